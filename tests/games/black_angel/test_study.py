"""BA-6.5: studying technologies: the panel, the grid, and what leaves it."""

from __future__ import annotations

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.model import BaOptions
from orrery.games.black_angel.view import view as look
from orrery.kernel import Zone
from tests.clauses import clause
from tests.games.black_angel.scene import Scene

LINE = BaOptions(gap_rule="line")
FULL = ("Oa1", "Ga1", "Ea1", "Ob1", "Gb1", "Eb1")
"""A panel without a gap."""


def studying(die: str, *panel: str, options: BaOptions | None = None) -> Scene:
    scene = Scene(options=options).panel(*(panel or FULL)).advanced("A1a", "A2a", "A3a", "A4a")
    return scene.grid(0, {}).act(0, die, "study")


# --- 6.5.1, 6.5.2 prices -------------------------------------------------------------------------


@clause("BA-6.5.1")
def test_with_1_the_first_two_slots_and_advanced_tokens_are_too_dear() -> None:
    scene = studying("orange 1")
    assert scene.offers() == ["study Ea1", "study Ob1", "study Gb1", "study Eb1"]
    dear = ("Oa1", "Ga1", "A1a", "A2a", "A3a", "A4a")
    assert scene.refused_targets() == {f"token:{token}" for token in dear}
    for token in ("Oa1", "Ga1", "A1a"):
        facts = {"need": 2, "have": 1}
        assert scene.told(f"token:{token}") == ("why-too-dear", "BA-6.5.1", facts)
    assert scene.refuses("study Oa1")
    assert scene.refuses("study A1a")


@clause("BA-6.5.1")
def test_with_2_everything_is_to_be_had() -> None:
    scene = studying("orange 2")
    assert scene.offers() == [f"study {token}" for token in (*FULL, "A1a", "A2a", "A3a", "A4a")]
    assert scene.refused_targets() == set()
    assert scene.preview("study Oa1") == {"preview-executions": {"n": 2}}
    assert scene.preview("study Ea1") == {"preview-executions": {"n": 1}}
    assert scene.preview("study A1a") == {"preview-executions": {"n": 2}}


@clause("BA-6.5.1")
def test_the_price_is_taken_off_the_executions() -> None:
    scene = studying("orange 3").play("study Ea1")
    assert len(scene.offers("study")) == 9
    scene.play("study A2a")
    assert scene.asked() == "install_tokens 0"


@clause("BA-6.5.1")
def test_two_advanced_tokens_are_more_than_a_die_can_pay() -> None:
    scene = studying("orange 3").play("study A1a")
    assert not [text for text in scene.offers() if text.startswith("study A")]


@clause("BA-6.5.1")
def test_an_action_that_pays_for_nothing_is_refused() -> None:
    scene = Scene().panel("Oa1").advanced("A1a").dice(0, "orange 1").turn(0).play("use orange 1")
    facts = {"need": 2, "have": 1}
    assert scene.told("action:study") == ("why-too-dear", "BA-6.5.1", facts)
    scene = Scene().advanced().dice(0, "orange 1").turn(0).play("use orange 1")
    assert scene.told("action:study") == ("why-no-token", "BA-6.5.1", {})


@clause("BA-6.5.2")
def test_the_panel_keeps_the_gap_where_a_token_was() -> None:
    scene = studying("orange 2").play("study Ob1", "study Ea1", "install Ob1 orange_down")
    scene.play("install Ea1 green_down")
    assert scene.state.panel == ["Oa1", "Ga1", "", "", "Gb1", "Eb1"]


@clause("BA-6.5.2")
def test_the_slot_of_an_advanced_token_is_refilled_at_once() -> None:
    scene = studying("orange 2").play("study A2a")
    fresh = scene.state.advanced[1]
    assert fresh in scene.g.content.advanced
    assert scene.state.advanced == ["A1a", fresh, "A3a", "A4a"]
    assert len(scene.state.advanced_stack) == 11
    assert scene.heard(log.AdvancedShown) == [log.AdvancedShown(fresh)]


