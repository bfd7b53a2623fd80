"""The state of a game of Xia: plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct

from orrery.games.xia import notation as moves
from orrery.games.xia.chart import NEVER, Chart, chart_of
from orrery.kernel import EndTurn, Options, Play, Question, State, Task, Who, Zone, on

if TYPE_CHECKING:
    from orrery.games.xia.components import Components  # noqa: F401 (named below)

NOWHERE = -1
"""The place of a ship that is destroyed or not yet on the map."""
INSIDE = -2
"""The first of the three spaces inside the Kiln: -2, -3, -4."""
NOBODY = -1

SOURCES: tuple[str, ...] = (
    "exploration", "missions", "combat", "trade", "ships", "wealth", "rescue", "titles", "luck",
    "events", "relics", "gates",
)  # fmt: skip
"""XIA-2.7: the ways to gain fame, as they are counted in lists."""
SOURCE = {source: n for n, source in enumerate(SOURCES)}


class XiaOptions(Options):
    """The variants of a table. The seven elements of the expansion are switches (XIA-3.2)."""

    players: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "two_player": (2,), "cargo": (2, 3, 4, 5), "goal": (1,), "engine_bonus": (1,),
        "blaster_bonus": (1,), "missile_bonus": (1,), "shield_bonus": (1,),
    }  # fmt: skip
    fame: Literal["5", "10", "15", "20", "own"] = "10"
    """XIA-2.2: the total that wins."""
    own_fame: int = 12
    """Any other total, where `fame` is `own`."""
    events: bool = True
    exploration: bool = True
    economy: bool = True
    two_player: bool = True
    sectors: bool = True
    outfits: bool = True
    revised: bool = True
    cargo: bool = True
    """XIA-4.14: later captains begin with cargo; only with element G."""
    luck_cap: bool = False
    """XIA-2.8: at most one point of luck a turn."""
    round_cap: bool = True
    """XIA-2.6: the game is stopped after 60 rounds."""
    goal: Literal[
        "random", "architect", "magnate", "wayfinder", "lawbringer", "corsair", "envoy",
        "ember_keeper", "shipwright", "daredevil", "recluse",
    ] = "random"  # fmt: skip
    """XIA-23.2: the goal of a captain alone."""
    engine_bonus: Literal[0, 1, 2] = 0
    blaster_bonus: Literal[0, 1, 2] = 0
    missile_bonus: Literal[0, 1, 2] = 0
    shield_bonus: Literal[0, 1, 2] = 0
    """XIA-23.8: what a campaign has won so far."""


LAST_ROUND = 60


class Fitted(Struct, frozen=True, gc=False):
    """An outfit in the hold."""

    id: str
    cells: tuple[int, ...]
    """The space of each section; sections outside the hold count from `shapes.OUTSIDE`."""
    used: int = 0
    """Activation spots with a marker, as bits."""
    way: int = -1
    """XIA-14.1: in which direction a pod or plating leaves the hold."""


class Errand(Struct, frozen=True, gc=False):
    """How far an active mission is. It belongs to the place in the hand and tells nothing of the
    card: all that any card could need is kept for each."""

    targets: tuple[int, int, int, int]
    """Who would be the target: left, right, leader, nearest (XIA-13.13)."""
    felled: int = 0
    """Ships destroyed since, as bits."""
    slain: int = 0
    """Those that the holder has destroyed."""
    shown: bool = False
    """Whether the card lies open: its objective is done."""
    pay: int = 0
    captain: bool = False
    """XIA-12.1: a captain in distress: only the delivery point counts."""


class EventInPlay(Struct, frozen=True, gc=False):
    """XIA-19.2: an event card that lies on the table."""

    id: str
    drawer: int
    round: int
    """The round in which it was drawn."""
    rounds: int = 0
    """Round markers on it."""
    uses: int = 0
    facts: tuple[int, ...] = ()
    """What the card needs to remember: spaces, a direction, a type of cargo."""


class Captain(Struct, kw_only=True):
    """All that belongs to one player."""

    ship: str = ""
    place: int = NOWHERE
    energy: int = 0
    impulse: bool = True
    """Whether the impulse token lies yellow side up."""
    armed: int
    credits: int
    bounty: int = 0
    outfits: tuple[Fitted, ...] = ()
    mods: tuple[tuple[str, int], ...] = ()
    """Mods with their spaces."""
    cargo: dict[int, str] = {}
    """The cube on a space of the hold or a section of a pod."""
    relics: Zone = Zone()
    """XIA-11.6.2: relics, face down, unseen by their owner too."""
    relic_at: tuple[tuple[int, int], ...] = ()
    damage: int = 0
    """Damaged spaces, as bits."""
    ice: int = 0
    """Spaces with ice damage."""
    fame: list[int]
    """Fame points by their source, as entered on the track."""
    earned: list[int]
    """Fame points gained since the last Status phase."""
    tokens: tuple[str, ...] = ()
    """Exploration tokens on the mat."""
    abilities: tuple[str, ...] = ()
    exhausted: tuple[str, ...] = ()
    primed: tuple[str, ...] = ()
    """Abilities that are used and wait for their roll."""
    copied: str = ""
    """XIA-21.19: the ability that the replication token lies on."""
    missions: Zone
    errands: tuple[Errand, ...] = ()
    drawn: Zone = Zone()
    """Missions drawn and not yet decided about."""
    titles: tuple[str, ...] = ()
    points: int = 0
    """Movement points left."""
    last_free: int = NOWHERE
    """The last free space that the ship stood on."""
    stopped: bool = False
    """Whether the step that is being made has failed."""
    acting: bool = False
    """Whether the action phase goes on."""
    did: dict[str, int] = {}
    """Deeds of this turn, for titles and limits."""
    ever: dict[str, int] = {}
    """Deeds of the whole game, for goals and reports."""
    visited: tuple[int, ...] = ()
    """Mission points where missions were drawn this turn."""
    dropped: dict[str, int] = {}
    """What was jettisoned this turn, by place and type: it is not picked up again."""
    swapped: tuple[str, ...] = ()
    """Types put on the economy board this turn."""
    bought: tuple[str, ...] = ()
    sold: tuple[str, ...] = ()
    """What was bought and sold in this Business phase."""
    repacked: bool = False
    """Whether the last business step was to rearrange."""
    autopilot: int = 0
    host: int = NOBODY
    """The ship that the harpoon holds, or -1."""
    beacon: int = NOWHERE
    """Where the return token lies, or -1."""
    sits_out: bool = False
    """XIA-16.7: a turn is lost (old rules)."""
    died: bool = False


class NpcShip(Struct):
    """A ship without a player."""

    id: str
    holder: int
    place: int = NOWHERE
    damage: int = 0
    bounty: int = 0
    credits: int = 0
    stop: int = 0
    """The next planet of the route, by number."""
    foe: int = NOBODY
    """Who attacked it since its last turn, or -1."""
    down: bool = False
    """Destroyed: it comes back in its next turn and does nothing else."""
    cubes: tuple[str, ...] = ()
    behaviour: str = ""
    here: bool = False
    """Whether it has entered the game."""


class Table(State):
    """Everything on the table."""

    players: int
    options: XiaOptions
    captains: list[Captain]
    npcs: list[NpcShip]
    first: int
    active: int
    round: int
    layout: str
    """Which sectors lie where (see `chart`)."""
    stack_of_sectors: Zone
    missions: Zone
    mission_discard: Zone
    """Open, but for what was lost before anybody had looked at it (XIA-13.5)."""
    titles: Zone
    open_titles: tuple[str, ...]
    events: Zone
    in_play: tuple[EventInPlay, ...]
    events_gone: tuple[str, ...]
    bag: Zone
    """Exploration tokens not yet laid out."""
    laid: Zone
    """Exploration tokens on the map, face down."""
    laid_at: tuple[int, ...]
    tokens_gone: tuple[str, ...]
    relic_bag: Zone
    digs: dict[str, Zone]
    """XIA-11.6.1: the relics of each dead world."""
    relics_gone: tuple[str, ...]
    """Relics that were studied."""
    relics_lost: Zone
    """Relics that were destroyed, unseen."""
    shop: dict[str, int]
    """Outfits and mods in the supply."""
    cubes: dict[str, int]
    """Cubes in the supply."""
    economy: dict[str, int]
    demand: tuple[str, ...]
    """XIA-15.2.4: sections with 1000 credits on them."""
    adrift: dict[int, tuple[str, ...]]
    """Cubes on the map."""
    comets: dict[str, int]
    """Where the comet of each ice sector is; -1 if it was destroyed."""
    kiln: int
    gates_seen: tuple[str, ...]
    """XIA-11.5.3: gate sectors whose fame point is gone."""
    reached: int
    """The highest fame that anyone has had."""
    ships_gone: tuple[str, ...]
    berths: tuple[int, ...]
    """Where each seat's ship starts."""
    die: int
    """The last d20."""
    rolled: tuple[int, ...]
    """The dice of outfits rolled last, and the most that each can show."""
    tops: tuple[int, ...]
    claiming: bool
    """Whether it is the action or Business phase of the active player."""
    winner: int
    goal: str
    npc_fame: int
    npc_gain: int
    """Credits that NPCs gained this round (XIA-23.4)."""


