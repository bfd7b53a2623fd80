"""Tables from outside: opening, finding and joining them."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from orrery.kernel import Game, OrreryError, find_game
from orrery.server.api.asking import Known, TheHouse, Visitor
from orrery.server.cards import TableCard, table_card
from orrery.server.house import House
from orrery.server.invitations import accept, invitation, invited, sit
from orrery.server.journal import journal
from orrery.server.names import read_line
from orrery.server.rows import Guest, SeatRow, TableRow, new_id, now
from orrery.server.seats import check_known_bot, own_seats
from orrery.server.table import Table
from orrery.server.waiting import COLOURS, paint, rearrange

SEATS = 16
"""More than any game has."""
OPPONENT = "greedy"


class NewSeat(Struct, forbid_unknown_fields=True):
    who: Literal["me", "link", "bot"]
    bot: str = OPPONENT
    name: str = ""
    """Of somebody who plays at the same device; the guest's own when left out."""


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[NewSeat], Meta(max_length=SEATS)]
    options: dict[str, Any] = {}
    name: str = ""
    public: bool = False
    pauses: bool = True
    """Whether windows stay open for a moment, so that no pause tells who could react."""


class PlayNow(Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}
    bots: Annotated[int, Meta(ge=1, le=SEATS)] = 0
    """How many; as few as the game allows when left out."""


class Invitation(Struct, forbid_unknown_fields=True):
    token: str


class Places(Struct, forbid_unknown_fields=True):
    order: Annotated[list[int], Meta(max_length=SEATS)]
    """Place by place, the seat whose owner sits there from now on."""


class Paint(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, lt=SEATS)]
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]


class Invited(Struct):
    """What an invitation is for, told to whoever holds it."""

    table: TableCard
    seat: int
    host: str


class SeatInvitation(Struct):
    seat: int
    token: str


class Opened(Struct):
    table: TableCard
    yours: list[int]
    invitations: list[SeatInvitation]
    """For whoever opened the table: the links of the seats that are still free."""


class Listed(Struct):
    table: TableCard
    yours: list[int]
    your_turn: bool


@post("/api/tables")
async def open_table(
    data: JSONBody[NewTable], guest: Known, house: TheHouse, request: Request[Any, Any, Any]
) -> Opened:
    game = find_game(data.game)
    row = await new_table(house, guest, game, data, read_name(house, data.name))
    names = [read_name(house, seat.name) or guest.name for seat in data.seats]
    seats = [
        new_seat(row.id, number, seat, guest, name)
        for number, (seat, name) in enumerate(zip(data.seats, names, strict=True))
    ]
    return await opened(house, row, seats, guest, request)


@post("/api/tables/now")
async def play_now(
    data: JSONBody[PlayNow], guest: Known, house: TheHouse, request: Request[Any, Any, Any]
) -> Opened:
    """A table against bots, ready to play."""
    game = find_game(data.game)
    bots = data.bots or min(game.seats) - 1
    seats = [NewSeat("me"), *[NewSeat("bot")] * bots]
    wanted = NewTable(data.game, seats, data.options)
    row = await new_table(house, guest, game, wanted, "")
    rows = [new_seat(row.id, number, seat, guest, guest.name) for number, seat in enumerate(seats)]
    return await opened(house, row, rows, guest, request)


@get("/api/tables")
async def lobby(house: TheHouse, visitor: Visitor, request: Request[Any, Any, Any]) -> list[Listed]:
    """Public tables that wait for players or are being played."""
    house.take("lists", house.address(request))
    found = await house.storage.lobby(house.settings.limits.lobby)
    cards = (listed(row, seats, visitor) for row, seats in found)
    return [card for card in cards if card.table.status != "stopped"]


@get("/api/tables/mine")
async def mine(house: TheHouse, guest: Known, request: Request[Any, Any, Any]) -> list[Listed]:
    house.take("lists", house.address(request))
    found = await house.storage.tables_of(guest.id, house.settings.limits.lobby)
    return [listed(row, seats, guest) for row, seats in found]


@post("/api/tables/{id:str}/join", status_code=200)
async def join(id: FromPath[str], guest: Known, house: TheHouse) -> Opened:
    """Take the first free seat of a public table."""
    table = await house.tables.find(id)
    if not own_seats(table.seats, guest):
        free = [seat.seat for seat in table.seats if seat.free] if table.row.public else []
        if not free:
            raise OrreryError("error-seat-taken")
        await sit(table, free[0], guest, "error-seat-taken")
    return summary(house, table, guest)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(id: FromPath[str], guest: Known, house: TheHouse) -> Opened:
    """Get up from a table that waits; with its host it is closed. One that cannot go on is only put
    away: the others may still want its record."""
    table = await house.tables.find(id)
    if table.status == "stopped" and own_seats(table.seats, guest):
        await table.leave_seats(guest)
    elif table.row.host == guest.id:
        await table.close()
        house.tables.forget(table)
    elif own_seats(table.seats, guest):
        await table.leave_seats(guest)
    else:
        raise OrreryError("error-not-seated")
    return summary(house, table, guest)


@post("/api/invitations", status_code=200)
async def come_in(data: JSONBody[Invitation], guest: Known, house: TheHouse) -> Opened:
    table, _ = await accept(house, data.token, guest)
    return summary(house, table, guest)


