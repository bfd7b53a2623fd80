"""BTS-6.6: colonizing, and the other ways to a colony."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.mat import LastDisc, ability, return_cube, take_disc, use_ability
from orrery.games.beyond_the_sun.model import (
    DISC_NAMES,
    NOBODY,
    OFF,
    Colony,
    G,
    TurnQuestion,
    TurnTask,
    berths_of,
    level_of,
    strength,
)
from orrery.games.beyond_the_sun.space import CheckControl, board_of, lose, remove_ship
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why, Zone, on
from orrery.kernel.effects import Frames

DECKS = "AB"
NO_SYSTEM = Why("why-no-colony", "BTS-6.6.1")
NOT_CONTROLLED = Why("why-not-controlled", "BTS-6.6.1")
TOO_WEAK = Why("why-too-weak", "BTS-6.6.1")
NO_CARD = Why("why-no-system-card", "BTS-6.6.1")
NOTHING_ATTACHED = Why("why-nothing-attached", "BTS-11.9")


def draw_system(g: G, deck: str) -> str:
    """BTS-6.6.4: the top card of a deck, else of the other one, else nothing. Everybody sees it."""
    for zone in (DECKS.index(deck), 1 - DECKS.index(deck)):
        if g.state.systems[zone]:
            top, g.state.systems[zone] = g.state.systems[zone].split(1)
            return g.show(top)[0].face
    return ""


def needed(g: G, place: int, extra: int) -> int:
    return g.content.systems[g.state.cards[place]].strength + extra


def why_not_colonize(g: G, seat: int, place: int, e: fx.Colonize) -> Why | None:
    """BTS-6.6.1: control, unless the effect needs none, and strength; others do not matter."""
    s = g.state
    if not s.cards[place]:
        return NO_CARD
    if not e.uncontrolled and s.owners[place] != seat:
        return NOT_CONTROLLED
    if strength(s.factions[seat], place) < needed(g, place, e.extra):
        return TOO_WEAK
    return None


def to_colonize(g: G, seat: int, e: fx.Colonize) -> list[int]:
    """The places whose system a faction can colonize now."""
    owners, places = g.state.owners, board_of(g).colonizable
    own = places if e.uncontrolled else [place for place in places if owners[place] == seat]
    return [place for place in own if why_not_colonize(g, seat, place, e) is None]


def cannot_colonize(g: G, seat: int, e: fx.Colonize, left: fx.Left) -> Why | None:
    return None if to_colonize(g, seat, e) else NO_SYSTEM


@fx.rule(fx.Colonize, hinders=cannot_colonize, passes=True, skips=True)
def do_colonize(g: G, seat: int, e: fx.Colonize, must: bool) -> Frames:
    return [ChooseSystem(seat, e)]


class ChooseSystem(TurnQuestion):
    """BTS-6.6.1: which system to colonize."""

    effect: fx.Colonize
    optional: bool = False

    def options(self, g: G) -> list[Move]:
        ids = board_of(g).ids
        found = [moves.Colonize.at[ids[at]] for at in to_colonize(g, self.seat, self.effect)]
        return [PASS, *found] if self.optional else found

    @on(moves.Colonize)
    def colonize(self, g: G, move: moves.Colonize) -> None:
        place = board_of(g).index[move.place]
        need = needed(g, place, self.effect.extra)
        g.push(ReturnSettlers(self.seat, place, need), TakeSystem(self.seat, place))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Colonize):
            return Offer(move)
        place = board_of(g).index[move.place]
        system = g.content.systems[g.state.cards[place]]
        preview = (
            Message("preview-strength", {"n": needed(g, place, self.effect.extra)}),
            Message("preview-vp", {"n": system.vp}),
        )
        return Offer(move, (f"place:{move.place}", f"system:{system.id}"), preview)

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        f, board, cards = g.state.factions[seat], board_of(g), g.state.cards
        for place in board.colonizable:
            why = why_not_colonize(g, seat, place, self.effect)
            if why is not None and cards[place]:
                need, have = needed(g, place, self.effect.extra), strength(f, place)
                facts = {"system": cards[place], "need": need, "have": have}
                yield Refusal(f"place:{board.ids[place]}", why, facts)


class ReturnSettlers(TurnQuestion):
    """BTS-6.6.2: ships of the needed strength go back to supply; more may go, unpaid."""

    place: int
    left: int
    """The strength still to be returned; 0 or less when it is enough."""

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-return-settlers", {"left": max(self.left, 0)})

    def options(self, g: G) -> list[Move]:
        f = g.state.factions[self.seat]
        levels = [level_of(at) for at in berths_of(self.place) if f.ships[at]]
        settle: list[Move] = [moves.Settle.at[level] for level in levels]
        if self.left <= 0:
            return [PASS, *settle]
        if levels and strength(f, self.place) - levels[0] < self.left:
            return settle[:1]  # every ship has to go: no choice, whatever the order
        return settle

    @on(moves.Settle)
    def settle(self, g: G, move: moves.Settle) -> None:
        remove_ship(g, self.seat, move.level, self.place)
        return_cube(g, g.state.factions[self.seat])
        g.emit(log.ShipSettled(self.seat, move.level, board_of(g).ids[self.place]))
        g.push(ReturnSettlers(self.seat, self.place, self.left - move.level))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Settle):
            return Offer(move)
        return Offer(move, (f"ship:{self.seat}:{move.level}:{board_of(g).ids[self.place]}",))


class TakeSystem(TurnTask):
    """BTS-6.6.3, 6.6.4: other ships leave, the card comes to the mat, the slot is refilled.

    BTS-11.2: without control the colonizer owes the outpost disc too.
    """

    seat: int
    place: int

    def run(self, g: G) -> None:
        s, board, place, seat = g.state, board_of(g), self.place, self.seat
        disperse(g, place)
        system = s.cards[place]
        discs: tuple[int, ...] = ()
        if s.owners[place] == seat:
            discs = (s.discs[place],)
            s.owners[place] = NOBODY
        lose(g, place)
        add_colony(g, seat, Colony(system, discs), board.ids[place])
        refill(g, place)
        missing = [PlaceColonyDisc(seat, system)] * (2 - len(discs))
        g.push(*missing, ColonyBonus(seat, system))


def add_colony(g: G, seat: int, colony: Colony, origin: str) -> None:
    """BTS-6.6.3: the card comes to the mat."""
    f = g.state.factions[seat]
    f.colonies = (*f.colonies, colony)
    g.emit(log.Colonized(seat, colony.system, origin))


def disperse(g: G, place: int) -> None:
    """BTS-6.6.3: every ship that is still there goes to Deep Space."""
    moved = False
    for f in g.state.factions:
        for at, to in zip(berths_of(place), berths_of(board_of(g).deep), strict=True):
            moved |= f.ships[at] > 0
            f.ships[to] += f.ships[at]
            f.ships[at] = 0
    g.state.touched |= 1 << place
    if moved:
        g.emit(log.ShipsDispersed(board_of(g).ids[place]))


def refill(g: G, place: int) -> None:
    """BTS-6.6.4; the Rogue Planet is not replaced."""
    s, board = g.state, board_of(g)
    if place == board.rogue:
        s.cards[place] = ""
        s.extra = tuple(line for line in s.extra if board.rogue not in line)
        discard(g, fx.ExtraSystem)
        return
    s.cards[place] = draw_system(g, board.places[place].deck or "A")
    if s.cards[place]:
        g.emit(log.SystemRevealed(s.cards[place], board.ids[place]))


def discard(g: G, kind: type[fx.ExtraSystem] | type[fx.Dyson]) -> None:
    """A lasting event of this kind leaves play: its system is gone (BTS-9.9, 11.9)."""
    effects = g.content.event_effects
    g.state.lasting = tuple(
        event for event in g.state.lasting if not any(type(e) is kind for e in effects[event])
    )


class PlaceColonyDisc(TurnQuestion):
    """BTS-6.6.5: one more production disc of a specialization of the system."""

    system: str
    tells = ("system",)

    def options(self, g: G) -> list[Move]:
        return [moves.Outpost.at[spec] for spec in g.content.systems[self.system].specs]

    @on(moves.Outpost)
    def place_disc(self, g: G, move: moves.Outpost) -> None:
        f = g.state.factions[self.seat]
        disc = take_disc(g, self.seat, DISC_NAMES.index(move.disc))
        f.colonies = tuple(
            Colony(c.system, (*c.discs, disc)) if c.system == self.system else c for c in f.colonies
        )
        g.emit(log.ColonyDisc(self.seat, self.system, DISC_NAMES[disc]))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, (*move.targets(seat), f"system:{self.system}"))


class ColonyBonus(TurnTask):
    """BTS-6.6.6: the bonus in full; the slot's new card is already there."""

    seat: int
    system: str

    def run(self, g: G) -> None:
        more = ability(g, self.seat, "colonizing")
        g.push(
            *([use_ability(g, self.seat, more)] if more else []),
            CheckControl(),
            fx.Perform(self.seat, g.content.bonus[self.system]),
            LastDisc(self.seat),
        )


