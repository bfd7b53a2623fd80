"""BA-6.6: the space board, ships, and playing missions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from itertools import combinations
from operator import and_
from typing import Any, NamedTuple

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import goods, ravagers, technology
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.components import STRIPS, Components, hex_id, neighbours
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.model import COLOUR, WIDTH, Crew, G, TurnQuestion, TurnTask
from orrery.games.black_angel.perform import Perform, preview_of
from orrery.games.black_angel.pieces import at
from orrery.kernel import PASS, Frame, Message, Move, Offer, Refusal, Why, bits, mask_of, on

NO_SHIP = Why("why-no-ship", "BA-6.6.7")
NO_CREW = Why("why-no-crew", "BA-6.6.7")
NO_WAY = Why("why-no-way", "BA-6.6.1")
NO_SITE = Why("why-no-site", "BA-6.6.3")
NO_CARD = Why("why-no-card", "BA-6.6.3")
NO_ROBOT = Why("why-no-robot", "BA-6.6.8")
ASTEROIDS = Why("why-asteroids", "BA-6.6.1")
CROWDED = Why("why-crowded", "BA-6.6.6")
TOO_FAR = Why("why-too-far", "BA-6.6.1")

MOST_STRIPS = 512
"""Space boards kept at hand; an advance makes a new one."""
KEPT = 4096
"""Fleets of which it is kept how far they have to fly."""


class Strip(NamedTuple):
    """A side of a strip, its places as bits."""

    orange: int
    """The sites of this colour."""
    grey: int
    green: int
    asteroids: int
    icons: int
    """The Ravager ships."""
    comets: int


@cache
def strip(content: Components, side: str, spes: bool) -> Strip:
    """BA-8.3.9: the Spes token covers the hex that it lies on."""
    hexes = list(content.sides[side].hexes)
    if spes:
        hexes[WIDTH // 2] = content.spes.hex
    kinds = [[hex.kind == kind for hex in hexes] for kind in (*COLOURS, "asteroid")]
    marks = [[hex.ravager for hex in hexes], [hex.comet for hex in hexes]]
    return Strip(*(mask_of(i for i, true in enumerate(row) if true) for row in (*kinds, *marks)))


class Terrain:
    """The hexes as they lie now, by places: `strip * 5 + column` (see `components.Chart`)."""

    def __init__(self, content: Components, strips: tuple[str, ...], spes: int) -> None:
        numbers = [content.sides[side].strip for side in strips]
        lying = [strip(content, side, content.sides[side].strip == spes) for side in strips]
        self.ids = tuple(id for number in numbers for id in HEXES[number])
        self.place = {id: place for place, id in enumerate(self.ids)}
        self.strip_at: dict[int, int] = {number: i for i, number in enumerate(numbers)}
        """How far away each strip lies, by its printed number."""
        orange, grey, green, self.asteroids, self.icons, self.comets = map(joined, *lying)
        self.sites = (orange, grey, green)
        """The sites of each colour, as bits."""
        self.around = around(len(strips))
        """The neighbours of each place, as bits."""
        self.open = (1 << len(self.ids)) - 1 & ~self.asteroids
        self._reached: dict[tuple[int, int, int], int] = {}

    def reach(self, angel: int, start: int, steps: int) -> int:
        """BA-6.6.1, 12.5: where a path of 1 to `steps` hexes can lead, asteroids left out.

        BA-6.6.5: the asteroid field where the Black Angel stands can be entered.
        """
        key = (angel, start, steps)
        found = self._reached.get(key)
        if found is None:
            found = self._reached[key] = self._find(self.open | at(angel), start, steps)
        return found

    def _find(self, free: int, start: int, steps: int) -> int:
        around = self.around
        found = front = around[start] & free
        for _ in range(1, steps):
            for place in bits(front):
                found |= around[place] & free
            front = found
        return found


@cache
def around(strips: int) -> tuple[int, ...]:
    """The neighbours of each place, as bits."""
    return tuple(mask_of(near) for near in neighbours(strips))


def joined(*strips: int) -> int:
    """The bits of strips that lie one behind the other."""
    found = 0
    for i, places in enumerate(strips):
        found |= places << i * WIDTH
    return found


HEXES = {number: tuple(hex_id(number, column) for column in range(WIDTH)) for number in STRIPS}


@lru_cache(maxsize=MOST_STRIPS)
def _terrain(content: Components, strips: tuple[str, ...], spes: int) -> Terrain:
    return Terrain(content, strips, spes)


def terrain(g: G) -> Terrain:
    """The one looked up last is kept: the strips change once in many moves."""
    s, content = g.state, g.content
    last = content.terrain
    if last is None or last[0] is not s.strips or last[1] != s.spes:
        last = content.terrain = (s.strips, s.spes, _terrain(content, s.strips, s.spes))
    return last[2]


# --- 6.6.1 moving --------------------------------------------------------------------------------


def crowded(g: G, seat: int) -> int:
    """BA-6.6.6: places where no ship of this player may stop: one of his own, or two others."""
    crews = g.state.crews
    taken, fleets = crews[seat].fleet, [crew.fleet for crew in crews if crew.fleet]
    for together in combinations(fleets, g.content.settings.ships_at):
        taken |= reduce(and_, together)
    return taken


@lru_cache(maxsize=KEPT)
def fewest_steps(t: Terrain, angel: int, fleet: int, taken: int) -> tuple[int, int]:
    """BA-6.6.1, 6.6.2: with how few executions a ship in space could stop elsewhere, and a new one;
    0: none could."""
    flights = [(start, taken & ~at(start)) for start in bits(fleet)]
    return fewest(t, angel, flights), fewest(t, angel, [(angel, taken)])


def fewest(t: Terrain, angel: int, ways: list[tuple[int, int]]) -> int:
    """The same for ways from one place to any but those that are taken."""
    for steps in range(1, len(t.strip_at)):
        if any(t.reach(angel, start, steps) & ~taken for start, taken in ways):
            return steps
    return 0


def why_not_stay(g: G, seat: int, colour: int, robots: int, cards: int) -> Why | None:
    """BA-6.6.3: with 0 nothing moves, and a mission has to be played where a ship stands."""
    crew = g.state.crews[seat]
    if not waiting(g, crew, colour):
        return NO_SITE
    if robots < 1:
        return NO_ROBOT
    if not crew.hand[colour].cards or crew.missions_in_hand - cards < 1:
        return NO_CARD
    return None


def waiting(g: G, crew: Crew, colour: int) -> int:
    """The own ships on empty sites of a colour, as bits."""
    standing = crew.fleet & terrain(g).sites[colour]
    return standing & ~g.state.covered if standing else 0


class FlyShip(TurnQuestion):
    """BA-6.6.1, 6.6.2: move a ship, or a new one from the Black Angel; an execution a hex."""

    colour: int
    left: int
    tells = ("left",)

    def options(self, g: G) -> list[Move]:
        t, angel, crew = terrain(g), g.state.angel, g.state.crews[self.seat]
        ids, taken = t.ids, crowded(g, self.seat)
        options: list[Move] = []
        if crew.ships and crew.break_room:
            # BA-6.6.2: an own ship beside the Black Angel stays in the way of a new one.
            free = t.reach(angel, angel, self.left) & ~taken
            options += [moves.Launch.at[ids[place]] for place in bits(free)]
        for start in bits(crew.fleet):
            # BA-12.5: one that comes back to where it stood finds its place.
            free = t.reach(angel, start, self.left) & ~(taken & ~at(start))
            options += [moves.Fly.at[ids[start], ids[place]] for place in bits(free)]
        return options

    @on(moves.Launch)
    def launch(self, g: G, move: moves.Launch) -> None:
        crew = g.state.crews[self.seat]
        crew.ships -= 1
        crew.break_room -= 1
        g.emit(log.Launched(self.seat, move.to))
        self._arrive(g, move.to)

    @on(moves.Fly)
    def fly(self, g: G, move: moves.Fly) -> None:
        g.state.crews[self.seat].fleet ^= at(terrain(g).place[move.origin])
        g.emit(log.Flew(self.seat, move.origin, move.to))
        self._arrive(g, move.to)

    def _arrive(self, g: G, hex: str) -> None:
        place = terrain(g).place[hex]
        g.state.crews[self.seat].fleet |= at(place)
        if why_not_play(g, self.seat, self.colour, place) is None:
            g.push(PlayMission(self.seat, self.colour, place, False))

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        s, t = g.state, terrain(g)
        offers = self.options(g)
        reached = {move.to for move in offers if isinstance(move, (moves.Fly, moves.Launch))}
        for place, id in enumerate(t.ids):
            if id in reached:
                continue
            if t.asteroids >> place & 1 and place != s.angel:
                yield Refusal(f"hex:{id}", ASTEROIDS)
            elif crowded(g, seat) >> place & 1:
                yield Refusal(f"hex:{id}", CROWDED)
            else:
                yield Refusal(f"hex:{id}", TOO_FAR, {"left": self.left})


class StayShip(TurnQuestion):
    """BA-6.6.3: with 0 a ship stays where it is, and a mission is played there."""

    colour: int

    def options(self, g: G) -> list[Move]:
        ids, crew = terrain(g).ids, g.state.crews[self.seat]
        return [moves.Stay.at[ids[place]] for place in bits(waiting(g, crew, self.colour))]

    @on(moves.Stay)
    def stay(self, g: G, move: moves.Stay) -> None:
        g.push(PlayMission(self.seat, self.colour, terrain(g).place[move.place], True))


# --- 6.6.8 playing a mission ---------------------------------------------------------------------


def why_not_play(g: G, seat: int, colour: int, place: int) -> Why | None:
    """BA-6.6.8: an empty site of the action's colour, a card of it, a robot of the break room."""
    s, crew = g.state, g.state.crews[seat]
    if not terrain(g).sites[colour] >> place & 1 or s.sites[place]:
        return NO_SITE
    if not crew.hand[colour].cards:
        return NO_CARD
    return None if crew.break_room else NO_ROBOT


