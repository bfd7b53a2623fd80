"""BA-10: the expert variant: both sides of the technology tokens."""

from __future__ import annotations

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.effects import BOOSTS
from orrery.games.black_angel.model import BaOptions
from orrery.games.black_angel.view import view as look
from orrery.kernel import FastChance, Zone
from tests.clauses import clause
from tests.games.black_angel.scene import Scene

EXPERT = BaOptions(expert=True)
C = GAME.content()


def expert(
    *improved: str, normal: dict[str, str] | None = None, die: str = "", players: int = 3
) -> Scene:
    """Seat 0 has these tokens improved side up, from a1 on, and a die; nobody has debris."""
    cells = ("a1", "b1", "c1", "a2", "b2", "c2")[: len(improved)]
    scene = Scene(players, options=EXPERT)
    scene.grid(0, {**dict(zip(cells, improved, strict=True)), **(normal or {})}, improved=cells)
    scene.goods(0, debris=0)
    return scene.dice(0, die) if die else scene


def study(scene: Scene) -> Scene:
    """Six tokens on the panel and one advanced."""
    return scene.panel("Oh1", "Gg1", "Eg1", "Oh2", "Gg2", "Eg2").advanced("A1a")


# --- 10.1, 10.2 two sides ------------------------------------------------------------------------


@clause("BA-10.1")
def test_every_token_of_the_stacks_has_an_improved_side() -> None:
    assert len(C.technologies) == 48
    assert all(
        len(C.boosts[token]) == 1 and isinstance(C.boosts[token][0], BOOSTS)
        for token in C.technologies
    )


@clause("BA-10.1")
def test_without_experts_no_improved_side_is_used() -> None:
    scene = Scene().grid(0, {"a1": "Oa1"}).dice(0, "orange 1").panel("", "", "Ob1").turn(0)
    assert scene.offers("revert") == []
    scene.play("use orange 1")
    assert scene.offers("boost") == []


@clause("BA-10.2")
def test_tokens_of_the_panel_are_installed_improved_side_up() -> None:
    scene = expert().panel("", "", "Ob1").act(0, "orange 1", "study")
    scene.play("install Ob1 orange_down")
    assert improved(scene) == {"a1"}
    scene.panel("Ga1").perform(0, "study panel 1").play("install Ga1 grey_down")
    assert improved(scene) == {"a1", "b1"}


@clause("BA-10.2")
def test_an_advanced_token_has_no_improved_side() -> None:
    scene = expert().advanced("A1a").perform(0, "study any 1").play("install A1a black_down")
    assert improved(scene) == set()


def improved(scene: Scene, seat: int = 0) -> set[str]:
    return {cell.id for cell in look(scene.g, None).crews[seat].grid if cell.improved}


def test_a_token_keeps_its_side_when_it_is_pushed_and_loses_it_with_the_grid() -> None:
    scene = expert("Oa1", normal={"a2": "Ga1", "a3": "Ea1"}).panel("Ob1")
    scene.perform(0, "study panel 1").play("install Ob1 orange_down")
    assert improved(scene) == {"a1", "a2"}
    scene.panel("Oc1").perform(0, "study panel 1").play("install Oc1 orange_down")
    scene.panel("Oe1").perform(0, "study panel 1").play("install Oe1 orange_down")
    assert improved(scene) == {"a1", "a2", "a3"}
    assert scene.crew(0).removed == ("Ea1", "Ga1", "Oa1")


# --- 10.3 the "1x" effects -----------------------------------------------------------------------


