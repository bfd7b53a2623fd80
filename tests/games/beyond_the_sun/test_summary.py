"""The table in words: what it tells, how wide it is, and that nothing hidden shows."""

from __future__ import annotations

import random
import re

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun.model import BtsOptions, G
from orrery.kernel import LANGUAGES, FastChance
from orrery.kernel.prose import WIDTH
from tests.games.beyond_the_sun.scene import Scene

OPTIONS = (BtsOptions(), BtsOptions(mats="advanced", tech_table=True))


def said(g: G, seat: int | None = 0, language: str = "en") -> str:
    return GAME.summary(g, seat, GAME.words(language))


def played(players: int, steps: int, options: BtsOptions = OPTIONS[0]) -> G:
    """A position of a random game."""
    g: G = GAME.start(players, FastChance(players), options)
    choose = random.Random(players)
    for _ in range(steps):
        if g.over:
            break
        g.apply(choose.choice(g.offers))
    return g


def entry(text: str, start: str) -> str:
    """The entry that begins so, as one line."""
    lines = text.split("\n")
    first = next(n for n, line in enumerate(lines) if line.strip().startswith(start))
    rest = lines[first + 1 :]
    end = next((n for n, line in enumerate(rest) if not line.startswith("    ")), len(rest))
    return " ".join(line.strip() for line in lines[first : first + 1 + end])


def scene() -> Scene:
    built = Scene(players=4)
    built.technology("I1", "t1_lasers", by=[0, 2]).technology("A", "t2_plasma", by=[0])
    built.faction(0, ore=7, pop=3, supply=[0, 1, 2, 3, 4], automation=[1, 1, 0])
    built.faction(1, pawn="research2.1")
    built.ships(0, "1@SOL", "2@SOL").ships(1, "3@A1")
    built.system("A1", "s_barnard", owner=1, disc="ore")
    built.colony(0, "s_alpha", "food", "food").guild("academy")
    built.achievements("a_empire", "a_transcendence").claimed("a_empire", 2)
    return built.turn(0)


def test_it_tells_the_round_and_whose_turn_it_is() -> None:
    assert said(scene().g).startswith("Round 1 · P1 to play")


def test_a_technology_tells_who_researched_it_and_what_it_does() -> None:
    told = entry(said(scene().g), "I1")
    assert told.startswith("I1 Narrow-Beam Lasers (military; 1 VP) · P1 P3")
    assert "at once:" in told
    assert "action:" in told


def test_an_undiscovered_slot_tells_its_event_and_prerequisites() -> None:
    told = said(scene().g)
    assert "B ▼ after I1, I2" in told
    assert "X after 2 of G, H, I" in told


def test_open_guilds_are_listed_and_covered_ones_are_not() -> None:
    told = said(scene().g)
    assert "Academy Guild" in told
    assert "Visionaries Guild" not in told


def test_a_system_tells_its_card_its_controller_and_its_ships() -> None:
    told = entry(said(scene().g), "System A1")
    assert "Barnard's Star (strength" in told
    assert "held by P2 (ore) · ships: P2 3" in told
    assert entry(said(scene().g), "Sol") == "Sol · ships: P1 1+2"


def test_a_faction_tells_all_that_is_on_its_mat() -> None:
    told = entry(said(scene().g), "P1 United Nations")
    assert "you · first player · pawn off the board" in told
    assert "ore 7, population 3, supply A0 B1 C2 D3 E4" in told
    assert "automation 2 · colonies: Alpha Centauri (food/food)" in told
    assert re.search(r"score \d+: Level I technologies 1, Level II technologies 2,", told)
    assert "pawn: Research level II (1)" in entry(said(scene().g), "P2")


def test_an_achievement_tells_its_condition_and_its_claims() -> None:
    told = entry(said(scene().g), "Empire")
    slots = GAME.content().achievements["a_empire"].slots
    points = "-".join(map(str, slots))
    assert told == f"Empire: 4 colonies · slots: {points} VP · claimed: P3 (★ {slots[0]})"


def test_it_is_told_in_russian_too() -> None:
    told = said(scene().g, language="ru")
    assert told.startswith("Раунд 1 · ходит И1")
    assert "I1 Узконаправленные лазеры (военная; 1 ПО) · И1 И3" in told
    assert "металл 7, население 3, снабжение A0 B1 C2 D3 E4" in told
    assert "Империя: 4 колонии" in told


def test_a_table_without_mats_can_be_told() -> None:
    g: G = GAME.start(3, FastChance(1), BtsOptions(choose_mats=True))
    assert "no mat yet" in said(g)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS, ids=["basic", "advanced"])
@pytest.mark.parametrize("players", GAME.seats)
def test_it_fits_the_width_and_shows_no_ids(
    players: int, options: BtsOptions, language: str
) -> None:
    names = GAME.names(GAME.content(), language)
    raw = {id for id in names if re.search(r"[_.]", id)} | {"SOL", "DEEP", "R1"}
    for steps in (0, 150, 500, 5000):
        told = said(played(players, steps, options), 0, language)
        assert max(map(len, told.split("\n"))) <= WIDTH
        assert {word.strip(".") for word in re.findall(r"[\w.]+", told)} & raw == set()
        assert re.findall(r"[{}]|\?\?\?|summary-|effect-|\b[tsea]\d?_\w+", told) == []


@pytest.mark.parametrize("players", GAME.seats)
def test_nothing_hidden_shows(players: int) -> None:
    for steps in (0, 60, 250):
        g = played(players, steps, OPTIONS[steps > 60])
        for seat in (*range(players), None):
            told = said(g, seat)
            assert {said(g.resample(seat, FastChance(n)), seat) for n in range(3)} == {told}
