"""What a seat (None: a spectator) may know: all that the board draws and nothing more."""

from __future__ import annotations

from orrery.games.xia.hold import disarmed
from orrery.games.xia.missions import limit, target_of
from orrery.games.xia.model import (
    NOBODY,
    NOWHERE,
    Captain,
    Errand,
    EventInPlay,
    Fitted,
    G,
    NpcShip,
    Table,
    chart,
    fame_of,
    solo,
    space_id,
    stranded,
    target_fame,
    who,
)
from orrery.games.xia.solo import goal_count
from orrery.kernel import Who, bits
from orrery.kernel.frozen import Frozen
from orrery.kernel.shapes import teller


class FittedView(Frozen):
    """An outfit: its spaces, the spots with markers, the way a pod leaves the hold."""

    id: str
    cells: tuple[int, ...]
    used: tuple[int, ...]
    way: int


class ModView(Frozen):
    id: str
    cell: int


class CubeView(Frozen):
    cell: int
    cube: str


class MissionView(Frozen):
    """An active mission; `card` is null where it is hidden."""

    card: str | None
    shown: bool
    pay: int
    captain: bool
    target: Who | None


class CaptainView(Frozen):
    ship: str
    tier: int
    space: str
    """Where the ship is: a space, a room of the Kiln, or nothing."""
    energy: int
    most_energy: int
    impulse: bool
    armed: int
    disarmed: int
    credits: int
    bounty: int
    stranded: bool
    outfits: tuple[FittedView, ...]
    mods: tuple[ModView, ...]
    cargo: tuple[CubeView, ...]
    relics: tuple[tuple[int, ...], ...]
    damage: tuple[int, ...]
    ice: tuple[int, ...]
    fame: int
    sources: tuple[int, ...]
    earned: int
    tokens: tuple[str, ...]
    abilities: tuple[str, ...]
    exhausted: tuple[str, ...]
    primed: tuple[str, ...]
    copied: str
    missions: tuple[MissionView, ...]
    mission_limit: int
    drawn: tuple[str | None, ...]
    titles: tuple[str, ...]
    points: int
    autopilot: int
    host: Who | None
    beacon: str


class NpcView(Frozen):
    id: str
    holder: int
    space: str
    damage: int
    hull: int
    bounty: int
    credits: int
    behaviour: str
    goes_to: str
    """The next stop of the Merchant."""
    cubes: tuple[str, ...]


class SectorView(Frozen):
    id: str
    i: int
    j: int
    turns: int
    iced: bool
    relics: int


class PileView(Frozen):
    space: str
    cubes: tuple[str, ...]


class CometView(Frozen):
    sector: str
    space: str


class EventView(Frozen):
    id: str
    rounds: int
    uses: int
    spaces: tuple[str, ...]
    """Spaces that it marks."""
    cube: str
    seat: int | None
    n: int


class View(Frozen):
    round: int
    active: int
    first: int
    target: int
    solo: bool
    captains: tuple[CaptainView, ...]
    npcs: tuple[NpcView, ...]
    sectors: tuple[SectorView, ...]
    stack: int
    tokens: tuple[str, ...]
    """Spaces with a face-down exploration token."""
    adrift: tuple[PileView, ...]
    comets: tuple[CometView, ...]
    kiln: str
    economy: dict[str, int]
    demand: tuple[str, ...]
    shop: dict[str, int]
    cubes: dict[str, int]
    titles: tuple[str, ...]
    titles_left: int
    events: tuple[EventView, ...]
    events_left: int
    missions_left: int
    mission_discard: int
    gates_seen: tuple[str, ...]
    ships_gone: tuple[str, ...]
    die: int
    rolled: tuple[int, ...]
    goal: str
    goal_count: int
    npc_fame: int
    economy_on: bool


tell_table = teller(View, Table, "economy", "shop", "cubes")
tell_captain = teller(CaptainView, Captain)
tell_fitted = teller(FittedView, Fitted)
tell_mission = teller(MissionView, Errand)
tell_npc = teller(NpcView, NpcShip)
tell_event = teller(EventView, EventInPlay)


