"""AOC-4, 11: prestige, deals, the law, the senator."""

from __future__ import annotations

import pytest

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.construction import CollectCapital
from orrery.games.ambitions_of_cosmos.deals import OpenTalks, TakeFloor
from orrery.games.ambitions_of_cosmos.economy import growth, rating, upkeep, votes
from orrery.games.ambitions_of_cosmos.politics import (
    CollectPrestige,
    DrawLaws,
    LawVote,
    SenatorVote,
)
from orrery.games.ambitions_of_cosmos.turn import SettleScience
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.scene import Scene


def voting(*, nations: tuple[str, ...] = ("khalil", "horus", "zanari"), **prestige: int) -> Scene:
    scene = Scene(nations=nations)
    scene.state.phase = "political"
    for realm in scene.state.realms:
        realm.floors = 3  # nobody takes the floor
    return scene


@clause("AOC-4.1.3", "AOC-4.5.4")
def test_who_cannot_pay_the_senators_loses_none_and_has_no_votes() -> None:
    scene = voting().realm(0, senators=5)
    assert votes(scene.g, 0) == 0
    scene.ask(SenatorVote())
    assert scene.asked() == "elect_senator 1"
    scene.play("elect 0", "elect 0")
    assert scene.of(0).senators == 6


@clause("AOC-4.2.1", "AOC-4.2.2")
def test_influence_is_sold_token_by_token() -> None:
    scene = Scene().realm(0, influence=2).ask(TakeFloor(0))
    scene.play("sell prestige", "sell capital")
    realm = scene.of(0)
    assert (realm.prestige, realm.capital, realm.influence) == (2, 3, 0)
    assert growth(scene.g, 0) == 2  # what is sold is no growth
    assert scene.told("influence:0") == ("why-no-influence", "AOC-4.2.1")


@clause("AOC-11.1", "AOC-4.2.3")
def test_the_influence_market_pays_one_more() -> None:
    scene = Scene().realm(0, influence=1).laws("influence_market").ask(TakeFloor(0))
    assert scene.play("sell science").of(0).science == 3


@clause("AOC-4.3.2")
def test_talks_are_open_to_all_at_once() -> None:
    scene = Scene().ask(OpenTalks())
    assert scene.g.to_act() == [0, 1, 2]
    scene.by(2, "floor").by(0, "quiet").by(1, "pass")
    assert scene.asked() == "take_floor 2"
    scene.play("pass")
    assert scene.g.to_act() == [1, 2]  # whoever is quiet is asked no more
    scene.by(1, "pass").by(2, "pass")
    assert scene.asked() == "over"


@clause("AOC-4.3.2")
def test_nobody_takes_the_floor_more_than_three_times() -> None:
    scene = Scene().ask(OpenTalks())
    for _ in range(3):
        scene.by(0, "floor").by(1, "pass").by(2, "pass").play("pass")
    assert scene.g.to_act() == [1, 2]


@clause("AOC-4.3.1", "AOC-4.3.4")
def test_without_the_exchange_no_resources_are_given() -> None:
    scene = Scene(options={"exchange": False}).realm(0, science=5)
    scene.ask(TakeFloor(0)).play("propose 1")
    given = {offer.split()[1] for offer in scene.offers("give")}
    assert given == {"peace", "senator", "law", "next_senator", "next_law"}
    assert scene.told("term:0:capital") == ("why-no-exchange", "AOC-4.3.1")
    rich = Scene().realm(0, science=5).ask(TakeFloor(0)).play("propose 1")
    assert {"capital", "science"} < {offer.split()[1] for offer in rich.offers("give")}


@clause("AOC-4.3.7")
def test_science_is_paid_at_once_and_capital_when_it_is_collected() -> None:
    scene = Scene().realm(0, science=2).ask(TakeFloor(0))
    scene.play("propose 1", "give science 1", "give science 1", "give science 1", "give capital 1")
    scene.play("want law 1", "offer", "accept")
    assert (scene.of(0).science, scene.of(1).science) == (0, 2)
    assert [(d.kind, d.n) for d in scene.state.debts] == [("science", 1), ("capital", 1)]
    scene.ask(CollectCapital())
    assert (scene.of(0).capital, scene.of(1).capital) == (1, 3)
    scene.realm(0, science=4).ask(SettleScience())
    assert (scene.of(0).science, scene.of(1).science) == (3, 3)