# --- other ways to a colony ----------------------------------------------------------------------


@fx.rule(fx.DrawColony)
def do_draw_colony(g: G, seat: int, e: fx.DrawColony, must: bool) -> Frames:
    """BTS-9.5, 11.3: draw systems and take one as a colony with one disc."""
    drawn = tuple(filter(None, (draw_system(g, e.deck) for _ in range(e.draw))))
    if not drawn:
        return None
    g.emit(log.Drawn(seat, drawn))
    return [KeepSystem(seat, drawn)]


class KeepSystem(TurnQuestion):
    """BTS-11.3: one of the drawn systems becomes a colony; the others go under their deck."""

    drawn: tuple[str, ...]

    def options(self, g: G) -> list[Move]:
        return [moves.Keep.at[system] for system in self.drawn]

    @on(moves.Keep)
    def keep(self, g: G, move: moves.Keep) -> None:
        add_colony(g, self.seat, Colony(move.system, ()), "-")
        for system in self.drawn:
            if system != move.system:
                deck = DECKS.index(g.content.systems[system].deck)
                g.state.systems[deck] = g.state.systems[deck].under(*Zone.of([system]).cards)
        g.push(PlaceColonyDisc(self.seat, move.system), ColonyBonus(self.seat, move.system))


@fx.rule(fx.ExtraSystem)
def do_extra_system(g: G, seat: int, e: fx.ExtraSystem, must: bool) -> Frames:
    """BTS-11.9: the Rogue Planet beside a slot of the active player's choice."""
    system = draw_system(g, e.deck)
    if not system:
        discard(g, fx.ExtraSystem)
        return None
    return [AttachSystem(seat, system)]


