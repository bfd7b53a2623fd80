"""BTS-3.1: the action phase: spaces, costs, and actions carried out from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun import mat
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.abilities import MayUse, cost_preview, usable
from orrery.games.beyond_the_sun.components import Action, Cost, Space
from orrery.games.beyond_the_sun.model import NONE, OFF, G, Patent, TurnQuestion, technologies
from orrery.kernel import PASS, Message, Move, Refusal, Why, on
from orrery.kernel.effects import Frames

PAWN_STAYS = Why("why-pawn-stays", "BTS-3.1.1")
OCCUPIED = Why("why-occupied", "BTS-3.1.3")
NOT_RESEARCHED = Why("why-not-researched", "BTS-3.1.5")
COVERED = Why("why-guild-covered", "BTS-2.1.3")
NO_SPACE = Why("why-no-action-space", "BTS-3.1.5")
NOTHING_TO_COPY = Why("why-nothing-to-copy", "BTS-9.4")


def spaces_of(g: G, seat: int) -> list[Space]:
    """BTS-3.1.5: the spaces that a faction may use at all."""
    s, content = g.state, g.content
    spaces = list(content.basic_spaces[s.players])
    for guild in s.guilds:
        spaces += content.guild_spaces[guild]
    for card in technologies(s, seat):
        spaces += content.tech_spaces[card]
    if s.dyson:
        spaces += content.dyson_spaces
    return spaces


class Terms(NamedTuple):
    """What the spaces of a card or an action cost a faction beside what is printed."""

    less: int = 0
    """BTS-11.10, 11.19: Public Grant, a mat's mat.ability."""
    patent: Patent | None = None
    """BTS-11.10: which other faction is paid first, and how much."""

    def ore(self, space: Space) -> int:
        """The ore for the bank."""
        return max(0, space.ore - self.less)

    def price(self, space: Space) -> int:
        """All the ore."""
        return self.ore(space) + (self.patent.ore if self.patent else 0)


AS_PRINTED = Terms()


def all_terms(g: G, seat: int) -> dict[str, Terms]:
    """The cards and actions whose spaces do not cost a faction what is printed (BTS-3.1.8)."""
    s = g.state
    found: dict[str, Terms] = {}
    for slot in {*s.discounts, *s.patents}:
        held = s.patents.get(slot)
        other = held if held and held.seat != seat else None
        found[s.slots[slot]] = Terms(s.discounts.get(slot, 0), other)
    cheaper = mat.ability(g, seat, "research2")
    if cheaper:
        found["research2"] = Terms(cheaper.n)
    return found


def terms(g: G, seat: int, space: Space) -> Terms:
    return all_terms(g, seat).get(space.holder, AS_PRINTED)


def taken(g: G, seat: int, space: Space) -> int:
    """The other faction whose pawn stands in a space, or -1."""
    for other, f in enumerate(g.state.factions):
        if f.pawn == space.id and other != seat and not space.unlimited:
            return other
    return NONE


def displaces(g: G, seat: int) -> bool:
    """BTS-9.7: whether the faction has colonized Ross 154."""
    systems = g.content.systems
    return any(systems[c.system].displaces for c in g.state.factions[seat].colonies)


def why_not_enter(g: G, seat: int, space: Space) -> Why | None:
    """BTS-3.1.1 to 3.1.4: whose pawn forbids a space. Nobody's forbids the unlimited one, so that
    there is always a legal action (BTS-3.1.11)."""
    if space.unlimited:
        return None
    if g.state.factions[seat].pawn == space.id:
        return PAWN_STAYS
    return OCCUPIED if taken(g, seat, space) != NONE and not displaces(g, seat) else None


def begin(g: G, seat: int, action: Action, ore: int) -> fx.Perform:
    """BTS-3.1.9: the whole cost, then the effects."""
    s = g.state
    mat.pay_ore(g, seat, ore)
    mat.return_population(g, seat, action.cost.pop)
    s.changed = False
    s.seized = s.wrested = 0
    return fx.Perform(seat, action.effects, action=True)


