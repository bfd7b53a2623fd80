"""The components, read from a content pack and checked, with the tables that the rules look up.

Every card and token of the box has an id of its own, also where several are alike; so ids serve as
faces of decks, in notation and as targets on the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, get_args

from msgspec import Struct

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel.checks import check, misplaced
from orrery.games.black_angel.effects import COLOURS, Amount, Colour, Effects, Number
from orrery.kernel import Glossary, Item, Pack
from orrery.kernel.content import Source
from orrery.kernel.effects import Effect, say_effects
from orrery.kernel.hexes import Hex as Axial
from orrery.kernel.hexes import chart_of

if TYPE_CHECKING:
    from orrery.games.black_angel.space import Terrain

ActionKind = Literal["study", "repair", "destroy", "ship"]
Kind = Literal["permanent", "temporary"]
HexKind = Literal["orange", "grey", "green", "asteroid", "open"]
SideName = Literal["front", "back"]
ArrowColour = Literal["orange", "grey", "green", "black"]
Way = Literal["advanced", "panel", "clockwise", "counterclockwise"]
HalLevel = Literal["low", "normal", "high", "extreme"]
Strip = Literal[1, 2, 3, 4, 5, 6, 7]
STRIPS: tuple[Strip, ...] = get_args(Strip)
Kinds = tuple[type[Effect], ...]
Says = Mapping[str, Kinds]

COLUMNS = "ABCDE"
"""The hexes of a strip from left to right, seen from the ship board; C is the apex."""
WIDTH = len(COLUMNS)
APEX = WIDTH // 2
CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
"""The technology grid: columns a to c from the left, rows 1 to 3 from the top (BA-1.4)."""


class Part(Item, frozen=True, kw_only=True):
    """A component whose name and values may come from different sources."""

    says: ClassVar[Says] = {}
    """Its fields with an effect text, and the effects that can stand there."""
    name_source: Source
    attested: tuple[str, ...] = ()
    """What of it is printed or public; never changed by balancing."""


# --- cards and tokens ----------------------------------------------------------------------------


class Mission(Part, frozen=True, kw_only=True):
    """BA-7.1: a mission card (карта делегации)."""

    says: ClassVar[Says] = {"effect": (*fx.OF_TECHNOLOGIES, fx.Activate), "reward": (fx.Gain,)}
    colour: Colour
    kind: Kind
    technologies: tuple[Colour, ...]
    """The tokens that it brings to the panel, from top to bottom (BA-6.6.10)."""
    reward: str
    """What its owner gains when it is played (BA-6.6.8)."""
    effect: str
    """Permanent: for each execution. Temporary: once, when it is removed."""


class Token(Part, frozen=True, kw_only=True):
    """An ordinary technology token; `effect` is its normal side."""

    says: ClassVar[Says] = {"effect": fx.OF_TECHNOLOGIES}
    colour: Colour
    effect: str


class Technology(Token, frozen=True, kw_only=True):
    """One of the 48 tokens of the stacks; `improved` is the "1x" effect of its other side."""

    says: ClassVar[Says] = {"effect": fx.OF_TECHNOLOGIES, "improved": fx.BOOSTS}
    improved: str


class Starting(Token, frozen=True, kw_only=True):
    """BA-3.3.4: a starting technology token; the four sets are the four players'."""

    set: Literal[1, 2, 3, 4]


class Advanced(Part, frozen=True, kw_only=True):
    """An advanced technology token: points at the end (BA-8.5.2). Alike are those of one effect."""

    says: ClassVar[Says] = {"effect": (fx.Score,)}
    effect: str


class Ravager(Part, frozen=True, kw_only=True):
    """BA-6.2.8: a Ravager card: the action it goes to, and what it does there."""

    says: ClassVar[Says] = {"effect": (fx.Pay, fx.Damage)}
    action: Literal[1, 2, 3, 4, 5, 6]
    effect: str


# --- the space board -----------------------------------------------------------------------------


class People(Part, frozen=True, kw_only=True):
    """BA-1.2: who lives on the sites of a colour, and what such a site is called."""

    colour: Colour
    site_en: str
    site_ru: str


class Hex(Struct, frozen=True, forbid_unknown_fields=True):
    """A site of a colour, an asteroid field, or open space."""

    kind: HexKind
    ravager: bool = False
    """Whether a Ravager ship is printed on it (BA-6.6.9)."""
    comet: bool = False
    """Where Hal prefers to go (BA-11.4.2)."""


