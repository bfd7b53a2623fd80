"""What balance reports are told of a game."""

from __future__ import annotations

from orrery.bots.arena import play_aimlessly
from orrery.games.spacecorp import GAME
from orrery.games.spacecorp.components import ERAS
from orrery.games.spacecorp.statistics import facts
from orrery.kernel import FastChance


def test_the_facts_tell_who_began_the_game_and_not_its_last_era() -> None:
    for seed in range(4):
        play = GAME.start(3, FastChance(seed))
        began = play.state.active
        play_aimlessly(play, seed)
        assert facts(play).order == tuple((began + place) % 3 for place in range(3))


def test_the_facts_count_the_turns_of_every_era_and_the_edges_played() -> None:
    play = GAME.start(2, FastChance(1))
    play_aimlessly(play, 1)
    told = facts(play)
    turns = play.state.turns
    assert told.numbers == {
        f"turns of a seat, {era}": n / 2 for era, n in zip(ERAS, turns, strict=True)
    }
    edges = {key for key in told.uses if key.startswith("edge ")}
    assert edges
    assert edges <= set(told.present)
