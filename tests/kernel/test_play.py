"""The machine that runs frames, and what each seat gets to see of it."""

from collections import Counter
from typing import Any, ClassVar

import pytest

from orrery.kernel import (
    ALWAYS,
    ASK,
    END,
    NEVER,
    PASS,
    EndTurn,
    FastChance,
    Game,
    Match,
    Message,
    Move,
    OrreryError,
    Play,
    Question,
    RuleError,
    ScriptedChance,
    Task,
    Zone,
    all_games,
    state_hash,
)
from orrery.kernel.frames import Orders
from tests.kernel import toy
from tests.kernel.toy import Charge, Fling, G, given, plays

THREE = ["comet comet pebble", "shield", "pebble"]


def acting(hands: list[str] | None = None, deck: str = "") -> Match:
    """Seat 0 has won the first contest and acts."""
    hands = hands or THREE
    return plays(given(hands, deck=deck), "lay pebble", *["pass"] * (len(hands) - 1))


def asked(match: Match) -> tuple[str, list[int]]:
    top = match.play.question
    return top.kind() if top else "", match.play.to_act()


class Note(Task[toy.ToyState, toy.Cards]):
    n: int

    def run(self, g: G) -> None:
        g.state.fuel.append(self.n)


class Choice(Question[toy.ToyState, toy.Cards]):
    moves: tuple[str, ...]

    def options(self, g: G) -> list[Move]:
        return [toy.Lay(move) for move in self.moves]

    def answer(self, g: G, move: Move) -> None:
        g.state.fuel.append(100 + self.moves.index(str(move).split()[1]))


class Again(Task[toy.ToyState, toy.Cards]):
    def run(self, g: G) -> None:
        g.push(Again())


def bare() -> G:
    play = toy.GAME.start(2, FastChance(1))
    play.state.stack.clear()
    play.state.fuel.clear()
    return play


# --- the machine -----------------------------------------------------------------------------


def test_frames_run_in_the_order_they_are_pushed() -> None:
    play = bare()
    play.push(Note(1), Note(2), Note(3))
    play.advance()
    assert play.state.fuel == [1, 2, 3]
    assert play.over
    assert (play.seat, play.offers, play.to_act()) == (-1, [], [])


def test_the_machine_stops_at_a_question_and_goes_on_when_it_is_answered() -> None:
    play = bare()
    play.push(Note(1), Choice(1, ("a", "b")), Note(2))
    play.advance()
    assert (play.state.fuel, play.seat) == ([1], 1)
    play.submit(1, toy.Lay("b"))
    assert play.state.fuel == [1, 101, 2]


def test_the_only_answer_is_given_by_the_kernel() -> None:
    play = bare()
    play.push(Choice(0, ("a",)), Note(2))
    play.advance()
    assert play.state.fuel == [100, 2]


def test_a_question_without_answers_is_not_asked_where_it_lapses() -> None:
    class Perhaps(Choice):
        lapses = True

    play = bare()
    play.push(Note(1), Perhaps(0, ()), Note(2), Perhaps(1, ("a", "b")))
    play.advance()
    assert (play.state.fuel, play.seat) == ([1, 2], 1)


def test_a_question_without_answers_is_a_defect_of_the_rules() -> None:
    play = bare()
    play.push(Choice(0, ()))
    with pytest.raises(RuleError, match="dead end"):
        play.advance()


def test_tasks_without_end_are_a_defect_of_the_rules() -> None:
    play = bare()
    play.push(Again())
    with pytest.raises(RuleError, match="no question after"):
        play.advance()


def test_the_end_of_a_turn_is_asked_though_there_is_one_answer() -> None:
    match = plays(acting(), "charge", "charge")
    assert asked(match) == ("end_turn", [0])
    assert match.play.offers == [END]


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    play = acting().play
    before = state_hash(play.state)
    with pytest.raises(OrreryError, match="“lay comet” is not possible now"):
        play.submit(0, toy.Lay("comet"))
    with pytest.raises(OrreryError, match="Seat 2 has nothing to decide"):
        play.submit(1, Charge())
    assert state_hash(play.state) == before


def test_the_move_that_is_played_is_the_one_that_was_offered() -> None:
    play = acting().play
    assert type(play.offered(0, Fling(True)).target) is int  # type: ignore[attr-defined]


