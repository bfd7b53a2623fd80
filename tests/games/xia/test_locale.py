"""Every text of Xia is in both languages, reads well, and none is left over."""

from __future__ import annotations

import re

import pytest

from orrery.games.xia import GAME
from orrery.games.xia.glossary import glossary
from orrery.games.xia.model import XiaOptions
from orrery.games.xia.scoring import LINES, NPCS
from orrery.kernel import LANGUAGES
from tests.games.texts import GameTexts
from tests.games.xia.keen import liking

TOLD = glossary(GAME.content())


class TestTexts(GameTexts):
    game = GAME
    score = LINES
    luck = ("luck-engines", "luck-d20", "luck-twenties")
    more = frozenset((NPCS, *(message.id for message in TOLD.abilities.values())))
    raw = frozenset(id for id in GAME.names(GAME.content(), "en") if re.search(r"[_0-9]", id))

    @pytest.mark.parametrize("players", [2, 3, 5])
    def test_a_whole_game_is_said_without_a_flaw(self, players: int) -> None:
        self.check_game(players, XiaOptions(fame="10"), liking)

    def test_a_game_alone_is_said_without_a_flaw(self) -> None:
        self.check_game(1, XiaOptions(fame="20"), liking)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_all_that_cards_say_is_said_without_a_flaw(self, language: str) -> None:
        content = GAME.content()
        told = {kind.partition(":")[0] for kind in TOLD.abilities}
        assert told == {"ability", "event", "title"}
        assert len(TOLD.abilities) == len({*content.abilities, *content.events, *content.titles})
        self.check(TOLD.abilities.values(), language)
