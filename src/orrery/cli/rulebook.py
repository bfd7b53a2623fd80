"""A clause of a game's rules, in the reader's language."""

from __future__ import annotations

import re
from typing import Any

from orrery.kernel import Game, OrreryError

CLAUSE = re.compile(r"^\*\*([A-Z]+-[0-9A-Za-z.]+)\*\*", re.MULTILINE)
BREAK = re.compile(r"^(?=#|\*\*[A-Z]+-)", re.MULTILINE)


def find_clause(game: Game[Any, Any], language: str, wanted: str) -> str:
    """The text of a clause; its prefix may be left out (`3.1.2` for `BTS-3.1.2`)."""
    clauses = read_clauses(game, language)
    for id, text in clauses.items():
        if wanted.upper() in (id.upper(), id.upper().partition("-")[2]):
            return text
    raise OrreryError("error-no-such-clause", clause=wanted)


def read_clauses(game: Game[Any, Any], language: str) -> dict[str, str]:
    """Every clause of `rules/<language>.md` by its id, headings left out."""
    path = game.folder / "rules" / f"{language}.md"
    pieces = BREAK.split(path.read_text(encoding="utf-8")) if path.is_file() else []
    return {found[1]: piece.strip() for piece in pieces if (found := CLAUSE.match(piece))}
