"""What a game is to everything outside it."""

import shutil
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from orrery.kernel import (
    END,
    EndTurn,
    FastChance,
    Frame,
    Glossary,
    Message,
    Move,
    OrreryError,
    Outcome,
    Pack,
    ScoreLine,
    ScriptedChance,
    Throw,
    find_game,
    modules_of,
    say_event,
    say_move,
)
from orrery.kernel import game as game_module
from orrery.kernel.events import WhoEvent
from orrery.kernel.game import (
    asked,
    by_question,
    first_offer,
    kinds,
    names_of_pack,
    ranked,
    score_sheet,
)
from tests.kernel import toy
from tests.kernel.toy import given, plays


def test_frames_moves_and_events_are_found_in_the_modules() -> None:
    assert toy.Contest in toy.GAME.questions
    assert toy.Dawn in toy.GAME.frames
    assert toy.Fling in toy.GAME.moves
    assert toy.Struck in toy.GAME.events
    assert {why.id for why in toy.GAME.whys} == {"why-no-fuel", "why-no-comet", "why-empty-hand"}


def test_a_game_without_an_end_of_turn_of_its_own_asks_the_kernels() -> None:
    assert EndTurn in toy.GAME.questions


def test_a_game_with_an_end_of_turn_of_its_own_does_not_ask_the_kernels() -> None:
    finish = type("FinishTurn", (EndTurn,), {})
    assert asked([toy.Act, EndTurn, finish, toy.Dawn]) == [toy.Act, finish]


def test_a_games_own_end_of_turn_stands_for_the_kernels() -> None:
    module = ModuleType("own")

    own = type("EndTurn", (EndTurn,), {"__module__": "own"})
    vars(module)["EndTurn"] = own
    assert kinds([module], Frame, EndTurn) == [own]


def test_what_classes_of_a_game_derive_from_is_none_of_them() -> None:
    module = ModuleType("family")
    jump = type("Jump", (Move,), {"__module__": "family"})
    leap = type("Leap", (jump,), {"__module__": "family"})
    vars(module).update(Jump=jump, Leap=leap)
    assert kinds([module], Move) == [leap]


