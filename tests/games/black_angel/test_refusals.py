"""What is refused is explained: the target, the clause and the facts behind it.

Most refusals stand with the rules that they come from; here are those of effects and the rest.
"""

from __future__ import annotations

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel.effects import parse
from orrery.games.black_angel.perform import obstacle
from orrery.kernel import LANGUAGES, Message, OrreryError, Zone
from tests.clauses import clause
from tests.games.black_angel.scene import Scene

NOTHING = {"resources": 0, "debris": 0, "ships": 0}


@clause("BA-7.6.2")
@pytest.mark.parametrize(
    ("card", "at", "die", "why"),
    [
        ("O05", "3B", "orange 1", "why-need-resource"),
        ("G03", "3A", "grey 1", "why-need-debris"),
        ("G09", "3A", "grey 1", "why-need-ship"),
        ("E09", "3C", "green 1", "why-need-robot"),
        ("E07", "3C", "green 1", "why-need-ravager"),
    ],
)
def test_a_mission_that_cannot_be_paid_says_what_is_missing(
    card: str, at: str, die: str, why: str
) -> None:
    scene = Scene().mission(0, card, at).robots(0, break_room=0).goods(0, **NOTHING).ship(0, "4B")
    scene.panel("", "", "Oa1").damage("study", 1).ravagers("destroy", "R26").hand(0, "O01", "O02")
    scene.dice(0, die).turn(0).play(f"use {die}")
    assert scene.told(f"mission:{card}") == (why, "BA-7.6.2", {"have": 0})
    assert scene.refuses(f"use_mission {card}")


@clause("BA-7.6.1")
@pytest.mark.parametrize(
    ("effects", "why", "clause_id"),
    [
        ("pay mission 1, gain vp 3", "why-need-mission", "BA-7.6.2"),
        ("score 2 tech_green max=8", "why-no-points", "BA-7.6.9"),
        ("repair 1", "why-no-damage", "BA-6.3.1"),
        ("destroy 1", "why-no-ravager", "BA-6.4.1"),
        ("activate 1", "why-nothing-to-activate", "BA-6.1.4"),
        ("study any 1", "why-no-token", "BA-6.5.1"),
    ],
)
def test_an_effect_that_would_do_nothing_says_why(effects: str, why: str, clause_id: str) -> None:
    scene = Scene().grid(0, {}).advanced()
    found = obstacle(scene.g, 0, parse(effects))
    assert found is not None
    assert (found.id, found.clause) == (why, clause_id)
    assert obstacle(scene.g, 0, parse(f"{effects}, gain vp 1")) is (
        found if effects.startswith("pay") else None
    )


@clause("BA-12.4", "BA-7.6.1")
def test_a_robot_cannot_be_gained_from_an_empty_supply() -> None:
    scene = Scene().grid(0, {"a1": "sG1", "b1": "Oa1"}).robots(0, break_room=13).damage("study", 1)
    scene.act(0, "grey 1", "repair")
    assert scene.told("token:sG1") == ("why-no-supply", "BA-12.4", {})
    assert scene.refuses("place sG1")


@clause("BA-7.6.4")
def test_no_card_is_drawn_from_nothing() -> None:
    scene = Scene().grid(0, {"a1": "Oc1", "b1": "Oa1"}).damage("study", 1)
    scene.state.decks = [Zone(), Zone(), Zone()]
    scene.act(0, "grey 1", "repair")
    assert scene.told("token:Oc1") == ("why-no-cards", "BA-7.6.4", {})


@clause("BA-6.6.1", "BA-6.6.6")
def test_a_new_ship_that_could_stop_nowhere_is_refused() -> None:
    scene = Scene(4).panel("", "", "Oa1")
    around = ("3B", "3C", "4B", "4D", "5C")
    scene.ship(1, *around).ship(2, *around).dice(0, "orange 1").turn(0).play("use orange 1")
    assert scene.told("action:ship_orange") == ("why-no-way", "BA-6.6.1", {})


@clause("BA-12.7")
def test_missions_that_came_home_never_return_to_a_deck() -> None:
    scene = Scene().damage("study", 1).returned(0, "G01", "G02").grid(0, {})
    scene.state.decks[1] = Zone()
    scene.act(0, "grey 1", "repair")
    assert scene.held(0) == set()
    assert scene.crew(0).returned[1] == ("G01", "G02")


# --- all refusals --------------------------------------------------------------------------------


def busy() -> Scene:
    """A turn in which much is refused at once."""
    scene = Scene().dice(0, "orange 1", "green 1").dice(1, "grey 0", secured="grey 3")
    scene.goods(0, resources=0, debris=0).panel("Oa1", "Ga1", "Ea1").damage("study", 2)
    return scene.hand(0, "G01", "R01").beside(0, "row1", "E05").turn(0)


def test_everything_refused_has_a_clause_of_the_rules_and_can_be_said() -> None:
    rules = (GAME.folder / "rules" / "en.md").read_text(encoding="utf-8")
    scene = busy()
    assert scene.refused_targets() == {"die:1:grey:0", "secured:1:grey:3", "line:0:row1", "pass"}
    _, refusals = scene.g.explained(0)
    for refusal in refusals:
        assert f"**{refusal.why.clause}**" in rules
        for language in LANGUAGES:
            assert GAME.words(language).say(refusal.message)


def test_offers_and_refusals_never_speak_of_the_same_die() -> None:
    scene = busy()
    offers, refusals = scene.g.explained(0)
    offered = {target for offer in offers for target in offer.targets if "die:" in target}
    refused = {refusal.target for refusal in refusals if "die:" in refusal.target}
    assert offered
    assert refused
    assert not offered & refused


def test_who_is_not_asked_is_told_nothing() -> None:
    assert busy().g.explained(1) == ([], [])


def test_a_move_out_of_turn_is_refused_with_a_message() -> None:
    scene = busy()
    with pytest.raises(OrreryError) as refused:
        scene.g.submit(1, GAME.notation.parse("reroll"))
    assert isinstance(refused.value.message, Message)
    assert refused.value.message.id == "error-not-your-turn"
