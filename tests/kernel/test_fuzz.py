"""The fuzzer: it finds nothing in a sound game, and every defect that is planted in one."""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from orrery.kernel import (
    NOBODY,
    PASS,
    Card,
    Chance,
    EndTurn,
    FastChance,
    Game,
    Match,
    Message,
    Move,
    Offer,
    Play,
    Record,
    Refusal,
    Zone,
)
from orrery.kernel.fuzz import FAILURES, FuzzReport, Rates, all_tables, combinations, fuzz
from orrery.kernel.game import fields_of
from tests.kernel import toy

THOROUGH = Rates(illegal=3, leaks=2, undo=0.5, clone=0.5, codec=0.5)


def run(game: Game[Any, Any] = toy.GAME, games: int = 25, rates: Rates = THOROUGH) -> FuzzReport:
    return fuzz(game, games=games, seed=1, rates=rates)


def failures(report: FuzzReport) -> set[str]:
    return {name for name in FAILURES if getattr(report, name)}


def spoilt(monkeypatch: pytest.MonkeyPatch, place: object, name: str, new: object) -> FuzzReport:
    monkeypatch.setattr(place, name, new)
    return run()


# --- a sound game ----------------------------------------------------------------------------


def test_a_sound_game_passes_and_everything_was_tried() -> None:
    report = fuzz(toy.GAME, games=40, seed=1, rates=THOROUGH)
    assert not report.failed
    assert report.games == report.replays == 40
    assert report.decisions > 500
    assert report.illegal_tried > 1_000
    assert report.leak_pairs > 500
    assert report.undo_checked > 50


@pytest.mark.long
def test_a_sound_game_passes_a_million_wrong_moves_and_a_hundred_thousand_swaps() -> None:
    report = fuzz(toy.GAME, games=4_000, seed=2, rates=Rates(illegal=15, leaks=1.5))
    assert not report.failed
    assert report.illegal_tried >= 1_000_000
    assert report.leak_pairs >= 100_000


def test_the_same_seed_gives_the_same_report() -> None:
    assert run(games=5) == run(games=5)


def test_rates_say_how_much_is_checked() -> None:
    report = run(games=3, rates=Rates(0, 0, 0, 0, 0, 0, 0))
    assert (report.illegal_tried, report.leak_pairs, report.replays) == (0, 0, 0)
    assert report.decisions > 0


def test_progress_is_told_after_every_game() -> None:
    seen: list[int] = []
    fuzz(toy.GAME, games=3, seed=1, on_progress=lambda report: seen.append(report.games))
    assert seen == [1, 2, 3]


def test_all_player_counts_and_options_are_played() -> None:
    tables = all_tables(toy.GAME, None, {})
    assert len(tables) == 3 * 2 * 2
    assert (4, toy.ToyOptions("long", True)) in tables


def test_player_count_and_options_can_be_fixed() -> None:
    tables = all_tables(toy.GAME, 2, {"rich": True})
    assert tables == [(2, toy.ToyOptions("short", True)), (2, toy.ToyOptions("long", True))]


def test_the_report_has_the_fields_that_the_command_line_prints() -> None:
    names = (
        "games decisions violations dead_ends illegal_tried illegal_accepted leak_pairs leaks "
        "undo_checked undo_broken clone_broken codec_broken replays replay_broken"
    )
    assert FuzzReport.__struct_fields__ == tuple(names.split())


@pytest.mark.parametrize("name", FAILURES)
def test_any_finding_fails_the_report(name: str) -> None:
    report = FuzzReport(games=9, decisions=9, illegal_tried=9, leak_pairs=9, undo_checked=9)
    assert not report.failed
    setattr(report, name, 1)
    assert report.failed


# --- planted defects: rules ------------------------------------------------------------------


def test_a_broken_invariant_is_found_and_its_record_kept() -> None:
    def too_many(g: toy.G) -> list[str]:
        return ["three stars"] if max(g.state.stars) >= 3 else []

    kept: list[Record] = []
    game = toy.game(violations=too_many)
    report = fuzz(game, games=5, seed=1, on_failure=kept.append)
    assert failures(report) == {"violations"}
    assert kept[0].note == "violations: three stars"
    play = toy.GAME.start(len(kept[0].seats), FastChance(1))
    assert play.game.id == kept[0].game
    assert len(kept[0].steps) < report.decisions


