"""SC-1, 2, 7, 13, 16: what an era begins with."""

from __future__ import annotations

import pytest

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp.components import ERAS, Needs
from orrery.games.spacecorp.model import G, ScOptions, Team, chart, profit
from orrery.kernel import FastChance
from tests.clauses import clause
from tests.games.spacecorp.scene import Scene

C = GAME.content()


def start(players: int, era: str = "mariners", last: str = "starfarers", seed: int = 1) -> G:
    options = ScOptions(first_era=era, last_era=last)  # type: ignore[arg-type]
    return GAME.start(players, FastChance(seed), options)


@clause("SC-1.1", "SC-1.2", "SC-1.4", "SC-1.10", "SC-1.12")
def test_the_box_holds_what_the_book_counts() -> None:
    assert GAME.seats == (1, 2, 3, 4)
    assert [len(deck) for deck in C.decks] == [46, 58, 76]
    assert all(sum(C.cards[face].start for face in deck) == 12 for deck in C.decks)
    assert [[len(stack) for stack in era] for era in C.stacks] == [
        [6, 3], [6, 14, 8], [16, 12, 5],
    ]  # fmt: skip
    assert [len(row) for row in C.rows] == [7, 7, 7]
    assert len(C.colonies) == 32
    assert {base.count for base in C.bases.values()} == {3}
    assert len(C.bases) * 3 == 27
    corp = start(2).state.corps[0]
    assert len(corp.teams) == 4
    kinds = [card.kind for card in C.progress.values()]
    assert (2 * kinds.count("adaptation"), 2 * kinds.count("breakthrough")) == (18, 14)


@clause("SC-1.11", "SC-5.7.4", "SC-16.5")
def test_a_headquarters_has_four_boxes_two_of_them_with_a_value() -> None:
    values = {(box.slot, box.action, box.value) for box in C.hqs["mariners"].intrinsic}
    assert values == {(0, "research", 2), (1, "move", 1)}
    assert len(start(2).state.corps[0].infra) == 4
    assert C.hqs["starfarers"].source == "reconstructed"
    assert [len(hq.intrinsic) for hq in C.hqs.values()] == [2, 2, 2], "of every HQ"


@clause("SC-2.1", "SC-2.5", "SC-2.6", "SC-2.9", "SC-2.10", "SC-2.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mariners_begins_on_earth(players: int) -> None:
    g = start(players)
    s = g.state
    assert s.discs == [-1] * 7
    assert s.beyond == [-1, -1]
    assert 0 <= s.first < players
    for corp in s.corps:
        assert corp.teams == [Team(0), Team(0), Team(), Team()]
        assert (corp.genetics, corp.revelation) == (0, 0)
        assert [card.face for card in corp.hand.cards[:2]] == ["chemical_drive", "time"]


@clause("SC-2.4", "SC-2.8", "SC-2.12", "SC-2.13")
@pytest.mark.parametrize(
    ("players", "deck", "hands", "money"),
    [(2, 39, [2, 3], [0, 0]), (3, 39, [2, 3, 3], [0, 0, 1]), (4, 40, [2, 2, 3, 3], [0, 0, 0, 1])],
)
def test_the_deck_the_hands_and_the_profit_by_players(
    players: int, deck: int, hands: list[int], money: list[int]
) -> None:
    s = start(players).state
    order = [(s.first + i) % players for i in range(players)]
    assert len(s.deck) == deck
    assert [len(s.corps[seat].hand) for seat in order] == hands
    assert [profit(s.corps[seat]) for seat in order] == money
    assert all(s.offers)
    left = 12 - players - sum(hands) + 2 * players
    on_top = [card.face for card in s.deck.cards[: max(0, left - 4)]]
    assert all(C.cards[face].start for face in on_top)
    assert sum(card.face == "time" for card in s.deck.cards) <= {2: 0, 3: 2, 4: 4}[players]


@clause("SC-7.2", "SC-7.5", "SC-7.6", "SC-7.7", "SC-7.9", "SC-16.1", "SC-16.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_may_start_with_planeteers(players: int) -> None:
    s = start(players, "planeteers").state
    assert s.discs == [0] * 7
    assert len(s.deck) == 50
    for corp in s.corps:
        assert profit(corp) == 8
        assert (corp.genetics, corp.revelation) == (1, 0)
        assert len(corp.hand) == 3
        assert corp.hand.cards[0].face == "time"
        assert all(C.cards[card.face].start for card in corp.hand.cards[1:])
        assert corp.teams.count(Team(0)) == 2
    copies = dict(zip(C.progress_ids, s.progress, strict=True))
    assert {id for id, n in copies.items() if n == 3} == set(C.names_by_era[1])
    total = sum(card.face == "time" for corp in s.corps for card in corp.hand.cards)
    total += sum(card.face == "time" for card in s.deck.cards) + s.offers.count("time")
    assert total == {2: 2, 3: 5, 4: 8}[players]


@clause("SC-13.2", "SC-13.5", "SC-13.6", "SC-13.7", "SC-16.2")
@pytest.mark.parametrize(("players", "colonies"), [(2, 12), (3, 17), (4, 20)])
def test_a_game_may_start_with_starfarers(players: int, colonies: int) -> None:
    g = start(players, "starfarers")
    s = g.state
    assert g.seat == (s.first - 1) % players, "the last player chooses first"
    taken = []
    while g.question is not None and g.question.kind() == "inherit":
        cards = [str(move).split()[1] for move in g.offers]
        assert all(C.progress[card].needs == Needs() for card in cards)
        taken.append(g.seat)
        g.submit(g.seat, g.offers[0])
    assert taken == [(s.first - 1 - i) % players for i in range(players)]
    assert len(s.deck) == 68
    assert len(s.colonies) == colonies
    assert s.discs == [1] * 7
    for corp in s.corps:
        assert profit(corp) == 20
        assert (corp.genetics, corp.revelation) == (2, 2)
        assert len(corp.progress) == 1
        assert corp.teams.count(Team(0)) == 3
    copies = dict(zip(C.progress_ids, s.progress, strict=True))
    assert all(copies[id] == 3 for id in C.names_by_era[2])


@clause("SC-16.0")
@pytest.mark.parametrize("first", ERAS)
@pytest.mark.parametrize("last", ERAS)
def test_a_game_may_be_any_run_of_eras(first: str, last: str) -> None:
    scene = Scene(era=first, last=last)
    scene.end_era()
    over = ERAS.index(last) <= ERAS.index(first)
    while not over and scene.asked().startswith(("choose_legacy", "place_ahead")):
        scene.play("pass")
    assert scene.g.over == over
    assert chart(scene.g).era == ERAS.index(first) + (not over)
