"""`orrery admin`: what an operator does to tables and people, also while a server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer
from rich.table import Table

from orrery.cli.front import Json, Lang, chosen
from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console, print_json

if TYPE_CHECKING:
    from orrery.server.office import Barred, Office

T = TypeVar("T")
Database = Annotated[str | None, typer.Option("--database", metavar="URL|FILE")]
TableId = Annotated[str, typer.Argument(metavar="TABLE")]
Who = Annotated[str, typer.Argument(metavar="GUEST|ADDRESS")]
GuestId = Annotated[str, typer.Argument(metavar="GUEST")]
Reason = Annotated[str, typer.Option("--reason")]
MB = 1_000_000


def at_office(database: str | None, work: Callable[[Office], Awaitable[T]]) -> T:
    """Do something with the database, as it is or brought up to date."""
    from orrery.server.office import Office
    from orrery.server.settings import read_settings
    from orrery.server.storage import Storage

    async def run() -> T:
        storage = Storage(read_settings({"database": database}).database_url)
        await storage.open()
        try:
            return await work(Office(storage))
        finally:
            await storage.close()

    return asyncio.run(run())


def tell(json: bool, lang: Any, id: str, **args: Any) -> None:
    if json:
        print_json(args)
    else:
        open_console().print(own_words(chosen(lang)).tell(id, **args), markup=False)


# --- tables --------------------------------------------------------------------------------------


def tables(
    status: Annotated[str, typer.Option("--status")] = "",
    game: Annotated[str, typer.Option("--game")] = "",
    most: Annotated[int, typer.Option("--most", min=1)] = 50,
    database: Database = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    from orrery.server.cards import table_card

    found = at_office(database, lambda office: office.tables(status, game, most))
    cards = [table_card(row, seats) for row, seats in found]
    if json:
        print_json(msgspec.to_builtins(cards))
        return
    words = own_words(chosen(lang))
    columns = ("table", "game", "status", "seats", "changed", "problem")
    shown = Table(*(words.tell(f"admin-column-{column}") for column in columns))
    for card, (row, _) in zip(cards, found, strict=True):
        people = ", ".join(seat.name or seat.bot or "-" for seat in card.seats)
        shown.add_row(card.id, card.game, card.status, people, when(card.changed), row.problem)
    open_console().print(shown)


def when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def close(table: TableId, database: Database = None, lang: Lang = None, json: Json = False) -> None:
    at_office(database, lambda office: office.close(table))
    tell(json, lang, "admin-closed", table=table)


def reopen(
    table: TableId, database: Database = None, lang: Lang = None, json: Json = False
) -> None:
    at_office(database, lambda office: office.reopen(table))
    tell(json, lang, "admin-reopened", table=table)


def delete(
    table: TableId, database: Database = None, lang: Lang = None, json: Json = False
) -> None:
    at_office(database, lambda office: office.delete(table))
    tell(json, lang, "admin-deleted", table=table)


def expire(
    waiting: Annotated[float, typer.Option("--waiting", min=0)] = 0,
    abandoned: Annotated[float, typer.Option("--abandoned", min=0)] = 0,
    database: Database = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    closed = at_office(database, lambda office: office.expire(waiting, abandoned))
    tell(json, lang, "admin-expired", n=len(closed))


# --- people --------------------------------------------------------------------------------------


def bar_as(kind: Barred, who: str, reason: str, database: str | None) -> None:
    from orrery.server.addresses import one_of

    # An address of IPv6 stands for its network, as it does for limits.
    at_office(database, lambda office: office.bar(one_of(who), kind, reason))


def mute(
    who: Who, reason: Reason = "", database: Database = None, lang: Lang = None, json: Json = False
) -> None:
    bar_as("mute", who, reason, database)
    tell(json, lang, "admin-muted", who=who)


def block(
    who: Who, reason: Reason = "", database: Database = None, lang: Lang = None, json: Json = False
) -> None:
    bar_as("block", who, reason, database)
    tell(json, lang, "admin-blocked", who=who)


def ban(
    who: Who, reason: Reason = "", database: Database = None, lang: Lang = None, json: Json = False
) -> None:
    bar_as("ban", who, reason, database)
    tell(json, lang, "admin-banned", who=who)


def free(who: Who, database: Database = None, lang: Lang = None, json: Json = False) -> None:
    from orrery.server.addresses import one_of

    freed = at_office(database, lambda office: office.free(one_of(who)))
    tell(json, lang, "admin-freed" if freed else "admin-not-barred", who=who)


def bars(database: Database = None, lang: Lang = None, json: Json = False) -> None:
    found = at_office(database, lambda office: office.bars())
    if json:
        print_json(msgspec.to_builtins(found))
        return
    words = own_words(chosen(lang))
    shown = Table(
        *(words.tell(f"admin-column-{name}") for name in ("who", "bar", "since", "reason"))
    )
    for bar in found:
        shown.add_row(bar.who, words.tell(f"admin-bar-{bar.kind}"), when(bar.at), bar.reason)
    open_console().print(shown)


def export(
    guest: GuestId,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE")] = None,
    database: Database = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    told = at_office(database, lambda office: office.about(guest))
    if file is None:
        print_json(msgspec.to_builtins(told))
        return
    file.write_bytes(msgspec.json.format(msgspec.json.encode(told)))
    tell(json, lang, "admin-exported", guest=guest, file=str(file))


def forget(
    guest: GuestId, database: Database = None, lang: Lang = None, json: Json = False
) -> None:
    name = own_words(chosen(lang)).tell("admin-nobody")
    at_office(database, lambda office: office.forget(guest, name))
    tell(json, lang, "admin-forgotten", guest=guest)


# --- the whole -----------------------------------------------------------------------------------


def storage(database: Database = None, lang: Lang = None, json: Json = False) -> None:
    held = at_office(database, lambda office: office.held())
    if json:
        print_json(msgspec.to_builtins(held))
        return
    words = own_words(chosen(lang))
    shown = Table(words.tell("admin-column-kept"), words.tell("admin-column-rows"))
    for name, count in held.rows.items():
        shown.add_row(name, f"{count:,}")
    for status, count in held.tables.items():
        shown.add_row(f"tables: {status}", f"{count:,}")
    open_console().print(shown)
    tell(False, lang, "admin-size", mb=round(held.bytes / MB, 1))
