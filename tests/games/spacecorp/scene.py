"""A short builder of positions, so that tests read as play.

scene = Scene().hand(0, "ion_drive", "cargo_pod").turn(0)
scene.play("act move", "lead 1", "go luna", "infra 0 0", "lay ion_drive", "lay cargo_pod", "done")

Windows that nobody uses are let go by; `edge poach_m` is played by whoever is asked and holds it,
`1: pass` by seat 1.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp.components import ERAS, STACKS, TIME
from orrery.games.spacecorp.model import (
    HQ,
    NONE,
    SOURCE,
    Corp,
    G,
    ScOptions,
    Table,
    Team,
    chart,
    profit,
)
from orrery.games.spacecorp.turn import EndEra, NextTurn, Turn
from orrery.kernel import (
    PASS,
    Card,
    Event,
    FastChance,
    Frame,
    Refusal,
    ScriptedChance,
    Window,
    Zone,
    bit,
)


class Scene:
    """A table of an era whose pieces are put where a test wants them. Seat 0 is the first player.

    Nobody holds cards; profit is 10 each; the offers are empty until `display` fills them.
    """

    def __init__(
        self,
        players: int = 2,
        era: str = "mariners",
        *,
        last: str = "starfarers",
        seed: int = 1,
        pack: Path | None = None,
    ) -> None:
        options = ScOptions(first_era=era, last_era=last)  # type: ignore[arg-type]
        self.g: G = GAME.start(players, FastChance(seed), options, pack=pack, listen=True)
        s = self.g.state
        s.first = s.active = 0
        s.stack = []
        for seat in range(players):
            self._empty(seat)
            self.profit(seat, 10)
            for card in s.corps[seat].progress:
                s.progress[self.g.content.progress_ids.index(card)] |= 1
            s.corps[seat].progress = ()
        for slot, face in enumerate(s.offers):
            self._bury(face)
            s.offers[slot] = ""
        s.discs = [s.era - 1] * 7
        s.feats = ()
        s.laid = [Zone((), bit(0))] * 3
        self.g.heard = []

    # --- the position --------------------------------------------------------------------------

    @property
    def state(self) -> Table:
        return self.g.state

    def corp(self, seat: int) -> Corp:
        return self.g.state.corps[seat]

    def site(self, id: str) -> int:
        return chart(self.g).number[id]

    def _bury(self, face: str) -> None:
        """A card under the deck."""
        s = self.state
        s.lots += 1
        s.deck = s.deck.under(Card(face, 0, ((s.lots, -1),)))

    def _empty(self, seat: int) -> None:
        corp = self.corp(seat)
        for card in corp.hand.cards:
            self._bury(card.face)
        corp.hand = Zone((), bit(seat))

    def _pull(self, face: str) -> None:
        """Take a card out of the deck, or from the discard pile."""
        s = self.state
        for at, card in enumerate(s.deck.cards):
            if card.face == face:
                s.deck = s.deck.without(at)
                return
        if face == TIME and s.timed:
            s.timed -= 1
            return
        at = s.discard.index(face)
        s.discard = s.discard[:at] + s.discard[at + 1 :]

    def hand(self, seat: int, *faces: str) -> Scene:
        """The whole hand; nobody else knows it."""
        self._empty(seat)
        s, corp = self.state, self.corp(seat)
        for face in faces:
            self._pull(face)
            s.lots += 1
            own = Card(face, bit(seat), ((s.lots, ~bit(seat)),))
            corp.hand = corp.hand.under(own)
        return self

    def infra(self, seat: int, slot: int, card: str) -> Scene:
        if self.g.content.cards[card].era == ERAS[self.state.era]:
            self._pull(card)
        self.corp(seat).infra[slot] = card
        return self

    def profit(self, seat: int, n: int) -> Scene:
        corp = self.corp(seat)
        corp.earned[SOURCE["start"]] += n - profit(corp)
        return self

    def team(
        self, seat: int, number: int, site: str | None, track: int = 0, claim: bool = False
    ) -> Scene:
        where = HQ if site is None else self.site(site)
        self.corp(seat).teams[number - 1] = Team(where, track, claim)
        return self

    def tile(self, site: str, *tiles: str) -> Scene:
        """The Discovery tiles on a site."""
        s = self.state
        for tile in tiles:
            at = STACKS[s.era].index(self.g.content.tiles[tile].stack)
            faces = [card.face for card in s.stacks[at].cards]
            s.stacks[at] = s.stacks[at].without(faces.index(tile))
        s.tiles[self.site(site)] = tiles
        return self

    def top(self, *tiles: str) -> Scene:
        """The next tiles of their stacks, the first on top."""
        s = self.state
        for tile in reversed(tiles):
            at = STACKS[s.era].index(self.g.content.tiles[tile].stack)
            faces = [card.face for card in s.stacks[at].cards]
            card = s.stacks[at].cards[faces.index(tile)]
            s.stacks[at] = Zone((card, *s.stacks[at].without(faces.index(tile)).cards))
        return self

    def base(self, seat: int, site: str, *bases: str) -> Scene:
        s, at = self.state, self.site(site)
        s.bases[at], s.owner[at] = bases, seat
        types = list(self.g.content.bases)
        for base in bases:
            if seat < s.players:
                self.corp(seat).supply[types.index(base)] -= 1
        return self

    def colony(self, site: str, id: str) -> Scene:
        s = self.state
        s.colony[self.site(site)] = id
        s.colonies = tuple(other for other in s.colonies if other != id)
        return self

    def progress(self, seat: int, *ids: str) -> Scene:
        """Progress cards that a player has: their rewarded copies, or those that are left."""
        s = self.state
        for id in ids:
            at = self.g.content.progress_ids.index(id)
            left = s.progress[at] or 3
            s.progress[at] = left & ~(1 if left & 1 else 2)
            self.corp(seat).progress += (id,)
        return self

    def wheel(self, seat: int, genetics: int = 0, revelation: int = 0) -> Scene:
        self.corp(seat).genetics, self.corp(seat).revelation = genetics, revelation
        return self

    def display(self, *faces: str) -> Scene:
        """The offers."""
        s = self.state
        for face in faces:
            if face:
                self._pull(face)
        s.offers = [*faces, *[""] * (4 - len(faces))]
        return self

    def deck(self, *faces: str) -> Scene:
        """The top of the deck."""
        s = self.state
        for face in faces:
            self._pull(face)
        for face in reversed(faces):
            s.lots += 1
            s.deck = Zone((Card(face, 0, ((s.lots, -1),)), *s.deck.cards))
        return self

    def draw_out(self, left: int = 0) -> Scene:
        """A deck with only so many cards; the others are discarded."""
        s = self.state
        gone, rest = s.deck.cards[: len(s.deck) - left], s.deck.cards[len(s.deck) - left :]
        s.deck = Zone(rest)
        s.discard += tuple(card.face for card in gone if card.face != TIME)
        s.timed += sum(card.face == TIME for card in gone)
        return self

    def fulfilled(self, *rows: int) -> Scene:
        """Contracts of this era that somebody has fulfilled."""
        for row in rows:
            self.state.discs[row - 1] = self.state.era
        return self

    def chance(self, **streams: list[int]) -> Scene:
        self.g.chance = ScriptedChance({k.replace("_", ":"): v for k, v in streams.items()})
        return self

    # --- play ----------------------------------------------------------------------------------

    def turn(self, seat: int = 0) -> Scene:
        return self.run(Turn(seat))

    def again(self, seat: int = 0) -> Scene:
        """Leave everything as it is and begin another turn."""
        self.finish()
        self.state.stack = []
        return self.turn(seat)

    def end_era(self) -> Scene:
        return self.run(EndEra())

    def next_turn(self, seat: int = 0) -> Scene:
        return self.run(NextTurn(seat))

    def run(self, *frames: Frame[Any, Any]) -> Scene:
        assert self.violations() == []
        self.g.push(*frames)
        self.g.advance()
        return self

    def play(self, *texts: str) -> Scene:
        for text in texts:
            self._move(text)
            assert self.violations() == [], text
        return self

    def _move(self, text: str) -> None:
        seat, _, rest = text.rpartition(": ")
        if not seat and not text.startswith("edge"):
            self.let_go()
        move = self.g.game.notation.parse(rest)
        if seat:
            self.g.submit(int(seat), move)
            return
        for other in self.g.to_act():
            if move in self.g.offers_for(other):
                self.g.submit(other, move)
                return
        if text.startswith("edge") and isinstance(self.g.question, Window):
            self.g.submit(self.g.to_act()[0], PASS)
            self._move(text)
            return
        raise AssertionError(f"{text!r} is not offered; {self.asked()}: {self.offers()}")

    def let_go(self) -> Scene:
        """Windows that nobody uses."""
        while isinstance(self.g.question, Window):
            self.g.submit(self.g.to_act()[0], PASS)
        return self

    def finish(self) -> Scene:
        """The turn to its end, without using anything."""
        seat = self.state.active
        while not self.g.over and self.state.active == seat:
            self.let_go()
            if self.asked().startswith("take_action") or self.g.over:
                break
            offers = self.g.offers
            self.g.submit(self.g.seat, PASS if PASS in offers else offers[0])
        return self.let_go()

    # --- what is asked and what happened ---------------------------------------------------------

    def asked(self) -> str:
        """`take_action 0`: what is asked, and who."""
        if self.g.question is None:
            return ""
        return f"{self.g.question.kind()} {' '.join(map(str, self.g.to_act()))}"

    def offers(self, seat: int | None = None) -> list[str]:
        asked = self.g.seat if seat is None else seat
        return [str(move) for move in self.g.offers_for(asked)]

    def refused(self, target: str, seat: int | None = None) -> Refusal:
        """Why something is not possible now."""
        asked = self.g.seat if seat is None else seat
        _, refusals = self.g.explained(asked)
        return next(refusal for refusal in refusals if refusal.target == target)

    def money(self, seat: int) -> int:
        return profit(self.corp(seat))

    def holds(self, seat: int) -> list[str]:
        return sorted(card.face for card in self.corp(seat).hand.cards)

    def where(self, seat: int, number: int) -> str:
        team = self.corp(seat).teams[number - 1]
        return chart(self.g).sites[team.site].id if team.site >= 0 else ""

    def bases(self, site: str) -> tuple[str, ...]:
        return self.state.bases[self.site(site)]

    def owner(self, site: str) -> int | None:
        owner = self.state.owner[self.site(site)]
        return None if owner == NONE else owner

    def heard(self, kind: type[Event]) -> list[Event]:
        return [h.event for h in self.g.heard or [] if isinstance(h.event, kind)]

    def violations(self) -> list[str]:
        return GAME.violations(self.g)
