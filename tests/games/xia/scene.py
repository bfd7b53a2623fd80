"""A short builder of positions, so that tests read as play.

scene = Scene().at(0, "nyr.b3").outfit(0, "engine_small").turn(0)
scene.dice(d6=[5]).play("thrust o0", "fly nyr.b4")
assert scene.where(0) == "nyr.b4"
"""

from __future__ import annotations

from typing import Any

from orrery.games.xia import GAME
from orrery.games.xia.business import Business
from orrery.games.xia.chart import chart_of
from orrery.games.xia.events import BEGINS
from orrery.games.xia.explore import furnish
from orrery.games.xia.hold import empty_spaces, lay_piece, piece_ways, stow
from orrery.games.xia.invariants import violations
from orrery.games.xia.missions import targets_of
from orrery.games.xia.model import (
    NOBODY,
    NOWHERE,
    SOURCE,
    Captain,
    Errand,
    EventInPlay,
    G,
    NpcShip,
    Table,
    XiaOptions,
    place_named,
    space_id,
)
from orrery.games.xia.turn import Turn
from orrery.kernel import (
    Card,
    FastChance,
    Message,
    Offer,
    OrreryError,
    Refusal,
    ScriptedChance,
    Zone,
    bit,
)

HOME = "nyr:0:0:0 silent_reach:1:0:0 long_quiet:0:1:0"
"""Where nothing stands in the way: Nyr with two empty sectors, unturned."""


