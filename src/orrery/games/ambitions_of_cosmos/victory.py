"""AOC-1: the four victories, looked at before every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import (
    Income,
    gifts,
    growth,
    growth_by,
    incomes,
    mining_growth,
    most_mined,
    rating,
    steady_growth,
)
from orrery.games.ambitions_of_cosmos.kept import keep
from orrery.games.ambitions_of_cosmos.land import layout
from orrery.games.ambitions_of_cosmos.model import G, from_speaker
from orrery.kernel import Message, Outcome
from orrery.kernel.game import ranked, score_sheet

ENDINGS = ("military", "senate", "political", "economic", "scientific")
"""`senate` is the political victory before the end, `political` the one in turn 15."""


def homes_held(g: G, seat: int) -> int:
    """AOC-1.2: home worlds that a seat holds."""
    owners = g.state.owners
    return [owners[place] for place in layout(g).homes].count(seat)


def growth_needed(g: G, seat: int) -> int:
    """AOC-1.4."""
    return g.content.settings.growth_to_win + gifts(g, seat).threshold


def victory_of(g: G, seat: int, income: Income) -> str:
    """Which victory a seat has reached, or nothing."""
    settings = g.content.settings
    own = gifts(g, seat)
    if homes_held(g, seat) >= settings.homes_to_win:
        return "military"
    if g.state.realms[seat].senators >= settings.senators_to_win:
        return "senate"
    if growth_by(g, seat, own, income) >= settings.growth_to_win + own.threshold:
        return "economic"
    return "scientific" if own.triumph else ""


def watch(g: G) -> None:
    """AOC-1.6: if several have reached one, the first from the speaker wins."""
    s = g.state
    if s.phase == "setup" or s.winner >= 0:
        return
    enough = g.content.settings.senators_to_win
    mined = any(mining_growth(g, seat, gifts(g, seat)) >= lack for seat, lack in close(g))
    if not mined and all(realm.senators < enough for realm in s.realms):
        return
    paid = incomes(g)
    for seat in from_speaker(s):
        ending = victory_of(g, seat, paid[seat])
        if ending:
            win(g, seat, ending)
            return


def close(g: G) -> tuple[tuple[int, int], ...]:
    """Who might have reached a victory other than that of the senators, each with the growth that
    fleets must mine for it. It is asked before every question, and what it depends on changes
    seldom."""
    s = g.state
    key = (
        id(g.content), s.options.variant, s.speaker, s.ground, s.owners, s.buildings, s.plunder,
        s.laws, *((realm.nation, realm.techs) for realm in s.realms),
    )  # fmt: skip
    found = CLOSE.get(key)
    if found is None:
        paid = incomes(g)
        lacks = [(seat, lacking(g, seat, paid[seat])) for seat in range(s.players)]
        near = [(seat, n) for seat, n in lacks if n <= most_mined(g, gifts(g, seat))]
        found = keep(CLOSE, key, tuple(near))
    return found


CLOSE: dict[tuple[object, ...], tuple[tuple[int, int], ...]] = {}


def lacking(g: G, seat: int, income: Income) -> int:
    """The growth that fleets must mine for a victory; nothing where one is reached."""
    settings, own = g.content.settings, gifts(g, seat)
    if own.triumph or homes_held(g, seat) >= settings.homes_to_win:
        return 0
    wanted = settings.growth_to_win + own.threshold
    return max(0, wanted - steady_growth(g, seat, own, income))


def win(g: G, seat: int, ending: str) -> None:
    s = g.state
    s.winner, s.ending = seat, ending
    g.emit(log.Won(seat, ending))
    g.finish()


def political_end(g: G) -> None:
    """AOC-1.3, 1.7: when turn 15 begins: senators, then the full rating, then the turn order."""
    realms = g.state.realms
    order = from_speaker(g.state)
    win(g, max(order, key=lambda seat: (realms[seat].senators, rating(g, seat))), "political")


# --- the result ----------------------------------------------------------------------------------


Count: TypeAlias = Callable[[G, int], int]


def once_begun(count: Count) -> Count:
    """Nothing is counted before the first turn: nations are still being chosen."""
    return lambda g, seat: 0 if g.state.phase == "setup" else count(g, seat)


def senators(g: G, seat: int) -> int:
    return g.state.realms[seat].senators


def technologies(g: G, seat: int) -> int:
    return len(g.state.realms[seat].techs)


RACES: tuple[tuple[str, Count], ...] = (
    ("score-homes", once_begun(homes_held)),
    ("score-senators", senators),
    ("score-growth", once_begun(growth)),
    ("score-technologies", technologies),
)
STANDING = tuple(map(once_begun, (senators, rating, growth)))
"""AOC-1.9: how those who did not win are ranked."""


def outcome(g: G) -> Outcome:
    """AOC-1.1, 1.9: one player wins; there are no points."""
    s = g.state
    standings = [
        (seat == s.winner, *(count(g, seat) for count in STANDING)) for seat in range(s.players)
    ]
    ending = Message(f"ending-{s.ending}") if s.ending else None
    return Outcome((), ranked(standings), score_sheet(g, RACES, s.players), ending=ending)
