"""Bots against bots: one game, or many over several processes.

Here speed counts, so games run on a bare `Play` with `FastChance`: no events, no record, no undo.
"""

from __future__ import annotations

import math
import signal
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from orrery.bots import check_bot, make_bot
from orrery.bots.base import Glimpse, derive
from orrery.bots.sittings import Sittings
from orrery.kernel import FastChance, Game, Options, OrreryError, Play, RuleError, find_game
from orrery.kernel.memory import settle, settled

MAX_DECISIONS = 200_000
"""A game that asks more than this counts as never ending."""
CHUNK = 8
"""Games handed to a process at a time, at most: so many are lost when it is interrupted."""
AIMLESS = "random"
HABIT = "orrery.bots.habit:HabitBot"
Z95 = 1.959963984540054
"""Half the width of a 95% interval of the normal distribution, in standard deviations."""

Facts = Callable[[Play[Any, Any]], dict[str, Any]]
"""What a report wants to know of a finished game, such as who played which faction."""


class GameResult(Struct, frozen=True):
    """One game as the arena saw it. Totals and ranks are by table seat, empty if unfinished; totals
    also where a game is not won by points."""

    seating: tuple[int, ...]
    """Which entry of the simulation sat in each table seat."""
    totals: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    rounds: int = 0
    decisions: int = 0
    problem: str = ""
    """Why the game did not finish."""
    facts: dict[str, Any] = {}

    @property
    def finished(self) -> bool:
        return bool(self.ranks)

    def share(self, seat: int) -> float:
        """How much of the win is the seat's: winners who tie share it."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


class Score(Struct, frozen=True):
    mean: float
    sd: float


class Entry(Struct, frozen=True):
    """How one of the bots did, over all the seats it sat in."""

    bot: str
    wins: float
    win_rate: float
    ci95: tuple[float, float]
    score: Score


class Simulation(Struct, frozen=True):
    """Many games between the same bots."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    results: tuple[GameResult, ...]
    seconds: float

    @property
    def finished(self) -> list[GameResult]:
        return [result for result in self.results if result.finished]

    @property
    def decisions(self) -> int:
        return sum(result.decisions for result in self.results)

    def entries(self) -> list[Entry]:
        """One for each bot, in the order they were given in."""
        return [self._entry(index) for index in range(len(self.bots))]

    def _entry(self, index: int) -> Entry:
        finished = self.finished
        seats = [result.seating.index(index) for result in finished]
        wins = sum(result.share(seat) for result, seat in zip(finished, seats, strict=True))
        scored = zip(finished, seats, strict=True)
        totals = [result.totals[seat] for result, seat in scored if result.totals]
        played = len(finished)
        return Entry(
            bot=self.bots[index],
            wins=round(wins, 6),
            win_rate=wins / played if played else 0.0,
            ci95=wilson(wins, played),
            score=Score(
                statistics.fmean(totals) if totals else 0.0,
                statistics.stdev(totals) if len(totals) > 1 else 0.0,
            ),
        )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a win rate (Wilson's score: honest also near 0 and 1)."""
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


# --- one game ----------------------------------------------------------------------------------


def play_game(
    game: Game[Any, Any],
    bots: Sequence[str],
    seed: int,
    options: Options | None = None,
    *,
    deal: int | None = None,
    seating: Sequence[int] | None = None,
    facts: Facts | None = None,
) -> GameResult:
    """A whole game; `bots` are by table seat.

    `deal` is the seed of what chance gives (the game's own seed if none), so that the same deal
    can be played with the bots in other seats.
    """
    seats = tuple(seating if seating is not None else range(len(bots)))
    chance = FastChance(derive(seed if deal is None else deal, 0))
    try:
        play = game.start(len(bots), chance, options)
        if all(bot == AIMLESS for bot in bots):
            decisions = play_aimlessly(play, derive(seed, 1))
        elif all(bot == HABIT for bot in bots):
            decisions = play_by_habit(play)
        else:
            decisions = _play_bots(play, bots, seed)
    except RuleError as error:
        return GameResult(seats, problem=str(error))
    if not play.over:
        return GameResult(seats, decisions=decisions, problem=f"no end after {decisions} decisions")
    outcome = game.outcome(play)
    return GameResult(
        seating=seats,
        totals=outcome.totals,
        ranks=outcome.ranks,
        rounds=game.rounds(play.state),
        decisions=decisions,
        facts=facts(play) if facts else {},
    )


def play_aimlessly(play: Play[Any, Any], seed: int, limit: int = MAX_DECISIONS) -> int:
    """Random moves to the end or the limit; how many were played.

    Choosing costs one multiplication (a linear congruence whose high bits scale to the offers),
    so that decisions a second measure the rules and not the bot.
    """
    apply = play.apply
    for count in range(limit):
        if play.seat < 0:
            return count
        offers = play.offers
        seed = (seed * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        apply(offers[(seed >> 33) * len(offers) >> 31])
    return limit


def play_by_habit(play: Play[Any, Any], limit: int = MAX_DECISIONS) -> int:
    """Habits to the end or the limit; how many decisions there were. Nothing is dealt for them:
    between habits alone nobody gains by what a glimpse would hide."""
    habit = play.game.habit
    for count in range(limit):
        if play.seat < 0:
            return count
        play.apply(habit(play))
    return limit


def _play_bots(play: Play[Any, Any], names: Sequence[str], seed: int) -> int:
    bots = [make_bot(name, derive(seed, 1, seat)) for seat, name in enumerate(names)]
    for count in range(MAX_DECISIONS):
        if play.over:
            return count
        move = bots[play.seat].choose(Glimpse(play, play.seat))
        play.submit(play.seat, move)
    return MAX_DECISIONS


# --- many games --------------------------------------------------------------------------------


class Job(Struct, frozen=True):
    """What every process needs to know to play any game of a simulation."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    facts: Facts | None

    def result(self, game: Game[Any, Any], index: int) -> GameResult:
        """Game number `index`.

        Each deal is played once with every rotation of the bots, so that luck favours none; if
        they are all alike, rotation would only repeat the deal, and every game has its own.
        """
        n = len(self.bots)
        deals = index if len(set(self.bots)) == 1 else index // n
        seating = tuple((seat + index) % n for seat in range(n))
        return play_game(
            game,
            [self.bots[entry] for entry in seating],
            derive(self.seed, 1, index),
            game.read_options(self.options),
            deal=derive(self.seed, 0, deals),
            seating=seating,
            facts=self.facts,
        )

    def sittings(self, game: Game[Any, Any], path: Path) -> Sittings:
        """The file in which the games of this simulation are kept."""
        rules = (self.game, game.version, game.content_hash())
        return Sittings(path, rules, self.bots, self.seed, self.options)


def simulate(
    game: Game[Any, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    on_progress: Callable[[int], None] | None = None,
    facts: Facts | None = None,
    resume: Path | None = None,
) -> Simulation:
    """Play many games; the results depend on the seed and not on the number of processes.

    `on_progress` is told how many games are done. With several jobs `facts` must be a function of
    a module, because it travels to other processes. `resume` is a file that keeps every game as
    soon as it is done: those that it has are not played again.
    """
    _check(game, bots, games, jobs)
    chosen = msgspec.to_builtins(game.read_options(options or {}))
    job = Job(game.id, tuple(bots), seed, chosen, facts)
    started = time.perf_counter()
    sittings = job.sittings(game, resume) if resume else None
    results = sittings.load(GameResult) if sittings else {}
    missing = [number for number in range(games) if number not in results]
    done = games - len(missing)
    batches = _alone(job, game, missing) if jobs == 1 else _in_processes(job, missing, jobs)
    for batch in batches:
        if sittings:
            sittings.keep(batch)
        results.update(batch)
        done += len(batch)
        if on_progress:
            on_progress(done)
    return Simulation(
        game=game.id,
        options=chosen,
        bots=job.bots,
        results=tuple([results[number] for number in range(games)]),
        seconds=time.perf_counter() - started,
    )


def _check(game: Game[Any, Any], bots: Sequence[str], games: int, jobs: int) -> None:
    for bot in bots:
        check_bot(bot)
    if len(bots) not in game.seats:
        allowed = ", ".join(str(n) for n in game.seats)
        raise OrreryError("error-players", players=len(bots), allowed=allowed)
    if games < 1:
        raise OrreryError("error-arena-games", games=games)
    if jobs < 1:
        raise OrreryError("error-arena-jobs", jobs=jobs)


def _alone(
    job: Job, game: Game[Any, Any], numbers: Sequence[int]
) -> Iterator[dict[int, GameResult]]:
    with settled():
        for number in numbers:
            yield {number: job.result(game, number)}


def _in_processes(job: Job, numbers: Sequence[int], jobs: int) -> Iterator[dict[int, GameResult]]:
    size = max(1, min(CHUNK, len(numbers) // (jobs * 4)))
    chunks = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    # Processes are spawned: a fork would copy the threads of a progress bar half alive.
    context = get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _sit_down, (job,))
    try:
        yield from pool.map(_chunk, chunks)
    finally:
        pool.shutdown(cancel_futures=True)


_table: list[tuple[Job, Game[Any, Any]]] = []
"""In a worker process: the one job it was started for."""


def _sit_down(job: Job) -> None:
    # Ctrl-C is for the process that the person sees; it stops the others in its own time.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = find_game(job.game)
    game.content()
    _table.append((job, game))
    settle()


def _chunk(numbers: Sequence[int]) -> dict[int, GameResult]:
    job, game = _table[-1]
    return {number: job.result(game, number) for number in numbers}
