"""AOC-9.8: the Machine moves before the players; the speaker sees to it."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.chart import CELLS, NOWHERE, SIXTHS, middle
from orrery.games.ambitions_of_cosmos.clash import MachineAttacks
from orrery.games.ambitions_of_cosmos.economy import defence, fleet_power
from orrery.games.ambitions_of_cosmos.fleets import fleets_at, is_there
from orrery.games.ambitions_of_cosmos.land import NEBULA, SUPERNOVA, is_hole, land, layout, to_cells
from orrery.games.ambitions_of_cosmos.model import (
    MACHINE,
    NOBODY,
    G,
    Machine,
    TurnQuestion,
    TurnTask,
)
from orrery.games.ambitions_of_cosmos.routes import change_hands
from orrery.games.ambitions_of_cosmos.sides import ships_of
from orrery.games.ambitions_of_cosmos.supply import reward
from orrery.kernel import Move, on


class MachinesSetOut(TurnTask):
    """AOC-9.8.4: each fleet of the Machine has its steps, one of them inside a nebula."""

    def run(self, g: G) -> None:
        kinds = land(g).kinds
        for machine in g.state.machines:
            moving = machine.heading != NOBODY and not machine.holds
            steps = 1 if kinds[machine.cell] == NEBULA else g.content.settings.npc_speed
            machine.steps = steps if moving else 0
        # AOC-9.3: who stands in a black hole rolls. The last goes first: whoever perishes leaves
        # the list, and the numbers before it stay.
        holes = [
            MachineInHole(number, machine.cell)
            for number, machine in enumerate(g.state.machines)
            if is_hole(g.state, kinds, machine.cell)
        ]
        g.push(*reversed(holes), MachinesMove())


class MachinesMove(TurnTask):
    """AOC-9.8.4 to 9.8.7: step by step, until none has a step left."""

    def run(self, g: G) -> None:
        for number, machine in enumerate(g.state.machines):
            if machine.steps > 0:
                g.push(MachineStep(number), self)
                return


def goal(g: G, machine: Machine) -> int:
    """AOC-9.8.5, 9.8.6: the next cell: towards the planet of a sector that it has come to, else
    straight on: so it leaves its first sector, and one whose planet was too strong for it (9.8.7).
    Home worlds and planets that the Machine holds are passed by."""
    place = machine.cell // CELLS
    straight = place in (machine.born, machine.refused)
    if wanted(g, place) and not straight and machine.cell != middle(place):
        return middle(place)
    return land(g).chart.near[machine.cell][machine.heading]


def wanted(g: G, place: int) -> bool:
    """Whether the Machine turns to the planet of a place."""
    if not land(g).planets[place] or place in layout(g).homes:
        return False
    return g.state.owners[place] != MACHINE


class MachineStep(TurnTask):
    """AOC-9.8.4: one cell."""

    number: int

    def run(self, g: G) -> None:
        s = g.state
        machine = s.machines[self.number]
        kinds = land(g).kinds
        cell = goal(g, machine)
        machine.steps -= 1
        if cell == NOWHERE:
            vanish(g, self.number, "map")
            return
        if not kinds[cell]:
            machine.steps = 0  # AOC-9.8.5: until the sector is revealed
            return
        machine.cell = cell
        if cell // CELLS != machine.refused:
            machine.refused = NOBODY
        g.emit(log.MachineMoved(land(g).chart.ids[cell]))
        if not survives(g, self.number):
            return
        if is_hole(s, kinds, cell):
            g.push(MachineInHole(self.number, cell))
        if fleets_at(g, cell):
            machine.steps = 0
            g.push(MachineAttacks(self.number, cell))


def survives(g: G, number: int) -> bool:
    """AOC-9.8.6, 9.8.8: a supernova ends the Machine, a nebula its steps; then it may land."""
    machine = g.state.machines[number]
    kind = land(g).kinds[machine.cell]
    if kind == SUPERNOVA:
        vanish(g, number, "supernova")
        return False
    if kind == NEBULA:
        machine.steps = 0
    g.push(MachineLands(number, machine.cell))
    return True


class MachineInHole(TurnTask):
    """AOC-9.8.6: it rolls as a fleet does; science is nothing to it."""

    number: int
    cell: int

    def run(self, g: G) -> None:
        if not is_there(g, self.number, self.cell):
            return
        s, settings = g.state, g.content.settings
        die = g.chance.draw("die:hole", 6) + 1
        if die in settings.destroyed:
            vanish(g, self.number, "hole")
        elif die in settings.teleported:
            g.push(SendMachine(s.speaker, self.number))


class SendMachine(TurnQuestion):
    """AOC-9.8.6: the speaker says where the black hole has sent the Machine.

    Ruling: to a revealed cell without fleets, pirates, other Machines and black holes, outside the
    home sectors.
    """

    number: int

    def options(self, g: G) -> list[Move]:
        s, ground = g.state, land(g)
        taken = {machine.cell for machine in s.machines} | set(s.pirates)
        homes = layout(g).homes
        free = [
            cell
            for cell, kind in enumerate(ground.kinds)
            if kind
            and cell not in taken
            and not fleets_at(g, cell)
            and not is_hole(s, ground.kinds, cell)
            and cell // CELLS not in homes
        ]
        return to_cells(g, moves.Teleport, free or [s.machines[self.number].cell])

    @on(moves.Teleport)
    def send(self, g: G, move: moves.Teleport) -> None:
        machine = g.state.machines[self.number]
        machine.cell = land(g).chart.cell_of[move.cell]
        machine.refused = NOBODY
        g.emit(log.MachineMoved(move.cell))
        survives(g, self.number)


class MachineLands(TurnTask):
    """AOC-9.8.7: on a planet it captures or invades by the players' rules; else it turns away."""

    number: int
    cell: int

    def run(self, g: G) -> None:
        s = g.state
        if not is_there(g, self.number, self.cell) or self.cell % CELLS:
            return
        place = self.cell // CELLS
        machine = s.machines[self.number]
        if not wanted(g, place) or fleets_at(g, self.cell):
            return
        machine.steps = 0
        planet, owner = land(g).planets[place], s.owners[place]
        power = fleet_power(g, ships_of(g, MACHINE, self.number))
        if owner != NOBODY and power <= defence(g, place):
            machine.refused = place
            g.emit(log.MachineRepelled(planet))
            take_course(g, self.number)
            return
        machine.holds = True
        change_hands(g, place, MACHINE)
        g.emit(log.MachineTook(planet))


