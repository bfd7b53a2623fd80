"""BA-11: Hal, the opponent of the solo game: what his cards make him do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress, product

from orrery.games.black_angel import advance, goods, ravagers, reset, space, technology
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import effects as fx
from orrery.games.black_angel.components import HalHalf
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.model import COLOUR, EMPTY, HAL, WIDTH, G, TurnTask
from orrery.games.black_angel.pieces import NONE, colour_of, has, value_of
from orrery.games.black_angel.repair import repair_action, repair_die
from orrery.kernel import Zone
from orrery.kernel.rows import without

HAL_SEAT = 1
ACTIONS = range(6)


class HalTurn(TurnTask):
    """BA-11.2: without dice he rolls and advances; else his next card decides."""

    def run(self, g: G) -> None:
        s = g.state
        s.active = HAL_SEAT
        g.emit(log.TurnBegan(HAL))
        if not s.crews[HAL_SEAT].dice:
            g.push(reset.Reroll(HAL_SEAT), advance.Advance())
            return
        card = g.content.hal_cards[reveal(g)]
        # BA-11.2.2: the top half after a sequence A, the bottom half after B or a pass.
        halves = (card.bottom, card.top) if s.phase == "B" else (card.top, card.bottom)
        # BA-11.2.4: the die is one of his own compartment.
        own = {colour_of(die) for die in s.crews[HAL_SEAT].dice}
        for half in halves:
            if COLOUR[half.colour] in own:
                act(g, half)
                return
        return_third(g, {COLOUR[half.colour] for half in halves})


def reveal(g: G) -> str:
    """BA-11.2.6: the next card; an empty deck is shuffled anew."""
    s = g.state
    if not s.hal_deck.cards:
        s.hal_deck = g.shuffle("hal", Zone.of(s.hal_discard))
        s.hal_discard = ()
    face, s.hal_deck = g.reveal(s.hal_deck)
    s.hal_discard = (*s.hal_discard, face)
    g.emit(log.HalRevealed(face))
    return face


# --- 11.2 his die --------------------------------------------------------------------------------


def return_third(g: G, others: set[int]) -> None:
    """BA-11.2.3: without a die for either half, his highest of the third colour goes back."""
    s, hal = g.state, g.state.crews[HAL_SEAT]
    die = max(die for die in hal.dice if colour_of(die) not in others)
    hal.dice = without(hal.dice, die)
    s.stored[colour_of(die)] += 1
    g.emit(log.HalReturnedDie(COLOURS[colour_of(die)], value_of(die)))
    goods.gain(g, HAL_SEAT, "vp", g.content.hal.failed)


def choose_die(g: G, colour: int) -> int:
    """BA-11.2.4: the highest of his dice and of your open ones; of equal ones his own."""
    you, hal = g.state.crews
    own = max(die for die in hal.dice if colour_of(die) == colour)
    yours = max((die for die in you.dice if colour_of(die) == colour), default=NONE)
    if yours <= own:
        hal.dice = without(hal.dice, own)
        g.emit(log.DieUsed(HAL, COLOURS[colour], value_of(own)))
        return value_of(own)
    you.dice = without(you.dice, yours)
    g.emit(log.DieBought(HAL, 0, COLOURS[colour], value_of(yours)))
    goods.gain(g, 0, "resource", g.content.settings.die_price)
    return value_of(yours)


# --- 11.3 his actions ----------------------------------------------------------------------------


def act(g: G, half: HalHalf) -> None:
    """BA-11.2.5: a degraded action lowers his die; of Ravagers only added damage counts."""
    colour = COLOUR[half.colour]
    value = choose_die(g, colour)
    action = action_of(g, half)
    n = value - 1 if value and ravagers.degraded(g, action) else value
    g.emit(log.Acted(HAL, g.content.clockwise[action].id, n))
    suffer_damage(g, action)
    g.push(reset.ReturnDie(colour, value))
    if half.action == "ship":
        send(g, colour)
    elif not work(g, half, n):
        fail(g)


def action_of(g: G, half: HalHalf) -> int:
    """The action of the ship board that a half names."""
    own = g.content.actions_of[COLOUR[half.colour]]
    return next(action for action in own if g.content.kinds[action] == half.action)


def suffer_damage(g: G, action: int) -> None:
    card = ravagers.top_ravager(g.state, action)
    effect = ravagers.effect_of(g, card) if card else None
    if isinstance(effect, fx.Damage):
        g.emit(log.RavagerStruck(HAL, card))
        for _ in range(effect.n):
            ravagers.damage(g, action)


def work(g: G, half: HalHalf, n: int) -> bool:
    """BA-11.3: the other actions; whether he could do anything."""
    if half.action == "study":
        return study(g, n, advanced_first=half.way == "advanced")
    order = ACTIONS if half.way == "clockwise" else ACTIONS[::-1]
    return repair(g, n, order) if half.action == "repair" else destroy(g, n, order)


def fail(g: G) -> None:
    """BA-11.3.4: for a value of 0, or when nothing can be done, he gains points instead."""
    g.emit(log.HalFailed(g.content.hal.failed))
    goods.gain(g, HAL_SEAT, "vp", g.content.hal.failed)


def study(g: G, n: int, *, advanced_first: bool) -> bool:
    """BA-11.3.1: an advanced token and what is left for the panel, or the panel only.

    Ruling: when no advanced token is left he takes from the panel alone, since he always gains what
    he can (BA-11.2.5).
    """
    before = n
    if advanced_first and n >= g.content.ship_board.advanced_price and any(g.state.advanced):
        study_advanced(g)
        n -= g.content.ship_board.advanced_price
    while (token := next_token(g, n)) != EMPTY:
        n -= g.content.ship_board.panel[g.state.panel.index(token)]
        study_panel(g, token)
    return n < before


def next_token(g: G, n: int) -> str:
    """BA-12.6: of the cheapest tokens that he can pay, the one nearest to falling off."""
    found = [
        (price, -slot, token)
        for slot, (token, price) in enumerate(
            zip(g.state.panel, g.content.ship_board.panel, strict=True)
        )
        if token and price <= n
    ]
    return min(found)[2] if found else EMPTY


def study_panel(g: G, token: str) -> None:
    """BA-11.1.3: points instead of the token. Ruling: it goes to the discard of its colour."""
    technology.take(g, HAL_SEAT, token)
    technology.discard_token(g, token)
    goods.gain(g, HAL_SEAT, "technology", 1)


def study_advanced(g: G) -> None:
    """BA-11.3.1: from the slot nearest to the panel; the others move up, and one is added.

    Ruling: the token leaves the game, for advanced ones have no discard.
    """
    s = g.state
    slot = next(i for i, token in enumerate(s.advanced) if token)
    token = s.advanced[slot]
    s.advanced_box = (*s.advanced_box, token)
    s.advanced = [*s.advanced[:slot], *s.advanced[slot + 1 :], EMPTY]
    g.emit(log.TokenTaken(HAL, token))
    goods.gain(g, HAL_SEAT, "advanced", 1)
    technology.fill_advanced(g, len(s.advanced) - 1)


def repair(g: G, n: int, order: Sequence[int]) -> bool:
    """BA-11.3.2, 11.3.5: in the direction of the card; dice only when no action has damage."""
    s = g.state
    there: list[tuple[Callable[[G, int, int], None], int]] = [
        *((repair_action, action) for action in order for _ in range(s.damage[action])),
        *((repair_die, colour) for colour in range(3) for _ in range(s.damaged[colour])),
    ]
    for remove, where in there[:n]:
        remove(g, HAL_SEAT, where)
        goods.gain(g, HAL_SEAT, "debris", 1)
    return bool(there[:n])


def destroy(g: G, n: int, order: Sequence[int]) -> bool:
    """BA-11.3.3: as many as possible; of the ways to do so, the first in the direction."""
    s = g.state
    chosen = best_targets(g, n, order)
    for action in chosen:
        cards, s.ravagers[action] = s.ravagers[action], ()
        s.ravager_discard += cards
        for face in cards:
            g.emit(log.Destroyed(HAL, face, g.content.clockwise[action].id))
        goods.gain(g, HAL_SEAT, "ravager", len(cards))
    return bool(chosen)


def best_targets(g: G, n: int, order: Sequence[int]) -> list[int]:
    """Which slots to empty with n executions: the most cards, then those that come first."""
    filled = [action for action in order if g.state.ravagers[action]]
    ways = [[*compress(filled, way)] for way in product((True, False), repeat=len(filled))]
    cards = [sum(len(g.state.ravagers[action]) for action in way) for way in ways]
    most = max(count for count in cards if count <= n)
    return ways[cards.index(most)]


# --- 11.4 his ship -------------------------------------------------------------------------------


def send(g: G, colour: int) -> None:
    """BA-11.4: he draws a mission and places it, without a ship; the value does not matter."""
    s = g.state
    if not goods.replenish(g, colour):
        fail(g)
        return
    card, s.decks[colour] = g.reveal(s.decks[colour])
    place = landing(g, colour, temporary=g.content.missions[card].kind == "temporary")
    if place is None:  # BA-11.4.4
        s.discards[colour] += (card,)
        g.emit(log.HalDiscarded(card))
        fail(g)
        return
    g.push(*space.place_mission(g, HAL_SEAT, card, place))
    if has(space.terrain(g).comets, place):
        g.emit(log.HalComet(g.content.hal.comet))
        goods.gain(g, HAL_SEAT, "vp", g.content.hal.comet)


def landing(g: G, colour: int, *, temporary: bool) -> int | None:
    """BA-11.4.2: a free site: temporary cards near the ship board, permanent ones far from it."""
    t = space.terrain(g)
    free = t.sites[colour] & ~g.state.covered
    strips = range(len(g.state.strips))
    for strip in strips if temporary else reversed(strips):
        places = [p for p in range(strip * WIDTH, (strip + 1) * WIDTH) if free >> p & 1]
        if places:
            return next((p for p in places if t.comets >> p & 1), places[0])
    return None


# --- 11.5 his share ------------------------------------------------------------------------------


def hal_performs(g: G, card: str) -> None:
    """BA-11.5.2: when you use his permanent card he performs it once, and gains at his rates.

    What has a cost, or needs a board, a hand or stations, gives him nothing. Ruling: where no card
    shows him a direction he goes clockwise; what he takes or removes, he takes or removes.
    """
    effects = g.content.effects[card]
    if any(isinstance(effect, fx.Pay) for effect in effects):
        return
    g.emit(log.MissionShared(HAL, card))
    for effect in effects:
        if isinstance(effect, fx.Gain):
            goods.gain(g, HAL_SEAT, effect.good, effect.n)
        elif isinstance(effect, fx.Study):
            perform_study(g, effect)
        elif isinstance(effect, (fx.Repair, fx.Destroy)):
            do = repair if isinstance(effect, fx.Repair) else destroy
            if do(g, effect.n, ACTIONS):
                goods.gain(g, HAL_SEAT, "vp", effect.vp)


def perform_study(g: G, effect: fx.Study) -> None:
    """A token from any slot of the panel, whatever its price: the one nearest to falling off."""
    for _ in range(effect.n):
        tokens = [token for token in g.state.panel if token]
        if effect.source == "any" and any(g.state.advanced):
            study_advanced(g)
        elif tokens:
            study_panel(g, tokens[-1])