@clause("BA-10.3")
def test_several_tokens_serve_one_action_and_combine() -> None:
    scene = study(expert("Oa1", "Ob2", "Od2", "Ga1", die="orange 1")).turn(0)
    scene.play("use orange 1")
    assert scene.offers("boost") == ["boost Oa1", "boost Ob2", "boost Od2"]  # no grey one
    scene.play("boost Oa1", "boost Ob2", "boost Od2", "act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 5)]
    assert improved(scene) == {"a2"}
    assert scene.heard(log.Boosted) == [log.Boosted(0, token) for token in ("Oa1", "Ob2", "Od2")]


@clause("BA-10.3.1")
def test_a_die_is_set_to_3() -> None:
    scene = study(expert("Oa1", die="orange 1")).turn(0).play("use orange 1", "boost Oa1")
    scene.play("act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 3)]


@clause("BA-10.3.1")
def test_a_die_of_any_colour_is_used_as_one_of_the_tokens() -> None:
    scene = study(expert("Oa2", die="green 2")).turn(0).play("use green 2", "boost Oa2")
    assert scene.offers() == ["act study", "act ship_orange"]
    scene.play("act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 2)]


@clause("BA-10.3.1")
def test_ravager_and_damage_do_not_count() -> None:
    scene = study(expert("Ob1", die="orange 2")).ravagers("study", "R02").damage("study", 2)
    scene.turn(0).play("use orange 2", "boost Ob1", "act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 2)]
    assert scene.heard(log.RavagerStruck) == []
    assert scene.crew(0).resources == 1


@clause("BA-10.3.1")
def test_one_more_and_past_3() -> None:
    scene = study(expert("Ob2", die="orange 3")).turn(0).play("use orange 3", "boost Ob2")
    scene.play("act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 4)]
    scene.play("study A1a")
    assert "study Oh1" in scene.offers()  # two more executions


@clause("BA-10.3.1", "BA-10.7")
def test_a_permanent_mission_is_performed_once_more_as_well() -> None:
    scene = expert("Ob2", die="orange 3").mission(0, "O01", "3B").turn(0)
    scene.play("use orange 3", "boost Ob2", "use_mission O01")
    assert scene.offers() == [f"times {n}" for n in (4, 3, 2, 1)]
    scene = expert("Ob2", die="orange 0").mission(0, "O01", "3B").goods(0, ships=0).turn(0)
    scene.play("use orange 0")  # raised to 1, and the mission is all that it serves for
    assert scene.crew(0).vp == 6


@clause("BA-10.3")
def test_what_would_change_nothing_is_not_offered() -> None:
    scene = study(expert("Oa1", "Ob1", die="orange 3")).turn(0).play("use orange 3")
    assert scene.offers("boost") == []  # it shows 3 already; there is no Ravager and no damage
    scene = study(expert("Ob1", die="orange 3")).ravagers("ship_orange", "R06").turn(0)
    assert scene.play("use orange 3").offers("boost") == ["boost Ob1"]


# --- 10.3.2 their order --------------------------------------------------------------------------


@clause("BA-10.3.2")
@pytest.mark.parametrize("order", [("Oa1", "Ob2"), ("Ob2", "Oa1")])
def test_set_to_3_then_degraded_then_one_higher(order: tuple[str, str]) -> None:
    scene = study(expert("Oa1", "Ob2", die="orange 1")).damage("study", 2).turn(0)
    scene.play("use orange 1", *(f"boost {token}" for token in order), "act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 3)]


@clause("BA-10.3.2")
@pytest.mark.parametrize("damage", [0, 2])
def test_a_0_raised_by_1_acts_as_1(damage: int) -> None:
    scene = study(expert("Ob2", die="orange 0")).damage("study", damage).turn(0)
    scene.play("use orange 0")  # there is nothing to do but to raise it
    assert scene.heard(log.Boosted) == [log.Boosted(0, "Ob2")]
    scene.play("act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 1)]


@clause("BA-10.3.2")
def test_debris_turns_the_die_before_any_of_them() -> None:
    scene = study(expert("Ob2", die="orange 1")).goods(0, debris=2).turn(0).play("use orange 1")
    assert "flip" in scene.offers()
    scene.play("boost Ob2")
    assert "flip" not in scene.offers()
    scene = study(expert("Ob2", die="orange 1")).goods(0, debris=2).turn(0)
    scene.play("use orange 1", "flip", "boost Ob2", "act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 4)]


@clause("BA-10.3.2")
def test_the_colour_is_changed_before_the_others() -> None:
    scene = study(expert("Oa2", "Ga1", "Oa1", die="grey 1")).damage("destroy", 2).turn(0)
    scene.play("use grey 1")
    assert scene.offers("boost") == ["boost Oa2", "boost Ga1"]
    scene.play("boost Ga1")
    assert scene.offers("boost") == []  # no more change of colour
    scene = study(expert("Oa2", "Ga1", "Oa1", die="grey 1")).damage("destroy", 2).turn(0)
    scene.play("use grey 1", "boost Oa2")
    assert scene.offers("boost") == ["boost Oa1"]
    scene.play("boost Oa1", "act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 3)]


@clause("BA-10.3.2")
def test_once_the_action_is_named_none_is_offered() -> None:
    scene = study(expert("Ob2", die="orange 1")).turn(0).play("use orange 1", "act study")
    assert scene.asked() == "study_tokens 0"
    assert scene.offers("boost") == []
    assert scene.refuses("boost Ob2")


@clause("BA-10.3.2")
def test_a_die_that_serves_only_with_a_token_is_offered_and_says_so() -> None:
    scene = study(expert("Oa1", die="orange 0")).goods(0, ships=0).turn(0)
    assert "preview-only-changed" in scene.preview("use orange 0")


# --- 10.4 activating -----------------------------------------------------------------------------


@clause("BA-10.4")
def test_an_improved_token_is_not_woken_by_a_card() -> None:
    scene = expert("Ga1", die="grey 1").damage("study", 1).hand(0, "G01").turn(0)
    assert scene.offers("beside") == []
    assert scene.told("line:0:row1") == ("why-activates-nothing", "BA-6.1.7", {})


@clause("BA-10.4")
def test_turned_to_its_normal_side_it_is_and_its_1x_effect_is_gone() -> None:
    scene = expert("Ga1", die="grey 1").damage("study", 2).hand(0, "G01").turn(0)
    assert "revert Ga1" in scene.offers()
    scene.play("revert Ga1")
    assert scene.asked() == "take_turn 0"
    scene.play("beside grey row1", "activate Ga1")
    assert scene.crew(0).vp == 6
    assert improved(scene) == set()
    assert scene.asked() == "choose_action 0"
    assert scene.offers("boost") == []


@clause("BA-10.4")
def test_a_token_of_the_line_may_be_turned_when_the_card_lies_there() -> None:
    scene = expert("Ga1", normal={"b1": "Gb1"}, die="grey 1").damage("study", 1).hand(0, "G01")
    scene.turn(0).play("beside grey row1")
    assert scene.offers() == ["pass", "activate Gb1", "revert Ga1"]
    assert scene.told("token:Ga1") == ("why-improved", "BA-10.4", {})
    scene.play("revert Ga1")
    assert scene.offers() == ["pass", "activate Ga1", "activate Gb1"]


@clause("BA-10.4")
def test_repair_debris_wakes_it_only_when_it_is_turned() -> None:
    scene = expert("Ga1").damage("study", 1).act(0, "grey 1", "repair")
    assert scene.offers() == ["store", "revert Ga1"]
    assert scene.told("token:Ga1") == ("why-improved", "BA-10.4", {})
    scene.play("revert Ga1", "place Ga1")
    assert scene.crew(0).vp == 6


@clause("BA-10.4")
def test_a_mission_wakes_it_only_when_it_is_turned() -> None:
    scene = expert("Ga1", normal={"c3": "Oa1"}).perform(0, "activate 1")
    assert scene.offers() == ["activate Oa1", "revert Ga1"]
    scene.play("revert Ga1", "activate Ga1")
    assert scene.crew(0).vp == 6


@clause("BA-10.4", "BA-15.7")
def test_an_owner_may_turn_a_token_in_anothers_turn() -> None:
    scene = Scene(options=EXPERT).mission(1, "O09", "3B").ship(0, "3B").goods(0, debris=0)
    scene.grid(1, {"a1": "Ga1"}, improved=["a1"]).grid(0, {"a1": "Gb1"})
    scene.dice(0, "orange 1").turn(0).play("use orange 1", "use_mission O09")
    assert scene.asked() == "perform_too 1"
    scene.play("do")  # turning it is all that can be done, and then using it
    assert scene.crew(1).vp == 6
    assert improved(scene, 1) == set()


# --- 10.5 to 10.8 --------------------------------------------------------------------------------


@clause("BA-10.5")
def test_a_bought_die_can_be_changed() -> None:
    scene = study(expert("Oa1")).dice(1, "orange 1").turn(0).play("buy 1 orange 1", "boost Oa1")
    scene.play("act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 3)]
    assert scene.crew(1).resources == 2


@clause("BA-10.6")
def test_experts_draw_two_keep_one_and_discard_the_other() -> None:
    scene = expert().damage("study", 1).deck("grey", "G03", "G04").act(0, "grey 1", "repair")
    assert scene.asked() == "keep_card 0"
    assert scene.offers() == ["retain G03", "retain G04"]
    scene.play("retain G04")
    assert scene.held(0) == {"G04"}
    assert scene.state.discards[1] == ("G03",)
    assert scene.state.drawn == Zone()


@clause("BA-10.6")
def test_a_single_card_is_kept() -> None:
    scene = expert().damage("study", 1)
    scene.state.decks[1] = Zone.of(["G03"])
    scene.act(0, "grey 1", "repair")
    assert scene.held(0) == {"G03"}
    assert scene.state.discards[1] == ()


@clause("BA-10.6")
def test_the_second_card_may_come_from_the_shuffled_discard() -> None:
    scene = expert().damage("study", 1)
    scene.state.decks[1] = Zone.of(["G03"])
    scene.state.discards[1] = ("G04",)
    scene.act(0, "grey 1", "repair")
    assert scene.offers() == ["retain G03", "retain G04"]


@clause("BA-10.6")
def test_without_cards_none_is_kept() -> None:
    scene = expert().damage("study", 1)
    scene.state.decks[1] = Zone()
    assert scene.act(0, "grey 1", "repair").asked() == "finish_turn 0"


@clause("BA-10.6")
def test_cards_come_in_the_original_colour_of_the_die() -> None:
    scene = study(expert("Oa2", die="green 1")).deck("green", "E03", "E04").turn(0)
    scene.play("use green 1", "boost Oa2", "act study", "study Eg1", "install Eg1 green_down")
    assert scene.offers() == ["retain E03", "retain E04"]
    assert scene.play("retain E03").state.stored[2] == 5


@clause("BA-10.7")
def test_a_die_of_another_colour_does_all_that_the_new_colour_does() -> None:
    scene = (
        expert("Ea2", "Ea1", "Oa1", die="orange 1").mission(0, "E01", "3C").mission(0, "O01", "3B")
    )
    scene.ravagers("repair", "R11").turn(0).play("use orange 1", "boost Ea2")
    assert scene.offers() == [
        "act ship_green", "act destroy", "use_mission E01", "boost Ea1",
    ]  # fmt: skip


@clause("BA-10.7")
def test_a_ship_then_needs_a_site_and_a_card_of_the_new_colour() -> None:
    scene = expert("Ea2", die="orange 1").ship(0, "4C").hand(0, "O02", "E01").goods(0, ships=0)
    scene.turn(0).play("use orange 1", "boost Ea2", "fly 4C 4D")
    assert scene.offers() == ["pass", "play E01"]
    scene = expert("Ea2", die="orange 1").ship(0, "4C").hand(0, "O02", "E01").goods(0, ships=0)
    scene.turn(0).play("use orange 1", "boost Ea2", "fly 4C 4B")
    assert scene.heard(log.MissionPlayed) == []  # 4B is an orange site


@clause("BA-10.8")
def test_starting_tokens_have_no_improved_side() -> None:
    g = GAME.start(4, FastChance(2), EXPERT)
    assert all(crew.improved == 0 for crew in g.state.crews)
    assert not set(C.starting) & set(C.boosts)


@clause("BA-10.8")
def test_a_token_once_turned_stays_so() -> None:
    scene = expert("Ga1", die="grey 1").damage("study", 2).turn(0).play("revert Ga1")
    scene.play("use grey 1", "act repair", "store")
    assert improved(scene) == set()
    scene.play(scene.offers()[0]).reroll(0)
    assert improved(scene) == set()