class Side(Part, frozen=True, kw_only=True):
    """One side of a strip of the space board: five hexes in the columns A to E."""

    strip: Strip
    """The printed number, the same on both sides."""
    side: SideName
    hexes: tuple[Hex, ...]


class Spes(Part, frozen=True, kw_only=True):
    """BA-8.3.7: the token of the planet Spes; `hex` is what the hex under it becomes."""

    hex: Hex


# --- the ship board, the player boards, the aids -------------------------------------------------


class Action(Part, frozen=True, kw_only=True):
    """BA-4.1: an action of the ship board; numbers run clockwise."""

    number: Literal[1, 2, 3, 4, 5, 6]
    colour: Colour
    kind: ActionKind


class ShipBoard(Part, frozen=True, kw_only=True):
    """The panel and the slots of the ship board."""

    panel: tuple[int, ...]
    """The prices of the panel's slots in executions; tokens enter at the first (BA-6.5.1)."""
    advanced_slots: Amount
    """The first is nearest to the panel."""
    advanced_price: Amount
    damage_slots: Amount
    """Damage beside each action; all of them filled degrade it (BA-6.2.6)."""
    ravager_slots: Amount
    """Ravager cards at each action at most (BA-6.6.9.1)."""


class PlayerBoard(Part, frozen=True, kw_only=True):
    """The player board: where starting technologies go, and what advanced ones can score."""

    start: tuple[str, ...]
    """The marked cells of the grid (BA-3.3.4)."""
    cap: Amount
    """What an advanced technology scores at most (BA-8.5.2)."""
    cap_mission: Amount
    """By how much each removed mission beside its cell raises that (BA-8.3.5)."""


class Arrow(Item, frozen=True, kw_only=True):
    """BA-6.5.4: how a token enters the grid: `path` is the first cell, then those pushed along."""

    colour: ArrowColour
    path: tuple[str, ...]


class Line(Item, frozen=True, kw_only=True):
    """BA-6.1.1: a card slot of the player board, and the row or column that it activates."""

    place: Literal["left", "bottom"]
    cells: tuple[str, ...]


class RemovedCell(Item, frozen=True, kw_only=True):
    """BA-6.5.8: a cell for a removed advanced token; missions of its colour lie beside it."""

    colour: Colour


class Aid(Part, frozen=True, kw_only=True):
    """BA-3.4.3: a player aid: the turn in the order, and the bonus in its corner."""

    says: ClassVar[Says] = {"effect": (fx.Gain, fx.Secure)}
    turn: Literal[1, 2, 3, 4]
    effect: str = ""


# --- Hal -----------------------------------------------------------------------------------------


class HalHalf(Struct, frozen=True, forbid_unknown_fields=True):
    """BA-11.2.2: the die that Hal wants, and what he does with it.

    `way` says how: for study `advanced` first or `panel` only (BA-11.3.1), for repair and destroy
    the direction (BA-11.3.2); for a ship it is empty.
    """

    colour: Colour
    action: ActionKind
    way: Way | None = None


class HalCard(Part, frozen=True, kw_only=True):
    top: HalHalf
    bottom: HalHalf


class Difficulty(Item, frozen=True, kw_only=True):
    """BA-11.6.2: with how many points Hal begins."""

    level: HalLevel
    vp: Amount


class HalRates(Struct, frozen=True, forbid_unknown_fields=True):
    """BA-11.1.3: the points that Hal gains instead of one thing."""

    ship: Amount
    resource: Amount
    robot: Amount
    debris: Amount
    ravager: Amount
    technology: Amount
    advanced: Amount


class HalSettings(Part, frozen=True, kw_only=True):
    failed: Amount
    """For an action that he cannot do (BA-11.3.4)."""
    comet: Amount
    """For a mission on a comet (BA-11.4.2)."""
    removed: Amount
    """For each of his missions removed (BA-11.5.1)."""
    sold: Amount
    """For a die bought from him (BA-11.5.3)."""
    rates: HalRates


# --- numbers -------------------------------------------------------------------------------------


class Piece(Item, frozen=True, kw_only=True):
    """BA-2: other pieces of the box. What is not limited never runs out (BA-2.1)."""

    count: Number
    limited: bool


class PlayerSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """BA-3.1: what differs by the number of players; 1 is the game against Hal."""

    dice: Amount
    """Dice of each colour."""
    strips: Amount
    ravagers_removed: Amount
    """Ravager cards that go back to the box unseen."""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """BA-3.3: what each player begins with."""

    vp: Amount
    break_room: Amount
    """Robots in the break room."""
    station: Amount
    """Robots on each station."""
    resources: Amount
    debris: Amount
    ships: Amount
    missions: Amount
    """Mission cards of each colour in hand."""
    ravagers: Amount
    """Ravager cards in hand."""
    dice: Amount
    """Dice of each colour to roll."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    die: tuple[tuple[int, int], ...]
    """The faces of a die, opposite ones in pairs (BA-2.2)."""
    robots: Amount
    """Of each player."""
    hand_limit: Amount
    """Mission cards in hand at the end of a turn (BA-5.6)."""
    ships_at: Amount
    """Ships on one hex or card at most, of different players (BA-6.6.6)."""
    ravagers_aboard: Amount
    """Ravager cards put on the ship at the beginning (BA-3.2.7)."""
    die_price: Amount
    """Resources for another player's die (BA-6.2.1)."""
    secure_price: Amount
    """Resources for moving a die to the high-security zone (BA-8.1.4)."""
    penalty: Amount
    """Points for passing a Ravager whose effect cannot be applied (BA-6.2.8)."""
    damaged_die: Amount
    """Points lost for rolling a damaged die (BA-8.1.3)."""
    exchange: Number
    """Robots, resources and ships for 1 point at the end (BA-8.5.4)."""
    expert_draw: Number
    """Cards drawn in A3 of the expert variant, one of which is kept (BA-10.6)."""
    start: Start
    players: dict[str, PlayerSettings]


# --- what the rules look up ----------------------------------------------------------------------


@cache
def neighbours(strips: int) -> tuple[tuple[int, ...], ...]:
    """The neighbours of each place of a space board.

    Strips are counted from 0, the nearest to the ship board; a place is `strip * 5 + column`. The
    strips lie like chevrons whose apex, column C, points to the ship board (BA-3.2.2). To draw them
    with flat-topped hexes: x = 1.5 * (column - 2), y = sqrt(3) * (strip + |column - 2| / 2).
    """
    hexes = {hex_at(place): place for place in range(strips * WIDTH)}
    beside = chart_of(hexes).beside
    return tuple(tuple(sorted(hexes[hex] for hex in beside[own])) for own in hexes)


def hex_at(place: int) -> Axial:
    """The outer columns lie half a hex farther away from the ship board."""
    strip, column = divmod(place, WIDTH)
    return column - APEX, strip + max(0, APEX - column)


class Grid:
    """The technology grid by cell numbers: `CELLS` from left to right, top to bottom."""

    def __init__(self, c: Components) -> None:
        self.start = _numbers(c.player_board.start)
        self.paths = {arrow.id: _numbers(arrow.path) for arrow in c.arrows.values()}
        """The cells of each arrow, the one where a token enters first."""
        self.lines = {line.id: _numbers(line.cells) for line in c.lines.values()}
        """The cells that each card slot activates."""
        self.arrows: dict[str, tuple[str, ...]] = {
            colour: tuple(arrow.id for arrow in c.arrows.values() if arrow.colour == colour)
            for colour in (*COLOURS, "black")
        }


def _numbers(cells: Iterable[str]) -> tuple[int, ...]:
    return tuple(CELLS.index(cell) for cell in cells)


class Written(NamedTuple):
    """An effect text of the pack, and what may stand there."""

    file: str
    item: str
    field: str
    effects: Effects
    kinds: Kinds


