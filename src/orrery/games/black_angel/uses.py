"""BA-6.2.2 to 6.2.11, 12.1: what a die can be used for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import missions, ravagers, repair, space, technology
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.boosts import Use, variations
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.model import G
from orrery.games.black_angel.perform import NOTHING, Outlay
from orrery.games.black_angel.pieces import VALUES, at, colour_of, has, value_of
from orrery.kernel import Move, Why, mask_of

NO_EXECUTION = Why("why-no-execution", "BA-6.2.7")
TOO_FEW = {"study": technology.TOO_DEAR, "destroy": ravagers.MANY_RAVAGERS, "ship": space.NO_WAY}
"""What is wrong with an action when the executions do not suffice."""
ANY = mask_of(range(VALUES))
"""All values of a die, as bits."""
ZERO = at(0)


@cache
def die_in_use(die: int, own: bool) -> Use:
    """BA-6.2.2: a bought die cannot be turned."""
    return Use(colour_of(die), colour_of(die), value_of(die), turnable=own)


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


class Uses:
    """What dice could do for a seat now. What several dice have in common is found once."""

    __slots__ = ("_charged", "_free", "_spent", "_ways", "crew", "g", "seat")

    def __init__(self, g: G, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.crew = g.state.crews[seat]
        self._free: dict[int, int] = {}
        self._spent: dict[tuple[int, Outlay], int] = {}
        self._charged = 0
        """Colours, as bits, where it matters what has been spent."""
        self._ways: tuple[int, int] | None = None

    # --- actions of the ship board -----------------------------------------------------------

    def why_not_act(self, use: Use, action: int, spent: Outlay = NOTHING) -> Why | None:
        """BA-6.2.5, 12.1: an action has to be possible after the die and the Ravager are paid."""
        g, check = self.g, ravagers.CLEAR
        if not use.shield:
            check = ravagers.check_ravager(g, self.seat, action, spent)
            if check.why is not None:
                return check.why
        n, kind = executions(g, use, action), g.content.kinds[action]
        if n == 0:
            return self._why_not_idle(kind, use.acts, check)
        least = self._least(kind, check)
        if isinstance(least, Why):
            return least
        return None if n >= least else TOO_FEW[kind]

    def _least(self, kind: str, check: ravagers.RavagerCheck) -> int | Why:
        """BA-6.2.4: the fewest executions above 0 that are something, or why there can be none."""
        if kind == "ship":
            return self._least_flight(check)
        if kind == "study":
            return technology.least_price(self.g)
        if kind == "destroy":
            return ravagers.fewest_ravagers(self.g)
        # A Ravager that adds damage leaves something to repair (BA-12.1).
        return 1 if isinstance(check.effect, fx.Damage) else repair.cannot_repair(self.g) or 1

    def _least_flight(self, check: ravagers.RavagerCheck) -> int | Why:
        """BA-6.6.1, 6.6.2: a ship in space, or a new one after what the Ravager takes."""
        if self._ways is None:
            s, t = self.g.state, space.terrain(self.g)
            taken = space.crowded(self.g, self.seat)
            self._ways = space.fewest_steps(t, s.angel, self.crew.fleet, taken)
        flight, launch = self._ways
        if flight == 1:
            return flight
        if self.crew.ships <= check.takes("ship"):
            return flight or space.NO_SHIP
        if self.crew.break_room <= check.takes("robot"):
            return flight or space.NO_CREW
        return min(flight or launch, launch or flight) or space.NO_WAY

    def _why_not_idle(self, kind: str, colour: int, check: ravagers.RavagerCheck) -> Why | None:
        """BA-6.2.7, 6.6.3: 0 executions are something only where a ship stays. BA-12.1: a mission
        has to be played there, with what the Ravager leaves."""
        if kind != "ship":
            return NO_EXECUTION
        robots = self.crew.break_room - check.takes("robot")
        return space.why_not_stay(self.g, self.seat, colour, robots, check.takes("mission"))

    def possible(self, use: Use, spent: Outlay = NOTHING) -> Iterator[Move]:
        """The actions of the ship board and the permanent missions that a die serves for."""
        g, n = self.g, use.value + use.raised
        for action in g.content.actions_of[use.acts]:
            if self.why_not_act(use, action, spent) is None:
                yield moves.Act.at[g.content.clockwise[action].id]
        for place in missions.permanents(g, self.seat, use.acts):
            if missions.why_not_use(g, self.seat, place, use.acts, n, spent) is None:
                yield moves.UseMission.at[g.state.sites[place]]

    # --- dice ----------------------------------------------------------------------------------

    def usable(self, use: Use) -> bool:
        """Whether a die can be used, turned or boosted if need be; that of another once it is paid
        (BA-6.2.1)."""
        spent = NOTHING if use.turnable else price_paid(self.g.content)
        if has(self.values(use.acts, spent), use.value):
            return True
        changeable = self.crew.improved or (use.turnable and self.crew.debris)
        return bool(changeable) and self.could_serve(use, spent)

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
        """The values of a colour, as bits, that serve for something once so much is spent."""
        if colour not in self._free:
            self._free[colour] = self._found(colour, NOTHING)
        if spent is NOTHING or not has(self._charged, colour):
            return self._free[colour]
        key = (colour, spent)
        if key not in self._spent:
            self._spent[key] = self._found(colour, spent)
        return self._spent[key]

    def _found(self, colour: int, spent: Outlay) -> int:
        """All but 0 are mostly found at the ship's action, and only there does 0 serve."""
        found = self._values_at(colour, self.g.content.ship_action[colour], spent)
        if found | ZERO != ANY:
            found |= self._values_at(colour, self.g.content.other_action[colour], spent)
        if found | ZERO != ANY and self.crew.fleet | self.crew.missions:
            for place in missions.permanents(self.g, self.seat, colour):
                if self.g.state.sites[place] in self.g.content.counting:
                    self._charged |= at(colour)
                found |= self._values_on(colour, place, spent)
        return found

    def _values_at(self, colour: int, action: int, spent: Outlay) -> int:
        """The values that serve at an action; damage makes of each but 0 one less (BA-6.2.6)."""
        g, check = self.g, ravagers.CLEAR
        if cards := g.state.ravagers[action]:
            if cards[-1] in g.content.counting:
                self._charged |= at(colour)
            check = ravagers.check_ravager(g, self.seat, action, spent)
            if check.why is not None:
                return 0
        kind, worse = g.content.kinds[action], ravagers.degraded(g, action)
        least, found = self._least(kind, check), 0
        if self.crew.fleet and self._why_not_idle(kind, colour, check) is None:
            found = ZERO | ZERO << worse
        return found if isinstance(least, Why) else found | ANY & -1 << least + worse

    def _values_on(self, colour: int, place: int, spent: Outlay) -> int:
        """The values that serve on a mission: what is possible with few executions is with more."""
        for n in range(1, VALUES):
            if missions.why_not_use(self.g, self.seat, place, colour, n, spent) is None:
                return ANY & -1 << n
        return 0
