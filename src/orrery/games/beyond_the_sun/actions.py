"""BTS-3.1: the action phase: spaces, costs, and actions carried out from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from orrery.games.beyond_the_sun import abilities
from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.components import Action, Space
from orrery.games.beyond_the_sun.effects import (
    Build,
    CopyResearch,
    Frames,
    Perform,
    changes,
    contains_research,
    obstacle,
    only_research,
    rule,
)
from orrery.games.beyond_the_sun.mat import NEED_ORE, NEED_POP, ability, pay_ore, return_population
from orrery.games.beyond_the_sun.model import OFF, Faction, G, TurnQuestion
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why

NONE = -1
PAWN_STAYS = Why("why-pawn-stays", "BTS-3.1.1")
OCCUPIED = Why("why-occupied", "BTS-3.1.3")
NOT_RESEARCHED = Why("why-not-researched", "BTS-3.1.5")
COVERED = Why("why-guild-covered", "BTS-2.1.3")
NO_SPACE = Why("why-no-action-space", "BTS-3.1.5")
NO_CHANGE = Why("why-no-change", "BTS-3.1.7")
NOTHING_TO_COPY = Why("why-nothing-to-copy", "BTS-9.4")


def spaces_of(g: G, seat: int) -> Iterator[tuple[Space, int]]:
    """BTS-3.1.5: the spaces that a faction may use at all, with the slot of their card."""
    s, content = g.state, g.content
    for space in content.basic_spaces[s.players]:
        yield space, NONE
    for guild in s.guilds:
        for space in content.guild_spaces[guild]:
            yield space, NONE
    f = s.factions[seat]
    known, slot = f.slots, 0
    while known:
        if known & 1:
            for space in content.tech_spaces[s.slots[slot]]:
                yield space, slot
        known >>= 1
        slot += 1
    for card in f.private:
        for space in content.tech_spaces[card]:
            yield space, NONE
    if s.dyson:
        for space in content.dyson_spaces:
            yield space, NONE


def ore_cost(g: G, seat: int, space: Space, slot: int) -> int:
    """BTS-3.1.8, 11.10: the ore for the bank: surcharge, Public Grant, Nishida's ability A."""
    ore = space.action.cost.ore + space.surcharge
    if slot in g.state.discounts or (space.holder == "research2" and ability(g, seat, "no_a")):
        ore = max(0, ore - 1)
    return ore


def toll(g: G, seat: int, slot: int) -> int:
    """BTS-11.10: what another faction is paid first (Patent Dispute)."""
    tolls = g.state.tolls
    return 1 if tolls and slot in tolls and tolls[slot] != seat else 0


def taken(g: G, seat: int, space: str) -> int:
    """The other faction whose pawn stands in a space, or -1."""
    for other, f in enumerate(g.state.factions):
        if f.pawn == space and other != seat:
            return other
    return NONE


def displaces(g: G, f: Faction) -> bool:
    """BTS-9.7: whether the faction has colonized Ross 154."""
    return any(colony.system in g.content.displacing for colony in f.colonies)


def why_not_act(g: G, seat: int, space: Space, slot: int) -> Why | None:
    """BTS-3.1.1 to 3.1.7: why a space cannot be chosen."""
    f = g.state.factions[seat]
    if not space.unlimited:
        if f.pawn == space.id:
            return PAWN_STAYS
        if taken(g, seat, space.id) != NONE and not displaces(g, f):
            return OCCUPIED
    ore = ore_cost(g, seat, space, slot) + toll(g, seat, slot)
    return why_not_do(g, seat, space.action, ore)


def why_not_do(g: G, seat: int, action: Action, ore: int) -> Why | None:
    """BTS-3.1.6, 3.1.7: cost, feasibility, and that something changes."""
    f = g.state.factions[seat]
    if f.ore < ore:
        return NEED_ORE
    pop = f.pop - action.cost.pop
    if pop < 0:
        return NEED_POP
    why = obstacle(g, seat, action.effects, f.ore - ore, pop)
    if why is not None:
        return why
    return None if changes(g, seat, action.effects, pop) else NO_CHANGE


