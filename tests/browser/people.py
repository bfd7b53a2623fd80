"""People with a browser. They look at roles, labels and words, and click what they see."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Locator, Page

from orrery.kernel import FastChance, find_game
from orrery.server.looks import Choice
from tests.browser.house import House, Oracle
from tests.browser.words import message_names, tell

PATIENT = 20_000
"""Milliseconds that a person waits before something counts as not coming."""
NETWORK = re.compile("Failed to load resource|WebSocket connection to|net::ERR_")
"""What a browser writes when the server is away or refuses: no defect of the client."""
KEEP = """(settings) => {
    for (const [name, value] of Object.entries(settings))
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
}"""
AT_REST = """(seq) => {
    const prompt = document.querySelector("[data-seq]");
    return prompt !== null && prompt.ariaBusy !== "true" && Number(prompt.dataset.seq) >= seq;
}"""
AT = "at => document.querySelector('[data-seq]')?.dataset.seq === String(at)"
SEEN = """() => {
    const names = ["aria-label", "title", "placeholder", "aria-valuetext"];
    const told = (it) => names.map((name) => it.getAttribute(name));
    const all = [...document.querySelectorAll("*")].flatMap(told);
    return [document.body.innerText, ...all].filter(Boolean).join("\\n");
}"""
"""What is read on a page, also by those who listen to it."""
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
UNDER_WAY = """(seq) => {
    const prompt = document.querySelector("[data-seq]");
    return prompt?.ariaBusy === "true" || Number(prompt?.dataset.seq) > seq;
}"""
MOVES = """() => [...document.querySelectorAll("#offers :is([data-move], [data-moves])")]
    .flatMap((it) => it.dataset.moves?.split("\\n") ?? [it.dataset.move])"""
HOLDS = """(move) => [...document.querySelectorAll("#offers [data-moves]")]
    .findIndex((it) => it.dataset.moves.split("\\n").includes(move))"""
"""Which button a move lies behind, when there are many."""
KEY = "element => element.getAttribute('aria-keyshortcuts')"


class Person:
    """Somebody with a browser of their own, and a page in it."""

    def __init__(
        self,
        house: House,
        url: str,
        context: BrowserContext,
        name: str,
        settings: dict[str, str],
        game: str,
    ) -> None:
        self.house = house
        self.game = game
        self.url = url
        self.context = context
        self.language = "en"
        self.complaints: list[str] = []
        context.add_init_script(f"try {{ ({KEEP})({settings!r}) }} catch {{}}")
        context.set_default_timeout(PATIENT)
        self.page = self.opens_a_page()
        self.name = name
        self.me: dict[str, str] = self.post("/api/guests", name=name) if name else {}

    def opens_a_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))
        page.on("console", self._overhear)
        return page

    def _overhear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not NETWORK.search(message.text):
            self.complaints.append(message.text)

    @property
    def guest(self) -> str:
        return self.me["guest"]

    # --- without looking at a page -----------------------------------------------------------

    def asks(self, path: str, **body: Any) -> APIResponse:
        """A request with this person's cookies: a GET, or a POST of what is given."""
        url = self.url + path
        if not body:
            return self.context.request.get(url)
        sent = {key: value for key, value in body.items() if key != "empty"}
        return self.context.request.post(url, data=sent)

    def get(self, path: str) -> Any:
        answer = self.asks(path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, /, **body: Any) -> Any:
        answer = self.asks(path, **(body or {"empty": True}))
        assert answer.ok, answer.text()
        return answer.json()

    def opens(self, seats: str, game: str = "", **more: Any) -> dict[str, Any]:
        """Open a table; seats are written `me link bot:random`."""
        wanted = []
        for seat in seats.split():
            who, _, bot = seat.partition(":")
            wanted.append({"who": who, "bot": bot} if bot else {"who": who})
        opened = self.post("/api/tables", game=game or self.game, seats=wanted, **more)
        assert isinstance(opened, dict)
        return opened

    # --- words -------------------------------------------------------------------------------

    def says(self, id: str, **args: object) -> str:
        """What the screen says in this person's language."""
        return tell(self.language, self.game, id, **args)

    def button(self, id: str, **args: object) -> Locator:
        return self.page.get_by_role("button", name=self.says(id, **args), exact=True)

    def link(self, id: str, **args: object) -> Locator:
        return self.page.get_by_role("link", name=self.says(id, **args), exact=True)

    def field(self, id: str, **args: object) -> Locator:
        return self.page.get_by_label(self.says(id, **args), exact=True)

    def words(self, id: str, **args: object) -> Locator:
        """Where a message is read; the first of several places."""
        return self.page.get_by_text(self.says(id, **args)).filter(visible=True).first

    def says_no_ids(self) -> None:
        """Nothing on the page is the name of a message instead of its text."""
        seen = self.page.evaluate(SEEN)
        assert not (ids := message_names() & set(WORD.findall(seen))), ids
        assert "{" not in seen, [line for line in seen.splitlines() if "{" in line]

    # --- at a table that is over ---------------------------------------------------------------

    def opens_the_sheet(self) -> Locator:
        """The score sheet, opened from the prompt."""
        self.button(self.sheet).click()
        return self.page.get_by_role("dialog", name=self.says(self.sheet))

    @property
    def sheet(self) -> str:
        """What the sheet is called: some games are not won by points."""
        return "frame-sheet" if has_points(self.game) else "frame-standing"

    # --- at a table --------------------------------------------------------------------------

    def goes(self, path: str) -> None:
        self.page.goto(self.url + path)

    def sits_at(self, table: str) -> None:
        """Open the table and wait until it is on the screen."""
        self.goes(f"/table/{table}")
        self.sees(0)

    @property
    def seq(self) -> int:
        """The position on the screen."""
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or -1)

    def sees(self, seq: int) -> None:
        """Wait until a position is on the screen and nothing is under way."""
        self.page.wait_for_function(AT_REST, arg=seq)

    def sees_the_past(self, at: int) -> None:
        """Wait until a position of the past is on the screen."""
        self.page.wait_for_function(AT, arg=at)

    @property
    def offers(self) -> Locator:
        return self.page.locator("#offers :is([data-move], [data-moves])")

    def moves(self) -> list[str]:
        """The moves that are offered, in the order of the list, also those behind a button."""
        found = self.page.evaluate(MOVES)
        assert isinstance(found, list)
        return found

    def offer(self, move: str) -> Locator:
        """The button of a move, once whatever it lies behind has been opened."""
        wanted = self.page.locator(f'#offers [data-move="{move}"]')
        while not wanted.count() and (behind := self.behind(move)):
            behind.click()
        return wanted

    def behind(self, move: str) -> Locator | None:
        """The button that a move lies behind."""
        at = int(self.page.evaluate(HOLDS, move))
        return self.page.locator("#offers [data-moves]").nth(at) if at >= 0 else None

    def presses(self, move: str) -> None:
        """Play a move by the keys that the list names."""
        wanted = self.page.locator(f'#offers [data-move="{move}"]')
        while not wanted.count() and (behind := self.behind(move)):
            self.page.keyboard.press(behind.evaluate(KEY))
        self.page.keyboard.press(wanted.evaluate(KEY))

    def component(self, target: str) -> Locator:
        return self.page.locator(f'[data-target~="{target}"]').first

    def plays(self, move: str) -> None:
        """Click an offer, and wait for what comes of it."""
        before = self.seq
        self.offer(move).click()
        self.sees(before + 1)

    def touches(self, choice: Choice) -> bool:
        """Play a move by clicking what it touches on the board; False when that took the list."""
        before = self.seq
        # Whoever wants the board takes the pointer off the list, which then folds again.
        self.page.mouse.move(0, 0)
        for target in choice.targets:
            self.component(target).click()
            if self.page.evaluate(UNDER_WAY, before):
                self.sees(before + 1)
                return True
        self.plays(choice.move)
        return False

    def goes_on(self, oracle: Oracle, moves: int) -> None:
        """Play a few good moves from the list, for whatever seat is asked."""
        for _ in range(moves):
            move = oracle.catch_up().best().move
            self.plays(move)


@cache
def has_points(game: str) -> bool:
    found = find_game(game)
    play = found.start(min(found.seats), FastChance(0))
    return bool(found.outcome(play).totals)


def keep_evidence(person: Person, folder: Path) -> None:
    """What a failed test left on the screens of a person."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(person.context.pages):
        stem = folder / f"page-{number}"
        page.screenshot(path=f"{stem}.png")
        Path(f"{stem}.html").write_text(page.content(), "utf-8")


Meets = Callable[..., Person]
