"""What reports and the last page of a game tell of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import fmean, pvariance

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.achievements import fleet
from orrery.games.beyond_the_sun.components import Components
from orrery.games.beyond_the_sun.model import G, technologies
from orrery.kernel import Event, ScoreLine, Throw
from orrery.kernel.game import Facts


def facts(g: G) -> Facts:
    """Which mat sat where, what each seat researched, colonized, claimed, and what ended the game:
    achievements, or the guard of BTS-11.12."""
    s = g.state
    uses: dict[str, list[int]] = {}
    for seat, f in enumerate(s.factions):
        for card in technologies(s, seat):
            uses.setdefault(f"technology {card}", []).append(seat)
        for colony in f.colonies:
            uses.setdefault(f"colony {colony.system}", []).append(seat)
    for i, id in enumerate(s.achievements):
        uses[f"achievement {id}"] = list(s.claims[i])
    present = [f"technology {card}" for card in s.slots if card]
    present += [f"achievement {id}" for id in s.achievements]
    enough = g.content.settings.players[str(s.players)].end_discs
    present.append("ending achievements" if sum(map(len, s.claims)) >= enough else "ending guard")
    sides = tuple(f.mat for f in s.factions)
    return Facts(sides, tuple((s.first + i) % s.players for i in range(s.players)), uses, present)


def goods(g: G) -> tuple[ScoreLine, ...]:
    """What each faction has, as its curves show it."""
    factions = g.state.factions
    seats = range(len(factions))
    known = (len(technologies(g.state, seat)) for seat in seats)
    return (
        ScoreLine("goods-ore", tuple(f.ore for f in factions)),
        ScoreLine("goods-population", tuple(f.pop for f in factions)),
        ScoreLine("goods-ships", tuple(fleet(g, seat) for seat in seats)),
        ScoreLine("goods-technologies", tuple(known)),
        ScoreLine("goods-colonies", tuple(len(f.colonies) for f in factions)),
    )


def luck(event: Event, content: Components) -> Iterator[Throw]:
    """The points printed on the cards that somebody has drawn, beside those of their deck."""
    if not isinstance(event, log.Drawn):
        return
    for card in event.cards:
        if card in content.technologies:
            own = content.technologies[card]
            equals = [t.vp for t in content.technologies.values() if t.level == own.level]
            yield throw(event.seat, "luck-technologies", own.vp, equals)
        elif card in content.systems:
            system = content.systems[card]
            equals = [s.vp for s in content.systems.values() if s.deck == system.deck]
            yield throw(event.seat, "luck-systems", system.vp, equals)


def throw(seat: int, what: str, got: int, equals: Iterable[int]) -> Throw:
    values = list(equals)
    return Throw(seat, what, got, fmean(values), pvariance(values))
