"""XIA-11.1, 11.2, 12: new sectors, scanning, blind jumps, exploration tokens."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.damage import set_adrift
from orrery.games.xia.fame import gain
from orrery.games.xia.ground import fitted
from orrery.games.xia.hexes import DIRECTIONS, plus
from orrery.games.xia.hold import stow
from orrery.games.xia.kit import does, one
from orrery.games.xia.model import (
    G,
    XiaQuestion,
    XiaTask,
    chart,
    count,
    exhaust,
    lose_points,
    number,
    ready,
    stranded,
)
from orrery.games.xia.shields import Suffer
from orrery.games.xia.steps import Step
from orrery.kernel import Move, Offer, Zone


def scanning_moves(g: G, seat: int) -> list[Move]:
    """XIA-11.2.1: from a space that touches the place of an unknown sector, for energy."""
    s = g.state
    c = s.captains[seat]
    if c.place < 0 or not len(s.stack_of_sectors) or stranded(c):
        return []
    at = chart(g)
    if c.place not in at.frontier:
        return []
    edges = at.edges(c.place)
    found: list[Move] = []
    if c.energy >= number(g, "scan_energy"):
        found += [one(moves.Scan, edge) for edge in edges]
    if ready(c, "long_range_scan"):
        found += [one(moves.Survey, edge) for edge in edges]
    return found


def edge_towards(g: G, place: int, direction: int) -> int:
    """In which direction from the own sector the sector lies that a step off the map leads to."""
    return chart(g).edge(place, direction)


@does(moves.Scan)
def scan(g: G, seat: int, move: moves.Scan) -> None:
    from orrery.games.xia.events import use_event

    c = g.state.captains[seat]
    c.energy -= number(g, "scan_energy")
    if number(g, "scan_ends"):
        lose_points(c)
    use_event(g, "old_charts")
    found(g, seat, move.direction)


@does(moves.Survey)
def survey(g: G, seat: int, move: moves.Survey) -> None:
    """XIA-21.5: a scan that costs nothing."""
    exhaust(g.state.captains[seat], "long_range_scan")
    found(g, seat, move.direction)


def found(g: G, seat: int, direction: int) -> None:
    count(g.state.captains[seat], "scanned")
    add_sector(g, chart(g).sector_of(g.state.captains[seat].place).at, direction)
    g.emit(log.Scanned(seat))


@does(moves.Leap)
def leap(g: G, seat: int, move: moves.Leap) -> None:
    """XIA-11.2.2: a point, a new sector, and straight into it."""
    c = g.state.captains[seat]
    at = chart(g)
    target = plus(at.hexes[c.place], DIRECTIONS[move.direction])
    edge = edge_towards(g, c.place, move.direction)
    count(c, "blind_jumps")
    count(c, "all_blind_jumps")
    c.did["perils"] = c.did.get("perils", 0) + 45
    c.stopped = False
    c.host = -1
    for other in g.state.captains:
        if other.host == seat:
            other.host = -1
    g.emit(log.Leapt(seat))
    add_sector(g, at.sector_of(c.place).at, edge)
    g.push(Step(seat, chart(g).at[target]))


def add_sector(g: G, own: tuple[int, int], direction: int) -> None:
    """XIA-11.1.1, 11.1.3: the top sector of the stack, with all that comes with it."""
    s = g.state
    top, s.stack_of_sectors = s.stack_of_sectors.split(1)
    (card,) = g.show(top)
    at = chart(g)
    here = next(sector for sector in at.sectors if sector.at == own)
    new = fitted(g.content, here, direction, card.face)
    s.layout = f"{s.layout} {new}"
    g.emit(log.SectorFound(card.face))
    furnish(g, card.face)


def furnish(g: G, sector: str) -> None:
    """XIA-11.1.3: tokens, relics, a comet; an NPC comes home."""
    from orrery.games.xia.npcs import come_home

    s = g.state
    at = chart(g)
    first = at.place[f"{sector}.c"]
    for place in range(first, first + 19):
        features = at.features[place]
        if "explore" in features and len(s.bag):
            top, s.bag = s.bag.split(1)
            s.laid = s.laid.under(*top)
            s.laid_at = (*s.laid_at, place)
        if "relics" in features and s.options.sectors:
            top, s.relic_bag = s.relic_bag.split(int(features["relics"]))
            s.digs[sector] = Zone(top)
    for track in at.tracks:
        if track.sector == sector and track.path.kind == "comet":
            s.comets[sector] = track.special
    come_home(g, sector)


# --- exploration tokens --------------------------------------------------------------------------


def collecting_moves(g: G, seat: int) -> list[Move]:
    """XIA-11.2.4."""
    return [one(moves.Collect)] if g.state.captains[seat].place in g.state.laid_at else []


@does(moves.Collect)
def collect(g: G, seat: int, move: moves.Collect) -> None:
    """XIA-12.1: the token is turned over, kept and applied at once."""
    s = g.state
    c = s.captains[seat]
    n = s.laid_at.index(c.place)
    (card,) = g.show(s.laid.cards[n : n + 1])
    s.laid = s.laid.without(n)
    s.laid_at = (*s.laid_at[:n], *s.laid_at[n + 1 :])
    c.tokens = (*c.tokens, card.face)
    count(c, "tokens")
    g.emit(log.Collected(seat, card.face))
    g.push(ApplyToken(seat, card.face), TradeTokens(seat))


class ApplyToken(XiaTask):
    """XIA-12.1: what a token does."""

    seat: int
    token: str

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        token = g.content.tokens[self.token]
        if token.kind == "energy":
            c.energy = g.content.ships[c.ship].energy
        elif token.kind == "movement":
            c.points += token.amount
            g.emit(log.Moves(self.seat, "token", token.amount))
        elif token.kind == "credits":
            c.credits += token.amount
            g.emit(log.GotCredits(self.seat, token.amount))
        elif token.kind == "cargo":
            find_cube(g, self.seat, token.cube)
        elif token.kind == "captain":
            from orrery.games.xia.deliveries import hear_captain

            hear_captain(g, self.seat)
        else:
            g.push(Suffer(self.seat, token.kind, token.amount))


def find_cube(g: G, seat: int, cube: str) -> None:
    """XIA-12.1: from the supply into the hold; without room onto the space."""
    s = g.state
    if not s.cubes[cube]:
        return
    s.cubes[cube] -= 1
    if stow(g, s.captains[seat], cube):
        g.emit(log.GotCube(seat, cube))
    else:
        set_adrift(g, seat, cube)


class TradeTokens(XiaTask):
    """XIA-12.2: two tokens leave for fame or credits."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        if len(c.tokens) >= 2:
            s.tokens_gone = (*s.tokens_gone, *c.tokens)
            c.tokens = ()
            g.push(ChooseReward(self.seat))


class ChooseReward(XiaQuestion):
    """XIA-12.2: a point of fame, or 2000."""

    clause = "XIA-12.2"

    def options(self, g: G) -> list[Move]:
        return [one(moves.Reward, "fame"), one(moves.Reward, "goods")]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Reward)
        if move.kind == "fame":
            gain(g, self.seat, "exploration")
        else:
            n = g.content.settings.token_credits
            g.state.captains[self.seat].credits += n
            g.emit(log.GotCredits(self.seat, n))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Reward)
        return Offer(move, (f"reward:{move.kind}",))
