"""`orrery play`: a game at the terminal, against bots, hot-seat, or both."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from orrery.bots import Bot, check_bot, make_bot
from orrery.bots.base import derive
from orrery.cli.front import (
    GameId,
    Json,
    Lang,
    OptionList,
    PackFolder,
    chosen,
    read_list,
    read_pairs,
)
from orrery.cli.speech import own_words
from orrery.cli.table import TerminalTable, save
from orrery.cli.terminal import check_writable, open_console, print_json, read_file
from orrery.kernel import Game, Match, OrreryError, Record, SealedChance, find_game, state_hash

BOT = "bot:"
DEFAULT_SEATS = ("human", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy")


def play(
    game: GameId,
    seats: Annotated[str, typer.Option("--seats", metavar="SEAT,SEAT,...")] = "",
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    options: OptionList = "",
    pack: PackFolder = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE")] = None,
    save_to: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    meant = find_game(game)
    if save_to:
        check_writable(save_to)
    if load and (options or seed is not None):
        raise OrreryError("error-load-fixed")
    chairs = read_seats(seats)
    if load:
        match = load_match(meant, load, chairs, pack)
    else:
        match = Match(
            meant,
            chairs or DEFAULT_SEATS[: min(meant.seats)],
            SealedChance(secret_of(seed)),
            meant.read_options(read_pairs(options)),
            pack=pack,
        )
    language = chosen(lang)
    table = TerminalTable(
        match,
        seat_bots(match.record.seats, seed),
        words=meant.words(language, match.play.content),
        own=own_words(language),
        console=open_console(stderr=json),
    )
    try:
        table.run()
    finally:
        if save_to:
            save(match, save_to)
    if json:
        print_json(summarize(match, save_to))


def read_seats(text: str) -> list[str]:
    """`human`, `human:NAME` and `bot:NAME`, checked."""
    seats = read_list(text)
    for seat in seats:
        kind, _, name = seat.partition(":")
        if kind == "bot":
            check_bot(name)
        elif kind != "human":
            raise OrreryError("error-seat", seat=seat)
    return seats


def secret_of(seed: int | None) -> bytes:
    """Chance is always sealed, so that every save can be resumed and every record checked.

    A seed only chooses the secret: the same seed gives the same game again.
    """
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"orrery seed {seed}".encode()).digest()


def seat_bots(seats: list[str], seed: int | None) -> list[Bot | None]:
    """A bot for each seat that has one; None is a person."""
    base = secrets.randbits(64) if seed is None else derive(seed, 2)
    return [
        make_bot(seat.removeprefix(BOT), derive(base, index)) if seat.startswith(BOT) else None
        for index, seat in enumerate(seats)
    ]


def load_match(game: Game[Any, Any], file: Path, seats: list[str], pack: Path | None) -> Match:
    """A saved game, to be played on; seats may be taken by others than before."""
    record = Record.load(read_file(file), file.name)
    if record.game != game.id:
        raise OrreryError("error-load-game", file=file.name, game=record.game)
    if not record.secret:
        raise OrreryError("error-load-secret", file=file.name)
    if seats and len(seats) != len(record.seats):
        raise OrreryError("error-load-seats", given=len(seats), seats=len(record.seats))
    record.seats = seats or record.seats
    read_seats(",".join(seat for seat in record.seats if seat.startswith(BOT)))
    return Match.resume(record, SealedChance(read_secret(record)), game=game, pack=pack)


def read_secret(record: Record) -> bytes:
    try:
        return bytes.fromhex(record.secret)
    except ValueError:
        raise OrreryError("error-record-secret") from None


def summarize(match: Match, saved: Path | None) -> dict[str, Any]:
    result = match.record.result
    return {
        "game": match.game.id,
        "seats": match.record.seats,
        "steps": match.seq,
        "finished": match.play.over,
        "hash": state_hash(match.play.state),
        "totals": result.totals if result else None,
        "ranks": result.ranks if result else None,
        "saved": str(saved) if saved else None,
    }
