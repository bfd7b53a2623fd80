"""XIA-21.6: whoever holds a ship with a harpoon follows it."""

from __future__ import annotations

from orrery.games.xia import notation as moves
from orrery.games.xia.kit import DONE, one
from orrery.games.xia.model import NOBODY, NOWHERE, G, XiaQuestion, XiaTask, chart, occupied
from orrery.games.xia.steps import Step
from orrery.kernel import Move, Offer


def followers(g: G, ship: int, origin: int) -> list[XiaQuestion]:
    """XIA-21.6: whoever holds this ship with a harpoon may go where it came from."""
    s = g.state
    found: list[XiaQuestion] = []
    for seat, c in enumerate(s.captains):
        if c.host != ship or c.place < 0:
            continue
        if origin >= 0 and chart(g).adjacent(c.place, origin):
            found.append(FollowHost(seat, origin))
        elif c.place != origin:
            c.host = NOBODY
    return found


class FollowHost(XiaQuestion):
    """XIA-21.6: follow into the space that the host has left, or stay and let go."""

    space: int
    clause = "XIA-21.6"

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        borders = chart(g).borders(c.place, self.space) if c.place >= 0 else None
        if (
            borders is None
            or occupied(g, self.space)
            or (borders and borders[-1] == "lawful" and c.bounty)
        ):
            return [DONE]
        return [DONE, one(moves.Follow)]

    def answer(self, g: G, move: Move) -> None:
        c = g.state.captains[self.seat]
        if move == DONE:
            c.host = NOBODY
            return
        c.stopped = False
        points = c.points
        g.push(Step(self.seat, self.space, True), Restore(self.seat, points))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, () if move == DONE else (f"space:{chart(g).ids[self.space]}",))


class Restore(XiaTask):
    """A ship that was towed keeps the points it had."""

    seat: int
    points: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.place != NOWHERE:
            c.points = self.points