def begin(g: G, seat: int, action: Action, ore: int) -> Perform:
    """BTS-3.1.9: the whole cost, then the effects."""
    s = g.state
    pay_ore(g, seat, ore)
    return_population(g, seat, action.cost.pop)
    s.changed = False
    s.seized = s.wrested = 0
    return Perform(seat, action.effects, action=True)


class ChooseAction(TurnQuestion):
    """BTS-3.1.1: move the pawn to another action space and carry the action out."""

    clause = "BTS-3.1.1"

    def options(self, g: G) -> list[Move]:
        seat = self.seat
        options: list[Move] = [
            space.act
            for space, slot in spaces_of(g, seat)
            if why_not_act(g, seat, space, slot) is None
        ]
        return options + abilities.usable(g, seat)

    def answer(self, g: G, move: Move) -> None:
        if isinstance(move, moves.Use):
            g.push(*abilities.use(g, self.seat, move), self)
            return
        assert isinstance(move, moves.Act)
        space, slot = next(pair for pair in spaces_of(g, self.seat) if pair[0].act == move)
        self._enter(g, space)
        self._pay_toll(g, slot)
        g.push(begin(g, self.seat, space.action, ore_cost(g, self.seat, space, slot)))

    def _enter(self, g: G, space: Space) -> None:
        other = NONE if space.unlimited else taken(g, self.seat, space.id)
        g.state.factions[self.seat].pawn = space.id
        g.emit(log.Acted(self.seat, space.id))
        if other != NONE:
            g.state.factions[other].pawn = OFF
            g.emit(log.Displaced(self.seat, other, space.id))

    def _pay_toll(self, g: G, slot: int) -> None:
        due = toll(g, self.seat, slot)
        if due:
            other = g.state.tolls[slot]
            g.state.factions[self.seat].ore -= due
            g.state.factions[other].ore += due
            g.emit(log.PaidToll(self.seat, other, due))

    def offer(self, g: G, move: Move) -> Offer:
        if not isinstance(move, moves.Act):
            return abilities.offer(g, self.seat, move)
        space, slot = next(pair for pair in spaces_of(g, self.seat) if pair[0].act == move)
        ore = ore_cost(g, self.seat, space, slot) + toll(g, self.seat, slot)
        return Offer(move, (f"space:{space.id}",), cost_preview(ore, space.action))

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        for space, slot in spaces_of(g, seat):
            why = why_not_act(g, seat, space, slot)
            if why is not None:
                ore = ore_cost(g, seat, space, slot) + toll(g, seat, slot)
                yield Refusal(f"space:{space.id}", why, facts(g, seat, space, why, ore))
        yield from self._not_mine(g, seat)
        yield from abilities.refusals(g, seat)

    def _not_mine(self, g: G, seat: int) -> Iterator[Refusal]:
        s, f = g.state, g.state.factions[seat]
        for guild in g.content.guilds:
            if guild not in s.guilds:
                yield Refusal(f"guild:{guild}", COVERED)
        for slot, card in enumerate(s.slots):
            if not card:
                continue
            if not g.content.tech_spaces[card]:
                yield Refusal(f"technology:{card}", NO_SPACE)
            elif not f.slots >> slot & 1:
                yield Refusal(f"technology:{card}", NOT_RESEARCHED)


def cost_preview(ore: int, action: Action) -> tuple[Message, ...]:
    out = [Message("preview-cost-ore", {"n": ore})] if ore else []
    if action.cost.pop:
        out.append(Message("preview-cost-pop", {"n": action.cost.pop}))
    return tuple(out)


def facts(g: G, seat: int, space: Space, why: Why, ore: int) -> dict[str, Any]:
    """The facts behind a refusal of a space."""
    f = g.state.factions[seat]
    if why is NEED_ORE:
        return {"need": ore, "have": f.ore}
    if why is NEED_POP:  # BTS-4.3: cubes that the effects need come on top of the cost
        built = sum(e.n for e in space.action.effects if isinstance(e, Build) and e.source == "pop")
        return {"need": space.action.cost.pop + built, "have": f.pop}
    if why is OCCUPIED:
        return {"other": taken(g, seat, space.id)}
    return {}


