"""What a balance report wants to know of a finished game; what each seat had, and its luck."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.xia.chronicle import Moves, Threw
from orrery.games.xia.components import Components
from orrery.games.xia.model import SOURCES, G, seats_from
from orrery.kernel import Event, ScoreLine
from orrery.kernel.game import Facts, Throw


def facts(g: G) -> Facts:
    """Who began, with which ship each seat ended, where the fame came from, when it came."""
    s = g.state
    uses: dict[str, list[int]] = {}
    for seat, c in enumerate(s.captains):
        for n, source in enumerate(SOURCES):
            for _ in range(c.fame[n]):
                uses.setdefault(f"fame {source}", []).append(seat)
        for title in c.titles:
            uses.setdefault(f"title {title}", []).append(seat)
        for ability in c.abilities:
            ship = next(ship.id for ship in g.content.ships.values() if ship.ability == ability)
            uses.setdefault(f"ship {ship}", []).append(seat)
    first = tuple(
        next(ship.id for ship in g.content.ships.values() if ship.ability == c.abilities[0])
        for c in s.captains
    )
    won = "ending won" if s.winner >= 0 else "ending stopped"
    return Facts(first, tuple(seats_from(s, s.first)), uses, [won])


def goods(g: G) -> tuple[ScoreLine, ...]:
    """What each captain has, as its curves show it."""
    captains = g.state.captains
    ships = g.content.ships
    return (
        ScoreLine("goods-credits", tuple(c.credits // 1000 for c in captains)),
        ScoreLine("goods-tier", tuple(ships[c.ship].tier if c.ship else 0 for c in captains)),
        ScoreLine("goods-outfits", tuple(len(c.outfits) + len(c.mods) for c in captains)),
        ScoreLine("goods-cargo", tuple(len(c.cargo) for c in captains)),
        ScoreLine("goods-bounty", tuple(c.bounty // 1000 for c in captains)),
    )


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
