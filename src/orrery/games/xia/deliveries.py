"""XIA-13.8, 13.9, 12.1, 12.3: what is delivered; captains in distress."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.components import Mission
from orrery.games.xia.fame import Throw, add_bounty, gain
from orrery.games.xia.hold import cubes_of, hits, take_outfit, unload
from orrery.games.xia.kit import does
from orrery.games.xia.missions import (
    discard,
    discard_moves,
    limit,
    mission,
    take_mission,
    take_missions,
)
from orrery.games.xia.model import (
    NOBODY,
    Captain,
    Errand,
    G,
    XiaQuestion,
    XiaTask,
    chart,
    count,
    lose_points,
)
from orrery.kernel import Card, Move, on


def at_sector_point(g: G, c: Captain, sector: str) -> bool:
    """XIA-13.8."""
    return c.place >= 0 and chart(g).points.get(sector) == c.place


# --- deliveries ----------------------------------------------------------------------------------


def can_deliver(g: G, seat: int, n: int) -> bool:
    """XIA-13.9."""
    c = g.state.captains[seat]
    card = mission(c, g, n)
    if not at_sector_point(g, c, card.deliver):
        return False
    if card.kind == "supplier":
        return carries(c, card)
    if card.kind == "arms_dealer":
        return arms(g, c, card) >= 0
    return c.errands[n].shown


def carries(c: Captain, card: Mission) -> bool:
    """Whether the cubes that a card names are aboard."""
    held = cubes_of(c)
    return all(
        (len(c.cargo) if cube == "any" else held.get(cube, 0)) >= many
        for cube, many in card.cubes.items()
    )


def arms(g: G, c: Captain, card: Mission) -> int:
    """The undamaged outfit that an arms dealer wants, or -1."""
    for n, fitted in enumerate(c.outfits):
        if fitted.id == card.outfit and not hits(c, fitted):
            return n
    return -1


@does(moves.Deliver)
def deliver(g: G, seat: int, move: moves.Deliver) -> None:
    """XIA-13.9: the payment, a point of fame, the card is discarded."""
    s = g.state
    c = s.captains[seat]
    lose_points(c)
    n = c.missions.find(move.mission)
    card = mission(c, g, n)
    pay = c.errands[n].pay
    if card.kind == "supplier":
        for cube, many in card.cubes.items():
            for _ in range(many):
                unload(c, cube)
                s.cubes[cube] += 1
        pay = card.pay[0]
    elif card.kind == "arms_dealer":
        s.shop[take_outfit(c, arms(g, c, card)).id] += 1
        pay = card.pay[0]
    complete(g, seat, n, pay)
    if card.kind == "smuggler" and chart(g).kinds[card.deliver] == "lawful":
        g.push(Throw(seat), Smuggled(seat))


def complete(g: G, seat: int, n: int, pay: int) -> None:
    s = g.state
    c = s.captains[seat]
    card = take_mission(g, seat, n)
    s.mission_discard = s.mission_discard.under(card)
    c.credits += pay
    count(c, "completed")
    count(c, "missions_done")
    g.emit(log.Completed(seat, card.face, pay))
    gain(g, seat, "missions")


class Smuggled(XiaTask):
    """XIA-13.12, Smuggler: on a lawful planet 1 to 10 bring bounty."""

    seat: int

    def run(self, g: G) -> None:
        if g.state.die <= g.content.settings.smuggler_fails:
            add_bounty(g, self.seat, g.content.settings.bounty_step)


# --- captains in distress ------------------------------------------------------------------------


def hear_captain(g: G, seat: int) -> None:
    """XIA-12.1: the top mission card; only its delivery point counts."""
    c = g.state.captains[seat]
    top = take_missions(g, 1)
    if not top:
        return
    (card,) = g.show(top)
    g.emit(log.CaptainHeard(seat, g.content.missions[card.face].deliver))
    if len(c.missions) < limit(g, c):
        take_captain(g, seat, card)
    else:
        g.push(HearCaptain(seat, card.face))


def take_captain(g: G, seat: int, card: Card) -> None:
    c = g.state.captains[seat]
    c.missions = c.missions.under(card)
    c.errands = (*c.errands, Errand((NOBODY,) * 4, shown=True, captain=True))


class HearCaptain(XiaQuestion):
    """XIA-12.1: at the limit another mission may go for the captain's."""

    card: str
    forced = False

    def options(self, g: G) -> list[Move]:
        return [moves.DONE, *discard_moves(g.state.captains[self.seat])]

    @on(moves.Discard)
    def discard(self, g: G, move: moves.Discard) -> None:
        discard(g, self.seat, move)
        take_captain(g, self.seat, Card(self.card))

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        g.state.mission_discard = g.state.mission_discard.under(Card(self.card))


def arrive(g: G, seat: int) -> None:
    """XIA-12.3: a captain in distress is saved by arriving."""
    c = g.state.captains[seat]
    if c.place < 0 or not any(errand.captain for errand in c.errands):
        return
    saved = list(captains_at(g, c, chart(g).points))
    for n in reversed(saved):
        complete(g, seat, n, g.content.settings.captain_credits)


def captains_at(g: G, c: Captain, points: dict[str, int]) -> Iterator[int]:
    for n, errand in enumerate(c.errands):
        if errand.captain and points.get(mission(c, g, n).deliver) == c.place:
            yield n
