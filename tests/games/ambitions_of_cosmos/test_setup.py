"""AOC-2, 3, 10: the box, setting up, the turn."""

from __future__ import annotations

import pytest

from orrery.games.ambitions_of_cosmos import GAME
from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import (
    build_limit,
    defence,
    fleet_limit,
    influence_left,
    planet_limit,
    ship_limit,
    speed,
    yard_radius,
    zone,
)
from orrery.games.ambitions_of_cosmos.model import AocOptions
from orrery.games.ambitions_of_cosmos.supply import take_influence
from orrery.games.ambitions_of_cosmos.turn import EndOfTurn
from orrery.kernel import FastChance, ScriptedChance
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.scene import Scene


@clause("AOC-3.2")
def test_what_everybody_begins_with() -> None:
    g = Scene(nations=("khalil", "horus", "taurian")).g
    realm = g.state.realms[1]
    assert (realm.senators, realm.influence, realm.capital, realm.science) == (1, 0, 0, 0)
    limits = (fleet_limit(g, 1), ship_limit(g, 1), build_limit(g, 1), zone(g, 1), yard_radius(g, 1))
    assert limits == (3, 3, 1, 2, 1)
    assert speed(g, 1, realm.fleets[0]) == 2
    assert planet_limit(g, 1) == 2
    scene = Scene().sector(0, 0, "gold1")
    assert defence(scene.g, scene.place(0, 0)) == 10
    assert defence(scene.g, scene.place(1, 1)) == 15


@clause("AOC-3.2.1", "AOC-11.5")
def test_no_nation_has_more_fleets_than_tokens() -> None:
    scene = Scene(nations=("zanari", "horus", "khalil"))
    assert fleet_limit(scene.g, 0) == 4
    scene.techs(0, "M14", "M34")
    assert fleet_limit(scene.g, 0) == 5


@clause("AOC-2.1")
def test_influence_beyond_the_supply_is_lost() -> None:
    scene = Scene().realm(1, influence=14)
    assert take_influence(scene.g, 0, 2) == 1
    assert influence_left(scene.g) == 0
    assert take_influence(scene.g, 0, 1) == 0


@clause("AOC-2.1")
def test_what_has_run_out_cannot_be_built() -> None:
    scene = Scene().realm(0, capital=9)
    home = scene.place(1, -2)
    rows = [() if place == home else ("logistics",) for place in range(len(scene.state.buildings))]
    scene.state.buildings = tuple(rows[:9]) + ((),) * (len(rows) - 9)
    scene.construct(0)
    assert scene.refuses("build home_khalil logistics")
    assert scene.told("building:logistics") == ("why-no-card", "AOC-2.1")


@clause("AOC-3.1.1")
@pytest.mark.parametrize("nations", ["drawn", "chosen"])
def test_nations_are_drawn_or_chosen_in_turn(nations: str) -> None:
    chance = ScriptedChance({"first": [1]})
    g = GAME.start(3, chance, AocOptions(nations=nations))  # type: ignore[arg-type]
    if nations == "drawn":
        assert len({realm.nation for realm in g.state.realms}) == 3
        return
    assert g.seat == 1
    g.submit(1, GAME.notation.parse("lead tao"))
    assert g.seat == 2
    assert "lead tao" not in [str(move) for move in g.offers]


@clause("AOC-3.1.2")
def test_the_first_game_leaves_out_two_nations_and_the_machine() -> None:
    g = GAME.start(4, FastChance(1), AocOptions(nations="chosen", first_game=True))
    offered = {str(move).split()[1] for move in g.offers}
    assert offered == {"khalil", "horus", "zanari", "taurian"}
    assert "machine" not in [card.face for card in g.state.bank.cards]
    assert len(g.state.bank) == 21


