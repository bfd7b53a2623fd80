"""The archive from inside: a worker of its own that opens what is past."""

from __future__ import annotations

import msgspec

from orrery.kernel import OrreryError, find_game
from orrery.server.answers import Ask, Failed, Refused, Shown
from orrery.server.croupier import KEPT_IN_ARCHIVE, Answers, Asks, Croupier
from orrery.server.shelf import Shelf, ShelfAnswers, ShelfAsks
from orrery.server.teaching import find_lesson, taught


class Teach(Ask, frozen=True):
    """A position of a lesson, which is stored nowhere."""

    game: str
    lesson: str
    moves: list[str]


ArchiveAsks = Asks | ShelfAsks | Teach
ArchiveAnswers = Answers | ShelfAnswers


class Archivist:
    def __init__(self) -> None:
        self.croupier = Croupier(KEPT_IN_ARCHIVE)
        self.shelf = Shelf()

    def answer(self, ask: ArchiveAsks) -> ArchiveAnswers:
        if isinstance(ask, ShelfAsks):
            return self.shelf.answer(ask)
        if isinstance(ask, Teach):
            return teach(ask)
        return self.croupier.answer(ask)


def teach(ask: Teach) -> ArchiveAnswers:
    game = find_game(ask.game)
    try:
        look = taught(game, find_lesson(game.folder, ask.lesson), ask.moves)
    except OrreryError as error:
        return Refused(error.message)
    except BaseException as error:
        return Failed(f"{type(error).__name__}: {error}"[:500], defect=False)
    return Shown(msgspec.json.encode(look))
