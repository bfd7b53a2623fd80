"""BA-6.2: choosing a die and what to do with it; BA-6.7: the card that it brings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.boosts import (
    Use,
    boosted,
    boosts,
    can_flip,
    flipped,
    variations,
)
from orrery.games.black_angel.effects import COLOURS, Damage
from orrery.games.black_angel.goods import (
    draw_mission,
    facts,
    gain,
    replenish,
    spend,
    to_discard,
)
from orrery.games.black_angel.missions import (
    OwnersShare,
    perform_mission,
    visited,
    why_not_use,
)
from orrery.games.black_angel.model import (
    COLOUR,
    HAL,
    NONE,
    Crew,
    G,
    TurnQuestion,
    TurnTask,
    die_code,
    solo,
    without,
)
from orrery.games.black_angel.perform import NOTHING, Outlay, say_effects
from orrery.games.black_angel.ravagers import (
    FREE,
    MANY_RAVAGERS,
    DestroyRavagers,
    Toll,
    actions_by_colour,
    cannot_destroy,
    degraded,
    suffer,
    toll,
)
from orrery.games.black_angel.repair import RepairDamage, cannot_repair
from orrery.games.black_angel.reset import ReturnDie
from orrery.games.black_angel.space import ship_frame, why_not_ship
from orrery.games.black_angel.technology import TOO_DEAR, StudyTokens, cannot_study
from orrery.kernel import Frame, Message, Move, Offer, Refusal, Why, Zone, bit

NO_EXECUTION = Why("why-no-execution", "BA-6.2.7")
NO_RESOURCE = Why("why-no-resource", "BA-6.2.1")
SECURED = Why("why-secured", "BA-6.2.1")
USELESS = Why("why-useless", "BA-6.2.3")
NO_DEBRIS = Why("why-no-debris", "BA-6.2.2")
BOUGHT = Why("why-bought", "BA-6.2.2")


# --- what a die can do ---------------------------------------------------------------------------


def executions(g: G, use: Use, action: int) -> int:
    """BA-6.2.6, 6.2.7: the effective value at an action: degraded by 1, then raised (BA-10.3)."""
    value = use.value
    if value and degraded(g, action) and not use.shield:
        value -= 1
    return value + use.raised


def due_at(g: G, seat: int, use: Use, action: int, spent: Outlay = NOTHING) -> Toll:
    return FREE if use.shield else toll(g, seat, action, spent)


def why_not_act(g: G, seat: int, use: Use, action: int, spent: Outlay = NOTHING) -> Why | None:
    """BA-6.2.5, 12.1: an action has to be possible after the die and the Ravager are paid."""
    due = due_at(g, seat, use, action, spent)
    if due.why is not None:
        return due.why
    n = executions(g, use, action)
    kind = g.content.action[action + 1].kind
    if kind == "ship":
        return why_not_ship(g, seat, use.acts, n, due)
    if n < 1:
        return NO_EXECUTION
    if kind == "study":
        return cannot_study(g, n)
    if kind == "destroy":
        return cannot_destroy(g, n)
    # A Ravager that adds damage leaves something to repair (BA-12.1).
    return None if isinstance(due.effect, Damage) else cannot_repair(g)


def acts(g: G, seat: int, use: Use, spent: Outlay = NOTHING) -> Iterator[int]:
    """The actions of the ship board that are possible."""
    for action in actions_by_colour(g.content)[use.acts]:
        if why_not_act(g, seat, use, action, spent) is None:
            yield action


def performable(g: G, seat: int, use: Use, spent: Outlay = NOTHING) -> Iterator[int]:
    """The places of the missions that are possible."""
    for place in visited(g, seat):
        if why_not_use(g, seat, place, use.acts, use.value + use.raised, spent) is None:
            yield place


def serves(g: G, seat: int, use: Use, spent: Outlay = NOTHING) -> bool:
    """Whether a die, as it is, can be used for anything."""
    for _ in acts(g, seat, use, spent):
        return True
    return any(True for _ in performable(g, seat, use, spent))


def could_serve(g: G, seat: int, use: Use, spent: Outlay = NOTHING, but: str = "") -> bool:
    """Whether a die can be used for anything, turned or boosted if need be, but not by a token."""
    crew = g.state.crews[seat]
    return any(
        serves(g, seat, form, replace(spent, debris=spent.debris + debris) if debris else spent)
        for form, debris in variations(g, crew, use, but)
    )


# --- choosing a die ------------------------------------------------------------------------------


def own_die(code: int) -> Use:
    return Use(code >> 2, code >> 2, code & 3, turnable=True)


def bought_die(code: int) -> Use:
    """BA-6.2.2: a bought die cannot be turned."""
    return Use(code >> 2, code >> 2, code & 3, turnable=False)


def die_moves(g: G, seat: int) -> list[Move]:
    """BA-6.2.1: the dice that can be used for something: own ones, then those for sale."""
    crew = g.state.crews[seat]
    known: dict[tuple[int, bool], bool] = {}

    def fits(code: int, own: bool) -> bool:
        key = (code, own)
        if key not in known:
            use = own_die(code) if own else bought_die(code)
            known[key] = could_serve(g, seat, use, NOTHING if own else paid(g))
        return known[key]

    found: list[Move] = [USE[code] for code in distinct(crew.dice) if fits(code, True)]
    if crew.secured != NONE and fits(crew.secured, True):
        found.append(USE_SECURED[crew.secured])
    if crew.resources >= g.content.settings.die_price:
        for other in range(len(g.state.crews)):
            if other != seat:
                dice = distinct(g.state.crews[other].dice)
                found += [buying(g, other, code) for code in dice if fits(code, False)]
    return found


def paid(g: G) -> Outlay:
    """BA-6.2.1: the price of another's die."""
    return Outlay(resources=g.content.settings.die_price)