G = Play[Table, "Components"]
XiaTask = Task[Table, "Components"]
XiaEnd = EndTurn[Table, "Components"]


class XiaQuestion(Question[Table, "Components"]):
    """A decision of a captain. Where nothing is said of `done`, it just goes on."""

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        """Nothing more."""


class ShipTask(XiaTask):
    """Something that befalls the ship of a captain, unless it is destroyed by now."""

    seat: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.place != NOWHERE:
            self.befall(g, c)

    def befall(self, g: G, c: Captain) -> None:
        raise NotImplementedError


# --- who and where -------------------------------------------------------------------------------


def chart(g: G) -> Chart:
    """The map as it lies."""
    content, layout = g.content, g.state.layout
    if content.layout is not layout or content.chart is None:
        content.chart = chart_of(content, layout)
        content.layout = layout
    return content.chart


def solo(s: Table) -> bool:
    """XIA-23.1: a captain alone."""
    return s.players == 1


def who(s: Table, ship: int) -> Who:
    """A ship as events name it: a seat by its number, an NPC by its id. Ships are counted with
    the seats first and the NPCs after them."""
    return ship if ship < s.players else s.npcs[ship - s.players].id


def npc_of(s: Table, ship: int) -> NpcShip:
    return s.npcs[ship - s.players]


