"""The bot `greedy`: it plans its own turn and judges the position at the end of it.

Judging between the clicks of a turn misleads (a cost is paid before its gain arrives), so every
line of play is finished before it is judged: the beam keeps the lines whose *finished* turns look
best. The plan is made on a resampled play, where nothing hidden is true but by luck, and is
followed until something unforeseen is shown.

What a roll or a draw will bring cannot be planned: its worth is the mean over several deals, and
what a line makes of one of them counts as far as it betters that deal. And what takes more than a
turn is not found click by click: a game may name `aims`, and each is followed over a few turns to
see where it leads.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import Any, TypeAlias

from orrery.bots.base import Glimpse, derive
from orrery.kernel import EndTurn, FastChance, Move, Play, bit

AnyPlay: TypeAlias = Play[Any, Any]
Path: TypeAlias = list[tuple[list[Move], Move]]
"""Moves, each with the offers among which it was chosen."""

DEPTH = 14
"""Clicks looked ahead at most."""
FINISH = 60
"""Clicks after which a line is judged where it stands."""
DEALS = 3
"""Deals, beside the one planned on, over which the worth of a roll or a draw is the mean."""
TURNS = 3
"""Own turns over which an aim is followed."""
FUTURES = 2
"""Deals in which it is followed."""
CLICKS = 400
"""Clicks of all players after which an aim is judged where it stands."""


class GreedyBot:
    """Searches the moves of its own turn as a plan."""

    name = "greedy"

    def __init__(self, seed: int, width: int | None = None, patience: int | None = None) -> None:
        """Without a width and a patience those of the game are used."""
        self.seed = seed
        self.width = width
        self.patience = patience
        self.decisions = 0
        self.plan: Path = []
        """The rest of the plan: the offers that were foreseen and the move chosen among them."""
        self.reached: Line | None = None
        """Where the plan leads, with what has been thought of how to go on from there."""

    def choose(self, glimpse: Glimpse) -> Move:
        self.decisions += 1
        if not (self.plan and self.plan[0][0] == glimpse.offers):
            if len(glimpse.offers) == 1:
                return glimpse.offers[0]
            self.think(glimpse)
        return self.plan.pop(0)[1]

    def think(self, glimpse: Glimpse) -> None:
        """Plan on from where the last plan has led, or anew if something else has come of it."""
        seed = derive(self.seed, self.decisions)
        if self.reached is None or not foreseen(self.reached, glimpse):
            self.reached = Line(glimpse.resample(seed), [], 0.0)
        planning, play = glimpse.game.planning, self.reached.play
        if planning.brisk and len(moves := play.game.promising(play)) == 1:
            self.plan, self.reached = [(play.offers, moves[0])], None
            return
        search = Search(self.reached, glimpse.seat, seed)
        best = search.plan(
            planning.width if self.width is None else self.width,
            planning.patience if self.patience is None else self.patience,
        )
        aimed = search.aimed(best)
        best = search.confirmed(best)
        self.plan = aimed or best.path[len(self.reached.path) :]
        self.reached = None if aimed or best.learnt or not best.moved else best


def foreseen(line: Line, glimpse: Glimpse) -> bool:
    """Whether a seat sees what it would see where a line leads."""
    play = line.play
    return play.offers == glimpse.offers and glimpse.game.view(play, glimpse.seat) == glimpse.view


class Line:
    """A way through the turn so far, and what it is worth when the turn is finished."""

    __slots__ = (
        "deals", "doubts", "further", "learnt", "luck", "moved", "path", "play", "quiet", "value",
    )  # fmt: skip

    def __init__(
        self,
        play: AnyPlay,
        path: Path,
        value: float,
        luck: float = 0.0,
        *,
        learnt: bool = False,
    ) -> None:
        self.play = play
        self.path = path
        self.value = value
        self.luck = luck
        """How much better than the mean of all deals those are that the line has met."""
        self.learnt = learnt
        """Whether it has met any: then it does not lead where it says."""
        self.doubts = 0.0
        """What is taken off its value for the clicks that habit would not do."""
        self.moved = False
        """Whether `play` stands where its last move has led, and not before it."""
        self.deals: list[AnyPlay] = []
        """Other deals of where it is, for the moves that roll or draw."""
        self.quiet: Move | None = None
        """How habit goes on from where it is, once it has been judged so."""
        self.further: list[tuple[Line, bool]] = []
        """The lines with one more move, and whether that ends them."""


def best_plan(play: AnyPlay, seat: int, width: int, patience: int, seed: int = 0) -> Path:
    """The moves to the end of the turn, or to the next roll, whose outcome is judged best."""
    search = Search(Line(play, [], 0.0), seat, seed)
    plan = search.plan(width, patience)
    return search.aimed(plan) or plan.path


class Search:
    """The turn of one seat, thought through on a play that was dealt for it."""

    def __init__(self, root: Line, seat: int, seed: int) -> None:
        self.root = root
        self.play = root.play
        self.seat = seat
        self.seed = seed
        self.evaluate: Callable[[AnyPlay, int], float] = root.play.game.evaluate
        self.doubt = root.play.game.planning.doubt
        self.known: list[Line] = []
        """The lines that were kept, so that none comes back to where another was."""

    # --- click by click ----------------------------------------------------------------------

    def plan(self, width: int, patience: int) -> Line:
        lines = [self.root]
        best = Line(self.play, [], float("-inf"))
        idle = 0
        for _ in range(DEPTH):
            idle += 1
            grown: list[Line] = []
            for line in lines:
                for found, ended in self.further(line):
                    if found.value > best.value:
                        best, idle = found, 0
                    if not ended:
                        grown.append(found)
            if not grown or idle > patience:
                break
            lines = self.kept(grown, width)
        return best

    def confirmed(self, best: Line) -> Line:
        """The best line with the click that habit adds to it, if nothing better was found there."""
        for line, ended in best.further:
            if line.path[-1][1] is best.quiet:
                if not (ended or line.learnt or line.moved):
                    self.move(line)
                return line
        return best

    def further(self, line: Line) -> list[tuple[Line, bool]]:
        if not line.further:
            game = line.play.game
            usual = game.habit(line.play) if self.doubt else None
            line.further = [self.judge(line, move, usual) for move in game.promising(line.play)]
        return line.further

    def judge(self, line: Line, move: Move, usual: Move | None = None) -> tuple[Line, bool]:
        """A line with one more move, still where it was before it, and whether that ends it."""
        play = line.play
        twin = play.clone()
        learnt = learns(twin, move, self.seat)
        if twin.seat != self.seat:
            go_on(twin, self.seat)
        ended = finished(twin)
        if move is line.quiet and not learnt:
            # It was judged so, for habit went on with this move.
            value = line.value + line.doubts
        else:
            value = self.evaluate(twin if ended else finish(twin), self.seat) - line.luck
        luck = 0.0
        if learnt and (other := self.deal(line, move, 0)) != value:
            others = [self.deal(line, move, number) for number in range(1, DEALS)]
            mean = fmean((value, other, *others))
            luck, value = value - mean, mean
        path = [*line.path, (play.offers, move)]
        found = Line(play, path, value, line.luck + luck, learnt=learnt or line.learnt)
        if self.doubt:
            found.doubts = line.doubts + (self.doubt if move != usual else 0.0)
            found.value -= found.doubts
        return found, ended

    def deal(self, line: Line, move: Move, number: int) -> float:
        """What a move that rolls or draws is worth in one deal; the same deals serve all moves."""
        if len(line.deals) == number:
            chance = FastChance(derive(self.seed, number))
            line.deals.append(line.play.resample(self.seat, chance))
        twin = line.deals[number].clone()
        twin.apply(move)
        go_on(twin, self.seat)
        return self.evaluate(finish(twin), self.seat) - line.luck

    def kept(self, grown: list[Line], width: int) -> list[Line]:
        """The best lines, each where its last move has led, and no two at the same place."""
        grown.sort(key=lambda line: -line.value)
        lines: list[Line] = []
        for line in grown:
            if len(lines) == width:
                break
            if not line.moved:
                self.move(line)
            if not any(
                line.value == k.value and line.play.state == k.play.state for k in self.known
            ):
                lines.append(line)
                self.known.append(line)
        return lines

    def move(self, line: Line) -> None:
        """Go where the last move of a line leads."""
        line.play = line.play.clone()
        line.play.apply(line.path[-1][1])
        go_on(line.play, self.seat)
        line.quiet = line.play.game.habit(line.play)
        line.moved = True

    # --- over several turns ------------------------------------------------------------------

    def aimed(self, plan: Line) -> Path:
        """The way to an aim, if it gains more over some turns than the plan does at once."""
        aims = self.play.game.aims(self.play, self.seat)
        if not aims:
            return []
        idle = self.evaluate(finish(self.play.clone()), self.seat)
        quiet, _ = self.followed(None)
        gains = []
        for aim in aims:
            value, path = self.followed(aim)
            if path:
                gains.append((value - quiet, path))
        gain, path = max(gains, key=lambda found: found[0], default=(0.0, []))
        return path if gain > plan.value - idle else []

    def followed(self, aim: str | None) -> tuple[float, Path]:
        """Where some turns lead in which an aim, or none, is followed, and how they begin."""
        paths, values = [], []
        for number in range(FUTURES):
            dealt = self.play.resample(self.seat, FastChance(derive(self.seed, -1 - number)))
            value, path = self.lived(dealt, aim)
            values.append(value)
            paths.append(path)
        return fmean(values), paths[0]

    def lived(self, play: AnyPlay, aim: str | None) -> tuple[float, Path]:
        """One future: everybody plays by habit, but for whoever follows the aim."""
        game, path, foreseen, turns = play.game, [], True, 0
        for _ in range(CLICKS):
            if play.over:
                break
            own = play.seat == self.seat
            if own and isinstance(play.question, EndTurn):
                turns += 1
                foreseen = False
                if turns == TURNS:
                    break
            offers = play.offers
            move = game.habit(play)
            if own and aim is not None and len(offers) > 1:
                move = game.pursue(play, self.seat, aim)
            if foreseen and own:
                path.append((offers, move))
            if learns(play, move, self.seat):
                foreseen = False
        return self.evaluate(play, self.seat), path


def learns(play: AnyPlay, move: Move, seat: int) -> bool:
    """Play a move; whether a roll or a card that the seat did not know came up by it."""
    rolled = play.chance.count - play.unseen
    play.learnt = 0
    play.apply(move)
    return play.chance.count - play.unseen != rolled or bool(play.learnt & bit(seat))


def finished(play: AnyPlay) -> bool:
    """Whether somebody's turn is about to end."""
    stack = play.state.stack
    return not stack or isinstance(stack[-1], EndTurn)


def go_on(play: AnyPlay, seat: int) -> None:
    """Let the others answer what they are asked in this turn: their first offer, the quiet one."""
    for _ in range(FINISH):
        if play.seat == seat or finished(play):
            return
        play.apply(play.offers[0])


def finish(play: AnyPlay) -> AnyPlay:
    """The turn finished without further thought, as the game's habits have it."""
    habit, apply, stack = play.game.habit, play.apply, play.state.stack
    for _ in range(FINISH):
        if not stack or isinstance(stack[-1], EndTurn):
            break
        apply(habit(play))
    return play
