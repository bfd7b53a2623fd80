"""How a table in words is set: rows of parts, folded to the width of a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from orrery.kernel.events import Who
from orrery.kernel.frames import C, S
from orrery.kernel.play import Play
from orrery.kernel.words import Message, Words

V = TypeVar("V")

WIDTH = 100
DOT = " · "
"""What stands between the parts of a row."""
GLUE, SHORT = "\u00a0", 40
"""Parts up to this length are not broken."""
HEAD, BODY = " " * 2, " " * 5
"""How far the first line of an entry stands in, and how far what belongs to it."""

SEAT, SCORE_LINE = "summary-seat", "summary-score-line"
"""What a seat is called, and what a line of a score says: messages of each game."""


class Scribe(Generic[V, C]):
    """Says the parts of one view. A game's own has a method for each of them."""

    def __init__(self, view: V, content: C, words: Words) -> None:
        self.view = view
        self.content = content
        self.words = words
        self.say = words.tell

    def lines(self) -> Iterable[str]:
        """The whole table, no line longer than `WIDTH`."""
        raise NotImplementedError

    def some(self, id: str, **args: Any) -> str:
        """A sentence, or nothing where there is nothing to put into it."""
        return self.say(id, **args) if all(args.values()) else ""

    def listed(self, messages: Iterable[Message]) -> str:
        return ", ".join(map(self.words.say, messages))

    def seat(self, who: Who) -> str:
        """A seat by its number, or whoever plays without one by the name."""
        return self.words.name(who) if isinstance(who, str) else self.say(SEAT, number=who + 1)

    def scored(self, lines: Iterable[str], points: Iterable[int]) -> list[str]:
        """The lines of a score that bring something."""
        sheet = zip(map(self.words.name, lines), points, strict=True)
        return [self.say(SCORE_LINE, line=name, n=n) for name, n in sheet if n]

    def titled(self, *parts: tuple[str, Iterable[str]]) -> Iterator[str]:
        """The parts of the table below their titles; those of which nothing is said fall away."""
        for title, part in parts:
            lines = list(part)
            if lines:
                yield from ("", self.say(title), *lines)


def told_by(
    scribe: Callable[[V, C, Words], Scribe[V, C]], view: Callable[[Play[S, C], int | None], V]
) -> Callable[[Play[S, C], int | None, Words], str]:
    """The summary of a game: what a seat (None: a spectator) may know, at a glance."""

    def summary(g: Play[S, C], seat: int | None, words: Words) -> str:
        return "\n".join(scribe(view(g, seat), g.content, words).lines())

    return summary


def entry(*rows: Sequence[str]) -> list[str]:
    """An entry: its first row, and the others indented below; rows without parts fall away."""
    out: list[str] = []
    for indent, row in zip((HEAD, *[BODY] * len(rows)), rows, strict=False):
        out += fold(DOT.join(part for part in row if part), indent)
    return out


def fold(text: str, indent: str) -> list[str]:
    """A row cut into lines of the width of the table, between its parts where these are short."""
    parts = [part.replace(" ", GLUE) if len(part) <= SHORT else part for part in text.split(DOT)]
    lines = textwrap.wrap(
        DOT.join(parts),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + "  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(GLUE, " ") for line in lines]
