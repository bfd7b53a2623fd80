"""SC-2, 16.1 to 16.3: setting up the game, with whichever era it begins."""

from __future__ import annotations

from typing import Any

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
)
from orrery.games.spacecorp.progress import take_copy
from orrery.games.spacecorp.turn import Turn
from orrery.kernel import Chance, Frame, Move, on, seats_from


def set_up(content: Components, options: ScOptions, players: int, chance: Chance) -> Table:
    """SC-2, 16: the table before the first turn. SC-2.11: the first player by lot."""
    era = ERAS.index(options.first_era)
    s = empty_table(content, options, players, era)
    s.opener = s.first = s.active = chance.draw("first", players) if players > 1 else 0
    start = content.settings.begin[options.first_era]
    by = content.settings.players[str(players)]
    for place, seat in enumerate(seats_from(players, s.first)):
        corp = s.corps[seat]
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
    heirs = seats_from(s.players, s.first) if s.era == STARFARERS else []
    return [Turn(s.first), *map(Inherit, heirs)]


class Inherit(TurnQuestion):
    """SC-16.2: a Planeteers Adaptation without prerequisite, without its profit."""

    def options(self, g: G) -> list[Move]:
        found: list[Move] = []
        for at, id in enumerate(g.content.progress_ids):
            card = g.content.progress[id]
            early = ERAS.index(card.era) == PLANETEERS and card.kind == "adaptation"
            if early and card.needs == Needs() and g.state.progress[at]:
                found.append(moves.Learn.at[id])
        return found

    @on(moves.Learn)
    def learn(self, g: G, move: moves.Learn) -> None:
        take_copy(g, self.seat, move.card)
