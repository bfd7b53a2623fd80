"""States to JSON and back."""

import msgspec

from orrery.kernel import EndTurn, FastChance, State, state_hash
from orrery.kernel.codec import Codec
from tests.kernel import toy
from tests.kernel.toy import given, plays


class Numbered(State):
    by_seat: dict[int, str]


def test_a_state_is_equal_after_encoding_and_decoding() -> None:
    hands = ["comet pebble", "shield", "pebble"]
    match = plays(given(hands), "lay pebble", "pass", "pass", "fling 1")
    state = match.play.state
    back = toy.GAME.codec.decode(toy.GAME.codec.encode(state))
    assert back == state
    assert state_hash(back) == state_hash(state)


def test_secret_answers_survive_encoding() -> None:
    state = plays(given(["comet", "shield"]), "lay comet").play.state
    assert toy.GAME.codec.decode(toy.GAME.codec.encode(state)) == state


def test_tables_with_numbers_for_keys_survive_encoding() -> None:
    state = Numbered([EndTurn(1)], 0, {3: "x"})
    codec = Codec(Numbered, (EndTurn,))
    assert codec.decode(codec.encode(state)) == state


def test_different_states_have_different_hashes() -> None:
    play = toy.GAME.start(2, FastChance(1))
    before = state_hash(play.state)
    play.state.fuel[1] += 1
    assert state_hash(play.state) != before


def test_frames_carry_their_tag_where_no_field_can_be() -> None:
    assert msgspec.to_builtins(EndTurn(1)) == {"is": "end_turn", "seat": 1}
