"""What a seat or a spectator may know, built anew as frozen Structs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from orrery.games.beyond_the_sun.achievements import slots_of
from orrery.games.beyond_the_sun.mat import uncovered
from orrery.games.beyond_the_sun.model import (
    COLUMNS,
    DISC_NAMES,
    NOBODY,
    Disc,
    Faction,
    G,
    Letter,
    Patent,
    Table,
)
from orrery.games.beyond_the_sun.production import growth_yield, ore_yield
from orrery.games.beyond_the_sun.scoring import LINES
from orrery.games.beyond_the_sun.space import board_of
from orrery.kernel import bits
from orrery.kernel.shapes import teller


class ShipsView(Struct, frozen=True):
    level: int
    place: str
    count: int


class ColonyView(Struct, frozen=True):
    system: str
    discs: tuple[Disc, ...]


class FactionView(Struct, frozen=True):
    mat: str
    ore: int
    pop: int
    supply: dict[Letter, int]
    food_discs: int
    ore_discs: int
    growth: int
    """What growth would yield now."""
    production: int
    """What ore production would yield now."""
    automation: tuple[Disc, ...]
    ships: tuple[ShipsView, ...]
    technologies: tuple[str, ...]
    private: tuple[str, ...]
    colonies: tuple[ColonyView, ...]
    pawn: str
    museum: int
    abilities: tuple[str, ...]
    """Abilities of an advanced mat that are active now."""
    used: tuple[str, ...]
    score: tuple[int, ...]
    """Points by the lines of the score sheet, as if the game ended now."""


class SlotView(Struct, frozen=True):
    id: str
    card: str
    event: str | None
    """The event that was here, None while it is face down, empty where there is none."""
    seats: tuple[int, ...]
    patent: Patent | None
    """Whom others pay for its actions, and how much."""
    discount: int


class PlaceView(Struct, frozen=True):
    id: str
    card: str
    owner: int | None
    disc: Disc | Literal[""]


class AchievementView(Struct, frozen=True):
    id: str
    points: tuple[int, ...]
    seats: tuple[int, ...]
    discs: tuple[Disc, ...]


class TableView(Struct, frozen=True):
    """A whole table as one seat sees it."""

    seat: int | None
    players: int
    round: int
    last_round: int
    first: int
    active: int
    factions: tuple[FactionView, ...]
    slots: tuple[SlotView, ...]
    decks: tuple[int, int, int, int, int]
    """Cards left in the decks II, III, IIII, A, B."""
    rows: tuple[tuple[str, ...] | None, ...]
    guilds: tuple[str, ...]
    places: tuple[PlaceView, ...]
    lines: tuple[tuple[str, str], ...]
    dyson: str
    lasting: tuple[str, ...]
    achievements: tuple[AchievementView, ...]


tell_table = teller(TableView, Table)
tell_faction = teller(FactionView, Faction)


def view(g: G, seat: int | None) -> TableView:
    """BTS-13: everything is open but the order of decks and the events that lie face down."""
    s = g.state
    return tell_table(
        s,
        seat=seat,
        factions=tuple(faction_view(g, other) for other in range(s.players)),
        slots=slot_views(g, seat),
        decks=tuple(len(deck.cards) for deck in (*s.decks, *s.systems)),
        rows=tuple(s.rows),
        places=place_views(g),
        lines=lines(g),
        achievements=tuple(
            AchievementView(
                id, slots_of(g, id), s.claims[i], tuple(DISC_NAMES[d] for d in s.marks[i])
            )
            for i, id in enumerate(s.achievements)
        ),
    )


def faction_view(g: G, seat: int) -> FactionView:
    s, f = g.state, g.state.factions[seat]
    berths = board_of(g).berths
    return tell_faction(
        f,
        supply=dict(zip(COLUMNS, f.supply, strict=True)),
        food_discs=f.tracks[0],
        ore_discs=f.tracks[1],
        growth=growth_yield(g, seat) if f.mat else 0,
        production=ore_yield(g, seat) if f.mat else 0,
        automation=tuple(DISC_NAMES[d] for d in range(3) for _ in range(f.automation[d])),
        ships=tuple(ShipsView(*berths[at], count) for at, count in enumerate(f.ships) if count),
        technologies=tuple(card for i in bits(f.slots) if (card := s.slots[i])),
        colonies=tuple(
            ColonyView(c.system, tuple(DISC_NAMES[d] for d in c.discs)) for c in f.colonies
        ),
        abilities=tuple(
            own.id
            for own in g.content.mat_abilities.get(f.mat, {}).values()
            if uncovered(g, seat, own)
        ),
        score=tuple(points(g, seat) for _, points in LINES),
    )


def slot_views(g: G, seat: int | None) -> tuple[SlotView, ...]:
    s, tree = g.state, g.content.tree
    events = dict(zip(tree.covered, s.events.faces(seat), strict=True))
    return tuple(
        SlotView(
            id,
            s.slots[i],
            events.get(i, ""),
            tuple(other for other, f in enumerate(s.factions) if f.slots >> i & 1),
            s.patents.get(i),
            s.discounts.get(i, 0),
        )
        for i, id in enumerate(tree.ids)
    )


def place_views(g: G) -> tuple[PlaceView, ...]:
    s, board = g.state, board_of(g)
    return tuple(
        PlaceView(
            id,
            s.cards[i],
            None if s.owners[i] == NOBODY else s.owners[i],
            "" if s.owners[i] == NOBODY else DISC_NAMES[s.discs[i]],
        )
        for i, id in enumerate(board.ids)
        if i != board.rogue or s.cards[i]
    )


def lines(g: G) -> tuple[tuple[str, str], ...]:
    board = board_of(g)
    extra = ((board.ids[a], board.ids[b]) for a, b in g.state.extra)
    return (*board.side.lines, *extra)
