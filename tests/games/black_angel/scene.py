"""A short builder of positions, so that tests read as play.

scene = Scene(players=3).dice(0, "orange 3").ravagers("study", "R01").hand(0, "O02")
scene.turn(0).play("use orange 3", "act study")
assert scene.asked() == "pay_card 0"
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from orrery.games.black_angel import GAME
from orrery.games.black_angel.boosts import Use
from orrery.games.black_angel.components import CELLS
from orrery.games.black_angel.dice import ChooseAction, DrawCards
from orrery.games.black_angel.effects import COLOURS, parse
from orrery.games.black_angel.goods import back_of
from orrery.games.black_angel.model import COLOUR, EMPTY, RAVAGER, WIDTH, BaOptions, Crew, G, Table
from orrery.games.black_angel.perform import Perform
from orrery.games.black_angel.pieces import NONE, colour_of, die_of, value_of
from orrery.games.black_angel.reset import ReturnDie
from orrery.games.black_angel.space import terrain
from orrery.games.black_angel.turn import FinishTurn, NextTurn, Turn
from orrery.kernel import (
    Card,
    Event,
    FastChance,
    Frame,
    OrreryError,
    Refusal,
    ScriptedChance,
    Zone,
    bit,
    bits,
    state_hash,
)

STRIPS = (
    "strip1_front", "strip2_back", "strip3_front", "strip4_front",
    "strip5_back", "strip6_front", "strip7_front",
)  # fmt: skip
"""How the strips lie unless a test says otherwise; two players and solo have the first five."""


class Scene:
    """A table whose pieces are put where a test wants them. Seat 0 is the first player.

    Nobody has dice or cards or the bonus of an aid; the ship is undamaged and free of Ravagers; the
    panel is empty.
    """

    def __init__(
        self,
        players: int = 3,
        *,
        options: BaOptions | None = None,
        seed: int = 1,
        pack: Path | None = None,
        strips: Iterable[str] | None = None,
    ) -> None:
        self.g: G = GAME.start(
            players, FastChance(seed), options or BaOptions(), pack=pack, listen=True
        )
        s = self.g.state
        s.first = s.active = 0
        s.stack = []
        start = self.g.content.settings.start
        for seat in range(len(s.crews)):
            self.dice(seat)
            self._empty_hand(seat)
        for seat in range(players):
            self.goods(seat, resources=start.resources, debris=start.debris, ships=start.ships)
        self._clear_ship()
        self.strips(*(strips or STRIPS[: len(s.strips)]))
        self.g.heard = []

    def _empty_hand(self, seat: int) -> None:
        crew = self.crew(seat)
        for zone in (*crew.hand, *crew.beside):
            for card in zone.cards:
                self._to_deck(card.face)
        eyes = bit(seat) if seat < self.state.players else 0
        crew.hand = [Zone((), eyes)] * 4
        crew.beside = [Zone((), eyes)] * 6

    def _clear_ship(self) -> None:
        s = self.state
        for card in (card for pile in s.ravagers for card in pile):
            self._to_deck(card)
        for token in s.panel:
            if token:
                at = COLOUR[self.g.content.technologies[token].colour]
                s.stacks[at] = s.stacks[at].under(Card(token, 0))
        s.ravagers = [()] * 6
        s.damage = [0] * 6
        s.panel = [EMPTY] * len(s.panel)

    # --- the position --------------------------------------------------------------------------

    @property
    def state(self) -> Table:
        return self.g.state

    def crew(self, seat: int) -> Crew:
        return self.g.state.crews[seat]

    def goods(
        self,
        seat: int,
        *,
        vp: int | None = None,
        resources: int | None = None,
        debris: int | None = None,
        ships: int | None = None,
    ) -> Scene:
        crew = self.crew(seat)
        crew.vp = crew.vp if vp is None else vp
        crew.resources = crew.resources if resources is None else resources
        crew.debris = crew.debris if debris is None else debris
        crew.ships = crew.ships if ships is None else ships
        return self

    def robots(
        self, seat: int, *, break_room: int | None = None, stations: Iterable[int] | None = None
    ) -> Scene:
        """Robots in the break room and on the stations; the others are in the supply."""
        crew = self.crew(seat)
        crew.break_room = crew.break_room if break_room is None else break_room
        crew.stations = crew.stations if stations is None else list(stations)
        return self._count_robots(seat)

    def _count_robots(self, seat: int) -> Scene:
        crew = self.crew(seat)
        away = crew.fleet.bit_count() + crew.missions.bit_count()
        crew.supply = self.g.content.settings.robots - crew.break_room - sum(crew.stations) - away
        return self

    def dice(self, seat: int, *dice: str, secured: str = "") -> Scene:
        """The dice of a compartment, `orange 3`; those it had before go to the storages."""
        s, crew = self.state, self.crew(seat)
        for die in (*crew.dice, *([crew.secured] if crew.secured != NONE else [])):
            s.stored[colour_of(die)] += 1
        crew.dice = tuple(sorted(map(die_called, dice)))
        crew.secured = die_called(secured) if secured else NONE
        for die in (*crew.dice, *([crew.secured] if secured else [])):
            s.stored[colour_of(die)] -= 1
        return self

    def storage(self, colour: str, *, dice: int | None = None, damaged: int = 0) -> Scene:
        """Dice of a colour in their storage, and how many have damage."""
        at = COLOUR[colour]
        if dice is not None:
            self.state.stored[at] = dice
        self.state.damaged[at] = damaged
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        """Cards in hand, wherever they were."""
        crew = self.crew(seat)
        for card in cards:
            self._pull(card)
            back = back_of(self.g, card)
            crew.hand[back] = crew.hand[back].under(self._dealt(card, crew.hand[back].eyes))
        return self

    def beside(self, seat: int, line: str, card: str) -> Scene:
        """A card that lies face down beside the board."""
        crew = self.crew(seat)
        self._pull(card)
        at = list(self.g.content.lines).index(line)
        crew.beside[at] = crew.beside[at].under(self._dealt(card, crew.beside[at].eyes))
        return self

    def _dealt(self, card: str, eyes: int) -> Card:
        """A card that only some have seen, as if it had come from a deck of its own."""
        self.state.lots += 1
        return Card(card, eyes, ((self.state.lots, ~eyes),))

    def grid(self, seat: int, tokens: Mapping[str, str], *, improved: Iterable[str] = ()) -> Scene:
        """The whole grid: cell -> token; cells that show their improved side."""
        crew = self.crew(seat)
        for token in crew.grid:
            if token in self.g.content.technologies:
                self._discard_token(token)
        crew.grid = [EMPTY] * len(CELLS)
        for cell, token in tokens.items():
            self._pull_token(token)
            crew.grid[CELLS.index(cell)] = token
        crew.improved = sum(1 << CELLS.index(cell) for cell in improved)
        return self

    def debris_on(self, seat: int, *cells: str) -> Scene:
        """Debris on the tokens of these cells."""
        self.crew(seat).debris_cells = sum(1 << CELLS.index(cell) for cell in cells)
        return self

    def cell(self, seat: int, cell: str, token: str) -> Scene:
        """An advanced token in a removed-advanced cell."""
        self._pull_token(token)
        self.crew(seat).cells[list(self.g.content.removed_cells).index(cell)] = token
        return self

    def returned(self, seat: int, *cards: str) -> Scene:
        """Removed missions under the board."""
        for card in cards:
            self._pull(card)
            self.crew(seat).returned[back_of(self.g, card)] += (card,)
        return self

    def removed(self, seat: int, *tokens: str) -> Scene:
        """Ordinary tokens pushed out of the grid."""
        for token in tokens:
            self._pull_token(token)
        self.crew(seat).removed += tokens
        return self

    def panel(self, *tokens: str) -> Scene:
        """The panel from the slot where tokens enter; an empty string is a gap."""
        s = self.state
        for token in tokens:
            if token:
                self._pull_token(token)
        s.panel = [*tokens, *[EMPTY] * (len(s.panel) - len(tokens))]
        return self

    def advanced(self, *tokens: str) -> Scene:
        """The advanced slots, the nearest to the panel first."""
        s = self.state
        for token in s.advanced:
            if token:
                s.advanced_stack = s.advanced_stack.under(Card(token, 0))
        for token in tokens:
            if token:
                self._pull_token(token)
        s.advanced = [*tokens, *[EMPTY] * (len(s.advanced) - len(tokens))]
        return self

    def stack(self, colour: str, *tokens: str) -> Scene:
        """The top of a stack of technologies."""
        at = COLOUR[colour]
        for token in tokens:
            self._pull_token(token)
        rest = self.state.stacks[at].cards
        self.state.stacks[at] = Zone((*(Card(token) for token in tokens), *rest))
        return self

    def deck(self, colour: str, *cards: str) -> Scene:
        """The top of a deck of missions, the first named on top."""
        at = COLOUR[colour]
        for card in cards:
            self._pull(card)
        self.state.decks[at] = Zone(
            (*(Card(card, 0) for card in cards), *self.state.decks[at].cards)
        )
        return self

    def ravager_deck(self, *cards: str, only: bool = False) -> Scene:
        """The top of the Ravager deck; `only`: all the others go to the box."""
        s = self.state
        for card in cards:
            self._pull(card)
        if only:
            s.ravager_box = s.ravager_box.under(*s.ravager_deck.cards)
            s.ravager_deck = Zone()
        s.ravager_deck = Zone((*(Card(card, 0) for card in cards), *s.ravager_deck.cards))
        return self

    def to_ravager_discard(self, *cards: str) -> Scene:
        for card in cards:
            self._pull(card)
        self.state.ravager_discard += cards
        return self

    def ravagers(self, action: str, *cards: str) -> Scene:
        """Ravager cards at an action, the last one on top."""
        for card in cards:
            self._pull(card)
        self.state.ravagers[self.action(action)] = cards
        return self

    def damage(self, action: str, n: int) -> Scene:
        self.state.damage[self.action(action)] = n
        return self

    def strips(self, *sides: str, spes: int = 0) -> Scene:
        """The strips from the nearest on; the marker lies on the farthest."""
        s = self.state
        s.strips = sides
        s.spes = spes
        s.marker = 0 if spes else self.g.content.sides[sides[-1]].strip
        s.sites = [EMPTY] * (len(sides) * WIDTH)
        s.angel = len(sides) // 2 * WIDTH + WIDTH // 2
        return self

    def ship(self, seat: int, *hexes: str) -> Scene:
        """Ships in space, each with a robot in its cabin."""
        for hex in hexes:
            self.crew(seat).fleet |= 1 << self.place(hex)
        return self._count_robots(seat)

    def mission(self, seat: int, card: str, at: str) -> Scene:
        """A mission in space with its owner's robot."""
        self._pull(card)
        self.state.sites[self.place(at)] = card
        self.crew(seat).missions |= 1 << self.place(at)
        return self if seat >= self.state.players else self._count_robots(seat)

    def round(self, number: int, *, last: int = 0, reached: bool = False) -> Scene:
        s = self.state
        s.round, s.last_round, s.reached = number, last, reached
        return self

    def hal_deck(self, *cards: str) -> Scene:
        """The top of Hal's deck."""
        s = self.state
        rest = [card for card in s.hal_deck.cards if card.face not in cards]
        s.hal_deck = Zone((*(Card(card, 0) for card in cards), *rest))
        return self

    def rolls(self, **faces: Iterable[int]) -> Scene:
        """What the next dice of a colour will show: `rolls(orange=[3, 1])`."""
        known = self.g.content.faces
        script = {
            f"die:{c}": [known.index(value) for value in values] for c, values in faces.items()
        }
        self.g.chance = ScriptedChance(script, seed=1)
        return self

    # --- pieces on the way ---------------------------------------------------------------------

    def _to_deck(self, card: str) -> None:
        s, back = self.state, back_of(self.g, card)
        if back == RAVAGER:
            s.ravager_deck = s.ravager_deck.under(Card(card, 0))
        else:
            s.decks[back] = s.decks[back].under(Card(card, 0))

    def _pull(self, card: str) -> None:
        """Take a card from wherever it is."""
        s = self.state
        s.decks = [lacking(zone, card) for zone in s.decks]
        s.ravager_deck = lacking(s.ravager_deck, card)
        s.ravager_box = lacking(s.ravager_box, card)
        s.discards = [tuple(c for c in pile if c != card) for pile in s.discards]
        s.ravager_discard = tuple(c for c in s.ravager_discard if c != card)
        for crew in s.crews:
            crew.hand = [lacking(zone, card) for zone in crew.hand]

    def _pull_token(self, token: str) -> None:
        s = self.state
        s.stacks = [lacking(zone, token) for zone in s.stacks]
        s.advanced_stack = lacking(s.advanced_stack, token)
        s.token_discards = [tuple(t for t in pile if t != token) for pile in s.token_discards]
        s.panel = [EMPTY if t == token else t for t in s.panel]
        s.advanced = [EMPTY if t == token else t for t in s.advanced]

    def _discard_token(self, token: str) -> None:
        at = COLOUR[self.g.content.technologies[token].colour]
        self.state.token_discards[at] += (token,)

    # --- play ----------------------------------------------------------------------------------

    def turn(self, seat: int) -> Scene:
        """Begin a seat's turn; the turns after it follow."""
        return self.ask(Turn(seat))

    def reroll(self, seat: int) -> Scene:
        """A whole sequence B without securing a die; choices on the way are the first offered."""
        self.turn(seat)
        if self.asked() == f"take_turn {seat}":  # not when it is all that can be done
            self.play("reroll")
        while self.asked() != f"finish_turn {seat}":
            self.play(self.offers()[0])
        return self

    def perform(self, seat: int, effects: str, *, must: bool = True) -> Scene:
        """Carry out an effect text for a seat, in its own turn, which then ends."""
        self.state.active = seat
        return self.ask(Perform(seat, parse(effects), must), FinishTurn(seat), NextTurn(seat))

    def act(self, seat: int, die: str, action: str) -> Scene:
        """A die that comes from the storage and is put on an action at once; then the turn ends."""
        number = die_called(die)
        colour, value = colour_of(number), value_of(number)
        self.state.stored[colour] -= 1
        self.state.active = seat
        self.ask(
            ChooseAction(seat, Use(colour, colour, value, turnable=True)),
            DrawCards(seat, colour),
            ReturnDie(colour, value),
            FinishTurn(seat),
            NextTurn(seat),
        )
        if self.asked() == f"choose_action {seat}":
            self.play(f"act {action}")
        return self

    def ask(self, *frames: Frame[Any, Any]) -> Scene:
        self.state.stack = []
        self.g.push(*frames)
        self.g.advance()
        return self

    def play(self, *texts: str) -> Scene:
        """Moves in notation, each by the seat that is asked."""
        for text in texts:
            self.g.submit(self.g.seat, GAME.notation.parse(text))
        return self

    def offers(self, verb: str = "") -> list[str]:
        """What is offered, or those offers of a verb."""
        texts = [str(move) for move in self.g.offers]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def asked(self) -> str:
        """The kind of the question on top, with its seat: `take_turn 0`."""
        top = self.g.question
        return f"{top.kind()} {self.g.seat}" if top else "over"

    def refusal(self, target: str) -> Refusal:
        """Why something is not possible now."""
        _, refusals = self.g.explained(self.g.seat)
        return next(refusal for refusal in refusals if refusal.target == target)

    def told(self, target: str) -> tuple[str, str, dict[str, Any]]:
        """A refusal as a person reads it: message, clause and facts."""
        refusal = self.refusal(target)
        return refusal.why.id, refusal.why.clause, dict(refusal.facts)

    def refused_targets(self) -> set[str]:
        """All that is refused now, with a reason."""
        return {refusal.target for refusal in self.g.explained(self.g.seat)[1]}

    def preview(self, text: str) -> dict[str, Any]:
        """What an offer says of costs and gains: message id -> arguments."""
        offers, _ = self.g.explained(self.g.seat)
        offer = next(offer for offer in offers if str(offer.move) == text)
        return {message.id: dict(message.args) for message in offer.preview}

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

    def heard_kinds(self, *kinds: str) -> list[str]:
        """The names of the events of some kinds, in the order in which they were heard."""
        names = [type(h.event).__name__ for h in self.g.heard or []]
        return [name for name in names if name in kinds]

    # --- looking -------------------------------------------------------------------------------

    def violations(self) -> list[str]:
        return GAME.violations(self.g)

    def action(self, id: str) -> int:
        return self.g.content.action_at[id]

    def place(self, hex: str) -> int:
        return terrain(self.g).place[hex]

    def card_at(self, hex: str) -> str:
        return self.state.sites[self.place(hex)]

    def damage_at(self, action: str) -> int:
        return self.state.damage[self.action(action)]

    def at(self, action: str) -> tuple[str, ...]:
        """The Ravagers at an action."""
        return self.state.ravagers[self.action(action)]

    def fleet(self, seat: int) -> set[str]:
        """The hexes where a seat has ships."""
        return {terrain(self.g).ids[place] for place in bits(self.crew(seat).fleet)}

    def held(self, seat: int) -> set[str]:
        """All cards in hand."""
        return {card.face for zone in self.crew(seat).hand for card in zone.cards}

    def tokens(self, seat: int) -> dict[str, str]:
        """The grid: cell -> token."""
        grid = self.crew(seat).grid
        return {cell: token for cell, token in zip(CELLS, grid, strict=True) if token}

    def owns(self, seat: int) -> dict[str, int]:
        """The goods of a seat."""
        crew = self.crew(seat)
        return {
            "vp": crew.vp,
            "resources": crew.resources,
            "debris": crew.debris,
            "ships": crew.ships,
            "break_room": crew.break_room,
        }

    def compartment(self, seat: int) -> list[str]:
        """The open dice of a seat."""
        return [f"{COLOURS[colour_of(die)]} {value_of(die)}" for die in self.crew(seat).dice]

    def points(self, line: str) -> tuple[int, ...]:
        return next(row.points for row in GAME.outcome(self.g).sheet if row.id == line)


def die_called(die: str) -> int:
    colour, value = die.split()
    return die_of(COLOUR[colour], int(value))


def lacking(zone: Zone, face: str) -> Zone:
    return Zone(tuple(card for card in zone.cards if card.face != face), zone.eyes)
