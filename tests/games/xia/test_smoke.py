"""Habits end, planners beat the aimless, the summary fits its width."""

from __future__ import annotations

import random

import pytest

from orrery.bots import Glimpse, make_bot
from orrery.games.xia import GAME
from orrery.games.xia.chronicle import Threw
from orrery.games.xia.summary import summary
from orrery.kernel import LANGUAGES, FastChance
from orrery.kernel.prose import WIDTH


@pytest.mark.parametrize("players", GAME.seats)
def test_captains_with_habits_come_to_an_end_and_to_fame(players: int) -> None:
    play = GAME.start(players, FastChance(players), GAME.read_options({"fame": "5"}))
    clicks = 0
    while not play.over:
        play.apply(GAME.habit(play))
        clicks += 1
        assert clicks < 5000
    assert max(GAME.outcome(play).totals) >= 3


def test_whoever_plans_beats_whoever_does_not() -> None:
    play = GAME.start(2, FastChance(3), GAME.read_options({"fame": "5"}))
    bots = [make_bot("greedy", 0), make_bot("random", 1)]
    while not play.over:
        play.apply(bots[play.seat].choose(Glimpse(play, play.seat)))
    assert GAME.outcome(play).ranks[0] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_fits_a_terminal(language: str) -> None:
    play = GAME.start(5, FastChance(1), GAME.read_options({"fame": "5"}))
    words = GAME.words(language)
    while not play.over:
        play.apply(GAME.habit(play))
        if play.state.round % 4 == 0:
            text = summary(play, 0, words)
            assert max(map(len, text.splitlines())) <= WIDTH


def test_the_view_stays_small_when_the_map_is_large() -> None:
    import msgspec

    play = GAME.start(5, FastChance(2), GAME.read_options({"fame": "20"}))
    while not play.over and len(play.state.layout.split()) < 25:
        play.apply(GAME.habit(play))
    assert len(msgspec.json.encode(GAME.view(play, 0))) < 40_000


def test_planners_think_about_offers_only_and_never_about_none() -> None:
    play = GAME.start(3, FastChance(5), GAME.read_options({"fame": "5"}))
    spared = 0
    while not play.over:
        thought = GAME.promising(play)
        assert thought
        assert set(thought) <= set(play.offers)
        spared += len(play.offers) - len(thought)
        play.apply(GAME.habit(play))
    assert spared > 100


def test_curves_and_luck_tell_what_captains_had_and_rolled() -> None:
    play = GAME.start(2, FastChance(7), GAME.read_options({"fame": "5"}), listen=True)
    choose = random.Random(7)
    while not play.over and play.state.round < 30:
        play.apply(choose.choice(play.offers))
    content = GAME.content()
    heard = [told.event for told in play.heard or ()]
    throws = [throw for event in heard for throw in GAME.luck(event, content)]
    rolls = [event for event in heard if isinstance(event, Threw) and isinstance(event.seat, int)]
    assert [t.got for t in throws if t.what == "luck-d20"] == [event.n for event in rolls]
    assert rolls
    goods = {line.id: line.points for line in GAME.goods(play)}
    assert goods["goods-credits"] == tuple(c.credits // 1000 for c in play.state.captains)
    assert goods["goods-tier"] == tuple(content.ships[c.ship].tier for c in play.state.captains)
