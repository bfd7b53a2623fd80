"""A match: undo up to the barrier, redo, standing orders, resuming."""

import pytest

from orrery.kernel import (
    FastChance,
    Match,
    Move,
    OrreryError,
    RuleError,
    SealedChance,
    on,
    start_match,
    state_hash,
)
from tests.kernel import toy
from tests.kernel.toy import given, plays

HANDS = ["comet comet pebble", "shield", "pebble"]
SECRET = bytes(range(32))


def acting() -> Match:
    """Seat 0 has won the first contest and acts."""
    return plays(given(HANDS), "lay pebble", "pass", "pass")


def trace(match: Match) -> tuple[object, ...]:
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    return state_hash(match.play.state), views, match.events(0), match.seq, match.play.offers


def random_steps(match: Match, steps: int, seed: int = 1) -> Match:
    chance = FastChance(seed)
    for _ in range(steps):
        if offers := match.play.offers:
            match.submit(match.play.seat, offers[chance.draw("x", len(offers))])
    return match


# --- undo ------------------------------------------------------------------------------------


def test_undo_after_do_gives_the_same_state() -> None:
    match = acting()
    before = trace(match)
    plays(match, "charge").undo(0)
    assert trace(match) == before


def test_redo_after_undo_gives_the_same_state() -> None:
    match = plays(acting(), "charge")
    after = trace(match)
    match.undo(0)
    match.redo(0)
    assert trace(match) == after


def test_several_steps_can_be_undone_and_played_again() -> None:
    match = acting()
    before = trace(match)
    after = trace(plays(match, "hide", "keep comet", "charge"))
    for _ in range(3):
        match.undo(0)
    assert trace(match) == before
    for _ in range(3):
        match.redo(0)
    assert trace(match) == after


def test_chance_is_a_barrier() -> None:
    match = plays(acting(), "charge", "bury")
    assert not match.can_undo(0)
    with pytest.raises(OrreryError, match="cannot be taken back"):
        match.undo(0)


def test_something_hidden_that_is_shown_to_anyone_is_a_barrier() -> None:
    drawn_before = acting().play.chance.count
    match = plays(acting(), "draw")
    assert match.play.chance.count == drawn_before
    assert not match.can_undo(0)


def test_the_decision_of_another_seat_is_a_barrier() -> None:
    match = plays(given(HANDS), "0: pass")
    assert match.can_undo(0)
    plays(match, "1: pass")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_it_is_said_what_the_barrier_is() -> None:
    match = acting()
    assert plays(match, "charge").undo_barrier(0) == ""
    assert match.undo_barrier(1) == "other"
    assert plays(match, "bury").undo_barrier(0) == "drawn"


def test_steps_after_a_barrier_can_be_undone_up_to_it() -> None:
    match = plays(acting(), "draw", "charge")
    match.undo(0)
    assert not match.can_undo(0)


def test_only_the_seat_that_played_may_undo_and_redo() -> None:
    match = plays(acting(), "charge")
    assert not match.can_undo(1)
    match.undo(0)
    with pytest.raises(OrreryError, match="no undone step"):
        match.redo(1)


def test_a_new_move_forgets_what_was_undone() -> None:
    match = plays(acting(), "charge")
    match.undo(0)
    plays(match, "hide")
    assert not match.can_redo(0)


def test_the_end_of_the_game_cannot_be_undone() -> None:
    match = plays(given(HANDS), *["pass"] * 9)
    assert match.play.over
    assert not any(match.can_undo(seat) for seat in range(3))


def test_after_undo_chance_gives_the_same_again() -> None:
    match = plays(acting(), "charge")
    match.undo(0)
    once = trace(plays(match, "bury"))
    assert once == trace(plays(acting(), "bury"))


def test_a_step_that_the_rules_fail_in_leaves_the_match_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(g: toy.G, seat: int, move: Move) -> None:
        g.state.fuel[seat] = -9
        g.chance.draw("die", 6)
        raise RuleError("planted")

    match = acting()
    before = trace(match)
    actions: dict[type[Move], object] = {**toy.ACTIONS, toy.Charge: broken}
    with monkeypatch.context() as patch:
        patch.setattr(toy, "ACTIONS", actions)
        with pytest.raises(RuleError, match="planted"):
            plays(match, "charge")
    assert trace(match) == before
    assert plays(match, "charge").play.state.fuel[0] == 3


# --- standing orders -------------------------------------------------------------------------


def auto(match: Match) -> list[str]:
    return [f"{step.seat}: {step.move}" for step in match.record.steps if step.auto]


def test_never_lets_a_window_go_by() -> None:
    match = acting()
    match.order(1, "defence", "never")
    plays(match, "fling 1")
    assert auto(match) == ["1: pass", "2: pass"]


