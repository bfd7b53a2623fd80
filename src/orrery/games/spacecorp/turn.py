"""SC-3: the sequence of play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.colonize import ChooseRegion, why_not_colonize
from orrery.games.spacecorp.competition import CompetitionTurn
from orrery.games.spacecorp.components import ERAS
from orrery.games.spacecorp.contracts import CheckContracts
from orrery.games.spacecorp.deeds import ChooseTeam, PayValue
from orrery.games.spacecorp.edges import AnnouncedWindow, DiscardedWindow, TurnStartWindow
from orrery.games.spacecorp.effects import ACTIONS, Hold
from orrery.games.spacecorp.eras import ChangeEra, ChooseLegacy, CloseGame, first_player, mark
from orrery.games.spacecorp.goods import discard, draw, gain, refill
from orrery.games.spacecorp.ground import Ground
from orrery.games.spacecorp.means import any_reachable, means
from orrery.games.spacecorp.model import (
    MARINERS,
    NONE,
    PLANETEERS,
    STARFARERS,
    G,
    Table,
    Team,
    TurnEnd,
    TurnQuestion,
    TurnTask,
    chart,
    feat,
    lasting,
    playing,
    rivals_of,
    solo,
)
from orrery.games.spacecorp.produce import why_not_produce
from orrery.games.spacecorp.research import why_not_research
from orrery.games.spacecorp.sites import able, arriving, own_base, sites_of
from orrery.games.spacecorp.special import ChooseSpecial, why_not_special
from orrery.games.spacecorp.travel import AdvanceTeams
from orrery.games.spacecorp.upgrade import ChooseUpgrade, why_not_upgrade
from orrery.games.spacecorp.value import Deed
from orrery.games.spacecorp.windows import EdgeWindow
from orrery.kernel import (
    ALWAYS,
    ASK,
    PASS,
    Message,
    Move,
    Pass,
    Refusal,
    Why,
    Zone,
    bit,
    on,
    seats_from,
)
from orrery.kernel.frames import Orders

NO_VALUE = Why("why-no-value", "SC-3.6")
NO_TARGET = Why("why-no-target", "SC-3.8")
NOT_THIS_ERA = Why("why-not-this-era", "SC-3.4")
WAS_SABOTAGED = Why("why-was-sabotaged", "SC-4.3")
MUST_ACT = Why("why-must-act", "SC-3.9")

Forbids = Callable[[G, int], Why | None]


class Turn(TurnTask):
    """SC-3.2: the steps of a turn. An extra turn (Intercept) is not followed by the next player."""

    seat: int
    extra: bool = False

    def run(self, g: G) -> None:
        s, seat = g.state, self.seat
        s.active = seat
        s.turns[s.era] += 1
        s.awards = [0] * len(s.corps)
        s.acted, s.yielded, s.sabotaged, s.shown = 0, -1, "", False
        s.laid = [Zone((), bit(seat))] * 3
        s.mark = mark(s)
        g.emit(log.TurnBegan(seat))
        g.push(TakeAction(seat), AfterAction(seat, self.extra))
        g.push(TurnStartWindow(ring=tuple(seats_from(s.players, seat))))
        if s.era == STARFARERS:
            g.push(AdvanceTeams(seat))


class AfterAction(TurnTask):
    """SC-3.2: steps 2 to 6. SC-6.3: who passes skips them all."""

    seat: int
    extra: bool

    def run(self, g: G) -> None:
        seat = self.seat
        if g.state.passed >> seat & 1:
            g.push(FinishTurn(seat), CloseTurn(seat, self.extra))
            return
        g.push(
            CheckContracts(seat),
            PayAwards(seat),
            TransportTeam(seat),
            FinishTurn(seat),
            DiscardPlayed(seat),
            LastDraw(seat),
            CloseTurn(seat, self.extra),
        )


# --- step 1: one action --------------------------------------------------------------------------


def _team_action(action: str) -> Forbids:
    def forbids(g: G, seat: int) -> Why | None:
        deed = Deed(action)
        if any_reachable(g, seat, deed):
            return None
        return NO_TARGET if has_value(g, seat, action) else NO_VALUE

    return forbids


def has_value(g: G, seat: int, action: str) -> bool:
    """SC-3.6: whether the action could be given any value."""
    return means(g, seat, Deed(action)).best(Ground()) > 0


def _valued(action: str, forbids: Forbids | None = None, since: int = MARINERS) -> Forbids:
    def why(g: G, seat: int) -> Why | None:
        if g.state.era < since:
            return NOT_THIS_ERA
        found = forbids(g, seat) if forbids else None
        return found or (None if has_value(g, seat, action) else NO_VALUE)

    return why


def _colonize(g: G, seat: int) -> Why | None:
    return why_not_colonize(g, seat) if g.state.era == STARFARERS else NOT_THIS_ERA


FORBIDS: dict[str, Forbids] = {
    "research": _valued("research", why_not_research),
    "move": _team_action("move"),
    "explore": _team_action("explore"),
    "build": _team_action("build"),
    "produce": _valued("produce", why_not_produce),
    "genetics": _valued("genetics"),
    "revelation": _valued("revelation", since=PLANETEERS),
    "colonize": _colonize,
    "upgrade": why_not_upgrade,
    "special": why_not_special,
}
"""SC-3.4: the actions, each with what may forbid it."""


def why_not_act(g: G, seat: int, action: str) -> Why | None:
    if action == g.state.sabotaged:
        return WAS_SABOTAGED
    return FORBIDS[action](g, seat)


class TakeAction(TurnQuestion):
    """SC-3.4: announce an action. SC-6.3: with the deck empty a player may pass, or must.

    SC-3.9: who can do nothing before that skips the step without passing.
    """

    forced = False

    def options(self, g: G) -> list[Move]:
        seat = self.seat
        found: list[Move] = [moves.Act.at[a] for a in ACTIONS if why_not_act(g, seat, a) is None]
        if not found or may_pass(g.state):
            found.append(PASS)
        return found

    @on(moves.Act)
    def act(self, g: G, move: moves.Act) -> None:
        s, seat = g.state, self.seat
        g.emit(log.Announced(seat, move.action))
        g.push(Begin(seat, move.action))
        if not s.sabotaged:
            g.push(AnnouncedWindow(ring=rivals_of(s, seat), action=move.action))

    @on(Pass)
    def let_go(self, g: G, move: Pass) -> None:
        if may_pass(g.state):
            g.emit(log.Passed(self.seat))
            pass_era(g, self.seat)
        else:
            g.emit(log.CannotAct(self.seat))

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        for action in ACTIONS:
            why = why_not_act(g, seat, action)
            if why is not None:
                yield Refusal(f"action:{action}", why)
        if PASS not in self.options(g):
            yield Refusal("pass", MUST_ACT)


def may_pass(s: Table) -> bool:
    """SC-6.3: from the moment when the deck is empty."""
    return not s.deck.cards


class Begin(TurnTask):
    """SC-3.4: the announced action begins, unless it was sabotaged (SC-4.3)."""

    seat: int
    action: str

    def run(self, g: G) -> None:
        seat, action = self.seat, self.action
        if g.state.sabotaged == action:
            g.push(TakeAction(seat))
        elif action in ("move", "explore", "build"):
            g.push(ChooseTeam(seat, Deed(action)))
        elif action == "upgrade":
            g.push(ChooseUpgrade(seat))
        elif action == "special":
            g.push(ChooseSpecial(seat))
        elif action == "colonize":
            g.push(ChooseRegion(seat))
        else:
            g.push(PayValue(seat, Deed(action)))


# --- step 3: awards ------------------------------------------------------------------------------


class PayAwards(TurnTask):
    """SC-3.25, 3.27: clockwise, a card for each award. SC-17.9: the Competition gains 1."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        for rival in range(s.players, len(s.corps)):
            gain(g, rival, s.awards[rival], "bases")
        awarded = (seat for seat in rivals_of(s, self.seat) for _ in range(s.awards[seat]))
        g.push(*map(TakeAward, awarded))


