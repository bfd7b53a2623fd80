"""BA-1.4, 2.1: points, goods, robots, cards in hand; and the effects that gain, pay and count."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.choice import Choice, Steps
from orrery.games.black_angel.effects import COLOURS, Colour
from orrery.games.black_angel.model import COLOUR, RAVAGER, STORED, Crew, G, Table, store
from orrery.games.black_angel.perform import Outlay, rule
from orrery.games.black_angel.pieces import NONE
from orrery.kernel import Card, Move, Why, Zone, bit, on
from orrery.kernel.effects import Frames

NO_SUPPLY = Why("why-no-supply", "BA-12.4")
NO_CARDS = Why("why-no-cards", "BA-7.6.4")
EMPTY_BREAK_ROOM = Why("why-empty-break-room", "BA-7.6.3")
NO_POINTS = Why("why-no-points", "BA-7.6.9")

NEEDS: dict[str, Why] = {
    price: Why(f"why-need-{price}", "BA-7.6.2") for price in get_args(fx.Price)
}
CARDS = ("mission", "ravager")
"""Prices that are paid with cards from hand."""


# --- points and goods ----------------------------------------------------------------------------


def gain(g: G, seat: int, good: str, n: int) -> None:
    """Goods from the supply; a robot goes to the break room. Hal gains points (BA-11.1.3)."""
    s = g.state
    if s.is_hal(seat) and good != "vp":
        good, n = "vp", n * int(getattr(g.content.hal.rates, good))
    n = store(s.crews[seat], good, n)
    if n:
        g.emit(log.Gained(s.who(seat), good, n))


def lose_vp(g: G, seat: int, n: int, cause: str) -> None:
    """BA-6.2.10: the score never falls below 0."""
    crew = g.state.crews[seat]
    n = min(n, crew.vp)
    if n:
        crew.vp -= n
        g.emit(log.LostVp(g.state.who(seat), n, cause))


def spend(g: G, seat: int, price: str, n: int) -> None:
    """Goods to the supply; a robot from the break room to the supply of its colour."""
    store(g.state.crews[seat], price, -n)
    g.emit(log.Paid(seat, price, n))


def have(crew: Crew, price: str) -> int:
    """How much of a price a player could pay."""
    if price == "mission":
        return crew.missions_in_hand
    if price == "ravager":
        return len(crew.hand[RAVAGER].cards)
    return int(getattr(crew, STORED[price]))


def facts(crew: Crew, why: Why) -> dict[str, int]:
    """The facts behind a refusal: what there is of a price."""
    needed = [price for price, need in NEEDS.items() if need is why]
    return {"have": have(crew, needed[0])} if needed else {}


def gains_nothing(g: G, seat: int, e: fx.Gain, spent: Outlay) -> Why | None:
    return NO_SUPPLY if e.good == "robot" and not g.state.crews[seat].supply else None


@rule(fx.Gain, hinders=gains_nothing)
def do_gain(g: G, seat: int, e: fx.Gain, must: bool) -> None:
    gain(g, seat, e.good, e.n)


def cannot_pay(g: G, seat: int, e: fx.Pay, spent: Outlay) -> Why | None:
    """BA-7.4: the cost in full, after what goes for the die (BA-12.1)."""
    owned = have(g.state.crews[seat], e.price)
    if e.price == "resource":
        owned -= spent.resources
    elif e.price == "debris":
        owned -= spent.debris
    return None if owned >= e.n else NEEDS[e.price]


def pay(g: G, seat: int, e: fx.Pay, keep: int = NONE) -> list[PayCard]:
    """BA-7.4: at once, or with cards of its owner's choice."""
    if e.price in CARDS:
        return [PayCard(seat, e.price, e.n, keep)]
    spend(g, seat, e.price, e.n)
    return []


@rule(fx.Pay, hinders=cannot_pay)
def do_pay(g: G, seat: int, e: fx.Pay, must: bool) -> Frames:
    return pay(g, seat, e)


# --- cards ---------------------------------------------------------------------------------------


def take_from_hand(crew: Crew, back: int, face: str) -> Card:
    """The card, which has left the hand."""
    card, crew.hand[back] = crew.hand[back].take(face)
    return card


def discard(g: G, seat: int, back: int, face: str) -> None:
    """BA-12.7: a card from hand to its open discard."""
    g.show([take_from_hand(g.state.crews[seat], back, face)])
    to_discard(g.state, back, (face,))
    g.emit(log.Discarded(seat, face))


def to_discard(s: Table, back: int, faces: tuple[str, ...]) -> None:
    if back == RAVAGER:
        s.ravager_discard += faces
    else:
        s.discards[back] += faces


def back_of(g: G, face: str) -> int:
    """The back of a card, which everybody sees."""
    mission = g.content.missions.get(face)
    return RAVAGER if mission is None else COLOUR[mission.colour]


def replenish(g: G, colour: int) -> bool:
    """BA-6.7.2: an empty deck is made anew from its discard; whether there is a card to draw."""
    s = g.state
    if not s.decks[colour].cards and s.discards[colour]:
        s.decks[colour] = g.shuffle(f"missions:{COLOURS[colour]}", Zone.of(s.discards[colour]))
        s.discards[colour] = ()
        g.emit(log.DeckShuffled(COLOURS[colour]))
    return bool(s.decks[colour].cards)


