"""SC-2, 16.1 to 16.3: setting up the game, with whichever era it begins."""

from __future__ import annotations

from typing import Any

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import ERAS, Components, Needs
from orrery.games.spacecorp.layout import empty_table, lay_out_era
from orrery.games.spacecorp.model import (
    PLANETEERS,
    SOURCE,
    STARFARERS,
    G,
    ScOptions,
    Table,
    TurnQuestion,
    feat,
)
from orrery.games.spacecorp.progress import REWARDED, UNREWARDED
from orrery.games.spacecorp.turn import Turn
from orrery.kernel import Chance, Frame, Move, Offer, on


def set_up(content: Components, options: ScOptions, players: int, chance: Chance) -> Table:
    """SC-2, 16: the table before the first turn. SC-2.11: the first player by lot."""
    era = ERAS.index(options.first_era)
    s = empty_table(content, options, players, era)
    s.opener = s.first = s.active = chance.draw("first", players) if players > 1 else 0
    start = content.settings.begin[options.first_era]
    by = content.settings.players[str(players)]
    for place in range(players):
        corp = s.corps[(s.first + place) % players]
        corp.earned[SOURCE["start"]] = start.profit or by.profit[place]
        corp.genetics, corp.revelation = start.genetics, start.revelation
    if players == 1:
        s.corps[1].earned[SOURCE["start"]] = content.competition.start[options.difficulty]
        s.corps[1].earned[SOURCE["start"]] += start.profit
        if era:
            later = content.competition.later[options.first_era]
            s.corps[1].earned[SOURCE["start"]] += later[options.difficulty]
    s.discs = [era - 1] * len(s.discs)
    lay_out_era(content, s, chance, fresh=True)
    s.stack = begin_frames(s)
    return s


def begin_frames(s: Table) -> list[Frame[Any, Any]]:
    """SC-16.2: a start with Starfarers gives an Adaptation to each, the last player first."""
    frames: list[Frame[Any, Any]] = [Turn(s.first)]
    if s.era == STARFARERS:
        for place in range(s.players):
            frames.append(Inherit((s.first + place) % s.players))
    return frames


class Inherit(TurnQuestion):
    """SC-16.2: a Planeteers Adaptation without prerequisite, without its profit."""

    clause = "SC-16.2"

    def options(self, g: G) -> list[Move]:
        found: list[Move] = []
        for at, id in enumerate(g.content.progress_ids):
            card = g.content.progress[id]
            early = ERAS.index(card.era) == PLANETEERS and card.kind == "adaptation"
            if early and card.needs == Needs() and g.state.progress[at]:
                found.append(moves.Learn(id))
        return found

    @on(moves.Learn)
    def learn(self, g: G, move: moves.Learn) -> None:
        s = g.state
        at = g.content.progress_ids.index(move.card)
        s.progress[at] &= ~(REWARDED if s.progress[at] & REWARDED else UNREWARDED)
        s.corps[self.seat].progress += (move.card,)
        feat(g, f"progress {move.card}", self.seat)
        g.emit(log.Learned(self.seat, move.card))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Learn)
        return Offer(move, (f"progress:{move.card}",))
