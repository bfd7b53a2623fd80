"""Every text of the server is in both languages, and none is left over."""

import re

from orrery.kernel import LANGUAGES
from orrery.kernel.words import KERNEL_LOCALE, message_ids
from orrery.server.complaints import BY_STATUS, STATUS
from orrery.server.speech import BOTS_LOCALE, SERVER_LOCALE
from tests.cli.test_locale import arguments

CODE = [*SERVER_LOCALE.parent.rglob("*.py")]
MADE = {"error-table-waiting", "error-table-over", "error-table-stopped"}
"""Ids that the code puts together from a table's status."""


def written() -> set[str]:
    source = "\n".join(path.read_text(encoding="utf-8") for path in CODE)
    return set(re.findall(r'"((?:error|page)-[a-z0-9-]*[a-z0-9])"', source))


def test_both_languages_have_the_same_messages() -> None:
    english, russian = (message_ids(SERVER_LOCALE / f"{language}.ftl") for language in LANGUAGES)
    assert english == russian


def test_no_message_is_missing_and_none_is_unused() -> None:
    ids = message_ids(SERVER_LOCALE / "en.ftl")
    others = message_ids(KERNEL_LOCALE / "en.ftl") | message_ids(BOTS_LOCALE / "en.ftl")
    assert (written() | MADE) - ids - others == set()
    used = "\n".join(path.read_text("utf-8") for path in CODE if path.name != "complaints.py")
    raised = set(re.findall(r'"((?:error|page)-[a-z0-9-]*[a-z0-9])"', used))
    assert ids - raised - MADE - set(BY_STATUS.values()) - {"error-server-defect"} == set()


def test_every_status_belongs_to_a_message() -> None:
    known = (message_ids(folder / "en.ftl") for folder in (SERVER_LOCALE, KERNEL_LOCALE))
    assert set(STATUS) - set().union(*known) == set()


def test_messages_have_the_same_arguments_in_both_languages() -> None:
    english, russian = (
        arguments((SERVER_LOCALE / f"{language}.ftl").read_text(encoding="utf-8"))
        for language in LANGUAGES
    )
    assert english == russian
