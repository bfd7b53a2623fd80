"""Whether a content pack fits: counts as in the rulebook, every reference resolves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel.effects import COLOURS
from orrery.kernel.content import Counted, Problem, copies, problems_of
from orrery.kernel.effects import tag_of

if TYPE_CHECKING:
    from orrery.games.black_angel.components import Components, HalHalf, Side, Written

PLAYERS = ("1", "2", "3", "4")
NUMBERS = (1, 2, 3, 4, 5, 6)
STRIPS = (1, 2, 3, 4, 5, 6, 7)
HEXES = 5
ROWS = ("a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3")
"""The rows and columns of the grid."""
PIECES = {
    "ship_figures": 20, "robot_figures": 64, "dice": 18, "player_discs": 8,
    "resource_pieces": 40, "cubes": 30, "black_angel": 1, "first_player": 1,
}  # fmt: skip
"""BA-2."""
DIE = [(0, 2), (1, 3), (1, 3)]
"""BA-2.2: opposite faces."""
WAYS: dict[str, tuple[str | None, ...]] = {
    "study": ("advanced", "panel"),
    "repair": ("clockwise", "counterclockwise"),
    "destroy": ("clockwise", "counterclockwise"),
    "ship": (None,),
}
"""How Hal can do an action (BA-11.3)."""


def check(c: Components) -> None:
    """Counts as in the rulebook (BA-2); every reference resolves."""
    c.pack.distinct(fx.LANGUAGE.vocabulary())
    c.pack.count(counted(c))
    for chapter in (missions, sides, exits, ship_board, player_board, hal, settings, players):
        c.pack.refuse(chapter(c))


def counted(c: Components) -> Iterator[Counted]:
    a_colour, turns = dict.fromkeys(COLOURS, 1), dict.fromkeys((1, 2, 3, 4), 1)
    twenty, sixteen = dict.fromkeys(COLOURS, 20), dict.fromkeys(COLOURS, 16)
    yield "missions.toml", "missions by colour", of(c.missions, "colour"), twenty
    file = "technologies.toml"
    yield file, "technologies by colour", of(c.technologies, "colour"), sixteen
    yield file, "starting technologies by set", of(c.starting, "set"), dict.fromkeys(turns, 3)
    yield file, "advanced technologies", ["all"] * len(c.advanced), {"all": 16}
    yield "ravagers.toml", "Ravagers", ["all"] * len(c.ravagers), {"all": 30}
    sides = [f"{s.strip} {s.side}" for s in c.sides.values()]
    both = [f"{strip} {side}" for strip in STRIPS for side in ("front", "back")]
    yield "space.toml", "sides by strip", sides, dict.fromkeys(both, 1)
    yield "space.toml", "peoples by colour", of(c.peoples, "colour"), a_colour
    yield "boards.toml", "actions by number", of(c.actions, "number"), dict.fromkeys(NUMBERS, 1)
    kinds = {"study": 1, "repair": 1, "destroy": 1, "ship": 3}
    yield "boards.toml", "actions by kind", of(c.actions, "kind"), kinds
    ships = [a.colour for a in c.actions.values() if a.kind == "ship"]
    yield "boards.toml", "ship actions by colour", ships, a_colour
    others = [a.colour for a in c.actions.values() if a.kind != "ship"]
    yield "boards.toml", "other actions by colour", others, a_colour
    black = [a.colour for a in c.arrows.values() if a.colour == "black"]
    yield "boards.toml", "black arrows", black, {"black": 2}
    yield "boards.toml", "removed cells by colour", of(c.removed_cells, "colour"), a_colour
    yield "boards.toml", "aids by turn", of(c.aids, "turn"), turns
    yield "hal.toml", "cards", ["all"] * len(c.hal_cards), {"all": 12}
    levels = dict.fromkeys(("low", "normal", "high", "extreme"), 1)
    yield "hal.toml", "difficulties by level", of(c.difficulties, "level"), levels
    pieces = copies((piece.id, piece.count) for piece in c.pieces.values())
    yield "setup.toml", "pieces", pieces, PIECES


def of(items: dict[str, Any], field: str) -> list[Any]:
    return [getattr(item, field) for item in items.values()]


def missions(c: Components) -> Iterator[Problem]:
    """BA-6.6.10."""
    for mission in c.missions.values():
        n = len(mission.technologies)
        if n not in (1, 2):
            yield "missions.toml", mission.id, f"expected 1 or 2 technologies, found {n}"


# --- the space board -----------------------------------------------------------------------------


def sides(c: Components) -> Iterator[Problem]:
    return problems_of("space.toml", c.sides.values(), _wrong_side)


def _wrong_side(side: Side) -> Iterator[str]:
    if len(side.hexes) != HEXES:
        yield f"expected {HEXES} hexes, found {len(side.hexes)}"
    for hex in side.hexes:
        if hex.comet and hex.kind not in COLOURS:
            yield f"a comet on the kind {hex.kind!r}: expected it on a site"
    for colour in COLOURS:
        comets = [hex.comet for hex in side.hexes if hex.kind == colour]
        if len(comets) > 2 or (len(comets) == 2 and sum(comets) != 1):
            # Hal takes the comet where a strip has two free sites of a colour (BA-11.4.2).
            yield f"{colour}: expected one site, or two of which one has a comet"


def exits(c: Components) -> Iterator[Problem]:
    """A ship can always pass from a strip to the next, however they lie (BA-6.6.1)."""
    for near, far in product(c.sides.values(), repeat=2):
        if near.strip != far.strip and not _passes(near, far):
            yield "space.toml", near.id, f"expected a way past asteroids to {far.id} beyond it"


def _passes(near: Side, far: Side) -> bool:
    """From a hex of a strip to the same column beyond, or one column nearer to the apex."""
    ways = ((0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4))
    return any("asteroid" not in (near.hexes[a].kind, far.hexes[b].kind) for a, b in ways)


# --- boards --------------------------------------------------------------------------------------

BOARDS = "boards.toml"


def ship_board(c: Components) -> Iterator[Problem]:
    """BA-6.5.1: two slots of the panel have the price 2; the others 1, three of them at least."""
    board, where = c.ship_board, "ship_board"
    if board.panel[:2] != (2, 2) or len(board.panel) < 5 or set(board.panel[2:]) != {1}:
        yield BOARDS, where, "panel: expected the prices 2, 2, then at least three 1"
    if not 1 <= board.advanced_slots <= len(c.advanced):
        found = f"advanced_slots {board.advanced_slots}"
        yield BOARDS, where, f"{found}: expected 1 to {len(c.advanced)}"
    if board.damage_slots != 2 or board.ravager_slots != 3:
        yield BOARDS, where, "expected 2 damage_slots and 3 ravager_slots an action"


def player_board(c: Components) -> Iterator[Problem]:
    """BA-1.4: the grid of 3 x 3, its card slots, its arrows, the marked cells."""
    lines = {line.id: " ".join(line.cells) for line in c.lines.values()}
    for id, cells in lines.items():
        if cells not in ROWS:
            yield BOARDS, f"line {id}", f"expected the cells of one of {', '.join(ROWS)}"
        if (c.lines[id].place == "left") != (cells in ROWS[:3]):
            yield BOARDS, f"line {id}", "expected rows at the left, columns at the bottom"
    if sorted(lines.values()) != sorted(ROWS):
        yield BOARDS, "line", "expected each row and each column once"
    for arrow in c.arrows.values():
        if " ".join(arrow.path) not in ROWS and " ".join(arrow.path[::-1]) not in ROWS:
            yield BOARDS, f"arrow {arrow.id}", "expected a path along a whole row or column"
    for colour in COLOURS:
        if not any(arrow.colour == colour for arrow in c.arrows.values()):
            yield BOARDS, f"arrows, {colour}", "expected 1 or more, found 0"
    start = c.player_board.start
    if len(start) != 3 or len(set(start)) != 3 or not set(start) <= set(" ".join(ROWS).split()):
        yield BOARDS, "player_board", "start: expected three different cells a1 to c3"


# --- Hal and the numbers -------------------------------------------------------------------------


def hal(c: Components) -> Iterator[Problem]:
    colours = {a.kind: a.colour for a in c.actions.values() if a.kind != "ship"}
    for card in c.hal_cards.values():
        for name, half in (("top", card.top), ("bottom", card.bottom)):
            for problem in _wrong_half(half, colours):
                yield "hal.toml", f"{card.id}, {name}", problem
        if card.top.colour == card.bottom.colour:
            # Otherwise there would be two third colours (BA-11.2.3).
            yield "hal.toml", card.id, "expected halves of different colours"


def _wrong_half(half: HalHalf, colours: dict[Any, Any]) -> Iterator[str]:
    if half.action in colours and colours[half.action] != half.colour:
        yield f"{half.action} with a {half.colour} die: expected {colours[half.action]}"
    ways = WAYS[half.action]
    if half.way not in ways:
        expected = " or ".join(way or "nothing" for way in ways)
        yield f"{half.action}, way {half.way!r}: expected {expected}"


def settings(c: Components) -> Iterator[Problem]:
    settings, file = c.settings, "setup.toml"
    if sorted(tuple(sorted(pair)) for pair in settings.die) != DIE:
        yield file, "settings.die", "expected the opposite faces [0, 2], [1, 3], [1, 3]"
    robots = PIECES["robot_figures"] // len(PLAYERS)
    if settings.robots != robots:
        yield file, "settings.robots", f"expected {robots}"
    if settings.start.break_room + 3 * settings.start.station > settings.robots:
        yield file, "settings.start", f"expected no more than {settings.robots} robots"
    if sorted(settings.players) != list(PLAYERS):
        found = ", ".join(sorted(settings.players))
        yield file, "settings.players", f"expected {', '.join(PLAYERS)}, found {found}"


def players(c: Components) -> Iterator[Problem]:
    """BA-3.1: what differs by the number of players."""
    for n, own in c.settings.players.items():
        file, where = "setup.toml", f"settings.players.{n}"
        if not 1 <= own.dice <= PIECES["dice"] // len(COLOURS):
            yield file, where, f"dice {own.dice}: expected 1 to 6"
        if own.strips not in (3, 5, 7):
            yield file, where, f"strips {own.strips}: expected 3, 5 or 7"
        used = c.settings.ravagers_aboard + int(n) * c.settings.start.ravagers
        if not 0 <= own.ravagers_removed < len(c.ravagers) - used:
            found = f"ravagers_removed {own.ravagers_removed}"
            yield file, where, f"{found}: expected a deck to be left"


# --- effects -------------------------------------------------------------------------------------

REWARDS = ("vp", "robot", "resource", "ship")
"""What the reward of a mission can be (BA-6.6.8)."""


def misplaced(c: Components) -> Iterator[Problem]:
    """Every effect stands where the rules know it."""
    for text in c.written:
        for problem in _misplaced(text):
            yield text.file, f"{text.item}, {text.field}", problem


def _misplaced(text: Written) -> Iterator[str]:
    for effect in text.effects:
        if not isinstance(effect, text.kinds):
            known = ", ".join(map(tag_of, text.kinds))
            yield f"{said(effect)} cannot stand here; expected {known}"
    if not text.effects and text.file != BOARDS:
        yield "expected an effect"
    if text.kinds in ((fx.Score,), (fx.Pay, fx.Damage)) and len(text.effects) != 1:
        yield f"expected one effect, found {len(text.effects)}"
    for number, effect in enumerate(text.effects):
        if isinstance(effect, fx.Pay) and fx.Damage not in text.kinds:
            if number > 0:
                yield f"{said(effect)}: expected the cost first, and once"
            if len(text.effects) == 1:
                yield f"{said(effect)}: expected what it pays for"
        if isinstance(effect, fx.Gain) and text.field == "reward" and effect.good not in REWARDS:
            yield f"{said(effect)}: expected a reward of {', '.join(REWARDS)}"
        if isinstance(effect, fx.Score) and text.kinds == (fx.Score,) and effect.max:
            yield f"{said(effect)}: expected no max; the rules cap it"


def said(effect: fx.AnyEffect) -> str:
    return repr(fx.written((effect,)))
