"""The components, read from a content pack and checked, with the tables that the rules look up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from orrery.games.beyond_the_sun.checks import check, check_effects, check_enough
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
    end_discs: int
    block_a_slots: int
    tuned: str = ""


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
    kind: Literal["basic", "guild", "technology", "private", "dyson"]
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
        levels = range(1, MAX_LEVEL + 1)
        self.berths = tuple((level, id) for id in self.ids for level in levels)
        """The (level, place) of the ships that `Faction.ships` counts there."""
        self.sol = self.index["SOL"]
        self.deep = self.index["DEEP"]
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
            for level in range(1, MAX_LEVEL + 1)
        )


class MatTable(Struct, frozen=True):
    """A mat's tracks by the number of discs left on them."""

    growth: tuple[tuple[int, ...], ...]
    ore: tuple[int, ...]


class Components:
    """A checked content pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.texts: dict[str, Effects] = {}
        """Every effect text of the pack, parsed."""
        self.technologies = pack.items("technologies.toml", "technology", Technology)
        self.events = pack.items("events.toml", "event", EventCard)
        self.systems = pack.items("systems.toml", "system", System)
        self.achievements = pack.items("achievements.toml", "achievement", Achievement)
        self.guilds = pack.items("guilds.toml", "guild", Guild)
        self.factions = pack.items("factions.toml", "faction", FactionCard)
        self.mats = pack.items("factions.toml", "mat", Mat)
        self.basic = pack.items("boards.toml", "basic", BasicAction)
        self.sides = pack.items("boards.toml", "side", Side)
        slots = pack.items("boards.toml", "slot", Slot)
        table = pack.table("boards.toml").get("settings")
        self.settings = pack.convert("boards.toml", "settings", table, Settings)
        check(self, slots)
        self.tree = Tree(tuple(slots.values()))
        self.boards = {int(n): Board(self.sides[s.side]) for n, s in self.settings.players.items()}
        self._compile()

    def _compile(self) -> None:
        """Parse every effect and build the action spaces."""
        f = "technologies.toml"
        e, y = "events.toml", "systems.toml"
        self.immediate = {
            t.id: self.effects(f, t.id, t.immediate) for t in self.technologies.values()
        }
        self.event_effects = {c.id: self.effects(e, c.id, c.effect) for c in self.events.values()}
        self.seize = {c.id: self.effects(y, c.id, c.seize) for c in self.systems.values()}
        self.bonus = {c.id: self.effects(y, c.id, c.bonus) for c in self.systems.values()}
        self.mat_extra = {
            m.id: self.effects("factions.toml", m.id, m.extra) for m in self.mats.values()
        }
        self.tech_spaces = {
            t.id: self._spaces(f, t.id, t.actions, "technology") for t in self.technologies.values()
        }
        self.guild_spaces = {
            g.id: self._spaces("guilds.toml", g.id, g.actions, "guild")
            for g in self.guilds.values()
        }
        self.dyson_spaces = tuple(
            space
            for e in self.events.values()
            for space in self._spaces("events.toml", e.id, e.actions, "dyson")
        )
        self.basic_spaces = {n: self._basic(n) for n in self.boards}
        self.spaces = {
            n: {space.id: space for space in (*self.space.values(), *self.basic_spaces[n])}
            for n in self.boards
        }
        self.copies = {n: self._copies(n) for n in self.boards}
        self.abilities = {
            card.id: self._ability(file, card.id, card.permanent)
            for file, cards in ((f, self.technologies), ("systems.toml", self.systems))
            for card in cards.values()
            if card.permanent
        }
        self.open_slots = {n: self._open_slots(n) for n in self.boards}
        self.automation_points = self._automation_points()
        self.tracks = {m.id: mat_table(m) for m in self.mats.values()}
        self.mat_abilities = {m.id: self._mat_abilities(m) for m in self.mats.values()}
        self.displacing = {s.id for s in self.systems.values() if s.displaces}
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
        try:
            effects = parse(text)
        except ValueError as error:
            raise self.pack.wrong(file, where, str(error)) from None
        if text:
            self.texts[text] = effects
        return effects

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
        self, file: str, id: str, actions: tuple[RawAction, ...], kind: Any
    ) -> tuple[Space, ...]:
        rows = [self._action(file, id, raw) for raw in actions for _ in range(raw.spaces)]
        ids = [id] if len(rows) == 1 else [f"{id}.{n}" for n in range(1, len(rows) + 1)]
        return tuple(
            Space(space, id, kind, action, Act.at[space], action.cost.ore)
            for space, action in zip(ids, rows, strict=True)
        )

    def _basic(self, players: int) -> tuple[Space, ...]:
        spaces = []
        for basic in self.basic.values():
            action = self._action("boards.toml", basic.id, basic)
            ore = action.cost.ore
            if basic.unlimited:
                spaces.append(
                    Space(
                        basic.id, basic.id, "basic", action, Act.at[basic.id], ore, unlimited=True
                    )
                )
            for n, surcharge in enumerate(basic.surcharges.get(str(players), ()), 1):
                id = f"{basic.id}.{n}"
                spaces.append(
                    Space(id, basic.id, "basic", action, Act.at[id], ore + surcharge, surcharge)
                )
        return tuple(spaces)

    def _copies(self, players: int) -> dict[str, tuple[Space, ...]]:
        """BTS-9.4: for each card, guild and basic action, its actions that contain research, as
        they are copied: of a choice only the options with research are left."""
        found: dict[str, dict[Action, Space]] = {}
        groups = (
            self.basic_spaces[players],
            *self.guild_spaces.values(),
            *self.tech_spaces.values(),
        )
        for space in (space for group in groups for space in group):
            action = Action(space.action.cost, only_research(space.action.effects))
            if contains_research(action.effects):
                found.setdefault(space.holder, {}).setdefault(action, replace(space, action=action))
        return {holder: tuple(spaces.values()) for holder, spaces in found.items()}

    def _mat_abilities(self, mat: Mat) -> dict[Change, MatAbility]:
        """The abilities of a mat by what they change."""
        tracks = {"food": (FOOD,), "ore": (ORE,), "either": (FOOD, ORE)}
        return {
            a.changes: MatAbility(
                a.id,
                tracks[a.track],
                a.cell,
                a.changes,
                a.n,
                self.effects("factions.toml", a.id, a.effect),
            )
            for a in mat.abilities
        }

    def _ability(self, file: str, card: str, raw: RawAbility) -> Ability:
        rows = {
            Use.at[raw.id, label]: self._action(file, card, option)
            for label, option in zip("ABCDE", raw.options, strict=False)
        }
        return Ability(raw.id, raw.once, rows)

    @cached_property
    def space(self) -> dict[str, Space]:
        """Every space of the content by id (basic ones of the largest table)."""
        groups: list[tuple[Space, ...]] = [*self.tech_spaces.values(), *self.guild_spaces.values()]
        groups += [self.dyson_spaces, *(self.basic_spaces[n] for n in sorted(self.boards))]
        return {space.id: space for group in groups for space in group}


def mat_table(mat: Mat) -> MatTable:
    """With d discs left the cells 0 to 8 - d are visible (BTS-4.5)."""
    cells = len(mat.growth)
    return MatTable(
        tuple(
            tuple(COLUMNS.index(c) for c in mat.growth[: cells - d] if c != ".")
            for d in range(cells)
        ),
        tuple(mat.ore[: cells - d].count("1") for d in range(cells)),
    )


def names(c: Components, language: str) -> dict[str, str]:
    """The name of every component in a language.

    Slots are called by their ids: as a name, `slot A` would stand wherever a column, a deck, an
    option or a level is called by the same letter.
    """
    groups: list[Mapping[str, Item]] = [
        c.technologies, c.events, c.systems, c.achievements, c.guilds, c.factions, c.mats,
        c.basic, c.sides,
    ]  # fmt: skip
    items = [item for group in groups for item in group.values()]
    items += [place for side in c.sides.values() for place in side.node]
    table = {item.id: str(getattr(item, language)) for item in items}
    table |= {a.id: str(getattr(a, language)) for m in c.mats.values() for a in m.abilities}
    for space in c.space.values():
        table.setdefault(space.id, _space_name(table, space))
    for card, ability in c.abilities.items():
        table[ability.id] = table[card]
    for event, effects in c.event_effects.items():
        if any(isinstance(effect, ExtraSystem) for effect in effects):
            table[ROGUE] = table[event]
    return table


def _space_name(table: Mapping[str, str], space: Space) -> str:
    _, dot, number = space.id.partition(".")
    return table[space.holder] + (f" ({number})" if dot else "")
