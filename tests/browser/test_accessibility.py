"""axe on every page and state: nothing serious, nothing critical; and no id instead of a text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.client import WEB
from tests.browser.house import House
from tests.browser.people import Meets, Person
from tests.browser.words import GAME

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
BAD = ("serious", "critical")
RUN = """async () => {
    const found = await axe.run(document, { resultTypes: ["violations"] });
    const told = (node) => [node.html, node.failureSummary];
    return found.violations.map((it) => ({ ...it, nodes: it.nodes.map(told) }));
}"""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
State = Callable[[Person], None]
"""Brings a person to a page and into a state of it."""


def assert_accessible(person: Person) -> None:
    person.page.evaluate(AXE.read_text("utf-8"))
    found = [entry for entry in person.page.evaluate(RUN) if entry["impact"] in BAD]
    for entry in found:
        entry["nodes"] = [node for node in entry["nodes"] if not is_excused(entry["id"], *node)]
    found = [entry for entry in found if entry["nodes"]]
    assert not found, "\n".join(described(entry) for entry in found)


def is_excused(rule: str, html: str, why: str) -> bool:
    """Ruling: a piece of the board is a picture. Its name and what it does are its label; the
    numbers painted on it are not."""
    return rule == "label-content-name-mismatch" and "data-roving" in html


def described(entry: dict[str, Any]) -> str:
    nodes = "\n".join(f"  {html[:200]}\n    {why}" for html, why in entry["nodes"][:4])
    return f"{entry['impact']} {entry['id']} ({len(entry['nodes'])}):\n{nodes}"


# --- pages ---------------------------------------------------------------------------------------


def home(ada: Person) -> None:
    ada.opens("me link", public=True, name="Open sky")
    ada.house.lay_out(ada, "bot:random", moves=None)
    ada.house.lay_out(ada, ada, moves=10)
    ada.goes("/")
    ada.words("home-mine").wait_for()
    ada.page.get_by_text("Open sky").first.wait_for()


def settings(ada: Person) -> None:
    ada.goes("/")
    ada.button("page-settings").click()
    ada.page.get_by_role("dialog").wait_for()


def new(ada: Person) -> None:
    ada.goes(f"/new/{ada.game}")
    ada.words("new-variants").wait_for()


def waiting(ada: Person) -> None:
    table = ada.opens("me link bot:random")["table"]["id"]
    ada.goes(f"/table/{table}")
    ada.words("waiting-next-seated").wait_for()


def join(ada: Person) -> None:
    token = ada.opens("me link bot:random")["invitations"][0]["token"]
    ada.goes(f"/join#{token}")
    ada.words("join-host", host="Ada", n=2).wait_for()


def broken_join(ada: Person) -> None:
    ada.goes("/join#a.made.up.token")
    ada.words("join-broken-help").wait_for()


def return_(ada: Person) -> None:
    ada.goes("/return#made.up")
    ada.words("return-failed").wait_for()


def unknown(ada: Person) -> None:
    ada.goes("/table/nowhere")
    ada.words("error-no-such-table").wait_for()


def rules(ada: Person) -> None:
    ada.goes(f"/rules/{GAME}#BTS-3.1")
    ada.page.get_by_text("BTS-3.1", exact=True).first.wait_for()


def verify(ada: Person) -> None:
    table = ada.house.lay_out(ada, "bot:random", moves=None)
    ada.goes(f"/table/{table}/verify")
    ada.words("verify-numbers").wait_for()


def bring(ada: Person) -> str:
    table = ada.house.lay_out(ada, "bot:random", moves=None)
    record = ada.asks(f"/api/tables/{table}/record").json()
    return str(ada.post("/api/records", **record)["record"])


def record(ada: Person) -> None:
    ada.goes(f"/record/{bring(ada)}")
    ada.words("record-checked").wait_for()


def record_position(ada: Person) -> None:
    ada.goes(f"/record/{bring(ada)}/at/20")
    ada.sees_the_past(20)


# --- the table -----------------------------------------------------------------------------------


def table(ada: Person) -> None:
    ada.sits_at(ada.house.lay_out(ada, ada, moves=60))


def alone(ada: Person) -> None:
    """Against the automaton of a game for one, with all that experts see."""
    ada.sits_at(ada.house.lay_out(ada, moves=40, options={"expert": True}))


def asked(ada: Person, question: str) -> None:
    """At a table where a question is asked whose answers lie on the mat or in a spread."""
    oracle = ada.house.oracle(ada.house.lay_out(ada, ada))
    while (look := oracle.look(oracle.seat)).asked is None or look.asked.question != question:
        oracle.plays(oracle.seat, oracle.best().move)
    ada.sits_at(ada.house.lay_out(ada, ada, moves=oracle.seq))
    ada.offers.first.wait_for()


def production(ada: Person) -> None:
    asked(ada, "choose_production")


def pick(ada: Person) -> None:
    asked(ada, "pick_technology")


def outpost(ada: Person) -> None:
    asked(ada, "place_outpost")


def watched(ada: Person) -> None:
    ada.sits_at(ada.house.lay_out(ada, "bot:random", moves=30, options={"mats": "advanced"}))


def curtain(ada: Person) -> None:
    ada.page.add_init_script("localStorage.setItem('curtain', 'on')")
    ada.goes(f"/table/{ada.house.lay_out(ada, ada, moves=20)}")
    ada.words("curtain-help", name="Ada 1").or_(ada.words("curtain-help", name="Ada 2")).wait_for()


def history(ada: Person) -> None:
    ada.goes(f"/table/{ada.house.lay_out(ada, ada, moves=40)}/at/25")
    ada.sees_the_past(25)


def score(ada: Person) -> None:
    ada.sits_at(ada.house.lay_out(ada, "bot:random", moves=None))
    ada.button("frame-sheet").click()
    ada.page.get_by_role("dialog", name=ada.says("frame-sheet")).wait_for()


def results(ada: Person) -> None:
    ada.goes(f"/table/{ada.house.lay_out(ada, 'bot:random', moves=None)}/results")
    ada.page.locator("canvas").wait_for()
    ada.page.get_by_label(ada.says("ending-sheet-made")).check()


def lessons(ada: Person) -> None:
    ada.goes(f"/learn/{ada.game}")
    ada.page.locator("main ol a").first.wait_for()


def lesson(ada: Person) -> None:
    lessons(ada)
    ada.page.locator("main ol a").first.click()
    ada.sees(0)


def help_(ada: Person) -> None:
    table(ada)
    ada.page.keyboard.press("?")
    ada.page.locator("dialog[open] dl kbd").first.wait_for()


def menu(ada: Person) -> None:
    table(ada)
    ada.button("frame-menu").click()
    ada.button("menu-concede").click()


def rules_beside(ada: Person) -> None:
    table(ada)
    ada.page.get_by_role("tab", name=ada.says("frame-rules")).click()
    ada.page.get_by_text("BTS-1.1", exact=True).wait_for()


def chat(ada: Person) -> None:
    table(ada)
    ada.page.get_by_role("tab", name=ada.says("frame-chat")).click()
    ada.field("frame-chat-write").fill("Hello")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_text("Hello").wait_for()


def why_not(ada: Person) -> None:
    table = ada.house.lay_out(ada, ada)
    ada.sits_at(table)
    refusal = ada.get(f"/api/tables/{table}/why-not")[0]
    ada.component(refusal["target"]).click()
    ada.words("frame-why-not").wait_for()


def sheet(ada: Person) -> None:
    table(ada)
    ada.button("frame-own").tap()
    expect(ada.button("frame-own")).to_have_attribute("aria-expanded", "true")


PAGES: list[State] = [home, settings, new, waiting, join, broken_join, return_, unknown, rules]
PAGES += [verify, record, record_position, table, watched, curtain, history, score, menu]
PAGES += [results, lessons, lesson, help_]
PAGES += [rules_beside, chat, why_not, production, pick, outpost]
PHONE_PAGES: list[State] = [home, new, table, sheet, history, score, menu, results, lesson]
OTHERS: dict[str, list[State]] = {
    "black_angel": [new, table, alone, history, score, why_not, results, lesson],
    "spacecorp": [table, results],
    "ambitions_of_cosmos": [table, results],
    "xia": [table, results],
}
"""States that look different in another game."""
OTHER_PHONES: dict[str, list[State]] = {"black_angel": [table, sheet, score]}


def by_game(own: list[State], others: dict[str, list[State]]) -> list[tuple[str, State]]:
    more = [(game, state) for game, states in others.items() for state in states]
    return [(GAME, state) for state in own] + more


def called(part: str | State) -> str:
    return part if isinstance(part, str) else part.__name__


LOOKS = [("night", "en"), ("day", "ru")]


@pytest.mark.parametrize(("theme", "language"), LOOKS, ids=lambda value: str(value))
@pytest.mark.parametrize(("game", "state"), by_game(PAGES, OTHERS), ids=called)
def test_nothing_serious_is_found(
    meets: Meets, house: House, game: str, state: State, theme: str, language: str
) -> None:
    ada = meets("Ada", settings={"lang": language, "theme": theme}, game=game)
    ada.language = language
    state(ada)
    assert_accessible(ada)
    ada.says_no_ids()


@pytest.mark.parametrize(("theme", "language"), LOOKS, ids=lambda value: str(value))
@pytest.mark.parametrize(("game", "state"), by_game(PHONE_PAGES, OTHER_PHONES), ids=called)
def test_nothing_serious_is_found_on_a_phone(
    meets: Meets, house: House, game: str, state: State, theme: str, language: str
) -> None:
    ada = meets("Ada", settings={"lang": language, "theme": theme}, game=game, **PHONE)
    ada.language = language
    state(ada)
    assert_accessible(ada)
    ada.says_no_ids()


def test_a_stranger_finds_nothing_serious_on_the_first_page(meets: Meets, house: House) -> None:
    stranger = meets()
    stranger.goes("/")
    stranger.field("home-name").wait_for()
    assert_accessible(stranger)
    stranger.says_no_ids()
