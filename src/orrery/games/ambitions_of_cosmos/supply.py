"""AOC-2.1: taking from and giving back to the common supplies."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import gifts, influence_left
from orrery.games.ambitions_of_cosmos.model import G, Realm


def take_influence(g: G, seat: int, wanted: int) -> int:
    """AOC-2.1: what the supply lacks is lost. How many tokens were taken."""
    n = min(wanted, influence_left(g))
    if n > 0:
        g.state.realms[seat].influence += n
        g.emit(log.InfluenceGained(seat, n))
    return n


def reward(g: G, seat: int, tokens: int) -> None:
    """AOC-9.7.2, 9.8.2."""
    take_influence(g, seat, tokens + gifts(g, seat).reward)


def pay_influence(g: G, seat: int) -> None:
    """AOC-4.2.2, 4.2.3: a token goes back to the supply."""
    g.state.realms[seat].influence -= 1


def store(realm: Realm, resource: str, n: int) -> None:
    """Into stock, or out of it with a number below 0."""
    if resource == "prestige":
        realm.prestige += n
    elif resource == "capital":
        realm.capital += n
    else:
        realm.science += n


def take_science(g: G, seat: int, n: int) -> None:
    """AOC-9.3, 9.7.8."""
    g.state.realms[seat].science += n
    g.emit(log.ScienceGained(seat, n))


def can_invoke(g: G, seat: int) -> bool:
    """AOC-11.1: a token is there and the power was not used in this turn."""
    realm = g.state.realms[seat]
    return realm.influence > 0 and not realm.invoked


def invoke(g: G, seat: int) -> None:
    """AOC-4.2.3, 11.1: a token for the power of the nation, once a turn."""
    realm = g.state.realms[seat]
    realm.invoked = True
    pay_influence(g, seat)
    g.emit(log.Invoked(seat, g.content.nations[realm.nation].token))
