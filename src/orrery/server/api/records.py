"""Records that somebody has brought along: checked, kept, and opened for review."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery
from msgspec import Raw, Struct

from orrery.kernel import OrreryError
from orrery.server.api.asking import Asking, Known, TheHouse
from orrery.server.house import House
from orrery.server.rows import RecordRow, new_id, now
from orrery.server.shelf import Checked
from orrery.server.wishes import HIGHEST


class Reviewed(Struct):
    """A record that can be looked at, position by position."""

    record: str
    note: str
    checked: Checked


@post("/api/records")
async def upload(guest: Known, house: TheHouse, request: Asking) -> Reviewed:
    house.take("uploads", house.address(request))
    row = RecordRow(new_id(), guest.id, now(), await request.body())
    row = await checked_row(house, row)
    limits = house.settings.limits
    await house.storage.add_record(row, limits.records, limits.kept_bytes)
    return told(row)


@get("/api/records/{id:str}")
async def reviewed(id: FromPath[str], house: TheHouse, request: Asking) -> Reviewed:
    house.take("reviews", house.address(request))
    row = await find(house, id)
    if not row.checked:
        row = await checked_row(house, row)
        await house.storage.note_record(id, row.note, row.checked)
    return told(row)


@get("/api/records/{id:str}/positions/{at:int}")
async def position(
    id: FromPath[str],
    at: FromPath[int],
    house: TheHouse,
    request: Asking,
    seat: FromQuery[int | None] = None,
) -> Raw:
    """A position as a seat saw it. Whoever has the record can see all of them anyway."""
    house.take("reviews", house.address(request))
    row = await find(house, id)
    if seat is not None and not 0 <= seat <= HIGHEST:
        raise OrreryError("error-foreign-seat")
    return await house.archive.position(id, row.whole, min(at, HIGHEST), seat)


@get("/api/records/{id:str}/history")
async def history(id: FromPath[str], house: TheHouse, request: Asking) -> Raw:
    """Every step, with the round that it has led to."""
    house.take("reviews", house.address(request))
    return await house.archive.history(id, (await find(house, id)).whole)


async def checked_row(house: House, row: RecordRow) -> RecordRow:
    """With what was found about it: that is worked out once and never again."""
    checked = await house.archive.check(row.id, row.whole)
    found = msgspec.json.encode(checked).decode()
    return msgspec.structs.replace(row, note=checked.note, checked=found)


def told(row: RecordRow) -> Reviewed:
    return Reviewed(row.id, row.note, msgspec.json.decode(row.checked, type=Checked))


async def find(house: House, id: str) -> RecordRow:
    row = await house.storage.record(id)
    if row is None:
        raise OrreryError("error-no-such-record")
    return row