def draw_mission(g: G, seat: int, colour: int) -> None:
    """BA-6.7.1: the top card of a deck, seen by its new owner alone."""
    s = g.state
    if not replenish(g, colour):
        return
    hand = s.crews[seat].hand[colour]
    top, s.decks[colour] = s.decks[colour].split(1)
    s.crews[seat].hand[colour] = hand.under(*g.show(top, hand.eyes))
    g.emit(log.Drew(seat, top[0].face), bit(seat), log.DrewHidden(seat, COLOURS[colour]))


def drawable(s: Table, colour: int) -> bool:
    return bool(s.decks[colour].cards or s.discards[colour])


class PayCard(Choice):
    """BA-6.2.8, 7.4: cards from hand as a price: which ones, their owner chooses."""

    price: str
    left: int
    keep: int = NONE
    """BA-12.1: a colour of which one mission has to stay in hand."""
    tells = ("price", "left")

    def choices(self, g: G) -> list[Move]:
        hand = g.state.crews[self.seat].hand
        backs = (RAVAGER,) if self.price == "ravager" else (0, 1, 2)
        return [
            moves.Discard.at[card.face]
            for back in backs
            for card in hand[back].cards
            if back != self.keep or len(hand[back].cards) > 1
        ]

    @on(moves.Discard)
    def discard(self, g: G, move: moves.Discard) -> None:
        discard(g, self.seat, back_of(g, move.card), move.card)
        if self.left > 1:
            g.push(PayCard(self.seat, self.price, self.left - 1, self.keep))


def draws_nothing(g: G, seat: int, e: fx.Draw, spent: Outlay) -> Why | None:
    s = g.state
    colours = range(3) if e.colour == "any" else (COLOUR[e.colour],)
    return None if any(drawable(s, colour) for colour in colours) else NO_CARDS


@rule(fx.Draw, hinders=draws_nothing, skips=True)
def do_draw(g: G, seat: int, e: fx.Draw, must: bool) -> Frames:
    if e.colour == "any":
        return [ChooseDeck(seat, e.n)]
    for _ in range(e.n):
        draw_mission(g, seat, COLOUR[e.colour])
    return None


class ChooseDeck(Choice):
    """BA-7.6.4: "of any colour": it is named before the card is drawn."""

    left: int
    lapses = True

    def choices(self, g: G) -> list[Move]:
        return [moves.Draw.at[COLOURS[colour]] for colour in range(3) if drawable(g.state, colour)]

    @on(moves.Draw)
    def draw(self, g: G, move: moves.Draw) -> None:
        draw_mission(g, self.seat, COLOUR[move.colour])
        if self.left > 1:
            g.push(ChooseDeck(self.seat, self.left - 1))


# --- robots --------------------------------------------------------------------------------------


def no_robot(g: G, seat: int, e: fx.ToStation, spent: Outlay) -> Why | None:
    return None if g.state.crews[seat].break_room else EMPTY_BREAK_ROOM


@rule(fx.ToStation, hinders=no_robot, skips=True)
def do_to_station(g: G, seat: int, e: fx.ToStation, must: bool) -> Frames:
    return [MoveRobot(seat, e.n, must, e.station)]


class MoveRobot(Steps):
    """BA-7.6.3: robots go from the break room to a station, up to so many."""

    station: str
    tells = ("left",)

    def steps(self, g: G) -> list[Move]:
        to = COLOURS if self.station == "any" else (self.station,)
        return [moves.Station.at[colour] for colour in to]

    @on(moves.Station)
    def move_robot(self, g: G, move: moves.Station) -> None:
        station_robot(g, self.seat, COLOUR[move.colour])
        if g.state.crews[self.seat].break_room:
            g.push(*self.rest())


def station_robot(g: G, seat: int, colour: int) -> None:
    """BA-9.4: with two players a robot that comes to a station sends the neutral one away."""
    s, crew = g.state, g.state.crews[seat]
    crew.break_room -= 1
    crew.stations[colour] += 1
    g.emit(log.Stationed(seat, COLOURS[colour]))
    if s.players == 2 and s.crews[2].stations[colour]:
        s.crews[2].stations[colour] -= 1
        s.crews[2].supply += 1
        g.emit(log.NeutralLeft(COLOURS[colour]))


# --- counting ------------------------------------------------------------------------------------


def tokens_of(colour: Colour) -> Callable[[G, Crew], int]:
    return lambda g, crew: [*map(g.content.colours.get, crew.grid)].count(colour)


COUNTS: dict[str, Callable[[G, Crew], int]] = {
    **{f"tech_{colour}": tokens_of(colour) for colour in COLOURS},
    "removed_tech": lambda g, crew: len(crew.removed),
    "ravagers_hand": lambda g, crew: len(crew.hand[RAVAGER].cards),
    "debris_stored": lambda g, crew: crew.debris,
    "resources_stored": lambda g, crew: crew.resources,
    "robots_stations": lambda g, crew: sum(crew.stations),
    "missions_space": lambda g, crew: crew.missions.bit_count(),
    "ships_owned": lambda g, crew: crew.ships + crew.fleet.bit_count(),
}
"""What `score` counts, always the player's own things."""


def scored(g: G, seat: int, e: fx.Score) -> int:
    points = e.vp * COUNTS[e.per](g, g.state.crews[seat])
    return min(points, e.max) if e.max else points


def scores_nothing(g: G, seat: int, e: fx.Score, spent: Outlay) -> Why | None:
    gone = {"resources_stored": spent.resources, "debris_stored": spent.debris}.get(e.per, 0)
    return None if COUNTS[e.per](g, g.state.crews[seat]) > gone else NO_POINTS


@rule(fx.Score, hinders=scores_nothing)
def do_score(g: G, seat: int, e: fx.Score, must: bool) -> None:
    gain(g, seat, "vp", scored(g, seat, e))
