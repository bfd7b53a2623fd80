"""What a balance report wants to know of a finished game."""

from __future__ import annotations

from orrery.games.black_angel.model import G, bits, seats_from
from orrery.kernel.game import Facts


def facts(g: G) -> Facts:
    """Who began, and what each seat has played, installed and brought home."""
    s = g.state
    uses: dict[str, list[int]] = {}
    for seat, crew in enumerate(s.crews[: s.players]):
        cards = [s.sites[place] for place in bits(crew.missions)]
        cards += [card for pile in crew.returned for card in pile]
        tokens = [token for token in (*crew.grid, *crew.removed) if token in g.content.technologies]
        advanced = [t for t in (*crew.grid, *crew.cells, *crew.surplus) if t in g.content.advanced]
        for kind, ids in (("mission", cards), ("technology", tokens), ("advanced", advanced)):
            for id in ids:
                uses.setdefault(f"{kind} {id}", []).append(seat)
    ended = "ending spes" if s.reached else "ending ravagers"
    return Facts(("",) * s.players, tuple(seats_from(s, s.first)), uses, [ended])
