"""XIA-11.6, 12, 13: what is open, what is hidden and from whom, and when it is shown."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.xia import GAME
from orrery.games.xia import chronicle as log
from orrery.games.xia.destruction import destroy
from orrery.games.xia.model import NOBODY, XiaOptions
from orrery.games.xia.view import CaptainView, View, view
from orrery.kernel import FastChance, bit
from tests.clauses import clause
from tests.games.xia.scene import Scene

SEATS: tuple[int | None, ...] = (0, 1, None)


def captain(scene: Scene, viewer: int | None, seat: int = 0) -> CaptainView:
    return view(scene.g, viewer).captains[seat]


def hidden_parts(g: Any) -> dict[str, tuple[str, ...]]:
    """The order of everything that lies face down."""
    s = g.state
    return {
        "sectors": tuple(card.face for card in s.stack_of_sectors.cards),
        "missions": tuple(card.face for card in s.missions.cards),
        "titles": tuple(card.face for card in s.titles.cards),
        "events": tuple(card.face for card in s.events.cards),
        "tokens in the bag": tuple(card.face for card in s.bag.cards),
        "tokens on the map": tuple(card.face for card in s.laid.cards),
        "relics": tuple(card.face for card in s.relic_bag.cards),
    }


# --- stacks and what lies on the map -------------------------------------------------------------


@clause("XIA-4.2", "XIA-4.3")
@pytest.mark.parametrize("viewer", SEATS)
def test_stacks_decks_and_tokens_are_counted_and_not_seen(viewer: int | None) -> None:
    g = GAME.start(3, FastChance(4), XiaOptions())
    seen = view(g, viewer)
    assert (seen.stack, seen.missions_left, seen.titles_left, seen.events_left) == (28, 84, 28, 22)
    assert len(seen.tokens) == len(g.state.laid)
    before = hidden_parts(g)
    others = [hidden_parts(g.resample(viewer, FastChance(seed))) for seed in range(8)]
    for part, faces in before.items():
        dealt = {other[part] for other in others}
        assert all(len(order) == len(faces) for order in dealt), part
        if len(set(faces)) > 1:
            assert len(dealt) > 1, part
    assert all(view(g.resample(viewer, FastChance(seed)), viewer) == seen for seed in range(3))


@clause("XIA-11.6.1", "XIA-11.6.2")
def test_of_a_dig_everybody_sees_how_many_relics_are_left_and_nobody_which() -> None:
    layout = "nyr:0:0:0 tafjur:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=layout).at(1, "long_quiet.b6").at(0, "tafjur.a0").turn()
    tafjur = next(sector for sector in view(scene.g, 0).sectors if sector.id == "tafjur")
    assert tafjur.relics == 4
    scene.dice(d20=[11]).play("excavate")
    for viewer in SEATS:
        assert len(captain(scene, viewer).relics) == 1
        held = {
            scene.g.resample(viewer, FastChance(seed)).state.captains[0].relics.cards[0].face
            for seed in range(30)
        }
        assert len(held) > 3, "its owner knows it no better than the others"


@clause("XIA-9.8", "XIA-15.1.4", "XIA-11.6.2")
def test_nobody_learns_what_a_destroyed_relic_was() -> None:
    scene = Scene().at(0, "long_quiet.c").relic(0, "relic_gts", (4, 5)).turn().play("jettison r0")
    lost = {
        scene.g.resample(viewer, FastChance(seed)).state.relics_lost.cards[0].face
        for viewer in SEATS
        for seed in range(20)
    }
    assert len(lost) > 3
    assert scene.g.heard is not None
    assert log.RelicLost(0) in [heard.event for heard in scene.g.heard]


@clause("XIA-11.9.5")
def test_studying_shows_a_relic_to_everybody_before_the_choice() -> None:
    scene = Scene().at(0, "K3").relic(0, "relic_spice", (4, 5)).turn().play("study 0")
    (heard,) = [h for h in scene.g.heard or [] if isinstance(h.event, log.Studied)]
    assert heard.event == log.Studied(0, "relic_spice")
    assert all(heard.by(viewer) == heard.event for viewer in SEATS)


@clause("XIA-12.1")
def test_a_token_is_hidden_until_it_is_taken_and_then_open() -> None:
    scene = Scene().at(0, "long_quiet.b3").token("long_quiet.b3", "find_movement").turn()
    assert {face for seat in (0, 1) for face in scene.state.laid.faces(seat)} == {None}
    scene.play("collect")
    assert [captain(scene, viewer).tokens for viewer in SEATS] == [("find_movement",)] * 3


# --- missions ------------------------------------------------------------------------------------


def drawn() -> Scene:
    scene = Scene().at(0, "silent_reach.c")
    return scene.deck("shuttle_01", "thug_03", "supplier_02").turn().play("draw")


@clause("XIA-13.1", "XIA-13.4")
def test_drawn_missions_are_hidden_from_all_until_the_turn_ends_then_seen_by_their_owner() -> None:
    scene = drawn()
    assert [captain(scene, viewer).drawn for viewer in SEATS] == [(None,) * 3] * 3
    scene.play("done", "end")
    assert set(captain(scene, 0).drawn) == {"shuttle_01", "thug_03", "supplier_02"}
    assert [captain(scene, viewer).drawn for viewer in (1, None)] == [(None,) * 3] * 2
    told = [h for h in scene.g.heard or [] if isinstance(h.event, log.LookedAt)]
    assert [h.to for h in told] == [bit(0)]
    assert told[0].others == log.Looks(0, 3)


@clause("XIA-13.4", "XIA-13.6")
def test_nobody_learns_which_mission_was_kept_but_all_see_what_was_discarded() -> None:
    scene = drawn().play("done", "end", "keep thug_03")
    (kept,) = [h for h in scene.g.heard or [] if isinstance(h.event, log.Kept)]
    assert (kept.to, kept.others) == (bit(0), log.KeptHidden(0))
    assert captain(scene, 0).missions[0].card == "thug_03"
    for viewer in (1, None):
        mission = captain(scene, viewer).missions[0]
        assert (mission.card, mission.target, mission.pay) == (None, None, 0)
    scene.play("done", "end", "done")
    assert set(scene.state.mission_discard.faces(None)) == {"shuttle_01", "supplier_02"}


@clause("XIA-13.6", "XIA-13.13")
@pytest.mark.parametrize("face", ["thug_01", "assassin_01", "shuttle_03", "supplier_05"])
def test_what_is_kept_with_a_hidden_mission_is_the_same_for_every_card(face: str) -> None:
    scene = Scene(players=3).mission(0, face).turn(1)
    other = Scene(players=3).mission(0, "private_eye_02").turn(1)
    for viewer in (1, 2, None):
        assert captain(scene, viewer).missions == captain(other, viewer).missions
    assert scene.captain().errands == other.captain().errands


@clause("XIA-13.6")
def test_an_action_reveals_a_mission_to_everybody() -> None:
    layout = "nyr:0:0:0 azure:1:0:0 silent_reach:0:1:0"
    scene = Scene(layout=layout).at(1, "nyr.b6").at(0, "azure.c").mission(0, "shuttle_10")
    scene.turn().dice(d6=[6]).play("perform shuttle_10")
    for viewer in SEATS:
        mission = captain(scene, viewer).missions[0]
        assert (mission.card, mission.shown, mission.pay) == ("shuttle_10", True, 3000)


@clause("XIA-12.1")
def test_the_card_of_a_captain_in_distress_lies_open() -> None:
    scene = Scene().at(0, "long_quiet.b3").token("long_quiet.b3", "find_captain")
    scene.deck("thief_04").turn().play("collect")
    for viewer in SEATS:
        mission = captain(scene, viewer).missions[0]
        assert (mission.card, mission.captain, mission.target) == ("thief_04", True, None)


@clause("XIA-13.5", "XIA-13.4")
def test_undecided_missions_of_a_destroyed_ship_are_told_by_their_number_alone() -> None:
    scene = drawn()
    destroy(scene.g, 0, NOBODY, "star")
    told = [h.event for h in scene.g.heard or [] if "Mission" in type(h.event).__name__]
    assert told == [log.MissionsLost(0, 3)]
    assert not any(isinstance(h.event, log.LookedAt) for h in scene.g.heard or [])
    assert captain(scene, 0).drawn == ()
    assert view(scene.g, 0).mission_discard == 3
    for viewer in SEATS:
        assert scene.state.mission_discard.faces(viewer) == (None,) * 3


# --- what is open --------------------------------------------------------------------------------


@clause("XIA-9.1")
def test_holds_credits_energy_and_bounties_are_open_to_everybody() -> None:
    scene = Scene().outfit(0, "engine_small").cargo(0, "spice", 2).put(bounty=2000).turn()

    def open_parts(seen: View) -> Any:
        return [
            (c.energy, c.credits, c.bounty, c.outfits, c.cargo, c.armed, c.fame)
            for c in seen.captains
        ]

    assert open_parts(view(scene.g, 0)) == open_parts(view(scene.g, 1))
    assert open_parts(view(scene.g, 0)) == open_parts(view(scene.g, None))
