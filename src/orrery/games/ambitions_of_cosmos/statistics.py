"""What reports and the last page of a game tell of it."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.components import Components
from orrery.games.ambitions_of_cosmos.economy import fleet_power, growth, rating, science_growth
from orrery.games.ambitions_of_cosmos.model import G, Table
from orrery.kernel import Event, ScoreLine, Throw
from orrery.kernel.game import Facts

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
    order = tuple((s.first + i) % s.players for i in range(s.players))
    present = [f"ending {s.ending}", *(f"law {law}" for law in s.laws)]
    return Facts(tuple(realm.nation for realm in s.realms), order, uses, present)


def rounds(state: Table) -> int:
    """The turn that is played. Nobody is asked between its end and the next one; after the last
    one the count has gone on (AOC-3.5.1)."""
    return state.turn - (state.phase == "end")


def goods(g: G) -> tuple[ScoreLine, ...]:
    """What each nation has, as its curves show it."""
    s = g.state
    lines = ("goods-growth", "goods-rating", "goods-science", "goods-power", "goods-planets")
    columns = [wealth(g, seat) for seat in range(s.players)]
    return tuple(ScoreLine(id, tuple(c[i] for c in columns)) for i, id in enumerate(lines))


def wealth(g: G, seat: int) -> tuple[int, int, int, int, int]:
    """Growth of capital, prestige rating, growth of science, power of all fleets, planets."""
    s = g.state
    if s.phase == "setup":
        return 0, 0, 0, 0, 0
    power = sum(fleet_power(g, fleet.ships) for fleet in s.realms[seat].fleets if fleet.ships)
    planets = sum(owner == seat for owner in s.owners)
    return growth(g, seat), rating(g, seat), science_growth(g, seat), power, planets


def luck(event: Event, content: Components) -> Iterator[Throw]:
    """AOC-6.7.5, 9.3: the dice of duels and of black holes, beside what a die shows on average."""
    if isinstance(event, log.DieRolled) and isinstance(event.seat, int):
        yield Throw(event.seat, "luck-duels", event.die, DIE_MEAN, DIE_SPREAD)
    elif isinstance(event, log.HoleRolled):
        yield Throw(event.seat, "luck-holes", event.die, DIE_MEAN, DIE_SPREAD)
