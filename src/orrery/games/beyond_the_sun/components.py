"""The components, read from a content pack and checked, with the tables that the rules look up."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Annotated, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from orrery.games.beyond_the_sun.checks import (
    BOARDS,
    EVENTS,
    FACTIONS,
    SYSTEMS,
    TECHNOLOGIES,
    check,
    check_effects,
    check_enough,
)
from orrery.games.beyond_the_sun.effects import (
    Effects,
    ExtraSystem,
    contains_research,
    only_research,
    parse,
)
from orrery.games.beyond_the_sun.model import COLUMNS, FOOD, MAX_LEVEL, ORE, TechType, Track
from orrery.games.beyond_the_sun.notation import Act, Jump, Use
from orrery.kernel import Item, Move, Pack
from orrery.kernel.content import Source

Measure = Literal[
    "colonies", "colonies_b", "technologies", "technologies_4", "automation", "outposts", "fleet",
    "same_specs", "types", "empty_tracks",
]  # fmt: skip
Per = Literal["outposts", "technologies_3", "discs_off_mat", "colonies"]
ROGUE = "R1"
SHIP_LEVELS = range(1, MAX_LEVEL + 1)
TRACKS = {"food": (FOOD,), "ore": (ORE,), "either": (FOOD, ORE)}


class Cost(Struct, frozen=True):
    ore: int = 0
    pop: int = 0
    """Population returned to supply (BTS-4.3)."""


class RawAction(Struct, frozen=True, forbid_unknown_fields=True):
    effect: str
    cost: str = ""
    spaces: int = 1


class RawAbility(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    options: tuple[RawAction, ...]
    once: bool = False


class Card(Item, frozen=True, kw_only=True):
    """A card whose name and values may come from different sources."""

    name_source: Source
    attested: tuple[str, ...] = ()
    """What of it is printed or public; never changed by balancing."""


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """1 VP for `every` so many things, `max` at most."""

    per: Per
    every: int
    max: int


Types = Annotated[tuple[TechType, ...], msgspec.Meta(min_length=1, max_length=2)]


class Technology(Card, frozen=True, kw_only=True):
    level: Literal[1, 2, 3, 4]
    types: Types
    """On the large left triangle: drawn cards are matched by them (BTS-6.1.4)."""
    out: Types
    """On the small right one: its successors may be sought by them."""
    vp: int
    bonus: Bonus | None = None
    immediate: str = ""
    actions: tuple[RawAction, ...] = ()
    permanent: RawAbility | None = None


class EventCard(Card, frozen=True, kw_only=True):
    """BTS-1.2; `stays` says where it lies while it is in play."""

    level: Literal[2, 3]
    effect: str
    forced: bool = False
    stays: str = ""
    actions: tuple[RawAction, ...] = ()


class System(Card, frozen=True, kw_only=True):
    deck: Literal["A", "B"]
    strength: int
    specs: tuple[Track, ...]
    vp: int
    bonus: str
    start: bool = False
    seize: str = ""
    displaces: bool = False
    permanent: RawAbility | None = None
    look: Literal["", "gas", "ocean", "desert", "ice", "lava", "craters"] = ""
    """How its world is drawn; when left out, as its id has it."""


class Achievement(Card, frozen=True, kw_only=True):
    """BTS-1.4: a measure and the number that it must reach."""

    kind: Literal["basic", "A", "B"]
    measure: Measure
    reach: int
    slots: tuple[int, ...]


class Guild(Card, frozen=True, kw_only=True):
    actions: tuple[RawAction, ...]


class FactionCard(Card, frozen=True, kw_only=True):
    not_with_two: bool = False


class StartShip(Struct, frozen=True, forbid_unknown_fields=True):
    level: Literal[1, 2, 3, 4]
    at: Literal["SOL", "DEEP"]


Change = Literal[
    "exchanges", "growth", "research2", "last_disc", "colonizing", "docks", "jump", "wresting",
]  # fmt: skip
"""What an ability of an advanced mat changes (BTS-11.19); the rules ask for it by this:

