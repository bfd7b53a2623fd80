"""What a balance report wants to know of a finished game."""

from __future__ import annotations

from orrery.games.xia.model import SOURCES, G, seats_from
from orrery.kernel.game import Facts


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
