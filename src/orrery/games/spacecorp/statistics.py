"""What reports and the last page of a game tell of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp.components import ERAS, Components
from orrery.games.spacecorp.model import NONE, G
from orrery.games.spacecorp.sites import bases_of
from orrery.kernel import Event, ScoreLine, Throw, seats_from
from orrery.kernel.game import Facts, score_sheet

GOODS: tuple[tuple[str, Callable[[G, int], int]], ...] = (
    ("goods-cards", lambda g, seat: len(g.state.corps[seat].hand)),
    ("goods-infra", lambda g, seat: sum(map(bool, g.state.corps[seat].infra))),
    ("goods-bases", lambda g, seat: sum(1 for _ in bases_of(g, seat))),
    ("goods-progress", lambda g, seat: len(g.state.corps[seat].progress)),
)


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
    return Facts(("",) * s.players, tuple(seats_from(s.players, s.opener)), uses, present, numbers)


def played(g: G, era: str) -> bool:
    """Whether the game went through an era."""
    return bool(g.state.turns[ERAS.index(era)])


def goods(g: G) -> tuple[ScoreLine, ...]:
    """What each corporation has, as its curves show it."""
    return score_sheet(g, GOODS, g.state.players)


def luck(event: Event, content: Components) -> Iterator[Throw]:
    """The best number on each action card that somebody has drawn, beside those of its era, and the
    profit of each tile that somebody has found, beside those of its stack."""
    if isinstance(event, log.Drew) and event.card in content.cards:
        deck = next(deck for deck in content.decks if event.card in deck)
        equals = [best(content, card) for card in deck]
        yield Throw.among(event.seat, "luck-cards", best(content, event.card), equals)
    elif isinstance(event, log.Explored) and isinstance(event.seat, int):
        stack = next(stack for era in content.stacks for stack in era if event.tile in stack)
        equals = [content.tiles[tile].profit for tile in stack]
        yield Throw.among(event.seat, "luck-tiles", content.tiles[event.tile].profit, equals)


def best(content: Components, card: str) -> int:
    """The highest number that is printed on a card."""
    return max((points.value for points in content.cards[card].points), default=0)
