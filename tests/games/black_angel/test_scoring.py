"""BA-8.5: the final scoring."""

from __future__ import annotations

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel.view import view as look
from tests.clauses import clause
from tests.games.black_angel.scene import Scene


def advanced(scene: Scene) -> int:
    return scene.points("score-advanced")[0]


@clause("BA-8.5.1")
def test_debris_on_tokens_counts_as_debris_in_storage() -> None:
    scene = Scene().grid(0, {"a1": "Ga1", "b1": "A5a"}).debris_on(0, "a1").goods(0, debris=2)
    assert advanced(scene) == 3


@clause("BA-8.5.2")
def test_in_the_grid_a_token_scores_four_at_most() -> None:
    scene = Scene().grid(0, {"a1": "Ea1", "b1": "Eb1", "c1": "Ec1", "b2": "A3a"})
    assert advanced(scene) == 4
    scene = Scene().grid(0, {"a1": "Ea1", "b2": "A3a"})
    assert advanced(scene) == 2


@clause("BA-8.5.2")
@pytest.mark.parametrize(("missions", "points"), [(0, 4), (1, 6), (2, 8), (3, 8), (4, 8)])
def test_in_a_cell_removed_missions_raise_the_limit(missions: int, points: int) -> None:
    scene = Scene().cell(0, "cell_grey", "A4a").hand(0, "R01", "R02", "R03", "R04")
    scene.returned(0, *("G01", "G02", "G03", "G04")[:missions])
    assert advanced(scene) == points


@clause("BA-8.5.2.1", "BA-7.6.9")
@pytest.mark.parametrize(
    ("token", "points"),
    [
        ("A1a", 2 * 2),  # orange technologies: a starting one and another
        ("A2a", 2 * 1),
        ("A3a", 2 * 1),
        ("A4a", 2 * 3),
        ("A5a", 2),
        ("A6a", 2),
        ("A7", 5),
        ("A8", 2 * 2),
        ("A9", 2 * 3),
        ("A10", 2 + 1),
    ],
)
def test_what_each_kind_of_advanced_technology_counts(token: str, points: int) -> None:
    scene = Scene().grid(0, {"a1": "sO1", "b1": "Oa1", "c1": "Ga1", "a2": "Ea1"})
    scene.hand(0, "R01", "R02", "R03", "O05").goods(0, resources=3, debris=2, ships=2)
    scene.removed(0, "Ob1", "Gb1").robots(0, stations=[3, 1, 1])
    scene.mission(0, "O02", "3B").mission(0, "G01", "3A").ship(0, "4B")
    scene.cell(0, "cell_grey", token).returned(0, "G05", "G06", "G07", "G08")  # limit 12
    assert advanced(scene) == points


@clause("BA-8.5.2.1")
def test_every_advanced_token_of_the_content_counts_something() -> None:
    scores = GAME.content().scores
    assert set(scores) == set(GAME.content().advanced)
    assert {score.vp for score in scores.values()} == {1, 2}


@clause("BA-8.5.3")
@pytest.mark.parametrize(("things", "points"), [(1, 2), (2, 4), (5, 10), (7, 14), (9, 14)])
def test_tokens_alike_count_different_things_split_as_is_best(things: int, points: int) -> None:
    scene = Scene().grid(0, {"b2": "A4a"}).cell(0, "cell_grey", "A4b")
    scene.returned(0, "G01", "G02", "G03").hand(0, *[f"R{n:02}" for n in range(1, things + 1)])
    assert advanced(scene) == points


@clause("BA-8.5.3")
def test_tokens_of_different_kinds_may_count_the_same_thing() -> None:
    """No two kinds of the content count the same: a pack may have them."""
    scene = Scene().grid(0, {"a1": "Oa1", "b2": "A1a"}).cell(0, "cell_grey", "A2a")
    assert advanced(scene) == 2
    content = scene.g.content
    content_scores = dict(content.scores)
    try:
        content.scores["A2a"] = type(content.scores["A2a"])(1, "tech_orange")
        assert advanced(scene) == 2 + 1
    finally:
        content.scores.update(content_scores)


@clause("BA-8.5.4")
@pytest.mark.parametrize(
    ("break_room", "resources", "ships", "points"),
    [(3, 1, 1, 2), (1, 0, 0, 0), (1, 1, 0, 1), (0, 0, 2, 1), (5, 2, 1, 4)],
)
def test_pairs_of_robots_resources_and_ships_if_spes_was_reached(
    break_room: int, resources: int, ships: int, points: int
) -> None:
    scene = (
        Scene()
        .goods(0, resources=resources, ships=ships, debris=9)
        .robots(0, break_room=break_room)
    )
    scene.ship(0, "4B").round(8, last=8, reached=True)  # ships in space do not count
    assert scene.points("score-goods")[0] == points
    assert scene.round(8, last=8, reached=False).points("score-goods")[0] == 0


@clause("BA-8.5.5")
def test_players_who_tie_share_the_victory() -> None:
    scene = Scene().goods(0, vp=20).goods(1, vp=25).goods(2, vp=25)
    assert GAME.outcome(scene.g).ranks == (3, 1, 1)


@clause("BA-8.5.5", "BA-1.1")
def test_the_total_is_the_track_the_technologies_and_the_goods() -> None:
    scene = Scene().goods(0, vp=20, resources=4, ships=0).robots(0, break_room=0)
    scene.grid(0, {"a1": "Oa1", "b2": "A1a"}).round(8, last=8, reached=True)
    outcome = GAME.outcome(scene.g)
    assert outcome.totals[0] == 20 + 2 + 2
    assert {line.id for line in outcome.sheet} == {"score-track", "score-advanced", "score-goods"}


def test_the_view_shows_the_score_as_if_the_game_ended_now() -> None:
    scene = Scene().goods(0, vp=20, resources=4).grid(0, {"a1": "Oa1", "b2": "A1a"})
    scene.round(8, last=8, reached=True)
    assert look(scene.g, 1).crews[0].score == tuple(
        line.points[0] for line in GAME.outcome(scene.g).sheet
    )
