"""AOC-6.7.2: the two sides of a battle: 0 attacks, 1 defends."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import gifts
from orrery.games.ambitions_of_cosmos.model import MACHINE, PIRATES, STOPPED, Battle, Fleet, G, late
from orrery.kernel import Who
from orrery.kernel.rows import without

SIDES = (0, 1)


def battle_of(g: G) -> Battle:
    battle = g.state.battle
    assert battle is not None
    return battle


def side_name(seat: int) -> Who:
    """A side as events name it."""
    return {PIRATES: "pirates", MACHINE: "machine"}.get(seat, seat)


def ships_of(g: G, seat: int, number: int) -> tuple[str, ...]:
    """AOC-9.7.2, 9.8.1: pirates and the Machine are restored before each battle."""
    if seat >= 0:
        return g.state.realms[seat].fleets[number].ships
    raiders = g.content.settings.pirates if seat == PIRATES else g.content.settings.machine
    return raiders.late if late(g) else raiders.early


def fleet_of(g: G, b: Battle, side: int) -> Fleet | None:
    """The fleet of a side; None for pirates and the Machine."""
    if b.seats[side] < 0:
        return None
    return g.state.realms[b.seats[side]].fleets[b.numbers[side]]


def set_for(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if side == 0 else (pair[0], value)


def add_for(pair: tuple[int, int], side: int, n: int) -> tuple[int, int]:
    return set_for(pair, side, pair[side] + n)


def lose_ship(g: G, b: Battle, side: int, ship: str) -> None:
    """The card goes back to its deck. The token stays until the battle is over."""
    fleet = fleet_of(g, b, side)
    b.ships[side] = without(b.ships[side], ship)
    if fleet is not None:
        fleet.ships = without(fleet.ships, ship)
    g.emit(log.ShipDestroyed(side_name(b.seats[side]), ship))


def end_movement(g: G, b: Battle) -> None:
    """AOC-6.7.1: the attacker moves no more, unless his engineers see to it."""
    fleet = fleet_of(g, b, 0)
    if fleet is not None and fleet.ships and not gifts(g, b.seats[0]).onward:
        fleet.spent, fleet.halted = STOPPED, b.built
