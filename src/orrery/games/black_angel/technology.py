"""BA-6.5: technology tokens: the panel, the Study action, the grid, what leaves it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.choice import Choice, Steps
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.goods import facts
from orrery.games.black_angel.model import COLOUR, EMPTY, Crew, G, Table, TurnQuestion
from orrery.games.black_angel.perform import NOTHING, Outlay, Perform, obstacle, preview_of, rule
from orrery.games.black_angel.pieces import moved
from orrery.kernel import PASS, Message, Move, Pass, Refusal, Why, Zone, bits, on
from orrery.kernel.effects import Frames

NO_TOKEN = Why("why-no-token", "BA-6.5.1")
TOO_DEAR = Why("why-too-dear", "BA-6.5.1")
NOTHING_TO_ACTIVATE = Why("why-nothing-to-activate", "BA-6.1.4")
IMPROVED = Why("why-improved", "BA-10.4")


# --- the panel -----------------------------------------------------------------------------------


def push_along(row: list[str], token: str, gap_rule: str) -> str:
    """BA-6.5.6: a token enters a row at its head; what is pushed out of it, perhaps nothing."""
    end = len(row) - 1
    if gap_rule == "chain" and EMPTY in row:
        end = row.index(EMPTY)
    out = row[end]
    row[1 : end + 1] = row[:end]
    row[0] = token
    return out


def uncover(g: G, colour: int) -> None:
    """The top token of a stack lies open."""
    s = g.state
    cards = s.stacks[colour].cards
    if cards:
        s.stacks[colour] = Zone((*g.show(cards[:1]), *cards[1:]), s.stacks[colour].eyes)


def refill_stack(g: G, colour: int) -> bool:
    """BA-6.6.10: an empty stack is made anew from its discard; whether there is a token."""
    s, discarded = g.state, Zone.of(g.state.token_discards[colour])
    if not s.stacks[colour].cards and discarded.cards:
        s.stacks[colour] = g.shuffle(f"technologies:{COLOURS[colour]}", discarded)
        s.token_discards[colour] = ()
        g.emit(log.StackShuffled(COLOURS[colour]))
        uncover(g, colour)
    return bool(s.stacks[colour].cards)


def appear(g: G, colour: int) -> None:
    """BA-6.6.10: the top token of a stack enters the panel and pushes the others on."""
    s = g.state
    if not refill_stack(g, colour):
        return
    top, s.stacks[colour] = s.stacks[colour].split(1)
    token = top[0].face
    out = push_along(s.panel, token, s.options.gap_rule)
    g.emit(log.TokenAppeared(token))
    if out:
        discard_token(g, out)
        g.emit(log.TokenFell(out))
    uncover(g, colour)


def discard_token(g: G, token: str) -> None:
    s = g.state
    s.token_discards[COLOUR[g.content.technologies[token].colour]] += (token,)


def take(g: G, seat: int, token: str) -> None:
    """BA-6.5.2: the panel is neither refilled nor shifted, an advanced token's slot is refilled."""
    s = g.state
    row = s.advanced if token in s.advanced else s.panel
    slot = row.index(token)
    row[slot] = EMPTY
    g.emit(log.TokenTaken(s.who(seat), token))
    if row is s.advanced:
        fill_advanced(g, slot)


def fill_advanced(g: G, slot: int) -> None:
    """BA-6.5.2: at once, while the stack lasts."""
    s = g.state
    if s.advanced_stack.cards:
        s.advanced[slot], s.advanced_stack = g.reveal(s.advanced_stack)
        g.emit(log.AdvancedShown(s.advanced[slot]))


# --- the Study action ----------------------------------------------------------------------------


def prices(g: G) -> dict[str, int]:
    """BA-6.5.1: the executions that each token takes."""
    s, board = g.state, g.content.ship_board
    found = {token: price for token, price in zip(s.panel, board.panel, strict=True) if token}
    return found | {token: board.advanced_price for token in s.advanced if token}


