"""What a seat (None: a spectator) may know: all that the board draws and nothing more."""

from __future__ import annotations

from orrery.games.xia.hold import disarmed
from orrery.games.xia.missions import limit, target_of
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    NOWHERE,
    ROOMS,
    Captain,
    G,
    chart,
    fame_of,
    solo,
    stranded,
    target_fame,
    who,
)
from orrery.games.xia.shapes import bits
from orrery.games.xia.solo import goal_count
from orrery.kernel.frozen import Frozen

Who = int | str


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


def view(g: G, seat: int | None) -> View:
    s = g.state
    at = chart(g)
    return View(
        round=s.round,
        active=s.active,
        first=s.first,
        target=target_fame(s),
        solo=solo(s),
        captains=tuple(captain_view(g, n, seat) for n in range(s.players)),
        npcs=tuple(npc_view(g, n) for n in range(len(s.npcs))),
        sectors=tuple(
            SectorView(p.id, p.at[0], p.at[1], p.turns, p.iced, len(s.digs.get(p.id, ())))
            for p in at.sectors
        ),
        stack=len(s.stack_of_sectors),
        tokens=tuple(at.ids[p] for p in s.laid_at),
        adrift=tuple(PileView(at.ids[p], s.adrift[p]) for p in sorted(s.adrift)),
        comets=tuple(CometView(k, spot(g, s.comets[k])) for k in sorted(s.comets)),
        kiln=spot(g, s.kiln),
        economy=s.economy.copy(),
        demand=s.demand,
        shop=s.shop.copy(),
        cubes=s.cubes.copy(),
        titles=s.open_titles,
        titles_left=len(s.titles),
        events=tuple(event_view(g, n) for n in range(len(s.in_play))),
        events_left=len(s.events),
        missions_left=len(s.missions),
        mission_discard=len(s.mission_discard),
        gates_seen=s.gates_seen,
        ships_gone=s.ships_gone,
        die=s.die,
        rolled=s.rolled,
        goal=s.goal,
        goal_count=goal_count(g) if solo(s) and s.captains[0].ship else 0,
        npc_fame=s.npc_fame,
        economy_on=s.options.economy,
    )


def spot(g: G, place: int) -> str:
    """A place as the board knows it; nothing for what is nowhere."""
    if place == NOWHERE:
        return ""
    return ROOMS[INSIDE - place] if place <= INSIDE else chart(g).ids[place]


def captain_view(g: G, seat: int, viewer: int | None) -> CaptainView:
    s = g.state
    c = s.captains[seat]
    ship = g.content.ships.get(c.ship)
    return CaptainView(
        ship=c.ship,
        tier=ship.tier if ship else 0,
        space=spot(g, c.place),
        energy=c.energy,
        most_energy=ship.energy if ship else 0,
        impulse=c.impulse,
        armed=c.armed,
        disarmed=disarmed(g, c),
        credits=c.credits,
        bounty=c.bounty,
        stranded=c.place != NOWHERE and stranded(c),
        outfits=tuple(FittedView(f.id, f.cells, tuple(bits(f.used)), f.way) for f in c.outfits),
        mods=tuple(ModView(id, cell) for id, cell in c.mods),
        cargo=tuple(CubeView(cell, c.cargo[cell]) for cell in sorted(c.cargo)),
        relics=c.relic_at,
        damage=tuple(bits(c.damage)),
        ice=tuple(bits(c.ice)),
        fame=fame_of(c),
        sources=tuple(c.fame),
        earned=sum(c.earned),
        tokens=c.tokens,
        abilities=c.abilities,
        exhausted=c.exhausted,
        primed=c.primed,
        copied=c.copied,
        missions=tuple(mission_view(g, c, n, viewer) for n in range(len(c.missions))),
        mission_limit=limit(g, c),
        drawn=c.drawn.faces(viewer),
        titles=c.titles,
        points=c.points,
        autopilot=c.autopilot,
        host=None if c.host == NOBODY else who(s, c.host),
        beacon=spot(g, c.beacon),
    )


def mission_view(g: G, c: Captain, n: int, viewer: int | None) -> MissionView:
    face = c.missions.faces(viewer)[n]
    errand = c.errands[n]
    target = target_of(c, g, n) if face is not None and not errand.captain else NOBODY
    return MissionView(
        face, errand.shown, errand.pay, errand.captain,
        None if target == NOBODY else who(g.state, target),
    )  # fmt: skip


def npc_view(g: G, n: int) -> NpcView:
    npc = g.state.npcs[n]
    facts = g.content.npcs[npc.id]
    return NpcView(
        npc.id, npc.holder, spot(g, npc.place), npc.damage, facts.hull, npc.bounty, npc.credits,
        npc.behaviour, facts.route[npc.stop] if facts.route else "", npc.cubes,
    )  # fmt: skip


def event_view(g: G, n: int) -> EventView:
    """What an event marks: spaces, a type of cargo, who leads the rally."""
    event = g.state.in_play[n]
    at = chart(g)
    facts = event.facts
    spaces: tuple[str, ...] = ()
    cube, seat, number = "", None, 0
    if event.id == "rikishi" and len(facts) == 3:
        place = at.at.get((facts[0], facts[1]))
        spaces = (at.ids[place],) if place is not None else ()
        number = facts[2]
    elif event.id == "refugees" and len(facts) == 4:
        spaces = (at.ids[facts[0]], at.ids[facts[1]])
    elif event.id == "lost_convoy":
        spaces = tuple(at.ids[p] for p in facts)
    elif event.id == "embargo" and facts:
        cube = g.content.goods_sold[facts[0]]
    elif event.id == "grand_rally" and facts:
        number, seat = facts
    return EventView(event.id, event.rounds, event.uses, spaces, cube, seat, number)