def test_a_question_is_of_the_clause_that_its_docstring_begins_with_or_that_it_names() -> None:
    assert (toy.Contest.clause, toy.Act.clause, toy.Stash.clause) == ("TOY-2", "TOY-3", "TOY-3.3")
    assert Choice.clause == ""

    class Named(toy.Stash):
        """TOY-3.4: another one."""

        clause = "TOY-6"

    assert Named.clause == "TOY-6"


def test_offers_name_targets_and_cost_and_refusals_name_clause_and_facts() -> None:
    offers, _ = acting().play.explained(0)
    fling = next(offer for offer in offers if offer.move == Fling(1))
    assert fling.targets == ("seat1",)
    assert fling.preview == (Message("cost-fuel", {"n": 1}),)
    poor = plays(given(["pebble pebble", "pebble"], rich=False), "lay pebble", "pass")
    _, refusals = poor.play.explained(0)
    assert [(r.target, r.why.clause, r.facts) for r in refusals] == [
        ("fling", "TOY-3.1", {"need": 1, "have": 0}),
        ("fling", "TOY-3.2", {"hand": 1}),
    ]
    assert toy.GAME.words("en").say(refusals[0].message) == "A comet needs 1 fuel, you have 0."


def test_nothing_is_explained_to_a_seat_that_is_not_asked() -> None:
    assert acting().play.explained(1) == ([], [])


def test_a_clone_goes_its_own_way() -> None:
    play = acting().play
    before = state_hash(play.state)
    twin = play.clone()
    assert state_hash(twin.state) == before
    twin.submit(0, Charge())
    assert state_hash(play.state) == before != state_hash(twin.state)


def test_nobody_listens_in_search() -> None:
    play = toy.GAME.start(2, FastChance(1))
    play.emit(toy.Charged(0))
    assert play.heard is None


# --- together --------------------------------------------------------------------------------


def test_a_question_to_all_may_be_answered_in_any_order() -> None:
    match = plays(given(THREE), "2: pass", "0: lay comet")
    assert asked(match) == ("contest", [1])
    assert match.play.offers_for(2) == []
    plays(match, "1: pass")
    assert asked(match) == ("act", [0])


def test_nobody_sees_an_answer_before_all_have_answered() -> None:
    high, low = plays(given(THREE), "lay comet"), plays(given(THREE), "lay pebble")
    for seat in (1, 2, None):
        assert high.view(seat) == low.view(seat)
        assert high.events(seat) == low.events(seat)
    assert high.view(0) != low.view(0)
    plays(high, "pass", "pass")
    assert toy.Laid(0, "comet") in high.events(None)


def test_a_seat_cannot_answer_twice() -> None:
    with pytest.raises(OrreryError, match="Seat 1 has nothing to decide"):
        plays(given(THREE), "0: pass", "0: pass")


def test_dice_decide_a_tie_and_are_drawn_from_their_stream() -> None:
    chance = ScriptedChance({"tie": [1]})
    plays(match := given(["pebble", "pebble"], chance=chance), "lay pebble", "lay pebble")
    assert asked(match) == ("act", [1])


# --- windows ---------------------------------------------------------------------------------


def test_a_window_asks_also_seats_that_hold_nothing() -> None:
    play = acting().play
    play.submit(0, play.game.notation.parse("fling 1"))
    assert play.to_act() == [1, 2]
    assert play.offers_for(2) == [PASS]


def test_a_window_passes_over_a_seat_that_everybody_knows_cannot_react() -> None:
    match = acting(["comet comet pebble", "pebble", "shield"])
    state: toy.ToyState = match.play.state
    state.hands[1] = Zone(match.play.show(state.hands[1].cards), state.hands[1].eyes)
    assert asked(plays(match, "fling 1")) == ("defence", [2])


def test_a_window_that_nobody_might_use_does_not_open() -> None:
    match = acting(["comet comet pebble", "pebble", "comet"])
    state: toy.ToyState = match.play.state
    for seat in (1, 2):
        state.hands[seat] = Zone(match.play.show(state.hands[seat].cards), state.hands[seat].eyes)
    assert asked(plays(match, "fling 1")) == ("act", [0])


SHIELDS = ["comet pebble", "shield shield", "shield shield"]