def least_price(g: G) -> int | Why:
    """BA-6.2.7: the executions that the cheapest token takes."""
    s, board = g.state, g.content.ship_board
    found = [n for token, n in zip(s.panel, board.panel, strict=True) if token]
    if any(s.advanced):
        found.append(board.advanced_price)
    return min(found, default=NO_TOKEN)


class StudyTokens(TurnQuestion):
    """BA-6.5.1, 6.5.2: take any tokens that the executions pay for, one at least."""

    left: int
    taken: tuple[str, ...] = ()
    tells = ("left",)

    def options(self, g: G) -> list[Move]:
        found = [moves.Study.at[token] for token, n in prices(g).items() if n <= self.left]
        return [PASS, *found] if self.taken else found

    @on(Pass)
    def install(self, g: G, move: Pass) -> None:
        g.push(InstallTokens(self.seat, self.taken))

    @on(moves.Study)
    def study(self, g: G, move: moves.Study) -> None:
        left = self.left - prices(g)[move.token]
        take(g, self.seat, move.token)
        g.push(StudyTokens(self.seat, left, (*self.taken, move.token)))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Study):
            return ()
        return (Message("preview-executions", {"n": prices(g)[move.token]}),)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        for token, price in prices(g).items():
            if price > self.left:
                yield Refusal(f"token:{token}", TOO_DEAR, {"need": price, "have": self.left})


# --- installing ----------------------------------------------------------------------------------


class InstallTokens(Choice):
    """BA-6.5.4: the tokens taken enter the grid one by one, in any order, along their arrows."""

    tokens: tuple[str, ...]

    def choices(self, g: G) -> list[Move]:
        return [move for token in self.tokens for move in installs(g, token)]

    @on(moves.Install)
    def install(self, g: G, move: moves.Install) -> None:
        out = install(g, self.seat, move.token, move.arrow)
        rest = tuple(token for token in self.tokens if token != move.token)
        if rest:
            g.push(InstallTokens(self.seat, rest))
        if out and out in g.content.advanced:
            g.push(*remove_advanced(g, self.seat, out))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        assert isinstance(move, moves.Install)
        out = pushed_out(g, g.state.crews[self.seat], move.arrow)
        return (Message("preview-pushed-out", {"token": out}),) if out else ()


def installs(g: G, token: str) -> list[Move]:
    """BA-6.5.4: an ordinary token along an arrow of its colour, an advanced one along a black."""
    grid = g.content.grid
    known = g.content.tokens.get(token)
    arrows = grid.arrows["black" if known is None else known.colour]
    return [moves.Install.at[token, arrow] for arrow in arrows]


def line_end(s: Table, crew: Crew, path: tuple[int, ...]) -> int:
    """BA-6.5.6: how far down its path a push reaches."""
    if s.options.gap_rule == "chain":
        for i, cell in enumerate(path):
            if not crew.grid[cell]:
                return i
    return len(path) - 1


def pushed_out(g: G, crew: Crew, arrow: str) -> str:
    """The token that would leave the grid, or nothing."""
    path = g.content.grid.paths[arrow]
    return crew.grid[path[line_end(g.state, crew, path)]]


def install(g: G, seat: int, token: str, arrow: str) -> str:
    """BA-6.5.5: the new token takes the first cell and pushes; the token that left, or nothing."""
    s, crew = g.state, g.state.crews[seat]
    path = g.content.grid.paths[arrow]
    end = line_end(s, crew, path)
    g.emit(log.Installed(seat, token, arrow))
    out = lift(g, seat, path[end])
    for i in range(end, 0, -1):
        shift(crew, path[i - 1], path[i])
    crew.grid[path[0]] = token
    if s.options.expert and token in g.content.technologies:
        crew.improved |= 1 << path[0]  # BA-10.2
    return out


