"""A short builder of positions, so that tests read as play.

scene = Scene().sector(0, -2, "gold5").fleet(0, 1, (0, -2, "e"), "hornet", "argus")
scene.tactics(0).play("command 1", "fly A1")
assert scene.asked() == "move_fleet 0"
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from orrery.games.ambitions_of_cosmos import GAME
from orrery.games.ambitions_of_cosmos.chart import CELLS, NOWHERE, RING
from orrery.games.ambitions_of_cosmos.construction import Construction
from orrery.games.ambitions_of_cosmos.exploration import lay_signals
from orrery.games.ambitions_of_cosmos.fleets import sorted_ships
from orrery.games.ambitions_of_cosmos.land import land, lies
from orrery.games.ambitions_of_cosmos.model import (
    NOBODY,
    AocOptions,
    Battle,
    Fleet,
    G,
    Machine,
    Realm,
    Table,
)
from orrery.games.ambitions_of_cosmos.movement import Tactics
from orrery.games.ambitions_of_cosmos.routes import grant_routes
from orrery.games.ambitions_of_cosmos.science import free_slots, slot_code
from orrery.games.ambitions_of_cosmos.turn import Research, Turn
from orrery.kernel import (
    PASS,
    Card,
    Event,
    FastChance,
    Frame,
    Message,
    OrreryError,
    Refusal,
    ScriptedChance,
    Zone,
    state_hash,
)
from orrery.kernel.rows import changed

At = tuple[int, int] | tuple[int, int, str]
"""A place of the sector lattice, or a cell of it by its direction."""
NATIONS = ("khalil", "horus", "zanari", "taurian")


class Scene:
    """A table whose pieces are put where a test wants them. Seat 0 is the speaker of turn 1.

    Everybody has the first ship offered, on the advised cell; no turn has begun.
    """

    def __init__(
        self,
        players: int = 3,
        nations: Iterable[str] = NATIONS,
        *,
        options: dict[str, Any] | None = None,
        seed: int = 1,
        pack: Path | None = None,
    ) -> None:
        chosen = AocOptions(**{"nations": "chosen", **(options or {})})
        chance = ScriptedChance({"first": [0]}, seed)
        self.g: G = GAME.start(players, chance, chosen, pack=pack, listen=True)
        for nation in list(nations)[:players]:
            self.play(f"lead {nation}")
        while self.g.question is not None and self.state.phase == "setup":
            self.g.apply(self.g.offers[0])
        s = self.state
        s.stack = []
        s.phase = "tactical"
        self.g.chance = FastChance(seed)
        self.g.heard = []
        s.turn = 1

    # --- the position --------------------------------------------------------------------------

    @property
    def state(self) -> Table:
        return self.g.state

    def realm(self, seat: int, **values: Any) -> Scene:
        """Senators, influence, capital, science and so on."""
        for name, value in values.items():
            assert hasattr(self.state.realms[seat], name)
            setattr(self.state.realms[seat], name, value)
        return self

    def of(self, seat: int) -> Realm:
        return self.state.realms[seat]

    def place(self, u: int, v: int) -> int:
        return land(self.g).chart.places.index((u, v))

    def cell(self, at: At | str) -> int:
        if isinstance(at, str):
            return land(self.g).chart.cell_of[at]
        u, v, *ring = at
        return self.place(u, v) * CELLS + (1 + RING.index(ring[0]) if ring else 0)

    def id(self, at: At) -> str:
        """A cell as moves name it."""
        return land(self.g).chart.ids[self.cell(at)]

    def sector(self, u: int, v: int, sector: str, turn: int = 0, *, signals: str = "") -> Scene:
        """A sector that lies face up; signals of one kind on its marks, if one is named."""
        s, place = self.state, self.place(u, v)
        self._fetch(sector, place)
        s.covered[place] = Zone()
        s.ground = (*s.ground[:place], lies(sector, turn), *s.ground[place + 1 :])
        if signals:
            before = set(s.signals)
            lay_signals(self.g, place)
            for cell in set(s.signals) - before:
                self.signal(cell, signals)
        return self

    def _fetch(self, sector: str, place: int) -> None:
        """Let a covered sector change places with the wanted one."""
        s = self.state
        for other, zone in enumerate(s.covered):
            if any(card.face == sector for card in zone.cards):
                s.covered[other], s.covered[place] = s.covered[place], zone
                return
        card = next(card for card in s.box.cards if card.face == sector)
        rest = tuple(c for c in s.box.cards if c is not card)
        s.box = Zone((*rest, *s.covered[place].cards), s.box.eyes)
        s.covered[place] = Zone((card,))

    def signal(self, cell: int | At, kind: str) -> Scene:
        """The signal on a cell is of this kind; it lies face down."""
        s = self.state
        cell = cell if isinstance(cell, int) else self.cell(cell)
        old = s.signals.get(cell, Zone()).cards
        if old and old[0].face == kind:
            return self
        for other, zone in s.signals.items():
            if other != cell and zone.cards[0].face == kind and old:
                s.signals[other], s.signals[cell] = Zone(old), zone
                return self
        at = [card.face for card in s.bank.cards].index(kind)
        s.signals[cell] = Zone((s.bank.cards[at],))
        s.bank = Zone((*s.bank.cards[:at], *s.bank.cards[at + 1 :], *old), s.bank.eyes)
        return self

    def fleet(self, seat: int, number: int, at: At | str, *ships: str, **values: Any) -> Scene:
        """A fleet on a cell; without ships it is on the nation board."""
        fleet = self.state.realms[seat].fleets[number - 1]
        fleet.ships = sorted_ships(self.g, ships)
        fleet.cell = self.cell(at) if ships else NOWHERE
        fleet.spent, fleet.slow, fleet.came = 0, False, NOWHERE
        for name, value in values.items():
            setattr(fleet, name, value)
        return self

    def of_fleet(self, seat: int, number: int) -> Fleet:
        return self.state.realms[seat].fleets[number - 1]

    def where(self, seat: int, number: int) -> str:
        """The cell of a fleet, or nothing."""
        cell = self.of_fleet(seat, number).cell
        return "" if cell == NOWHERE else land(self.g).chart.ids[cell]

    def machine(self, at: At, heading: int = NOBODY, **values: Any) -> Scene:
        """A fleet of the Machine on a cell, where it was found."""
        cell = self.cell(at)
        self._take_signal("machine")
        self.state.machines.append(Machine(cell, heading, cell // CELLS, NOBODY, False, 0))
        for name, value in values.items():
            setattr(self.state.machines[-1], name, value)
        return self

    def token(self, kind: str, at: At) -> Scene:
        """Something that was found on a cell and stays there."""
        s, cell = self.state, self.cell(at)
        self._take_signal("art" if kind == "loose" else {"holes": "black_hole"}.get(kind, kind))
        name = {"station": "stations", "relic": "relics"}.get(kind, kind)
        setattr(s, name, (*getattr(s, name), cell))
        return self

    def _take_signal(self, kind: str) -> None:
        s = self.state
        at = [card.face for card in s.bank.cards].index(kind)
        s.bank = s.bank.without(at)

    def own(self, seat: int, u: int, v: int, *buildings: str) -> Scene:
        """A planet in the hands of a seat, with buildings."""
        s, place = self.state, self.place(u, v)
        s.owners = changed(s.owners, place, seat)
        s.buildings = (*s.buildings[:place], buildings, *s.buildings[place + 1 :])
        return self

    def techs(self, seat: int, *techs: str) -> Scene:
        """More technologies, wherever the pyramid has room; else aside, as far as rules go."""
        realm = self.of(seat)
        for tech in techs:
            level = self.g.content.technologies[tech].level
            slot = next(iter(free_slots(self.g, realm, tech)), 40 - len(realm.techs))
            realm.techs += (tech,)
            realm.slots += (slot_code(level, slot),)
        return self

    def laws(self, *laws: str) -> Scene:
        s = self.state
        for law in laws:
            at = [card.face for card in s.deck.cards].index(law)
            s.deck = s.deck.without(at)
        s.laws += laws
        return self

    def law_deck(self, *laws: str) -> Scene:
        """The top of the deck of laws."""
        s = self.state
        cards = list(s.deck.cards)
        for law in reversed(laws):
            card = next(c for c in cards if c.face == law)
            cards.remove(card)
            cards.insert(0, card)
        s.deck = Zone(tuple(cards), s.deck.eyes)
        return self

    def rolls(self, **dice: Iterable[int]) -> Scene:
        """What dice will show: `rolls(battle=[4, 5], hole=[2])`."""
        script = {f"die:{stream}": [n - 1 for n in faces] for stream, faces in dice.items()}
        self.g.chance = ScriptedChance(script, seed=1)
        return self

    # --- play ----------------------------------------------------------------------------------

    def ask(self, *frames: Frame[Any, Any]) -> Scene:
        self.state.stack = []
        self.g.push(*frames)
        self.g.advance()
        return self

    def begin(self, phase: str = "political") -> Scene:
        """A whole turn from its beginning; the turn is the next one."""
        self.state.phase = phase  # type: ignore[assignment]
        return self.ask(Turn())

    def construct(self, seat: int) -> Scene:
        self.state.phase = "construction"
        return self.ask(Construction(seat))

    def tactics(self, *seats: int) -> Scene:
        self.state.phase = "tactical"
        return self.ask(*(Tactics(seat) for seat in seats))

    def research(self, seat: int) -> Scene:
        self.state.phase = "science"
        self.of(seat).studied = 0
        return self.ask(Research(seat))

    def routes(self) -> Scene:
        grant_routes(self.g)
        return self

    def play(self, *texts: str) -> Scene:
        """Moves in notation, each by the first seat that is asked."""
        for text in texts:
            self.g.submit(self.g.seat, GAME.notation.parse(text))
        return self

    def by(self, seat: int, text: str) -> Scene:
        self.g.submit(seat, GAME.notation.parse(text))
        return self

    def pass_talks(self) -> Scene:
        """Let every opening of the talks go by."""
        while self.asked().startswith("talks"):
            self.g.submit(self.g.seat, PASS)
        return self

    def offers(self, verb: str = "") -> list[str]:
        """What is offered, or those offers of a verb."""
        texts = [str(move) for move in self.g.offers]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def asked(self) -> str:
        """The kind of the question on top, with its seat: `move_fleet 0`."""
        top = self.g.question
        return f"{top.kind()} {self.g.seat}" if top else "over"

    def refusal(self, target: str) -> Refusal:
        _, refusals = self.g.explained(self.g.seat)
        return next(refusal for refusal in refusals if refusal.target == target)

    def told(self, target: str) -> tuple[str, str]:
        """A refusal as a person reads it: message and clause."""
        refusal = self.refusal(target)
        return refusal.why.id, refusal.why.clause

    def preview(self, text: str) -> list[Message]:
        offers, _ = self.g.explained(self.g.seat)
        return list(next(offer for offer in offers if str(offer.move) == text).preview)

    def refuses(self, text: str) -> bool:
        """Whether a move is refused and nothing has changed by trying it."""
        before = state_hash(self.state)
        try:
            self.play(text)
        except OrreryError:
            return state_hash(self.state) == before
        return False

    def heard(self, kind: type[Event]) -> list[Event]:
        return [h.event for h in self.g.heard or [] if isinstance(h.event, kind)]

    # --- looking -------------------------------------------------------------------------------

    @property
    def battle(self) -> Battle:
        assert self.state.battle is not None
        return self.state.battle

    def violations(self) -> list[str]:
        return GAME.violations(self.g)

    def ships(self, seat: int, number: int) -> tuple[str, ...]:
        return self.of_fleet(seat, number).ships

    def won(self) -> tuple[int, str]:
        """Who has won, and how."""
        return self.state.winner, self.state.ending


def hidden(face: str) -> Card:
    return Card(face, 0)


def example() -> Scene:
    """The position of the rulebook’s worked turn: Ivan 0, Anna 1, Alexei 2; turn 5 is about to
    begin, Ivan will be its speaker."""
    scene = Scene(3, ("khalil", "horus", "zanari"))
    for u, v, sector, turn in (
        (0, -2, "gold5", 1), (2, -2, "silver2", 0), (2, 0, "gold6", 4), (0, 2, "silver5", 0),
        (-2, 2, "gold3", 0), (-2, 0, "silver1", 5), (1, 0, "bronze5", 2), (1, -1, "bronze1", 0),
        (0, -1, "bronze2", 0), (-1, 0, "bronze4", 0), (-1, 1, "bronze3", 0), (0, 1, "bronze6", 0),
    ):  # fmt: skip
        scene.sector(u, v, sector, turn)
    scene._fetch("gold1", scene.place(0, 0))
    scene.own(0, 1, -2, "logistics").own(0, 0, -2, "logistics").own(0, 2, -2, "logistics")
    scene.own(1, 1, 1, "press").own(1, 2, 0, "press").own(1, 0, 2)
    scene.own(2, -2, 2).own(2, -2, 0)
    scene.realm(0, senators=2).realm(1, senators=4).realm(2, senators=1)
    scene.techs(0, "M11").techs(1, "C11", "C21").techs(2, "M11", "M15")
    scene.fleet(0, 1, (-1, 0), "hornet", "hornet", "argus").fleet(0, 2, (1, -1, "se"), "hornet")
    scene.fleet(1, 1, (0, 1), "hornet").fleet(1, 2, (1, 0), "hornet")
    scene.fleet(2, 1, (-2, 1, "ne"), "argus").fleet(2, 2, (-2, 0), "hornet")
    scene.fleet(2, 3, (-1, 0, "w"), "scavenger", "scavenger", "hornet", "argus")
    scene.state.turn, scene.state.speaker = 4, 2
    scene.state.speaker = 2
    return scene