def test_the_first_reaction_in_the_order_of_the_ring_counts() -> None:
    match = plays(acting(SHIELDS), "fling 1", "2: deflect")
    assert asked(match) == ("defence", [1]), "seat 1 comes first and may still react"
    plays(match, "1: deflect")
    assert [e.seat for e in match.events(None) if isinstance(e, toy.Deflected)] == [1]
    assert asked(match) == ("defence", [1, 2]), "the overtaken answer can be given again"


def test_a_reaction_that_is_certain_waits_for_nobody() -> None:
    match = plays(acting(SHIELDS), "fling 1", "1: deflect")
    assert [e.seat for e in match.events(None) if isinstance(e, toy.Deflected)] == [1]


def test_after_a_reaction_the_window_opens_again() -> None:
    match = plays(acting(SHIELDS), "fling 1", "1: pass", "2: deflect")
    assert asked(match) == ("defence", [1, 2])
    plays(match, "1: deflect", "1: pass", "2: pass")
    assert asked(match) == ("act", [0])
    assert not [event for event in match.events(None) if isinstance(event, toy.Struck)]


def test_a_reaction_may_close_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Defence, "closes", lambda self, g, seat, move: True)
    match = plays(acting(SHIELDS), "fling 1", "1: deflect")
    assert asked(match) == ("act", [0])


def test_who_has_let_a_window_go_by_is_a_secret() -> None:
    play = acting(SHIELDS).play
    for seat, move in ((0, "fling 1"), (2, "pass")):
        play.submit(seat, play.game.notation.parse(move))
    assert play.to_act() == [1]
    assert [play.awaited(viewer) for viewer in (None, 0, 1, 2)] == [[1, 2], [1, 2], [1, 2], [1]]


def test_when_all_pass_the_window_closes_and_the_die_is_rolled() -> None:
    match = given(THREE, chance=ScriptedChance({"die": [5]}))
    plays(match, "lay pebble", "pass", "pass", "fling 1", "1: pass")
    assert match.events(None)[-1] == toy.Struck(1, 6, 0)


# --- what is hidden --------------------------------------------------------------------------


def test_a_secret_draw_is_told_to_its_seat_alone() -> None:
    match = plays(acting(deck="shield"), "draw")
    assert match.events(0)[-1] == toy.Drew(0, "shield")
    assert match.events(1)[-1] == match.events(None)[-1] == toy.Drew(0)


def test_a_card_drawn_openly_is_known_in_the_hand() -> None:
    match = plays(acting(deck="shield"), "draw_open")
    hand = match.view(1).hands[0]  # type: ignore[attr-defined]
    assert hand == (None, None, "shield")


def test_nobody_can_tell_which_card_of_a_hand_was_hidden() -> None:
    match = plays(acting(deck="shield"), "draw_open", "hide", "keep shield")
    other = plays(acting(deck="shield"), "draw_open", "hide", "keep comet")
    for seat in (1, 2, None):
        assert match.view(seat) == other.view(seat)
        assert match.events(seat) == other.events(seat)


def test_a_known_card_is_dealt_again_into_hand_or_stash_once_it_may_be_in_either() -> None:
    match = plays(acting(["comet comet pebble", "pebble"], deck="shield"), "draw_open")
    plays(match, "hide", "keep comet")
    places: Counter[bool] = Counter()
    chance = FastChance(1)
    for _ in range(900):
        state: toy.ToyState = match.play.resample(1, chance).state
        held = [card.face for card in (*state.hands[0].cards, *state.stashes[0].cards)]
        assert "shield" in held
        places[state.stashes[0].cards[0].face == "shield"] += 1
    # It is the known one in 1 of 3 cases, else one of 4 shields among 12 unseen cards: 500 of 900.
    assert 440 < places[True] < 560


def test_resampling_keeps_what_a_seat_can_see() -> None:
    match = plays(acting(deck="shield"), "draw_open", "draw")
    for seat in (0, 1, 2, None):
        twin = match.play.resample(seat, FastChance(4))
        assert toy.GAME.view(twin, seat) == match.view(seat)


def test_resampling_changes_what_a_seat_cannot_see() -> None:
    match = acting()
    hands = {held(match.play.resample(0, FastChance(seed)), 1) for seed in range(50)}
    assert hands == {"shield", "comet", "pebble"}


