"""The state of a game of Beyond the Sun: plain data."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, get_args

from msgspec import Struct

from orrery.kernel import EndTurn, Options, Play, Question, State, Task, Zone, bits

if TYPE_CHECKING:
    from orrery.games.beyond_the_sun.components import Components  # noqa: F401 (named below)

Track = Literal["food", "ore"]
TechType = Literal["science", "economy", "military", "commerce"]
Disc = Literal["food", "ore", "star"]
Letter = Literal["A", "B", "C", "D", "E"]
Level = Literal[1, 2, 3, 4]

FOOD, ORE, STAR = 0, 1, 2
"""Kinds of discs, as they are counted in lists."""
DISC_NAMES: tuple[Disc, ...] = get_args(Disc)
MAX_LEVEL = 4
COLUMNS: tuple[Letter, ...] = get_args(Letter)
"""The letters of the supply columns."""
NOBODY = NONE = -1
OFF = ""
"""Where a pawn stands before its first action (BTS-3.1.10), and when it was set aside."""


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
    """Counts by berth: a place and a level (`berth`)."""
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


class Patent(Struct, frozen=True, gc=False):
    """BTS-11.10: whom the Patent Dispute pays for the actions of a technology, and how much."""

    seat: int
    ore: int


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
    patents: dict[int, Patent]
    """Slot -> who is paid for its actions (Patent Dispute)."""
    discounts: dict[int, int]
    """Slot -> by how much less its actions cost (Public Grant)."""
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


def technologies(s: Table, seat: int) -> list[str]:
    """The technologies of a faction, private ones included (BTS-9.12); a slot that waits for its
    card holds none."""
    f, slots = s.factions[seat], s.slots
    return [*[card for i in bits(f.slots) if (card := slots[i])], *f.private]


# --- ships by berth ------------------------------------------------------------------------------


def berth(place: int, level: int) -> int:
    """Where `Faction.ships` counts the ships of a level in a place."""
    return place * MAX_LEVEL + level - 1


def place_of(berth: int) -> int:
    return berth // MAX_LEVEL


def level_of(berth: int) -> int:
    return berth % MAX_LEVEL + 1


def berths_of(place: int) -> range:
    """The berths of a place, by level."""
    return range(place * MAX_LEVEL, (place + 1) * MAX_LEVEL)


def strength(f: Faction, place: int) -> int:
    """BTS-6.5.2: the military strength of a faction in a place, the sum of its ships' levels."""
    one, two, three, four = f.ships[place * MAX_LEVEL : (place + 1) * MAX_LEVEL]
    return one + 2 * two + 3 * three + 4 * four


@lru_cache(maxsize=1 << 16)
def fleet_of(berths: bytes) -> tuple[int, dict[int, int]]:
    """How many ships there are, and their strength in each place where there are any."""
    forces: dict[int, int] = {}
    for at, count in enumerate(berths):
        if count:
            place = place_of(at)
            forces[place] = forces.get(place, 0) + count * level_of(at)
    return sum(berths), forces
