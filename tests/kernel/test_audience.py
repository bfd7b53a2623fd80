"""Who knows the same is told the same, once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from orrery.kernel import FastChance, Game, Play, Zone, all_games, tally
from orrery.kernel.audience import Audiences
from orrery.kernel.fuzz import audience_leaks
from tests.kernel import toy

GAMES = [toy.GAME, *all_games().values()]


def positions(game: Game[Any, Any], many: int) -> Iterator[Play[Any, Any]]:
    """Positions of a random game of as many as can play."""
    chance = FastChance(7)
    play = game.start(max(game.seats), chance, game.options())
    for _ in range(many):
        if play.over:
            return
        yield play
        seat = play.to_act()[chance.draw("who", len(play.to_act()))]
        offers = play.offers_for(seat)
        play.apply(offers[chance.draw("any", len(offers))], seat)


def everybody(play: Play[Any, Any]) -> list[int | None]:
    return [None, *range(max(play.game.seats))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_told_to_an_audience_is_what_each_of_it_would_be_told(
    game: Game[Any, Any],
) -> None:
    for play in positions(game, 60):
        told = Audiences(play)
        for seat in everybody(play):
            assert told.view(seat) == game.view(play, seat)
            assert told.tally(seat) == tally(play, seat)


def test_who_sees_other_faces_is_another_audience() -> None:
    play = next(positions(toy.GAME, 1))
    told = Audiences(play)
    known = {told.knowledge(seat) for seat in everybody(play)}
    assert len(known) == len(everybody(play)), "each has a hand, and a spectator has none"


def with_favourites(g: toy.G, seat: int | None) -> toy.ToyView:
    return replace(toy.view(g, seat), round=100 + (seat or 0))


def test_a_view_that_looks_at_the_seat_itself_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    play = next(positions(toy.GAME, 1))
    play.state.stack.clear()
    for row in (play.state.hands, play.state.stashes):
        row[:] = [Zone() for _ in row]
    assert not list(audience_leaks(play, 0, 1))
    monkeypatch.setattr(toy.GAME, "view", with_favourites)
    assert list(audience_leaks(play, 0, 1))
