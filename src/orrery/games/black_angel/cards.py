"""BA-6.1: laying a card beside the board to activate technologies; BA-5.6: the hand limit."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import goods, technology
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.choice import NO_DIE_LEFT, leads_to_a_die
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.dice import DIE_MOVES, can_use_a_die
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.model import BACK, BACKS, COLOUR, RAVAGER, G, TurnQuestion
from orrery.games.black_angel.pieces import at
from orrery.kernel import PASS, FastChance, Message, Move, Refusal, Why, mask_of, on

SLOT_TAKEN = Why("why-slot-taken", "BA-6.1.2")
ACTIVATES_NOTHING = Why("why-activates-nothing", "BA-6.1.7")


# --- laying a card -------------------------------------------------------------------------------


@cache
def layings(content: Components) -> tuple[tuple[tuple[moves.Beside, ...], int], ...]:
    """The slots around the board, each with the moves that lay a card of each back there, and with
    the cells of its row or column as bits."""
    return tuple(
        (tuple(moves.Beside(back, line) for back in BACKS), mask_of(cells))
        for line, cells in content.grid.lines.items()
    )


def slot_of(g: G, line: str) -> int:
    return list(g.content.grid.lines).index(line)


def activated_by(g: G, seat: int) -> list[int]:
    """BA-6.1.3: the cells that a card of each back could activate now, as bits."""
    masks = [0, 0, 0, 0]
    for cell, token in enumerate(g.state.crews[seat].grid):
        if token and technology.why_not_activate(g, seat, cell) is None:
            masks[COLOUR[g.content.tokens[token].colour]] |= at(cell)
    masks[RAVAGER] = masks[0] | masks[1] | masks[2]
    return masks


def activating(g: G, seat: int) -> list[moves.Beside]:
    """BA-6.1.1, 6.1.7: the backs in hand and the free slots where they activate something."""
    crew = g.state.crews[seat]
    masks = activated_by(g, seat)
    if not masks[RAVAGER]:
        return []
    held = [back for back in range(len(BACKS)) if crew.hand[back].cards and masks[back]]
    return [
        laying[back]
        for slot, (laying, mask) in enumerate(layings(g.content))
        if not crew.beside[slot].cards
        for back in held
        if masks[back] & mask
    ]


def lays(g: G, seat: int, dice: list[Move]) -> list[Move]:
    """BA-12.2: of these, those after which a die can be used; `dice` can be used already."""
    found = activating(g, seat)
    if not found or not (dice or promising(g, seat, tuple(g.state.crews[seat].grid))):
        return []
    spare = spare_backs(g, seat, dice) if dice else ()
    return [move for move in found if move.back in spare or goes_on(g, seat, move)]


def spare_backs(g: G, seat: int, dice: list[Move]) -> Collection[str]:
    """The backs of which a card can be missed, and a die used all the same.

    It could be the last mission of its colour, for a ship that stays (BA-6.6.3), or among the last
    ones, for a Ravager (BA-6.2.8).
    """
    crew = g.state.crews[seat]
    colours = {die.colour for die in dice if isinstance(die, DIE_MOVES)}
    many = crew.missions_in_hand > 2
    spare = {"ravager"}
    for colour in COLOURS:
        back = BACK[colour]
        if crew.hand[back].cards:
            others = len(crew.hand[back].cards) > 1 or (colours - {colour} and not crew.improved)
            if (many and others) or can_use_a_die(without_card(g, seat, back), seat):
                spare.add(colour)
    return spare


def goes_on(g: G, seat: int, move: moves.Beside) -> bool:
    """Whether a die can be used after a card was laid, without which none can be used now.

    Tokens that only bring something are all used. Where others might help too, it is tried.
    """
    back = BACK[move.back]
    tokens = activated(g, seat, back, slot_of(g, move.line))
    twin = without_card(g, seat, back)
    giving = tuple(t for t in tokens if all(isinstance(e, GIVING) for e in normal_side(g, t)))
    if giving and can_use_a_die(with_all(twin, seat, giving), seat):
        return True
    return giving != tokens and promising(twin, seat, tokens) and leads_to_a_die(g, move)


def without_card(g: G, seat: int, back: int) -> G:
    """A twin in which a card of this back has left the hand."""
    twin = g.clone()
    hand = twin.state.crews[seat].hand
    hand[back] = hand[back].without(0)
    return twin


def activated(g: G, seat: int, back: int, slot: int) -> tuple[str, ...]:
    """BA-6.1.3: a mission activates the tokens of its colour, a Ravager all of the line."""
    grid, tokens = g.state.crews[seat].grid, g.content.tokens
    line = [grid[cell] for cell in list(g.content.grid.lines.values())[slot]]
    own = [token for token in line if token in tokens]
    return tuple([t for t in own if back in (RAVAGER, COLOUR[tokens[t].colour])])


# --- BA-12.2: whether a die is left --------------------------------------------------------------


def promising(g: G, seat: int, tokens: tuple[str, ...]) -> bool:
    """Whether a die could be used if these tokens brought all that they can, for nothing."""
    crew = g.state.crews[seat]
    effects = [e for token in tokens for e in normal_side(g, token)]
    if any(isinstance(e, fx.Repair) and e.to != "storage" for e in effects):
        return True  # its debris could use any token of the grid
    resources = sum(e.n for e in effects if isinstance(e, fx.Gain) and e.good == "resource")
    if not (crew.dice_left or crew.resources + resources >= g.content.settings.die_price):
        return False
    if not all(isinstance(e, (*FORESEEN, fx.Repair)) for e in effects):
        return True
    if not any(isinstance(e, (*GIVING, fx.Draw, fx.Repair)) for e in effects):
        return False
    twin = with_all(g, seat, tokens)
    repairs = sum(e.n for e in effects if isinstance(e, fx.Repair))
    if can_use_a_die(twin, seat):
        return True
    twin.state.damage = [max(0, n - repairs) for n in twin.state.damage]
    return can_use_a_die(twin, seat)


def with_all(g: G, seat: int, tokens: tuple[str, ...]) -> G:
    """A twin with everything that these tokens bring, of cards one of each colour that they may
    be of, and nothing paid for it."""
    twin = g.clone()
    twin.chance = FastChance(0)
    for token in tokens:
        for e in normal_side(g, token):
            if isinstance(e, fx.Gain):
                goods.gain(twin, seat, e.good, e.n)
            elif isinstance(e, fx.Score):
                goods.gain(twin, seat, "vp", goods.scored(g, seat, e))
            elif isinstance(e, fx.Repair):
                goods.gain(twin, seat, "debris", e.n)
            elif isinstance(e, fx.Draw):
                for colour in range(len(COLOURS)) if e.colour == "any" else (COLOUR[e.colour],):
                    goods.draw_mission(twin, seat, colour)
    return twin


def could_take_a_die(g: G, seat: int, tokens: tuple[str, ...]) -> bool:
    """Whether using these tokens might leave no die: if there is none after all that they take."""
    if not all(foreseen(g, token) for token in tokens):
        return True
    crew = g.state.crews[seat]
    taking = [t for t in tokens if any(isinstance(e, TAKING) for e in normal_side(g, t))]
    if not taking and not crew.improved:
        return not can_use_a_die(g, seat)
    twin = g.clone()
    twin.state.crews[seat].improved = 0
    for token in taking:
        pay_for(twin, seat, token)
    return not can_use_a_die(twin, seat)


def pay_for(g: G, seat: int, token: str) -> None:
    """What a token takes, as far as it is there; a robot for a station is taken too."""
    for e in normal_side(g, token):
        if isinstance(e, TAKING):
            price = e.price if isinstance(e, fx.Pay) else "robot"
            if price not in goods.CARDS:  # Ravager cards in hand serve for no die
                goods.spend(g, seat, price, min(e.n, goods.have(g.state.crews[seat], price)))


GIVING = (fx.Gain, fx.Score)
TAKING = (fx.Pay, fx.ToStation)
FORESEEN = (*GIVING, fx.Draw, *TAKING)
"""Effects of which it is known what they bring and take."""


def foreseen(g: G, token: str) -> bool:
    return all(
        isinstance(e, FORESEEN) and not (isinstance(e, fx.Pay) and e.price == "mission")
        for e in normal_side(g, token)
    )


def normal_side(g: G, token: str) -> fx.Effects:
    """The effect of an ordinary token; advanced ones and empty cells have none."""
    return g.content.effects[token] if token in g.content.tokens else ()


def lay_refusals(g: G, seat: int, options: list[Move]) -> Iterable[Refusal]:
    """Slots beside which no card can be laid now."""
    crew = g.state.crews[seat]
    offered = {move.line for move in options if isinstance(move, moves.Beside)}
    fitting = {move.line for move in activating(g, seat)}
    for line, zone in zip(g.content.grid.lines, crew.beside, strict=True):
        if line not in offered:
            why = NO_DIE_LEFT if line in fitting else ACTIVATES_NOTHING
            yield Refusal(f"line:{seat}:{line}", SLOT_TAKEN if zone.cards else why)


def lay(g: G, seat: int, move: moves.Beside) -> LayCard:
    """BA-6.1: choose the card and activate."""
    g.emit(log.Laid(seat, move.back, move.line))
    return LayCard(seat, BACK[move.back], slot_of(g, move.line))


class LayCard(TurnQuestion):
    """BA-6.1.1, 6.1.6: which card of that back; it lies face down, so only the owner knows."""

    back: int
    slot: int

    def prompt(self, g: G, seat: int | None) -> Message:
        line = list(g.content.grid.lines)[self.slot]
        return Message("ask-lay-card", {"back": BACKS[self.back], "line": line})

    def options(self, g: G) -> list[Move]:
        cards = g.state.crews[self.seat].hand[self.back].cards
        return [moves.Lay.at[card.face] for card in cards]

    @on(moves.Lay)
    def lay(self, g: G, move: moves.Lay) -> None:
        crew = g.state.crews[self.seat]
        crew.hand[self.back] = g.conceal(crew.hand[self.back])
        card = goods.take_from_hand(crew, self.back, move.card)
        crew.beside[self.slot] = crew.beside[self.slot].under(card)
        tokens = activated(g, self.seat, self.back, self.slot)
        g.state.careful = could_take_a_die(g, self.seat, tokens)
        g.push(ActivateTokens(self.seat, tokens))


class ActivateTokens(technology.UseTokens):
    """BA-6.1.4: in any order, each token once, each of them if wanted."""

    tokens: tuple[str, ...]

    def choices(self, g: G) -> list[Move]:
        usable = technology.usable_tokens(g, self.seat, self.tokens)
        reverts = technology.reverts(g.state.crews[self.seat], self.tokens)
        return [PASS, *(moves.Activate.at[token] for token in usable), *reverts]

    @on(moves.Activate)
    def activate(self, g: G, move: moves.Activate) -> None:
        rest = tuple(token for token in self.tokens if token != move.token)
        g.push(technology.use_token(g, self.seat, move.token), ActivateTokens(self.seat, rest))

    def why_not(self, g: G, cell: int) -> Why | None:
        known = g.state.crews[self.seat].grid[cell] in self.tokens
        return super().why_not(g, cell) if known else None


# --- the hand limit ------------------------------------------------------------------------------


class DiscardExcess(TurnQuestion):
    """BA-5.6: mission cards beyond the limit are discarded at the end of one's own turn, of the
    player's choice."""

    lapses = True

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-discard-excess", {"left": self._excess(g)})

    def _excess(self, g: G) -> int:
        return g.state.crews[self.seat].missions_in_hand - g.content.settings.hand_limit

    def options(self, g: G) -> list[Move]:
        hand = g.state.crews[self.seat].hand if self._excess(g) > 0 else ()
        return [moves.Discard.at[card.face] for zone in hand[:RAVAGER] for card in zone.cards]

    @on(moves.Discard)
    def discard(self, g: G, move: moves.Discard) -> None:
        goods.discard(g, self.seat, goods.back_of(g, move.card), move.card)
        g.push(self)
