"""SC-3.6 to 3.20, 12.3, 14.1: an action as far as it is decided, and how its value adds up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from orrery.games.spacecorp.components import Components, Worth
from orrery.games.spacecorp.effects import Add, Double, Each, Weightless
from orrery.games.spacecorp.model import MARINERS, STARFARERS, G, lasting, lasting_of
from orrery.kernel.frozen import Frozen

TIMEABLE = ("move", "explore", "build")
"""SC-3.16, 10.1: the actions with which a Time card can be played and profit be spent."""


Targets = Callable[[G, int, int], Iterable[int]]
"""(g, seat, team) -> the sites where a team could perform the action, if the value suffices."""
Resolution = Callable[[G, int, "Deed", int], None]
"""(g, seat, deed, value): what the action does once it is paid for."""
TARGETS: dict[str, Targets] = {}
RESOLUTIONS: dict[str, Resolution] = {}


def performed(action: str, targets: Targets | None = None) -> Callable[[Resolution], Resolution]:
    """Register what an action does and, if teams perform it, where they can."""

    def register(resolution: Resolution) -> Resolution:
        RESOLUTIONS[action] = resolution
        if targets is not None:
            TARGETS[action] = targets
        return resolution

    return register


class Deed(Frozen, gc=False):
    """An action as far as it is decided. Numbers of teams and sites; -1 where there is none."""

    action: str
    team: int = -1
    target: int = -1
    bases: tuple[str, ...] = ()
    """The types of bases that are to be built."""
    hqs: tuple[tuple[int, int], ...] = ()
    """The HQs whose Infra is used, each with the slot that counts its shielded value, or 0."""
    rents: tuple[tuple[int, str], ...] = ()
    """The bases of opponents that are used: their site and type."""
    time: str = ""
    """`double` or `twice`."""
    bought: int = 0
    rivals: bool = False
    """Whether Competitors was played."""
    second: int = -1
    """With `twice`, in the second application: the team of the first."""
    sheltered: bool = False
    """Then: whether the first built a Shield Factory, which shields the whole action (SC-12.3)."""
    points: int = 0
    """The cost of a labour for a colony point (SC-15.2)."""


def changed(deed: Deed, **fields: Any) -> Deed:
    """The deed with something more decided."""
    return replace(deed, **fields)


def timeable(deed: Deed) -> bool:
    """SC-3.16: Time goes with Move, Explore and Build, not with a labour."""
    return deed.action in TIMEABLE and not deed.points


def spendable(era: int, deed: Deed, value: int, profit: int, limit: int) -> int:
    """SC-10.1: how many points can be bought: so many, fewer than the value, once an action."""
    if era == MARINERS or not timeable(deed) or deed.second >= 0:
        return 0
    return max(0, min(limit, value - 1, profit))


def bought(deed: Deed, value: int) -> int:
    """SC-10.1, 10.3: the points bought for both teams; fewer than the value of each."""
    return min(deed.bought, max(0, value - 1))


# --- sums ----------------------------------------------------------------------------------------


class Sum(NamedTuple):
    """What some cards are worth together."""

    plain: int = 0
    times: int = 1
    """The product of the multipliers."""
    multipliers: int = 0
    loss: int | None = None
    """What the cheapest card for its shielded value gives up; None if there is none."""


NOTHING = Sum()
NO_WORTH = Worth()


def summed(worths: Iterable[Worth]) -> Sum:
    """Each card for its best value; what would be lost by shielding."""
    plain, times, multipliers, loss = 0, 1, 0, None
    for worth in worths:
        if worth.times:
            times *= worth.times
            multipliers += 1
            continue
        best = worth.plain or worth.shielded
        plain += best
        if worth.shielded and (loss is None or best - worth.shielded < loss):
            loss = best - worth.shielded
    return Sum(plain, times, multipliers, loss)


def joined(a: Sum, b: Sum) -> Sum:
    loss = min([loss for loss in (a.loss, b.loss) if loss is not None], default=None)
    return Sum(a.plain + b.plain, a.times * b.times, a.multipliers + b.multipliers, loss)


def lifted(worth: Worth, each: int) -> Worth:
    """A card that a progress card makes worth more."""
    if not each or not worth.plain:
        return worth
    return Worth(worth.plain + each, worth.shielded, worth.times)


def total(era: int, cards: int, base: int, times: int, multipliers: int, port: bool) -> int:
    """SC-3.7, 14.1, 12.3: additions first; if there are only multipliers, one is the base number.

    `cards` are cards played and Infra cards; after Mariners a Spaceport doubles each of them, the
    multipliers too, of which `times` is the product. `base` is everything else that is added.
    """
    if port:
        if era == MARINERS:
            base += 2
        else:
            cards *= 2
            times <<= multipliers
    added = cards + base
    if added:
        return added * times
    return times if multipliers else 0


# --- bonuses -------------------------------------------------------------------------------------


class Bonus(NamedTuple):
    """What progress cards make of the value of an action."""

    each: int
    """What is added to every card that is played."""
    flat: int
    """SC-3.7: what is added once."""
    factor: int
    """SC-11: by what the total is multiplied."""


@lru_cache(maxsize=10_000)
def bonus_of(c: Components, progress: tuple[str, ...], action: str, era: int) -> Bonus:
    kinds = (Each, Add, Double)
    matching = [e for e in lasting_of(c, progress) if isinstance(e, kinds) and e.action == action]
    late, adds = era == STARFARERS, [add for add in matching if isinstance(add, Add)]
    return Bonus(
        sum(each.n for each in matching if isinstance(each, Each)),
        sum(add.starfarers if late and add.starfarers else add.n for add in adds),
        1 << sum(isinstance(double, Double) for double in matching),
    )


def weightless(g: G, seat: int) -> bool:
    return bool(lasting(g, seat, Weightless))
