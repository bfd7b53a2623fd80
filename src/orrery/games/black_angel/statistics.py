"""What reports and the last page of a game tell of it."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.model import G
from orrery.kernel import Event, ScoreLine, Throw, bits, seats_from
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
    return Facts(("",) * s.players, tuple(seats_from(s.players, s.first)), uses, [ended])


def goods(g: G) -> tuple[ScoreLine, ...]:
    """What each player has, as its curves show it."""
    crews = g.state.crews[: g.state.players]
    known = (sum(t in g.content.technologies for t in crew.grid) for crew in crews)
    return (
        ScoreLine("goods-resources", tuple(crew.resources for crew in crews)),
        ScoreLine("goods-robots", tuple(sum(crew.stations) for crew in crews)),
        ScoreLine("goods-missions", tuple(crew.missions.bit_count() for crew in crews)),
        ScoreLine("goods-technologies", tuple(known)),
        ScoreLine("goods-debris", tuple(crew.debris for crew in crews)),
    )


def luck(event: Event, content: Components) -> Iterator[Throw]:
    """BA-8.1.3: the values of the dice that somebody has rolled, beside those on their faces."""
    if not isinstance(event, log.Rolled) or isinstance(event.seat, str):
        return
    for values in (event.orange, event.grey, event.green):
        for value in values.split():
            if value.isdigit():
                yield Throw.among(event.seat, "luck-dice", int(value), content.faces)