class TakeAward(TurnQuestion):
    """SC-3.27: the opponent may take the top card of the deck, if there is one."""

    orders: ClassVar[Orders] = {ALWAYS: 0}
    policies = (ALWAYS, ASK)
    default = ALWAYS
    lapses = True

    @classmethod
    def says(cls, policy: str) -> Message:
        return Message("policy-take-award" if policy == ALWAYS else f"policy-{policy}")

    def options(self, g: G) -> list[Move]:
        return [moves.Draw.at[()], PASS] if g.state.deck.cards else []

    @on(moves.Draw)
    def draw(self, g: G, move: moves.Draw) -> None:
        g.emit(log.Awarded(self.seat))
        draw(g, self.seat)


# --- step 4: free team transport ------------------------------------------------------------------


def transports(g: G, seat: int) -> list[tuple[int, int]]:
    """SC-3.28: a team that did not act, from own base to own base, one of them a Spaceport."""
    s, map = g.state, chart(g)
    teams = s.corps[seat].teams
    homes = [map.start, *sites_of(g, seat)]
    ports = {site for site in homes if "spaceport" in s.bases[site]}
    if not ports:
        return []
    found = []
    for number, team in enumerate(teams):
        if s.acted >> number & 1 or not able(g, team) or not own_base(g, seat, team.site):
            continue
        if any(team == teams[i] and not s.acted >> i & 1 for i in range(number)):
            continue
        found += [
            (number, site)
            for site in homes
            if site != team.site and (site in ports or team.site in ports)
        ]
    return found


