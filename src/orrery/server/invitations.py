"""Invitations: a link for one seat, good until somebody has sat down there."""

from __future__ import annotations

from orrery.kernel import OrreryError
from orrery.server.house import House
from orrery.server.rows import Guest, SeatRow
from orrery.server.table import Table

USE = "invitation"


def invitation(house: House, seat: SeatRow) -> str:
    """It is signed and not stored: the seat itself knows whether it was used."""
    return house.seals.seal(USE, f"{seat.table}.{seat.invited}")


async def invited(house: House, token: str) -> tuple[Table, int]:
    """The table and the seat that an invitation is for."""
    opened = house.seals.opened(USE, token)
    if opened is None:
        raise OrreryError("error-invitation")
    id, _, ticket = opened.rpartition(".")
    table = await house.tables.find(id)
    return table, next(seat.seat for seat in table.seats if seat.invited == int(ticket))


async def accept(house: House, token: str, guest: Guest) -> tuple[Table, int]:
    """Sit down by invitation. Whoever has used it may use it again to come back."""
    table, seat = await invited(house, token)
    if table.seats[seat].guest != guest.id:
        await sit(table, seat, guest, "error-invitation-used")
    return table, seat


async def sit(table: Table, seat: int, guest: Guest, complaint: str) -> None:
    if table.status == "stopped":
        raise table.not_played()
    if not await table.storage.sit(table.id, seat, guest):
        raise OrreryError(complaint)
    await table.reseat()