# --- what becomes of it --------------------------------------------------------------------------


def machine_stays(g: G, number: int) -> None:
    """AOC-9.8.3: the Machine has won its first battle, or nobody fought it: it takes its course."""
    machine = g.state.machines[number]
    if machine.heading == NOBODY:
        take_course(g, number)


def take_course(g: G, number: int) -> None:
    """AOC-9.8.3: the die says the direction, clockwise from the red arrow, which points east."""
    machine = g.state.machines[number]
    die = g.chance.draw("die:course", SIXTHS) + 1
    machine.heading = (SIXTHS - (die - 1)) % SIXTHS
    g.emit(log.MachineCourse(die, machine.heading))


def machine_beaten(g: G, number: int, seat: int) -> None:
    """AOC-9.8.2, 9.8.8: it leaves the map, and the planet that it held is neutral."""
    s = g.state
    machine = s.machines[number]
    if machine.holds:
        change_hands(g, machine.cell // CELLS, NOBODY)
    remove_machine(g, number)
    reward(g, seat, g.content.settings.machine.reward)


def vanish(g: G, number: int, how: str) -> None:
    g.emit(log.MachineGone(how))
    remove_machine(g, number)


def remove_machine(g: G, number: int) -> None:
    s = g.state
    del s.machines[number]
    s.spent += ("machine",)
