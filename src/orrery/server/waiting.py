"""Before the game: who sits where, and in which colour."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from orrery.kernel import OrreryError
from orrery.server.rows import Guest, SeatRow
from orrery.server.table import Table

COLOURS = 8
"""As many as the client can tell apart."""


async def rearrange(table: Table, guest: Guest, order: Sequence[int]) -> None:
    """The host lets those who sit here change places: `order` names, place by place, whose seat
    it becomes. Whoever has an invitation keeps it, wherever the seat goes."""

    def moved(seats: list[SeatRow]) -> list[SeatRow]:
        if sorted(order) != list(range(len(seats))):
            raise OrreryError("error-malformed")
        return [placed(seats[old], new) for new, old in enumerate(order)]

    await table.reseat_as(moved, only_for=lambda _: table.row.host == guest.id)


async def paint(table: Table, guest: Guest, seat: int, colour: int) -> None:
    """Somebody takes another colour; whoever had it gets theirs."""

    def painted(seats: list[SeatRow]) -> list[SeatRow]:
        had = seats[seat].hue
        return [
            replace(row, colour=colour)
            if row.seat == seat
            else replace(row, colour=had)
            if row.hue == colour
            else row
            for row in seats
        ]

    def may(seats: list[SeatRow]) -> bool:
        if not 0 <= seat < len(seats) or not 0 <= colour < COLOURS:
            raise OrreryError("error-malformed")
        return guest.id in (table.row.host, seats[seat].guest)

    await table.reseat_as(painted, only_for=may)


def placed(row: SeatRow, seat: int) -> SeatRow:
    """Somebody at another place, with the colour and the invitation that they had."""
    return replace(row, seat=seat, ticket=row.invited, colour=row.hue)