def shift(crew: Crew, cell: int, to: int) -> None:
    """A token moves on into an empty cell, with the side it shows and the debris on it."""
    crew.grid[to], crew.grid[cell] = crew.grid[cell], EMPTY
    crew.improved = moved(crew.improved, cell, to)
    crew.debris_cells = moved(crew.debris_cells, cell, to)


def lift(g: G, seat: int, cell: int) -> str:
    """BA-6.5.7: a token leaves the grid, its debris goes to storage; an ordinary one is kept."""
    crew = g.state.crews[seat]
    token = crew.grid[cell]
    if not token:
        return EMPTY
    if crew.debris_cells >> cell & 1:
        crew.debris += 1
    crew.grid[cell] = EMPTY
    crew.debris_cells &= ~(1 << cell)
    crew.improved &= ~(1 << cell)
    if token in g.content.tokens:
        crew.removed = (*crew.removed, token)
    g.emit(log.TokenRemoved(seat, token))
    return token


def remove_advanced(g: G, seat: int, token: str) -> list[TurnQuestion]:
    """BA-6.5.8: at once into a free cell; without one it scores as if it had stayed."""
    crew = g.state.crews[seat]
    if EMPTY in crew.cells:
        return [KeepAdvanced(seat, token)]
    crew.surplus = (*crew.surplus, token)
    return []


class KeepAdvanced(TurnQuestion):
    """BA-6.5.8: the cell that a removed advanced token goes to; it stays there."""

    token: str
    tells = ("token",)

    def options(self, g: G) -> list[Move]:
        cells = g.state.crews[self.seat].cells
        return [moves.Keep.at[id] for i, id in enumerate(g.content.removed_cells) if not cells[i]]

    @on(moves.Keep)
    def keep(self, g: G, move: moves.Keep) -> None:
        index = list(g.content.removed_cells).index(move.cell)
        g.state.crews[self.seat].cells[index] = self.token
        g.emit(log.AdvancedKept(self.seat, self.token, move.cell))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        assert isinstance(move, moves.Keep)
        return (Message("preview-cap", {"n": cap_of(g, self.seat, move.cell)}),)


def cap_of(g: G, seat: int, cell: str) -> int:
    """What a token in a cell scores at most."""
    colour = COLOUR[g.content.removed_cells[cell].colour]
    return cap(g.content, len(g.state.crews[seat].returned[colour]))


def cap(c: Components, missions: int) -> int:
    """BA-8.3.5, 8.5.2: what an advanced token scores at most, with so many missions beside it."""
    return c.player_board.cap + c.player_board.cap_mission * missions


# --- tokens taken by effects ---------------------------------------------------------------------


def effect_tokens(g: G, source: str) -> list[str]:
    s = g.state
    return [token for token in (s.panel if source == "panel" else [*s.panel, *s.advanced]) if token]


def nothing_to_take(g: G, seat: int, e: fx.Study, spent: Outlay) -> Why | None:
    return None if effect_tokens(g, e.source) else NO_TOKEN


@rule(fx.Study, hinders=nothing_to_take, skips=True)
def do_study(g: G, seat: int, e: fx.Study, must: bool) -> Frames:
    """Ruling: "take a token" is no "may": the first is compulsory while there is one."""
    return [TakeToken(seat, e.n, True, e.source)]


class TakeToken(Steps):
    """BA-7.6.5: an effect takes a token from any slot, whatever its price, and installs it."""

    source: str

    def steps(self, g: G) -> list[Move]:
        return [moves.Study.at[token] for token in effect_tokens(g, self.source)]

    @on(moves.Study)
    def study(self, g: G, move: moves.Study) -> None:
        take(g, self.seat, move.token)
        g.push(InstallTokens(self.seat, (move.token,)), *self.rest())


# --- using tokens --------------------------------------------------------------------------------


