"""BTS-3, 7: the sequence of play."""

from __future__ import annotations

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.abilities import UseAbilities, held, own_stars, replace_star
from orrery.games.beyond_the_sun.achievements import ClaimAchievement
from orrery.games.beyond_the_sun.actions import ChooseAction
from orrery.games.beyond_the_sun.effects import Perform, ReplaceStar
from orrery.games.beyond_the_sun.model import FOOD, ORE, G, TurnEnd, TurnTask
from orrery.games.beyond_the_sun.production import ChooseProduction
from orrery.games.beyond_the_sun.space import CheckControl
from orrery.kernel import seats_from


class Begin(TurnTask):
    """BTS-2.1.6: each faction's own set-up note, then the first turn."""

    def run(self, g: G) -> None:
        s = g.state
        seats, extra = seats_from(s.players, s.first), g.content.mat_extra
        notes = [Perform(seat, extra[s.factions[seat].mat]) for seat in seats]
        g.push(*notes, CheckControl(), Turn(s.first))


class Turn(TurnTask):
    """BTS-3.1: the action phase, the production phase, the achievement phase."""

    seat: int

    def run(self, g: G) -> None:
        s, seat = g.state, self.seat
        s.active = seat
        s.factions[seat].used = ()
        if seat == s.first:
            g.emit(log.RoundBegan(s.round))
        g.emit(log.TurnBegan(seat))
        g.push(
            ChooseAction(seat),
            CheckControl(),
            ChooseProduction(seat),
            UseAbilities(seat),
            ClaimAchievement(seat),
            FinishTurn(seat),
            NextTurn(seat),
        )


class FinishTurn(TurnEnd):
    """BTS-3.1: the turn is over when its player says so."""


class NextTurn(TurnTask):
    """BTS-3.1, 7.2: the next player clockwise; the game ends with a whole round."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        seat = (self.seat + 1) % s.players
        if seat == s.first:
            self._end_round(g)
            if s.last_round and s.round > s.last_round:
                g.push(FinishGame())
                return
        g.push(Turn(seat))

    def _end_round(self, g: G) -> None:
        s = g.state
        if not s.last_round and s.round >= g.content.settings.guard_rounds:
            s.last_round = s.round + 1  # BTS-11.12
            g.emit(log.LastRound(s.last_round))
        s.round += 1


class FinishGame(TurnTask):
    """BTS-11.8: Giga-Corporations replace all remaining stars; then the points are counted."""

    def run(self, g: G) -> None:
        s = g.state
        s.round -= 1
        for seat, f in enumerate(s.factions):
            replaces = any(
                isinstance(effect, ReplaceStar)
                for own in held(g, seat)
                for action in own.options.values()
                for effect in action.effects
            )
            for achievement in own_stars(g, seat) if replaces else ():
                kind = FOOD if f.tracks[FOOD] else ORE
                if f.tracks[kind]:
                    replace_star(g, seat, achievement, kind)
        g.emit(log.GameEnded(s.round))
