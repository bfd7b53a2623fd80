"""The state of a game of Ambitions of Cosmos: plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from orrery.games.ambitions_of_cosmos.chart import NOWHERE
from orrery.kernel import (
    ASK,
    EndTurn,
    Message,
    Options,
    Play,
    Question,
    State,
    Task,
    Together,
    Zone,
    seats_from,
)
from orrery.kernel.frames import dashed
from orrery.kernel.frozen import Frozen

if TYPE_CHECKING:
    from orrery.games.ambitions_of_cosmos.components import Components  # noqa: F401 (named below)

NOBODY = -1
MACHINE = -2
"""Who holds a planet, where it is no seat."""
PIRATES = -1
"""Who fights, where it is no seat (the Machine is `MACHINE` here too)."""
STOPPED = 99
"""Speed points spent by a fleet whose movement has ended."""

Phase: TypeAlias = Literal["setup", "political", "construction", "tactical", "science", "end"]
RESOURCES = ("prestige", "capital", "science")


class AocOptions(Options):
    """The variants of a table."""

    variant: Literal["standard", "rich", "frontier"] = "standard"
    """AOC-3.4.1: the standard map, or one with sectors of another kind in some places."""
    nations: Literal["drawn", "chosen"] = "drawn"
    """AOC-3.1.1."""
    first_game: bool = False
    """AOC-3.1.2."""
    exchange: bool = True
    """AOC-4.3.1: whether capital and science may be given in deals."""


class Fleet(Struct):
    """A fleet token and the ships that it stands for; without ships it lies on the nation board."""

    cell: int
    """Where it stands, or -1."""
    ships: tuple[str, ...]
    """In the order of the content."""
    spent: int
    """Speed points that each of its ships has spent (AOC-6.2.2)."""
    slow: bool
    """Whether it began this activation inside a nebula (AOC-6.3.2)."""
    came: int
    """The cell it came from, or -1: where it goes back to when it retreats (AOC-6.9.2)."""
    art: int
    """Works of art aboard (AOC-9.7.5)."""
    surveyed: bool
    """Whether it has revealed a sector in this activation."""
    fresh: bool
    """Whether it was created in this turn (AOC-6.8)."""
    beaten: bool
    """Whether it has lost a battle in this turn (AOC-6.12.2)."""
    halted: bool
    """Whether it has attacked by construction in this turn: then it moves no more (AOC-6.8.1)."""


class Realm(Struct):
    """All that belongs to one player."""

    nation: str
    senators: int
    influence: int
    capital: int
    prestige: int
    """Prestige of this turn besides the rating: from sold influence."""
    science: int
    techs: tuple[str, ...]
    """In the order of study; the starting technology is the first."""
    slots: tuple[int, ...]
    """Where each of them lies in the pyramid (see `science.slot_code`)."""
    fleets: list[Fleet]
    linked: int
    """Places for whose planet the token of a trade route was taken (AOC-6.5.3), as bits."""
    invoked: bool
    """Whether the nation's power for a token was used in this turn."""
    studied: int
    """Technologies studied in this science phase."""
    vote: int
    """The candidate voted for in this turn, or -1."""
    stand: int
    """For the law 1, against it 0, not yet cast -1."""
    floors: int
    """How often it took the floor in this opening of the talks."""
    quiet: bool
    """Whether it wants no deals any more in this turn."""


class Machine(Struct):
    """A fleet of the Machine on the map (AOC-9.8)."""

    cell: int
    heading: int
    """The direction of its flight; -1 as long as it was not rolled."""
    born: int
    """The place where it was found: there it flies straight."""
    refused: int
    """The place whose planet it could not take, until it has left that sector; or -1."""
    holds: bool
    """Whether it defends a planet that it holds: then it moves no more."""
    steps: int
    """Cells that it still moves in this turn."""


class Pledge(Frozen):
    """AOC-4.3.3: what somebody has promised to do, until it is done or its turn is over."""

    by: int
    to: int
    kind: str
    """`senator`: vote for `n`; `law`: 1 for, 0 against; `peace`: attack nothing of `to`;
    `keep_off`: do not take the planet on place `n`."""
    n: int
    first: int
    last: int
    """The turns in which it binds."""


class Debt(Frozen):
    """Capital or science that changes hands when it is next collected (AOC-4.3.7)."""

    by: int
    to: int
    kind: str
    n: int


