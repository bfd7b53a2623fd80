"""What cannot be done is refused, nothing changes, and the reason names its clause."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.xia import GAME
from orrery.games.xia import targets as reasons
from orrery.kernel import LANGUAGES, OrreryError, Why
from orrery.kernel.codec import state_hash
from tests.clauses import clause
from tests.games.xia.scene import Scene


def around(sector: str) -> str:
    return f"nyr:0:0:0 {sector}:1:0:0 long_quiet:0:1:0"


def at(space: str, **values: Any) -> Scene:
    """Seat 0 on a space of a sector beside Nyr, seat 1 far away."""
    scene = Scene(layout=around(space.split(".")[0]))
    return scene.at(1, "long_quiet.b6").at(0, space).put(**values)


def told(scene: Scene, target: str) -> tuple[str, str, dict[str, Any]]:
    found = [refusal for refusal in scene.refusals() if refusal.target == target]
    assert found, [refusal.target for refusal in scene.refusals()]
    return found[0].why.id, found[0].why.clause, dict(found[0].facts)


@clause("XIA-6.5")
def test_without_points_no_step_is_made() -> None:
    scene = Scene().at(0, "long_quiet.c").turn()
    assert told(scene, "space:long_quiet.a0") == ("why-no-points", "XIA-6.5", {})
    assert scene.refused("fly long_quiet.a0")


@clause("XIA-6.1", "XIA-6.2")
def test_an_engine_needs_a_marker_and_a_spot() -> None:
    scene = Scene().outfit(0, "engine_small").put(armed=0).turn()
    assert told(scene, "piece:0:o0") == ("why-no-marker", "XIA-6.1", {})
    broken = Scene().ship(0, "swamp_rat").outfit(0, "engine_small", "0+4+5").harm(0, 0, 4).turn()
    assert told(broken, "piece:0:o0") == ("why-no-spot", "XIA-6.2", {})
    assert scene.refused("thrust o0")
    assert broken.refused("thrust o0")


@clause("XIA-11.2.1")
def test_a_scan_needs_energy() -> None:
    scene = Scene().at(0, "long_quiet.b2").put(energy=0).turn()
    why, clause_id, facts = told(scene, "beyond:0:2")
    assert (why, clause_id, facts) == ("why-no-energy", "XIA-11.2.1", {"need": 1, "have": 0})
    assert scene.refused("scan 1")
    stranded = Scene().at(0, "long_quiet.b2").put(energy=0, armed=0).turn()
    assert told(stranded, "beyond:0:2")[0] == "why-stranded"


@clause("XIA-15.1.2", "XIA-15.1.3")
def test_cargo_that_cannot_be_paid_for_and_cargo_that_nobody_wants() -> None:
    poor = at("neo_damascus.a0", credits=500).stock(plasma=3).turn()
    assert told(poor, "space:neo_damascus.a0") == (
        "why-no-credits", "XIA-15.1.2", {"need": 1000, "have": 500},
    )  # fmt: skip
    assert poor.refused("load 1")
    unwanted = at("neo_damascus.a3").cargo(0, "holo", 2).turn()
    assert told(unwanted, "space:neo_damascus.a3") == (
        "why-not-wanted", "XIA-15.1.3", {"cubes": ["spice"]},
    )  # fmt: skip
    assert unwanted.refused("sell_all")


@clause("XIA-11.7.3", "XIA-6.5")
def test_along_its_path_a_comet_is_an_occupied_space_like_others() -> None:
    scene = at("grater.b4", points=1)
    scene.state.comets["grater"] = scene.place("grater.b5")
    scene.turn().put(points=1).again()
    assert scene.refused("fly grater.b5")
    assert told(scene, "space:grater.b5")[0] == "why-would-end-there"
    scene.put(points=2).again().play("fly grater.b5", "fly grater.b6")
    assert scene.where(0) == "grater.b6"
    outside = at("nyr.b0")
    outside.layout(around("grater")).at(1, "long_quiet.b6").at(0, "nyr.b11")
    outside.state.comets["grater"] = outside.place("grater.b5")
    outside.turn().put(points=1).again()
    assert outside.can("fly grater.b5"), "into it from outside: a way to be destroyed"


@clause("XIA-5.1", "XIA-7.1")
@pytest.mark.parametrize("text", ["impulse", "buy engine_small", "end", "charge 1", "keep thug_01"])
def test_what_belongs_to_another_phase_or_seat_is_refused_and_changes_nothing(text: str) -> None:
    scene = Scene().turn().play("impulse")
    before = state_hash(scene.state)
    for seat in (0, 1):
        with pytest.raises(OrreryError):
            scene.g.submit(seat, GAME.notation.parse(text))
    assert state_hash(scene.state) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_and_names_a_clause_of_the_rules(language: str) -> None:
    whys = [why for why in vars(reasons).values() if isinstance(why, Why)]
    assert len(whys) == 21
    rules = (GAME.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    for why in whys:
        assert f"**{why.clause}**" in rules, why.clause
        assert GAME.words(language).has(why.id)
