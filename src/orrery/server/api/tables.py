"""At a table: looking, moving, talking."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Raw, Struct

from orrery.kernel import OrreryError
from orrery.server.api.asking import Known, TheHouse, Visitor
from orrery.server.course import Entry, Kind
from orrery.server.croupier import Checked
from orrery.server.house import House
from orrery.server.invitations import invitation
from orrery.server.names import read_line, read_word
from orrery.server.seats import CONCEDED_TO, actor, own_seats, viewer
from orrery.server.storage import Guest
from orrery.server.tables import Accepted, ChatCard, TableCard, chat_card

Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Change(Struct, forbid_unknown_fields=True):
    """What every change says: the client's own id for it, and the last entry that it has seen."""

    id: str
    seq: Seq
    seat: int | None = None
    """Whose; when left out, the guest's seat that is asked."""


class NewMove(Change, forbid_unknown_fields=True, kw_only=True):
    move: str


class NewOrder(Change, forbid_unknown_fields=True, kw_only=True):
    question: str
    policy: str


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


@get("/api/tables/{id:str}")
async def table(
    id: FromPath[str],
    house: TheHouse,
    visitor: Visitor,
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> AtTable:
    here = await house.tables.find(id)
    eyes = viewer(here, visitor, seat)
    look = await here.look(eyes, since)
    chat = await house.storage.chat(id, 0, house.settings.limits.chat_kept)
    host = visitor is not None and visitor.id == here.row.host
    free = (place for place in here.seats if host and place.free)
    return AtTable(
        table=here.card,
        yours=own_seats(here.seats, visitor),
        look=look,
        chat=[chat_card(row) for row in chat],
        invitations={place.seat: invitation(house, place) for place in free},
    )


@get("/api/tables/{id:str}/positions/{at:int}")
async def position(
    id: FromPath[str],
    at: FromPath[int],
    house: TheHouse,
    visitor: Visitor,
    seat: FromQuery[int | None] = None,
) -> Raw:
    """The table as the seat saw it after an earlier entry of the log."""
    here = await house.tables.find(id)
    return await here.past(viewer(here, visitor, seat), at)


@get("/api/tables/{id:str}/history")
async def history(id: FromPath[str], house: TheHouse) -> Raw:
    """The moves that stand, each with the entry after which its position can be seen."""
    return await (await house.tables.find(id)).trace()


@get("/api/tables/{id:str}/why-not")
async def why_not(
    id: FromPath[str], house: TheHouse, guest: Known, seat: FromQuery[int | None] = None
) -> Raw:
    here = await house.tables.find(id)
    return await here.why_not(actor(here, guest, seat))


@get("/api/tables/{id:str}/record")
async def record(id: FromPath[str], house: TheHouse, visitor: Visitor) -> Response[bytes]:
    """The record of a finished game for everybody, of a stopped one for its players."""
    here = await house.tables.find(id)
    if here.row.status == "stopped" and not own_seats(here.seats, visitor):
        raise OrreryError("error-not-seated")
    headers = {"Content-Disposition": f'attachment; filename="{here.row.game}-{id}.json"'}
    data = (await here.record()).dump()
    return Response(data, media_type="application/json", headers=headers)


@get("/api/tables/{id:str}/verification")
async def verification(id: FromPath[str], house: TheHouse) -> Verification:
    here = await house.tables.find(id)
    if here.row.status != "over":
        raise OrreryError("error-record-early")
    found = await here.record()
    return Verification(found.commitment, found.secret, await house.tables.check(found))


@get("/api/tables/{id:str}/draws")
async def draws(id: FromPath[str], house: TheHouse) -> Raw:
    """What was drawn in a finished game, for whoever derives it again from the secret."""
    here = await house.tables.find(id)
    if here.row.status != "over":
        raise OrreryError("error-record-early")
    return await house.tables.draws(await here.record())


# --- changing ------------------------------------------------------------------------------------


@post("/api/tables/{id:str}/moves", status_code=200)
async def move(
    id: FromPath[str], data: JSONBody[NewMove], guest: Known, house: TheHouse
) -> Accepted:
    word = read_word(data.move, house.settings.limits.word_length)
    return await change(house, id, guest, data, "move", word)


@post("/api/tables/{id:str}/undo", status_code=200)
async def undo(
    id: FromPath[str], data: JSONBody[Change], guest: Known, house: TheHouse
) -> Accepted:
    return await change(house, id, guest, data, "undo")


@post("/api/tables/{id:str}/redo", status_code=200)
async def redo(
    id: FromPath[str], data: JSONBody[Change], guest: Known, house: TheHouse
) -> Accepted:
    return await change(house, id, guest, data, "redo")


@post("/api/tables/{id:str}/orders", status_code=200)
async def order(
    id: FromPath[str], data: JSONBody[NewOrder], guest: Known, house: TheHouse
) -> Accepted:
    longest = house.settings.limits.word_length
    question = read_word(data.question, longest)
    if " " in question:
        raise OrreryError("error-no-such-question", question=question)
    word = f"{question} {read_word(data.policy, longest)}"
    return await change(house, id, guest, data, "order", word)


@post("/api/tables/{id:str}/concede", status_code=200)
async def concede(
    id: FromPath[str], data: JSONBody[Change], guest: Known, house: TheHouse
) -> Accepted:
    """Give up: from here on a bot plays the seat."""
    return await change(house, id, guest, data, "concede", CONCEDED_TO)


@post("/api/tables/{id:str}/chat")
async def say(
    id: FromPath[str], data: JSONBody[NewChat], guest: Known, house: TheHouse
) -> ChatCard:
    here = await house.tables.find(id)
    text = read_line(data.text, house.settings.limits.chat_length, "error-chat")
    house.take("chat", guest.id)
    return chat_card(await here.say(guest, text))


async def change(
    house: House, id: str, guest: Guest, data: Change, kind: Kind, word: str = ""
) -> Accepted:
    here = await house.tables.find(id)
    move_id = read_word(data.id, house.settings.limits.word_length)
    if data.seq != here.seq:
        # Perhaps sent again, and by now it is another seat of the guest that is asked, or none.
        own = own_seats(here.seats, guest)
        if (known := await here.answered(own, move_id, kind, word)) is not None:
            return known
    seat = actor(here, guest, data.seat)
    return await here.change(Entry(seat, kind, word), data.seq, move_id)