class TransportTeam(TurnQuestion):
    """SC-3.28, 3.29: one team for nothing, over any distance."""

    def options(self, g: G) -> list[Move]:
        sites = chart(g).sites
        there = transports(g, self.seat)
        return [PASS, *(moves.Transport.at[team + 1, sites[to].id] for team, to in there)]

    @on(moves.Transport)
    def transport(self, g: G, move: moves.Transport) -> None:
        map, teams = chart(g), g.state.corps[self.seat].teams
        origin = teams[move.team - 1].site
        teams[move.team - 1] = arriving(g, self.seat, map.number[move.site])
        g.emit(log.Transported(self.seat, map.sites[origin].id, move.site))


class FinishTurn(TurnEnd):
    """SC-3.2: until the player ends the turn its last step can be taken back."""


# --- steps 5 and 6 --------------------------------------------------------------------------------


class DiscardPlayed(TurnTask):
    """SC-3.30: the cards of this turn are discarded; Poach (SC-4.3); offers are refilled."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        cards = tuple(card.face for zone in s.laid for card in zone.cards)
        s.laid = [Zone()] * 3
        s.shown = False
        s.fresh = cards
        g.push(Refill())
        if cards:
            s.corps[self.seat].idle = -1
            discard(s, cards)
            g.emit(log.Discarded(cards))
            g.push(DiscardedWindow(ring=rivals_of(s, self.seat)))


class Refill(TurnTask):
    """SC-3.31: what was discarded can no longer be poached."""

    def run(self, g: G) -> None:
        g.state.fresh = ()
        refill(g)


class LastDraw(TurnTask):
    """SC-3.32: with 4 cards or fewer the active player draws one."""

    seat: int

    def run(self, g: G) -> None:
        holds = [hold.n for hold in lasting(g, self.seat, Hold)]
        limit = max([g.content.settings.draw_limit, *holds])
        if len(g.state.corps[self.seat].hand.cards) <= limit:
            draw(g, self.seat)


# --- after the turn ------------------------------------------------------------------------------


class CloseTurn(TurnTask):
    """SC-6.12.1, 6.12.4: whether anything came of the turn; then Intercept and the next."""

    seat: int
    extra: bool

    def run(self, g: G) -> None:
        s, corp = g.state, g.state.corps[self.seat]
        now = mark(s)
        count_still(s, self.seat, now != s.mark)
        if s.deck.cards:
            corp.idle = 0
        else:
            corp.idle = corp.idle + 1 if now[2:] == s.mark[2:] or corp.idle < 0 else 0
        if corp.idle >= g.content.settings.idle_turns:
            pass_era(g, self.seat)
        if not self.extra:
            g.push(NextTurn(self.seat))
        g.push(TurnEndWindow(ring=playing(s, rivals_of(s, self.seat))))


def count_still(s: Table, seat: int, changed: bool) -> None:
    """SC-6.12.4: turns in a row in which nothing happened. A team that comes to a site where none
    of its owner's teams has been since is something."""
    if changed:
        s.still = 0
        s.trodden = [standing(corp.teams) for corp in s.corps[: s.players]]
        return
    now = standing(s.corps[seat].teams)
    s.still = 0 if now & ~s.trodden[seat] else s.still + 1
    s.trodden[seat] |= now


