"""Records: what is dumped, loaded, replayed, verified and refused."""

import subprocess
import sys
from pathlib import Path

import pytest

from orrery.kernel import (
    FastChance,
    Match,
    OrreryError,
    Record,
    Replay,
    SealedChance,
    draws_of,
    start_match,
    state_hash,
    verify,
)
from orrery.kernel.record import Step
from tests.kernel import toy

ROOT = Path(__file__).parents[2]


def played(seed: int = 1, secret: bytes = bytes(range(32))) -> Match:
    match = start_match(
        toy.GAME, ["Ada", "Grace", "Lise"], chance=SealedChance(secret), options={"rich": True}
    )
    choice = FastChance(seed)
    while not match.play.over:
        offers = match.play.offers
        match.submit(match.play.seat, offers[choice.draw("x", len(offers))])
    return match


def reloaded(record: Record) -> Record:
    return Record.load(record.dump(), "test")


def test_a_record_is_the_same_after_dump_and_load() -> None:
    record = played().record
    assert reloaded(record) == record


def test_a_dumped_record_has_one_step_a_line() -> None:
    record = played().record
    lines = record.dump().decode().splitlines()
    assert sum('"move"' in line for line in lines) == len(record.steps)


def test_a_record_without_steps_can_be_loaded() -> None:
    record = start_match(toy.GAME, ["A", "B"]).record
    assert reloaded(record) == record


@pytest.mark.parametrize("seed", range(8))
def test_a_record_replays_to_the_same_hash(seed: int) -> None:
    match = played(seed)
    play = verify(reloaded(match.record), game=toy.GAME)
    assert state_hash(play.state) == state_hash(match.play.state)


def test_a_record_replays_to_the_same_hash_in_another_process(tmp_path: Path) -> None:
    match = played()
    (tmp_path / "game.json").write_bytes(match.record.dump())
    code = (
        "import sys; from pathlib import Path; from tests.kernel import toy\n"
        "from orrery.kernel import Record, state_hash, verify\n"
        "record = Record.load(Path(sys.argv[1]).read_bytes(), 'game')\n"
        "print(state_hash(verify(record, game=toy.GAME).state))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "game.json")],
        cwd=ROOT,
        env={"PYTHONHASHSEED": "77", "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == state_hash(match.play.state)


def test_a_record_can_be_opened_at_any_point() -> None:
    match = played()
    replay = Replay(match.record, game=toy.GAME, listen=True)
    replay.run(until=4)
    assert replay.done == 4
    assert replay.step() == match.record.steps[4]
    assert state_hash(replay.run().state) == state_hash(match.play.state)


def test_a_game_in_progress_verifies_without_its_secret() -> None:
    match = start_match(toy.GAME, ["A", "B"])
    match.submit(0, match.play.offers_for(0)[0])
    verify(reloaded(match.record), game=toy.GAME)


def test_games_are_found_by_their_id_when_none_is_given() -> None:
    record = played().record
    record.game = "no_such_game"
    with pytest.raises(OrreryError, match="no game “no_such_game”"):
        verify(record, game=toy.GAME)


# --- what is refused -------------------------------------------------------------------------


def refused(record: Record, because: str) -> None:
    with pytest.raises(OrreryError, match=because):
        verify(reloaded(record), game=toy.GAME)


def test_a_forged_draw_is_refused() -> None:
    """One that replays well is still not what the secret gives."""
    record = played().record
    record.result = None
    record.setup[0] = (record.setup[0] + 1) % 2
    record.steps.clear()
    refused(record, "random outcomes of step 0 are not those")


def test_a_forged_draw_in_the_middle_is_refused() -> None:
    record = played().record
    number, step = next((n, s) for n, s in enumerate(record.steps, 1) if s.draws)
    step.draws[0] ^= 1
    record.steps[number:] = []
    record.result = None
    refused(record, f"random outcomes of step {number} are not those")


def test_another_secret_than_the_committed_one_is_refused() -> None:
    record = played().record
    record.secret = bytes(32).hex()
    refused(record, "not the one that was committed")


@pytest.mark.parametrize("secret", ["", "no hex"])
def test_a_finished_game_without_a_readable_secret_is_refused(secret: str) -> None:
    record = played().record
    record.secret = secret
    refused(record, "lacks a valid secret")


def test_a_forged_result_is_refused() -> None:
    for field, because in (("hash", "another position"), ("totals", "score"), ("ranks", "score")):
        record = played().record
        setattr(record.result, field, "0" * 32 if field == "hash" else [1, 2, 3, 4])
        refused(record, because)


def test_a_move_that_was_not_possible_is_refused_with_its_step() -> None:
    record = played().record
    record.steps[2].move = "deflect"
    refused(record, "Step 3 of the record cannot be played: “deflect” is not possible")


def test_draws_that_are_missing_or_left_over_are_refused() -> None:
    record = played().record
    record.setup.append(0)
    refused(record, "1 random outcome of step 0 was not used")
    record.setup[-2:] = []
    refused(record, "too few random outcomes")


def test_other_rules_and_other_content_are_refused() -> None:
    record = played().record
    record.rules = 99
    refused(record, "version 99 of the rules; version 1 is installed")
    record.rules, record.content = 1, "abc"
    refused(record, "other content")


def test_what_is_no_record_is_refused_by_name() -> None:
    for data in (b"", b"\xff", b"[]", b'{"game":"toy"}', b"{"):
        with pytest.raises(OrreryError, match=r"g\.json is not a readable record"):
            Record.load(data, "g.json")


def test_a_record_of_another_format_is_refused() -> None:
    record = played().record
    record.format = 2
    with pytest.raises(OrreryError, match="format 2"):
        reloaded(record)


def test_a_step_writes_down_only_what_is_not_usual() -> None:
    record = played().record
    record.steps = [Step(0, "pass")]
    assert '{"seat":0,"move":"pass"}' in record.dump().decode()


def test_every_draw_is_named_so_that_the_secret_alone_gives_it_again() -> None:
    record = played().record
    named = draws_of(record, game=toy.GAME)
    chance = SealedChance(bytes.fromhex(record.secret))
    assert [chance.draw(draw.stream, draw.n) for draw in named] == [draw.value for draw in named]
    steps = [record.setup, *(step.draws for step in record.steps)]
    assert [draw.step for draw in named] == [at for at, draws in enumerate(steps) for _ in draws]
