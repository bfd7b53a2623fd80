"""Chance in its four kinds."""

from collections import Counter
from typing import ClassVar

import pytest

from orrery.kernel import (
    Chance,
    FastChance,
    OrreryError,
    RecordedChance,
    ScriptedChance,
    SealedChance,
)
from orrery.kernel.chance import WORD, commitment_of

SECRET = bytes(range(32))


def draws(chance: Chance, stream: str = "die", n: int = 6, times: int = 20) -> list[int]:
    return [chance.draw(stream, n) for _ in range(times)]


@pytest.mark.parametrize("chance", [FastChance(7), SealedChance(SECRET)])
def test_every_side_of_a_die_comes_up_equally_often(chance: Chance) -> None:
    counts = Counter(draws(chance, times=6_000))
    assert set(counts) == set(range(6))
    assert max(abs(n - 1_000) for n in counts.values()) < 150


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    class Given(Chance):
        words: ClassVar = [WORD - 1, 5]

        def word(self, stream: str) -> int:
            return self.words.pop(0)

    assert Given().draw("die", 6) == 5


@pytest.mark.parametrize("chance", [FastChance(1), SealedChance(SECRET), ScriptedChance({})])
def test_a_shuffle_loses_and_doubles_nothing(chance: Chance) -> None:
    out = chance.shuffled("deck", range(30))
    assert sorted(out) == list(range(30))
    assert out != list(range(30))


def test_the_same_seed_gives_the_same_draws() -> None:
    assert draws(FastChance(5)) == draws(FastChance(5)) != draws(FastChance(6))


def test_the_same_secret_gives_the_same_draws() -> None:
    assert draws(SealedChance(SECRET)) == draws(SealedChance(SECRET))
    assert draws(SealedChance(SECRET)) != draws(SealedChance(bytes(32)))


def test_sealed_streams_do_not_disturb_each_other() -> None:
    alone, beside = SealedChance(SECRET), SealedChance(SECRET)
    draws(beside, "deck")
    assert draws(alone, "die") == draws(beside, "die")


def test_a_sealed_draw_is_the_published_formula() -> None:
    # hmac-sha256(secret, b"die:0"), the first eight bytes as a number, modulo 6.
    assert SealedChance(SECRET).word("die") == 0x498811169730E3F9
    assert commitment_of(SECRET).startswith("949a9360517ba2af")


def test_the_commitment_binds_the_secret() -> None:
    assert SealedChance(SECRET).commitment == commitment_of(SECRET) != commitment_of(bytes(32))


def test_secrets_are_made_fresh() -> None:
    assert SealedChance().secret != SealedChance().secret


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(OrreryError, match="32 bytes"):
        SealedChance(b"short")


@pytest.mark.parametrize(
    "chance",
    [
        FastChance(1),
        SealedChance(SECRET),
        ScriptedChance({"die": [1, 2, 3, 4, 5] * 20}),
        RecordedChance([1, 2, 3, 4, 5] * 20),
    ],
)
def test_a_clone_draws_the_same_and_leaves_the_original_alone(chance: Chance) -> None:
    draws(chance, times=3)
    twin = chance.clone()
    assert twin.count == chance.count
    ahead = draws(twin)
    assert draws(chance) == ahead


def test_draws_are_counted_and_logged_on_demand() -> None:
    chance = FastChance(1)
    chance.draw("die", 6)
    chance.log = []
    rolled = draws(chance, times=4)
    assert (chance.count, chance.log) == (5, rolled)


def test_a_script_says_what_the_die_shows() -> None:
    chance = ScriptedChance({"die": [4, 0]}, seed=1)
    assert draws(chance, times=2) == [4, 0]
    assert chance.draw("deck", 10) in range(10)


def test_a_script_that_runs_out_or_shows_a_seven_is_refused() -> None:
    with pytest.raises(OrreryError, match="no more values for the stream “die”"):
        ScriptedChance({"die": []}).draw("die", 6)
    with pytest.raises(OrreryError, match="gives 6 for the stream “die”"):
        ScriptedChance({"die": [6]}).draw("die", 6)


def test_recorded_chance_repeats_a_record() -> None:
    assert draws(RecordedChance([3, 1, 4]), times=3) == [3, 1, 4]


def test_a_record_with_too_few_or_impossible_draws_is_refused() -> None:
    with pytest.raises(OrreryError, match="too few"):
        RecordedChance().draw("die", 6)
    with pytest.raises(OrreryError, match="gives -1"):
        RecordedChance([-1]).draw("die", 6)


def test_the_bare_class_is_no_source_of_chance() -> None:
    with pytest.raises(TypeError):
        Chance().draw("die", 6)
    with pytest.raises(TypeError):
        Chance().clone()
