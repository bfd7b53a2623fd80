"""XIA-2.3, 2.8, 16.2: what a captain earns: fame, bounty, luck with the d20."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.model import (
    SOURCE,
    G,
    XiaQuestion,
    XiaTask,
    exhaust,
    npc_of,
    ready,
    roll,
    who,
)
from orrery.kernel import Message, Move, on


def gain(g: G, seat: int, source: str, fame: int = 1) -> None:
    """XIA-2.3: fame is earned now and entered on the track in the Status phase."""
    c = g.state.captains[seat]
    c.earned[SOURCE[source]] += fame
    g.emit(log.Earned(seat, source, fame))


def add_bounty(g: G, ship: int, n: int) -> None:
    """XIA-16.2."""
    s = g.state
    if ship < s.players:
        s.captains[ship].bounty += n
    else:
        npc_of(s, ship).bounty += n
    g.emit(log.BountyRose(who(s, ship), n))


class Throw(XiaTask):
    """XIA-2.8: a d20 of a player; a natural 20 scores. What waits below reads `state.die`."""

    seat: int

    def run(self, g: G) -> None:
        throw(g, self.seat)
        c = g.state.captains[self.seat]
        core = g.content.abilities["probability_core"]
        if ready(c, "probability_core") and c.energy >= core.energy:
            g.push(RollAgain(self.seat))


def throw(g: G, seat: int) -> None:
    s = g.state
    s.die = roll(g, 20)
    g.emit(log.Threw(seat, s.die))
    c = s.captains[seat]
    if s.die == 20 and not (s.options.luck_cap and c.did.get("luck")):
        c.did["luck"] = 1
        gain(g, seat, "luck")


class RollAgain(XiaQuestion):
    """XIA-21.3: with the Probability Core a d20 may be rolled again, for energy."""

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-roll-again", {"die": g.state.die})

    def options(self, g: G) -> list[Move]:
        return [moves.DONE, moves.Roll.at[()]]

    @on(moves.Roll)
    def roll(self, g: G, move: moves.Roll) -> None:
        c = g.state.captains[self.seat]
        exhaust(c, "probability_core")
        c.energy -= g.content.abilities["probability_core"].energy
        throw(g, self.seat)
