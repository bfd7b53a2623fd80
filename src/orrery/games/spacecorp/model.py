"""The state of a game of SpaceCorp: plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal, TypeVar

from msgspec import Struct

from orrery.games.spacecorp.effects import Effects
from orrery.kernel import EndTurn, Options, Play, Question, State, Task, Who, Zone, seats_from
from orrery.kernel.effects import Effect

if TYPE_CHECKING:
    from orrery.games.spacecorp.components import Chart, Components

E = TypeVar("E", bound=Effect)

MARINERS, PLANETEERS, STARFARERS = 0, 1, 2
NONE = -1
HQ = -1
"""Where a team is that waits in the HQ."""
GONE = -2
"""Where a team is that was removed from the game (SC-15.2)."""
TRACK = 3
"""SC-14.4: the boxes of a star track; 0 is the star itself."""
COMPETITION = "competition"
"""How events name the Competition; its name is in the content."""
PLAIN, SHIELDED, TIMED = 0, 1, 2
"""How cards on the table count: their plain value, their shielded one, as a Time card."""

SOURCES = (
    "start", "discoveries", "contracts", "production", "bases", "progress", "colonies", "cards",
    "firsts", "costs",
)  # fmt: skip
"""Where profit comes from and goes to: the lines of the score sheet."""
SOURCE = {name: i for i, name in enumerate(SOURCES)}


class ScOptions(Options):
    """SC-16: with which era the game begins and ends."""

    players: ClassVar[Mapping[str, tuple[int, ...]]] = {"difficulty": (1,)}

    first_era: Literal["mariners", "planeteers", "starfarers"] = "mariners"
    last_era: Literal["mariners", "planeteers", "starfarers"] = "starfarers"
    difficulty: Literal["easy", "normal", "hard"] = "normal"


class Team(Struct, frozen=True, gc=False):
    """A team: the number of its site, its box of the star track, whether it claims a tile."""

    site: int = HQ
    track: int = 0
    claim: bool = False


IDLE = Team()
REMOVED = Team(GONE)


class Corp(Struct):
    """All that belongs to one player, or to the Competition (SC-17)."""

    earned: list[int]
    """Profit by its sources; their sum is the profit."""
    hand: Zone
    infra: list[str]
    """SC-1.11: the card in each box of the HQ; the Research slot never has one."""
    teams: list[Team]
    supply: list[int]
    """Unbuilt bases by type."""
    genetics: int
    """Boxes that the cube has advanced in all."""
    revelation: int
    progress: tuple[str, ...]
    legacy: tuple[str, ...]
    """SC-6.13: the tile and the base of Legacy Production."""
    idle: int
    """SC-6.12.1: own turns in a row in which nothing came of anything."""


class Table(State):
    """Everything on the table."""

    players: int
    options: ScOptions
    era: int
    corps: list[Corp]
    """The seats; after them the Competition in the solo game."""
    opener: int
    """Who took the first turn of the game."""
    first: int
    """Who takes the first turn of the era."""
    active: int
    """The seat whose turn it is; `players` in a turn of the Competition."""
    turns: list[int]
    """Turns taken in each era."""
    tiles: list[tuple[str, ...]]
    """The Discovery tiles on each site."""
    bases: list[tuple[str, ...]]
    """The bases on each site: one for each tile, or one where there is no box."""
    owner: list[int]
    """Whose bases they are."""
    colony: list[str]
    """The colony of each site."""
    offers: list[str]
    deck: Zone
    discard: tuple[str, ...]
    timed: int
    """Time cards that were played in this era."""
    laid: list[Zone]
    """What lies on the table this turn: for its plain value, its shielded one, as Time."""
    shown: bool
    """Whether these cards have been shown."""
    fresh: tuple[str, ...]
    """The cards that were discarded in this step 5 and lie there yet (Poach)."""
    stacks: list[Zone]
    tile_discard: tuple[str, ...]
    colonies: tuple[str, ...]
    """Colony tiles on the side board."""
    progress: list[int]
    """Copies of each progress card on the side board: 1 the one with a reward, 2 the other."""
    discs: list[int]
    """The era whose contract the disc of each row lies on, -1 at the start."""
    beyond: list[int]
    """Who has the 1st and the 2nd Beyond marker."""
    awards: list[int]
    """SC-3.25: awards earned this turn, by corp."""
    acted: int
    """Teams of the active player that performed the action of this turn, as bits."""
    yielded: int
    """What the Produce action of this turn gained, -1 without one."""
    sabotaged: str
    """The action that was sabotaged this turn."""
    closing: bool
    """Whether last turns are being taken."""
    due: tuple[int, ...]
    """The seats that still have their last turn."""
    passed: int
    """Seats that have passed in this era, as bits."""
    still: int
    """Turns in a row in which nothing happened (SC-6.12.4)."""
    trodden: list[int]
    """The sites where teams of each seat have been since something happened, as bits."""
    mark: tuple[int, ...]
    """What the table looked like when the turn began, to see whether anything happened."""
    feats: tuple[tuple[str, int], ...]
    """What was fulfilled, founded, learned and played, by whom, and by nobody the eras that
    stalled: for the results."""
    rivals: tuple[int, ...]
    """The sites where teams of the Competition stand."""
    pool: Zone
    codes: Zone
    codes_out: tuple[str, ...]


G = Play[Table, "Components"]
TurnTask = Task[Table, "Components"]
TurnQuestion = Question[Table, "Components"]
TurnEnd = EndTurn[Table, "Components"]


def chart(g: G) -> Chart:
    """The map of the era."""
    return g.content.charts[g.state.era]


def rivals_of(s: Table, corp: int) -> tuple[int, ...]:
    """The other seats clockwise; all of them are the Competition's rivals."""
    found = seats_from(s.players, corp)
    return tuple(found[1:] if corp < s.players else found)


def playing(s: Table, seats: Iterable[int]) -> tuple[int, ...]:
    """Those of some seats that have not passed in this era."""
    return tuple([seat for seat in seats if not s.passed >> seat & 1])


def solo(s: Table) -> bool:
    """SC-17: one player against the Competition."""
    return s.players == 1


def who(s: Table, corp: int) -> Who:
    """A seat as events name it: by its number; the Competition, who sits at none, by its name."""
    return corp if corp < s.players else COMPETITION


def profit(corp: Corp) -> int:
    """SC-1.14: the profit."""
    return sum(corp.earned)


def triggered(s: Table) -> bool:
    """SC-6.8: whether the end of the era is triggered: nobody may use what opponents have."""
    return s.closing or not s.deck.cards


def lasting(g: G, seat: int, kind: type[E]) -> list[E]:
    """The effects of a kind on the progress cards of a player."""
    progress = g.state.corps[seat].progress
    if not progress:
        return []
    return [effect for effect in lasting_of(g.content, progress) if isinstance(effect, kind)]


@lru_cache(maxsize=10_000)
def lasting_of(content: Components, progress: tuple[str, ...]) -> Effects:
    """All that some progress cards do."""
    return tuple(effect for card in progress for effect in content.effects[card])


def feat(g: G, what: str, corp: int) -> None:
    """Remember what somebody did, for the results."""
    g.state.feats += ((what, corp),)
