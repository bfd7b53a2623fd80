"""The state of a game of Black Angel: plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from msgspec import Struct

from orrery.games.black_angel.components import Components
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.pieces import NONE, has
from orrery.kernel import EndTurn, Options, Play, Question, State, Task, Who, Zone

COLOUR: dict[str, int] = {colour: i for i, colour in enumerate(COLOURS)}
"""BA-1.2: the colours as they are counted in lists."""
RAVAGER = 3
Back = Literal["orange", "grey", "green", "ravager"]
BACKS: tuple[Back, ...] = (*COLOURS, "ravager")
"""The backs of cards: the three decks of missions, and the Ravagers."""
BACK: dict[str, int] = {back: i for i, back in enumerate(BACKS)}
Phase = Literal["", "A1", "A2", "B"]
"""BA-5.3, 5.4: nothing yet, a card was laid, a die was taken, sequence B or a pass."""
EMPTY = ""
"""A cell, slot or hex without a token or card."""
LINES = 6
"""Card slots around a player board (BA-6.1.1)."""
WIDTH = 5
"""Hexes of a strip."""
STORED = {
    "vp": "vp", "resource": "resources", "debris": "debris", "ship": "ships", "robot": "break_room"
}  # fmt: skip
"""Where a crew has its goods."""
HAL: Literal["hal"] = "hal"
"""How events name Hal; his name is in the content."""


class BaOptions(Options):
    """The variants of a table."""

    expert: bool = False
    gap_rule: Literal["chain", "line"] = "chain"
    """BA-6.5.6: what a new token pushes: the tokens in its way, or the whole line, gaps and all."""
    difficulty: Literal["low", "normal", "high", "extreme"] = "normal"
    players: ClassVar[Mapping[str, tuple[int, ...]]] = {"difficulty": (1,)}


class Crew(Struct):
    """All that belongs to one player, to Hal (BA-11) or to the neutral player (BA-9)."""

    vp: int
    resources: int
    debris: int
    ships: int
    """Ships in storage."""
    break_room: int
    """Robots in the break room."""
    stations: list[int]
    """Robots on the three stations."""
    supply: int
    """Robots of this colour not in use."""
    dice: tuple[int, ...]
    """Dice in the open zone, sorted (see `pieces`)."""
    secured: int
    """The die in the high-security zone, or -1."""
    fleet: int
    """Places of the ships in space, as bits. Each has a robot in its cabin."""
    missions: int
    """Places of the own mission cards in space, as bits. Each has a robot on it."""
    hand: list[Zone]
    """Cards by their backs, which everybody sees."""
    beside: list[Zone]
    """The card, face down, in each slot around the board."""
    grid: list[str]
    """The technology token in each cell."""
    improved: int
    """Cells whose token lies improved side up (BA-10), as bits."""
    debris_cells: int
    """Cells whose token has debris on it, as bits."""
    cells: list[str]
    """Advanced tokens in the removed-advanced cells."""
    surplus: tuple[str, ...]
    """Advanced tokens removed when all those cells were taken."""
    removed: tuple[str, ...]
    """Ordinary tokens pushed out of the grid."""
    returned: list[tuple[str, ...]]
    """Removed mission cards under the board, by colour."""

    @property
    def missions_in_hand(self) -> int:
        """BA-5.6: mission cards; Ravager cards do not count."""
        orange, grey, green, _ = self.hand
        return len(orange.cards) + len(grey.cards) + len(green.cards)

    @property
    def dice_left(self) -> tuple[int, ...]:
        """BA-8.1.1: the dice of both zones of a compartment."""
        return self.dice if self.secured == NONE else (*self.dice, self.secured)


class Leaving(Struct, frozen=True, gc=False):
    """A mission card taken off the first strip, with its owner's robot still on it (BA-8.3.2)."""

    card: str
    owner: int


class Table(State):
    """Everything on the table."""

    players: int
    options: BaOptions
    crews: list[Crew]
    """The seats; after them Hal in the solo game, the neutral player with two."""
    first: int
    active: int
    """The seat whose turn it is; `players` in Hal's turn."""
    round: int
    last_round: int
    """0 until the end is triggered."""
    reached: bool
    """Whether the Black Angel has reached Spes."""
    stored: list[int]
    """Dice in the storages."""
    damaged: list[int]
    """Of these, dice with damage."""
    damage: list[int]
    """Damage beside each action."""
    ravagers: list[tuple[str, ...]]
    """Ravager cards at each action, the top one last."""
    ravager_deck: Zone
    ravager_discard: tuple[str, ...]
    ravager_box: Zone
    """Ravager cards that went back to the box unseen (BA-3.1)."""
    decks: list[Zone]
    discards: list[tuple[str, ...]]
    drawn: Zone
    """Cards drawn in A3 of the expert variant, before one is kept (BA-10.6)."""
    stacks: list[Zone]
    """Technology tokens; the top one of each stack is seen by all."""
    token_discards: list[tuple[str, ...]]
    panel: list[str]
    advanced: list[str]
    advanced_stack: Zone
    advanced_box: tuple[str, ...]
    """Advanced tokens that Hal took (BA-11.3.1)."""
    strips: tuple[str, ...]
    """The side of each strip that lies up, the nearest to the ship board first."""
    marker: int
    """The number of the strip with the Spes marker, 0 when it is back in the box."""
    spes: int
    """The number of the strip with the Spes token, 0 while it is aside."""
    angel: int
    """The place of the Black Angel."""
    sites: list[str]
    """The mission card on each place."""
    leaving: tuple[Leaving, ...]
    """Cards removed in the present B3 and not yet given to their owners."""
    hal_deck: Zone
    hal_discard: tuple[str, ...]
    phase: Phase
    """What the present turn, in Hal's turn that of the player, has come to."""
    careful: bool
    """Whether what is chosen in A1 could leave no die to use (BA-12.2)."""

    @property
    def solo(self) -> bool:
        """BA-11: one player against Hal."""
        return self.players == 1

    def is_hal(self, crew: int) -> bool:
        """BA-11: Hal sits after the one seat of the solo game."""
        return crew == 1 and self.solo

    def who(self, crew: int) -> Who:
        """A seat as events name it: by its number; Hal, who sits at none, by his name."""
        return crew if crew < self.players else HAL

    @property
    def covered(self) -> int:
        """The places with a mission card, as bits."""
        mask = 0
        for crew in self.crews:
            mask |= crew.missions
        return mask

    def owner_of(self, place: int) -> int:
        """BA-6.6.8: whose robot stands on the card."""
        for seat, crew in enumerate(self.crews):
            if has(crew.missions, place):
                return seat
        return NONE


G = Play[Table, Components]
TurnTask = Task[Table, Components]
TurnQuestion = Question[Table, Components]
TurnEnd = EndTurn[Table, Components]


def store(crew: Crew, good: str, n: int) -> int:
    """BA-12.4: goods from the supply, as far as it has robots; how much comes. With a number below
    0 goods go back to the supply."""
    if good == "robot":
        n = min(n, crew.supply)
        crew.supply -= n
    setattr(crew, STORED[good], getattr(crew, STORED[good]) + n)
    return n
