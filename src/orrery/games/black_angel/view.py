"""What a seat or a spectator may know, built anew as frozen Structs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from orrery.games.black_angel import dice, goods, reset, space, technology
from orrery.games.black_angel.components import CELLS
from orrery.games.black_angel.effects import COLOURS, Colour
from orrery.games.black_angel.model import BACKS, COLOUR, HAL, WIDTH, Back, Crew, G, Table
from orrery.games.black_angel.pieces import NONE, has, name_of
from orrery.games.black_angel.scoring import LINES
from orrery.kernel import bits
from orrery.kernel.shapes import teller


class DieView(Struct, frozen=True):
    colour: Colour
    value: int


class UseView(Struct, frozen=True):
    """The die in use, with what was done to it before its action was chosen."""

    colour: Colour
    acts: Colour
    """The colour of the actions that it serves for."""
    value: int
    raised: int
    shield: bool


class CellView(Struct, frozen=True):
    """A cell of the technology grid; `token` is empty where there is none."""

    id: str
    token: str
    improved: bool
    debris: bool


class LineView(Struct, frozen=True):
    """A card slot around the board: the back and, for its owner, the face of the card in it."""

    id: str
    back: Back | Literal[""]
    card: str | None


class RemovedCellView(Struct, frozen=True):
    id: str
    token: str
    cap: int
    missions: tuple[str, ...]


Name = Literal["", "hal", "neutral"]


class CrewView(Struct, frozen=True):
    """A player; after the seats Hal or the neutral player, told by `name`."""

    name: Name
    vp: int
    resources: int
    debris: int
    ships: int
    break_room: int
    stations: dict[Colour, int]
    supply: int
    dice: tuple[DieView, ...]
    secured: DieView | None
    fleet: tuple[str, ...]
    missions: tuple[str, ...]
    hand: dict[Back, tuple[str | None, ...]]
    """Cards by their backs; None is a face that the viewer may not see."""
    beside: tuple[LineView, ...]
    grid: tuple[CellView, ...]
    cells: tuple[RemovedCellView, ...]
    surplus: tuple[str, ...]
    removed: tuple[str, ...]
    score: tuple[int, ...]
    """Points by the lines of the score sheet, as if the game ended now."""


class ActionView(Struct, frozen=True):
    id: str
    damage: int
    ravagers: tuple[str, ...]
    """The top card last."""


class StorageView(Struct, frozen=True):
    colour: Colour
    dice: int
    damaged: int


class StackView(Struct, frozen=True):
    colour: Colour
    top: str
    count: int
    discard: tuple[str, ...]


class DeckView(Struct, frozen=True):
    back: Back
    count: int
    discard: tuple[str, ...]


class HexView(Struct, frozen=True):
    id: str
    card: str
    owner: int | None
    ships: tuple[int, ...]


class StripView(Struct, frozen=True):
    side: str
    number: int
    marker: bool
    spes: bool
    hexes: tuple[HexView, ...]


class HalView(Struct, frozen=True):
    deck: int
    discard: tuple[str, ...]
    bottom: bool
    """Whether the bottom half of his next card comes first (BA-11.2.2)."""


class TableView(Struct, frozen=True):
    """A whole table as one seat sees it."""

    seat: int | None
    players: int
    expert: bool
    round: int
    last_round: int
    reached: bool
    first: int
    active: int
    crews: tuple[CrewView, ...]
    in_use: UseView | None
    actions: tuple[ActionView, ...]
    storages: tuple[StorageView, ...]
    panel: tuple[str, ...]
    advanced: tuple[str, ...]
    advanced_left: int
    stacks: tuple[StackView, ...]
    decks: tuple[DeckView, ...]
    drawn: tuple[str | None, ...]
    """Cards drawn, of which one is kept."""
    strips: tuple[StripView, ...]
    """The nearest to the ship board first."""
    angel: str
    leaving: tuple[str, ...]
    hal: HalView | None


tell_table = teller(TableView, Table)
tell_crew = teller(CrewView, Crew, "break_room")


def view(g: G, seat: int | None) -> TableView:
    """Hidden: faces in the hands and beside the boards of others, and the order of decks."""
    s = g.state
    decks, discards = (*s.decks, s.ravager_deck), (*s.discards, s.ravager_discard)
    return tell_table(
        s,
        seat=seat,
        expert=s.options.expert,
        crews=tuple(crew_view(g, other, seat) for other in range(len(s.crews))),
        in_use=in_use(g),
        actions=tuple(map(ActionView, g.content.action_at, s.damage, s.ravagers)),
        storages=tuple(map(StorageView, COLOURS, s.stored, s.damaged)),
        panel=tuple(s.panel),
        advanced=tuple(s.advanced),
        advanced_left=len(s.advanced_stack),
        stacks=tuple(stack_view(g, i, seat) for i in range(3)),
        decks=tuple(map(DeckView, BACKS, map(len, decks), discards)),
        drawn=s.drawn.faces(seat),
        strips=strip_views(g),
        angel=space.terrain(g).ids[s.angel],
        leaving=tuple(left.card for left in s.leaving),
        hal=HalView(len(s.hal_deck), s.hal_discard, s.phase == "B") if s.solo else None,
    )


# --- the players ---------------------------------------------------------------------------------


def crew_name(g: G, seat: int) -> Name:
    if seat < g.state.players:
        return ""
    return HAL if g.state.solo else "neutral"


def crew_view(g: G, seat: int, viewer: int | None) -> CrewView:
    s, crew, t = g.state, g.state.crews[seat], space.terrain(g)
    return tell_crew(
        crew,
        name=crew_name(g, seat),
        break_room=max(0, crew.break_room),
        stations=dict(zip(COLOURS, crew.stations, strict=True)),
        dice=tuple(DieView(*name_of(die)) for die in crew.dice),
        secured=None if crew.secured == NONE else DieView(*name_of(crew.secured)),
        fleet=tuple(t.ids[place] for place in bits(crew.fleet)),
        missions=tuple(s.sites[place] for place in bits(crew.missions)),
        hand={back: zone.faces(viewer) for back, zone in zip(BACKS, crew.hand, strict=True)},
        beside=line_views(g, crew, viewer),
        grid=tuple(
            CellView(id, token, has(crew.improved, i), has(crew.debris_cells, i))
            for i, (id, token) in enumerate(zip(CELLS, crew.grid, strict=True))
        ),
        cells=tuple(
            RemovedCellView(
                c.id, token, technology.cap_of(g, seat, c.id), crew.returned[COLOUR[c.colour]]
            )
            for c, token in zip(g.content.removed_cells.values(), crew.cells, strict=True)
        ),
        score=tuple(points(g, seat) for _, points in LINES) if seat < s.players else (crew.vp,),
    )


def line_views(g: G, crew: Crew, viewer: int | None) -> tuple[LineView, ...]:
    """The back of a card that lies face down is seen by all."""
    return tuple(
        LineView(id, BACKS[goods.back_of(g, zone.cards[0].face)], zone.faces(viewer)[0])
        if zone.cards
        else LineView(id, "", None)
        for id, zone in zip(g.content.lines, crew.beside, strict=True)
    )


def in_use(g: G) -> UseView | None:
    """The die that has left its compartment: before its action is chosen, and while it is done."""
    for frame in g.state.stack[::-1]:
        if isinstance(frame, dice.ChooseAction):
            use = frame.use
            acts = COLOURS[use.acts]
            return UseView(COLOURS[use.colour], acts, use.value, use.raised, use.shield)
        if isinstance(frame, reset.ReturnDie):
            return UseView(COLOURS[frame.colour], COLOURS[frame.colour], frame.value, 0, False)
    return None


# --- the boards ----------------------------------------------------------------------------------


def stack_view(g: G, colour: int, viewer: int | None) -> StackView:
    s = g.state
    top = s.stacks[colour].faces(viewer)[0] if s.stacks[colour].cards else None
    return StackView(COLOURS[colour], top or "", len(s.stacks[colour]), s.token_discards[colour])


def strip_views(g: G) -> tuple[StripView, ...]:
    s, hexes = g.state, hex_views(g)
    numbers = [g.content.sides[side].strip for side in s.strips]
    return tuple(
        StripView(side, n, n == s.marker, n == s.spes, hexes[i * WIDTH : (i + 1) * WIDTH])
        for i, (side, n) in enumerate(zip(s.strips, numbers, strict=True))
    )


def hex_views(g: G) -> tuple[HexView, ...]:
    """The hexes by their places."""
    s, fleets = g.state, [crew.fleet for crew in g.state.crews]
    return tuple(
        HexView(
            id,
            card,
            s.owner_of(place) if card else None,
            tuple(seat for seat, fleet in enumerate(fleets) if fleet >> place & 1),
        )
        for place, (id, card) in enumerate(zip(space.terrain(g).ids, s.sites, strict=True))
    )