class Scene:
    """A table whose pieces are put where a test wants them. Seat 0 is the first player."""

    def __init__(
        self, players: int = 2, *, layout: str = "", seed: int = 1, **options: Any
    ) -> None:
        self.g: G = GAME.start(players, FastChance(seed), XiaOptions(**options), listen=True)
        self.g.chance = ScriptedChance({})
        s = self.state
        s.stack = []
        s.first = s.active = 0
        s.npcs = []
        s.open_titles, s.in_play, s.demand = (), (), ()
        for good in s.cubes:
            s.cubes[good] = self.g.content.goods[good].copies
        for good in s.economy:
            s.economy[good] = 0
        s.aside = []
        for seat, captain in enumerate(s.captains):
            captain.ship = self.g.content.tiers[0][seat + 1]
            captain.abilities = ()
            captain.energy = self.g.content.ships[captain.ship].energy
            captain.outfits, captain.mods = (), ()
            captain.credits = 4000
        self.layout(layout or HOME)
        for seat, captain in enumerate(s.captains):
            captain.place = captain.last_free = (
                self.place(f"long_quiet.b{seat and 4 + seat}") if not layout else NOWHERE
            )
        self.g.heard = []

    # --- the position ------------------------------------------------------------------------

    @property
    def state(self) -> Table:
        return self.g.state

    def captain(self, seat: int = 0) -> Captain:
        return self.state.captains[seat]

    def place(self, space: str) -> int:
        return place_named(self.g, space)

    def layout(self, text: str) -> Scene:
        """Lay other sectors; nothing lies on them but what belongs there."""
        s = self.state
        s.layout = text
        there = {part.split(":")[0] for part in text.split()}
        sectors = self.g.content.sectors.values()
        stock = [
            x.id for x in sectors if x.id not in there and (s.options.sectors or x.set == "base")
        ]
        s.stack_of_sectors = Zone.of(stock)
        s.bag = Zone(tuple(Card(c.face, 0) for c in (*s.bag.cards, *s.laid.cards)))
        s.laid, s.laid_at = Zone(), ()
        gone = [card for zone in s.digs.values() for card in zone.cards]
        s.relic_bag = Zone((*s.relic_bag.cards, *gone))
        s.digs, s.comets, s.adrift = {}, {}, {}
        for sector in sorted(there):
            furnish(self.g, sector)
        at = chart_of(self.g.content, text)
        s.kiln = at.orbit.special if at.orbit else NOWHERE
        return self

    def at(self, seat: int, space: str) -> Scene:
        captain = self.captain(seat)
        captain.place = captain.last_free = self.place(space)
        return self

    def ship(self, seat: int, ship: str, *, ability: bool = False) -> Scene:
        captain = self.captain(seat)
        captain.ship = ship
        captain.energy = self.g.content.ships[ship].energy
        if ability:
            captain.abilities = (self.g.content.ships[ship].ability,)
        return self

    def ability(self, seat: int, *abilities: str) -> Scene:
        self.captain(seat).abilities = abilities
        return self

    def outfit(self, seat: int, thing: str, spaces: str = "") -> Scene:
        """Put an outfit or mod into the hold, where it fits first or where it is told."""
        captain = self.captain(seat)
        free = empty_spaces(self.g, captain)
        lay_piece(self.g, captain, thing, spaces or piece_ways(self.g, captain, thing, free)[0])
        self.state.shop[thing] -= 1
        return self

    def cargo(self, seat: int, cube: str, n: int = 1) -> Scene:
        for _ in range(n):
            self.state.cubes[cube] -= 1
            assert stow(self.g, self.captain(seat), cube)
        return self

    def stock(self, **cubes: int) -> Scene:
        """Cubes on the economy board."""
        for cube, n in cubes.items():
            self.state.cubes[cube] += self.state.economy[cube] - n
            self.state.economy[cube] = n
        return self

    def put(self, seat: int = 0, **values: Any) -> Scene:
        for name, value in values.items():
            setattr(self.captain(seat), name, value)
        return self

    def harm(self, seat: int, *cells: int, ice: bool = False) -> Scene:
        captain = self.captain(seat)
        for cell in cells:
            if ice:
                captain.ice |= 1 << cell
            else:
                captain.damage |= 1 << cell
        return self

    def relic(self, seat: int, face: str, pair: tuple[int, int]) -> Scene:
        """A relic in the hold, unseen."""
        s, captain = self.state, self.captain(seat)
        n = next(n for n, card in enumerate(s.relic_bag.cards) if card.face == face)
        captain.relics = captain.relics.under(s.relic_bag.cards[n])
        captain.relic_at = (*captain.relic_at, pair)
        s.relic_bag = s.relic_bag.without(n)
        return self

    def token(self, space: str, face: str) -> Scene:
        """An exploration token, face down."""
        s = self.state
        n = next(n for n, card in enumerate(s.bag.cards) if card.face == face)
        s.laid = s.laid.under(s.bag.cards[n])
        s.laid_at = (*s.laid_at, self.place(space))
        s.bag = s.bag.without(n)
        return self

    def mission(self, seat: int, face: str, target: int | None = None) -> Scene:
        """An active mission."""
        s, captain = self.state, self.captain(seat)
        n = next(n for n, card in enumerate(s.missions.cards) if card.face == face)
        s.missions = s.missions.without(n)
        captain.missions = captain.missions.under(Card(face, bit(seat)))
        targets = targets_of(self.g, seat) if target is None else (target,) * 4
        captain.errands = (*captain.errands, Errand(targets))
        return self

    def deck(self, *faces: str) -> Scene:
        """These missions are on top of the deck."""
        s = self.state
        rest = [card for card in s.missions.cards if card.face not in faces]
        s.missions = Zone((*(Card(face, 0) for face in faces), *rest))
        return self

    def sectors(self, *faces: str) -> Scene:
        """These sectors are found next."""
        s = self.state
        rest = [card.face for card in s.stack_of_sectors.cards if card.face not in faces]
        s.stack_of_sectors = Zone(tuple(Card(face, 0) for face in (*faces, *rest)))
        return self

    def title(self, face: str) -> Scene:
        s = self.state
        s.titles = Zone(tuple(card for card in s.titles.cards if card.face != face))
        s.open_titles = (*s.open_titles, face)
        return self

    def event(self, face: str, *, rounds: int = 0) -> Scene:
        """An event is in play, with all that it does when it comes."""
        s = self.state
        s.events = Zone(tuple(card for card in s.events.cards if card.face != face))
        s.in_play = (*s.in_play, EventInPlay(face, 0, s.round, rounds))
        if face in BEGINS:
            BEGINS[face](self.g, 0)
            if s.stack:
                self.g.advance()
        return self

    def npc(self, id: str, space: str, *, holder: int = 0, behaviour: str = "") -> Scene:
        facts = self.g.content.npcs[id]
        self.state.npcs.append(
            NpcShip(
                id,
                holder,
                self.place(space),
                0,
                facts.bounty,
                0,
                0,
                NOBODY,
                False,
                (),
                behaviour,
                True,
            )
        )
        return self

    def dice(self, **rolls: list[int]) -> Scene:
        """What the dice will show: `d20=[7, 15]`."""
        assert isinstance(self.g.chance, ScriptedChance)
        for die, faces in rolls.items():
            self.g.chance.script[die] = [face - 1 for face in faces]
        return self

    def chance(self, **draws: list[int]) -> Scene:
        """What else is drawn, by its stream."""
        assert isinstance(self.g.chance, ScriptedChance)
        self.g.chance.script.update(draws)
        return self

    # --- playing -----------------------------------------------------------------------------

    def turn(self, seat: int = 0) -> Scene:
        self.state.stack = [Turn(seat)]
        self.g.advance()
        return self

    def again(self) -> Scene:
        """The same question, asked anew after the position was changed."""
        self.g.advance()
        return self

    def business(self, seat: int = 0) -> Scene:
        self.state.stack = [Business(seat)]
        self.g.advance()
        return self

    def run(self, *frames: Any) -> Scene:
        self.state.stack = list(reversed(frames))
        self.g.advance()
        return self

    def play(self, *texts: str) -> Scene:
        for text in texts:
            move = GAME.notation.parse(text)
            seat = next(
                s for s in [*self.g.to_act(), *range(self.state.players)] if self.offers(s, move)
            )
            self.g.submit(seat, move)
            assert violations(self.g) == []
        return self

    def offers(self, seat: int, move: Any) -> bool:
        return move in self.g.offers_for(seat) or move in self.g.offers_aside(seat)

    def end(self) -> Scene:
        """Stop acting and let the turn end."""
        for text in ("done", "done", "end"):
            if self.asked() != "end_of_turn" and text == "end":
                break
            if text in self.texts():
                self.play(text)
        return self

    # --- looking -----------------------------------------------------------------------------

    def asked(self) -> str:
        return type(self.g.question).kind() if self.g.question else ""

    def texts(self) -> list[str]:
        return [str(move) for move in self.g.offers]

    def can(self, text: str) -> bool:
        return text in self.texts()

    def refused(self, text: str) -> bool:
        seat = self.g.seat
        try:
            self.g.offered(seat, GAME.notation.parse(text))
        except OrreryError:
            return True
        return False

    def why(self) -> set[str]:
        return {r.why.id for r in self.refusals()}

    def refusals(self) -> list[Refusal]:
        return self.g.explained(self.g.seat)[1]

    def told(self, text: str) -> Offer:
        offers, _ = self.g.explained(self.g.seat)
        return next(o for o in offers if str(o.move) == text)

    def previews(self, text: str) -> list[Message]:
        return list(self.told(text).preview)

    def where(self, seat: int = 0) -> str:
        place = self.captain(seat).place
        return "" if place == NOWHERE else space_id(self.g, place)

    def where_is(self, npc: str) -> str:
        place = next(n.place for n in self.state.npcs if n.id == npc)
        return "" if place == NOWHERE else space_id(self.g, place)

    def ship_of(self, npc: str) -> NpcShip:
        return next(n for n in self.state.npcs if n.id == npc)

    def earned(self, seat: int, source: str) -> int:
        captain = self.captain(seat)
        return captain.earned[SOURCE[source]] + captain.fame[SOURCE[source]]

    def hurt(self, seat: int = 0) -> int:
        """Damage of both kinds."""
        captain = self.captain(seat)
        return (captain.damage | captain.ice).bit_count()

    def heard(self) -> list[str]:
        return [type(heard.event).__name__ for heard in self.g.heard or []]


def around(*sectors: str) -> str:
    places = ("1:0", "0:1", "-1:1", "-1:0")
    return " ".join(["nyr:0:0:0", *(f"{s}:{at}:0" for s, at in zip(sectors, places, strict=False))])


def holder(face: str, space: str, *sectors: str, target: int = 1, **options: Any) -> Scene:
    """Seat 0 with a mission on a space; seat 1 on Nyr's ring."""
    scene = Scene(layout=around(*sectors), **options).at(0, space).at(1, "nyr.b6")
    return scene.mission(0, face, target)


def duel(**options: Any) -> Scene:
    """Two Swamp Rats side by side in open space."""
    scene = Scene(**options).ship(0, "swamp_rat").ship(1, "swamp_rat")
    return scene.at(0, "long_quiet.a0").at(1, "long_quiet.a1")


def fire(scene: Scene, markers: int = 1) -> Scene:
    """Markers onto the weapon: a first spot that is the only one takes its marker by itself."""
    while scene.asked() == "open_fire" and len(scene.g.question.spots) < markers:  # type: ignore[union-attr]
        scene.play(next(text for text in scene.texts() if text.startswith("arm")))
    return scene.play("done") if scene.asked() == "open_fire" else scene
