"""A short builder of positions, so that tests read as play.

scene = Scene(players=4)
scene.technology("I1", "t1_lasters", by=[0]).faction(0, ore=2, pop=1)
scene.turn(0).play("act research2.1", "research B")
assert scene.seat(0).ore == 0
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun.effects import Perform, parse
from orrery.games.beyond_the_sun.model import (
    DISC_NAMES,
    BtsOptions,
    Colony,
    Faction,
    G,
    Table,
    berth,
    berths_of,
    level_of,
)
from orrery.games.beyond_the_sun.research import Discover
from orrery.games.beyond_the_sun.space import CheckControl
from orrery.games.beyond_the_sun.turn import NextTurn, Turn
from orrery.kernel import Card, Event, FastChance, Frame, Refusal, Zone

BASIC = ("un_basic", "no_basic", "dct_basic", "scf_basic")
ADVANCED = ("un_adv", "no_adv", "dct_adv", "scf_adv")


class Scene:
    """A table whose pieces are put where a test wants them. Seat 0 is the first player."""

    def __init__(
        self,
        players: int = 4,
        *,
        mats: Iterable[str] | None = None,
        options: BtsOptions | None = None,
        seed: int = 1,
        pack: Path | None = None,
    ) -> None:
        options = options or BtsOptions()
        self.g: G = GAME.start(players, FastChance(seed), options, pack=pack, listen=True)
        s = self.g.state
        s.first = s.active = 0
        chosen = tuple(mats or (BASIC if options.mats == "basic" else ADVANCED))
        for seat, mat in zip(range(players), chosen, strict=False):
            self.seat(seat).mat = mat
            self.seat(seat).supply = list(self.g.content.mats[mat].columns)
        for faction in s.factions:
            faction.ore, faction.pop = 0, 2
            faction.ships = [0] * len(faction.ships)
        s.stack = []
        s.cards = [""] * len(s.cards)
        self.g.heard = []

    # --- the position --------------------------------------------------------------------------

    @property
    def state(self) -> Table:
        return self.g.state

    def seat(self, seat: int) -> Faction:
        return self.g.state.factions[seat]

    def faction(
        self,
        seat: int,
        *,
        ore: int | None = None,
        pop: int | None = None,
        supply: list[int] | None = None,
        food_discs: int | None = None,
        ore_discs: int | None = None,
        automation: list[int] | None = None,
        pawn: str | None = None,
    ) -> Scene:
        """What lies on a mat. `food_discs` and `ore_discs` are the discs left on the tracks."""
        f = self.seat(seat)
        f.ore = f.ore if ore is None else ore
        f.pop = f.pop if pop is None else pop
        f.supply = f.supply if supply is None else list(supply)
        f.tracks[0] = f.tracks[0] if food_discs is None else food_discs
        f.tracks[1] = f.tracks[1] if ore_discs is None else ore_discs
        f.automation = f.automation if automation is None else list(automation)
        f.pawn = f.pawn if pawn is None else pawn
        return self

    def ships(self, seat: int, *where: str) -> Scene:
        """Ships as `level@place`, one word a ship: `2@SOL`."""
        for word in where:
            level, place = word.split("@")
            self.seat(seat).ships[berth(self.place(place), int(level))] += 1
        return self

    def system(self, place: str, card: str, owner: int | None = None, disc: str = "food") -> Scene:
        """A system card in a slot, perhaps with an outpost."""
        s = self.state
        s.systems = [without(deck, card) for deck in s.systems]
        s.cards[self.place(place)] = card
        return self if owner is None else self.outpost(place, owner, disc)

    def outpost(self, place: str, owner: int, disc: str) -> Scene:
        s = self.state
        s.owners[self.place(place)] = owner
        s.discs[self.place(place)] = DISC_NAMES.index(disc)
        if disc != "star":
            self.seat(owner).tracks[DISC_NAMES.index(disc)] -= 1
        return self

    def colony(self, seat: int, system: str, *discs: str) -> Scene:
        s, f = self.state, self.seat(seat)
        s.systems = [without(deck, system) for deck in s.systems]
        s.cards = ["" if card == system else card for card in s.cards]
        f.colonies = (*f.colonies, Colony(system, tuple(DISC_NAMES.index(d) for d in discs)))
        return self

    def technology(self, slot: str, card: str, by: Iterable[int] = ()) -> Scene:
        """A discovered technology, researched by some seats (level I cards swap places)."""
        s, at = self.state, self.slot(slot)
        if card in s.slots:
            s.slots[s.slots.index(card)] = s.slots[at]
        s.decks = [without(deck, card) for deck in s.decks]
        s.rows = [None if row is None else tuple(c for c in row if c != card) for row in s.rows]
        s.slots[at] = card
        for seat in by:
            self.seat(seat).slots |= 1 << at
        return self

    def private(self, seat: int, card: str) -> Scene:
        s = self.state
        s.decks = [without(deck, card) for deck in s.decks]
        self.seat(seat).private = (*self.seat(seat).private, card)
        return self

    def deck(self, level: int, *cards: str) -> Scene:
        """The top of a technology deck, the first named on top."""
        deck = self.state.decks[level - 2]
        rest = [c for c in deck.cards if c.face not in cards]
        self.state.decks[level - 2] = Zone((*(Card(c, 0) for c in cards), *rest))
        return self

    def only(self, level: int, *cards: str) -> Scene:
        """A technology deck of these cards alone."""
        self.state.decks[level - 2] = Zone(tuple(Card(c, 0) for c in cards))
        return self

    def row(self, level: int, *cards: str) -> Scene:
        """An open row of the tech table that holds these cards; others go under the deck."""
        s = self.state
        s.decks[level - 2] = s.decks[level - 2].under(
            *(Card(c, 0) for c in s.rows[level - 2] or ())
        )
        for card in cards:
            s.decks[level - 2] = without(s.decks[level - 2], card)
        s.rows[level - 2] = cards
        return self

    def system_deck(self, deck: str, *cards: str, only: bool = False) -> Scene:
        at = "AB".index(deck)
        self.state.systems = [
            Zone(tuple(c for c in zone.cards if c.face not in cards)) for zone in self.state.systems
        ]
        rest = () if only else self.state.systems[at].cards
        self.state.systems[at] = Zone((*(Card(c, 0) for c in cards), *rest))
        return self

    def event(self, slot: str, event: str) -> Scene:
        """The event that lies face down on a slot."""
        s = self.state
        at = self.g.content.tree.covered.index(self.slot(slot))
        cards = list(s.events.cards)
        cards[at] = Card(event, 0)
        s.events = Zone(tuple(cards))
        return self

    def lasting(self, *events: str) -> Scene:
        self.state.lasting = events
        return self

    def guild(self, *guilds: str) -> Scene:
        self.state.guilds = guilds
        return self

    def achievements(self, *ids: str) -> Scene:
        s = self.state
        s.achievements = ids
        s.claims, s.marks = [()] * len(ids), [()] * len(ids)
        return self

    def claimed(self, achievement: str, *seats: int) -> Scene:
        s = self.state
        at = s.achievements.index(achievement)
        s.claims[at] = seats
        s.marks[at] = (2,) * len(seats)
        return self

    def complete(self) -> Scene:
        """Put back what the position left out, so that every piece of the box is somewhere."""
        s, content = self.state, self.g.content
        techs = {*s.slots, *(c for row in s.rows for c in row or ())}
        techs |= {c.face for deck in s.decks for c in deck.cards}
        techs |= {c for f in s.factions for c in f.private}
        for technology in content.technologies.values():
            if technology.level > 1 and technology.id not in techs:
                at = technology.level - 2
                s.decks[at] = s.decks[at].under(Card(technology.id, 0))
        systems = {*s.cards, s.dyson, *(c.face for deck in s.systems for c in deck.cards)}
        systems |= {c.system for f in s.factions for c in f.colonies}
        for system in content.systems.values():
            if system.id not in systems:
                at = "AB".index(system.deck)
                s.systems[at] = s.systems[at].under(Card(system.id, 0))
        for seat in range(s.players):
            self._complete_mat(seat)
        return self

    def _complete_mat(self, seat: int) -> None:
        s, f, settings = self.state, self.seat(seat), self.g.content.settings
        used = f.pop + sum(f.ships) + f.slots.bit_count() + bool(f.museum)
        f.supply = [settings.cubes - used, 0, 0, 0, 0]
        for kind in (0, 1):
            away = f.automation[kind] + sum(c.discs.count(kind) for c in f.colonies)
            away += sum(o == seat and s.discs[i] == kind for i, o in enumerate(s.owners))
            f.tracks[kind] = settings.discs - away

    def industrious(self, *seats: int) -> Scene:
        """Factions that meet the condition of the achievement Industrial Giant."""
        for seat in seats:
            reach = self.g.content.achievements["a_industry"].reach
            self.faction(seat, automation=[reach, 0, 0])
        return self

    # --- play ----------------------------------------------------------------------------------

    def turn(self, seat: int) -> Scene:
        """Begin a seat's turn; the turns after it follow."""
        return self.ask(Turn(seat))

    def perform(
        self, seat: int, effects: str, *, action: bool = False, discovering: str = ""
    ) -> Scene:
        """Carry out an effect text for a seat, in its own turn, and check control.

        `discovering`: it is the text of the event on this slot."""
        self.state.active = seat
        after = [Discover(seat, self.slot(discovering))] if discovering else []
        frames = [Perform(seat, parse(effects), action), *after]
        return self.ask(*frames, CheckControl(), NextTurn(seat))

    def ask(self, *frames: Frame[Any, Any]) -> Scene:
        self.state.stack = []
        self.state.changed = False
        self.state.touched = 0
        self.g.push(*frames)
        self.g.advance()
        return self

    def check(self, active: int = 0) -> Scene:
        """Check control everywhere in a seat's turn, as after a change."""
        self.state.active = active
        self.state.stack = []
        self.state.touched = (1 << len(self.state.cards)) - 1
        self.g.push(CheckControl(), NextTurn(active))
        self.g.advance()
        return self

    def play(self, *texts: str) -> Scene:
        """Moves in notation, each by the seat that is asked."""
        for text in texts:
            self.g.submit(self.g.seat, GAME.notation.parse(text))
        return self

    def rest(self, turns: int = 1) -> Scene:
        """Turns of no consequence: a cube, an ore, and the ore that is produced."""
        for _ in range(turns):
            if self.asked().startswith("choose_action"):  # not when it is the only action
                self.play("act grow_ore")
            self.play("produce ore", "end")
        return self

    def offers(self) -> list[str]:
        return [str(move) for move in self.g.offers]

    def asked(self) -> str:
        """The kind of the question on top, with its seat: `choose_action 0`."""
        top = self.g.question
        return f"{top.kind()} {self.g.seat}" if top else "over"

    def refusal(self, target: str) -> Refusal:
        """Why something is not possible now."""
        _, refusals = self.g.explained(self.g.seat)
        return next(refusal for refusal in refusals if refusal.target == target)

    def heard(self, kind: type[Event]) -> list[Event]:
        return [h.event for h in self.g.heard or [] if isinstance(h.event, kind)]

    # --- looking -------------------------------------------------------------------------------

    def violations(self) -> list[str]:
        return GAME.violations(self.g)

    def knows(self, seat: int, slot: str) -> bool:
        return bool(self.seat(seat).slots >> self.slot(slot) & 1)

    def card(self, slot: str) -> str:
        """The technology in a slot, empty while undiscovered."""
        return self.state.slots[self.slot(slot)]

    def colonies(self, seat: int) -> dict[str, list[str]]:
        """The colonies of a seat with the discs on them."""
        return {c.system: [DISC_NAMES[d] for d in c.discs] for c in self.seat(seat).colonies}

    def place(self, id: str) -> int:
        return self.g.content.boards[self.state.players].index[id]

    def slot(self, id: str) -> int:
        return self.g.content.tree.index[id]

    def owner(self, place: str) -> int:
        return self.state.owners[self.place(place)]

    def at(self, place: str, seat: int) -> list[int]:
        """The levels of a seat's ships in a place."""
        ships = self.seat(seat).ships
        return [level_of(at) for at in berths_of(self.place(place)) for _ in range(ships[at])]

    def points(self, line: str) -> tuple[int, ...]:
        return next(row.points for row in GAME.outcome(self.g).sheet if row.id == line)


def without(zone: Zone, card: str) -> Zone:
    return Zone(tuple(c for c in zone.cards if c.face != card), zone.eyes)
