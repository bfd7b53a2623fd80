"""What captains do without thinking, and what planners think about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orrery.games.xia import GAME
from orrery.games.xia import notation as moves
from orrery.games.xia.chart import FAR, NEVER, chart_of
from orrery.games.xia.habits import way_to
from orrery.games.xia.heuristics import Way, chance_to_beat, looks, new_gates, outlook, routes
from orrery.games.xia.model import G, chart
from orrery.games.xia.turn import Act
from orrery.kernel import FastChance
from tests.games.xia.scene import Scene

FIELD = "nyr:0:0:0 hammerfall:1:0:0 long_quiet:0:1:0"


def played_by_habit(players: int, seed: int) -> Iterator[G]:
    """Every question of a game among captains with habits."""
    play: G = GAME.start(players, FastChance(seed), GAME.read_options({"fame": "5"}))
    while not play.over:
        yield play
        play.apply(GAME.habit(play))


@pytest.mark.parametrize("players", [1, 2, 5])
def test_what_planners_think_about_is_offered_and_has_what_habit_does(players: int) -> None:
    for play in played_by_habit(players, 11):
        thought = GAME.promising(play)
        assert all(move in play.offers for move in thought)
        if isinstance(play.question, Act):
            assert GAME.habit(play) in thought
            assert len(thought) <= len(play.offers)


def test_nobody_flies_into_a_star() -> None:
    flights = 0
    for play in played_by_habit(3, 5):
        if not isinstance(play.question, Act):
            continue
        here = play.state.captains[play.seat].place
        for move in GAME.promising(play):
            if here >= 0 and isinstance(move, moves.Fly) and move.space in chart(play).place:
                flights += 1
                assert "star" not in (
                    chart(play).borders(here, chart(play).place[move.space]) or ()
                )
    assert flights


def test_a_field_counts_as_many_steps_as_it_costs_and_a_damaged_ship_flies_round_it() -> None:
    scene = Scene(layout=FIELD).at(0, "hammerfall.b8").at(1, "long_quiet.c")
    captain = scene.captain()
    at = chart(scene.g)
    inside = next(p for p in range(len(at.ids)) if at.terrain[p] == "asteroid")
    assert looks(scene.g, captain) == Way(captain.place, False, True)
    bold, careful = (at.charted(captain.place, False, dares)[0][inside] for dares in (True, False))
    assert len(way_to(scene.g, looks(scene.g, captain), inside)) < bold <= FAR
    assert careful == NEVER
    captain.damage = 0b111111
    assert looks(scene.g, captain) == Way(captain.place, False, False)


def test_whoever_reaches_nothing_with_care_is_bold() -> None:
    scene = Scene(layout="nyr:0:0:0 broken_crown:1:0:0").at(1, "nyr.b3")
    scene.captain().damage = 0b111111
    assert not outlook(scene.at(0, "nyr.b11").g, 0).way.bold
    way, goal, _ = outlook(scene.at(0, "broken_crown.a4").g, 0)
    assert way.bold
    assert goal >= 0


def test_a_stranded_ship_limps_to_a_planet_or_off_the_map_where_none_is_known() -> None:
    scene = Scene(layout="nyr:0:0:0 azure:1:0:0").at(0, "nyr.b11").at(1, "nyr.b3").turn()
    scene.put(energy=0, armed=0).again()
    assert str(GAME.habit(scene.g)) == "impulse"
    scene.play("impulse")
    planet = chart(scene.g).points["azure"]
    far = chart(scene.g).charted(scene.place("nyr.b11"), False, True)[0][planet]
    scene.play(str(GAME.habit(scene.g)))
    assert chart(scene.g).charted(scene.captain().place, False, True)[0][planet] < far
    scene.at(0, "azure.c").put(points=3).again()
    assert str(GAME.habit(scene.g)) == "draw"
    scene.play("draw")
    assert str(GAME.habit(scene.g)) == "done"
    lone = Scene(layout="nyr:0:0:0 long_quiet:1:0:0").at(0, "long_quiet.b0").at(1, "nyr.b3").turn()
    lone.put(energy=0, armed=0, impulse=False, points=2).again()
    assert str(GAME.habit(lone.g)).startswith("leap")


def test_the_last_cube_of_a_type_is_bought_that_others_can_be_made_again() -> None:
    layout = "nyr:0:0:0 neo_damascus:1:0:0 lunari:0:1:0"
    scene = Scene(layout=layout).at(0, "lunari.a2").at(1, "nyr.b3").turn()
    scene.put(credits=1000).stock(spice=1).again()
    assert str(GAME.habit(scene.g)) == "load 1"


def test_a_trip_counts_to_where_the_cargo_is_wanted() -> None:
    layout = "nyr:0:0:0 neo_damascus:1:0:0 doravin5:0:1:0"
    scene = Scene(layout=layout).at(0, "nyr.b0").at(1, "nyr.b3")
    found = {route.cube: route for route in routes(scene.g, False)}
    plasma = found["plasma"]
    at = chart_of(scene.g.content, layout)
    assert at.ids[plasma.buy] == "neo_damascus.a0"
    assert plasma.onward == at.charted(plasma.buy, False, False)[0][at.place["doravin5.a5"]]
    assert "spice" not in found


def test_gates_are_wanted_where_they_lead_somewhere_and_nobody_has_flown() -> None:
    lone = Scene(layout="nyr:0:0:0 lena_gate:1:0:0").at(0, "nyr.b0").at(1, "nyr.b3")
    assert new_gates(lone.g, chart(lone.g)) == []
    scene = Scene(layout="nyr:0:0:0 lena_gate:1:0:0 samara_gate:0:1:0")
    at = chart(scene.g)
    assert sorted(new_gates(scene.g, at)) == sorted(at.gates)
    scene.state.gates_seen = ("lena_gate",)
    assert new_gates(scene.g, at) == [at.place["samara_gate.c"]]


@pytest.mark.parametrize(
    ("dice", "defence", "need", "odds"),
    [((6,), (), 4, 0.5), ((2, 2), (2,), 3, 0.125), ((8,), (), 9, 0.0), ((), (), 0, 1.0)],
)
def test_the_odds_of_a_volley_are_exact(
    dice: tuple[int, ...], defence: tuple[int, ...], need: int, odds: float
) -> None:
    assert chance_to_beat(dice, defence, need) == pytest.approx(odds)