@post("/api/invitations/look", status_code=200)
async def look_at_invitation(data: JSONBody[Invitation], house: TheHouse) -> Invited:
    """Which game, whose table, which seat: before one gives a name."""
    table, seat = await invited(house, data.token)
    host = await house.storage.guest(table.row.host)
    return Invited(table.card, seat, host.name if host else "")


@post("/api/tables/{id:str}/seats", status_code=200)
async def change_places(
    id: FromPath[str], data: JSONBody[Places], guest: Known, house: TheHouse
) -> Opened:
    table = await house.tables.find(id)
    await rearrange(table, guest, data.order)
    return summary(house, table, guest)


@post("/api/tables/{id:str}/colour", status_code=200)
async def change_colour(
    id: FromPath[str], data: JSONBody[Paint], guest: Known, house: TheHouse
) -> Opened:
    table = await house.tables.find(id)
    await paint(table, guest, data.seat, data.colour)
    return summary(house, table, guest)


@get("/api/tables/{id:str}/invitations")
async def invitations(id: FromPath[str], guest: Known, house: TheHouse) -> list[SeatInvitation]:
    return free_seats(house, await house.tables.find(id), guest)


@post("/api/tables/{id:str}/rematch")
async def rematch(
    id: FromPath[str], guest: Known, house: TheHouse, request: Request[Any, Any, Any]
) -> Opened:
    """The same players at a new table. Whoever asks second gets the one that is there already."""
    table = await house.tables.find(id)
    if not own_seats(table.seats, guest):
        raise OrreryError("error-not-seated")
    if table.status not in ("over", "stopped"):
        raise OrreryError("error-rematch-early")
    if table.row.rematch is None:
        house.take("tables", house.address(request))
        await open_rematch(house, table, guest)
    again = await house.tables.find(table.row.rematch or "")
    return summary(house, again, guest)


async def open_rematch(house: House, table: Table, guest: Guest) -> None:
    old = table.row
    game = find_game(old.game)
    row = table_row(guest, game, old.options, old.name, public=old.public, pauses=old.pauses)
    row = msgspec.structs.replace(row, status="playing")
    seats = [
        SeatRow(
            row.id,
            seat.seat,
            seat.name,
            seat.guest,
            "" if seat.guest else seat.bot,
            colour=seat.colour,
        )
        for seat in table.seats
    ]
    id = await house.storage.add_rematch(old.id, row, seats)
    await (await house.tables.find(id)).reseat()
    await table.reseat()


async def new_table(
    house: House, guest: Guest, game: Game[Any, Any], wanted: NewTable, name: str
) -> TableRow:
    """A table as wished for, checked but not stored yet."""
    options = msgspec.to_builtins(game.read_options(wanted.options))
    if len(wanted.seats) not in game.seats:
        allowed = ", ".join(str(n) for n in game.seats)
        raise OrreryError("error-players", players=len(wanted.seats), allowed=allowed)
    if all(seat.who == "bot" for seat in wanted.seats):
        raise OrreryError("error-nobody")
    for seat in wanted.seats:
        check_known_bot(seat.bot)
    most = house.settings.limits.open_tables
    if await house.storage.open_tables(guest.id) >= most:
        raise OrreryError("error-too-many-tables", most=most)
    row = table_row(guest, game, options, name, public=wanted.public, pauses=wanted.pauses)
    waits = any(seat.who == "link" for seat in wanted.seats)
    return row if waits else msgspec.structs.replace(row, status="playing")


def table_row(
    guest: Guest,
    game: Game[Any, Any],
    options: dict[str, Any],
    name: str,
    *,
    public: bool,
    pauses: bool,
) -> TableRow:
    return TableRow(
        id=new_id(),
        host=guest.id,
        name=name,
        public=public,
        game=game.id,
        rules=game.version,
        content=game.content_hash(),
        options=options,
        secret=secrets.token_hex(32),
        created=now(),
        changed=now(),
        status="waiting",
        pauses=pauses,
    )


def read_name(house: House, text: str) -> str:
    """A name, which may be left out."""
    return read_line(text, house.settings.limits.name_length, "error-name") if text.strip() else ""


def new_seat(table: str, number: int, seat: NewSeat, guest: Guest, name: str) -> SeatRow:
    if seat.who == "me":
        return SeatRow(table, number, name, guest.id)
    if seat.name:
        raise OrreryError("error-malformed")  # others bring their own names
    return SeatRow(table, number, bot=seat.bot if seat.who == "bot" else "")


async def opened(
    house: House,
    row: TableRow,
    seats: list[SeatRow],
    guest: Guest,
    request: Request[Any, Any, Any],
) -> Opened:
    house.take("tables", house.address(request))
    await house.storage.add_table(row, seats)
    journal.info("table opened", table=row.id, game=row.game, seats=len(seats))
    table = await house.tables.find(row.id)
    await table.reseat()
    return summary(house, table, guest)


def summary(house: House, table: Table, guest: Guest) -> Opened:
    return Opened(table.card, own_seats(table.seats, guest), free_seats(house, table, guest))


def free_seats(house: House, table: Table, guest: Guest) -> list[SeatInvitation]:
    if table.row.host != guest.id:
        return []
    free = (seat for seat in table.seats if seat.free)
    return [SeatInvitation(seat.seat, invitation(house, seat)) for seat in free]


def listed(row: TableRow, seats: list[SeatRow], guest: Guest | None) -> Listed:
    own = own_seats(seats, guest)
    waited_for = (seat for seat in own if seat in row.to_act and not seats[seat].bot)
    return Listed(table_card(row, seats), own, any(True for _ in waited_for))
