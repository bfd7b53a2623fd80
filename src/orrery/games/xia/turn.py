"""XIA-5, 8: the sequence of play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.actions import ACTIONS
from orrery.games.xia.business import Business
from orrery.games.xia.combat import ChargeMarkers, arm_again, chargeable, sheltered_place
from orrery.games.xia.destruction import Respawn, Return
from orrery.games.xia.events import DrawEvent, RoundEnds, convoy_left, rally_counts
from orrery.games.xia.flight import flying_moves
from orrery.games.xia.freeze import Freeze
from orrery.games.xia.hold import free_all
from orrery.games.xia.kit import DOES
from orrery.games.xia.missions import DecideMissions, LookAtMissions
from orrery.games.xia.model import (
    LAST_ROUND,
    NOBODY,
    NOWHERE,
    Captain,
    G,
    ShipTask,
    XiaEnd,
    XiaQuestion,
    XiaTask,
    event_in_play,
    fame_of,
    number,
    planet_kind,
    roll,
    solo,
    target_fame,
)
from orrery.games.xia.npcs import turns_after
from orrery.games.xia.solo import NpcFame, goal_reached
from orrery.games.xia.steps import shared
from orrery.games.xia.targets import offer_of, refusals_of
from orrery.games.xia.titles import claim_titles, reveal_title
from orrery.kernel import Message, Move, Offer, Refusal
from orrery.kernel.frames import ALWAYS, Orders


class Turn(XiaTask):
    """XIA-5.1 to 5.3: action phase, Business phase, Status phase; then NPCs."""

    seat: int

    def run(self, g: G) -> None:
        seat = self.seat
        g.state.active = seat
        g.emit(log.TurnBegan(seat))
        g.push(
            Return(),
            DecideMissions(seat),
            BeginTurn(seat),
            Respawn(seat),
            StartActions(seat),
            Actions(seat),
            StopActions(seat),
            MayDoBusiness(seat),
            EndOfTurn(seat),
            CloseTurn(),
            Freeze(seat),
            StatusTitles(seat),
            EnterFame(seat),
            Refresh(seat),
            Disarm(seat),
            LookAtMissions(seat),
            Autopilots(seat),
            Npcs(seat),
            NextTurn(seat),
        )


# --- the turn begins -----------------------------------------------------------------------------


class BeginTurn(XiaTask):
    """What was counted in the last turn is forgotten; the harpoon lets go (XIA-21.6)."""

    seat: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        c.did = {}
        c.visited = ()
        c.dropped = {}
        c.swapped = ()
        c.points = 0
        c.host = NOBODY
        c.died = False


class StartActions(XiaTask):
    """XIA-5.5, 21.14: the action phase begins; autopilot points become movement points."""

    seat: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.sits_out:
            c.sits_out = False
            g.emit(log.SatOut(self.seat))
            return
        c.acting = c.place != NOWHERE
        g.state.claiming = True
        c.points += c.autopilot
        c.autopilot = 0


class Actions(XiaTask):
    """XIA-5.5.1: action after action, until the player stops or the ship is destroyed."""

    seat: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        convoy_left(g)
        if c.acting and c.place != NOWHERE:
            if passes(g, self.seat) and not flying_moves(g, self.seat):
                c.place = c.last_free  # XIA-6.7: there is no way on
            g.push(Act(self.seat), self)


def passes(g: G, seat: int) -> bool:
    """XIA-6.5: whether the ship is only passing over an occupied space. Where something came to a
    ship that stood there before (the Kiln comes back), it may act."""
    c = g.state.captains[seat]
    return c.place != c.last_free and shared(g, seat)


class Act(XiaQuestion):
    """XIA-5.5.6: an action. On an occupied space the ship can only go on (XIA-6.5)."""

    forced = False

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-act", {"n": g.state.captains[self.seat].points})

    def options(self, g: G) -> list[Move]:
        if passes(g, self.seat):
            return flying_moves(g, self.seat)
        found: list[Move] = [moves.DONE]
        for offering in ACTIONS:
            found += offering(g, self.seat)
        return found

    def answer(self, g: G, move: Move) -> None:
        if move == moves.DONE:
            g.state.captains[self.seat].acting = False
        else:
            DOES[type(move)](g, self.seat, move)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return offer_of(g, seat, move)

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        return refusals_of(g, seat)


class StopActions(XiaTask):
    """XIA-5.5.5: the action phase is over: points vanish; some titles are looked at now."""

    seat: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        c.points = 0
        c.acting = False
        c.primed = ()
        rally_counts(g, self.seat)
        if c.place == NOWHERE:
            return
        claim_titles(g, self.seat, "stopped")
        amnesty(g, self.seat)


def amnesty(g: G, seat: int) -> None:
    """XIA-22.14: whoever stops on a lawful planet loses all bounty."""
    c = g.state.captains[seat]
    stops = c.bounty and planet_kind(g, c.place) == "lawful"
    if stops and event_in_play(g.state, "amnesty"):
        c.bounty = 0
        g.emit(log.BountyGone(seat))


class MayDoBusiness(XiaTask):
    """XIA-7.1: only on a planet or in the Kiln."""

    seat: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.place != NOWHERE and sheltered_place(g, c) and not c.died:
            c.bought = c.sold = ()
            c.repacked = False
            g.push(Business(self.seat))


class EndOfTurn(XiaEnd):
    """XIA-8.1: the Status phase follows. It reveals: until it begins the turn can be taken back."""

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-end-of-turn")


class CloseTurn(XiaTask):
    """From here on only titles of the Status phase are claimed."""

    def run(self, g: G) -> None:
        g.state.claiming = False


# --- the Status phase ----------------------------------------------------------------------------


class StatusTitles(ShipTask):
    """XIA-19.1: titles of the Status phase."""

    def befall(self, g: G, c: Captain) -> None:
        claim_titles(g, self.seat)
        claim_titles(g, self.seat, "status")


class EnterFame(XiaTask):
    """XIA-8.2, 8.3: the fame of the turn is entered; titles and events follow. XIA-2.3, 23.6: the
    game ends at the instant in which the total is reached, alone with the goal."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        if any(c.earned):
            c.fame = [a + b for a, b in zip(c.fame, c.earned, strict=True)]
            c.earned = [0] * len(c.earned)
            g.emit(log.FameEntered(self.seat, fame_of(c)))
        if fame_of(c) >= target_fame(s) and (not solo(s) or goal_reached(g)):
            s.winner = self.seat
            g.emit(log.GameWon(self.seat))
            g.finish()
            return
        g.push(*reach(g, self.seat, fame_of(c)))


