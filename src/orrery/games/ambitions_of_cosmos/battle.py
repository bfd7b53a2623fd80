"""AOC-6.7 to 6.10: battles: retreat, hidden lines, duels, the count, flight."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.abilities import (
    active,
    analyses,
    carries,
    check_bonus,
    final_bonus,
    may_reroll,
    n_of,
    screened,
    shields,
)
from orrery.games.ambitions_of_cosmos.chart import CELLS, NOWHERE, SIXTHS
from orrery.games.ambitions_of_cosmos.clash import Clash
from orrery.games.ambitions_of_cosmos.economy import all_fast, fleet_power, gifts
from orrery.games.ambitions_of_cosmos.fleets import (
    destroy,
    hostile,
    machine_at,
    rivals_at,
    take_off,
    without,
)
from orrery.games.ambitions_of_cosmos.holes import arrive
from orrery.games.ambitions_of_cosmos.land import land
from orrery.games.ambitions_of_cosmos.model import (
    MACHINE,
    NOBODY,
    PIRATES,
    STOPPED,
    Battle,
    Fleet,
    G,
    TurnQuestion,
    TurnTask,
    late,
    left_of,
)
from orrery.games.ambitions_of_cosmos.routes import change_hands
from orrery.games.ambitions_of_cosmos.supply import pay_influence, take_influence
from orrery.kernel import ASK, PASS, Message, Move, Offer, Pass, Zone, bit, on

FIGHT, WITHDRAW = moves.Fight.at[()], moves.Withdraw.at[()]
REROLL, SALVO = moves.Reroll.at[()], moves.Salvo.at[()]
SIDES = (0, 1)
DRAW = NOBODY


def opponent(g: G, seat: int, cell: int) -> tuple[int, int]:
    """Whom a fleet meets on a cell: another player's fleet, pirates or the Machine; (-1, -1) when
    nobody is there any more."""
    rivals = rivals_at(g, cell, seat)
    if rivals:
        return rivals[0]
    if cell in g.state.pirates:
        return PIRATES, 0
    machine = machine_at(g, cell)
    return (MACHINE, machine) if machine != NOWHERE else (NOBODY, NOWHERE)


def begin_battle(
    g: G, cell: int, attacker: tuple[int, int], defender: tuple[int, int], *, built: bool = False
) -> None:
    """AOC-6.7.1, 6.7.2: the two fleets; the left neighbour leads for pirates and the Machine."""
    s = g.state
    seats = (attacker[0], defender[0])
    person = next(seat for seat in seats if seat >= 0)
    leaders = tuple(seat if seat >= 0 else left_of(s, person) for seat in seats)
    came = s.realms[attacker[0]].fleets[attacker[1]].came if attacker[0] >= 0 else NOWHERE
    s.battle = Battle(
        cell=cell, seats=seats, leaders=(leaders[0], leaders[1]),
        numbers=(attacker[1], defender[1]), came=came, built=built,
        ships=[ships_of(g, *attacker), ships_of(g, *defender)],
        held=[Zone(), Zone()], lines=[Zone(), Zone()], duels=0, duel=-1, up=("", ""), dice=(0, 0),
        bonus=(0, 0), alive=[(), ()], rerolled=[0, 0], salvo=False, boarded=(0, 0), fire=0,
        winner=NOBODY,
    )  # fmt: skip
    names = tuple(side_name(seat) for seat in seats)
    g.emit(log.BattleBegan(names[0], names[1], land(g).chart.ids[cell]))
    g.push(StayOrGo(leaders[0], 0) if seats[0] >= 0 else StayOrGo(leaders[1], 1))


def side_name(seat: int) -> int | str:
    """A side as events name it."""
    return {PIRATES: "pirates", MACHINE: "machine"}.get(seat, seat)


def ships_of(g: G, seat: int, number: int) -> tuple[str, ...]:
    """AOC-9.7.2, 9.8.1: pirates and the Machine are restored before each battle."""
    if seat >= 0:
        return g.state.realms[seat].fleets[number].ships
    raiders = g.content.settings.pirates if seat == PIRATES else g.content.settings.machine
    return raiders.late if late(g) else raiders.early


def battle_of(g: G) -> Battle:
    battle = g.state.battle
    assert battle is not None
    return battle


def fleet_of(g: G, b: Battle, side: int) -> Fleet | None:
    """The fleet of a side; None for pirates and the Machine."""
    if b.seats[side] < 0:
        return None
    return g.state.realms[b.seats[side]].fleets[b.numbers[side]]


def lose_ship(g: G, b: Battle, side: int, ship: str) -> None:
    """The card goes back to its deck. The token stays until the battle is over."""
    fleet = fleet_of(g, b, side)
    b.ships[side] = without(b.ships[side], ship)
    if fleet is not None:
        fleet.ships = without(fleet.ships, ship)
    g.emit(log.ShipDestroyed(side_name(b.seats[side]), ship))


# --- 6.9 retreat ---------------------------------------------------------------------------------


class StayOrGo(TurnQuestion):
    """AOC-6.7.3, 6.9.1: before the battle a player may retreat: he gives up a ship, and the others
    leave. AOC-6.6.2, 11.6: some leave without loss."""

    side: int
    clause = "AOC-6.9.1"
    policies: ClassVar[tuple[str, ...]] = (ASK, "fight")

    @classmethod
    def says(cls, policy: str) -> Message:
        return Message("policy-stay-or-go-fight") if policy == "fight" else super().says(policy)

    def prompt(self, g: G, seat: int | None) -> Message:
        b = battle_of(g)
        return Message("ask-stay-or-go", {"other": side_name(b.seats[1 - self.side])})

    def options(self, g: G) -> list[Move]:
        b = battle_of(g)
        if b.seats[self.side] < 0:
            return [FIGHT]
        ships = b.ships[self.side]
        own = gifts(g, self.seat)
        found: list[Move] = [FIGHT]
        if own.trail or (all_fast(g, own, ships) and not screened(g, b, self.side)):
            found.append(WITHDRAW)
        if len(ships) > 1:
            found += (moves.Sacrifice.at[ship] for ship in dict.fromkeys(ships))
        return found

    def by_order(self, g: G, seat: int, policy: str, offers: list[Move]) -> Move | None:
        return FIGHT if policy == "fight" else None

    @on(moves.Fight)
    def fight(self, g: G, move: moves.Fight) -> None:
        b = battle_of(g)
        if self.side == 0 and b.seats[1] >= 0:
            g.push(StayOrGo(b.leaders[1], 1))
        else:
            begin_lines(g, b)

    @on(moves.Withdraw)
    def withdraw(self, g: G, move: moves.Withdraw) -> None:
        self._leave(g)

    @on(moves.Sacrifice)
    def sacrifice(self, g: G, move: moves.Sacrifice) -> None:
        lose_ship(g, battle_of(g), self.side, move.ship)
        self._leave(g)

    def _leave(self, g: G) -> None:
        """AOC-6.9.2, 6.9.3: the attacker goes back, the defender where he likes."""
        b = battle_of(g)
        fleet = g.state.realms[self.seat].fleets[b.numbers[self.side]]
        g.emit(log.Retreated(self.seat, b.numbers[self.side] + 1))
        if self.side == 0:
            fleet.spent, fleet.halted = STOPPED, b.built
            if b.came != NOWHERE and not hostile(g, b.came, self.seat):
                g.push(*leaving(b, self.side, b.came))
                return
        if retreats(g, b, self.seat):
            g.push(RetreatTo(self.seat, self.side))
        else:
            destroy(g, self.seat, b.numbers[self.side])
            g.push(AfterRetreat(self.side))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if isinstance(move, moves.Sacrifice):
            number = battle_of(g).numbers[self.side] + 1
            return Offer(move, (f"ship:{seat}:{number}:{move.ship}",))
        return Offer(move, (f"cell:{land(g).chart.ids[battle_of(g).cell]}",))


def retreats(g: G, b: Battle, seat: int) -> list[int]:
    """AOC-6.9.3: the adjacent cells where nobody else is."""
    return [cell for cell in land(g).near[b.cell] if not hostile(g, cell, seat)]


class RetreatTo(TurnQuestion):
    """AOC-6.9.3: any adjacent cell without an enemy; it costs no speed."""

    side: int
    clause = "AOC-6.9.3"

    def options(self, g: G) -> list[Move]:
        ids = land(g).chart.ids
        return [moves.Retreat.at[ids[cell]] for cell in retreats(g, battle_of(g), self.seat)]

    @on(moves.Retreat)
    def retreat(self, g: G, move: moves.Retreat) -> None:
        g.push(*leaving(battle_of(g), self.side, land(g).chart.cell_of[move.cell]))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return (
            Offer(move, (f"cell:{move.cell}",)) if isinstance(move, moves.Retreat) else Offer(move)
        )


class ArriveAt(TurnTask):
    """AOC-6.9, 6.10: a fleet has left the cell of a battle, which may lead it into another one."""

    seat: int
    number: int
    cell: int
    battlefield: int

    def run(self, g: G) -> None:
        g.emit(log.FleetMoved(self.seat, self.number + 1, land(g).chart.ids[self.cell]))
        arrive(g, self.seat, self.number, self.cell, self.battlefield)


def leaving(b: Battle, side: int, cell: int) -> tuple[TurnTask, TurnTask]:
    """AOC-6.9: the battle is over before the retreating fleet meets anything else."""
    return AfterRetreat(side), ArriveAt(b.seats[side], b.numbers[side], cell, b.cell)


class AfterRetreat(TurnTask):
    """AOC-6.9.4: what a retreat leaves behind."""

    side: int

    def run(self, g: G) -> None:
        b = battle_of(g)
        if b.seats[1 - self.side] == MACHINE:
            machine_stays(g, b.numbers[1 - self.side])
        if self.side == 1:
            end_movement(g, b)
        g.state.battle = None


def end_movement(g: G, b: Battle) -> None:
    """AOC-6.7.1: the attacker moves no more, unless his engineers see to it."""
    fleet = fleet_of(g, b, 0)
    if fleet is not None and fleet.ships and not gifts(g, b.seats[0]).onward:
        fleet.spent, fleet.halted = STOPPED, b.built


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


# --- 6.7.4 the lines -----------------------------------------------------------------------------


def begin_lines(g: G, b: Battle) -> None:
    """AOC-6.7.4, 6.7.5: as many duels as the smaller fleet has ships."""
    b.duels = min(len(b.ships[0]), len(b.ships[1]))
    for side in SIDES:
        eyes = bit(b.leaders[side])
        b.held[side] = g.conceal(Zone.of(b.ships[side], eyes))
        b.lines[side] = Zone((), eyes)
    asked = [LayShips(b.leaders[side], side) for side in SIDES if not all_alike(b, side)]
    g.push(*asked, ShowAside(), NextDuel())


def all_alike(b: Battle, side: int) -> bool:
    """Ships of one kind lay themselves: everybody sees that there is nothing to choose."""
    if len(set(b.ships[side])) > 1:
        return False
    top, b.held[side] = b.held[side].split(b.duels)
    b.lines[side] = b.lines[side].under(*top)
    return True


class LayShips(TurnQuestion):
    """AOC-6.7.4: the line is laid in secret, the ship that fights first comes first; ships that
    are left over are put aside."""

    side: int
    clause = "AOC-6.7.4"
    forced: ClassVar[bool] = False
    secret: ClassVar[bool] = True

    def prompt(self, g: G, seat: int | None) -> Message:
        b = battle_of(g)
        laid = len(b.lines[self.side].cards)
        return Message("ask-lay-ships", {"number": laid + 1, "duels": b.duels})

    def options(self, g: G) -> list[Move]:
        b = battle_of(g)
        faces = sorted({card.face for card in b.held[self.side].cards})
        return [moves.Lay.at[face] for face in faces]

    @on(moves.Lay)
    def lay(self, g: G, move: moves.Lay) -> None:
        b = battle_of(g)
        held = b.held[self.side]
        at = [card.face for card in held.cards].index(move.ship)
        b.lines[self.side] = b.lines[self.side].under(held.cards[at])
        b.held[self.side] = held.without(at)
        self._go_on(g, b)

    def _go_on(self, g: G, b: Battle) -> None:
        """The last ship of all lays itself; that much everybody can count."""
        left = b.duels - len(b.lines[self.side].cards)
        held = b.held[self.side]
        if left == 1 and len(held.cards) == 1:
            b.lines[self.side] = b.lines[self.side].under(*held.cards)
            b.held[self.side] = Zone((), held.eyes)
        elif left > 0:
            g.push(self)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return (
            Offer(move, (f"battle:{self.side}:{move.ship}",))
            if isinstance(move, moves.Lay)
            else Offer(move)
        )


class ShowAside(TurnTask):
    """AOC-6.7.4: ships put aside are seen by all: their abilities work and their power counts."""

    def run(self, g: G) -> None:
        b = battle_of(g)
        for side in SIDES:
            held = b.held[side]
            if held.cards:
                b.held[side] = Zone(g.show(held.cards), held.eyes)
                ships = tuple(card.face for card in held.cards)
                g.emit(log.PutAside(side_name(b.seats[side]), ships))


# --- 6.7.5 the duels -----------------------------------------------------------------------------


class NextDuel(TurnTask):
    """AOC-6.7.5: the top ships are shown, the attacker rolls first."""

    def run(self, g: G) -> None:
        b = battle_of(g)
        b.up, b.dice, b.bonus = ("", ""), (0, 0), (0, 0)
        b.duel += 1
        if b.duel >= b.duels:
            g.push(CountUp())
            return
        ups = []
        for side in SIDES:
            top, b.lines[side] = b.lines[side].split(1)
            ups.append(g.show(top)[0].face)
        b.up = (ups[0], ups[1])
        g.emit(log.DuelBegan(*b.up))
        g.push(RollDie(0), RollDie(1), ResolveDuel())


class RollDie(TurnTask):
    """AOC-6.7.5, 7.5: a die for each ship; a tactical analyser counts it as 6."""

    side: int

    def run(self, g: G) -> None:
        b = battle_of(g)
        if b.fire and b.seats[self.side] == PIRATES:
            b.bonus = changed2(b.bonus, self.side, b.bonus[self.side] + b.fire)
            b.fire = 0
        if analyses(g, b, self.side):
            b.dice = changed2(b.dice, self.side, SIXTHS)
            g.emit(log.Analysed(side_name(b.seats[self.side]), b.up[self.side]))
            return
        roll(g, b, self.side)
        if may_reroll(g, b, self.side):
            g.push(RerollDie(b.leaders[self.side], self.side))


def changed2(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if side == 0 else (pair[0], value)


def roll(g: G, b: Battle, side: int) -> None:
    die = g.chance.draw("die:battle", SIXTHS) + 1
    b.dice = changed2(b.dice, side, die)
    g.emit(log.DieRolled(side_name(b.seats[side]), b.up[side], die))


class RerollDie(TurnQuestion):
    """AOC-7.3: the targeting system: once, at once, and the last roll counts."""

    side: int
    clause = "AOC-7.3"

    def prompt(self, g: G, seat: int | None) -> Message:
        b = battle_of(g)
        return Message("ask-reroll-die", {"ship": b.up[self.side], "die": b.dice[self.side]})

    def options(self, g: G) -> list[Move]:
        return [PASS, REROLL]

    @on(Pass)
    def keep(self, g: G, move: Pass) -> None:
        """The roll stands."""

    @on(moves.Reroll)
    def reroll(self, g: G, move: moves.Reroll) -> None:
        b = battle_of(g)
        b.rerolled[self.side] += 1
        roll(g, b, self.side)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, (f"die:{self.side}",)) if move == REROLL else Offer(move)


def checks(g: G, b: Battle) -> tuple[int, int]:
    """AOC-6.7.5: power, die and what is added."""
    power = g.content.ships
    return (
        power[b.up[0]].power + b.dice[0] + check_bonus(g, b, 0),
        power[b.up[1]].power + b.dice[1] + check_bonus(g, b, 1),
    )


def beaten(g: G, b: Battle, sums: tuple[int, int]) -> int:
    """AOC-6.7.5, 7.4: the side whose ship is destroyed, or -1."""
    if sums[0] == sums[1]:
        return DRAW
    loser = 0 if sums[0] < sums[1] else 1
    return DRAW if abs(sums[0] - sums[1]) < shields(g, b, loser) else loser


class ResolveDuel(TurnTask):
    """AOC-7.5: when both dice are final a nation may add to its check; then they are compared."""

    def run(self, g: G) -> None:
        b = battle_of(g)
        for side in SIDES:
            if may_salvo(g, b, side):
                g.push(FireSalvo(b.seats[side], side), CompareChecks())
                return
        g.push(CompareChecks())


def may_salvo(g: G, b: Battle, side: int) -> bool:
    """AOC-11.7: once a battle, for a token. Asked only when it would change who is destroyed."""
    seat = b.seats[side]
    if seat < 0 or b.salvo or not g.state.realms[seat].influence:
        return False
    extra = g.content.token_gifts[g.state.realms[seat].nation].salvo
    if not extra:
        return False
    now = checks(g, b)
    return beaten(g, b, now) != beaten(g, b, changed2(now, side, now[side] + extra))


class FireSalvo(TurnQuestion):
    """AOC-11.7: the Empire adds to the check of this duel."""

    side: int
    clause = "AOC-11.7"

    def prompt(self, g: G, seat: int | None) -> Message:
        own, other = checks(g, battle_of(g))[:: 1 if self.side == 0 else -1]
        return Message("ask-fire-salvo", {"own": own, "other": other})

    def options(self, g: G) -> list[Move]:
        return [PASS, SALVO]

    @on(Pass)
    def hold(self, g: G, move: Pass) -> None:
        """Nothing is added."""

    @on(moves.Salvo)
    def fire(self, g: G, move: moves.Salvo) -> None:
        b = battle_of(g)
        nation = g.content.nations[g.state.realms[self.seat].nation]
        extra = g.content.token_gifts[nation.id].salvo
        pay_influence(g, self.seat)
        b.salvo = True
        b.bonus = changed2(b.bonus, self.side, b.bonus[self.side] + extra)
        g.emit(log.Invoked(self.seat, nation.token))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, (f"influence:{seat}",)) if move == SALVO else Offer(move)


class CompareChecks(TurnTask):
    """AOC-6.7.5, 7.5: the lower check is destroyed, unless it is shielded; then what follows."""

    def run(self, g: G) -> None:
        b = battle_of(g)
        sums = checks(g, b)
        loser = beaten(g, b, sums)
        g.emit(log.DuelFought(b.up[0], b.up[1], *sums))
        boards = burns = False
        if loser != DRAW:
            boards = carries(g, (b.up[1 - loser],), "boarding", active(g, b, 1 - loser))
            burns = carries(g, (b.up[loser],), "fireship", active(g, b, loser))
        for side in SIDES:
            ship = b.up[side]
            if side != loser:
                b.alive[side] = (*b.alive[side], ship)
                continue
            lose_ship(g, b, side, ship)
            if boards:
                power = b.boarded[1 - side] + g.content.ships[ship].power
                b.boarded = changed2(b.boarded, 1 - side, power)
                g.emit(log.Boarded(side_name(b.seats[1 - side]), ship))
            if burns:
                b.fire = n_of(g, "fireship")
        g.push(NextDuel())


# --- 6.7.8 the count -----------------------------------------------------------------------------


class CountUp(TurnTask):
    """AOC-6.7.8 to 6.7.10: the power of all that is left; the defender wins a tie."""

    def run(self, g: G) -> None:
        b = battle_of(g)
        sums = [fleet_power(g, b.ships[side]) + final_bonus(g, b, side) for side in SIDES]
        winner = 0 if sums[0] > sums[1] else 1
        if not b.ships[winner]:
            winner = 1 - winner
        b.winner = winner
        names = [side_name(seat) for seat in b.seats]
        g.emit(log.BattleEnded(names[winner], names[1 - winner], sums[winner], sums[1 - winner]))
        settle(g, b, winner)


def settle(g: G, b: Battle, winner: int) -> None:
    """What follows for winner and loser."""
    s = g.state
    loser = 1 - winner
    take_art(g, b, winner)
    if b.seats[loser] == PIRATES:
        s.pirates = tuple(cell for cell in s.pirates if cell != b.cell)
        s.spent += ("pirates",)
        reward(g, b.seats[winner], g.content.settings.pirates.reward)
    elif b.seats[loser] == MACHINE:
        machine_beaten(g, b.numbers[loser], b.seats[winner])
    else:
        if b.seats[winner] == MACHINE:
            machine_stays(g, b.numbers[winner])
        if drive_out(g, b, loser):
            return
    g.push(EndBattle())


def drive_out(g: G, b: Battle, loser: int) -> bool:
    """AOC-6.10: what is left of the beaten fleet flees; whether the winner is asked where to."""
    fleet = g.state.realms[b.seats[loser]].fleets[b.numbers[loser]]
    fleet.beaten = True
    if not fleet.ships:
        g.emit(log.FleetLost(b.seats[loser], b.numbers[loser] + 1))
        take_off(g, fleet)
        return False
    if not flights(g, b):
        destroy(g, b.seats[loser], b.numbers[loser])
        return False
    g.push(ChaseFleet(b.leaders[1 - loser], loser))
    return True


def reward(g: G, seat: int, tokens: int) -> None:
    """AOC-9.7.2, 9.8.2."""
    take_influence(g, seat, tokens + gifts(g, seat).reward)


def machine_beaten(g: G, number: int, seat: int) -> None:
    """AOC-9.8.2, 9.8.8: it leaves the map, and the planet that it held is neutral."""
    s = g.state
    machine = s.machines[number]
    if machine.holds:
        change_hands(g, machine.cell // CELLS, NOBODY)
    remove_machine(g, number)
    reward(g, seat, g.content.settings.machine.reward)


def remove_machine(g: G, number: int) -> None:
    s = g.state
    del s.machines[number]
    s.spent += ("machine",)


def take_art(g: G, b: Battle, winner: int) -> None:
    """AOC-9.7.5: the winner takes it; pirates and the Machine have no use for it."""
    won, lost = fleet_of(g, b, winner), fleet_of(g, b, 1 - winner)
    if won is not None and lost is not None and lost.art:
        won.art += lost.art
        lost.art = 0
        g.emit(log.ArtTaken(b.seats[winner], b.seats[1 - winner]))


def flights(g: G, b: Battle) -> list[int]:
    """AOC-6.10.1, 6.10.2: adjacent cells without other players, pirates or the Machine."""
    loser = b.seats[1 - b.winner]
    return [cell for cell in land(g).near[b.cell] if not hostile(g, cell, loser)]


class ChaseFleet(TurnQuestion):
    """AOC-6.10.1: the winner chooses where the beaten fleet flees."""

    loser: int
    clause = "AOC-6.10.1"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-chase-fleet", {"other": side_name(battle_of(g).seats[self.loser])})

    def options(self, g: G) -> list[Move]:
        ids = land(g).chart.ids
        return [moves.Chase.at[ids[cell]] for cell in flights(g, battle_of(g))]

    @on(moves.Chase)
    def chase(self, g: G, move: moves.Chase) -> None:
        b = battle_of(g)
        cell = land(g).chart.cell_of[move.cell]
        loser, number = b.seats[self.loser], b.numbers[self.loser]
        g.push(EndBattle(), ArriveAt(loser, number, cell, b.cell))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, (f"cell:{move.cell}",)) if isinstance(move, moves.Chase) else Offer(move)


class EndBattle(TurnTask):
    """AOC-6.7.1: the battle is over; the attacker's movement usually too."""

    def run(self, g: G) -> None:
        end_movement(g, battle_of(g))
        g.state.battle = None


# --- 6.8 battles by construction -----------------------------------------------------------------


class BuiltBattles(TurnTask):
    """AOC-6.8.1: fleets created in this turn among others fight before anybody moves; whoever
    created them attacks, in the order of the turn."""

    order: tuple[int, ...]

    def run(self, g: G) -> None:
        for seat in self.order:
            for number, fleet in enumerate(g.state.realms[seat].fleets):
                if fleet.ships and fleet.fresh:
                    fleet.fresh = False
                    if hostile(g, fleet.cell, seat):
                        g.push(Clash(seat, number, fleet.cell, built=True), self)
                        return