`exchanges`: after a production phase with `n` exchanges or more its effect.
`growth`: after population growth its effect.
`research2`: the action Research II of Basic Spacefaring costs `n` ore less.
`last_disc`: once for each track, when its last disc has gone, its effect.
`colonizing`: with each colony its effect.
`docks`: ships can be built in Deep Space.
`jump`: `n` more movement points with each jump.
`wresting`: its effect for each system seized from another faction."""


class RawMatAbility(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    en: str
    ru: str
    key: Literal["A", "B"]
    track: Literal["food", "ore", "either"]
    cell: int
    """The cell that has to be uncovered."""
    changes: Change
    n: int = 1
    effect: str = ""


class Mat(Item, frozen=True, kw_only=True):
    """BTS-1.7."""

    faction: str
    set: Literal["basic", "advanced"]
    columns: tuple[int, ...]
    growth: str
    ore: str
    population: int
    ship: StartShip
    extra: str = ""
    abilities: tuple[RawMatAbility, ...] = ()


class BasicAction(Card, frozen=True, kw_only=True):
    """BTS-5.1 to 5.5: an action of Basic Spacefaring. Its spaces by players, each with its
    surcharge, stand for the replacement tiles too (BTS-1.5)."""

    effect: str
    cost: str = ""
    unlimited: bool = False
    surcharges: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)


class Slot(Item, frozen=True, kw_only=True):
    level: Literal[1, 2, 3, 4]
    after: tuple[str, ...]
    row: float
    need: int = 0
    """How many prerequisites are enough; 0 means all."""


class Place(Item, frozen=True, kw_only=True):
    kind: Literal["sol", "deep", "system", "shipyard"]
    xy: tuple[float, float]
    deck: Literal["A", "B"] | None = None
    specs: tuple[Track, ...] = ()


class Side(Item, frozen=True, kw_only=True):
    node: tuple[Place, ...]
    lines: tuple[tuple[str, str], ...]


class PlayerSettings(Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    side: str
    start_ore: tuple[int, ...]
    """By seat."""
    end_discs: int
    block_a_slots: int
    advanced_ore: tuple[int, ...] = ()
    """The same with advanced mats, where it is not the same."""
    tuned: str = ""

    def ore(self, mats: str) -> tuple[int, ...]:
        """What each seat begins with on mats of a set."""
        return self.advanced_ore if mats == "advanced" and self.advanced_ore else self.start_ore


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    cubes: int
    discs: int
    automation: tuple[int, ...]
    automation_beyond: int
    guard_rounds: int
    events_drawn: int
    players: dict[str, PlayerSettings]


# --- what the rules look up ----------------------------------------------------------------------


class Action(Struct, frozen=True):
    """`space - cost: effect`."""

    cost: Cost
    effects: Effects


class Space(Struct, frozen=True):
    """An action space: where a pawn can stand."""

    id: str
    holder: str
    """The card, guild or basic action that carries it."""
    action: Action
    act: Move
    ore: int
    """What is printed: the ore of the action, and the surcharge (BTS-3.1.8)."""
    surcharge: int = 0
    unlimited: bool = False


class Ability(Struct, frozen=True):
    """A permanent ability: its options, each with the move that uses it."""

    id: str
    once: bool
    options: dict[Move, Action]


class MatAbility(Struct, frozen=True):
    """An ability of an advanced mat, active while its cell is uncovered on one of its tracks."""

    id: str
    tracks: tuple[int, ...]
    cell: int
    changes: Change
    n: int
    effects: Effects


class Tree:
    """The technology tree by slot numbers: bit masks of prerequisites."""

    def __init__(self, slots: tuple[Slot, ...]) -> None:
        self.slots = slots
        self.ids = tuple(slot.id for slot in slots)
        self.index = {id: i for i, id in enumerate(self.ids)}
        self.levels = tuple(slot.level for slot in slots)
        self.after = tuple(tuple(self.index[a] for a in slot.after) for slot in slots)
        self.masks = tuple(sum(1 << self.index[a] for a in slot.after) for slot in slots)
        self.needs = tuple(slot.need or len(slot.after) for slot in slots)
        self.of_level = {
            level: tuple(i for i, slot in enumerate(slots) if slot.level == level)
            for level in (1, 2, 3, 4)
        }
        self.level_masks = {
            level: sum(1 << i for i in slots) for level, slots in self.of_level.items()
        }
        self.covered = tuple(i for i, slot in enumerate(slots) if slot.level in (2, 3))
        """The slots under an event, in the order of the events' row."""


