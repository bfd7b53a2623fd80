"""Everything that a server sends to somebody's browser, kept for reading afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page, Response, WebSocket

from orrery.kernel.zones import bit, zones_in
from orrery.server.house import COOKIE
from tests.browser.house import Oracle
from tests.browser.people import Person

PUBLIC = re.compile(r"^/(assets/|api/games\b|api/texts\b|orrery\.svg|$|(table|join|new|rules)\b)")
"""What everybody may read at any time: the client, the catalogue of components, the texts."""


class Heard(Struct):
    """Something that came down: where from, and what."""

    path: str
    text: str

    @property
    def look(self) -> dict[str, Any] | None:
        """The position in it, if it tells one."""
        told = json.loads(self.text) if self.text[:1] == "{" else {}
        look = told if "view" in told else told.get("look")
        return look if isinstance(look, dict) else None

    @property
    def seq(self) -> int | None:
        """The position that it tells, whole or as a change of the one before."""
        told = json.loads(self.text) if self.text[:1] == "{" else {}
        look = told if told.get("is") == "change" else self.look
        return look["seq"] if look else None

    def words(self) -> set[str]:
        """Every word of every text in it: `jump 1 SOL Y1` has four, `place:SOL` two."""
        return {
            word for text in texts_of(json.loads(self.text)) for word in re.split(r"[\s:]+", text)
        }


def texts_of(told: Any) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for key, value in told.items():
            yield key
            yield from texts_of(value)
    elif isinstance(told, list):
        for value in told:
            yield from texts_of(value)


class Wiretap:
    """Listens to what comes down to a person from now on."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[Heard] = []
        self._waiting: list[Response] = []
        person.context.on("response", lambda response: self._waiting.append(response))
        for page in person.context.pages:
            self._listen(page)
        person.context.on("page", self._listen)

    def _listen(self, page: Page) -> None:
        page.on("websocket", self._overhear)

    def _overhear(self, socket: WebSocket) -> None:
        path = self._path(socket.url.replace("ws:", "http:"))
        socket.on("framereceived", lambda frame: self.heard.append(Heard(path, str(frame))))

    def _path(self, url: str) -> str:
        return url.removeprefix(self.person.url).partition("?")[0]

    def read(self) -> list[Heard]:
        """What has come since the last time, the public things left out."""
        for response in self._waiting:
            path = self._path(response.url)
            if not PUBLIC.match(path) and response.status not in (204, 304):
                self.heard.append(Heard(path, response.text()))
        self._waiting.clear()
        heard, self.heard = self.heard, []
        return heard


def hidden_from(oracle: Oracle, seat: int | None) -> set[str]:
    """The cards that lie face down for a seat: in decks, in the hands of others, on the board."""
    mask = bit(seat)
    state = oracle.course.match.play.state
    return {
        card.face for zone, _ in zones_in(state) for card in zone.cards if card.hidden_from(mask)
    }


class Listener:
    """Compares what comes down to somebody with what they may know at that moment."""

    def __init__(self, person: Person, seat: int | None, secret: str) -> None:
        self.person = person
        self.seat = seat
        self.secret = secret
        self.tap = Wiretap(person)
        self.unseen: dict[int, set[str]] = {}
        """The cards that were never seen up to a position."""
        self.looks: set[int] = set()
        """The positions that were told."""
        self.heard = ""
        self._ahead: list[Heard] = []

    def note(self, oracle: Oracle) -> None:
        """What cannot be known where the oracle stands. What was seen once and is shuffled again
        stays in the log for all to read."""
        hidden = hidden_from(oracle, self.seat)
        self.unseen[oracle.seq] = hidden & self.unseen.get(oracle.seq - 1, hidden)

    def check(self, oracle: Oracle) -> None:
        """Everything that has come since the last check, but what the oracle does not know yet."""
        news, self._ahead = [*self._ahead, *self.tap.read()], []
        for heard in news:
            seq = heard.seq
            at = oracle.seq if seq is None else seq
            if at > oracle.seq:
                self._ahead.append(heard)
                continue
            leaked = self.unseen[at] & heard.words()
            assert not leaked, f"{heard.path} at {at} told seat {self.seat} of {leaked}"
            assert oracle.over or self.secret not in heard.text
            self.heard += heard.text
            if seq is not None:
                self.looks.add(at)

    def check_keys(self, *others: Person) -> None:
        """What lets somebody in as somebody else was told to nobody else."""
        for other in others:
            for cookie in other.context.cookies():
                assert cookie["name"] != COOKIE or cookie["value"] not in self.heard
            assert other.get("/api/guests/me")["token"] not in self.heard


def follow(oracle: Oracle, *listeners: Listener) -> None:
    """Let the oracle catch up, and compare what has come with every position on the way."""
    if not oracle.seq:
        for listener in listeners:
            listener.note(oracle)
    for _ in oracle.follow():
        for listener in listeners:
            listener.note(oracle)
    for listener in listeners:
        listener.check(oracle)
