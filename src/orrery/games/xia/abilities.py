"""XIA-21: abilities that a captain uses by choice. Those that are always on stand where they act:
ask for `has_ability`, or for the number of the rules that they replace."""

from __future__ import annotations

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.combat import beside, rescue, rescues
from orrery.games.xia.damage import lay_adrift
from orrery.games.xia.gates import land
from orrery.games.xia.hold import room
from orrery.games.xia.kit import does
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
from orrery.games.xia.trade import gathering_moves, lift_adrift, selling_moves, take_adrift
from orrery.kernel import Move, on

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
            found.append(moves.Use.at[ability])
    if ready(c, "mag_harpoon") and c.host < 0:
        found += [
            moves.Hook.at[ship_id(s, o)] for o in ships(s) if o != seat and beside(g, seat, o)
        ]
    if "replication" in c.abilities and "replication" not in c.exhausted:
        found += [moves.Copy.at[ability] for ability in copies(g, seat)]
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
    found = rescues(g, seat, reach) if cubes == HAULED else []
    for place in sorted(s.adrift):
        if (
            place != c.place
            and at.distance(c.place, place) <= reach
            and at.planet[place] == at.planet[c.place]
        ):
            found += [moves.Pull.at[at.ids[place], cube] for cube in dict.fromkeys(s.adrift[place])]
    return found


class TowField(XiaQuestion):
    """XIA-21.20: a rescue from afar, or up to four cubes onto the own space."""

    n: int
    tells = ("n",)

    def options(self, g: G) -> list[Move]:
        return [moves.DONE, *tow_moves(g, self.seat, self.n)]

    @on(moves.Rescue)
    def rescue(self, g: G, move: moves.Rescue) -> None:
        rescue(g, self.seat, move)

    @on(moves.Pull)
    def pull(self, g: G, move: moves.Pull) -> None:
        """The cube comes to the own space: into the hold where there is room."""
        place = chart(g).place[move.space]
        c = g.state.captains[self.seat]
        if room(g, c):
            take_adrift(g, self.seat, place, move.cube)
        else:
            lift_adrift(g.state, place, move.cube)
            lay_adrift(g.state, c.place, move.cube)
        if self.n > 1:
            g.push(replace(self, n=self.n - 1))


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