def test_invariants_hold_also_when_the_game_is_over() -> None:
    game = toy.game(violations=lambda g: ["over"] if g.over else [])
    assert run(game, games=3).violations == 3


def test_a_question_that_the_game_does_not_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = tuple(question for question in toy.GAME.questions if question is not EndTurn)
    assert failures(spoilt(monkeypatch, toy.GAME, "questions", listed)) == {"violations"}


def test_a_dead_end_is_found_with_the_move_that_led_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Record] = []
    monkeypatch.setattr(toy.Stash, "options", lambda self, g: [])
    report = fuzz(toy.GAME, games=20, seed=1, on_failure=kept.append)
    assert "dead_ends" in failures(report)
    assert any("hide: RuleError: dead end" in record.note for record in kept)


def test_rules_that_raise_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(self: toy.Impact, g: toy.G) -> None:
        raise KeyError("planted")

    assert spoilt(monkeypatch, toy.Impact, "run", crash).dead_ends > 0


def test_a_setup_that_raises_is_found_and_kept() -> None:
    def crash(*_: object) -> toy.ToyState:
        raise ValueError("planted")

    kept: list[Record] = []
    report = fuzz(toy.game(setup=crash), games=2, seed=1, on_failure=kept.append)
    assert (report.games, report.dead_ends) == (2, 2)
    assert "setup from the secret" in kept[0].note


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.kernel.fuzz.LONGEST", 50)
    endless = toy.game(setup=lambda *given: msgspec.structs.replace(toy.setup(*given), rounds=99))
    monkeypatch.setattr(toy.Dawn, "run", lambda self, g: g.push(toy.Act(0, 1), toy.Dawn()))
    assert run(endless, games=1).dead_ends == 1


# --- planted defects: the kernel's promises --------------------------------------------------


def test_an_accepted_illegal_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lax(self: Play[Any, Any], seat: int, move: Move) -> None:
        if self.offers_for(seat):
            self.apply(move, seat)

    assert spoilt(monkeypatch, Play, "submit", lax).illegal_accepted > 0


def test_a_refusal_that_is_no_orrery_error_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def rude(self: Play[Any, Any], seat: int, move: Move) -> Move:
        offers = self.offers_for(seat)
        return offers[offers.index(move)]

    assert spoilt(monkeypatch, Play, "offered", rude).illegal_accepted > 0


def test_a_refused_move_that_changes_the_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Play.offered

    def leaving_traces(self: Play[Any, Any], seat: int, move: Move) -> Move:
        self.state.fuel[0] += move not in self.offers
        return sound(self, seat, move)

    assert spoilt(monkeypatch, Play, "offered", leaving_traces).illegal_accepted > 0


def cloned_by(clone: Callable[[toy.ToyState], toy.ToyState]) -> Game[toy.ToyState, toy.Cards]:
    game = toy.game()
    game.clone = clone
    return game


def test_a_clone_that_shares_something_is_found() -> None:
    def shallow(s: toy.ToyState) -> toy.ToyState:
        twin = toy.GAME.clone(s)
        twin.fuel = s.fuel
        return twin

    assert "clone_broken" in failures(run(cloned_by(shallow)))


def test_a_clone_that_forgets_something_is_found() -> None:
    def forgetful(s: toy.ToyState) -> toy.ToyState:
        twin = toy.GAME.clone(s)
        twin.fuel = [0] * len(s.fuel)
        return twin

    assert "clone_broken" in failures(run(cloned_by(forgetful)))


def test_a_broken_undo_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Match.undo

    def sloppy(self: Match, seat: int) -> None:
        sound(self, seat)
        self.play.state.fuel[seat] += 1

    assert failures(spoilt(monkeypatch, Match, "undo", sloppy)) == {"undo_broken"}


def test_an_undo_that_leaves_events_behind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Match.undo

    def talkative(self: Match, seat: int) -> None:
        heard = list(self.heard)
        sound(self, seat)
        self.heard = heard

    assert failures(spoilt(monkeypatch, Match, "undo", talkative)) == {"undo_broken"}


