"""What must always hold: every piece is somewhere, limits are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from orrery.games.ambitions_of_cosmos.chart import CELLS, NOWHERE
from orrery.games.ambitions_of_cosmos.economy import (
    fleet_limit,
    influence_left,
    planet_limit,
    planets_held,
    ship_limit,
)
from orrery.games.ambitions_of_cosmos.exploration import KeepLimit, LoseShip, OrientSector
from orrery.games.ambitions_of_cosmos.land import home_of, land, layout, sector_at
from orrery.games.ambitions_of_cosmos.model import MACHINE, NOBODY, G, Realm
from orrery.games.ambitions_of_cosmos.movement import ExchangeShips
from orrery.games.ambitions_of_cosmos.science import level_and_slot, slot_code
from orrery.kernel import Zone
from orrery.kernel.census import census, unaccounted


def violations(g: G) -> list[str]:
    """Everything that is wrong with a state; empty when all is well."""
    return [
        *sectors(g),
        *laws(g),
        *signals(g),
        *supplies(g),
        *planets(g),
        *battle(g),
        *(found for seat in range(g.state.players) for found in realm(g, seat)),
    ]


def faces(zones: Iterable[Zone]) -> list[str]:
    return [card.face for zone in zones for card in zone.cards]


def sectors(g: G) -> Iterator[str]:
    """AOC-3.1.3: every neutral sector is on the map or in the box, on a place of its back."""
    s = g.state
    homes = layout(g).homes
    open_ = [
        sector_at(text)[0] for place, text in enumerate(s.ground) if text and place not in homes
    ]
    on_the_way = [f.sector for f in s.stack if isinstance(f, OrientSector)]
    known = g.content.sectors
    found = census(s, known) + Counter([*open_, *on_the_way])
    yield from unaccounted("sectors", found, [id for id in known if known[id].back != "home"])
    for place, text in enumerate(s.ground):
        if text and known[sector_at(text)[0]].back != layout(g).backs[place]:
            yield f"a sector of another back on place {place}"


def laws(g: G) -> Iterator[str]:
    known = g.content.laws
    box = [law.id for law in known.values() for _ in range(law.copies)]
    yield from unaccounted("laws", census(g.state, known), box)


def signals(g: G) -> Iterator[str]:
    """AOC-2: every token of a signal is somewhere."""
    s = g.state
    cards = census(s, g.content.anomalies)
    cards.update(station=len(s.stations), pirates=len(s.pirates), black_hole=len(s.holes))
    aboard = sum(fleet.art for realm in s.realms for fleet in realm.fleets)
    cards.update(relic=len(s.relics), machine=len(s.machines))
    cards.update(art=len(s.loose) + aboard + s.art.bit_count())
    tokens = [
        a.id
        for a in g.content.anomalies.values()
        for _ in range(a.copies)
        if not (s.options.first_game and a.id == "machine")
    ]
    yield from unaccounted("signals", +cards, tokens)


def supplies(g: G) -> Iterator[str]:
    """AOC-2.1: no more of anything than there is."""
    s, c = g.state, g.content
    ships = Counter(ship for r in s.realms for fleet in r.fleets for ship in fleet.ships)
    built = Counter(building for here in s.buildings for building in here)
    for id, n in ships.items():
        if n > c.ships[id].copies:
            yield f"{n} ships {id}"
    for id, n in built.items():
        if n > c.buildings[id].copies:
            yield f"{n} buildings {id}"
    if influence_left(g) < 0:
        yield "more influence tokens than there are"
    if sum(p != NOBODY for p in s.plunder) > c.settings.plunder_tokens:
        yield "more plunder tokens than there are"


def planets(g: G) -> Iterator[str]:
    s, ground = g.state, land(g)
    for place, owner in enumerate(s.owners):
        if owner != NOBODY and not ground.planets[place]:
            yield f"somebody holds place {place}, which has no planet"
        if len(set(s.buildings[place])) != len(s.buildings[place]):
            yield f"a building stands twice on place {place}"
        if owner == MACHINE and not any(m.cell == place * CELLS for m in s.machines):
            yield "the Machine holds a planet where it is not"
    for cells in (s.stations, s.holes, s.relics, s.pirates):
        if any(not ground.kinds[cell] for cell in cells):
            yield "a token on a sector that lies face down"


def realm(g: G, seat: int) -> Iterator[str]:
    s = g.state
    r = s.realms[seat]
    if min(r.influence, r.capital, r.science, r.prestige) < 0:
        yield f"seat {seat}: something below 0"
    if not r.techs:
        return
    yield from pyramid(g, seat, r)
    if s.winner == NOBODY and planets_held(g, seat) > planet_limit(g, seat) + lenient(g):
        yield f"seat {seat}: too many planets"
    if sum(bool(f.ships) for f in r.fleets) > fleet_limit(g, seat):
        yield f"seat {seat}: too many fleets"
    losing = any(isinstance(f, (KeepLimit, LoseShip)) for f in s.stack)
    exchanging = any(isinstance(f, ExchangeShips) for f in s.stack)
    for number, fleet in enumerate(r.fleets):
        lying = bool(fleet.ships) == (fleet.cell != NOWHERE)
        if not (lying or exchanging or s.battle or s.phase == "setup"):
            yield f"seat {seat}: fleet {number} is nowhere or empty"
        if len(fleet.ships) > ship_limit(g, seat) and not losing and not exchanging:
            yield f"seat {seat}: fleet {number} is too large"
        if fleet.cell != NOWHERE and not land(g).kinds[fleet.cell]:
            yield f"seat {seat}: fleet {number} is on a covered sector"
    if s.owners[home_of(g, seat)] != seat and s.winner == NOBODY:
        yield f"seat {seat} has lost its home world and nobody has won"


def lenient(g: G) -> int:
    """A law that let more planets be held may have been repealed: they stay."""
    return int("colonisation" in g.state.repealed)


def pyramid(g: G, seat: int, r: Realm) -> Iterator[str]:
    """AOC-8.4, 8.5: every card rests on two, one of them of its type."""
    known = g.content.technologies
    if len(set(r.techs)) != len(r.techs) or len(set(r.slots)) != len(r.slots):
        yield f"seat {seat}: a technology or a slot twice"
    laid = dict(zip(r.slots, r.techs, strict=True))
    for code, tech in laid.items():
        level, slot = level_and_slot(code)
        if known[tech].level != level:
            yield f"seat {seat}: {tech} in level {level}"
        if level == 1:
            continue
        below = [laid.get(slot_code(level - 1, slot + i)) for i in (0, 1)]
        if None in below:
            yield f"seat {seat}: {tech} rests on nothing"
        elif known[tech].type not in {known[b].type for b in below if b}:
            yield f"seat {seat}: {tech} rests on two of the other type"


def battle(g: G) -> Iterator[str]:
    """AOC-6.7.4: the ships of a battle are held, laid, fighting or through with it."""
    b = g.state.battle
    if b is None or not b.duels:
        return
    for side in (0, 1):
        if b.duel >= 0 and b.up[side] and b.dice == (0, 0):
            continue
        parts = Counter((*faces((b.held[side], b.lines[side])), *b.alive[side]))
        parts.update([b.up[side]] if b.up[side] and b.duel < b.duels else [])
        if parts - Counter(b.ships[side]):
            yield f"side {side}: ships in the line that are not in the battle"
        seat, number = b.seats[side], b.numbers[side]
        if seat >= 0 and g.state.realms[seat].fleets[number].ships != b.ships[side]:
            yield f"side {side}: another fleet than in the battle"
