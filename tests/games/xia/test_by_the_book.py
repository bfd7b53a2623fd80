"""What a second reading of the book has found: each of these was otherwise once."""

from __future__ import annotations

from orrery.games.xia.events import DrawEvent, RoundEnds
from orrery.games.xia.hexes import under
from orrery.games.xia.model import chart
from orrery.games.xia.shields import Suffer
from tests.clauses import clause
from tests.games.xia.scene import Scene

ICE = "nyr:0:0:0 tafjur:1:0:0 long_quiet:0:1:0"


@clause("XIA-11.9.1", "XIA-6.9", "XIA-11.3.5")
def test_a_ship_that_docks_out_of_a_field_crosses_its_border() -> None:
    scene = Scene(layout=ICE).at(0, "tafjur.b6").turn()
    scene.state.kiln = scene.place("nyr.b11")
    scene.put(points=2).again()
    assert [message.id for message in scene.previews("fly K1")] == ["risk-field"]
    scene.dice(d20=[4], d6=[1]).play("fly K1")
    assert scene.asked() == "place_damage"
    scene.play("damage 0", "damage 1", "damage 2", "damage 3")
    assert scene.where(0) == "K1"


@clause("XIA-11.9.1", "XIA-11.3.6")
def test_debris_on_the_way_to_the_kiln_destroys() -> None:
    layout = ICE.replace("tafjur", "graveyard_of_orsk")
    scene = Scene(layout=layout)
    at = chart(scene.g)
    wrecks = [
        (wreck, near)
        for wreck in range(len(at.ids))
        if at.terrain[wreck] == "debris"
        for near in at.near(wreck)
        if at.terrain[near] == "space"
    ]
    wreck, near = wrecks[0]
    scene.at(0, at.ids[wreck])
    scene.turn()
    scene.state.kiln = near
    scene.put(points=2).again().dice(d20=[2]).play("fly K1")
    assert scene.where(0) == ""


@clause("XIA-21.21", "XIA-11.8.1")
def test_a_recall_onto_a_path_of_gravity_is_dragged() -> None:
    layout = "nyr:0:0:0 farrens_call:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=layout).at(0, "nyr.b3").ability(0, "recall")
    scene.captain().beacon = scene.place("farrens_call.b3")
    scene.turn().play("use recall")
    assert any("Pulled" in text or "pulled" in text for text in scene.heard())


@clause("XIA-13.3")
def test_a_mission_is_discarded_in_the_business_phase_too() -> None:
    scene = Scene().mission(0, "shuttle_01").business()
    scene.play("discard shuttle_01")
    assert scene.asked() == "business"
    assert scene.state.mission_discard.faces(None) == ("shuttle_01",)


@clause("XIA-21.16", "XIA-11.4.2")
def test_sanctuary_does_not_reach_through_the_border_of_a_planet() -> None:
    layout = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=layout).at(0, "azure.b5").at(1, "azure.c").ability(0, "sanctuary")
    scene.run(Suffer(1, "damage", 5))
    assert scene.asked() == "place_damage"


@clause("XIA-19.5", "XIA-19.4")
def test_alone_an_event_is_marked_once_at_the_end_of_the_round_it_is_drawn_in() -> None:
    for players, marks in ((1, 1), (2, 2)):
        scene = Scene(players=players)
        event = scene.g.content.events["trade_boom"]
        deck = scene.state.events
        place = [card.face for card in deck.cards].index(event.id)
        scene.state.events = type(deck)((deck.cards[place],), eyes=deck.eyes)
        scene.run(DrawEvent(0), RoundEnds())
        left = [other.rounds for other in scene.state.in_play]
        assert left == ([1] if marks == 1 else [])


@clause("XIA-7.2", "XIA-7.2.5")
def test_of_pieces_alike_the_one_that_was_there_before_can_be_sold() -> None:
    scene = Scene().outfit(0, "engine_small").put(credits=3000).business()
    scene.play("buy engine_small", next_lay(scene))
    assert scene.can("sell_outfit o0")
    scene.play("sell_outfit o0")
    assert not scene.can("sell_outfit o0")
    assert scene.captain().credits == 3000


def next_lay(scene: Scene) -> str:
    twin = scene.g.clone()
    twin.apply(scene.g.game.notation.parse("buy engine_small"))
    return str(twin.offers[0])


@clause("XIA-7.3", "XIA-7.2")
def test_of_pieces_alike_the_old_one_is_paid_for_when_it_does_not_come_along() -> None:
    scene = Scene().outfit(0, "engine_small").put(credits=9000).business()
    scene.play("buy engine_small", next_lay(scene))
    upgrade = next(text for text in scene.texts() if text.startswith("upgrade"))
    scene.play(upgrade)
    before = scene.captain().credits
    scene.play("shed")
    assert scene.captain().credits == before + 1000
    scene.play("shed")
    assert scene.captain().credits == before + 1000


@clause("XIA-10.6")
def test_a_line_of_sight_ends_at_every_space_that_it_runs_through() -> None:
    assert {(1, 0), (2, 0), (1, 1), (2, 1)} <= set(under((3, 1), 1)) & set(under((3, 1), -1))
    # Along an edge it runs on one side or the other.
    assert set(under((1, 1), 1)) ^ set(under((1, 1), -1)) == {(1, 0), (0, 1)}
    assert under((0, 3), 1) == under((0, 3), -1) == ((0, 0), (0, 1), (0, 2), (0, 3))
