"""AOC-1: the four victories, looked at before every question."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import (
    MANY,
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
from orrery.games.ambitions_of_cosmos.land import layout
from orrery.games.ambitions_of_cosmos.model import G, from_speaker
from orrery.kernel import Message, Outcome, ScoreLine

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
        if len(CLOSE) > MANY:
            CLOSE.clear()
        paid = incomes(g)
        lacks = [(seat, lacking(g, seat, paid[seat])) for seat in range(s.players)]
        near = [(seat, n) for seat, n in lacks if n <= most_mined(g, gifts(g, seat))]
        found = CLOSE[key] = tuple(near)
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
    s.stack.clear()


def political_end(g: G) -> None:
    """AOC-1.3, 1.7: when turn 15 begins: senators, then the full rating, then the turn order."""
    s = g.state
    order = from_speaker(s)
    best = max(
        order, key=lambda seat: (s.realms[seat].senators, rating(g, seat), -order.index(seat))
    )
    win(g, best, "political")


# --- the result ----------------------------------------------------------------------------------


def standing(g: G, seat: int) -> tuple[int, int, int]:
    """AOC-1.9: how those who did not win are ranked."""
    if g.state.phase == "setup":
        return 0, 0, 0
    return g.state.realms[seat].senators, rating(g, seat), growth(g, seat)


LINES = ("score-homes", "score-senators", "score-growth", "score-technologies")


def race(g: G, seat: int) -> tuple[int, int, int, int]:
    """How far a seat is in each of the four races."""
    realm = g.state.realms[seat]
    if g.state.phase == "setup":
        return 0, realm.senators, 0, len(realm.techs)
    return homes_held(g, seat), realm.senators, growth(g, seat), len(realm.techs)


def outcome(g: G) -> Outcome:
    """AOC-1.1, 1.9: one player wins; there are no points."""
    s = g.state
    seats = range(s.players)
    races = [race(g, seat) for seat in seats]
    sheet = tuple(ScoreLine(id, tuple(r[i] for r in races)) for i, id in enumerate(LINES))
    keys = [(seat == s.winner, standing(g, seat)) for seat in seats]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    ending = Message(f"ending-{s.ending}") if s.ending else None
    return Outcome((), ranks, sheet, ending=ending)
