"""Seats by name, and the score sheet: what both `play` and `replay` show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from orrery.kernel import Message, Outcome, Words

UNKNOWN = "?"
SEATS = ("seat", "other")
"""The arguments that name a seat."""


def seat_labels(seats: Sequence[str], own: Words) -> list[str]:
    """How seats are called: `human` and `bot:greedy` in the reader's language, else their name."""
    return [_label(seat, number, own) for number, seat in enumerate(seats, 1)]


def _label(seat: str, number: int, own: Words) -> str:
    kind, _, name = seat.partition(":")
    if kind == "bot":
        return own.tell("seat-bot", number=number, bot=name)
    if kind == "human":
        return name or own.tell("seat-human", number=number)
    return seat


def tell(message: Message, words: Words, labels: Sequence[str]) -> str:
    """A move or an event in words, its seats by their labels and not by their index."""
    return words.say(labelled(message, labels))


def labelled(message: Message, labels: Sequence[str]) -> Message:
    """The message with its seats by their labels, also in the messages inside it."""
    return Message(message.id, {key: _named(key, arg, labels) for key, arg in message.args.items()})


def _named(key: str, arg: Any, labels: Sequence[str]) -> Any:
    if isinstance(arg, Message):
        return labelled(arg, labels)
    if isinstance(arg, (list, tuple)):
        return [_named("", item, labels) for item in arg]
    if key in SEATS and isinstance(arg, int) and 0 <= arg < len(labels):
        return labels[arg]
    return arg


def score_sheet(outcome: Outcome, words: Words, own: Words, labels: Sequence[str]) -> Table:
    """The lines of the score, the totals if there are any, and the winners, marked; automata have
    a total only."""
    lines = {line.id: [str(p) for p in line.points] for line in outcome.sheet}
    totals = [str(total) for total in (*outcome.totals, *(n for _, n in outcome.automata))]
    names = [*labels, *(words.name(name) for name, _ in outcome.automata)]
    table = sheet_table(lines, totals, words, own, names)
    marks = [Text("★", style="bold") if rank == 1 else Text(str(rank)) for rank in outcome.ranks]
    table.add_row(own.tell("sheet-rank"), *marks)
    return table


def sheet_table(
    lines: dict[str, list[str]], totals: list[str], words: Words, own: Words, labels: Sequence[str]
) -> Table:
    table = Table(own.tell("sheet-line"))
    for label in labels:
        table.add_column(label, justify="right")
    for id, points in lines.items():
        table.add_row(words.name(id), *points)
    table.add_section()
    if totals:
        table.add_row(own.tell("sheet-total"), *totals, style="bold")
    return table