@clause("BA-6.5.2")
def test_without_a_stack_the_slot_stays_empty() -> None:
    scene = Scene().panel(*FULL).advanced("A1a", "A1b", "A2a", "A2b")
    scene.state.advanced_stack = Zone()
    scene.act(0, "orange 2", "study").play("study A1b")
    assert scene.state.advanced == ["A1a", "", "A2a", "A2b"]


@clause("BA-6.5.3")
def test_one_may_own_tokens_alike() -> None:
    scene = Scene().panel("", "", "Oa2").grid(0, {"b1": "Oa1", "b2": "A1a"}).advanced("A1b")
    scene.act(0, "orange 3", "study").play("study Oa2", "study A1b")
    scene.play("install Oa2 orange_down", "install A1b black_left")
    assert {"Oa1", "Oa2", "A1a", "A1b"} <= set(scene.tokens(0).values())


# --- 6.5.4 arrows --------------------------------------------------------------------------------


@clause("BA-6.5.4")
def test_tokens_are_installed_in_any_order() -> None:
    scene = studying("orange 3").play("study Ea1", "study Gb1", "pass")
    assert scene.asked() == "install_tokens 0"
    assert scene.offers() == [
        "install Ea1 green_down", "install Ea1 green_left",
        "install Gb1 grey_down", "install Gb1 grey_left",
    ]  # fmt: skip
    scene.play("install Gb1 grey_down")
    assert scene.offers() == ["install Ea1 green_down", "install Ea1 green_left"]


@clause("BA-6.5.4")
@pytest.mark.parametrize(
    ("token", "arrows"),
    [
        ("Ob1", ["orange_down", "orange_left"]),
        ("Gb1", ["grey_down", "grey_left"]),
        ("Ea1", ["green_down", "green_left"]),
        ("A1a", ["black_down", "black_left"]),
    ],
)
def test_a_token_enters_along_arrows_of_its_colour_and_an_advanced_one_along_black_ones(
    token: str, arrows: list[str]
) -> None:
    scene = studying("orange 2").play(f"study {token}")
    if scene.asked() == "study_tokens 0":
        scene.play("pass")
    assert scene.offers() == [f"install {token} {arrow}" for arrow in arrows]
    wrong = "grey_left" if token != "Gb1" else "green_left"
    assert scene.refuses(f"install {token} {wrong}")


@clause("BA-6.5.4.1")
@pytest.mark.parametrize(
    ("arrow", "cells"),
    [
        ("orange_down", "a1 a2 a3"),
        ("grey_down", "b1 b2 b3"),
        ("black_down", "b1 b2 b3"),
        ("green_down", "c1 c2 c3"),
        ("grey_left", "c1 b1 a1"),
        ("green_left", "c2 b2 a2"),
        ("black_left", "c2 b2 a2"),
        ("orange_left", "c3 b3 a3"),
    ],
)
def test_where_tokens_enter_and_leave(arrow: str, cells: str) -> None:
    c = GAME.content()
    assert " ".join(c.arrows[arrow].path) == cells
    assert c.arrows[arrow].colour == arrow.partition("_")[0]
    assert len(c.arrows) == 8


# --- 6.5.5 to 6.5.7 pushing ----------------------------------------------------------------------


def push(token: str, arrow: str, grid: dict[str, str], options: BaOptions | None = None) -> Scene:
    """Install a token that is taken by an effect into a grid."""
    scene = Scene(options=options).grid(0, grid).panel("", "", token)
    return scene.perform(0, "study panel 1").play(f"install {token} {arrow}")


COLUMN_A = {"a1": "Oa1", "a2": "Ga1", "a3": "Ea1"}


@clause("BA-6.5.5")
def test_the_new_token_pushes_a_full_line_one_on() -> None:
    scene = push("Ob1", "orange_down", {**COLUMN_A, "b1": "Gb1"})
    assert scene.tokens(0) == {"a1": "Ob1", "a2": "Oa1", "a3": "Ga1", "b1": "Gb1"}
    assert scene.crew(0).removed == ("Ea1",)
    assert scene.heard(log.TokenRemoved) == [log.TokenRemoved(0, "Ea1")]


