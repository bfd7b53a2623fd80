"""AOC-6.7.4 to 6.7.10: the battle itself: hidden lines, duels, the count."""

from __future__ import annotations

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
    shields,
)
from orrery.games.ambitions_of_cosmos.chart import SIXTHS
from orrery.games.ambitions_of_cosmos.economy import fleet_power, token_gifts
from orrery.games.ambitions_of_cosmos.flight import EndBattle, drive_out
from orrery.games.ambitions_of_cosmos.machine import machine_beaten, machine_stays
from orrery.games.ambitions_of_cosmos.model import (
    MACHINE,
    NOBODY,
    PIRATES,
    Battle,
    G,
    TurnQuestion,
    TurnTask,
)
from orrery.games.ambitions_of_cosmos.sides import (
    SIDES,
    add_for,
    battle_of,
    fleet_of,
    lose_ship,
    set_for,
    side_name,
)
from orrery.games.ambitions_of_cosmos.supply import pay_influence, reward
from orrery.kernel import PASS, Message, Move, Offer, Zone, bit, on

REROLL, SALVO = moves.Reroll.at[()], moves.Salvo.at[()]
DRAW = NOBODY

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
    forced = False
    secret = True

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
        card, b.held[self.side] = b.held[self.side].take(move.ship)
        b.lines[self.side] = b.lines[self.side].under(card)
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
        assert isinstance(move, moves.Lay)
        return Offer(move, (f"battle:{self.side}:{move.ship}",))


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
            up, b.lines[side] = g.reveal(b.lines[side])
            ups.append(up)
        b.up = (ups[0], ups[1])
        g.emit(log.DuelBegan(*b.up))
        g.push(RollDie(0), RollDie(1), ResolveDuel())


class RollDie(TurnTask):
    """AOC-6.7.5, 7.5: a die for each ship; a tactical analyser counts it as 6."""

    side: int

    def run(self, g: G) -> None:
        b = battle_of(g)
        if b.fire and b.seats[self.side] == PIRATES:
            b.bonus = add_for(b.bonus, self.side, b.fire)
            b.fire = 0
        if analyses(g, b, self.side):
            b.dice = set_for(b.dice, self.side, SIXTHS)
            g.emit(log.Analysed(side_name(b.seats[self.side]), b.up[self.side]))
            return
        roll(g, b, self.side)
        if may_reroll(g, b, self.side):
            g.push(RerollDie(b.leaders[self.side], self.side))


def roll(g: G, b: Battle, side: int) -> None:
    die = g.chance.draw("die:battle", SIXTHS) + 1
    b.dice = set_for(b.dice, side, die)
    g.emit(log.DieRolled(side_name(b.seats[side]), b.up[side], die))


class RerollDie(TurnQuestion):
    """AOC-7.3: the targeting system: once, at once, and the last roll counts."""

    side: int
    touches = "die:{side}"

    def prompt(self, g: G, seat: int | None) -> Message:
        b = battle_of(g)
        return Message("ask-reroll-die", {"ship": b.up[self.side], "die": b.dice[self.side]})

    def options(self, g: G) -> list[Move]:
        return [PASS, REROLL]

    @on(moves.Reroll)
    def reroll(self, g: G, move: moves.Reroll) -> None:
        b = battle_of(g)
        b.rerolled[self.side] += 1
        roll(g, b, self.side)


def checks(g: G, b: Battle) -> tuple[int, int]:
    """AOC-6.7.5: power, die and what is added."""
    one, other = (
        g.content.ships[b.up[side]].power + b.dice[side] + check_bonus(g, b, side) for side in SIDES
    )
    return one, other


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
    extra = token_gifts(g, seat).salvo
    if not extra:
        return False
    now = checks(g, b)
    return beaten(g, b, now) != beaten(g, b, add_for(now, side, extra))


class FireSalvo(TurnQuestion):
    """AOC-11.7: the Empire adds to the check of this duel."""

    side: int

    def prompt(self, g: G, seat: int | None) -> Message:
        own, other = checks(g, battle_of(g))[:: 1 if self.side == 0 else -1]
        return Message("ask-fire-salvo", {"own": own, "other": other})

    def options(self, g: G) -> list[Move]:
        return [PASS, SALVO]

    @on(moves.Salvo)
    def fire(self, g: G, move: moves.Salvo) -> None:
        b = battle_of(g)
        nation = g.content.nations[g.state.realms[self.seat].nation]
        pay_influence(g, self.seat)
        b.salvo = True
        b.bonus = add_for(b.bonus, self.side, token_gifts(g, self.seat).salvo)
        g.emit(log.Invoked(self.seat, nation.token))


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
                b.boarded = add_for(b.boarded, 1 - side, g.content.ships[ship].power)
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


def take_art(g: G, b: Battle, winner: int) -> None:
    """AOC-9.7.5: the winner takes it; pirates and the Machine have no use for it."""
    won, lost = fleet_of(g, b, winner), fleet_of(g, b, 1 - winner)
    if won is not None and lost is not None and lost.art:
        won.art += lost.art
        lost.art = 0
        g.emit(log.ArtTaken(b.seats[winner], b.seats[1 - winner]))