def held(play: Play[toy.ToyState, toy.Cards], seat: int) -> str:
    return play.state.hands[seat].cards[0].face


def test_secret_answers_of_others_are_guessed_from_what_they_might_hold() -> None:
    match = plays(given(["shield", "comet"]), "lay shield")
    guesses = set()
    for seed in range(60):
        twin = match.play.resample(1, FastChance(seed))
        top = twin.question
        assert isinstance(top, toy.Contest)
        assert top.answers[0] in (f"lay {held(twin, 0)}", "pass")
        guesses.add(top.answers[0])
    assert guesses == {"lay shield", "lay comet", "lay pebble", "pass"}


def test_a_seat_keeps_its_own_secret_answer_when_resampling() -> None:
    match = plays(given(["shield", "comet"]), "lay shield")
    top = match.play.resample(0, FastChance(1)).question
    assert isinstance(top, toy.Contest)
    assert top.answers == ("lay shield", None)


def test_a_resampled_play_can_be_played_to_the_end() -> None:
    for seed in range(20):
        chance = FastChance(seed)
        twin = acting().play.resample(1, chance)
        while not twin.over:
            twin.apply(twin.offers[chance.draw("play", len(twin.offers))])
        assert toy.GAME.violations(twin) == []


# --- what the kernel finds out by itself -------------------------------------------------------


def final(match: Match, seat: int = 0) -> set[str]:
    """The moves that are marked as final."""
    offers, _ = match.play.explained(seat)
    return {str(offer.move) for offer in offers if offer.final}


def test_what_draws_shows_or_asks_another_is_final() -> None:
    match = acting(["comet comet pebble", "shield", "pebble"], deck="pebble pebble pebble")
    assert final(match) == {"draw", "draw_open", "bury", "dream", "fling 1", "fling 2"}
    assert final(plays(match, "charge", "charge")) == {"end"}


def test_finality_follows_from_what_the_seat_knows() -> None:
    """A comet opens a window where somebody might hold a shield, whether or not one is held."""
    for hand in ("shield", "pebble"):
        match = acting(["comet comet pebble", hand, "pebble"])
        assert {"fling 1", "fling 2"} <= final(match)


@pytest.mark.parametrize("game", [toy.GAME, *all_games().values()], ids=lambda game: game.id)
def test_finality_found_under_cover_is_the_same_as_on_a_deal(game: Game[Any, Any]) -> None:
    chance = FastChance(11)
    play = game.start(max(game.seats), FastChance(12))
    for step in range(300):
        if play.over:
            break
        seats = play.to_act()
        seat = seats[chance.draw("seat", len(seats))]
        moves = play.offers_for(seat)
        if step % 5 == 0:
            dealt = play.resample(seat, FastChance(0))
            found = [offer.final for offer in play.explained_offers(seat)]
            assert found == [dealt.ends(seat, move) for move in moves]
        play.apply(moves[chance.draw("move", len(moves))], seat)


def test_a_game_may_be_watched_at_any_moment() -> None:
    def watch(g: toy.G) -> None:
        if max(g.state.fuel) == 4:
            g.finish()

    match = given(THREE, of=toy.game(watch=watch))
    plays(match, "lay pebble", "pass", "pass", "charge")
    assert not match.play.over
    assert plays(match, "charge").play.over


def test_a_watch_may_ask_before_what_was_to_be_asked() -> None:
    def watch(g: toy.G) -> None:
        if g.state.fuel[0] == 3:
            g.state.fuel[0] = 0
            g.push(toy.Stash(0))

    match = given(THREE, of=toy.game(watch=watch))
    plays(match, "lay pebble", "pass", "pass", "charge")
    assert asked(match) == ("stash", [0])
    assert asked(plays(match, "keep comet")) == ("act", [0])


def test_everybody_samples_a_play_in_which_they_are_asked_themselves() -> None:
    play = given(THREE).play
    for seat in (2, 0, 1):
        twin = play.resample(seat, FastChance(1))
        assert twin.seat == seat
        assert twin.offers == play.offers_for(seat)


