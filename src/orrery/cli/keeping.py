"""`orrery backup`, `orrery restore` and `orrery check`: keeping what is stored."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from orrery.cli.admin import Database, at_office, tell
from orrery.cli.front import Json, Lang, chosen
from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console, print_json

FileName = Annotated[Path, typer.Argument(metavar="FILE")]
FAILED = 1


def backup(
    file: FileName, database: Database = None, lang: Lang = None, json: Json = False
) -> None:
    from orrery.server.backups import back_up

    rows = at_office(database, lambda office: back_up(office.storage, file))
    tell(json, lang, "backup-done", file=str(file), rows=rows)


def restore(
    file: FileName, database: Database = None, lang: Lang = None, json: Json = False
) -> None:
    from orrery.server.backups import restore as read_in

    rows = at_office(database, lambda office: read_in(office.storage, file))
    tell(json, lang, "restore-done", file=str(file), rows=rows)


def check(
    every: Annotated[bool, typer.Option("--all")] = False,
    database: Database = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    from orrery.server.checks import Verdict, check_tables
    from orrery.server.office import Office

    async def found(office: Office) -> list[Verdict]:
        return [verdict async for verdict in check_tables(office.storage, every=every)]

    verdicts = at_office(database, found)
    bad = [verdict for verdict in verdicts if verdict.problem]
    if json:
        print_json(msgspec.to_builtins(verdicts))
    else:
        show(verdicts, bad, chosen(lang))
    if bad:
        raise typer.Exit(FAILED)


def show(verdicts: list[Any], bad: list[Any], language: str) -> None:
    words, console = own_words(language), open_console()
    for one in bad:
        told = words.tell("check-bad", table=one.table, game=one.game, problem=one.problem)
        console.print(told, markup=False)
    console.print(words.tell("check-done", n=len(verdicts), bad=len(bad)), markup=False)