class AttachSystem(TurnQuestion):
    """BTS-11.9: beside which system slot the extra card is laid; one line joins them."""

    system: str
    tells = ("system",)

    def options(self, g: G) -> list[Move]:
        board = board_of(g)
        return [moves.Attach.at[board.ids[place]] for place in board.systems]

    @on(moves.Attach)
    def attach(self, g: G, move: moves.Attach) -> None:
        s, board = g.state, board_of(g)
        s.cards[board.rogue] = self.system
        s.extra = (*s.extra, (board.index[move.place], board.rogue))
        g.emit(log.SystemRevealed(self.system, board.ids[board.rogue]))


@fx.rule(fx.Dyson)
def do_dyson(g: G, seat: int, e: fx.Dyson, must: bool) -> None:
    """BTS-9.9, 11.9: a system card is attached; without any card the event goes."""
    g.state.dyson = draw_system(g, e.deck)
    if g.state.dyson:
        g.emit(log.SystemRevealed(g.state.dyson, "dyson"))
    else:
        discard(g, fx.Dyson)


def nothing_attached(g: G, seat: int, e: fx.TakeDyson, left: fx.Left) -> Why | None:
    return None if g.state.dyson else NOTHING_ATTACHED


@fx.rule(fx.TakeDyson, hinders=nothing_attached)
def do_take_dyson(g: G, seat: int, e: fx.TakeDyson, must: bool) -> Frames:
    """BTS-9.9: the card as a colony without discs; the event goes, the pawn stands aside."""
    s = g.state
    system, s.dyson = s.dyson, ""
    add_colony(g, seat, Colony(system, ()), "dyson")
    s.factions[seat].pawn = OFF
    discard(g, fx.Dyson)
    s.changed = True
    return [ColonyBonus(seat, system)]