def test_by_default_only_those_are_asked_who_can_react() -> None:
    match = plays(acting(), "fling 1")
    assert auto(match) == ["2: pass"]
    assert match.play.to_act() == [1]


def test_a_patient_seat_lets_a_window_go_by_only_when_its_moment_is_over() -> None:
    match = acting()
    match.patient = {1, 2}
    plays(match, "fling 1")
    assert (match.play.to_act(), match.waits()) == ([1, 2], True)
    match.lapse()
    assert (match.play.to_act(), match.waits()) == ([1], False)


def test_always_reacts_when_it_can_and_passes_when_it_cannot() -> None:
    match = acting()
    for seat in (1, 2):
        match.order(seat, "defence", "always")
    plays(match, "fling 2")
    assert auto(match) == ["1: deflect", "2: pass"]


def test_a_policy_that_the_question_does_not_know_is_refused() -> None:
    with pytest.raises(OrreryError, match="knows: able, ask, never, always, mine"):
        acting().order(1, "defence", "tea")


@pytest.mark.parametrize(("target", "answers"), [(1, ["1: deflect"]), (2, ["1: pass"])])
def test_a_condition_in_the_games_terms_decides(target: int, answers: list[str]) -> None:
    match = acting()
    match.order(1, "defence", "mine")
    assert auto(plays(match, f"fling {target}"))[:1] == answers


def test_the_default_takes_an_order_back() -> None:
    match = acting()
    match.order(1, "defence", "never")
    match.order(1, "defence", "able")
    assert match.orders[1] == {}
    assert plays(match, "fling 1").play.to_act() == [1]


def test_an_order_answers_at_once_what_is_asked_already() -> None:
    match = plays(acting(), "fling 1")
    match.order(1, "defence", "always")
    assert auto(match) == ["2: pass", "1: deflect", "2: pass"]


def test_an_order_may_end_the_turn() -> None:
    match = acting()
    match.order(0, "end_turn", "always")
    plays(match, "charge", "charge")
    assert auto(match) == ["0: end"]


def test_a_standing_order_answers_invisibly() -> None:
    ordered, by_hand = acting(), acting()
    ordered.order(1, "defence", "never")
    plays(ordered, "fling 1")
    plays(by_hand, "fling 1", "1: pass")
    for seat in (0, 2, None):
        assert ordered.view(seat) == by_hand.view(seat)
        assert ordered.events(seat) == by_hand.events(seat)
        assert seat is None or ordered.can_undo(seat) == by_hand.can_undo(seat)


def test_undo_takes_back_what_ones_own_order_answered_too() -> None:
    match = acting()
    match.order(0, "stash", "always")
    before = trace(match)
    after = trace(plays(match, "hide"))
    assert auto(match) == ["0: keep comet"]
    match.undo(0)
    assert trace(match) == before
    match.redo(0)
    assert trace(match) == after


def test_an_order_of_another_seat_is_a_decision_of_another_seat() -> None:
    match = plays(acting(), "fling 1")
    match.order(2, "defence", "never")
    plays(match, "1: pass")
    assert auto(match) == ["2: pass"]
    assert not match.can_undo(1)


def test_an_order_for_an_unknown_question_is_refused() -> None:
    with pytest.raises(OrreryError, match="no question “tea”"):
        acting().order(0, "tea", "always")


def test_an_order_that_plays_on_forgets_what_was_undone() -> None:
    match = plays(acting(), "charge", "pass")
    match.undo(0)
    match.order(0, "end_turn", "always")
    assert not match.can_redo(0)


# --- looking, starting, resuming -------------------------------------------------------------


def test_events_can_be_read_from_where_one_left_off() -> None:
    match = acting()
    since = len(match.heard)
    assert plays(match, "charge").events(1, since) == [toy.Charged(0)]


def test_five_lines_play_a_game() -> None:
    match = start_match(toy.GAME, ["Ada", "Grace"])
    while not match.play.over:
        match.submit(match.play.seat, match.play.offers[0])
    assert match.record.result is not None
    assert match.record.result.ranks.count(1) >= 1


def test_the_secret_is_published_when_the_game_ends_and_not_before() -> None:
    match = start_match(toy.GAME, ["Ada", "Grace"], chance=SealedChance(SECRET))
    assert match.record.commitment
    while not match.play.over:
        assert match.record.secret == ""
        match.submit(match.play.seat, match.play.offers[-1])
    assert match.record.secret == SECRET.hex()


def test_moves_may_be_given_as_text() -> None:
    with pytest.raises(OrreryError, match="not a move of this game"):
        acting().submit(0, "sing")


