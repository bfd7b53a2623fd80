"""What balance reports and the last page are told of a game."""

from __future__ import annotations

from orrery.bots.arena import play_aimlessly
from orrery.games.spacecorp import GAME
from orrery.games.spacecorp.chronicle import Drew, Explored, Took
from orrery.games.spacecorp.components import ERAS, TIME
from orrery.games.spacecorp.statistics import best, facts, luck
from orrery.kernel import Event, FastChance
from orrery.kernel.game import Throw

CONTENT = GAME.content()


def told(event: Event) -> list[Throw]:
    return list(luck(event, CONTENT))


def test_the_facts_tell_who_began_the_game_and_not_its_last_era() -> None:
    for seed in range(4):
        play = GAME.start(3, FastChance(seed))
        began = play.state.active
        play_aimlessly(play, seed)
        assert facts(play).order == tuple((began + place) % 3 for place in range(3))


def test_the_facts_count_the_turns_of_every_era_and_the_edges_played() -> None:
    play = GAME.start(2, FastChance(1))
    play_aimlessly(play, 1)
    found = facts(play)
    turns = play.state.turns
    assert found.numbers == {
        f"turns of a seat, {era}": n / 2 for era, n in zip(ERAS, turns, strict=True)
    }
    edges = {key for key in found.uses if key.startswith("edge ")}
    assert edges
    assert edges <= set(found.present)


def test_a_card_that_was_drawn_is_compared_with_its_deck() -> None:
    deck = CONTENT.decks[0]
    drawn = [told(Drew(1, card))[0] for card in deck]
    assert {one.seat for one in drawn} == {1}
    assert [one.got for one in drawn] == [best(CONTENT, card) for card in deck]
    assert abs(sum(one.got - one.mean for one in drawn)) < 1e-9
    assert told(Took(1, deck[0])) == [], "an offer is chosen"
    assert told(Drew(1, TIME)) == [], "no number is printed on it"


def test_a_tile_that_was_found_is_compared_with_its_stack() -> None:
    for stack in (stack for era in CONTENT.stacks for stack in era):
        found = [told(Explored(0, "luna", tile))[0] for tile in stack]
        assert abs(sum(one.got - one.mean for one in found)) < 1e-9
    assert told(Explored("competition", "luna", CONTENT.stacks[0][0][0])) == []
