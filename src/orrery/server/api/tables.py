"""At a table: looking, moving, talking."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Raw, Struct

from orrery.kernel import OrreryError
from orrery.server import wishes
from orrery.server.api.asking import AS_IT_IS, Asking, Known, TheHouse, Visitor, packed
from orrery.server.cards import ChatCard, TableCard, chat_card
from orrery.server.house import House
from orrery.server.invitations import invitation
from orrery.server.names import read_line
from orrery.server.seats import Eyes, own_seats
from orrery.server.shelf import Checked
from orrery.server.table import Accepted, Table
from orrery.server.wishes import HIGHEST, Change, NewMove, NewOrder, counted


class NewChat(Struct, forbid_unknown_fields=True):
    text: str


class AtTable(Struct):
    """A table as somebody sees it."""

    table: TableCard
    yours: list[int]
    look: Raw | None
    chat: list[ChatCard]
    invitations: dict[int, str]


class Verification(Struct):
    """What a finished game's record shows when it is played again."""

    commitment: str
    secret: str
    checked: Checked


# --- looking -------------------------------------------------------------------------------------


@get("/api/tables/{id:str}", opt={AS_IT_IS: True})
async def table(
    id: FromPath[str],
    house: TheHouse,
    visitor: Visitor,
    request: Asking,
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> Response[bytes]:
    here = await house.tables.find(id)
    look = await here.look(Eyes(visitor, seat), counted(since))
    chat = await here.said()
    host = visitor is not None and visitor.id == here.row.host
    free = (place for place in here.seats if host and place.free)
    seen = AtTable(
        table=here.card,
        yours=own_seats(here.seats, visitor),
        look=look,
        chat=chat,
        invitations={place.seat: invitation(house, place) for place in free},
    )
    # It may be long, with everything that has happened and was said.
    return await packed(request, msgspec.json.encode(seen), {})


@get("/api/tables/{id:str}/positions/{at:int}")
async def position(
    id: FromPath[str],
    at: FromPath[int],
    house: TheHouse,
    visitor: Visitor,
    request: Asking,
    seat: FromQuery[int | None] = None,
) -> Raw:
    """The table as the seat saw it after an earlier entry of the log."""
    house.take("reviews", house.address(request))
    here = await house.tables.find(id)
    return await here.past(Eyes(visitor, seat), min(at, HIGHEST))


@get("/api/tables/{id:str}/history")
async def history(id: FromPath[str], house: TheHouse, request: Asking) -> Raw:
    """The moves that stand, each with the entry after which its position can be seen."""
    house.take("reviews", house.address(request))
    return await (await house.tables.find(id)).trace()


@get("/api/tables/{id:str}/story")
async def story(id: FromPath[str], house: TheHouse, request: Asking) -> Raw:
    """How score and goods of a finished game grew, and who was lucky."""
    house.take("reviews", house.address(request))
    return await (await house.tables.find(id)).story()


@get("/api/tables/{id:str}/why-not")
async def why_not(
    id: FromPath[str], house: TheHouse, guest: Known, seat: FromQuery[int | None] = None
) -> Raw:
    here = await house.tables.find(id)
    return await here.why_not(Eyes(guest, seat))


@get("/api/tables/{id:str}/record", opt={AS_IT_IS: True})
async def record(
    id: FromPath[str], house: TheHouse, visitor: Visitor, request: Asking
) -> Response[bytes]:
    """The record of a finished game for everybody, of one that cannot go on for its players."""
    house.take("reviews", house.address(request))
    here = await house.tables.find(id)
    data = (await here.record(visitor)).dump()
    headers = {"Content-Disposition": f'attachment; filename="{here.row.game}-{id}.json"'}
    return await packed(request, data, headers)


@get("/api/tables/{id:str}/verification")
async def verification(id: FromPath[str], house: TheHouse, request: Asking) -> Verification:
    house.take("reviews", house.address(request))
    here = await finished(house, id)
    found = await here.record()
    checked = await house.archive.check(id, here.record_body)
    return Verification(found.commitment, found.secret, checked)


@get("/api/tables/{id:str}/draws")
async def draws(id: FromPath[str], house: TheHouse, request: Asking) -> Raw:
    """What was drawn in a finished game, for whoever derives it again from the secret."""
    house.take("reviews", house.address(request))
    return await house.archive.draws(id, (await finished(house, id)).record_body)


async def finished(house: House, id: str) -> Table:
    here = await house.tables.find(id)
    if here.status != "over":
        raise OrreryError("error-record-early")
    return here


# --- changing ------------------------------------------------------------------------------------


@post("/api/tables/{id:str}/moves", status_code=200)
async def move(
    id: FromPath[str], data: JSONBody[NewMove], guest: Known, house: TheHouse
) -> Accepted:
    return await wishes.move(house, await house.tables.find(id), guest, data)


@post("/api/tables/{id:str}/undo", status_code=200)
async def undo(
    id: FromPath[str], data: JSONBody[Change], guest: Known, house: TheHouse
) -> Accepted:
    return await wishes.change(house, await house.tables.find(id), guest, data, "undo")


@post("/api/tables/{id:str}/redo", status_code=200)
async def redo(
    id: FromPath[str], data: JSONBody[Change], guest: Known, house: TheHouse
) -> Accepted:
    return await wishes.change(house, await house.tables.find(id), guest, data, "redo")


@post("/api/tables/{id:str}/orders", status_code=200)
async def order(
    id: FromPath[str], data: JSONBody[NewOrder], guest: Known, house: TheHouse
) -> Accepted:
    return await wishes.order(house, await house.tables.find(id), guest, data)


@post("/api/tables/{id:str}/concede", status_code=200)
async def concede(
    id: FromPath[str], data: JSONBody[Change], guest: Known, house: TheHouse
) -> Accepted:
    return await wishes.concede(house, await house.tables.find(id), guest, data)


@post("/api/tables/{id:str}/chat")
async def say(
    id: FromPath[str],
    data: JSONBody[NewChat],
    guest: Known,
    house: TheHouse,
    request: Asking,
) -> ChatCard:
    here = await house.tables.find(id)
    text = read_line(data.text, house.settings.limits.chat_length, "error-chat")
    house.bars.check_may_talk(guest, house.address(request))
    house.take("chat", guest.id)
    return chat_card(await here.say(guest, text), here.seats)
