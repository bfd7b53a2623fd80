"""What a balance report wants to know of a finished game; what each seat had, and its luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from orrery.games.xia.chronicle import Moves, Threw
from orrery.games.xia.components import Components
from orrery.games.xia.model import SOURCES, G
from orrery.kernel import Event, ScoreLine, seats_from
from orrery.kernel.game import Facts, Throw, score_sheet


def facts(g: G) -> Facts:
    """Who began, with which ship each seat ended, where the fame came from, when it came."""
    s = g.state
    ship_with = {ship.ability: ship.id for ship in g.content.ships.values()}
    uses: dict[str, list[int]] = {}
    for seat, c in enumerate(s.captains):
        fame = [source for n, source in enumerate(SOURCES) for _ in range(c.fame[n])]
        gained = [("fame", fame), ("title", c.titles), ("ship", map(ship_with.get, c.abilities))]
        for kind, things in gained:
            for thing in things:
                uses.setdefault(f"{kind} {thing}", []).append(seat)
    first = tuple(ship_with[c.abilities[0]] for c in s.captains)
    won = "ending won" if s.winner >= 0 else "ending stopped"
    return Facts(first, tuple(seats_from(s.players, s.first)), uses, [won])


def tier(g: G, seat: int) -> int:
    ship = g.state.captains[seat].ship
    return g.content.ships[ship].tier if ship else 0


GOODS: tuple[tuple[str, Callable[[G, int], int]], ...] = (
    ("goods-credits", lambda g, n: g.state.captains[n].credits // 1000),
    ("goods-tier", tier),
    (
        "goods-outfits",
        lambda g, n: len(g.state.captains[n].outfits) + len(g.state.captains[n].mods),
    ),
    ("goods-cargo", lambda g, n: len(g.state.captains[n].cargo)),
    ("goods-bounty", lambda g, n: g.state.captains[n].bounty // 1000),
)


def goods(g: G) -> tuple[ScoreLine, ...]:
    """What each captain has, as its curves show it."""
    return score_sheet(g, GOODS, g.state.players)


def luck(event: Event, content: Components) -> Iterable[Throw]:
    """The points that each engine has given, beside what its die shows on average; every d20 of a
    captain, a twenty apart."""
    if isinstance(event, Moves) and event.by in content.outfits:
        yield Throw(event.seat, "luck-engines", event.n, *even(content.outfits[event.by].die))
    elif isinstance(event, Threw) and isinstance(event.seat, int):
        yield Throw(event.seat, "luck-d20", event.n, *even(20))
        yield Throw(event.seat, "luck-twenties", float(event.n == 20), 0.05, 0.0475)


def even(die: int) -> tuple[float, float]:
    """Mean and variance of what a die shows."""
    return (die + 1) / 2, (die * die - 1) / 12