def test_a_broken_redo_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Match.redo

    def sloppy(self: Match, seat: int) -> None:
        sound(self, seat)
        self.play.state.stars[seat] += 1

    assert failures(spoilt(monkeypatch, Match, "redo", sloppy)) == {"undo_broken"}


def test_a_state_that_does_not_survive_encoding_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def decode(data: bytes) -> toy.ToyState:
        plain = msgspec.json.decode(data)
        return msgspec.convert(plain | {"stack": [], "aside": []}, toy.ToyState)

    game = toy.game()
    monkeypatch.setattr(game.codec, "decode", decode)
    assert failures(run(game)) == {"codec_broken"}


def test_rules_that_remember_outside_the_state_are_found_by_replay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = [0]

    def remembering(g: toy.G, seat: int, move: Move) -> None:
        calls[0] += 1
        g.state.fuel[seat] += calls[0]

    actions: dict[type[Move], object] = {**toy.ACTIONS, toy.Charge: remembering}
    monkeypatch.setattr(toy, "ACTIONS", actions)
    report = run(rates=Rates(0, 0, 0, 0, 0, 0, replay=1))
    assert failures(report) == {"replay_broken"}


# --- planted defects: leaks ------------------------------------------------------------------


def test_a_view_that_shows_a_hand_is_found() -> None:
    def showing(g: toy.G, seat: int | None) -> toy.ToyView:
        hands = tuple(tuple(card.face for card in hand.cards) for hand in g.state.hands)
        return msgspec.structs.replace(toy.view(g, seat), hands=hands)

    assert failures(run(toy.game(view=showing))) == {"leaks"}


def test_a_view_that_shows_a_spectator_too_much_is_found() -> None:
    def showing(g: toy.G, seat: int | None) -> toy.ToyView:
        return toy.view(g, 0 if seat is None else seat)

    assert failures(run(toy.game(view=showing))) == {"leaks"}


def test_a_view_that_shows_a_secret_answer_is_found() -> None:
    def showing(g: toy.G, seat: int | None) -> toy.ToyView:
        top = g.question
        laid = str(top.answers) if isinstance(top, toy.Contest) else None
        return msgspec.structs.replace(toy.view(g, seat), laid=laid)

    assert failures(run(toy.game(view=showing))) == {"leaks"}


def peeking_offers(self: toy.Act, g: toy.G) -> list[Move]:
    """Whether one may bury depends on the top card of the deck."""
    bury = [toy.Bury()] if g.state.deck.cards[:1] and g.state.deck.cards[0].face == "comet" else []
    return [toy.Charge(), *bury, PASS]


def peeking_prompt(self: toy.Act, g: toy.G, seat: int | None) -> Message:
    return Message("ask-act", {"next": g.state.sky.cards[0].face if g.state.sky.cards else ""})


def peeking_preview(self: toy.Act, g: toy.G, seat: int, move: Move) -> Offer:
    return Offer(move, preview=(Message(g.state.void.cards[0].face),))


def peeking_refusals(self: toy.Act, g: toy.G, seat: int) -> Iterator[Refusal]:
    hands = [hand.cards[0].face for hand in g.state.hands if hand.cards]
    yield Refusal("fling", toy.NO_COMET, {"hands": hands})


@pytest.mark.parametrize(
    ("name", "planted"),
    [
        ("options", peeking_offers),
        ("prompt", peeking_prompt),
        ("offer", peeking_preview),
        ("refusals", peeking_refusals),
    ],
)
def test_offers_prompts_previews_and_refusals_that_tell_are_found(
    monkeypatch: pytest.MonkeyPatch, name: str, planted: object
) -> None:
    assert failures(spoilt(monkeypatch, toy.Act, name, planted)) == {"leaks"}


def test_errors_that_tell_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Play.offered

    def telling(self: Play[Any, Any], seat: int, move: Move) -> Move:
        if self.state.deck.cards and move not in self.offers_for(seat):
            move = toy.Lay(self.state.deck.cards[0].face)
        return sound(self, seat, move)

    assert "leaks" in failures(spoilt(monkeypatch, Play, "offered", telling))


def telling_all(g: toy.G, seat: int, move: Move) -> None:
    """Charge, and tell everybody what the hand holds."""
    g.emit(toy.Laid(seat, " ".join(card.face for card in g.state.hands[seat].cards)))


