"""What a balance report wants to know of a finished game."""

from __future__ import annotations

from orrery.games.beyond_the_sun.achievements import technologies
from orrery.games.beyond_the_sun.model import G
from orrery.kernel.game import Facts


def facts(g: G) -> Facts:
    """Which mat sat where, and what each seat researched, colonized, claimed."""
    s = g.state
    uses: dict[str, list[int]] = {}
    for seat, f in enumerate(s.factions):
        for card in technologies(g, seat):
            uses.setdefault(f"technology {card}", []).append(seat)
        for colony in f.colonies:
            uses.setdefault(f"colony {colony.system}", []).append(seat)
    for i, id in enumerate(s.achievements):
        uses[f"achievement {id}"] = list(s.claims[i])
    present = [f"technology {card}" for card in s.slots if card]
    present += [f"achievement {id}" for id in s.achievements]
    sides = tuple(f.mat for f in s.factions)
    return Facts(sides, tuple((s.first + i) % s.players for i in range(s.players)), uses, present)