class Board:
    """One side of the exploration board by place numbers; the last is the Rogue Planet's."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.places = side.node
        self.ids = (*(place.id for place in side.node), ROGUE)
        self.index = {id: i for i, id in enumerate(self.ids)}
        self.rogue = len(side.node)
        self.berths = tuple((level, id) for id in self.ids for level in SHIP_LEVELS)
        """The (level, place) of the ships that `Faction.ships` counts there."""
        self.sol = self.index["SOL"]
        self.deep = self.index["DEEP"]
        self.sites = {"sol": self.sol, "deep": self.deep, **self.index}
        """Single places where an effect can build, as it calls them."""
        self.shipyards = tuple(i for i, p in enumerate(side.node) if p.kind == "shipyard")
        self.systems = tuple(i for i, p in enumerate(side.node) if p.kind == "system")
        self.colonizable = (*self.systems, self.rogue)
        self.controllable = (*self.systems, *self.shipyards, self.rogue)
        self.controllable_mask = sum(1 << i for i in self.controllable)
        self._jumps: dict[tuple[tuple[int, int], ...], tuple[tuple[Jump, ...], ...]] = {}

    def jumps(self, extra: tuple[tuple[int, int], ...]) -> tuple[tuple[Jump, ...], ...]:
        """For each berth, the jumps along every line, those that events have added included."""
        if extra not in self._jumps:
            self._jumps[extra] = self._build(extra)
        return self._jumps[extra]

    def _build(self, extra: tuple[tuple[int, int], ...]) -> tuple[tuple[Jump, ...], ...]:
        near: list[set[int]] = [set() for _ in self.ids]
        lines = [(self.index[a], self.index[b]) for a, b in self.side.lines]
        for a, b in (*lines, *extra):
            near[a].add(b)
            near[b].add(a)
        return tuple(
            tuple(Jump(level, self.ids[a], self.ids[b]) for b in sorted(near[a]))
            for a in range(len(self.ids))
            for level in SHIP_LEVELS
        )


class MatTable(Struct, frozen=True):
    """A mat's tracks by the number of discs left on them."""

    growth: tuple[tuple[int, ...], ...]
    ore: tuple[int, ...]