class PlayMission(TurnQuestion):
    """BA-6.6.8: a mission card of the colour on the site where the ship stands, or none."""

    colour: int
    place: int
    must: bool

    def prompt(self, g: G, seat: int | None) -> Message:
        at = terrain(g).ids[self.place]
        return Message("ask-play-mission", {"at": at, "colour": COLOURS[self.colour]})

    def options(self, g: G) -> list[Move]:
        cards = g.state.crews[self.seat].hand[self.colour].cards
        found: list[Move] = [moves.Play.at[card.face] for card in cards]
        return found if self.must else [PASS, *found]

    @on(moves.Play)
    def play(self, g: G, move: moves.Play) -> None:
        g.show([goods.take_from_hand(g.state.crews[self.seat], self.colour, move.card)])
        g.push(*place_mission(g, self.seat, move.card, self.place))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Play):
            return Offer(move)
        came = threats_around(g, self.place).bit_count()
        ravagers = (Message("preview-ravagers", {"n": came}),) if came else ()
        targets = (*move.targets(seat), f"hex:{terrain(g).ids[self.place]}")
        return Offer(move, targets, preview_of(g.content.rewards[move.card]) + ravagers)


def place_mission(g: G, seat: int, card: str, place: int) -> list[Frame[Any, Any]]:
    """BA-6.6.8 to 6.6.10: the robot on the card, its reward, Ravagers, new technologies."""
    s, crew = g.state, g.state.crews[seat]
    s.sites[place] = card
    crew.missions |= 1 << place
    crew.break_room -= 1
    g.emit(log.MissionPlayed(s.who(seat), card, terrain(g).ids[place]))
    reward = Perform(seat, g.content.rewards[card])
    return [reward, RavagersAppear(place), TechnologiesAppear(card)]


def threats_around(g: G, place: int) -> int:
    """BA-6.6.9.2: visible Ravager ships on the hexes around a card, as bits."""
    t = terrain(g)
    return t.around[place] & t.icons & ~g.state.covered


class RavagersAppear(TurnTask):
    """BA-6.6.9: a Ravager for each Ravager ship that is seen around the card."""

    place: int

    def run(self, g: G) -> None:
        ravagers.ravagers_come(g, threats_around(g, self.place).bit_count())


class TechnologiesAppear(TurnTask):
    """BA-6.6.10: the tokens that the card shows, from top to bottom."""

    card: str

    def run(self, g: G) -> None:
        for colour in g.content.missions[self.card].technologies:
            technology.appear(g, COLOUR[colour])