def test_what_lies_openly_might_be_held_and_what_was_seen_elsewhere_cannot() -> None:
    play = acting(["comet comet pebble", "shield", "pebble"]).play
    s: toy.ToyState = play.state
    assert play.might_hold(s.hands[2], ("shield",)), "any card of the deck may be there"
    s.hands[2] = Zone(play.show(s.hands[2].cards), s.hands[2].eyes)
    assert not play.might_hold(s.hands[2], ("shield",))
    assert play.might_hold(s.hands[2], ("pebble",))
    assert not play.might_hold(Zone(), ("pebble",))


def test_a_zone_might_not_hold_what_went_through_other_shuffles() -> None:
    play = acting().play
    assert play.might_hold(play.state.sky, ("moon",))
    assert not play.might_hold(play.state.hands[1], ("moon",))


def test_the_top_card_is_turned_up_for_everybody() -> None:
    play = acting(deck="comet pebble").play
    deck, shown = play.state.deck, play.shown
    face, rest = play.reveal(deck)
    assert (face, rest.cards) == ("comet", deck.cards[1:])
    assert play.shown == shown + 1


# --- how a possible move is shown, and passing ---------------------------------------------------


class Signal(Move):
    place: str
    touches = "beacon:{seat}:{place} place:{place}"


class Call(Question[toy.ToyState, toy.Cards]):
    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        return (Message("move-pass"),) if isinstance(move, Signal) else ()


def test_an_offer_names_what_its_move_touches_and_what_its_question_foresees() -> None:
    g = acting().play
    offer = Call(1).offer(g, 1, Signal("north"))
    assert (offer.targets, offer.preview) == (
        ("beacon:1:north", "place:north"),
        (Message("move-pass"),),
    )
    assert Call(1).offer(g, 1, PASS).targets == ()


class Visit(Question[toy.ToyState, toy.Cards]):
    """TOY-7.1: a moon is visited."""

    moon: str
    touches = "moon:{moon}"


def test_what_a_question_is_about_is_touched_by_its_answers_but_by_no_pass() -> None:
    g, visit = acting().play, Visit(1, "io")
    assert visit.offer(g, 1, Signal("north")).targets == (
        "beacon:1:north",
        "place:north",
        "moon:io",
    )
    assert visit.offer(g, 1, PASS).targets == ()


def test_a_question_belongs_to_the_clause_that_its_docstring_begins_with() -> None:
    class Stay(Visit):
        """For another round."""

    class Leave(Visit):
        """TOY-7.2: the way back."""

        clause = "TOY-8"

    assert (Visit.clause, Stay.clause, Leave.clause) == ("TOY-7.1", "TOY-7.1", "TOY-8")


def test_passing_does_nothing_unless_a_question_says_otherwise() -> None:
    g = acting().play
    before = state_hash(g.state)
    Call(1).answer(g, PASS)
    assert state_hash(g.state) == before


def test_a_prompt_tells_the_fields_that_the_question_names() -> None:
    match = plays(given(THREE))
    top = match.play.question
    assert isinstance(top, toy.Contest)
    assert top.prompt(match.play, None) == Message("ask-contest", {"prize": top.prize})


# --- standing orders -----------------------------------------------------------------------------


class Rest(Question[Any, Any]):
    """A question whose standing orders each mean the same."""

    orders: ClassVar[Orders] = {NEVER: PASS, ALWAYS: -1}


class Doze(Rest):
    """The same questions with policies in an order of their own."""

    policies = (NEVER, ASK)


def test_a_question_has_the_policies_of_its_orders() -> None:
    assert Rest.policies == (ASK, NEVER, ALWAYS)
    assert Doze.policies == (NEVER, ASK)


def test_an_order_is_a_move_or_the_place_of_one() -> None:
    play = acting().play
    offers: list[Move] = [PASS, Charge()]
    assert Rest(0).by_order(play, 0, ALWAYS, offers) == Charge()
    assert Rest(0).by_order(play, 0, NEVER, offers) == PASS
    assert Rest(0).by_order(play, 0, ASK, offers) is None


def test_an_order_that_is_not_offered_asks() -> None:
    assert Rest(0).by_order(acting().play, 0, NEVER, [Charge()]) is None


def test_whatever_the_end_of_a_turn_is_called_it_is_asked_alike() -> None:
    class Finish(EndTurn[Any, Any]):
        """A turn that ends in its own way."""

    play = acting().play
    assert Finish(0).prompt(play, 0) == EndTurn(0).prompt(play, 0) == Message("ask-end-turn")