def standing(teams: list[Team]) -> int:
    """The sites where teams stand, as bits."""
    sites = 0
    for team in teams:
        if team.site >= 0:
            sites |= 1 << team.site
    return sites


class TurnEndWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Intercept: after an opponent's turn take an extra turn; it is no last turn (SC-6.7).

    SC-4.5: who has passed cannot.
    """

    edges = ("intercept",)
    once = True

    def play(self, g: G, seat: int, edge: str) -> None:
        g.emit(log.Intercepted(seat))
        g.push(Turn(seat, True))


def pass_era(g: G, seat: int) -> None:
    """SC-6.4 to 6.6: passed for the rest of the era; enough who have passed bring last turns."""
    s = g.state
    if s.passed >> seat & 1:
        return
    s.passed |= 1 << seat
    enough = 1 if s.players <= 2 else 2
    if solo(s) or s.closing or s.passed.bit_count() < enough:
        return
    s.closing = True
    s.due = playing(s, rivals_of(s, seat))
    g.emit(log.LastTurns())


class NextTurn(TurnTask):
    """SC-3.1, 6: who is next; whether the era is over. SC-17.2: alone the Competition follows."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        rounds = g.content.settings.still_rounds
        if s.still >= rounds * s.players and not s.closing:
            g.emit(log.EraEnding("still"))
            feat(g, f"stalled {ERAS[s.era]}", NONE)
            g.push(EndEra())
        elif s.closing:
            self._last(g)
        elif solo(s):
            self._alone(g)
        else:
            waiting = playing(s, (*rivals_of(s, self.seat), self.seat))
            g.push(Turn(waiting[0]) if waiting else EndEra())

    def _last(self, g: G) -> None:
        """SC-6.11: last turns clockwise; SC-6.12.3: without any the era ends at once."""
        s = g.state
        due = playing(s, s.due)
        if due:
            s.due = due[1:]
            g.push(Turn(due[0]))
        else:
            g.push(EndEra())

    def _alone(self, g: G) -> None:
        s = g.state
        if self.seat >= s.players:
            g.push(Turn(0))
        elif s.passed:
            g.push(CompetitionTurn(), EndEra())
        else:
            g.push(CompetitionTurn(), AfterCompetition(), NextTurn(s.players))


class AfterCompetition(TurnTask):
    """SC-4.3: the end of a turn of the Competition is the end of an opponent's turn."""

    def run(self, g: G) -> None:
        g.push(TurnEndWindow(ring=playing(g.state, range(g.state.players))))


class EndEra(TurnTask):
    """SC-6.13 to 6.18: between two eras; after the last one the game is over (SC-15.6, 16.4)."""

    def run(self, g: G) -> None:
        s = g.state
        g.emit(log.EraEnded(ERAS[s.era]))
        if ERAS.index(s.options.last_era) <= s.era:
            g.push(CloseGame())
            return
        g.push(*map(ChooseLegacy, seats_from(s.players, s.first)), ChangeEra(), BeginEra())


class BeginEra(TurnTask):
    """SC-7.11, 13.8: the first player of an era, on the profit that its setup has left."""

    def run(self, g: G) -> None:
        s = g.state
        s.first = first_player(g)
        g.emit(log.FirstPlayer(s.first))
        g.push(Turn(s.first))
