"""What a balance report wants to know of a finished game."""

from __future__ import annotations

from orrery.games.spacecorp.components import ERAS
from orrery.games.spacecorp.model import NONE, G, seats_from
from orrery.kernel.game import Facts


def facts(g: G) -> Facts:
    """Who began, what each seat has fulfilled, founded, learned and played, how long the eras were,
    and which of them stalled (SC-6.12.4)."""
    s = g.state
    uses: dict[str, list[int]] = {}
    for what, corp in s.feats:
        if 0 <= corp < s.players:
            uses.setdefault(what, []).append(corp)
    present = [f"contract {id}" for id, c in g.content.contracts.items() if played(g, c.era)]
    present += [f"progress {id}" for id, p in g.content.progress.items() if played(g, p.era)]
    edges = {card.edge for card in g.content.cards.values() if card.edge and played(g, card.era)}
    present += [f"edge {id}" for id in g.content.edges if id in edges]
    if played(g, ERAS[-1]):
        present += [f"colony {id}" for id, c in g.content.colonies.items()
                    if s.players in c.players]  # fmt: skip
    present += [what for what, corp in s.feats if corp == NONE]
    numbers = {
        f"turns of a seat, {era}": turns / len(s.corps)
        for era, turns in zip(ERAS, s.turns, strict=True)
        if turns
    }
    return Facts(("",) * s.players, tuple(seats_from(s, s.opener)), uses, present, numbers)


def played(g: G, era: str) -> bool:
    """Whether the game went through an era."""
    return bool(g.state.turns[ERAS.index(era)])
