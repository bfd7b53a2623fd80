"""BA-7: permanent missions in space: their actions, by their owner or by a visitor."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import goods, hal, ravagers
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.choice import Steps
from orrery.games.black_angel.model import COLOUR, G, TurnQuestion, TurnTask
from orrery.games.black_angel.perform import NOTHING, RULES, Outlay, Perform, obstacle, preview_of
from orrery.games.black_angel.pieces import NONE
from orrery.kernel import ALWAYS, NEVER, PASS, Message, Move, Why, bits, on
from orrery.kernel.effects import Frames
from orrery.kernel.frames import Orders

NOT_PERMANENT = Why("why-not-permanent", "BA-7.1")
NO_PRESENCE = Why("why-no-presence", "BA-7.2")
OTHER_COLOUR = Why("why-other-colour", "BA-7.2")
NO_VALUE = Why("why-no-value", "BA-6.2.4")


def why_not_use(
    g: G, seat: int, place: int, colour: int, executions: int, spent: Outlay = NOTHING
) -> Why | None:
    """BA-7.2: a permanent card of the die's colour, own or visited, performed at least once."""
    s, crew = g.state, g.state.crews[seat]
    card = g.content.missions[s.sites[place]]
    if card.kind != "permanent":
        return NOT_PERMANENT
    if not (crew.fleet | crew.missions) >> place & 1:
        return NO_PRESENCE
    if COLOUR[card.colour] != colour:
        return OTHER_COLOUR
    if executions < 1:
        return NO_VALUE
    effects = g.content.effects[card.id]
    if len(effects) == 1 and isinstance(effects[0], fx.Destroy):
        return ravagers.cannot_destroy(g, executions * effects[0].n)
    return obstacle(g, seat, effects, spent)


def permanents(g: G, seat: int, colour: int) -> list[int]:
    """BA-7.2: the places with a permanent card of a colour where the player has robot or ship."""
    s, crew = g.state, g.state.crews[seat]
    missions = g.content.missions
    return [
        place
        for place in bits((crew.fleet | crew.missions) & s.covered)
        if (card := missions[s.sites[place]]).kind == "permanent" and COLOUR[card.colour] == colour
    ]


# --- performing ----------------------------------------------------------------------------------


def perform_mission(g: G, seat: int, card: str, executions: int) -> Frames:
    """BA-7.2: up to so many executions, one at least."""
    effects = g.content.effects[card]
    if len(effects) == 1 and isinstance(effects[0], STEP_BY_STEP):
        every = replace(effects[0], n=executions * effects[0].n)
        return RULES[type(every)].does(g, seat, every, True)
    if foreseeable(effects):
        return [ChooseTimes(seat, card, executions)]
    return [Execute(seat, executions, True, card)]


STEP_BY_STEP = (fx.Destroy, fx.Repair, fx.Study, fx.Activate)
"""BA-6.4.2, 7.2: effects that ask for one step after the other, so that all executions are one."""


def foreseeable(effects: fx.Effects) -> bool:
    """Whether nothing is asked or drawn on the way, so that all executions are chosen at once."""
    return all(
        isinstance(e, (fx.Gain, fx.Score)) or (isinstance(e, fx.Pay) and e.price not in goods.CARDS)
        for e in effects
    )


def affordable(g: G, seat: int, effects: fx.Effects, executions: int) -> int:
    """How often the costs of a mission can be paid."""
    crew = g.state.crews[seat]
    for effect in effects:
        if isinstance(effect, fx.Pay):
            executions = min(executions, goods.have(crew, effect.price) // effect.n)
    return executions


class OfMission(TurnQuestion):
    """What is asked about one mission card in space."""

    card: str
    tells = ("card",)
    touches = "mission:{card}"

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        return preview_of(g.content.effects[self.card]) if move == DO else ()


class ChooseTimes(OfMission):
    """BA-6.2.4: how often a mission is performed, whose executions hold no surprise."""

    left: int

    def options(self, g: G) -> list[Move]:
        most = affordable(g, self.seat, g.content.effects[self.card], self.left)
        return [moves.Times.at[n] for n in range(most, 0, -1)]

    @on(moves.Times)
    def times(self, g: G, move: moves.Times) -> None:
        g.push(*(Perform(self.seat, g.content.effects[self.card]) for _ in range(move.n)))


DO = moves.Do.at[()]


class Execute(Steps):
    """BA-12.3: one execution after the other; what the earlier ones brought is already in hand."""

    card: str
    clause = "BA-6.2.4"
    tells = ("card", "left")
    touches = "mission:{card}"

    def steps(self, g: G) -> list[Move]:
        possible = self.must or obstacle(g, self.seat, g.content.effects[self.card]) is None
        return [DO] if possible else []

    @on(moves.Do)
    def do(self, g: G, move: moves.Do) -> None:
        g.push(Perform(self.seat, g.content.effects[self.card]), *self.rest())

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        return preview_of(g.content.effects[self.card]) if move == DO else ()


# --- the owner's share ---------------------------------------------------------------------------


class OwnersShare(TurnTask):
    """BA-7.3: when another player used a card, its owner may perform it once, without a die."""

    seat: int
    """The visitor."""
    place: int

    def run(self, g: G) -> None:
        s = g.state
        owner = s.owner_of(self.place)
        if owner in (NONE, self.seat):
            return
        card = s.sites[self.place]
        if s.is_hal(owner):
            hal.hal_performs(g, card)
        elif obstacle(g, owner, g.content.effects[card]) is None:
            g.push(PerformToo(owner, card))


class PerformToo(OfMission):
    """BA-7.3, 7.4: the owner performs the card once, at its cost if it has one, or declines."""

    orders: ClassVar[Orders] = {ALWAYS: DO, NEVER: PASS}

    def options(self, g: G) -> list[Move]:
        return [PASS, DO]

    @on(moves.Do)
    def do(self, g: G, move: moves.Do) -> None:
        g.emit(log.MissionShared(self.seat, self.card))
        g.push(Perform(self.seat, g.content.effects[self.card]))