@pytest.mark.parametrize("steps", [0, 3, 9, 17])
def test_a_match_is_resumed_from_its_record_and_goes_on_the_same(steps: int) -> None:
    match = random_steps(start_match(toy.GAME, ["A", "B", "C"], chance=SealedChance(SECRET)), steps)
    again = Match.resume(match.record, SealedChance(SECRET), game=toy.GAME)
    assert trace(again) == trace(match)
    assert [again.can_undo(seat) for seat in range(3)] == [match.can_undo(s) for s in range(3)]
    assert trace(random_steps(again, 9, seed=2)) == trace(random_steps(match, 9, seed=2))


def test_a_match_is_not_resumed_with_another_secret() -> None:
    match = start_match(toy.GAME, ["A", "B"], chance=SealedChance(SECRET))
    with pytest.raises(OrreryError, match="random outcomes of step 0"):
        Match.resume(match.record, SealedChance(bytes(32)), game=toy.GAME)


def test_a_match_is_not_resumed_from_a_record_with_an_impossible_move() -> None:
    match = random_steps(start_match(toy.GAME, ["A", "B"], chance=SealedChance(SECRET)), 3)
    match.record.steps[1].move = "fling 0"
    with pytest.raises(OrreryError, match="“fling 0” is not possible now"):
        Match.resume(match.record, SealedChance(SECRET), game=toy.GAME)


# --- questions beside the turn ---------------------------------------------------------------


def dreaming() -> Match:
    """Seat 0 has dreamt, ended its turn, and lies in the next contest like everybody."""
    return plays(given(HANDS, deck="shield comet"), "lay pebble", "pass", "pass", "dream")


def test_a_question_laid_aside_stops_nobody() -> None:
    match = plays(dreaming(), "charge", "end")
    assert match.play.question is not None
    assert match.play.question.kind() == "contest"
    assert [str(move) for move in match.play.offers_aside(0)] == ["recall comet", "recall shield"]
    assert match.play.offers_aside(1) == []


def test_it_may_be_answered_while_others_are_asked() -> None:
    match = plays(dreaming(), "charge", "end", "0: pass", "0: recall shield")
    assert match.play.to_act() == [1, 2]
    assert "shield" in toy.held(match.play.state.hands[0])
    assert match.play.state.aside == []


def test_a_move_that_is_asked_outright_is_not_offered_beside_it() -> None:
    play = plays(dreaming(), "charge", "end").play
    play.push(toy.Awaken(0))
    play.advance()
    assert play.seat == 0
    assert [str(move) for move in play.offers] == ["recall comet", "recall shield"]
    assert play.offers_aside(0) == []
    assert play.explained_aside(0) == []


def test_it_is_asked_outright_when_the_rules_call_for_it() -> None:
    match = plays(dreaming(), "charge", "end", "0: lay comet", "1: pass", "2: pass")
    assert match.play.question is not None
    assert (match.play.question.kind(), match.play.to_act()) == ("awaken", [0])
    plays(match, "recall comet")
    assert match.play.question.kind() == "act"


def test_undo_goes_past_what_others_answered_beside_the_turn() -> None:
    match = given(["comet comet", "shield comet", "pebble pebble"], deck="shield comet pebble")
    plays(match, "0: lay comet", "1: pass", "2: pass", "dream", "charge", "end")
    plays(match, "0: pass", "1: lay shield", "2: pass", "charge")
    alone = trace(match)
    plays(match, "charge", "0: recall shield")
    match.undo(1)
    assert match.play.state.fuel[1] == 3
    assert "shield" in toy.held(match.play.state.hands[0]), "what seat 0 has chosen stands"
    assert trace(match) != alone
    match.redo(1)
    assert match.play.state.fuel[1] == 4


class Boast(toy.Awaken):
    """Beside the turn, a hand is shown to all."""

    def options(self, g: toy.G) -> list[Move]:
        return [toy.Recall.at["pebble"]]

    @on(toy.Recall)
    def recall(self, g: toy.G, move: toy.Recall) -> None:
        g.show(g.state.hands[self.seat].cards)


def test_it_cannot_be_taken_back_once_more_was_said_beside_the_turn_that_cannot() -> None:
    match = plays(dreaming(), "charge", "end", "0: recall shield")
    match.play.lay_aside(Boast(0))
    assert match.can_undo(0)
    plays(match, "0: recall pebble")
    assert not match.can_undo(0)


def test_an_answer_beside_the_turn_can_be_taken_back_until_the_turn_goes_on() -> None:
    match = plays(dreaming(), "charge", "end", "0: recall shield")
    assert match.can_undo(0)
    match.undo(0)
    assert len(match.play.offers_aside(0)) == 2
    plays(match, "0: recall comet", "1: pass")
    assert not match.can_undo(0)
