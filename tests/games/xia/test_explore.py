"""XIA-11.1, 11.2, 12: new sectors and exploration tokens."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.xia.scene import Scene

GATES = "nyr:0:0:0 lena_gate:1:0:0 orinoco_gate:0:1:0 tigris_gate:-1:1:0"


@clause("XIA-11.2.1", "XIA-11.1.1", "XIA-11.1.3", "XIA-5.5.4")
def test_a_scan_lays_the_sector_with_matching_symbols_and_loses_the_points() -> None:
    scene = Scene().at(0, "long_quiet.b2").turn().sectors("grater")
    energy = scene.captain().energy
    scene.put(points=3).again().play("scan 1")
    assert scene.captain().energy == energy - 1
    assert scene.captain().points == 0
    part = next(p for p in scene.state.layout.split() if p.startswith("grater"))
    _, i, j, turns = part.split(":")
    quiet, new = scene.g.content.sectors["long_quiet"], scene.g.content.sectors["grater"]
    assert (int(i), int(j)) == (0, 2)
    assert new.edges[(4 - int(turns)) % 6] == quiet.edges[1]
    assert scene.state.comets["grater"] == scene.place("grater.b6")


@clause("XIA-11.2.2", "XIA-5.5.3")
def test_a_blind_jump_lays_the_sector_and_enters_it_for_a_point() -> None:
    scene = Scene().at(0, "long_quiet.b2").turn().sectors("xia")
    scene.put(points=3).again()
    scene.play(next(text for text in scene.texts() if text.startswith("leap")))
    assert "xia" in scene.state.layout
    assert scene.captain().points == 2
    assert scene.captain().did["blind_jumps"] == 1


@clause("XIA-11.1.4", "XIA-3.1")
def test_an_empty_stack_ends_exploring_and_an_empty_bag_leaves_spaces_empty() -> None:
    from orrery.kernel import Zone

    scene = Scene().at(0, "long_quiet.b2").turn().sectors("azure")
    laid = scene.state.laid_at
    scene.state.tokens_gone = tuple(c.face for c in scene.state.bag.cards)
    scene.state.bag = Zone()
    scene.play("scan 1")
    assert scene.state.laid_at == laid
    scene.state.stack_of_sectors = Zone()
    scene.again()
    assert not any(text.split()[0] in ("scan", "leap") for text in scene.texts())
    assert "why-no-sector-left" in scene.why()


@clause("XIA-11.1.2")
def test_a_sector_has_nineteen_spaces_and_no_two_share_a_hex() -> None:
    scene = Scene(layout=GATES).at(0, "nyr.b6").at(1, "nyr.b8")
    from orrery.games.xia.model import chart

    at = chart(scene.g)
    assert len(at.ids) == len(at.at) == 4 * 19


@clause("XIA-12.1", "XIA-11.2.4")
@pytest.mark.parametrize("token", ["find_spice", "find_energy", "find_ice", "find_movement"])
def test_what_exploration_tokens_bring(token: str) -> None:
    scene = Scene().at(0, "long_quiet.b3").token("long_quiet.b3", token).put(energy=1).turn()
    scene.play("collect")
    c = scene.captain()
    if token == "find_ice":
        scene.play("damage 0")
        assert c.ice == 1
    elif token == "find_spice":
        assert list(c.cargo.values()) == ["spice"]
    elif token == "find_energy":
        assert c.energy == scene.g.content.ships[c.ship].energy
    else:
        assert c.points == 5
    assert c.tokens == (token,)


@clause("XIA-12.1")
def test_cargo_without_room_lies_on_the_space() -> None:
    scene = Scene().at(0, "long_quiet.b3").token("long_quiet.b3", "find_spice")
    scene.cargo(0, "terra", 12).turn().play("collect")
    assert scene.state.adrift == {scene.place("long_quiet.b3"): ("spice",)}


@clause("XIA-12.2")
def test_the_second_token_is_applied_and_both_leave_for_fame_or_credits() -> None:
    # TV-17
    scene = Scene().at(0, "long_quiet.b3").token("long_quiet.b3", "find_movement")
    bag = scene.state.bag
    n = next(n for n, card in enumerate(bag.cards) if card.face == "find_energy")
    scene.state.bag = bag.without(n)
    scene.put(tokens=("find_energy",)).turn().play("collect")
    assert scene.captain().points == 5
    assert scene.captain().tokens == ()
    assert scene.texts() == ["reward fame", "reward goods"]
    scene.play("reward goods")
    assert scene.captain().credits == 6000