@clause("AOC-4.3.7")
def test_nobody_promises_more_capital_than_he_will_have() -> None:
    scene = Scene().ask(TakeFloor(0)).play("propose 1", "give capital 1", "give capital 1")
    assert "give capital 1" not in scene.offers()


@clause("AOC-4.3.7")
def test_three_terms_a_side() -> None:
    scene = Scene().ask(TakeFloor(0)).play("propose 1")
    scene.play("give law 1", "give senator 0", "give peace 1")
    assert scene.offers("give") == ["give peace 1"]
    for _ in range(4):
        scene.play("give peace 1")
    assert scene.offers("give") == []


@clause("AOC-4.3.3")
def test_a_refused_deal_binds_nobody() -> None:
    scene = Scene().ask(TakeFloor(0)).play("propose 1", "give law 1", "offer")
    assert scene.asked() == "answer_deal 1"
    scene.play("refuse")
    assert scene.state.pledges == ()
    assert scene.heard(log.DealRefused) == [log.DealRefused(0, 1)]


@clause("AOC-4.3.3")
def test_a_promised_vote_is_cast_as_promised() -> None:
    scene = Scene().ask(TakeFloor(0)).play("propose 1", "want senator 0", "offer", "accept")
    for realm in scene.state.realms:
        realm.floors = 3
    scene.ask(SenatorVote()).play("elect 2")
    assert scene.asked() == "elect_senator 2"
    assert scene.of(1).vote == 0


@clause("AOC-4.3.7")
def test_a_vote_of_the_next_turn_binds_in_the_next_turn() -> None:
    scene = Scene().ask(TakeFloor(0)).play("propose 1", "give next_law 0", "offer", "accept")
    [pledge] = scene.state.pledges
    assert (pledge.kind, pledge.n, pledge.first, pledge.last) == ("law", 0, 2, 2)


@clause("AOC-4.3.6")
def test_a_promised_planet_is_given_up_when_capital_is_collected() -> None:
    scene = Scene().sector(0, -2, "gold1").own(0, 0, -2, "press")
    place = scene.place(0, -2)
    scene.ask(TakeFloor(0)).play("propose 1", f"give planet {place}", "offer", "accept")
    scene.ask(CollectCapital())
    assert scene.state.owners[place] == -1
    assert scene.state.buildings[place] == ("press",)


@clause("AOC-4.3.6")
def test_planets_but_the_home_world_may_be_given_up() -> None:
    scene = Scene().sector(0, -2, "gold1").own(0, 0, -2).construct(0)
    assert scene.offers("abandon") == ["abandon rae"]
    scene.play("abandon rae")
    assert scene.state.owners[scene.place(0, -2)] == -1
    again = Scene().sector(0, -2, "gold1").own(0, 0, -2).tactics(0)
    assert again.offers("abandon") == ["abandon rae"]


# --- the law and the senator ---------------------------------------------------------------------


@clause("AOC-11.4")
def test_the_federation_draws_four_laws_and_orders_the_rest() -> None:
    scene = Scene(nations=("federation", "horus", "zanari"))
    scene.law_deck("grants", "census", "quotas", "bounty").ask(DrawLaws())
    assert len(scene.offers()) == 4
    scene.play("table census", "bury grants", "bury bounty")
    assert [card.face for card in scene.state.deck.cards][-3:] == ["grants", "bounty", "quotas"]
    assert scene.state.bill == "census"


@clause("AOC-11.3")
def test_the_federation_pays_one_senator_less() -> None:
    scene = Scene(nations=("federation", "horus", "zanari"))
    assert upkeep(scene.g, 0) == 0
    assert votes(scene.g, 0) == rating(scene.g, 0) > 0


