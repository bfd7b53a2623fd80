"""`orrery replay`: a record told in words, and checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from orrery.cli.front import Json, Lang, PackFolder, chosen
from orrery.cli.sheet import score_sheet, seat_labels, tell
from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console, print_json, read_file
from orrery.kernel import (
    OrreryError,
    Play,
    Record,
    Replay,
    Words,
    say_event,
    say_move,
    state_hash,
    verify,
)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    check: Annotated[bool, typer.Option("--verify")] = False,
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    pack: PackFolder = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    language = chosen(lang)
    record = Record.load(read_file(file), file.name)
    if at is not None and not 0 <= at <= len(record.steps):
        raise OrreryError("error-replay-at", at=at, steps=len(record.steps))
    last = len(record.steps) if at is None else at
    replayed = Replay(record, pack=pack, listen=True)
    words = replayed.game.words(language, replayed.play.content)
    own = own_words(language)
    lines = tell_steps(replayed, last, words, seat_labels(record.seats, own))
    if json:
        log = list(lines)
        print_json(
            summarize(replayed, log) | {"verified": checked(record, pack) if check else None}
        )
        return
    console = open_console()
    show_head(console, record, words, own)
    for line in lines:
        console.print(line, markup=False)
    show_end(console, replayed, words, own)
    if check:
        for fact, good in checked(record, pack).items():
            console.print(own.tell(f"verify-{fact}-{'good' if good else 'absent'}"))


def tell_steps(replayed: Replay, last: int, words: Words, labels: list[str]) -> Iterator[str]:
    """A line a step with its notation, and under it what happened.

    Whoever holds the record holds every secret in it, so nothing is kept back here.
    """
    yield from _news(replayed.play, words, labels)
    while replayed.done < last:
        step = replayed.step()
        move = tell(say_move(replayed.game.notation.parse(step.move)), words, labels)
        yield f"{replayed.done}. {labels[step.seat]}: {move} [{step.move}]"
        yield from _news(replayed.play, words, labels)


def _news(play: Play[Any, Any], words: Words, labels: list[str]) -> Iterator[str]:
    heard, play.heard = play.heard or [], []
    for fact in heard:
        yield f"   {tell(say_event(fact.event), words, labels)}"


def summarize(replayed: Replay, log: list[str]) -> dict[str, Any]:
    record, play = replayed.record, replayed.play
    outcome = play.game.outcome(play) if play.over else None
    return {
        "game": record.game,
        "rules": record.rules,
        "content": record.content,
        "options": record.options,
        "seats": record.seats,
        "steps": len(record.steps),
        "at": replayed.done,
        "finished": play.over,
        "hash": state_hash(play.state),
        "totals": list(outcome.totals) if outcome else None,
        "ranks": list(outcome.ranks) if outcome else None,
        "ending": outcome.ending.id if outcome and outcome.ending else None,
        "note": record.note,
        "log": log,
    }


def checked(record: Record, pack: Path | None) -> dict[str, bool]:
    """Verify the record (`OrreryError` if it lies) and say what there was to check."""
    verify(record, pack=pack)
    result = record.result is not None
    return {"hash": result, "score": result, "draws": bool(record.secret)}


def show_head(console: Console, record: Record, words: Words, own: Words) -> None:
    console.print(f"[bold]{words.name('game-name')}[/bold]")
    console.print(own.tell("replay-seats", seats=", ".join(record.seats)), markup=False)
    if record.note:
        console.print(own.tell("replay-note", note=record.note), markup=False)


def show_end(console: Console, replayed: Replay, words: Words, own: Words) -> None:
    play, record = replayed.play, replayed.record
    console.rule(own.tell("replay-at", at=replayed.done, steps=len(record.steps)))
    if play.over:
        labels = seat_labels(record.seats, own)
        outcome = play.game.outcome(play)
        if outcome.ending is not None:
            console.print(tell(outcome.ending, words, labels), markup=False)
        console.print(score_sheet(outcome, words, own, labels))
    else:
        console.print(play.game.summary(play, None, words), markup=False)
    console.print(own.tell("replay-hash", hash=state_hash(play.state)))