@clause("AOC-3.1.3", "AOC-3.1.5", "AOC-3.3")
@pytest.mark.parametrize("players", GAME.seats)
def test_sectors_lie_face_down_by_their_backs(players: int) -> None:
    g = Scene(players).g
    s, backs = g.state, g.content.layouts["standard", players].backs
    assert backs.count("home") == players
    for place, back in enumerate(backs):
        if back == "home":
            assert s.ground[place]
        else:
            assert not s.ground[place]
            [card] = s.covered[place].cards
            assert g.content.sectors[card.face].back == back
            assert all(card.hidden_from(1 << seat) for seat in range(players))
    assert len(s.box) == 18 - len(backs) + players
    for zone_ in (s.deck, s.bank, s.box):
        assert zone_.faces(0) == (None,) * len(zone_)


@clause("AOC-3.1.4", "AOC-3.1.6")
def test_the_first_fleet_and_the_first_technology() -> None:
    chance = ScriptedChance({"first": [0]})
    g = GAME.start(2, chance, AocOptions(nations="chosen"))
    for text in ("lead zanari", "lead taurian"):
        g.submit(g.seat, GAME.notation.parse(text))
    assert str(g.offers[0]) == "station B1ne"  # towards the gold sector
    assert len(g.offers) == 6
    g.submit(0, GAME.notation.parse("station B1e"))
    assert [str(move) for move in g.offers] == ["begin tavr", "begin scavenger"]
    g.submit(0, GAME.notation.parse("begin scavenger"))
    g.submit(1, g.offers[0])
    g.submit(1, GAME.notation.parse("begin argus"))
    g.submit(1, GAME.notation.parse("begin hornet"))
    one, two = g.state.realms
    assert one.fleets[0].ships == ("scavenger",)
    assert two.fleets[0].ships == ("argus", "hornet")
    assert (one.techs, two.techs) == (("M12",), ("M13",))
    assert g.state.owners[g.content.layouts["standard", 2].homes[0]] == 0


@clause("AOC-3.1.7")
def test_the_first_speaker_is_drawn() -> None:
    for first in range(3):
        g = GAME.start(3, ScriptedChance({"first": [first]}), AocOptions())
        assert g.state.speaker == first


@clause("AOC-3.5.1", "AOC-3.5.2", "AOC-3.5.3")
def test_six_phases_from_the_speaker_clockwise() -> None:
    scene = Scene()
    scene.state.turn = 3
    scene.begin()
    assert scene.state.speaker == 1
    while scene.state.turn == 4:
        scene.g.apply(scene.g.offers[0], scene.g.seat)
    phases = [event.phase for event in scene.heard(log.PhaseBegan)]  # type: ignore[attr-defined]
    assert phases[:5] == ["political", "construction", "tactical", "science", "end"]
    assert [event.seat for event in scene.heard(log.TacticsBegan)][:3] == [1, 2, 0]  # type: ignore[attr-defined]
    assert scene.state.speaker == 2


def test_the_speaker_of_turn_1_keeps_the_token() -> None:
    scene = Scene()
    scene.state.turn = 0
    assert scene.begin().state.speaker == 0


@clause("AOC-3.5.4")
def test_construction_and_science_are_played_in_order() -> None:
    scene = Scene()
    for seat in range(3):
        scene.realm(seat, capital=5)
    scene.state.phase = "construction"
    from orrery.games.ambitions_of_cosmos.turn import ConstructionPhase

    scene.ask(ConstructionPhase())
    seats = []
    while scene.asked().startswith(("construct", "concluded")):
        if scene.asked().startswith("construct"):
            seats.append(scene.g.seat)
        scene.play(scene.offers()[0])
    assert seats == [0, 1, 2]


@clause("AOC-10.1", "AOC-4.1.4")
def test_capital_and_prestige_vanish_science_and_influence_stay() -> None:
    scene = Scene().realm(0, capital=3, prestige=2, science=4, influence=1)
    scene.ask(EndOfTurn())
    realm = scene.of(0)
    assert (realm.capital, realm.prestige, realm.science, realm.influence) == (0, 0, 4, 1)