def distinct(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Dice alike are one choice."""
    return tuple(dict.fromkeys(dice))


def buying(g: G, other: int, code: int) -> Move:
    if other < g.state.players:
        return BUY[other][code]
    return BUY_HAL[code] if solo(g.state) else BUY_NEUTRAL[code]


DICE = [(COLOURS[code >> 2], code & 3) for code in range(12)]
USE = [moves.Use(*die) for die in DICE]
USE_SECURED = [moves.UseSecured(*die) for die in DICE]
BUY = [[moves.Buy(other, *die) for die in DICE] for other in range(4)]
BUY_HAL = [moves.BuyHal(*die) for die in DICE]
BUY_NEUTRAL = [moves.BuyNeutral(*die) for die in DICE]
DIE_MOVES = (moves.Use, moves.UseSecured, moves.Buy, moves.BuyHal, moves.BuyNeutral)


def take_die(g: G, seat: int, move: Move) -> None:
    """BA-6.2.1: the die leaves its compartment; a bought one is paid. Then it has to be used."""
    assert isinstance(move, DIE_MOVES)
    crew = g.state.crews[seat]
    code = die_code(COLOUR[move.colour], move.value)
    own = isinstance(move, (moves.Use, moves.UseSecured))
    if isinstance(move, moves.UseSecured):
        crew.secured = NONE
    elif isinstance(move, moves.Use):
        crew.dice = without(crew.dice, code)
    else:
        other = move.other if isinstance(move, moves.Buy) else g.state.players
        buy_die(g, seat, other, code)
    if own:
        g.emit(log.DieUsed(seat, move.colour, move.value))
    use = own_die(code) if own else bought_die(code)
    g.push(ChooseDeed(seat, use), DrawCards(seat, code >> 2), ReturnDie(code >> 2, code & 3))


def buy_die(g: G, seat: int, other: int, code: int) -> None:
    """BA-6.2.1: its owner is paid and cannot refuse; BA-9.2: the supply, for a neutral die;
    BA-11.5.3: Hal gains a point instead."""
    s, price = g.state, g.content.settings.die_price
    seller = s.crews[other]
    seller.dice = without(seller.dice, code)
    s.crews[seat].resources -= price
    colour, value = COLOURS[code >> 2], code & 3
    if other < s.players:
        seller.resources += price
        g.emit(log.DieBought(seat, other, colour, value))
    elif solo(s):
        g.emit(log.DieBought(seat, HAL, colour, value))
        gain(g, other, "vp", g.content.hal.sold)
    else:
        g.emit(log.NeutralDieBought(seat, colour, value))


def die_offer(g: G, seat: int, move: Move) -> Offer:
    """A die on the board: `die:SEAT:COLOUR:VALUE`; Hal and the neutral player come after."""
    assert isinstance(move, DIE_MOVES)
    die = f"{move.colour}:{move.value}"
    code = die_code(COLOUR[move.colour], move.value)
    if isinstance(move, (moves.Use, moves.UseSecured)):
        zone = "die" if isinstance(move, moves.Use) else "secured"
        useful = serves(g, seat, own_die(code))
        return Offer(move, (f"{zone}:{seat}:{die}",), () if useful else (ONLY_CHANGED,))
    other = move.other if isinstance(move, moves.Buy) else g.state.players
    n = g.content.settings.die_price
    price = Message("preview-pay", {"price": "resource", "n": n})
    useful = serves(g, seat, bought_die(code), paid(g))
    return Offer(move, (f"die:{other}:{die}",), (price,) if useful else (price, ONLY_CHANGED))


ONLY_CHANGED = Message("preview-only-changed")
"""The die serves for something only when it is turned or boosted."""


def die_refusals(g: G, seat: int) -> Iterable[Refusal]:
    """Dice that cannot be chosen now."""
    price = g.content.settings.die_price
    for other, crew in enumerate(g.state.crews):
        own = other == seat
        for code in distinct(crew.dice):
            why = why_not_take(g, seat, code, own)
            if why is not None:
                target = f"die:{other}:{COLOURS[code >> 2]}:{code & 3}"
                have = g.state.crews[seat].resources
                yield Refusal(target, why, {"need": price, "have": have})
        if crew.secured != NONE:
            target = f"secured:{other}:{COLOURS[crew.secured >> 2]}:{crew.secured & 3}"
            if not own:
                yield Refusal(target, SECURED)
            elif why_not_take(g, seat, crew.secured, True) is not None:
                yield Refusal(target, USELESS)


def why_not_take(g: G, seat: int, code: int, own: bool) -> Why | None:
    """BA-6.2.1, 6.2.3: why a die cannot be chosen."""
    if own:
        return None if could_serve(g, seat, own_die(code)) else USELESS
    price = g.content.settings.die_price
    if g.state.crews[seat].resources < price:
        return NO_RESOURCE
    return None if could_serve(g, seat, bought_die(code), paid(g)) else USELESS


class ChooseDie(TurnQuestion):
    """BA-6.2.1: after a card was laid beside the board, a die has to be used."""

    clause = "BA-6.2.1"

    def options(self, g: G) -> list[Move]:
        return die_moves(g, self.seat)

    def answer(self, g: G, move: Move) -> None:
        take_die(g, self.seat, move)

    def offer(self, g: G, move: Move) -> Offer:
        return die_offer(g, self.seat, move)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        return die_refusals(g, seat)


# --- choosing what to do with it -----------------------------------------------------------------


class ChooseDeed(TurnQuestion):
    """BA-6.2.3: an action of the ship board or a permanent mission, of the die's colour.

    Before that debris may turn the die (BA-6.2.2), and improved tokens may serve it (BA-10.3).
    Ruling: these are used before the action is named, for they change which actions are possible.
    """

    use: Use
    clause = "BA-6.2.3"

    def prompt(self, g: G) -> Message:
        use = self.use
        args = {"colour": COLOURS[use.acts], "value": use.value + use.raised}
        return Message("ask-choose-deed", args)

    def options(self, g: G) -> list[Move]:
        s, seat, use = g.state, self.seat, self.use
        crew = s.crews[seat]
        options: list[Move] = [ACT[id] for id in self._actions(g)]
        options += [use_mission(s.sites[place]) for place in performable(g, seat, use)]
        if can_flip(crew, use) and could_serve(g, seat, flipped(g, use), Outlay(debris=1)):
            options.append(FLIP)
        if crew.improved:
            options += [moves.Boost(token) for token in self._boosts(g, crew)]
        return options

    def _actions(self, g: G) -> Iterator[str]:
        for action in acts(g, self.seat, self.use):
            id = g.content.action[action + 1].id
            ACT.setdefault(id, moves.Act(id))
            yield id

    def _boosts(self, g: G, crew: Crew) -> Iterator[str]:
        for token in boosts(g, crew, self.use):
            if could_serve(g, self.seat, boosted(g, self.use, token), NOTHING, token):
                yield token

    def answer(self, g: G, move: Move) -> None:
        seat, use = self.seat, self.use
        if isinstance(move, moves.Flip):
            spend(g, seat, "debris", 1)
            use = flipped(g, use)
            g.emit(log.DieFlipped(seat, COLOURS[use.colour], use.value))
            g.push(ChooseDeed(seat, use))
        elif isinstance(move, moves.Boost):
            use = boosted(g, use, move.token)
            crew = g.state.crews[seat]
            crew.improved &= ~(1 << crew.grid.index(move.token))
            g.emit(log.Boosted(seat, move.token))
            g.push(ChooseDeed(seat, use))
        elif isinstance(move, moves.UseMission):
            self._use_mission(g, move.card)
        elif isinstance(move, moves.Act):
            self._act(g, g.content.actions[move.action].number - 1)

    def _use_mission(self, g: G, card: str) -> None:
        """BA-7.2, 7.3: the effect as often as the die allows; then the owner's share."""
        place = g.state.sites.index(card)
        g.emit(log.MissionUsed(self.seat, card))
        frames = perform_mission(g, self.seat, card, self.use.value + self.use.raised) or ()
        g.push(*frames, OwnersShare(self.seat, place))

    def _act(self, g: G, action: int) -> None:
        """BA-6.2.5: the degraded check fixes the executions, then the Ravager, then the action."""
        n = executions(g, self.use, action)
        card = g.content.action[action + 1]
        g.emit(log.Acted(self.seat, card.id, n))
        keep = self.use.acts if card.kind == "ship" and n == 0 else NONE
        asked = suffer(g, self.seat, action, due_at(g, self.seat, self.use, action), keep)
        g.push(*asked, action_frame(self.seat, card.kind, self.use.acts, n))

    def offer(self, g: G, move: Move) -> Offer:
        if isinstance(move, moves.UseMission):
            said = say_effects(g.content.effects[move.card])
            preview = Message("preview-effects", {"effects": said})
            return Offer(move, (f"mission:{move.card}",), (preview,))
        if isinstance(move, moves.Act):
            return self._act_offer(g, move)
        if isinstance(move, moves.Boost):
            said = say_effects(g.content.boosts[move.token])
            preview = Message("preview-effects", {"effects": said})
            return Offer(move, (f"token:{move.token}",), (preview,))
        value = Message("preview-die", {"n": g.content.flip[self.use.value]})
        price = Message("preview-pay", {"price": "debris", "n": 1})
        return Offer(move, (f"goods:{self.seat}:debris",), (price, value))

    def _act_offer(self, g: G, move: moves.Act) -> Offer:
        action = g.content.actions[move.action].number - 1
        n = executions(g, self.use, action)
        preview = [Message("preview-executions", {"n": n})]
        due = due_at(g, self.seat, self.use, action)
        if due.effect is not None:
            preview.append(Message("preview-effects", {"effects": say_effects((due.effect,))}))
        elif due.lost:
            preview.append(Message("preview-lose", {"n": due.lost}))
        return Offer(move, (f"action:{move.action}",), tuple(preview))

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        s, use = g.state, self.use
        crew = s.crews[seat]
        for action in actions_by_colour(g.content)[use.acts]:
            why = why_not_act(g, seat, use, action)
            if why is not None:
                told = deed_facts(g, crew, why, executions(g, use, action))
                yield Refusal(f"action:{g.content.action[action + 1].id}", why, told)
        for place, card in enumerate(s.sites):
            if card:
                why = why_not_use(g, seat, place, use.acts, use.value + use.raised)
                if why is not None:
                    told = deed_facts(g, crew, why, use.value + use.raised)
                    yield Refusal(f"mission:{card}", why, told)
        if not can_flip(crew, use):
            why = NO_DEBRIS if use.turnable else BOUGHT
            yield Refusal(f"goods:{seat}:debris", why)


def deed_facts(g: G, crew: Crew, why: Why, n: int) -> dict[str, int]:
    """The facts behind a refusal of an action or mission with so many executions."""
    if why is TOO_DEAR:
        board = g.content.ship_board
        prices = [p for token, p in zip(g.state.panel, board.panel, strict=True) if token]
        return {"need": min([*prices, board.advanced_price]), "have": n}
    if why is MANY_RAVAGERS:
        return {"need": min(len(cards) for cards in g.state.ravagers if cards), "have": n}
    return facts(crew, why)


ACT: dict[str, Move] = {}
MISSIONS: dict[str, Move] = {}
FLIP = moves.Flip()


def use_mission(card: str) -> Move:
    return MISSIONS.get(card) or MISSIONS.setdefault(card, moves.UseMission(card))


def action_frame(seat: int, kind: str, colour: int, n: int) -> Frame[Any, Any]:
    """What the four kinds of actions begin with."""
    if kind == "study":
        return StudyTokens(seat, n)
    if kind == "repair":
        return RepairDamage(seat, n, True)
    if kind == "destroy":
        return DestroyRavagers(seat, n, True)
    return ship_frame(seat, colour, n)


# --- 6.7 the card and the die --------------------------------------------------------------------


class DrawCards(TurnTask):
    """BA-6.7.1: a mission card of the die's colour. BA-10.6: experts keep one of two."""

    seat: int
    colour: int

    def run(self, g: G) -> None:
        if not g.state.options.expert:
            draw_mission(g, self.seat, self.colour)
            return
        self._draw_some(g)

    def _draw_some(self, g: G) -> None:
        s, eyes = g.state, bit(self.seat)
        s.drawn = Zone((), eyes)
        for _ in range(g.content.settings.expert_draw):
            if replenish(g, self.colour):
                top, s.decks[self.colour] = s.decks[self.colour].split(1)
                s.drawn = s.drawn.under(*g.show(top, eyes))
        if s.drawn.cards:
            g.emit(log.DrewSome(self.seat, COLOURS[self.colour], len(s.drawn.cards)))
            g.push(KeepCard(self.seat, self.colour))


class KeepCard(TurnQuestion):
    """BA-10.6: one of the cards drawn is kept, the others are discarded."""

    colour: int
    clause = "BA-10.6"

    def options(self, g: G) -> list[Move]:
        return [moves.Retain(card.face) for card in g.state.drawn.cards]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Retain)
        s = g.state
        hand = s.crews[self.seat].hand
        kept = tuple(card for card in s.drawn.cards if card.face == move.card)
        others = tuple(card for card in s.drawn.cards if card.face != move.card)
        s.drawn = Zone()
        hand[self.colour] = hand[self.colour].under(*kept)
        hidden = log.DrewHidden(self.seat, COLOURS[self.colour])
        g.emit(log.Drew(self.seat, move.card), bit(self.seat), hidden)
        for card in g.show(others):
            to_discard(s, self.colour, (card.face,))
            g.emit(log.Discarded(self.seat, card.face))

    def offer(self, g: G, move: Move) -> Offer:
        assert isinstance(move, moves.Retain)
        return Offer(move, (f"hand:{move.card}",))
