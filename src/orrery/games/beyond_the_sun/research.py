"""BTS-6.1: researching technologies, discovering cards, private technologies, the tech table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.actions import ActNow
from orrery.games.beyond_the_sun.components import Tree
from orrery.games.beyond_the_sun.mat import has_supply, take_supply
from orrery.games.beyond_the_sun.model import G, TurnQuestion, TurnTask
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why, Zone, bits, on
from orrery.kernel.effects import Frames

ENOUGH = 2
"""BTS-6.1.4 (b): cards of the wanted type that are shown; BTS-10.3.2: of every type in a row."""

NO_SLOT = Why("why-no-slot", "BTS-6.1.1")
NO_CUBE = Why("why-no-population", "BTS-6.1.8")
KNOWN = Why("why-known", "BTS-6.1.1")
PREREQUISITES = Why("why-prerequisites", "BTS-6.1.1")
UNDISCOVERED = Why("why-undiscovered", "BTS-6.1.1")
OTHER_LEVEL = Why("why-other-level", "BTS-6.1.1")
NO_COLONIES = Why("why-no-colonies", "BTS-11.5")


# --- choosing a slot -----------------------------------------------------------------------------


def why_not_slot(
    g: G, seat: int, slot: int, levels: tuple[int, ...], discovered: bool
) -> Why | None:
    """BTS-6.1.1: not yet researched, discovered where an eye is shown, prerequisites fulfilled."""
    s, tree = g.state, g.content.tree
    if tree.levels[slot] not in levels:
        return OTHER_LEVEL
    known = s.factions[seat].slots
    if known >> slot & 1:
        return KNOWN
    if (known & tree.masks[slot]).bit_count() < tree.needs[slot]:
        return PREREQUISITES
    if discovered and not s.slots[slot]:
        return UNDISCOVERED
    return None


def open_slots(g: G, seat: int, levels: tuple[int, ...], discovered: bool) -> Sequence[int]:
    """The slots that a faction may research now."""
    cards = g.state.slots
    found = within_reach(g.content.tree, g.state.factions[seat].slots, levels)
    return [slot for slot in found if cards[slot]] if discovered else found


@lru_cache(maxsize=1 << 16)
def within_reach(tree: Tree, known: int, levels: tuple[int, ...]) -> tuple[int, ...]:
    """The slots of some levels that are not researched yet and whose prerequisites are."""
    return tuple(
        slot
        for level in levels
        for slot in tree.of_level[level]
        if not known >> slot & 1 and (known & tree.masks[slot]).bit_count() >= tree.needs[slot]
    )


def scaled(g: G, seat: int) -> tuple[int, ...]:
    """BTS-11.5: levels up to the number of colonies."""
    return (1, 2, 3, 4)[: len(g.state.factions[seat].colonies)]


def cannot_research(g: G, seat: int, e: fx.Research, left: fx.Left) -> Why | None:
    """BTS-6.1.8, 11.7: a population cube has to be left, or a supply cube where it takes one."""
    if not left[1] and not (e.supply and has_supply(g.state.factions[seat])):
        return NO_CUBE
    return None if open_slots(g, seat, e.levels, e.discovered) else NO_SLOT


@fx.rule(fx.Research, hinders=cannot_research, passes=True, skips=True)
def do_research(g: G, seat: int, e: fx.Research, must: bool) -> Frames:
    return [ChooseSlot(seat, e.levels, e.discovered, e.supply)]


def cannot_research_scaled(g: G, seat: int, e: object, left: fx.Left) -> Why | None:
    levels = scaled(g, seat)
    return cannot_research(g, seat, fx.Research(levels), left) if levels else NO_COLONIES


@fx.rule(fx.ResearchScaled, hinders=cannot_research_scaled, skips=True)
def do_research_scaled(g: G, seat: int, e: fx.ResearchScaled, must: bool) -> Frames:
    return do_research(g, seat, fx.Research(scaled(g, seat)), must)


def cannot_research_then_act(g: G, seat: int, e: fx.ResearchThenAct, left: fx.Left) -> Why | None:
    return cannot_research(g, seat, fx.Research(e.levels, True), left)


@fx.rule(fx.ResearchThenAct, hinders=cannot_research_then_act, skips=True)
def do_research_then_act(g: G, seat: int, e: fx.ResearchThenAct, must: bool) -> Frames:
    """BTS-9.3: research something discovered, then perhaps use one of its actions at once."""
    return [ChooseSlot(seat, e.levels, True, False, then_act=True)]


class ChooseSlot(TurnQuestion):
    """BTS-6.1.1, 6.1.2: choose a slot and place the cube that stays there."""

    levels: tuple[int, ...]
    discovered: bool
    supply: bool
    optional: bool = False
    then_act: bool = False

    def prompt(self, g: G, seat: int | None) -> Message:
        levels = fx.say_levels(self.levels)
        return Message("ask-choose-slot", {"levels": levels, "eye": self.discovered})

    def options(self, g: G) -> list[Move]:
        ids = g.content.tree.ids
        slots = open_slots(g, self.seat, self.levels, self.discovered)
        skip: list[Move] = [PASS] if self.optional else []
        return skip + [moves.Research.at[ids[slot]] for slot in slots]

    @on(moves.Research)
    def research(self, g: G, move: moves.Research) -> None:
        s = g.state
        f = s.factions[self.seat]
        slot = g.content.tree.index[move.slot]
        if not (self.supply and take_supply(f)):
            f.pop -= 1
        f.slots |= 1 << slot
        s.changed = True
        frames: list[TurnTask | TurnQuestion] = []
        if not s.slots[slot]:
            if slot in g.content.tree.covered:
                frames.append(RevealEvent(self.seat, slot))
            frames.append(Discover(self.seat, slot))
        frames.append(Immediate(self.seat, slot))
        if self.then_act:
            frames.append(ActNow(self.seat, s.slots[slot]))
        g.push(*frames)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        slot = g.content.tree.index[move.slot] if isinstance(move, moves.Research) else None
        card = "" if slot is None else g.state.slots[slot]
        if not card:
            return Offer(move, move.targets(seat))
        preview = (
            Message("preview-technology", {"technology": card}),
            Message("preview-vp", {"n": g.content.technologies[card].vp}),
        )
        return Offer(move, (*move.targets(seat), f"technology:{card}"), preview)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        tree = g.content.tree
        for slot, id in enumerate(tree.ids):
            why = why_not_slot(g, seat, slot, self.levels, self.discovered)
            if why is not None and why is not OTHER_LEVEL:
                lacking = tree.masks[slot] & ~g.state.factions[seat].slots
                missing = [tree.ids[i] for i in bits(lacking)]
                yield Refusal(f"slot:{id}", why, {"missing": missing, "need": tree.needs[slot]})


# --- discovering ---------------------------------------------------------------------------------


class RevealEvent(TurnTask):
    """BTS-6.1.3: the event on an undiscovered slot is turned up and resolved."""

    seat: int
    slot: int

    def run(self, g: G) -> None:
        s = g.state
        at = g.content.tree.covered.index(self.slot)
        card = g.show(s.events.cards[at : at + 1])[0]
        s.events = Zone((*s.events.cards[:at], card, *s.events.cards[at + 1 :]), s.events.eyes)
        event = g.content.events[card.face]
        g.emit(log.EventRevealed(self.seat, event.id, g.content.tree.ids[self.slot]))
        if event.stays:
            s.lasting = (*s.lasting, event.id)
            g.emit(log.Lasting(event.id))
        g.push(fx.Perform(self.seat, g.content.event_effects[event.id]))


class Discover(TurnTask):
    """BTS-6.1.4: an undiscovered slot gets its card."""

    seat: int
    slot: int

    def run(self, g: G) -> None:
        level = g.content.tree.levels[self.slot]
        if g.state.options.tech_table:
            open_row(g, level)
        g.push(SeekType(self.seat, self.slot, available_types(g, self.seat, self.slot)))


def available_types(g: G, seat: int, slot: int) -> tuple[str, ...]:
    """BTS-9.14, 6.1.4 (a): the types that the prerequisites of the faction show on their right."""
    s = g.state
    known = bits(s.factions[seat].slots & g.content.tree.masks[slot])
    cards = [g.content.technologies[s.slots[i]] for i in known if s.slots[i]]
    shown = {type for card in cards for type in card.out}
    return tuple(type for type in fx.TYPES if type in shown) or fx.TYPES


class SeekType(TurnQuestion):
    """BTS-6.1.4 (a): choose the type before anything is drawn; with the tech table, before one of
    the cards of the row that match is chosen (BTS-10.3.3)."""

    slot: int
    types: tuple[str, ...]

    def options(self, g: G) -> list[Move]:
        return [moves.Seek.at[type] for type in self.types]

    @on(moves.Seek)
    def seek(self, g: G, move: moves.Seek) -> None:
        level = g.content.tree.levels[self.slot]
        row = g.state.rows[level - 2]
        g.emit(log.TypeSought(self.seat, move.type))
        drawn: tuple[str, ...] = ()
        if row is None:
            drawn = draw_until(g, level, move.type)
            g.emit(log.Drawn(self.seat, drawn))
        pool = drawn if row is None else row
        matching = tuple(t for t in pool if move.type in g.content.technologies[t].types)
        if matching:
            g.push(PickTechnology(self.seat, self.slot, matching, drawn))
        else:
            self._without_match(g, move.type, pool, drawn)

    def _without_match(
        self, g: G, type: str, pool: tuple[str, ...], drawn: tuple[str, ...]
    ) -> None:
        """BTS-6.1.4 (d): another available type, else any card of the level."""
        types = {t for card in pool for t in g.content.technologies[card].types}
        others = tuple(t for t in self.types if t != type and t in types)
        if others:
            put_under(g, g.content.tree.levels[self.slot], drawn)
            g.push(SeekType(self.seat, self.slot, others))
        else:
            g.push(PickTechnology(self.seat, self.slot, pool, drawn))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Seek)
        return Offer(move, (f"slot:{g.content.tree.ids[self.slot]}", f"type:{move.type}"))


def draw_until(g: G, level: int, type: str) -> tuple[str, ...]:
    """BTS-6.1.4 (b), (e): draw openly until two cards match or the deck is empty."""
    deck = g.state.decks[level - 2]
    count = matches = 0
    for card in deck.cards:
        count += 1
        matches += type in g.content.technologies[card.face].types
        if matches == ENOUGH:
            break
    top, g.state.decks[level - 2] = deck.split(count)
    return tuple(card.face for card in g.show(top))


def put_under(g: G, level: int, cards: tuple[str, ...]) -> None:
    """BTS-6.1.4 (c): under the deck in random order."""
    if cards:
        mixed = g.shuffle(f"under:tech{level}", Zone.of(cards))
        g.state.decks[level - 2] = g.state.decks[level - 2].under(*mixed.cards)


class PickTechnology(TurnQuestion):
    """BTS-6.1.4 (c): one of the matching cards goes into the slot, the rest under the deck."""

    slot: int
    choices: tuple[str, ...]
    drawn: tuple[str, ...]
    """All that was drawn; empty when the choice is from the tech table."""

    def options(self, g: G) -> list[Move]:
        return [moves.Pick.at[technology] for technology in self.choices]

    @on(moves.Pick)
    def pick(self, g: G, move: moves.Pick) -> None:
        s, level = g.state, g.content.tree.levels[self.slot]
        s.slots[self.slot] = move.technology
        g.emit(log.Discovered(self.seat, move.technology, g.content.tree.ids[self.slot]))
        if self.drawn:
            put_under(g, level, tuple(t for t in self.drawn if t != move.technology))
        else:
            row = s.rows[level - 2] or ()
            s.rows[level - 2] = tuple(t for t in row if t != move.technology)
            fill_row(g, level)
        open_offered_rows(g)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        assert isinstance(move, moves.Pick)
        return (Message("preview-vp", {"n": g.content.technologies[move.technology].vp}),)


class Immediate(TurnTask):
    """BTS-6.1.5: the immediate bonus, once, by every faction that researches the card."""

    seat: int
    slot: int

    def run(self, g: G) -> None:
        card = g.state.slots[self.slot]
        g.emit(log.Researched(self.seat, g.content.tree.ids[self.slot], card))
        g.push(fx.Perform(self.seat, g.content.immediate[card]))


# --- private technologies ------------------------------------------------------------------------


def no_technology(g: G, seat: int, e: fx.PrivateTech, left: fx.Left) -> Why | None:
    return None if g.state.decks[e.levels[0] - 2] else fx.NO_CHANGE


@fx.rule(fx.PrivateTech, hinders=no_technology)
def do_private_tech(g: G, seat: int, e: fx.PrivateTech, must: bool) -> Frames:
    """BTS-9.12, 11.4: draw, show, keep one; no population is needed. The cards come from the deck
    where there is a tech table too (BTS-10.3.4)."""
    level = e.levels[0]
    top, g.state.decks[level - 2] = g.state.decks[level - 2].split(e.draw)
    drawn = tuple(card.face for card in g.show(top))
    if not drawn:
        return None
    g.emit(log.Drawn(seat, drawn))
    return [PickPrivate(seat, level, drawn)]


class PickPrivate(TurnQuestion):
    """BTS-11.4: keep one of the drawn technologies beside the mat."""

    level: int
    drawn: tuple[str, ...]

    def options(self, g: G) -> list[Move]:
        return [moves.Pick.at[technology] for technology in self.drawn]

    @on(moves.Pick)
    def pick(self, g: G, move: moves.Pick) -> None:
        f = g.state.factions[self.seat]
        f.private = (*f.private, move.technology)
        put_under(g, self.level, tuple(t for t in self.drawn if t != move.technology))
        g.emit(log.KeptPrivate(self.seat, move.technology))
        g.push(fx.Perform(self.seat, g.content.immediate[move.technology]))


# --- the tech table ------------------------------------------------------------------------------


def open_offered_rows(g: G) -> None:
    """BTS-10.3.1: a row opens as soon as something in play offers research of its level."""
    if not g.state.options.tech_table:
        return
    s = g.state
    spaces = [space for card in s.slots if card for space in g.content.tech_spaces[card]]
    spaces += [space for guild in s.guilds for space in g.content.guild_spaces[guild]]
    for level in {n for space in spaces for n in fx.research_levels(space.action.effects)} - {1}:
        open_row(g, level)


class OpenFirstRow(TurnTask):
    """BTS-10.3.1: row II is open from the start. What else there is to the tech table is how rows
    are filled and chosen from; all other rules hold as they are (BTS-10.3.5)."""

    def run(self, g: G) -> None:
        if g.state.options.tech_table:
            open_row(g, 2)


def open_row(g: G, level: int) -> None:
    """BTS-10.3.2; also when a row becomes necessary (BTS-9.13)."""
    if level >= 2 and g.state.rows[level - 2] is None:
        g.state.rows[level - 2] = ()
        g.emit(log.RowOpened(level))
        fill_row(g, level)


def fill_row(g: G, level: int) -> None:
    """BTS-10.3.2: reveal until every type is matched by two face-up cards or the deck is empty."""
    s = g.state
    row = list(s.rows[level - 2] or ())
    while s.decks[level - 2] and any(_matches(g, row, type) < ENOUGH for type in fx.TYPES):
        top, s.decks[level - 2] = s.decks[level - 2].split(1)
        row.append(g.show(top)[0].face)
    s.rows[level - 2] = tuple(row)


def _matches(g: G, row: list[str], type: str) -> int:
    return sum(type in g.content.technologies[card].types for card in row)