class Components:
    """A checked content pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.written: list[tuple[str, str, Effects]] = []
        """Where effect texts stand: the file, the item, and what it says."""
        self.technologies = pack.items(TECHNOLOGIES, "technology", Technology)
        self.events = pack.items(EVENTS, "event", EventCard)
        self.systems = pack.items(SYSTEMS, "system", System)
        self.achievements = pack.items("achievements.toml", "achievement", Achievement)
        self.guilds = pack.items("guilds.toml", "guild", Guild)
        self.factions = pack.items(FACTIONS, "faction", FactionCard)
        self.mats = pack.items(FACTIONS, "mat", Mat)
        self.basic = pack.items(BOARDS, "basic", BasicAction)
        self.sides = pack.items(BOARDS, "side", Side)
        slots = pack.items(BOARDS, "slot", Slot)
        table = pack.table(BOARDS).get("settings")
        self.settings = pack.convert(BOARDS, "settings", table, Settings)
        check(self, slots)
        self.tree = Tree(tuple(slots.values()))
        self.boards = {int(n): Board(self.sides[s.side]) for n, s in self.settings.players.items()}
        self._compile()

    def _compile(self) -> None:
        """Parse every effect and build the action spaces."""
        self.immediate = self._said(TECHNOLOGIES, self.technologies, "immediate")
        self.event_effects = self._said(EVENTS, self.events, "effect")
        self.seize = self._said(SYSTEMS, self.systems, "seize")
        self.bonus = self._said(SYSTEMS, self.systems, "bonus")
        self.mat_extra = self._said(FACTIONS, self.mats, "extra")
        self.tech_spaces = self._spaces(TECHNOLOGIES, self.technologies)
        self.guild_spaces = self._spaces("guilds.toml", self.guilds)
        event_spaces = self._spaces(EVENTS, self.events)
        self.dyson_spaces = tuple(space for spaces in event_spaces.values() for space in spaces)
        self.basic_spaces = {n: self._basic(n) for n in self.boards}
        shared = (*self.tech_spaces.values(), *self.guild_spaces.values(), self.dyson_spaces)
        self.spaces = {
            n: {space.id: space for space in chain(*shared, self.basic_spaces[n])}
            for n in self.boards
        }
        self.copies = {n: self._copies(n) for n in self.boards}
        self.abilities = self._abilities(TECHNOLOGIES, self.technologies)
        self.abilities |= self._abilities(SYSTEMS, self.systems)
        self.open_slots = {n: self._open_slots(n) for n in self.boards}
        self.automation_points = self._automation_points()
        self.tracks = {m.id: mat_table(m) for m in self.mats.values()}
        self.mat_abilities = {m.id: self._mat_abilities(m) for m in self.mats.values()}
        check_effects(self)
        check_enough(self)

    def _open_slots(self, players: int) -> dict[str, tuple[int, ...]]:
        """BTS-2.2: the points of each achievement's slots that are not blocked."""
        blocked = self.settings.players[str(players)].block_a_slots
        return {
            a.id: a.slots[: len(a.slots) - (blocked if a.kind == "A" else 0)]
            for a in self.achievements.values()
        }

    def _automation_points(self) -> tuple[int, ...]:
        """BTS-6.2.2: the points for every automation level that could be reached."""
        track, beyond = self.settings.automation, self.settings.automation_beyond
        return tuple(
            sum(track[:level]) + beyond * max(0, level - len(track)) for level in range(200)
        )

    def effects(self, file: str, where: str, text: str) -> Effects:
        effects = self.pack.parsed(file, where, text, parse)
        if text:
            self.written.append((file, where, effects))
        return effects

    def _said(self, file: str, items: Mapping[str, Item], field: str) -> dict[str, Effects]:
        """The effects that stand in a field of each card."""
        return {id: self.effects(file, id, getattr(item, field)) for id, item in items.items()}

    def _action(self, file: str, where: str, raw: RawAction | BasicAction) -> Action:
        return Action(self._cost(file, where, raw.cost), self.effects(file, where, raw.effect))

    def _cost(self, file: str, where: str, text: str) -> Cost:
        parts: dict[str, int] = {}
        for part in filter(None, (p.strip() for p in text.split(","))):
            kind, _, number = part.partition(" ")
            if kind not in ("ore", "pop") or not number.isdigit():
                raise self.pack.wrong(file, where, f"cost {part!r}: expected 'ore N' or 'pop N'")
            if kind in parts:
                raise self.pack.wrong(file, where, f"cost {part!r}: expected each kind once")
            parts[kind] = int(number)
        return Cost(**parts)

    def _spaces(
        self, file: str, cards: Mapping[str, Technology | Guild | EventCard]
    ) -> dict[str, tuple[Space, ...]]:
        """The action spaces of each card, numbered where there are several."""
        found = {}
        for id, card in cards.items():
            rows = [self._action(file, id, raw) for raw in card.actions for _ in range(raw.spaces)]
            first = 1 if len(rows) > 1 else 0
            found[id] = tuple(space_on(id, n, action) for n, action in enumerate(rows, first))
        return found

    def _basic(self, players: int) -> tuple[Space, ...]:
        spaces = []
        for basic in self.basic.values():
            action = self._action(BOARDS, basic.id, basic)
            if basic.unlimited:
                spaces.append(replace(space_on(basic.id, 0, action), unlimited=True))
            for n, surcharge in enumerate(basic.surcharges.get(str(players), ()), 1):
                spaces.append(space_on(basic.id, n, action, surcharge))
        return tuple(spaces)

    def _copies(self, players: int) -> dict[str, tuple[Space, ...]]:
        """BTS-9.4: for each card, guild and basic action, its actions that contain research, as
        they are copied: of a choice only the options with research are left."""
        found: dict[str, dict[Action, Space]] = {}
        groups = self.basic_spaces[players], *self.guild_spaces.values(), *self.tech_spaces.values()
        for space in chain(*groups):
            action = Action(space.action.cost, only_research(space.action.effects))
            if contains_research(action.effects):
                found.setdefault(space.holder, {}).setdefault(action, replace(space, action=action))
        return {holder: tuple(spaces.values()) for holder, spaces in found.items()}

    def _mat_abilities(self, mat: Mat) -> dict[Change, MatAbility]:
        """The abilities of a mat by what they change."""
        found: dict[Change, MatAbility] = {}
        for a in mat.abilities:
            effects = self.effects(FACTIONS, a.id, a.effect)
            found[a.changes] = MatAbility(a.id, TRACKS[a.track], a.cell, a.changes, a.n, effects)
        return found

    def _abilities(self, file: str, cards: Mapping[str, Technology | System]) -> dict[str, Ability]:
        """The permanent abilities of those cards that have one."""
        found = {}
        for id, card in cards.items():
            if card.permanent:
                own, actions = card.permanent, {}
                for label, option in zip("ABCDE", own.options, strict=False):
                    actions[Use.at[own.id, label]] = self._action(file, id, option)
                found[id] = Ability(own.id, own.once, actions)
        return found


