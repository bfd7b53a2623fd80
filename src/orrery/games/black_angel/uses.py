"""BA-6.2.2 to 6.2.11, 12.1: what a die can be used for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel import ravagers, space
from orrery.games.black_angel.boosts import Use, variations
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.missions import permanents, why_not_use
from orrery.games.black_angel.model import G
from orrery.games.black_angel.perform import NOTHING, Outlay
from orrery.games.black_angel.pieces import VALUES, at, colour_of, has, set_of, value_of
from orrery.games.black_angel.repair import cannot_repair
from orrery.games.black_angel.technology import TOO_DEAR, least_price
from orrery.kernel import Move, Why

NO_EXECUTION = Why("why-no-execution", "BA-6.2.7")
TOO_FEW = {"study": TOO_DEAR, "destroy": ravagers.MANY_RAVAGERS, "ship": space.NO_WAY}
"""What is wrong with an action when the executions do not suffice."""

UP_FROM = tuple(set_of(range(n, VALUES)) for n in range(VALUES + 1))
"""The values of a die, as bits, from n on."""
ANY = UP_FROM[0]
STAYING = at(0)
"""BA-6.6.3: 0 serves for a ship that stays where it is,"""
STAYING_WORSE = at(0) | at(1)
"""and where damage makes it a 0, so does 1."""


@cache
def own_die(die: int) -> Use:
    return Use(colour_of(die), colour_of(die), value_of(die), turnable=True)


@cache
def bought_die(die: int) -> Use:
    """BA-6.2.2: a bought die cannot be turned."""
    return Use(colour_of(die), colour_of(die), value_of(die), turnable=False)


@cache
def price_paid(content: Components) -> Outlay:
    """BA-6.2.1: the price of another's die."""
    return Outlay(resources=content.settings.die_price)


TURNED = Outlay(debris=1)
"""BA-6.2.2: what turning a die takes."""


def executions(g: G, use: Use, action: int) -> int:
    """BA-6.2.6, 6.2.7: the effective value at an action: degraded by 1, then raised (BA-10.3)."""
    value = use.value
    if value and not use.shield and ravagers.degraded(g, action):
        value -= 1
    return value + use.raised


UNKNOWN = -1