class ChooseAction(MayUse):
    """BTS-3.1.1: move the pawn to another action space and carry the action out."""

    def options(self, g: G) -> list[Move]:
        seat, changed = self.seat, all_terms(g, self.seat)
        pawns = {f.pawn for f in g.state.factions}
        acts: list[Move] = []
        for space in spaces_of(g, seat):
            if space.id in pawns and why_not_enter(g, seat, space):
                continue
            special = changed.get(space.holder)
            ore = special.price(space) if special else space.ore
            if mat.why_not_do(g, seat, space.action, ore) is None:
                acts.append(space.act)
        return acts + usable(g, seat)

    @on(moves.Act)
    def act(self, g: G, move: moves.Act) -> None:
        space = space_of(g, move)
        now = terms(g, self.seat, space)
        self._pay_patent(g, now.patent)
        self._enter(g, space)
        g.push(begin(g, self.seat, space.action, now.ore(space)))

    def _enter(self, g: G, space: Space) -> None:
        other = taken(g, self.seat, space)
        g.state.factions[self.seat].pawn = space.id
        g.emit(log.Acted(self.seat, space.id))
        if other != NONE:
            g.state.factions[other].pawn = OFF
            g.emit(log.Displaced(self.seat, other, space.id))

    def _pay_patent(self, g: G, held: Patent | None) -> None:
        if held:
            g.state.factions[self.seat].ore -= held.ore
            g.state.factions[held.seat].ore += held.ore
            g.emit(log.PaidPatent(self.seat, held.seat, held.ore))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Act):
            return super().preview(g, seat, move)
        space = space_of(g, move)
        return cost_preview(Cost(terms(g, seat, space).price(space), space.action.cost.pop))

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        for space in spaces_of(g, seat):
            ore = terms(g, seat, space).price(space)
            why = why_not_enter(g, seat, space) or mat.why_not_do(g, seat, space.action, ore)
            if why is not None:
                yield Refusal(f"space:{space.id}", why, facts(g, seat, space, why, ore))
        yield from self._not_mine(g, seat)
        yield from super().refusals(g, seat)

    def _not_mine(self, g: G, seat: int) -> Iterator[Refusal]:
        s, own = g.state, technologies(g.state, seat)
        for guild in g.content.guilds:
            if guild not in s.guilds:
                yield Refusal(f"guild:{guild}", COVERED)
        for card in filter(None, s.slots):
            if not g.content.tech_spaces[card]:
                yield Refusal(f"technology:{card}", NO_SPACE)
            elif card not in own:
                yield Refusal(f"technology:{card}", NOT_RESEARCHED)


def space_of(g: G, move: moves.Act) -> Space:
    """The space that a move names; basic ones differ by the number of players."""
    return g.content.spaces[g.state.players][move.space]


def facts(g: G, seat: int, space: Space, why: Why, ore: int) -> dict[str, Any]:
    """The facts behind a refusal of a space."""
    f = g.state.factions[seat]
    if why is mat.NEED_ORE:
        return {"need": ore, "have": f.ore}
    if why is mat.NEED_POP:  # BTS-4.3: cubes that the effects need come on top of the cost
        builds = [e for e in space.action.effects if isinstance(e, fx.Build)]
        built = sum(e.n for e in builds if e.source == "pop")
        return {"need": space.action.cost.pop + built, "have": f.pop}
    return {"other": taken(g, seat, space)} if why is OCCUPIED else {}


# --- actions from elsewhere ----------------------------------------------------------------------


class ActNow(TurnQuestion):
    """BTS-9.3: use an action of the technology just researched, at its cost, occupied or not."""

    technology: str

    def options(self, g: G) -> list[Move]:
        found: dict[Action, Move] = {}
        for space in g.content.tech_spaces[self.technology]:
            ore = terms(g, self.seat, space).ore(space)
            if mat.why_not_do(g, self.seat, space.action, ore) is None:
                found.setdefault(space.action, space.act)
        return [PASS, *found.values()]

    @on(moves.Act)
    def act(self, g: G, move: moves.Act) -> None:
        space = space_of(g, move)
        g.emit(log.Copied(self.seat, space.id))
        g.push(begin(g, self.seat, space.action, terms(g, self.seat, space).ore(space)))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Act):
            return ()
        space = space_of(g, move)
        return cost_preview(Cost(terms(g, seat, space).ore(space), space.action.cost.pop))


def copyable(g: G, seat: int) -> list[Space]:
    """BTS-9.4, 11.6: actions that contain research, on the board whoever has them, own private
    ones (BTS-9.12), occupied or not."""
    s, content = g.state, g.content
    holders = (*content.basic, *s.guilds, *s.slots, *s.factions[seat].private)
    return [space for holder in holders for space in content.copies[s.players].get(holder, ())]


def copied_ore(g: G, seat: int, space: Space) -> int:
    """BTS-11.6: the ore of a copied action: discounts, but no surcharge, no patent."""
    return max(0, terms(g, seat, space).ore(space) - space.surcharge)


def copy_options(g: G, seat: int, ore: int) -> list[Move]:
    found: list[Move] = []
    for space in copyable(g, seat):
        cost = copied_ore(g, seat, space)
        if cost <= ore and mat.why_not_do(g, seat, space.action, cost) is None:
            found.append(moves.Copy.at[space.id])
    return found


def cannot_copy(g: G, seat: int, e: fx.CopyResearch, left: fx.Left) -> Why | None:
    return None if copy_options(g, seat, left[0]) else NOTHING_TO_COPY


@fx.rule(fx.CopyResearch, hinders=cannot_copy, skips=True)
def do_copy(g: G, seat: int, e: fx.CopyResearch, must: bool) -> Frames:
    return [CopyAction(seat)]


class CopyAction(TurnQuestion):
    """BTS-9.4: which action Quantum Networking copies; the pawn stays where it is."""

    def options(self, g: G) -> list[Move]:
        return copy_options(g, self.seat, g.state.factions[self.seat].ore)

    @on(moves.Copy)
    def copy(self, g: G, move: moves.Copy) -> None:
        space = self._named(g, move)
        g.emit(log.Copied(self.seat, move.space))
        g.push(begin(g, self.seat, space.action, copied_ore(g, self.seat, space)))

    def _named(self, g: G, move: Move) -> Space:
        found = copyable(g, self.seat)
        return next(space for space in found if moves.Copy.at[space.id] == move)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        space = self._named(g, move)
        return cost_preview(Cost(copied_ore(g, seat, space), space.action.cost.pop))
