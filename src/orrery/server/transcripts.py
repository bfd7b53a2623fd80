"""Transcripts: what can be written down of a game that the rules here cannot play any more."""

from __future__ import annotations

from orrery.kernel import Record, Step
from orrery.server.course import Entry
from orrery.server.croupier import Open


def transcript(opening: Open, note: str) -> Record:
    """The record of a game without its draws; with the secret its own rules can draw them again."""
    record = opening.genesis.bare_record(note)
    record.steps = [Step(entry.seat, entry.word) for entry in standing_moves(opening.entries)]
    return record


def standing_moves(entries: list[Entry]) -> list[Entry]:
    """The moves that were not taken back."""
    stand: list[Entry] = []
    undone: list[Entry] = []
    for entry in entries:
        if entry.kind == "move":
            stand.append(entry)
            undone.clear()
        elif entry.kind == "undo" and stand:
            undone.append(stand.pop())
        elif entry.kind == "redo" and undone:
            stand.append(undone.pop())
    return stand
