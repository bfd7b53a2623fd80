"""Worker processes: what they survive, and what they are ended for."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from orrery.kernel import OrreryError, find_game
from orrery.server.answers import Failed, NotOpen, Shown
from orrery.server.course import Entry, Genesis
from orrery.server.croupier import Answers, Do, Open, Standing, Trace
from orrery.server.meters import Meters
from orrery.server.trouble import Trouble
from orrery.server.workers import AHEAD, Lost, Worker


def opening(table: str) -> Open:
    game = find_game("faulty")
    seats = ["human:Ada", "human:Grace"]
    return Open(table, Genesis(game.id, 1, game.content_hash(), {}, seats, "5e" * 32), [])


def moving(table: str, move: str) -> Do:
    return Do(table, 0, Entry(0, "move", move), [0, None])


def worker(patience: float = 100) -> Worker[Answers]:
    return Worker("rules", Answers, patience, Meters())


@pytest.mark.anyio
async def test_a_hanging_rule_is_interrupted_and_the_other_games_stay(more_games: Path) -> None:
    rules = worker()
    for table in ("one", "two"):
        assert isinstance(await rules.ask(opening(table), 5), Standing)
    failed = await rules.ask(moving("one", "hang"), 0.2)
    assert isinstance(failed, Failed)
    assert "TookTooLong" in failed.problem
    assert isinstance(await rules.ask(moving("one", "go"), 5), NotOpen)
    done = await rules.ask(moving("two", "go"), 5)
    assert isinstance(done, Standing)
    assert len(done.news) == 2
    await rules.stop()


@pytest.mark.anyio
async def test_what_cannot_be_interrupted_is_ended(more_games: Path) -> None:
    rules = worker(patience=2)
    await rules.ask(opening("one"), 30)
    with pytest.raises(Lost):
        await rules.ask(moving("one", "sleep"), 0.2)
    assert isinstance(await rules.ask(moving("one", "go"), 30), NotOpen), "another has begun"
    await rules.stop()


@pytest.mark.anyio
async def test_a_worker_that_was_killed_is_replaced_without_anybody_noticing(
    more_games: Path,
) -> None:
    rules = worker()
    await rules.ask(opening("one"), 30)
    assert rules.process is not None
    os.kill(rules.process.pid, signal.SIGKILL)
    await rules.process.wait()
    assert isinstance(await rules.ask(opening("one"), 30), Standing)
    await rules.stop()


@pytest.mark.anyio
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell")
async def test_a_worker_that_is_given_no_time_is_nobodys_fault(more_games: Path) -> None:
    """A machine that is far too busy, or was asleep, looks like rules that never end."""
    rules = worker(patience=2)
    await rules.ask(opening("one"), 30)
    assert rules.process is not None
    os.kill(rules.process.pid, signal.SIGSTOP)
    with pytest.raises(Trouble):
        await rules.ask(moving("one", "go"), 0.2)
    assert isinstance(await rules.ask(opening("one"), 30), Standing), "another has begun"
    await rules.stop()


@pytest.mark.anyio
async def test_whoever_stops_waiting_does_not_confuse_the_next(more_games: Path) -> None:
    rules = worker()
    await rules.ask(opening("one"), 30)
    asking = asyncio.create_task(rules.ask(moving("one", "hang"), 0.2))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert isinstance(await rules.ask(opening("two"), 30), Standing)
    assert isinstance(await rules.ask(moving("one", "go"), 30), NotOpen), "its game has failed"
    await rules.stop()


@pytest.mark.anyio
async def test_requests_wait_at_the_worker_and_each_gets_its_own_answer(more_games: Path) -> None:
    rules = worker()
    tables = [str(number) for number in range(3 * AHEAD)]
    await asyncio.gather(*(rules.ask(opening(table), 30) for table in tables))
    asked = [rules.ask(moving(table, "go"), 30) for table in tables[::2]]
    asked += [rules.ask(Trace(table, 0), 30) for table in tables[1::2]]
    answers = await asyncio.gather(*asked)
    assert [type(answer) for answer in answers] == [Standing] * len(tables[::2]) + [Shown] * len(
        tables[1::2]
    )
    await rules.stop()


@pytest.mark.anyio
async def test_only_the_request_that_hangs_is_to_blame(more_games: Path) -> None:
    """Those behind it in the row are asked again, of another process."""
    rules = worker(patience=2)
    await rules.ask(opening("one"), 30)
    hanging = asyncio.create_task(rules.ask(moving("one", "sleep"), 0.2))
    await asyncio.sleep(0)
    others = [asyncio.create_task(rules.ask(opening(str(n)), 30)) for n in range(AHEAD + 2)]
    with pytest.raises(Lost):
        await hanging
    assert all(isinstance(answer, Standing) for answer in await asyncio.gather(*others))
    await rules.stop()


@pytest.mark.anyio
async def test_a_worker_that_stops_answers_what_it_was_asked(more_games: Path) -> None:
    rules = worker()
    await rules.start()
    asked = [asyncio.create_task(rules.ask(opening(str(n)), 30)) for n in range(AHEAD)]
    await asyncio.sleep(0)
    await rules.stop()
    assert all(isinstance(answer, Standing) for answer in await asyncio.gather(*asked))


@pytest.mark.anyio
async def test_a_stopped_worker_answers_nobody(more_games: Path) -> None:
    rules = worker()
    await rules.stop()
    with pytest.raises(OrreryError):
        await rules.ask(opening("one"), 5)
