"""XIA-21: abilities that a captain uses by choice. Those that are always on stand where they act:
ask for `has_ability`, or for the number of the rules that they replace."""

from __future__ import annotations

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.combat import beside, can_rescue
from orrery.games.xia.gates import land
from orrery.games.xia.hold import room
from orrery.games.xia.kit import DOES, DONE, does, one
from orrery.games.xia.model import (
    G,
    XiaQuestion,
    chart,
    exhaust,
    occupied,
    ready,
    ship_id,
    ship_named,
    ships,
)
from orrery.games.xia.trade import gathering_moves, selling_moves, take_adrift
from orrery.kernel import Message, Move, Offer

HAULED = 4
"""XIA-21.20: cubes that a towing field moves."""


def ability_moves(g: G, seat: int) -> list[Move]:
    s = g.state
    c = s.captains[seat]
    if len(c.exhausted) == len(c.abilities) and not c.copied:
        return []
    found: list[Move] = []
    for ability, possible in POSSIBLE.items():
        if ready(c, ability) and ability not in c.primed and possible(g, seat):
            found.append(one(moves.Use, ability))
    if ready(c, "mag_harpoon") and c.host < 0:
        found += [
            one(moves.Hook, ship_id(s, o)) for o in ships(s) if o != seat and beside(g, seat, o)
        ]
    if "replication" in c.abilities and "replication" not in c.exhausted:
        found += [one(moves.Copy, ability) for ability in copies(g, seat)]
    return found


def may_pounce(g: G, seat: int) -> bool:
    """XIA-21.4: after four spaces."""
    c = g.state.captains[seat]
    return c.did.get("moved", 0) >= g.content.abilities["pounce"].amount


def may_tow(g: G, seat: int) -> bool:
    return bool(tow_moves(g, seat, HAULED))


def may_recall(g: G, seat: int) -> bool:
    """XIA-21.21."""
    c = g.state.captains[seat]
    if c.place < 0:
        return False
    if c.beacon < 0:
        return True
    return c.energy >= g.content.abilities["recall"].energy and not occupied(g, c.beacon)


POSSIBLE = {
    "scavenger": lambda g, seat: bool(gathering_moves(g, seat)),
    "trade_ledger": lambda g, seat: bool(selling_moves(g, seat)),
    "pounce": may_pounce,
    "tow_field": may_tow,
    "recall": may_recall,
}
"""XIA-21: when an ability can be used in the action phase."""


@does(moves.Use)
def use(g: G, seat: int, move: moves.Use) -> None:
    c = g.state.captains[seat]
    exhaust(c, move.ability)
    g.emit(log.Used(seat, move.ability))
    if move.ability == "tow_field":
        g.push(TowField(seat, HAULED))
    elif move.ability == "recall":
        recall(g, seat)
    else:
        c.primed = tuple(sorted((*c.primed, move.ability)))


def recall(g: G, seat: int) -> None:
    """XIA-21.21: the return token is laid down, or brings the ship back."""
    c = g.state.captains[seat]
    if c.beacon < 0:
        c.beacon = c.place
        return
    c.energy -= g.content.abilities["recall"].energy
    to, c.beacon = c.beacon, -1
    c.last_free = to
    land(g, seat, to)


# --- the towing field ----------------------------------------------------------------------------


def tow_moves(g: G, seat: int, cubes: int) -> list[Move]:
    """XIA-21.20: rescue or pull cubes within three spaces."""
    s = g.state
    c = s.captains[seat]
    if c.place < 0:
        return []
    at = chart(g)
    reach = g.content.abilities["tow_field"].amount
    found: list[Move] = []
    if cubes == HAULED and c.energy >= g.content.settings.rescue_need:
        found += [
            one(moves.Rescue, ship_id(s, other))
            for other in range(s.players)
            if can_rescue(g, seat, other, reach)
        ]
    for place in sorted(s.adrift):
        if (
            place != c.place
            and at.distance(c.place, place) <= reach
            and at.planet[place] == at.planet[c.place]
        ):
            found += [
                one(moves.Pull, at.ids[place], cube) for cube in dict.fromkeys(s.adrift[place])
            ]
    return found


class TowField(XiaQuestion):
    """XIA-21.20: a rescue from afar, or up to four cubes onto the own space."""

    n: int
    clause = "XIA-21.20"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-tow-field", {"n": self.n})

    def options(self, g: G) -> list[Move]:
        return [DONE, *tow_moves(g, self.seat, self.n)]

    def answer(self, g: G, move: Move) -> None:
        if isinstance(move, moves.Rescue):
            DOES[moves.Rescue](g, self.seat, move)
        elif isinstance(move, moves.Pull):
            tow(g, self.seat, move)
            if self.n > 1:
                g.push(replace(self, n=self.n - 1))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if isinstance(move, moves.Pull):
            return Offer(move, (f"space:{move.space}", f"cube:{move.cube}"))
        return Offer(move, (f"ship:{move.ship}",) if isinstance(move, moves.Rescue) else ())


def tow(g: G, seat: int, move: moves.Pull) -> None:
    """The cube comes to the own space: into the hold where there is room."""
    s = g.state
    c = s.captains[seat]
    place = chart(g).place[move.space]
    if room(g, c):
        take_adrift(g, seat, place, move.cube)
        return
    here = list(s.adrift[place])
    here.remove(move.cube)
    if here:
        s.adrift[place] = tuple(here)
    else:
        del s.adrift[place]
    s.adrift[c.place] = tuple(sorted((*s.adrift.get(c.place, ()), move.cube)))


# --- harpoon and replication ---------------------------------------------------------------------


@does(moves.Hook)
def hook(g: G, seat: int, move: moves.Hook) -> None:
    """XIA-21.6: the ship beside is the host until the own next turn."""
    c = g.state.captains[seat]
    exhaust(c, "mag_harpoon")
    c.host = ship_named(g.state, move.ship)
    g.emit(log.Used(seat, "mag_harpoon"))


def copies(g: G, seat: int) -> list[str]:
    """XIA-21.19: abilities of others that are exhausted to be used."""
    s = g.state
    own = s.captains[seat]
    found = {
        ability
        for other, c in enumerate(s.captains)
        if other != seat
        for ability in c.abilities
        if g.content.abilities[ability].use == "exhaust" and ability != "replication"
    }
    return sorted(ability for ability in found if not ready(own, ability))


@does(moves.Copy)
def copy(g: G, seat: int, move: moves.Copy) -> None:
    """XIA-21.19: the token lies on another's card; its ability is used once as the own."""
    c = g.state.captains[seat]
    exhaust(c, "replication")
    c.copied = move.ability
    g.emit(log.Used(seat, "replication"))