# --- actions from elsewhere ----------------------------------------------------------------------


class ActNow(TurnQuestion):
    """BTS-9.3: use an action of the technology just researched, at its cost, occupied or not."""

    technology: str
    clause = "BTS-9.3"

    def options(self, g: G) -> list[Move]:
        return [PASS, *(space.act for space in self._spaces(g))]

    def _spaces(self, g: G) -> list[Space]:
        found: list[Space] = []
        slot = g.state.slots.index(self.technology)
        for space in g.content.tech_spaces[self.technology]:
            ore = ore_cost(g, self.seat, space, slot)
            twin = any(space.action == other.action for other in found)
            if not twin and why_not_do(g, self.seat, space.action, ore) is None:
                found.append(space)
        return found

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            return
        assert isinstance(move, moves.Act)
        space = g.content.space[move.space]
        slot = g.state.slots.index(self.technology)
        g.emit(log.Copied(self.seat, space.id))
        g.push(begin(g, self.seat, space.action, ore_cost(g, self.seat, space, slot)))

    def offer(self, g: G, move: Move) -> Offer:
        if not isinstance(move, moves.Act):
            return Offer(move)
        space = g.content.space[move.space]
        ore = ore_cost(g, self.seat, space, g.state.slots.index(self.technology))
        return Offer(move, (f"space:{space.id}",), cost_preview(ore, space.action))


def copyable(g: G, seat: int) -> Iterator[tuple[Space, int]]:
    """BTS-9.4, 11.6: actions on the board that contain research, own or not, occupied or not."""
    s, content = g.state, g.content
    groups = [(content.basic_spaces[s.players], NONE)]
    groups += [(content.guild_spaces[guild], NONE) for guild in s.guilds]
    groups += [(content.tech_spaces[card], slot) for slot, card in enumerate(s.slots) if card]
    for spaces, slot in groups:
        seen: list[Action] = []
        for space in spaces:
            if space.action not in seen and contains_research(space.action.effects):
                seen.append(space.action)
                yield space, slot


def copied(g: G, seat: int, space: Space, slot: int) -> tuple[Action, int]:
    """BTS-11.6: the action as it is copied, and its ore: discounts, but no surcharge, no toll."""
    action = Action(space.action.cost, only_research(space.action.effects))
    return action, max(0, ore_cost(g, seat, space, slot) - space.surcharge)


def copy_options(g: G, seat: int, ore: int) -> list[Move]:
    found: list[Move] = []
    for space, slot in copyable(g, seat):
        action, cost = copied(g, seat, space, slot)
        if cost <= ore and why_not_do(g, seat, action, cost) is None:
            found.append(moves.Copy(space.id))
    return found


def cannot_copy(g: G, seat: int, e: CopyResearch, ore: int, pop: int) -> Why | None:
    return None if copy_options(g, seat, ore) else NOTHING_TO_COPY


@rule(CopyResearch, obstructs=cannot_copy)
def do_copy(g: G, seat: int, e: CopyResearch, must: bool) -> Frames:
    if not copy_options(g, seat, g.state.factions[seat].ore):
        return None
    return [CopyAction(seat)]


class CopyAction(TurnQuestion):
    """BTS-9.4: which action Quantum Networking copies; the pawn stays where it is."""

    clause = "BTS-9.4"

    def options(self, g: G) -> list[Move]:
        return copy_options(g, self.seat, g.state.factions[self.seat].ore)

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Copy)
        space, slot = self._found(g, move)
        action, ore = copied(g, self.seat, space, slot)
        g.emit(log.Copied(self.seat, space.id))
        g.push(begin(g, self.seat, action, ore))

    def _found(self, g: G, move: moves.Copy) -> tuple[Space, int]:
        return next(pair for pair in copyable(g, self.seat) if pair[0].id == move.space)

    def offer(self, g: G, move: Move) -> Offer:
        assert isinstance(move, moves.Copy)
        action, ore = copied(g, self.seat, *self._found(g, move))
        return Offer(move, (f"space:{move.space}",), cost_preview(ore, action))