def view(g: G, seat: int | None) -> View:
    s = g.state
    at = chart(g)
    return tell_table(
        s,
        target=target_fame(s),
        solo=solo(s),
        captains=tuple(captain_view(g, c, seat) for c in s.captains),
        npcs=tuple(npc_view(g, npc) for npc in s.npcs),
        sectors=tuple(
            SectorView(p.id, *p.at, p.turns, p.iced, len(s.digs.get(p.id, ()))) for p in at.sectors
        ),
        stack=len(s.stack_of_sectors),
        tokens=tuple(at.ids[p] for p in s.laid_at),
        adrift=tuple(PileView(at.ids[p], cubes) for p, cubes in sorted(s.adrift.items())),
        comets=tuple(CometView(k, spot(g, place)) for k, place in sorted(s.comets.items())),
        kiln=spot(g, s.kiln),
        economy=s.economy.copy(),
        shop=s.shop.copy(),
        cubes=s.cubes.copy(),
        titles=s.open_titles,
        titles_left=len(s.titles),
        events=tuple(event_view(g, event) for event in s.in_play),
        events_left=len(s.events),
        missions_left=len(s.missions),
        mission_discard=len(s.mission_discard),
        goal_count=goal_count(g) if solo(s) and s.captains[0].ship else 0,
        economy_on=s.options.economy,
    )


def spot(g: G, place: int) -> str:
    """A place as the board knows it; nothing for what is nowhere."""
    return "" if place == NOWHERE else space_id(g, place)


def captain_view(g: G, c: Captain, viewer: int | None) -> CaptainView:
    ship = g.content.ships.get(c.ship)
    return tell_captain(
        c,
        tier=ship.tier if ship else 0,
        space=spot(g, c.place),
        most_energy=ship.energy if ship else 0,
        disarmed=disarmed(g, c),
        stranded=c.place != NOWHERE and stranded(c),
        outfits=tuple(tell_fitted(f, used=bits(f.used)) for f in c.outfits),
        mods=tuple(ModView(id, cell) for id, cell in c.mods),
        cargo=tuple(CubeView(cell, cube) for cell, cube in sorted(c.cargo.items())),
        relics=c.relic_at,
        damage=bits(c.damage),
        ice=bits(c.ice),
        fame=fame_of(c),
        sources=tuple(c.fame),
        earned=sum(c.earned),
        missions=tuple(mission_view(g, c, n, viewer) for n in range(len(c.missions))),
        mission_limit=limit(g, c),
        drawn=c.drawn.faces(viewer),
        host=who_is(g, c.host),
        beacon=spot(g, c.beacon),
    )


def who_is(g: G, ship: int) -> Who | None:
    return None if ship == NOBODY else who(g.state, ship)


def mission_view(g: G, c: Captain, n: int, viewer: int | None) -> MissionView:
    face = c.missions.faces(viewer)[n]
    errand = c.errands[n]
    target = target_of(c, g, n) if face is not None and not errand.captain else NOBODY
    return tell_mission(errand, card=face, target=who_is(g, target))


def npc_view(g: G, npc: NpcShip) -> NpcView:
    facts = g.content.npcs[npc.id]
    goes_to = facts.route[npc.stop] if facts.route else ""
    return tell_npc(npc, space=spot(g, npc.place), hull=facts.hull, goes_to=goes_to)


def event_view(g: G, event: EventInPlay) -> EventView:
    """What an event marks: spaces, a type of cargo, who leads the rally."""
    at = chart(g)
    facts = event.facts
    places: tuple[int, ...] = ()
    cube, seat, number = "", None, 0
    if event.id == "rikishi" and facts:
        q, r, number = facts
        places = (at.at[q, r],) if (q, r) in at.at else ()
    elif event.id in ("refugees", "lost_convoy"):
        places = facts[:2] if event.id == "refugees" else facts
    elif event.id == "embargo" and facts:
        cube = g.content.goods_sold[facts[0]]
    elif event.id == "grand_rally" and facts:
        number, seat = facts
    spaces = tuple(at.ids[place] for place in places)
    return tell_event(event, spaces=spaces, cube=cube, seat=seat, n=number)