class Uses:
    """What dice could do for a seat now. What several dice have in common is found once."""

    __slots__ = ("_charged", "_flight", "_free", "_launch", "_spent", "crew", "g", "seat")

    def __init__(self, g: G, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.crew = g.state.crews[seat]
        self._free = [UNKNOWN] * len(COLOURS)
        self._spent: dict[tuple[int, Outlay], int] = {}
        self._charged = 0
        """Colours, as bits, where it matters what has been spent."""
        self._flight = UNKNOWN
        self._launch = UNKNOWN

    # --- actions of the ship board -----------------------------------------------------------

    def why_not_act(self, use: Use, action: int, spent: Outlay = NOTHING) -> Why | None:
        """BA-6.2.5, 12.1: an action has to be possible after the die and the Ravager are paid."""
        g = self.g
        check = (
            ravagers.CLEAR if use.shield else ravagers.check_ravager(g, self.seat, action, spent)
        )
        if check.why is not None:
            return check.why
        n = executions(g, use, action)
        kind = g.content.kinds[action]
        if n == 0:
            return self._why_not_stay(use.acts, check) if kind == "ship" else NO_EXECUTION
        least = self._least(kind, check)
        if isinstance(least, Why):
            return least
        return None if n >= least else TOO_FEW[kind]

    def _least(self, kind: str, check: ravagers.RavagerCheck) -> int | Why:
        """BA-6.2.4: the fewest executions that are something, or why there can be none."""
        if kind == "ship":
            return self._least_flight(check)
        if kind == "study":
            return least_price(self.g)
        if kind == "destroy":
            return ravagers.fewest_ravagers(self.g)
        # A Ravager that adds damage leaves something to repair (BA-12.1).
        return 1 if isinstance(check.effect, fx.Damage) else cannot_repair(self.g) or 1

    def _least_flight(self, check: ravagers.RavagerCheck) -> int | Why:
        """BA-6.6.1, 6.6.2: a ship in space, or a new one after what the Ravager takes."""
        if self._flight == UNKNOWN:
            self._flight = space.least_flight(self.g, self.seat)
        if self._flight == 1:
            return 1
        crew = self.crew
        if crew.ships <= check.takes("ship"):
            return self._flight or space.NO_SHIP
        if crew.break_room <= check.takes("robot"):
            return self._flight or space.NO_CREW
        if self._launch == UNKNOWN:
            self._launch = space.least_launch(self.g, self.seat)
        if self._flight and self._launch:
            return min(self._flight, self._launch)
        return self._flight or self._launch or space.NO_WAY

    def _why_not_stay(self, colour: int, check: ravagers.RavagerCheck) -> Why | None:
        """BA-6.6.3, 12.1: a mission has to be played, with what the Ravager leaves."""
        robots = self.crew.break_room - check.takes("robot")
        return space.why_not_stay(self.g, self.seat, colour, robots, check.takes("mission"))

    def possible(self, use: Use, spent: Outlay = NOTHING) -> Iterator[Move]:
        """The actions of the ship board and the permanent missions that a die serves for."""
        g, n = self.g, use.value + use.raised
        for action in g.content.actions_of[use.acts]:
            if self.why_not_act(use, action, spent) is None:
                yield moves.Act.at[g.content.clockwise[action].id]
        for place in permanents(g, self.seat, use.acts):
            if why_not_use(g, self.seat, place, use.acts, n, spent) is None:
                yield moves.UseMission.at[g.state.sites[place]]

    # --- dice ----------------------------------------------------------------------------------

    def own(self, die: int) -> bool:
        """Whether a die of the own compartment can be used, turned or boosted if need be."""
        if has(self.values(colour_of(die)), value_of(die)):
            return True
        changeable = self.crew.debris or self.crew.improved
        return bool(changeable) and self.could_serve(own_die(die))

    def bought(self, die: int, paid: Outlay) -> bool:
        """Whether a die of another can be used, once it is paid, boosted if need be."""
        if has(self.values(colour_of(die), paid), value_of(die)):
            return True
        return bool(self.crew.improved) and self.could_serve(bought_die(die), paid)

    def serves(self, use: Use, spent: Outlay = NOTHING) -> bool:
        """Whether a die, as it is, can be used for anything."""
        if not use.shield and not use.raised:
            return has(self.values(use.acts, spent), use.value)
        return next(self.possible(use, spent), None) is not None

    def could_serve(self, use: Use, spent: Outlay = NOTHING, but: str = "") -> bool:
        """Whether a die can be used, turned or boosted if need be, but not by the token `but`."""
        return any(
            self.serves(form, TURNED if turned else spent)
            for form, turned in variations(self.g, self.crew, use, but)
        )

    def values(self, colour: int, spent: Outlay = NOTHING) -> int:
        """The values of a colour, as bits, that serve for something once so much is spent.

        What `why_not_act` and `why_not_use` say of each value, found for all of them at once.
        """
        if self._free[colour] == UNKNOWN:
            self._free[colour] = self._found(colour, NOTHING)
        if spent is NOTHING or not has(self._charged, colour):
            return self._free[colour]
        key = (colour, spent)
        if key not in self._spent:
            self._spent[key] = self._found(colour, spent)
        return self._spent[key]

    def _found(self, colour: int, spent: Outlay) -> int:
        found = self._values_at(colour, self.g.content.ship_action[colour], spent)
        if found | STAYING != ANY:
            found |= self._values_at(colour, self.g.content.other_action[colour], spent)
        if found | STAYING != ANY and self.crew.fleet | self.crew.missions:
            for place in permanents(self.g, self.seat, colour):
                if self.g.state.sites[place] in self.g.content.counting:
                    self._charged |= at(colour)
                found |= self._values_on(colour, place, spent)
        return found

    def _values_at(self, colour: int, action: int, spent: Outlay) -> int:
        """The values that serve at an action. All but 0 are most of the time found at the ship's,
        and only there does 0 serve."""
        g, check = self.g, ravagers.CLEAR
        cards = g.state.ravagers[action]
        if cards:
            if cards[-1] in g.content.counting:
                self._charged |= at(colour)
            check = ravagers.check_ravager(g, self.seat, action, spent)
            if check.why is not None:
                return 0
        found, worse, kind = 0, ravagers.degraded(g, action), g.content.kinds[action]
        if kind == "ship" and self.crew.fleet and self._why_not_stay(colour, check) is None:
            found = STAYING_WORSE if worse else STAYING
        least = self._least(kind, check)
        if not isinstance(least, Why):
            found |= UP_FROM[min(least + worse, VALUES)]
        return found

    def _values_on(self, colour: int, place: int, spent: Outlay) -> int:
        for n in range(1, VALUES):
            why = why_not_use(self.g, self.seat, place, colour, n, spent)
            if why is None:
                return UP_FROM[n]
            if why is not ravagers.MANY_RAVAGERS:
                return 0
        return 0
