"""How a table in words is set: rows of parts, folded to the width of a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

WIDTH = 100
DOT = " · "
"""What stands between the parts of a row."""
GLUE, SHORT = "\u00a0", 40
"""Parts up to this length are not broken."""
HEAD, BODY = " " * 2, " " * 5
"""How far the first line of an entry stands in, and how far what belongs to it."""


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