def drawing_without_showing(g: toy.G, seat: int, move: Move) -> None:
    """Charge, and look at a card without the barrier that `show` sets."""
    s = g.state
    top, s.deck = s.deck.split(1)
    s.hands[seat] = s.hands[seat].under(*top)


def hiding_in_the_open(g: toy.G, seat: int, move: Move) -> None:
    """Hide, but let the table follow which card goes where."""
    g.push(toy.Stash(seat))


@pytest.mark.parametrize(
    ("move", "planted"),
    [
        (toy.Charge, telling_all),
        (toy.Charge, drawing_without_showing),
        (toy.Hide, hiding_in_the_open),
    ],
)
def test_actions_that_tell_are_found(
    monkeypatch: pytest.MonkeyPatch,
    move: type[Move],
    planted: Callable[[toy.G, int, Move], None],
) -> None:
    report = spoilt(monkeypatch, toy, "ACTIONS", {**toy.ACTIONS, move: planted})
    assert failures(report) == {"leaks"}


def test_an_event_that_tells_a_secret_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = toy.Stash.answer

    def telling(self: toy.Stash, g: toy.G, move: Move) -> None:
        sound(self, g, move)
        g.emit(toy.Hid(self.seat, str(move)))

    assert failures(spoilt(monkeypatch, toy.Stash, "answer", telling)) == {"leaks"}


def test_a_window_that_asks_only_those_who_hold_the_card_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def holds(self: toy.Defence, g: toy.G, seat: int) -> bool:
        return "shield" in toy.held(g.state.hands[seat])

    monkeypatch.setattr(toy.Defence, "might", holds)
    assert failures(run(games=60)) == {"leaks"}


def test_a_pause_that_tells_how_many_answers_there_were_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert failures(spoilt(monkeypatch, toy.Stash, "forced", True)) == {"leaks"}


def test_a_hidden_card_that_was_never_shuffled_is_found() -> None:
    def stacked(*given: Any) -> toy.ToyState:
        state = toy.setup(*given)
        state.void = Zone(tuple(Card(card.face, NOBODY) for card in state.void.cards))
        return state

    assert failures(run(toy.game(setup=stacked))) == {"leaks"}


class Buried(msgspec.Struct, frozen=True):
    zone: Zone


class DeepState(toy.ToyState):
    deep: Buried = Buried(Zone())


def test_a_zone_that_cannot_be_dealt_again_is_found() -> None:
    def setup(content: toy.Cards, options: toy.ToyOptions, n: int, chance: Chance) -> DeepState:
        state = toy.setup(content, options, n, chance)
        return DeepState(**fields_of(state))

    game = toy.game(state=DeepState, setup=setup)
    assert failures(run(game)) == {"leaks"}


def test_every_two_values_meet_where_tables_are_too_many_for_all_combinations() -> None:
    free = {f"switch{i}": (False, True) for i in range(9)} | {"size": tuple("abcde")}
    chosen = combinations(free)
    assert len(chosen) < 40
    for a, b in itertools.combinations(free, 2):
        met = {(combo[a], combo[b]) for combo in chosen}
        assert met == {*itertools.product(free[a], free[b])}


def test_an_offer_that_cannot_be_undone_and_does_not_say_so_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    report = spoilt(monkeypatch, Play, "ends", lambda self, seat, move: False)
    assert failures(report) == {"undo_broken"}


def test_an_answer_beside_the_turn_that_disturbs_whoever_is_asked_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def pushing(g: toy.G, question: toy.Awaken) -> None:
        g.push(question)

    monkeypatch.setattr(Play, "lay_aside", pushing)
    assert not failures(run()), "asked at once, it is an ordinary question"

    monkeypatch.undo()
    sound = toy.Awaken.handlers[toy.Recall]

    def disturbing(self: toy.Awaken, g: toy.G, move: toy.Recall) -> None:
        sound(self, g, move)
        g.push(toy.Act(self.seat, 1))

    handlers: dict[Any, Any] = toy.Awaken.handlers
    monkeypatch.setitem(handlers, toy.Recall, disturbing)
    assert "violations" in failures(run())