@clause("BA-6.5.5")
def test_a_row_is_pushed_from_right_to_left() -> None:
    scene = push("Gb1", "grey_left", {"a1": "Oa1", "b1": "Ga1", "c1": "Ea1"})
    assert scene.tokens(0) == {"a1": "Ga1", "b1": "Ea1", "c1": "Gb1"}
    assert scene.crew(0).removed == ("Oa1",)


@clause("BA-6.5.5")
def test_debris_goes_with_the_tokens_that_are_pushed() -> None:
    scene = Scene().grid(0, COLUMN_A).debris_on(0, "a1", "a2").panel("", "", "Ob1")
    scene.perform(0, "study panel 1").play("install Ob1 orange_down")
    debris_cells = {cell.id for cell in look(scene.g, 0).crews[0].grid if cell.debris}
    assert debris_cells == {"a2", "a3"}
    assert scene.crew(0).debris == 1


@clause("BA-6.5.6")
def test_an_empty_first_cell_takes_the_token_and_nothing_moves() -> None:
    scene = push("Ob1", "orange_down", {"a2": "Ga1", "a3": "Ea1"})
    assert scene.tokens(0) == {"a1": "Ob1", "a2": "Ga1", "a3": "Ea1"}
    assert scene.crew(0).removed == ()


@clause("BA-6.5.6")
def test_a_gap_absorbs_the_push() -> None:
    scene = push("Ob1", "orange_down", {"a1": "Ga1", "a3": "Ea1"})
    assert scene.tokens(0) == {"a1": "Ob1", "a2": "Ga1", "a3": "Ea1"}


@clause("BA-6.5.6")
def test_by_agreement_the_whole_line_moves_gaps_included() -> None:
    scene = push("Ob1", "orange_down", {"a1": "Ga1", "a3": "Ea1"}, LINE)
    assert scene.tokens(0) == {"a1": "Ob1", "a2": "Ga1"}
    assert scene.crew(0).removed == ("Ea1",)
    scene = push("Ob1", "orange_down", {"a2": "Ga1", "a3": "Ea1"}, LINE)
    assert scene.tokens(0) == {"a1": "Ob1", "a3": "Ga1"}


@clause("BA-6.5.6")
@pytest.mark.parametrize(
    ("rule", "panel"),
    [
        ("chain", ["Ea1", "Oa1", "Ga1", "Ob1", "Gb1", "Eb1"]),
        ("line", ["Ea1", "Oa1", "Ga1", "", "Ob1", "Gb1"]),
    ],
)
def test_a_gap_on_the_panel_absorbs_the_push_too(rule: str, panel: list[str]) -> None:
    scene = Scene(options=BaOptions(gap_rule=rule))  # type: ignore[arg-type]
    scene.panel("Oa1", "Ga1", "", "Ob1", "Gb1", "Eb1").stack("green", "Ea1").hand(0, "G05")
    scene.ship(0, "3A").act(0, "grey 0", "ship_grey")  # G05 brings a green token
    assert scene.state.panel == panel
    fallen = () if rule == "chain" else ("Eb1",)
    assert scene.state.token_discards[2] == fallen


@clause("BA-6.5.6")
def test_what_would_be_pushed_out_is_told_with_the_offer() -> None:
    scene = Scene().grid(0, COLUMN_A).panel("", "", "Ob1").perform(0, "study panel 1")
    assert scene.preview("install Ob1 orange_down") == {"preview-pushed-out": {"token": "Ea1"}}
    assert scene.preview("install Ob1 orange_left") == {}


