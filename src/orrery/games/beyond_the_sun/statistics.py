"""What reports and the last page of a game tell of it."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.achievements import fleet, missing_discs
from orrery.games.beyond_the_sun.components import Components
from orrery.games.beyond_the_sun.model import G, technologies
from orrery.kernel import Event, ScoreLine, Throw, seats_from
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
    present.append("ending guard" if missing_discs(g) > 0 else "ending achievements")
    sides = tuple(f.mat for f in s.factions)
    return Facts(sides, tuple(seats_from(s.players, s.first)), uses, present)


def goods(g: G) -> tuple[ScoreLine, ...]:
    """What each faction has, as its curves show it."""
    factions = g.state.factions
    known = (len(technologies(g.state, seat)) for seat in range(len(factions)))
    return (
        ScoreLine("goods-ore", tuple(f.ore for f in factions)),
        ScoreLine("goods-population", tuple(f.pop for f in factions)),
        ScoreLine("goods-ships", tuple(fleet(g, seat) for seat in range(len(factions)))),
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
            yield Throw.among(event.seat, "luck-technologies", own.vp, equals)
        elif card in content.systems:
            system = content.systems[card]
            equals = [s.vp for s in content.systems.values() if s.deck == system.deck]
            yield Throw.among(event.seat, "luck-systems", system.vp, equals)
