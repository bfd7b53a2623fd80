"""AOC-1, 8: science and the victories."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import GAME
from orrery.games.ambitions_of_cosmos.economy import growth, rating, science_growth, tech_cost
from orrery.games.ambitions_of_cosmos.science import CollectScience
from orrery.games.ambitions_of_cosmos.turn import Turn
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.scene import At, Scene

LOWER = ("C12", "C13", "C14", "C15", "C21", "C22", "C23", "C24", "C31", "C32", "C33", "C41", "C42")


@clause("AOC-8.1", "AOC-11.9")
def test_science_is_collected_and_kept() -> None:
    scene = Scene(nations=("horus", "khalil", "zanari")).realm(0, science=4, senators=5)
    assert science_growth(scene.g, 0) == 1 + 3  # the learned council counts three senators
    assert science_growth(scene.g, 1) == 2
    scene.ask(CollectScience(0))
    assert scene.of(0).science == 8


@clause("AOC-8.2")
def test_one_study_a_turn_and_two_with_teaching_methods() -> None:
    scene = Scene().realm(0, science=20).research(0)
    scene.play("study C12 1")
    assert scene.asked() == "finish_activation 0"
    more = Scene().techs(0, *LOWER[:8], "C31").realm(0, science=20).research(0)
    more.play(more.offers("study")[0])
    assert more.offers("study")


@clause("AOC-8.3", "AOC-11.9")
def test_horus_studies_cheaper_and_breaks_through() -> None:
    scene = Scene(nations=("horus", "khalil", "zanari"))
    assert [tech_cost(scene.g, 0, tech) for tech in ("C12", "C22", "C31", "C41")] == [3, 6, 8, 12]
    scene.realm(0, science=4, influence=1).research(0)
    scene.play("study C12 1")
    assert scene.offers("breakthrough")
    scene.play("breakthrough C13 -1")
    assert scene.of(0).science == 0
    assert scene.of(0).influence == 0


@clause("AOC-8.3")
def test_universal_education_makes_the_first_levels_cheaper() -> None:
    g = Scene().laws("education").g
    assert [tech_cost(g, 0, tech) for tech in ("C12", "C22", "C31")] == [2, 5, 9]


@clause("AOC-8.4", "AOC-8.6", "AOC-8.7")
def test_the_bottom_row_grows_at_its_ends_and_cards_stay() -> None:
    scene = Scene().realm(0, science=30).research(0)
    assert "study C12 1" in scene.offers()
    assert "study C12 -1" in scene.offers()
    assert scene.refuses("study C12 2")
    scene.play("study C12 1", "end")
    scene.research(0)
    assert scene.offers("study")[:2] == ["study C13 -1", "study C13 2"]
    assert "study C21 0" in scene.offers()
    scene.play("study C21 0", "end")
    scene.research(0)
    assert not [offer for offer in scene.offers() if offer.startswith("study C22 0")]
    assert scene.violations() == []


@clause("AOC-8.5")
def test_one_support_of_the_own_type_is_enough() -> None:
    scene = Scene().techs(0, "M11").realm(0, science=30).research(0)  # civil, military
    assert {"study C21 -1", "study M21 -1"} <= set(scene.offers())


def learned() -> Scene:
    scene = Scene().techs(0, *LOWER)
    assert len(scene.of(0).techs) == 14
    return scene


@clause("AOC-1.5", "AOC-8.2")
def test_a_technology_of_level_5_is_declared_for_nothing() -> None:
    scene = learned().realm(0, science=0).research(0)
    [declare] = scene.offers("study")
    assert declare.split()[1] == "C51"  # nothing military lies below
    scene.play(declare)
    assert scene.won() == (0, "scientific")


@clause("AOC-1.5")
def test_the_declaration_is_one_of_the_studies() -> None:
    scene = learned()
    scene.state.phase = "science"
    from orrery.games.ambitions_of_cosmos.science import StudyTechnology

    scene.of(0).studied = 2  # Teaching Methods: both are used up
    assert StudyTechnology(0).options(scene.g)[1:] == []


@clause("AOC-1.3")
def test_eight_senators_win() -> None:
    scene = Scene().realm(0, senators=7)
    for realm in scene.state.realms:
        realm.floors = 3
    from orrery.games.ambitions_of_cosmos.politics import LawVote, SenatorVote

    scene.ask(SenatorVote(), LawVote()).play("elect 0", "elect 0")
    assert scene.won() == (0, "senate")


def ending(*senators: int) -> Scene:
    scene = Scene()
    for seat, n in enumerate(senators):
        scene.realm(seat, senators=n)
    scene.state.turn = 14
    return scene


@clause("AOC-1.3", "AOC-3.5.1")
def test_the_most_senators_win_when_turn_15_begins() -> None:
    scene = ending(2, 5, 4).ask(Turn())
    assert scene.won() == (1, "political")
    assert scene.g.over


@clause("AOC-1.3")
def test_of_equals_the_higher_rating_wins() -> None:
    scene = ending(4, 4, 2).own(0, 1, -2, "press")
    assert rating(scene.g, 0) > rating(scene.g, 1)
    scene.state.speaker = 0  # the next speaker is 1, who would win a full tie
    assert scene.ask(Turn()).won() == (0, "political")


@clause("AOC-1.7")
def test_of_full_equals_the_first_in_the_order_of_turn_15_wins() -> None:
    scene = ending(4, 4, 4)
    scene.state.speaker = 1
    assert scene.ask(Turn()).won() == (2, "political")


FIELDS: list[At] = [(0, -1), (0, -1, "e"), (0, -1, "w"), (1, -2, "se")]
"""Asteroid fields of the Shards and of the home sector."""


def rich(*more: str) -> Scene:
    seat = 0
    scene = Scene().techs(seat, "C42", "C23", "C33", *more)
    for u, v, sector in ((0, -2, "gold4"), (2, -2, "silver3"), (0, 2, "gold1")):
        scene.sector(u, v, sector).own(seat, u, v, "bank")
    return scene


@clause("AOC-1.4", "AOC-1.4.1")
def test_a_growth_of_30_wins_at_any_moment() -> None:
    scene = rich("C43")
    have = growth(scene.g, 0)
    assert have < 30
    scene.sector(0, -1, "bronze4").realm(0, capital=40, influence=5)
    assert scene.construct(0).won() == (-1, "")  # what is in hand is no growth
    for number, at in enumerate(FIELDS, 1):
        scene.fleet(0, number, at, "argus")
    scene.techs(0, "M11")
    assert growth(scene.g, 0) >= 30, growth(scene.g, 0)
    assert scene.construct(0).won() == (0, "economic")


@clause("AOC-1.4")
def test_a_law_may_ask_for_more_growth() -> None:
    scene = rich().sector(0, -1, "bronze4").techs(0, "M11").laws("nationalisation")
    for number, at in enumerate(FIELDS[:2], 1):
        scene.fleet(0, number, at, "argus")
    assert 30 <= growth(scene.g, 0) < 36
    assert scene.construct(0).won() == (-1, "")


@clause("AOC-1.4.1")
def test_a_plundered_planet_counts_for_its_plunderer() -> None:
    scene = Scene().sector(0, 2, "silver1").own(1, 0, 2)
    before = growth(scene.g, 0), growth(scene.g, 1)
    place = scene.place(0, 2)
    scene.state.plunder = (*scene.state.plunder[:place], 0, *scene.state.plunder[place + 1 :])
    assert (growth(scene.g, 0), growth(scene.g, 1)) == (before[0] + 1, before[1] - 1)


@clause("AOC-11.2")
def test_the_emirates_gain_by_trade_routes() -> None:
    scene = Scene().sector(0, -2, "gold1").own(0, 0, -2)
    assert growth(scene.g, 0) == 2 + 2 + 1
    assert growth(scene.laws("trade_pact").g, 0) == 2 + 2 + 2


@clause("AOC-1.1", "AOC-1.9")
def test_one_wins_and_the_others_are_ranked() -> None:
    scene = ending(5, 2, 3).ask(Turn())
    outcome = GAME.outcome(scene.g)
    assert outcome.ranks == (1, 3, 2)
    assert outcome.totals == ()
    assert outcome.ending is not None
    assert outcome.ending.id == "ending-political"
    assert [line.id for line in outcome.sheet][1] == "score-senators"
    assert outcome.sheet[1].points == (5, 2, 3)


@clause("AOC-1.6")
def test_victories_of_one_moment_go_by_the_order_of_the_turn() -> None:
    scene = learned().realm(1, senators=8)
    scene.state.speaker = 1
    scene.techs(0, "C51")
    assert scene.construct(0).won() == (1, "senate")