def test_the_modules_of_a_package_are_found_in_the_order_of_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "comets"
    folder.mkdir()
    for name in ("__init__", "tail", "core"):
        (folder / f"{name}.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    assert [module.__name__ for module in modules_of("comets")] == ["comets.core", "comets.tail"]


def test_two_classes_with_one_tag_are_refused() -> None:
    first, second = ModuleType("first"), ModuleType("second")
    for module in (first, second):
        jump = type("Jump", (Move,), {"__module__": module.__name__})
        vars(module)["Jump"] = jump
    with pytest.raises(TypeError, match="two classes with the tag 'jump'"):
        kinds([first, second], Move)


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(OrreryError, match="cannot be played by 7 players; possible: 2, 3, 4"):
        toy.GAME.start(7, FastChance(1))


def test_options_are_read_from_loose_values() -> None:
    assert toy.GAME.read_options({"rich": "true", "length": "long"}) == toy.ToyOptions("long", True)
    assert toy.GAME.read_options({}) == toy.ToyOptions()


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(OrreryError, match="no option “depth”; it has: length, rich"):
        toy.GAME.read_options({"depth": 3})


def test_a_wrong_value_of_an_option_is_refused_with_its_name() -> None:
    with pytest.raises(OrreryError, match="length"):
        toy.GAME.read_options({"length": "endless"})


def test_a_table_may_choose_another_content_pack(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(toy.FOLDER / "content", folder)
    text = (folder / "cards.toml").read_text(encoding="utf-8")
    (folder / "cards.toml").write_text(text.replace('"Moon"', '"Luna"'), encoding="utf-8")
    play = toy.GAME.start(2, FastChance(1), pack=folder)
    assert play.content.prizes["moon"].en == "Luna"
    assert toy.GAME.content_hash(folder) != toy.GAME.content_hash()


def test_content_is_read_once() -> None:
    assert toy.GAME.content() is toy.GAME.content()


def test_moves_and_events_are_said_by_their_tags() -> None:
    assert say_move(toy.DrawOpen()) == Message("move-draw-open")
    assert say_move(END) == Message("move-end")
    assert say_event(toy.Drew(1)) == Message("event-drew", {"seat": 1, "card": "-"})


def test_an_unknown_game_is_refused_with_those_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_module, "all_games", lambda: {"toy": toy.GAME})
    assert find_game("toy") is toy.GAME
    with pytest.raises(OrreryError, match="no game “chess” here; there is: toy"):
        find_game("chess")


def test_the_winners_are_those_of_rank_one() -> None:
    play = toy.GAME.start(3, FastChance(1))
    play.state.stars[:] = [4, 1, 4]
    outcome = toy.GAME.outcome(play)
    assert outcome.ranks == (1, 3, 1)
    assert outcome.winners == [0, 2]


def test_against_an_automaton_nobody_may_have_won() -> None:
    outcome = Outcome((30,), (2,), (), (("hal", 41),))
    assert outcome.winners == []
    assert outcome.automata == (("hal", 41),)


def test_a_game_without_effect_texts_has_an_empty_glossary() -> None:
    assert toy.GAME.glossary(toy.GAME.content()) == Glossary()


def test_without_habits_of_its_own_a_game_takes_the_first_offer() -> None:
    play = toy.GAME.start(3, FastChance(1))
    assert toy.GAME.habit(play) == play.offers[0]


def test_a_game_says_what_it_is() -> None:
    assert repr(toy.GAME) == "<Game toy v1>"


# --- scores and luck -----------------------------------------------------------------------------


def test_who_stands_alike_shares_a_rank() -> None:
    assert ranked([3, 5, 3, 1]) == (2, 1, 2, 4)
    assert ranked([(3, 0), (3, 2)]) == (2, 1)


def test_a_score_sheet_counts_each_line_for_each_seat() -> None:
    play = toy.GAME.start(3, ScriptedChance({}))
    play.state.fuel[:] = [2, 0, 1]
    play.state.stars[:] = [5, 6, 7]
    lines = [
        ("score-fuel", lambda g, seat: g.state.fuel[seat]),
        ("score-stars", lambda g, seat: g.state.stars[seat]),
    ]
    assert score_sheet(play, lines, 2) == (
        ScoreLine("score-fuel", (2, 0)),
        ScoreLine("score-stars", (5, 6)),
    )


def test_a_throw_is_measured_by_what_else_could_have_come() -> None:
    assert Throw.among(1, "luck-dice", 6, [2, 4, 6]) == Throw(1, "luck-dice", 6, 4, 8 / 3)


# --- what a game need not say itself -------------------------------------------------------------


class Kept(NamedTuple):
    """Content that keeps its pack."""

    pack: Pack


def test_names_are_those_of_the_pack_where_a_game_has_no_others() -> None:
    pack = Pack.read(toy.FOLDER / "content")
    pack.items("cards.toml", "card", toy.HandCard)
    comet = toy.GAME.content().hand["comet"]
    assert names_of_pack(Kept(pack), "ru")["comet"] == comet.ru


def test_a_glossary_says_effect_texts_in_their_order() -> None:
    abilities = {"shield": Message("ability-shield")}
    glossary = Glossary.of(
        {"b 2": 2, "a 1": 1}, lambda n: (Message("effect", {"n": n}),), abilities
    )
    assert list(glossary.effects) == ["a 1", "b 2"]
    assert glossary.effects["b 2"] == [Message("effect", {"n": 2})]
    assert glossary.abilities == abilities


def test_what_a_table_does_not_know_of_a_question_is_answered_otherwise() -> None:
    match = plays(given(["comet comet pebble", "shield", "pebble"]), "lay pebble", "pass", "pass")
    play = match.play
    last = by_question({toy.Act: lambda g, question: g.offers[-1]}, first_offer)
    assert last(play) == play.offers[-1] != play.offers[0]
    assert (
        by_question({toy.Stash: lambda g, question: g.offers[-1]}, first_offer)(play)
        == (play.offers[0])
    )


def test_whoever_has_no_seat_is_told_by_the_id_of_the_name() -> None:
    class Shone(WhoEvent):
        """Somebody shines."""

    assert say_event(Shone(1)) == Message("event-shone", {"seat": 1})
    assert say_event(Shone("comet")) == Message("event-shone", {"seat": "comet"})
    assert not any(issubclass(event, WhoEvent) for event in toy.GAME.events)
