"""AOC-7: the abilities of ships in battle."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.ambitions_of_cosmos.chart import CELLS
from orrery.games.ambitions_of_cosmos.economy import gifts
from orrery.games.ambitions_of_cosmos.land import is_asteroids, land
from orrery.games.ambitions_of_cosmos.model import Battle, G, late

BOTH = frozenset(("first", "second"))
NONE: frozenset[str] = frozenset()
FIRST = frozenset(("first",))


def opened(g: G, b: Battle, side: int) -> frozenset[str]:
    """AOC-7.2, 9.7.2, 9.8.1: which abilities of a side's ships are open."""
    seat = b.seats[side]
    if seat >= 0:
        return frozenset(gifts(g, seat).ability)
    return BOTH if late(g) else NONE


def working(b: Battle, side: int) -> tuple[str, ...]:
    """AOC-6.7.6, 6.7.7: ships whose abilities count: the one that fights, those that have fought
    and survived, those put aside."""
    aside = tuple(card.face for card in b.held[side].cards)
    up = (b.up[side],) if b.up[side] else ()
    return (*up, *b.alive[side], *aside)


def screened(g: G, b: Battle, side: int) -> bool:
    """AOC-6.12.5: an orbital defence blocks the ships that attack a fleet of its owner there."""
    if side == 1 or b.seats[1] < 0 or b.cell % CELLS:
        return False
    place = b.cell // CELLS
    s = g.state
    if s.owners[place] != b.seats[1]:
        return False
    return any(g.content.building_gifts[built].screen for built in s.buildings[place])


def carries(g: G, ships: Iterable[str], ability: str, slots: frozenset[str]) -> bool:
    """Whether one of the ships has an ability in one of these slots."""
    known = g.content.ships
    return any(
        ("first" in slots and known[ship].first == ability)
        or ("second" in slots and known[ship].second == ability)
        for ship in ships
    )


def active(g: G, b: Battle, side: int) -> frozenset[str]:
    """AOC-7.5: the slots whose abilities work for a side now, after all suppression.

    Ruling: suppression looks at what is open, not at what is suppressed itself, but the gravitic
    ECM beats the other.
    """
    if screened(g, b, side):
        return NONE
    own = opened(g, b, side)
    other = 1 - side
    theirs = NONE if screened(g, b, other) else opened(g, b, other)
    rivals = working(b, other)
    if carries(g, rivals, "grav_ecm", theirs):
        return NONE
    if carries(g, rivals, "ecm", theirs) and not carries(g, working(b, side), "grav_ecm", own):
        return own & FIRST
    return own


def count_of(g: G, ships: Iterable[str], ability: str, slots: frozenset[str]) -> int:
    return sum(carries(g, (ship,), ability, slots) for ship in ships)


def n_of(g: G, ability: str) -> int:
    return g.content.abilities[ability].n


def check_bonus(g: G, b: Battle, side: int) -> int:
    """AOC-7.3: what abilities and technologies add to the check of the ship that fights."""
    slots = active(g, b, side)
    ship, rival = b.up[side], b.up[1 - side]
    bonus = b.bonus[side]
    if b.seats[side] >= 0:
        bonus += gifts(g, b.seats[side]).duel
    if slots:
        if carries(g, (ship,), "swarm", slots):
            bonus += n_of(g, "swarm") * (g.content.ships[rival].level - 1)
        if side == 1 and carries(g, (ship,), "patrol", slots) and at_post(g, b):
            bonus += n_of(g, "patrol")
        bonus += n_of(g, "coordinator") * count_of(g, working(b, side), "coordinator", slots)
    return bonus


def at_post(g: G, b: Battle) -> bool:
    """Whether a patrol ship fights on a planet or among asteroids."""
    ground = land(g)
    on_planet = b.cell % CELLS == 0 and bool(ground.planets[b.cell // CELLS])
    return on_planet or is_asteroids(g.state, ground.kinds, b.cell)


def analyses(g: G, b: Battle, side: int) -> bool:
    """AOC-7.3: the die counts as 6 against a ship of little power."""
    if not carries(g, (b.up[side],), "analyser", active(g, b, side)):
        return False
    return g.content.ships[b.up[1 - side]].power <= n_of(g, "analyser")


def may_reroll(g: G, b: Battle, side: int) -> bool:
    """AOC-7.3: a targeting system rolls once more."""
    return carries(g, (b.up[side],), "targeting", active(g, b, side))


def shields(g: G, b: Battle, side: int) -> int:
    """AOC-7.4: the difference below which a beaten ship survives."""
    slots = active(g, b, side)
    if not slots:
        return 0
    total = 0
    if carries(g, (b.up[side],), "shield1", slots):
        total += n_of(g, "shield1")
    if carries(g, working(b, side), "shield_gen2", slots):
        total += n_of(g, "shield_gen2")
    return total


def final_bonus(g: G, b: Battle, side: int) -> int:
    """AOC-6.7.8: what boarding and devouring add to the final sum."""
    ships = working(b, side)
    devoured = n_of(g, "devourer") * count_of(g, ships, "devourer", active(g, b, side))
    return b.boarded[side] + devoured


def invasion_bonus(g: G, seat: int, ships: tuple[str, ...], screen: bool) -> int:
    """AOC-6.12.2, 7.6: landing forces and bombardment, for each ship that has them."""
    own = gifts(g, seat)
    if screen or not own.ability:
        return own.invasion
    return own.invasion + landing_force(g, ships, frozenset(own.ability))


def landing_force(g: G, ships: tuple[str, ...], slots: frozenset[str]) -> int:
    """The same without what technologies add. Planners ask for it again and again."""
    key = (id(g.content), ships, slots)
    found = LANDING_FORCES.get(key)
    if found is None:
        found = LANDING_FORCES[key] = sum(
            n_of(g, ability) * count_of(g, ships, ability, slots) for ability in LANDS
        )
    return found


LANDS = ("landing", "bombard")
LANDING_FORCES: dict[tuple[int, tuple[str, ...], frozenset[str]], int] = {}
