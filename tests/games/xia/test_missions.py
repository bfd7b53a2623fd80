"""XIA-13: missions are drawn and chosen; what is hidden of them; whom they mean."""

from __future__ import annotations

from orrery.games.xia.missions import limit
from orrery.kernel import FastChance, Zone
from tests.clauses import clause
from tests.games.xia.scene import Scene, around


@clause("XIA-13.1", "XIA-13.4")
def test_three_cards_are_drawn_unseen_once_at_each_point() -> None:
    scene = Scene().at(0, "silent_reach.c").turn().play("draw")
    c = scene.captain()
    assert c.drawn.faces(0) == c.drawn.faces(1) == (None,) * 3
    assert not scene.can("draw")
    assert "why-drawn-here" in scene.why()


@clause("XIA-13.4", "XIA-5.2", "XIA-13.6")
def test_drawn_missions_are_chosen_during_the_others_turns() -> None:
    scene = Scene().at(0, "silent_reach.c").turn().play("draw", "done", "end")
    assert scene.state.active == 1
    faces = scene.captain().drawn.faces(0)
    assert None not in faces
    assert scene.captain().drawn.faces(1) == (None,) * 3
    assert [str(m) for m in scene.g.offers_aside(0)][1:] == [
        f"keep {f}" for f in sorted(map(str, faces))
    ]
    scene.play(f"keep {faces[0]}")
    assert scene.captain().missions.faces(0) == (faces[0],)
    assert scene.captain().missions.faces(1) == (None,)


@clause("XIA-13.4", "XIA-5.2")
def test_an_open_choice_is_asked_before_the_own_next_turn() -> None:
    scene = Scene().at(0, "silent_reach.c").turn().play("draw", "done", "end")
    scene.play("done", "end")
    assert (scene.asked(), scene.g.seat) == ("choose_missions", 0)
    scene.play("done")
    assert scene.asked() == "act"
    assert len(scene.state.mission_discard) == 3


@clause("XIA-13.1", "XIA-13.2", "XIA-13.4")
def test_two_points_give_six_cards_of_which_one_is_kept() -> None:
    # TV-10
    layout = around("silent_reach", "sleepers_mist")
    scene = Scene(layout=layout).at(1, "nyr.b6").at(0, "silent_reach.c").turn().play("draw")
    scene.at(0, "sleepers_mist.b11").again().play("draw")
    assert len(scene.captain().drawn) == 6
    scene.play("done", "end")
    first = next(str(m) for m in scene.g.offers_aside(0) if str(m).startswith("keep"))
    scene.play(first)
    assert not any(str(m).startswith("keep") for m in scene.g.offers_aside(0))


@clause("XIA-13.2")
def test_a_working_mct_is_worth_two_missions_and_a_damaged_one_costs_them() -> None:
    # TV-9
    from orrery.games.xia.damage import Receive

    scene = Scene().outfit(0, "mct", "5")
    assert limit(scene.g, scene.captain()) == 3
    for face in ("shuttle_01", "shuttle_02", "shuttle_03"):
        scene.mission(0, face)
    scene.run(Receive(0, "damage", 1)).play("damage 5")
    assert scene.asked() == "discard_excess"
    scene.play("discard shuttle_01", "discard shuttle_02")
    assert len(scene.captain().missions) == 1
    assert scene.asked() == ""


@clause("XIA-13.3", "XIA-13.1")
def test_at_the_limit_a_mission_is_discarded_before_others_are_drawn() -> None:
    scene = Scene().at(0, "silent_reach.c").mission(0, "shuttle_01").turn()
    assert not scene.can("draw")
    assert "why-mission-limit" in scene.why()
    scene.play("discard shuttle_01")
    assert scene.can("draw")
    assert scene.state.mission_discard.faces(None) == ("shuttle_01",)


@clause("XIA-13.10")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    scene = Scene().at(0, "silent_reach.c")
    scene.state.mission_discard = scene.state.missions
    scene.state.missions = Zone()
    scene.turn().play("draw")
    assert len(scene.captain().drawn) == 3
    assert scene.state.mission_discard.faces(None) == ()


@clause("XIA-3.2")
def test_by_the_old_rules_missions_are_chosen_when_drawn() -> None:
    scene = Scene(revised=False).at(0, "silent_reach.c").turn().play("draw")
    assert (scene.asked(), scene.g.seat) == ("choose_missions", 0)


@clause("XIA-13.6", "XIA-13.13")
def test_a_hidden_mission_tells_nothing_of_itself() -> None:
    scene = Scene(players=3).mission(0, "thug_01").turn(1)
    twin = scene.g.resample(1, FastChance(3))
    from orrery.games.xia.view import view

    assert view(scene.g, 1).captains[0].missions == view(twin, 1).captains[0].missions
    shown = view(scene.g, 0).captains[0].missions[0]
    assert (shown.card, shown.target) == ("thug_01", 1)


@clause("XIA-13.13")
def test_targets_by_seat_fame_and_distance() -> None:
    from orrery.games.xia.missions import targets_of

    scene = Scene(players=4).at(0, "nyr.b0").at(1, "nyr.b6").at(2, "nyr.b1").at(3, "nyr.b5")
    scene.captain(3).fame[0] = 4
    assert targets_of(scene.g, 0) == (1, 3, 3, 2)


@clause("XIA-18.1", "XIA-3.2")
def test_with_two_players_npcs_on_the_map_are_targets_too() -> None:
    from orrery.games.xia.missions import targets_of

    scene = Scene().npc("merchant", "nyr.b6").chance(targets=[1])
    assert targets_of(scene.g, 0) == (2, 2, 2, 2)
    off = Scene(two_player=False).npc("merchant", "nyr.b6")
    assert targets_of(off.g, 0) == (1, 1, 1, 1)
    alone = Scene().chance(targets=[0])
    assert targets_of(alone.g, 0) == (1, 1, 1, 1)