@clause("AOC-11.5", "AOC-11.9")
@pytest.mark.parametrize("nation", ["horus", "zanari"])
def test_the_merited_and_the_commonwealth_have_a_vote_more_as_speakers(nation: str) -> None:
    scene = Scene(nations=(nation, "khalil", "taurian"))
    rated = rating(scene.g, 0)
    assert votes(scene.g, 0) == rated
    scene.state.speaker = 1
    assert votes(scene.g, 0) == rated - 1


@clause("AOC-4.5.2")
def test_the_speaker_breaks_a_tie_among_the_tied() -> None:
    scene = voting()
    scene.ask(CollectPrestige(), SenatorVote())
    for realm in scene.state.realms:
        realm.floors = 3
    while scene.asked().startswith("elect_senator"):
        other = {0: 0, 1: 1, 2: 1}[scene.g.seat]
        scene.play(f"elect {other}")
    assert scene.state.speaker == 0
    assert scene.of(1).senators == 2, "no tie, nothing for the speaker to break"
    tied = voting().ask(SenatorVote()).play("elect 0", "elect 1", "elect 2")
    assert tied.asked() == "break_tie 0"
    assert tied.offers() == ["elect 0", "elect 1", "elect 2"]
    tied.play("elect 2")
    assert tied.of(2).senators == 2


@clause("AOC-4.6.1")
def test_all_senators_of_a_player_vote_alike() -> None:
    scene = voting().realm(0, senators=3).realm(1, senators=2)
    scene.state.bill = "grants"
    scene.state.deck = scene.state.deck.without(
        [card.face for card in scene.state.deck.cards].index("grants")
    )
    scene.ask(LawVote()).play("against", "for", "for")
    [result] = scene.heard(log.LawDecided)
    assert (result.supporting, result.against) == (3, 3)  # type: ignore[attr-defined]
    assert scene.state.laws == ()  # the speaker was against
    assert scene.state.repealed == ("grants",)


def bill(scene: Scene, law: str) -> Scene:
    deck = scene.state.deck
    scene.state.deck = deck.without([card.face for card in deck.cards].index(law))
    scene.state.bill = law
    return scene


@clause("AOC-4.6.2")
def test_a_referendum_repeals_what_the_speaker_says() -> None:
    scene = bill(voting().laws("grants", "quotas"), "referendum")
    scene.ask(LawVote()).play("for", "for", "for")
    assert scene.asked() == "repeal_law 0"
    scene.play("repeal quotas")
    assert scene.state.laws == ("grants",)
    assert scene.state.repealed == ("referendum", "quotas")


@clause("AOC-4.6.2")
def test_a_referendum_without_laws_does_nothing() -> None:
    scene = bill(voting(), "referendum").ask(LawVote()).play("for", "for", "for")
    assert scene.asked() == "over"
    assert scene.state.repealed == ("referendum",)


@pytest.mark.parametrize("passed", [True, False])
@clause("AOC-11.3")
def test_a_veto_reverses_the_result(passed: bool) -> None:
    scene = bill(voting(nations=("khalil", "federation", "zanari")), "grants")
    scene.realm(1, influence=1).ask(LawVote())
    scene.play(*["for" if passed else "against"] * 3)
    assert scene.asked() == "use_veto 1"
    scene.play("veto")
    assert (scene.state.laws == ("grants",)) is not passed
    assert scene.of(1).influence == 0


@clause("AOC-11.2")
def test_who_is_short_pays_what_there_is() -> None:
    scene = voting().realm(1, senators=4)
    scene.ask(SenatorVote()).play(*["elect 1"] * len(scene.offers("elect")[:2]))
    while scene.asked().startswith("elect"):
        scene.play("elect 1")
    scene.ask(CollectCapital())
    assert scene.of(1).capital == 0
    assert scene.of(0).capital == 4


@clause("AOC-1.8")
def test_a_law_changes_the_rules() -> None:
    scene = Scene().sector(0, -2, "gold2").own(0, 0, -2).realm(0, senators=4)
    assert votes(scene.g, 0) == 1
    assert votes(scene.laws("census").g, 0) == 0
    press = Scene().own(0, 1, -2, "press")
    before = votes(press.g, 0)
    assert votes(press.laws("press_freedom").g, 0) == before + 1
