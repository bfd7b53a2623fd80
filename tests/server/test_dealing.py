"""Whose fault it is: only rules that fail stop a table, and trouble of the system never does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.kernel import OrreryError
from orrery.kernel.words import Message
from orrery.server.answers import Failed, NotOpen, Refused, Shown
from orrery.server.course import Entry, Genesis
from orrery.server.croupier import Do, Open, Show, ShowPast, Standing
from orrery.server.dealing import Behind, Dealing, Stopped
from orrery.server.trouble import Trouble
from orrery.server.workers import Lost

GO = Entry(0, "move", "go")
GENESIS = Genesis("faulty", 1, "", {}, ["human:Ada"], "5e" * 32)
SHOWN = Shown(b"{}")
CRASH = Failed("RuleError: broken")
FULL = Failed("MemoryError", defect=False)


class Scripted:
    """A worker that answers, one after another, what a test has written down."""

    def __init__(self, answers: list[Any]) -> None:
        self.answers: Iterator[Any] = iter(answers)
        self.asked: list[Any] = []

    async def ask(self, request: Any, seconds: float) -> Any:
        self.asked.append(request)
        answer = next(self.answers)
        if isinstance(answer, Exception):
            raise answer
        return answer


def standing(seq: int) -> Standing:
    return Standing(seq=seq, to_act=[0], awaited=[0], over=False)


def dealing(*answers: Any, seq: int = 3) -> tuple[Dealing, Scripted]:
    worker = Scripted(list(answers))

    async def opening() -> Open:
        return Open("t", GENESIS, [])

    found = Dealing("t", worker, opening, 1.0)  # type: ignore[arg-type]
    found.seq = seq
    return found, worker


@pytest.mark.anyio
async def test_a_move_that_the_rules_fail_at_stops_the_table() -> None:
    game, _ = dealing(CRASH)
    with pytest.raises(Stopped, match="broken"):
        await game.do(GO, [])


@pytest.mark.anyio
async def test_a_move_without_an_answer_is_tried_again() -> None:
    game, _ = dealing(Lost("no answer"), NotOpen(), standing(3), standing(4))
    assert (await game.do(GO, [])).seq == 4


@pytest.mark.anyio
async def test_a_move_that_never_has_an_answer_is_the_rules_fault() -> None:
    game, _ = dealing(Lost("no answer"), NotOpen(), standing(3), Lost("no answer"))
    with pytest.raises(Stopped):
        await game.do(GO, [])


@pytest.mark.anyio
@pytest.mark.parametrize("answer", [FULL, Trouble("no descriptors")])
async def test_what_the_system_lacks_is_nobodys_fault(answer: Any) -> None:
    game, _ = dealing(answer, standing(4))
    with pytest.raises(Trouble):
        await game.do(GO, [])
    assert (await game.do(GO, [])).seq == 4, "and the next try may succeed"


@pytest.mark.anyio
@pytest.mark.parametrize("answer", [Lost("slow"), Failed("TookTooLong"), CRASH])
async def test_a_look_at_the_past_never_stops_a_table(answer: Any) -> None:
    game, _ = dealing(answer)
    with pytest.raises(Trouble):
        await game.ask(ShowPast("t", 3, None, 1), Shown)


@pytest.mark.anyio
async def test_a_game_is_opened_again_and_looked_at_as_it_is_by_then() -> None:
    """Another writer has gone on: the old number would never be found again."""
    game, worker = dealing(NotOpen(), standing(5), SHOWN)
    assert await game.ask(Show("t", 3, None, 0), Shown) == SHOWN
    assert worker.asked[-1] == Show("t", 5, None, 0)


@pytest.mark.anyio
async def test_a_move_is_not_carried_out_where_it_was_not_meant_to_be() -> None:
    game, worker = dealing(NotOpen(), standing(5))
    with pytest.raises(Behind):
        await game.do(GO, [])
    assert sum(isinstance(ask, Do) for ask in worker.asked) == 1


@pytest.mark.anyio
async def test_a_slow_machine_has_more_time_to_open_a_game() -> None:
    game, _ = dealing(Lost("slow"), standing(3), seq=-1)
    assert (await game.open()).seq == 3
    game, _ = dealing(Lost("slow"), Lost("slow"), seq=-1)
    with pytest.raises(Trouble):
        await game.open()


@pytest.mark.anyio
async def test_a_table_whose_worker_is_lost_again_and_again_rests() -> None:
    game, worker = dealing(*[Trouble("died")] * 9)
    for _ in range(5):
        with pytest.raises(Trouble):
            await game.do(GO, [])
    assert len(worker.asked) == 2, "the others need the worker too"


@pytest.mark.anyio
async def test_bad_input_is_told_as_it_is() -> None:
    game, _ = dealing(Refused(Message("error-not-offered", {"move": "go"})))
    with pytest.raises(OrreryError) as refused:
        await game.do(GO, [])
    assert refused.value.message.id == "error-not-offered"