def space_on(holder: str, n: int, action: Action, surcharge: int = 0) -> Space:
    """The nth space of a card or action, or its only one (0)."""
    id = f"{holder}.{n}" if n else holder
    return Space(id, holder, action, Act.at[id], action.cost.ore + surcharge, surcharge)


def mat_table(mat: Mat) -> MatTable:
    """With d discs left the cells 0 to 8 - d are visible (BTS-4.5)."""
    cells = len(mat.growth)
    visible = [(mat.growth[: cells - d], mat.ore[: cells - d]) for d in range(cells)]
    return MatTable(
        tuple(tuple(map(COLUMNS.index, growth.replace(".", ""))) for growth, _ in visible),
        tuple(ore.count("1") for _, ore in visible),
    )


def names(c: Components, language: str) -> dict[str, str]:
    """The name of every component in a language.

    Slots are called by their ids: as a name, `slot A` would stand wherever a column, a deck, an
    option or a level is called by the same letter.
    """
    items: list[Item | RawMatAbility] = [
        item for _, item in c.pack.components if not isinstance(item, Slot)
    ]
    for side in c.sides.values():
        items += side.node
    for mat in c.mats.values():
        items += mat.abilities
    table = {item.id: str(getattr(item, language)) for item in items}
    for space in chain(*(spaces.values() for spaces in c.spaces.values())):
        _, dot, number = space.id.partition(".")
        table.setdefault(space.id, table[space.holder] + (f" ({number})" if dot else ""))
    for card, ability in c.abilities.items():
        table[ability.id] = table[card]
    for event, effects in c.event_effects.items():
        if any(isinstance(effect, ExtraSystem) for effect in effects):
            table[ROGUE] = table[event]
    return table