def ships(s: Table) -> range:
    return range(s.players + len(s.npcs))


def place_of(s: Table, ship: int) -> int:
    if ship < s.players:
        return s.captains[ship].place
    return s.npcs[ship - s.players].place


def on_map(s: Table, place: int) -> int:
    """A space of the map; for those of the Kiln its own."""
    return s.kiln if place <= INSIDE else place


def ship_id(s: Table, ship: int) -> str:
    """How moves and targets name a ship: `p0`, `merchant`."""
    return f"p{ship}" if ship < s.players else s.npcs[ship - s.players].id


def ship_named(s: Table, id: str) -> int:
    if id[0] == "p" and id[1:].isdigit():
        return int(id[1:])
    return s.players + next(n for n, npc in enumerate(s.npcs) if npc.id == id)


def together(g: G, a: int, b: int) -> bool:
    """XIA-11.4.2: ships on a planet or in the Kiln and ships outside cannot interact."""
    here, there = place_of(g.state, a), place_of(g.state, b)
    if here == NOWHERE or there == NOWHERE:
        return False
    if here <= INSIDE or there <= INSIDE:
        return here <= INSIDE and there <= INSIDE
    at = chart(g)
    return at.planet[here] == at.planet[there]


def apart(g: G, a: int, b: int) -> int:
    """How far from each other two ships are that can interact; in the Kiln all are adjacent
    (XIA-11.9.3)."""
    if not together(g, a, b):
        return NEVER
    here, there = place_of(g.state, a), place_of(g.state, b)
    return 1 if here <= INSIDE else chart(g).distance(here, there)


def tier_of(g: G, ship: int) -> int:
    s = g.state
    if ship < s.players:
        return g.content.ships[s.captains[ship].ship].tier
    return g.content.npcs[npc_of(s, ship).id].tier


def bounty_of(s: Table, ship: int) -> int:
    return s.captains[ship].bounty if ship < s.players else npc_of(s, ship).bounty


def innocent(s: Table, ship: int) -> bool:
    """XIA-16.1: a ship without bounty; the Scoundrel is an outlaw at all times (XIA-17.6)."""
    if ship >= s.players and npc_of(s, ship).id in OUTLAWS:
        return False
    return bounty_of(s, ship) == 0


OUTLAWS = frozenset(("scoundrel", "cinderbeard"))


def stranded(c: Captain) -> bool:
    """XIA-5.6.1."""
    return not c.energy and not c.armed


