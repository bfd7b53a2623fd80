"""Names, chat and words: what a stranger may write."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from unicodedata import category

from orrery.kernel import OrreryError

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Unicode categories that never stand in a name or a message: some would turn around what stands
beside them."""
JOINERS = "\u200c\u200d"
"""Kept between other characters: without them some scripts are misspelt, and families of emoji
fall apart."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by their category, of which nothing is seen."""
MARKS = 4
"""Combining marks on one letter; more of them would grow over the lines around."""


def read_line(text: str, longest: int, complaint: str) -> str:
    """A name or a line of chat, tidied; an error `complaint` when nothing or too much is left."""
    line = tidy(text)
    if len(line) > longest or not any(is_seen(char) for char in line):
        raise OrreryError(complaint, longest=longest)
    return line


def is_seen(char: str) -> bool:
    """Whether there is something to be seen of it when it stands alone."""
    return category(char)[0] in "LNPS" and char not in BLANK


def tidy(text: str) -> str:
    """The text without control characters and needless space, in one Unicode form."""
    normal = unicodedata.normalize("NFC", text)
    shown = (" " if char.isspace() else char for char in normal)
    kept = [char for char in shown if char in JOINERS or category(char) not in HIDDEN]
    words = "".join(few_marks(kept)).split()
    return " ".join(filter(None, (word.strip(JOINERS) for word in words)))


def few_marks(chars: list[str]) -> Iterator[str]:
    run = 0
    for char in chars:
        run = run + 1 if category(char) in ("Mn", "Me") else 0
        if run <= MARKS:
            yield char


def read_word(text: str, longest: int) -> str:
    """A move, an id, a policy: short and printable."""
    if not 1 <= len(text) <= longest or not text.isprintable():
        raise OrreryError("error-word", longest=longest)
    return text