@clause("BA-6.5.7")
def test_a_removed_token_lies_beside_the_board_and_is_counted() -> None:
    scene = push("Ob1", "orange_down", COLUMN_A)
    assert scene.crew(0).removed == ("Ea1",)
    assert look(scene.g, 1).crews[0].removed == ("Ea1",)
    vp = scene.crew(0).vp
    assert scene.perform(0, "score 1 removed_tech max=8").crew(0).vp == vp + 1


@clause("BA-6.5.7")
def test_its_debris_goes_to_storage() -> None:
    scene = Scene().grid(0, COLUMN_A).debris_on(0, "a3").panel("", "", "Ob1").goods(0, debris=0)
    scene.perform(0, "study panel 1").play("install Ob1 orange_down")
    assert scene.crew(0).debris == 1
    assert scene.crew(0).debris_cells == 0


# --- 6.5.8 advanced tokens -----------------------------------------------------------------------


def push_advanced(*cells: str) -> Scene:
    """A1a leaves row 2; cells that are named hold a token already."""
    scene = Scene().grid(0, {"a2": "A1a", "b2": "Ga1", "c2": "Ea1"}).panel("", "", "Eb1")
    for cell, token in zip(cells, ("A2a", "A3a", "A4a"), strict=False):
        scene.cell(0, cell, token)
    return scene.perform(0, "study panel 1").play("install Eb1 green_left")


@clause("BA-6.5.8")
def test_a_removed_advanced_token_goes_into_a_free_cell_of_choice() -> None:
    scene = push_advanced("cell_grey")
    assert scene.asked() == "keep_advanced 0"
    assert scene.offers() == ["keep cell_orange", "keep cell_green"]
    assert scene.refuses("keep cell_grey")
    scene.play("keep cell_green")
    assert scene.crew(0).cells == ["", "A2a", "A1a"]
    assert scene.crew(0).removed == ()


@clause("BA-6.5.8")
def test_its_cell_is_chosen_at_once_before_the_next_token_is_installed() -> None:
    scene = Scene().grid(0, {"a2": "A1a", "b2": "Ga1", "c2": "Ea1"}).panel("", "", "Eb1", "Ec1")
    scene.act(0, "orange 2", "study").play("study Eb1", "study Ec1", "install Eb1 green_left")
    assert scene.asked() == "keep_advanced 0"
    assert scene.play("keep cell_grey").asked() == "install_tokens 0"
    scene.play("install Ec1 green_left")
    assert scene.crew(0).cells == ["", "A1a", ""]  # and it stays


@clause("BA-6.5.8", "BA-8.3.5")
@pytest.mark.parametrize(
    ("cards", "cap"), [((), 4), (("G01",), 6), (("G01", "G02", "G03"), 10), (("O01",), 4)]
)
def test_the_limit_of_a_cell_grows_with_the_missions_beside_it(
    cards: tuple[str, ...], cap: int
) -> None:
    scene = push_advanced().returned(0, *cards)
    assert scene.preview("keep cell_grey") == {"preview-cap": {"n": cap}}
    scene.play("keep cell_grey")
    assert look(scene.g, 0).crews[0].cells[1].cap == cap


@clause("BA-6.5.8.1")
def test_in_the_grid_an_advanced_token_scores_four_at_most_whatever_came_home() -> None:
    scene = Scene().grid(0, {"a1": "Oa1", "a2": "Ob1", "a3": "Oc1", "b1": "A1a"})
    scene.returned(0, "O01", "O02", "G01", "E01")
    assert scene.points("score-advanced")[0] == 4


@clause("BA-6.5.8.1")
def test_without_a_free_cell_a_removed_one_scores_four_at_most() -> None:
    scene = push_advanced("cell_orange", "cell_grey", "cell_green")
    assert scene.crew(0).surplus == ("A1a",)
    assert scene.asked() == "finish_turn 0"
    grid = {"a1": "Oa1", "a2": "Ob1", "a3": "Oc1"}
    scene.grid(0, grid).returned(0, "O01", "O02").hand(0, "R01")
    # A1a counts three orange tokens at 2 each, held down to 4; A4a one Ravager card.
    assert scene.points("score-advanced")[0] == 4 + 2
