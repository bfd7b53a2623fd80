"""The state of a game of Beyond the Sun: plain data, cloned by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from orrery.kernel import EndTurn, Options, Play, Question, State, Task, Zone

if TYPE_CHECKING:
    from orrery.games.beyond_the_sun.components import Components  # noqa: F401 (named below)

Track = Literal["food", "ore"]
TechType = Literal["science", "economy", "military", "commerce"]
Letter = Literal["A", "B", "C", "D", "E"]
Level = Literal[1, 2, 3, 4]

FOOD, ORE, STAR = 0, 1, 2
"""Kinds of discs, as they are counted in lists."""
DISC_NAMES = ("food", "ore", "star")
MAX_LEVEL = 4
COLUMNS = "ABCDE"
"""The letters of the supply columns."""
NOBODY = -1
OFF = ""
"""Where a pawn stands before its first action, and when it was set aside."""


class BtsOptions(Options):
    """The variants of a table."""

    mats: Literal["basic", "advanced"] = "basic"
    choose_mats: bool = False
    """Players choose their mats in turn order instead of getting them at random."""
    tech_table: bool = False


class Colony(Struct, frozen=True, gc=False):
    """A colonized system with the discs on it."""

    system: str
    discs: tuple[int, ...]


class Faction(Struct):
    """What lies on and beside one mat."""

    mat: str
    ore: int
    pop: int
    supply: list[int]
    """Cubes in the columns A to E."""
    tracks: list[int]
    """Food and ore discs still on their tracks."""
    automation: list[int]
    """Food, ore and star discs on the automation track."""
    ships: list[int]
    """Counts by place and level: place * 4 + level - 1."""
    slots: int
    """The researched slots of the tree, as bits."""
    private: tuple[str, ...]
    colonies: tuple[Colony, ...]
    pawn: str
    museum: int
    """The level of the ship in the museum."""
    used: tuple[str, ...]
    """Abilities used in this turn that may be used once."""
    due: int
    """Tracks that lost their last disc while its reward is still to come, as bits (BTS-9.11)."""
    rewarded: int
    """Tracks whose last disc has been rewarded."""


class Table(State):
    """Everything on the table."""

    players: int
    options: BtsOptions
    factions: list[Faction]
    first: int
    active: int
    round: int
    last_round: int
    """0 until the end is triggered."""
    slots: list[str]
    """The card in each slot of the tree, empty while undiscovered."""
    events: Zone
    """The event of each level II and III slot; one that everybody has seen is resolved."""
    unused_events: Zone
    decks: list[Zone]
    """Technologies of the levels II, III, IIII."""
    rows: list[tuple[str, ...] | None]
    """The rows of the tech table, None while closed (BTS-10.3)."""
    systems: list[Zone]
    """The decks A and B."""
    guilds: tuple[str, ...]
    """Uncovered guilds."""
    cards: list[str]
    """The system card at each place of the exploration board."""
    owners: list[int]
    discs: list[int]
    """The kind of the outpost disc at each place."""
    touched: int
    """Places that changed since control was checked, as bits."""
    held: bool
    """Whether control waits until all factions have decided (BTS-11.13)."""
    extra: tuple[tuple[int, int], ...]
    """Lines that events have added."""
    tolls: dict[int, int]
    """Slot -> the faction that is paid (Patent Dispute)."""
    discounts: tuple[int, ...]
    """Slots whose actions cost less (Public Grant)."""
    dyson: str
    """The system card attached to the Dyson Sphere."""
    lasting: tuple[str, ...]
    """Events that stay in play."""
    achievements: tuple[str, ...]
    claims: list[tuple[int, ...]]
    """For each achievement, the factions on its slots from the left."""
    marks: list[tuple[int, ...]]
    """For each achievement, the kind of the disc on each slot."""
    changed: bool
    """Whether the present action has changed anything (BTS-3.1.7)."""
    seized: int
    """Systems that the active faction has seized in this action."""
    wrested: int
    """Of these, systems taken from another faction."""


G = Play[Table, "Components"]
TurnTask = Task[Table, "Components"]
TurnQuestion = Question[Table, "Components"]
TurnEnd = EndTurn[Table, "Components"]


def clone_faction(f: Faction) -> Faction:
    return Faction(
        f.mat,
        f.ore,
        f.pop,
        f.supply.copy(),
        f.tracks.copy(),
        f.automation.copy(),
        f.ships.copy(),
        f.slots,
        f.private,
        f.colonies,
        f.pawn,
        f.museum,
        f.used,
        f.due,
        f.rewarded,
    )


def clone(s: Table) -> Table:
    """A twin: lists copied, frozen things shared."""
    return Table(
        s.stack.copy(),
        s.lots,
        s.players,
        s.options,
        [clone_faction(f) for f in s.factions],
        s.first,
        s.active,
        s.round,
        s.last_round,
        s.slots.copy(),
        s.events,
        s.unused_events,
        s.decks.copy(),
        s.rows.copy(),
        s.systems.copy(),
        s.guilds,
        s.cards.copy(),
        s.owners.copy(),
        s.discs.copy(),
        s.touched,
        s.held,
        s.extra,
        s.tolls.copy(),
        s.discounts,
        s.dyson,
        s.lasting,
        s.achievements,
        s.claims.copy(),
        s.marks.copy(),
        s.changed,
        s.seized,
        s.wrested,
    )


def seats_from(s: Table, seat: int) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [(seat + i) % s.players for i in range(s.players)]


def strength(f: Faction, place: int) -> int:
    """BTS-6.5.2: the military strength of a faction in a place."""
    ships, at = f.ships, place * 4
    return ships[at] + 2 * ships[at + 1] + 3 * ships[at + 2] + 4 * ships[at + 3]
