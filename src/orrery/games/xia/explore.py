"""XIA-11.1, 11.2, 12: new sectors, scanning, blind jumps, exploration tokens."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.damage import set_adrift
from orrery.games.xia.fame import gain
from orrery.games.xia.ground import fitted
from orrery.games.xia.hexes import DIRECTIONS
from orrery.games.xia.hold import stow
from orrery.games.xia.kit import does
from orrery.games.xia.model import (
    NOBODY,
    G,
    XiaQuestion,
    XiaTask,
    chart,
    count,
    exhaust,
    let_go,
    lose_points,
    note,
    number,
    ready,
    stranded,
)
from orrery.games.xia.shields import Suffer
from orrery.games.xia.steps import Step
from orrery.kernel import Move, Zone, on
from orrery.kernel.hexes import moved
from orrery.kernel.rows import dropped


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
        found += [moves.Scan.at[edge] for edge in edges]
    if ready(c, "long_range_scan"):
        found += [moves.Survey.at[edge] for edge in edges]
    return found


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
    target = moved(at.hexes[c.place], DIRECTIONS[move.direction])
    edge = at.edge(c.place, move.direction)
    count(c, "blind_jumps")
    count(c, "all_blind_jumps")
    note(c, "perils", 45)
    c.stopped = False
    c.host = NOBODY
    let_go(g.state, seat)
    g.emit(log.Leapt(seat))
    add_sector(g, at.sector_of(c.place).at, edge)
    g.push(Step(seat, chart(g).at[target]))


def add_sector(g: G, own: tuple[int, int], direction: int) -> None:
    """XIA-11.1.1, 11.1.3: the top sector of the stack, with all that comes with it; an NPC comes
    home."""
    from orrery.games.xia.npcs import come_home

    s = g.state
    id, s.stack_of_sectors = g.reveal(s.stack_of_sectors)
    here = next(sector for sector in chart(g).sectors if sector.at == own)
    s.layout = f"{s.layout} {fitted(g.content, here, direction, id)}"
    g.emit(log.SectorFound(id))
    furnish(g, id)
    come_home(g, id)


def furnish(g: G, sector: str) -> None:
    """XIA-11.1.3: tokens, relics, a comet."""
    s = g.state
    at = chart(g)
    for place in at.spaces_of(sector):
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


# --- exploration tokens --------------------------------------------------------------------------


def collecting_moves(g: G, seat: int) -> list[Move]:
    """XIA-11.2.4."""
    return [moves.Collect.at[()]] if g.state.captains[seat].place in g.state.laid_at else []


@does(moves.Collect)
def collect(g: G, seat: int, move: moves.Collect) -> None:
    """XIA-12.1: the token is turned over, kept and applied at once."""
    s = g.state
    c = s.captains[seat]
    n = s.laid_at.index(c.place)
    (card,) = g.show(s.laid.cards[n : n + 1])
    s.laid = s.laid.without(n)
    s.laid_at = dropped(s.laid_at, n)
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

    def options(self, g: G) -> list[Move]:
        return [moves.Reward.at["fame"], moves.Reward.at["goods"]]

    @on(moves.Reward)
    def reward(self, g: G, move: moves.Reward) -> None:
        if move.kind == "fame":
            gain(g, self.seat, "exploration")
        else:
            n = g.content.settings.token_credits
            g.state.captains[self.seat].credits += n
            g.emit(log.GotCredits(self.seat, n))