class Battle(Struct):
    """A battle, from its beginning to the flight of the loser (AOC-6.7). 0 attacks, 1 defends."""

    cell: int
    seats: tuple[int, int]
    """Who fights; the pirates and the Machine have no seat."""
    leaders: tuple[int, int]
    """Who orders the ships: the seat, or the left neighbour for those without."""
    numbers: tuple[int, int]
    """The fleets by number; for the Machine its number on the map."""
    came: int
    """Where the attacker came from, or -1."""
    built: bool
    """Whether it is a battle by construction (AOC-6.8)."""
    ships: list[tuple[str, ...]]
    """Ships still in the fight, on either side."""
    held: list[Zone]
    """Ships not yet laid; when both lines lie, those put aside."""
    lines: list[Zone]
    """The lines, the ship that fights next on top."""
    duels: int
    """How many duels there are."""
    duel: int
    """The duel that is fought now; -1 before the first."""
    up: tuple[str, str]
    """The ships of this duel."""
    dice: tuple[int, int]
    """What they rolled; 0 before the roll."""
    bonus: tuple[int, int]
    """What a nation's power added in this duel."""
    alive: list[tuple[str, ...]]
    """Ships that have fought and survived."""
    rerolled: list[int]
    """Re-rolls used in this battle by ships of a side."""
    salvo: bool
    """Whether the power that adds to a check was used in this battle."""
    boarded: tuple[int, int]
    """Power of enemy ships that fight for a side after boarding."""
    fire: int
    """What a fireship adds to the next roll of a pirate ship."""
    winner: int
    """The side that won, or -1."""


class Table(State):
    """Everything on the table."""

    players: int
    options: AocOptions
    turn: int
    phase: Phase
    first: int
    """The speaker of the first turn."""
    speaker: int
    active: int
    """Whose activation it is."""
    realms: list[Realm]
    ground: tuple[str, ...]
    """What lies face up on each place: `gold1/3`, a sector and its turn; empty while face down."""
    covered: list[Zone]
    """The sector that lies face down on each place."""
    box: Zone
    """Sectors left in the box unseen."""
    owners: tuple[int, ...]
    """Who holds the planet on each place."""
    buildings: tuple[tuple[str, ...], ...]
    """What is built on the planet of each place."""
    art: int
    """Places whose planet has a work of art, as bits."""
    plunder: tuple[int, ...]
    """Who plunders the planet on each place."""
    signals: dict[int, Zone]
    """Anomalous signals that lie face down, by cell."""
    bank: Zone
    """Tokens of signals not on the map."""
    spent: tuple[str, ...]
    """Tokens that were discarded."""
    stations: tuple[int, ...]
    towed: tuple[int, ...]
    """Stations that were moved in this turn, by the cell where they are."""
    pirates: tuple[int, ...]
    holes: tuple[int, ...]
    relics: tuple[int, ...]
    loose: tuple[int, ...]
    """Works of art that lie on the map, by cell."""
    machines: list[Machine]
    deck: Zone
    """Law cards."""
    agenda: Zone
    """Law cards that the speaker has drawn and not yet chosen from."""
    bill: str
    """The law that is put to the vote."""
    laws: tuple[str, ...]
    """Laws in force."""
    repealed: tuple[str, ...]
    """Law cards in the discard."""
    elected: int
    """Who seated a senator in this turn, or -1."""
    built: dict[str, int]
    """What each planet and station has built in this turn, as `yard ship` and `yard building`."""
    scrapping: bool
    """Whether the active player has built nothing yet in this phase (AOC-5.2.1)."""
    pledges: tuple[Pledge, ...]
    debts: tuple[Debt, ...]
    yields: tuple[tuple[int, int], ...]
    """Planets that were promised to be given up: seat and place."""
    battle: Battle | None
    winner: int
    """The seat that has won, or -1."""
    ending: str
    """How: `military`, `political`, `senate`, `economic`, `scientific`."""


G = Play[Table, "Components"]
TurnTask = Task[Table, "Components"]
TurnQuestion = Question[Table, "Components"]
TurnEnd = EndTurn[Table, "Components"]
TurnTogether = Together[Table, "Components"]


class OrderedQuestion(TurnQuestion):
    """A question whose standing orders say what they mean in texts of their own."""

    @classmethod
    def says(cls, policy: str) -> Message:
        own = f"policy-{dashed(cls.kind())}-{policy}"
        return super().says(policy) if policy == ASK else Message(own)


def new_fleet() -> Fleet:
    """A token on the nation board."""
    return Fleet(NOWHERE, (), 0, False, NOWHERE, 0, False, False, False, False)


def from_speaker(s: Table) -> list[int]:
    """AOC-3.5.3: all seats clockwise from the speaker."""
    return seats_from(s.players, s.speaker)


def left_of(s: Table, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % s.players


def late(g: G) -> bool:
    """AOC-3.5.5."""
    return g.state.turn >= g.content.settings.late_turn