ROOMS = ("K1", "K2", "K3")
"""XIA-11.9: the spaces of the Kiln, as moves name them."""


def space_id(g: G, place: int) -> str:
    return ROOMS[INSIDE - place] if place <= INSIDE else chart(g).ids[place]


def place_named(g: G, space: str) -> int:
    return INSIDE - ROOMS.index(space) if space in ROOMS else chart(g).place[space]


def fame_of(c: Captain) -> int:
    return sum(c.fame)


def stock_of(s: Table, cube: str) -> int:
    """XIA-15.2: how many cubes can be bought: of the economy board; without that element of the
    supply."""
    return s.economy[cube] if s.options.economy else s.cubes[cube]


def planet_kind(g: G, place: int) -> str:
    """The kind of the planet that a space belongs to, or an empty string."""
    at = chart(g)
    return at.kinds.get(at.planet[place], "") if place >= 0 else ""


def target_fame(s: Table) -> int:
    """XIA-2.2."""
    options = s.options
    return max(1, options.own_fame) if options.fame == "own" else int(options.fame)


def occupied(g: G, place: int) -> bool:
    """XIA-6.6: another ship, an NPC, a comet, the Kiln or relics lie on a space."""
    s = g.state
    for captain in s.captains:
        if captain.place == place:
            return True
    for npc in s.npcs:
        if npc.place == place:
            return True
    if place == s.kiln or place in s.comets.values():
        return True
    if s.digs:
        at = chart(g)
        if "relics" in at.features[place] and len(s.digs.get(at.sector_of(place).id, ())):
            return True
    return False


def occupied_by_others(g: G, seat: int, place: int) -> bool:
    """Whether a space is occupied, the own ship left out."""
    c = g.state.captains[seat]
    here, c.place = c.place, NOWHERE
    found = occupied(g, place)
    c.place = here
    return found


def number(g: G, name: str, seat: int = NOBODY) -> int:
    """A number of the rules as it is now: the newest event that replaces it wins (XIA-19.3), then
    the abilities of the ship."""
    content = g.content
    for event in reversed(g.state.in_play):
        numbers = content.events[event.id].numbers
        if name in numbers:
            return numbers[name]
    if seat >= 0:
        for ability in content.replaced[name]:
            if ability in g.state.captains[seat].abilities:
                return content.abilities[ability].numbers[name]
    return content.numbers[name]


def event_in_play(s: Table, id: str) -> EventInPlay | None:
    for event in s.in_play:
        if event.id == id:
            return event
    return None


# --- small changes -------------------------------------------------------------------------------


def roll(g: G, die: int) -> int:
    return g.chance.draw(f"d{die}", die) + 1


def note(captain: Captain, deed: str, n: int = 1) -> None:
    """Remember a deed of this turn."""
    captain.did[deed] = captain.did.get(deed, 0) + n


def count(captain: Captain, deed: str, n: int = 1) -> None:
    """Remember a deed of this turn and of the game."""
    note(captain, deed, n)
    captain.ever[deed] = captain.ever.get(deed, 0) + n


def note_most(captain: Captain, deed: str, n: int) -> None:
    """Remember the best of this turn."""
    captain.did[deed] = max(captain.did.get(deed, 0), n)


def let_go(s: Table, ship: int) -> None:
    """XIA-21.6: the harpoons that hold a ship let go."""
    for c in s.captains:
        if c.host == ship:
            c.host = NOBODY


def has_ability(captain: Captain, ability: str) -> bool:
    return ability in captain.abilities


def ready(captain: Captain, ability: str) -> bool:
    """Whether an ability can be exhausted now, the own or a replicated one."""
    if captain.copied == ability:
        return True
    return ability in captain.abilities and ability not in captain.exhausted


def exhaust(captain: Captain, ability: str) -> None:
    if captain.copied == ability:
        captain.copied = ""
    else:
        captain.exhausted = tuple(sorted((*captain.exhausted, ability)))


def lose_points(c: Captain) -> None:
    """XIA-5.5.4: a full action that is no move loses the movement points left."""
    c.points = 0


def spend_primed(c: Captain, ability: str) -> bool:
    """Whether an ability waited for this roll; it has its effect now."""
    if ability not in c.primed:
        return False
    c.primed = tuple(other for other in c.primed if other != ability)
    return True
