"""SC-5.5: the Produce action."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.edges import ProducedWindow
from orrery.games.spacecorp.effects import Whenever, Yields
from orrery.games.spacecorp.goods import gain
from orrery.games.spacecorp.model import G, TurnQuestion, TurnTask, chart, lasting, rivals_of
from orrery.games.spacecorp.sites import bases_of, colonies_of, produces, production
from orrery.games.spacecorp.value import Deed, performed
from orrery.kernel import Move, Why, on

NOTHING_PRODUCES = Why("why-nothing-produces", "SC-5.5.1")
LEGACY = -1
"""Where the tile of Legacy Production lies."""


class Field(NamedTuple):
    """A tile that produces."""

    site: int
    box: int
    worth: int


def fields(g: G, corp: int) -> list[Field]:
    """SC-5.5.1: the tiles with P# and an own base, the Legacy Production too; the best first."""
    found = []
    for site, box, _ in bases_of(g, corp):
        worth = produces(g, site, box)
        if worth is not None:
            found.append(Field(site, box, worth))
    worth = legacy_worth(g, corp)
    if worth is not None:
        found.append(Field(LEGACY, 0, worth))
    found.sort(key=lambda field: -field.worth)
    return found


def legacy_worth(g: G, corp: int) -> int | None:
    """SC-6.14: the tile in the HQ produces as if it lay on the map of this era."""
    legacy = g.state.corps[corp].legacy
    if not legacy:
        return None
    tile, base = legacy
    return production(g, g.content.tiles[tile], base, g.state.era)


def why_not_produce(g: G, seat: int) -> Why | None:
    return None if fields(g, seat) else NOTHING_PRODUCES


@performed("produce")
def produce(g: G, seat: int, deed: Deed, value: int) -> None:
    """SC-5.5.2: as many tiles as the value; where it suffices for all there is no choice."""
    there = fields(g, seat)
    if value >= len(there):
        g.push(Yield(seat, sum(field.worth for field in there)))
    else:
        g.push(ChooseField(seat, value, (), 0))


class ChooseField(TurnQuestion):
    """SC-5.5.2: the tiles that produce, one after another; at least one (SC-5.5.3)."""

    left: int
    chosen: tuple[tuple[int, int], ...]
    gained: int
    tells = ("left",)

    def options(self, g: G) -> list[Move]:
        found: list[Move] = [moves.Done.at[()]] if self.chosen else []
        left = [field for field in fields(g, self.seat) if field[:2] not in self.chosen]
        return found + [harvest(g, field) for field in left]

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        g.push(Yield(self.seat, self.gained))

    @on(moves.Harvest)
    def harvest(self, g: G, move: moves.Harvest) -> None:
        field = next(f for f in fields(g, self.seat) if harvest(g, f) == move)
        gained = self.gained + field.worth
        if self.left == 1:
            g.push(Yield(self.seat, gained))
        else:
            chosen = (*self.chosen, (field.site, field.box))
            g.push(ChooseField(self.seat, self.left - 1, chosen, gained))


def harvest(g: G, field: Field) -> Move:
    if field.site == LEGACY:
        return moves.Harvest.at[None, 0]
    return moves.Harvest.at[chart(g).sites[field.site].id, field.box + 1]


class Yield(TurnTask):
    """SC-5.5.2: the profit of the Produce action; then Divert, of what the tiles gave (SC-4.3)."""

    seat: int
    n: int
    """What the tiles give."""

    def run(self, g: G) -> None:
        s = g.state
        s.yielded = self.n + sum(more.n for more in lasting(g, self.seat, Yields))
        g.emit(log.Produced(self.seat, s.yielded))
        gain(g, self.seat, s.yielded, "production")
        whenever(g, self.seat, "produces")
        g.push(ProducedWindow(ring=rivals_of(s, self.seat), n=self.n))


def whenever(g: G, corp: int, what: str) -> None:
    """SC-15.4: the colonies that pay when somebody colonizes, fulfils a contract or produces."""
    s = g.state
    for site in chart(g).systems:
        if not s.colony[site]:
            continue
        for effect in g.content.effects[s.colony[site]]:
            if isinstance(effect, Whenever) and effect.what == what:
                own = s.owner[site] == corp
                if own == (effect.who == "own"):
                    times = len(colonies_of(g, s.owner[site])) if effect.each == "colony" else 1
                    gain(g, s.owner[site], effect.n * times, "colonies")