def why_not_activate(g: G, seat: int, cell: int, spent: Outlay = NOTHING) -> Why | None:
    """BA-6.1.5, 10.4: an ordinary token, normal side up, whose effect would change something."""
    crew = g.state.crews[seat]
    token = crew.grid[cell]
    if token not in g.content.tokens:
        return NOTHING_TO_ACTIVATE
    if crew.improved >> cell & 1:
        return IMPROVED
    return obstacle(g, seat, g.content.effects[token], spent)


def usable_tokens(
    g: G, seat: int, among: Collection[str] | None = None, spent: Outlay = NOTHING
) -> list[str]:
    """The tokens of the grid, or those among some, that could be used now."""
    return [
        token
        for cell, token in enumerate(g.state.crews[seat].grid)
        if token and (among is None or token in among)
        if why_not_activate(g, seat, cell, spent) is None
    ]


def improved_tokens(crew: Crew) -> list[str]:
    return [crew.grid[cell] for cell in bits(crew.improved)]


def reverts(crew: Crew, among: Collection[str] | None = None) -> list[Move]:
    """BA-10.4: own tokens may be turned to their normal side at any moment of the turn.

    Ruling: it is offered where it can matter: before a card is laid beside the board, and wherever
    a token is chosen to be used.
    """
    improved = improved_tokens(crew) if crew.improved else []
    return [moves.Revert.at[token] for token in improved if among is None or token in among]


def revert(g: G, seat: int, token: str) -> None:
    crew = g.state.crews[seat]
    crew.improved &= ~(1 << crew.grid.index(token))
    g.emit(log.Reverted(seat, token))


def use_token(g: G, seat: int, token: str) -> Perform:
    """Its effect, as the card, the debris or the mission has it applied."""
    g.emit(log.Activated(seat, token))
    return Perform(seat, g.content.effects[token])


def nothing_to_activate(g: G, seat: int, e: fx.Activate, spent: Outlay) -> Why | None:
    """A token turned to its normal side can be used as well as others."""
    if usable_tokens(g, seat, spent=spent):
        return None
    turned = (g.content.effects[token] for token in improved_tokens(g.state.crews[seat]))
    works = any(obstacle(g, seat, effects, spent) is None for effects in turned)
    return None if works else NOTHING_TO_ACTIVATE


@rule(fx.Activate, hinders=nothing_to_activate, skips=True)
def do_activate(g: G, seat: int, e: fx.Activate, must: bool) -> Frames:
    return [ActivateOne(seat, e.n, must)]


class UseTokens(Choice):
    """A choice among own tokens, which may be turned first (BA-10.4)."""

    @on(moves.Revert)
    def revert(self, g: G, move: moves.Revert) -> None:
        revert(g, self.seat, move.token)
        g.push(self)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if isinstance(move, (moves.Activate, moves.Place)):
            return preview_of(g.content.effects[move.token])
        return ()

    def why_not(self, g: G, cell: int) -> Why | None:
        """Why a token cannot be used."""
        return why_not_activate(g, self.seat, cell)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        yield from super().refusals(g, seat)
        crew = g.state.crews[seat]
        for cell, token in enumerate(crew.grid):
            why = self.why_not(g, cell) if token else None
            if why is not None:
                yield Refusal(f"token:{token}", why, facts(crew, why))


class ActivateOne(UseTokens, Steps):
    """BA-7.6.6: a mission activates tokens of the grid, a different one with each execution."""

    done: tuple[str, ...] = ()

    def steps(self, g: G) -> list[Move]:
        usable = [token for token in usable_tokens(g, self.seat) if token not in self.done]
        return [*(moves.Activate.at[token] for token in usable), *reverts(g.state.crews[self.seat])]

    @on(moves.Activate)
    def activate(self, g: G, move: moves.Activate) -> None:
        rest = [replace(frame, done=(*self.done, move.token)) for frame in self.rest()]
        g.push(use_token(g, self.seat, move.token), *rest)
