"""AOC-6.2, 7.1.1: fleets and their ships: who stands where, adding and losing ships."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.chart import NOWHERE
from orrery.games.ambitions_of_cosmos.model import Fleet, G, Realm
from orrery.kernel.rows import without


def fleet_name(seat: int, number: int) -> str:
    """A fleet as targets name it; people count fleets from 1."""
    return f"fleet:{seat}:{number + 1}"


def number_of(fleet: int) -> int:
    """A fleet by the number printed on its token."""
    return fleet - 1


def sorted_ships(g: G, ships: tuple[str, ...]) -> tuple[str, ...]:
    """In the order of the content."""
    return tuple(sorted(ships, key=g.content.order.__getitem__))


def free_token(realm: Realm) -> int:
    """The lowest number not on the map, or -1."""
    return next((i for i, fleet in enumerate(realm.fleets) if not fleet.ships), -1)


def fleets_at(g: G, cell: int) -> list[tuple[int, int]]:
    """Every fleet of players on a cell: seat and number."""
    return [
        (seat, number)
        for seat, realm in enumerate(g.state.realms)
        for number, fleet in enumerate(realm.fleets)
        if fleet.cell == cell
    ]


def machine_at(g: G, cell: int) -> int:
    """The number of the Machine fleet on a cell, or -1."""
    for number, machine in enumerate(g.state.machines):
        if machine.cell == cell:
            return number
    return NOWHERE


def is_there(g: G, number: int, cell: int) -> bool:
    """Whether the Machine has survived so far. One that is beaten leaves the list."""
    machines = g.state.machines
    return number < len(machines) and machines[number].cell == cell


def hostile(g: G, cell: int, seat: int) -> bool:
    """Whether a fleet of another player, pirates or the Machine are on a cell."""
    if cell in g.state.pirates or machine_at(g, cell) != NOWHERE:
        return True
    return any(other != seat for other, _ in fleets_at(g, cell))


def rivals_at(g: G, cell: int, seat: int) -> list[tuple[int, int]]:
    """The fleets of other players on a cell."""
    return [(other, number) for other, number in fleets_at(g, cell) if other != seat]


def add_ship(g: G, fleet: Fleet, ship: str) -> None:
    fleet.ships = sorted_ships(g, (*fleet.ships, ship))


def remove_ship(g: G, seat: int, number: int, ship: str) -> None:
    """AOC-7.1.1: the last ship takes the token with it; art stays on the cell (AOC-9.7.5)."""
    fleet = g.state.realms[seat].fleets[number]
    fleet.ships = without(fleet.ships, ship)
    if not fleet.ships:
        take_off(g, fleet)


def take_off(g: G, fleet: Fleet) -> None:
    """A token goes back to the nation board."""
    drop_art(g, fleet, fleet.cell)
    fleet.cell = fleet.came = NOWHERE
    fleet.ships = ()
    fleet.spent = 0
    fleet.slow = fleet.surveyed = fleet.fresh = fleet.beaten = fleet.halted = False


def drop_art(g: G, fleet: Fleet, cell: int) -> None:
    """AOC-9.7.5: works of art cannot be destroyed."""
    if fleet.art:
        g.state.loose += (cell,) * fleet.art
        fleet.art = 0


def destroy(g: G, seat: int, number: int, *, art_at: int = NOWHERE) -> None:
    """The whole fleet is lost; its art stays where it is, or in the last safe cell."""
    fleet = g.state.realms[seat].fleets[number]
    if art_at != NOWHERE:
        drop_art(g, fleet, art_at)
    g.emit(log.FleetLost(seat, number + 1))
    take_off(g, fleet)


def move_to(fleet: Fleet, cell: int) -> None:
    fleet.came, fleet.cell = fleet.cell, cell
