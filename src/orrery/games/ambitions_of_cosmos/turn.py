"""AOC-3.5: the sequence of play."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.battle import BuiltBattles
from orrery.games.ambitions_of_cosmos.construction import CollectCapital, Construction
from orrery.games.ambitions_of_cosmos.deals import OpenTalks, settle_debts
from orrery.games.ambitions_of_cosmos.machine import MachinesSetOut
from orrery.games.ambitions_of_cosmos.model import NOBODY, G, Phase, TurnTask, from_speaker, left_of
from orrery.games.ambitions_of_cosmos.movement import Tactics
from orrery.games.ambitions_of_cosmos.planets import MergeFleets
from orrery.games.ambitions_of_cosmos.politics import (
    CollectPrestige,
    DrawLaws,
    LawVote,
    SenatorVote,
)
from orrery.games.ambitions_of_cosmos.science import CollectScience, StudyTechnology
from orrery.games.ambitions_of_cosmos.victory import political_end, watch


class Turn(TurnTask):
    """AOC-3.5.1: the phases of a turn; AOC-3.5.2: the speaker passes on from turn to turn."""

    def run(self, g: G) -> None:
        s = g.state
        s.turn += 1
        if s.turn > 1:
            s.speaker = left_of(s, s.speaker)
        if s.turn > g.content.settings.turns:
            political_end(g)
            return
        s.built = {}
        s.towed = ()
        for realm in s.realms:
            realm.invoked = False
        g.emit(log.TurnBegan(s.turn, s.speaker))
        g.push(
            PoliticalPhase(), ConstructionPhase(), TacticalPhase(), SciencePhase(), EndOfTurn(),
            Turn(),
        )  # fmt: skip


def begin_phase(g: G, phase: Phase) -> None:
    s = g.state
    s.phase = phase
    s.active = s.speaker
    g.emit(log.PhaseBegan(phase))


class PoliticalPhase(TurnTask):
    """AOC-4: prestige, talks, the law, talks again, the senator, the vote on the law."""

    def run(self, g: G) -> None:
        begin_phase(g, "political")
        g.push(
            CollectPrestige(), OpenTalks(), DrawLaws(), OpenTalks(), SenatorVote(), LawVote(),
        )  # fmt: skip


class ConstructionPhase(TurnTask):
    """AOC-5: capital, then one player after the other (AOC-3.5.4)."""

    def run(self, g: G) -> None:
        begin_phase(g, "construction")
        g.push(CollectCapital(), *(Construction(seat) for seat in from_speaker(g.state)))


class TacticalPhase(TurnTask):
    """AOC-6.1.2: plunder ends, battles by construction, the Machine, then the players."""

    def run(self, g: G) -> None:
        s = g.state
        begin_phase(g, "tactical")
        s.plunder = (NOBODY,) * len(s.plunder)
        watch(g)  # AOC-1.4: before the Machine takes what pays its owner again
        if s.winner != NOBODY:
            return
        order = tuple(from_speaker(s))
        g.push(
            BuiltBattles(order),
            MachinesSetOut(),
            *(Tactics(seat) for seat in order),
            *(MergeFleets(seat) for seat in order),
        )


class SciencePhase(TurnTask):
    """AOC-8: science, then one player after the other."""

    def run(self, g: G) -> None:
        begin_phase(g, "science")
        order = from_speaker(g.state)
        g.push(*(CollectScience(seat) for seat in order), SettleScience())


class SettleScience(TurnTask):
    """AOC-4.3.7: science that was promised; then everybody may study."""

    def run(self, g: G) -> None:
        settle_debts(g, "science")
        g.push(*(Research(seat) for seat in from_speaker(g.state)))


class Research(TurnTask):
    """AOC-8.2: a seat may study."""

    seat: int

    def run(self, g: G) -> None:
        g.state.active = self.seat
        g.push(StudyTechnology(self.seat))


class EndOfTurn(TurnTask):
    """AOC-10.1: unspent capital and prestige vanish."""

    def run(self, g: G) -> None:
        s = g.state
        begin_phase(g, "end")
        for realm in s.realms:
            realm.capital = realm.prestige = 0
            for fleet in realm.fleets:
                fleet.fresh = fleet.beaten = fleet.halted = False
        s.pledges = tuple(pledge for pledge in s.pledges if pledge.last > s.turn)
