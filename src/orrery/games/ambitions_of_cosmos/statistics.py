"""What reports and the last page of a game tell of it."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.components import Components
from orrery.games.ambitions_of_cosmos.economy import fleet_power, growth, rating, science_growth
from orrery.games.ambitions_of_cosmos.model import G, Table
from orrery.games.ambitions_of_cosmos.victory import once_begun
from orrery.kernel import Event, ScoreLine, Throw, seats_from
from orrery.kernel.game import Facts, score_sheet

DIE_MEAN, DIE_SPREAD = 3.5, 35 / 12


def facts(g: G) -> Facts:
    """The nations, who spoke first, what each seat has studied and built, and how it ended."""
    s = g.state
    uses: dict[str, list[int]] = {}
    for seat, realm in enumerate(s.realms):
        for tech in realm.techs:
            uses.setdefault(f"technology {tech}", []).append(seat)
    for place, owner in enumerate(s.owners):
        for building in s.buildings[place]:
            if owner >= 0:
                uses.setdefault(f"building {building}", []).append(owner)
    order = tuple(seats_from(s.players, s.first))
    present = [f"ending {s.ending}", *(f"law {law}" for law in s.laws)]
    return Facts(tuple(realm.nation for realm in s.realms), order, uses, present)


def rounds(state: Table) -> int:
    """The turn that is played. Nobody is asked between its end and the next one; after the last
    one the count has gone on (AOC-3.5.1)."""
    return state.turn - (state.phase == "end")


def power(g: G, seat: int) -> int:
    return sum(fleet_power(g, fleet.ships) for fleet in g.state.realms[seat].fleets)


def planets(g: G, seat: int) -> int:
    return g.state.owners.count(seat)


GOODS = tuple(
    (id, once_begun(count))
    for id, count in (
        ("goods-growth", growth),
        ("goods-rating", rating),
        ("goods-science", science_growth),
        ("goods-power", power),
        ("goods-planets", planets),
    )
)


def goods(g: G) -> tuple[ScoreLine, ...]:
    """What each nation has, as its curves show it."""
    return score_sheet(g, GOODS, g.state.players)


def luck(event: Event, content: Components) -> Iterator[Throw]:
    """AOC-6.7.5, 9.3: the dice of duels and of black holes, beside what a die shows on average."""
    if isinstance(event, log.DieRolled) and isinstance(event.seat, int):
        yield Throw(event.seat, "luck-duels", event.die, DIE_MEAN, DIE_SPREAD)
    elif isinstance(event, log.HoleRolled):
        yield Throw(event.seat, "luck-holes", event.die, DIE_MEAN, DIE_SPREAD)
