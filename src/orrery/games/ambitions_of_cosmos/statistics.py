"""What a balance report wants to know of a finished game."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos.model import G
from orrery.kernel.game import Facts


def facts(g: G) -> Facts:
    """The nations, who spoke first, what each seat has studied and built, and how it ended."""
    s = g.state
    uses: dict[str, list[int]] = {}
    for seat, realm in enumerate(s.realms):
        for tech in realm.techs:
            uses.setdefault(f"technology {tech}", []).append(seat)
    for place, owner in enumerate(s.owners):
        for building in s.buildings[place]:
            if owner >= 0:
                uses.setdefault(f"building {building}", []).append(owner)
    order = tuple((s.first + i) % s.players for i in range(s.players))
    present = [f"ending {s.ending}", *(f"law {law}" for law in s.laws)]
    return Facts(tuple(realm.nation for realm in s.realms), order, uses, present)