def reach(g: G, seat: int, fame: int) -> list[XiaTask]:
    """XIA-8.3: titles and events of spaces reached for the first time, in order."""
    s = g.state
    settings = g.content.settings
    found: list[XiaTask] = []
    for space in range(s.reached + 1, fame + 1):
        if space in settings.title_spaces:
            found.append(RevealTitle())
        if space in settings.event_spaces and s.options.events:
            found.append(DrawEvent(seat))
    s.reached = max(s.reached, fame)
    return found


class RevealTitle(XiaTask):
    """XIA-8.3."""

    def run(self, g: G) -> None:
        reveal_title(g)


class Refresh(XiaTask):
    """XIA-8.4: impulse and abilities are ready again; empty sections are in demand."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        c.impulse = True
        c.exhausted = ()
        c.copied = ""
        if s.options.economy:
            fresh = [
                cube
                for cube in g.content.goods_sold
                if not s.economy[cube] and cube not in s.demand
            ]
            if fresh:
                s.demand = tuple(sorted((*s.demand, *fresh)))
                g.emit(log.Demanded(tuple(fresh)))


class Disarm(ShipTask):
    """XIA-8.5: markers come off the outfits; then they are armed, for nothing on a planet."""

    def befall(self, g: G, c: Captain) -> None:
        if any(f.used for f in c.outfits):
            free_all(c)
        arm_again(g, c, ArmMarkers(self.seat))


class ArmMarkers(ChargeMarkers):
    """XIA-8.5: an energy for each marker; fewer may be armed."""

    orders: ClassVar[Orders] = {ALWAYS: 0}

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-arm-markers", {"n": number(g, "arm_energy")})

    def options(self, g: G) -> list[Move]:
        most = chargeable(g, g.state.captains[self.seat])
        return [moves.Charge.at[n] for n in range(most, -1, -1)]


# --- after the turn ------------------------------------------------------------------------------


class Autopilots(XiaTask):
    """XIA-21.14: at the end of each other player's turn the Autopilot rolls a d6."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        for seat, c in enumerate(s.captains):
            if seat == self.seat or "autopilot" not in c.abilities or c.place == NOWHERE:
                continue
            die = roll(g, 6)
            if die >= g.content.abilities["autopilot"].amount:
                c.autopilot += 2 if s.players == 2 and s.options.two_player else 1
            g.emit(log.AutopilotRolled(seat, die))


class Npcs(XiaTask):
    """XIA-5.3: the NPCs whose card this player holds; alone also their fame (XIA-23.4)."""

    seat: int

    def run(self, g: G) -> None:
        frames = turns_after(g, self.seat)
        g.push(*frames, *([NpcFame()] if solo(g.state) else []))


class NextTurn(XiaTask):
    """XIA-4.11, 5.4: clockwise; a round ends before the first player's turn."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        seat = (self.seat + 1) % s.players
        if seat != s.first:
            g.push(Turn(seat))
            return
        g.push(RoundEnds(), NewRound(seat))


class NewRound(XiaTask):
    """XIA-2.6: after the last round the game is stopped."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        if s.options.round_cap and s.round >= LAST_ROUND:
            g.emit(log.GameStopped(s.round))
            g.finish()
            return
        s.round += 1
        g.emit(log.RoundBegan(s.round))
        g.push(Turn(self.seat))