class Components:
    """A checked content pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.missions = pack.items("missions.toml", "mission", Mission)
        self.technologies = pack.items("technologies.toml", "technology", Technology)
        self.starting = pack.items("technologies.toml", "starting", Starting)
        self.advanced = pack.items("technologies.toml", "advanced", Advanced)
        self.ravagers = pack.items("ravagers.toml", "ravager", Ravager)
        self.peoples = pack.items("space.toml", "people", People)
        self.sides = pack.items("space.toml", "side", Side)
        self.spes = pack.item("space.toml", "spes", Spes)
        self.ship_board = pack.item("boards.toml", "ship_board", ShipBoard)
        self.actions = pack.items("boards.toml", "action", Action)
        self.player_board = pack.item("boards.toml", "player_board", PlayerBoard)
        self.arrows = pack.items("boards.toml", "arrow", Arrow)
        self.lines = pack.items("boards.toml", "line", Line)
        self.removed_cells = pack.items("boards.toml", "removed_cell", RemovedCell)
        self.aids = pack.items("boards.toml", "aid", Aid)
        self.hal_cards = pack.items("hal.toml", "card", HalCard)
        self.difficulties = pack.items("hal.toml", "difficulty", Difficulty)
        self.hal = pack.item("hal.toml", "hal", HalSettings)
        self.pieces = pack.items("setup.toml", "piece", Piece)
        table = pack.table("setup.toml").get("settings")
        self.settings = pack.convert("setup.toml", "settings", table, Settings)
        check(self)
        self.terrain: tuple[tuple[str, ...], int, Terrain] | None = None
        """The strips looked up last, where Spes lies, and what `space` has made of them."""
        self.written = list(self._written())
        """Every effect text of the pack, where it stands."""
        pack.refuse(misplaced(self))
        self._arrange()

    def _written(self) -> Iterator[Written]:
        parts = [(file, item) for file, item in self.pack.components if isinstance(item, Part)]
        for file, part in parts:
            for field, kinds in part.says.items():
                effects = self.pack.parsed(file, part.id, getattr(part, field), fx.parse)
                yield Written(file, part.id, field, effects, kinds)

    def _said(self, field: str) -> dict[str, Effects]:
        return {text.item: text.effects for text in self.written if text.field == field}

    def _arrange(self) -> None:
        self.effects = self._said("effect")
        """What a mission, an ordinary token, an advanced one, a Ravager or an aid does."""
        self.rewards = self._said("reward")
        self.boosts = self._said("improved")
        """The "1x" effects of improved sides."""
        self.tokens: dict[str, Token] = {**self.technologies, **self.starting}
        """Every ordinary technology token, starting ones included."""
        self.colours = {id: token.colour for id, token in self.tokens.items()}
        self.decks = _by_colour(self.missions.values())
        self.stacks = _by_colour(self.technologies.values())
        self.starting_sets = tuple(
            tuple(t.id for t in self.starting.values() if t.set == n) for n in (1, 2, 3, 4)
        )
        self.scores: dict[str, fx.Score] = {
            id: effect
            for id in self.advanced
            for effect in self.effects[id]
            if isinstance(effect, fx.Score)
        }
        """How each advanced technology scores; equal ones are alike (BA-8.5.3)."""
        self.counting = frozenset(
            id for id, effects in self.effects.items() if any(map(fx.counts_goods, effects))
        )
        """Cards and tokens that are not the same to whoever has spent resources or debris."""
        self.clockwise = tuple(sorted(self.actions.values(), key=lambda a: a.number))
        """The actions of the ship board, 1 to 6; everything else counts them from 0."""
        self.kinds = tuple(a.kind for a in self.clockwise)
        self.action_at = {a.id: number for number, a in enumerate(self.clockwise)}
        self.actions_of = tuple(
            tuple(n for n, a in enumerate(self.clockwise) if a.colour == colour)
            for colour in COLOURS
        )
        """BA-4.1: the two actions of each colour."""
        ships = [n for n, kind in enumerate(self.kinds) if kind == "ship"]
        self.ship_action, self.other_action = (
            tuple(next(n for n in own if (n in ships) is ship) for own in self.actions_of)
            for ship in (True, False)
        )
        self.aid: dict[int, Aid] = {a.turn: a for a in self.aids.values()}
        side = {(s.strip, s.side): s.id for s in self.sides.values()}
        self.strips = tuple((side[n, "front"], side[n, "back"]) for n in STRIPS)
        """(front, back) of the strips 1 to 7."""
        self.reverse = {a: b for pair in self.strips for a, b in (pair, pair[::-1])}
        """The other side of each side."""
        self.hal_start = {d.level: d.vp for d in self.difficulties.values()}
        self.faces = tuple(face for pair in self.settings.die for face in pair)
        """The faces of a die, to be rolled by number."""
        self.flip = {a: b for pair in self.settings.die for a, b in (pair, pair[::-1])}
        """BA-2.2: the value on the opposite face."""
        self.grid = Grid(self)


def _by_colour(items: Iterable[Mission | Technology]) -> dict[Colour, tuple[str, ...]]:
    known = list(items)
    return {c: tuple(item.id for item in known if item.colour == c) for c in COLOURS}


def hex_id(strip: int, column: int) -> str:
    """`4C`: a hex by the printed number of its strip and its column; it stays when strips slide."""
    return f"{strip}{COLUMNS[column]}"


def glossary(c: Components) -> Glossary:
    return Glossary.of(c.pack.texts, say_effects)
