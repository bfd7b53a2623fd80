"""XIA-21.6: whoever holds a ship with a harpoon follows it."""

from __future__ import annotations

from orrery.games.xia import notation as moves
from orrery.games.xia.model import NOBODY, Captain, G, ShipTask, XiaQuestion, chart, occupied
from orrery.games.xia.steps import Step, kept_out
from orrery.kernel import Move, Offer, on


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

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        borders = chart(g).borders(c.place, self.space) if c.place >= 0 else None
        shut = borders is None or occupied(g, self.space) or kept_out(c, borders)
        return [moves.DONE] if shut else [moves.DONE, moves.Follow.at[()]]

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        g.state.captains[self.seat].host = NOBODY

    @on(moves.Follow)
    def follow(self, g: G, move: moves.Follow) -> None:
        c = g.state.captains[self.seat]
        c.stopped = False
        g.push(Step(self.seat, self.space, True), Restore(self.seat, c.points))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, () if move == moves.DONE else (f"space:{chart(g).ids[self.space]}",))


class Restore(ShipTask):
    """A ship that was towed keeps the points it had."""

    points: int

    def befall(self, g: G, c: Captain) -> None:
        c.points = self.points
