"""Who may sit, look and act where."""

from __future__ import annotations

from importlib.metadata import entry_points

from orrery.bots import BOTS
from orrery.kernel import OrreryError
from orrery.server.storage import Guest, SeatRow
from orrery.server.tables import Table

CONCEDED_TO = "greedy"
"""The bot that takes the seat of whoever gives up."""


def known_bots() -> list[str]:
    """The bots that can be named from outside: ours and installed ones, never `module:Class`,
    which would let a stranger import anything."""
    installed = (entry.name for entry in entry_points(group="orrery.bots"))
    return list(dict.fromkeys([*BOTS, *installed]))


def check_known_bot(name: str) -> str:
    if name not in known_bots():
        raise OrreryError("error-no-such-bot", bot=name[:80], known=", ".join(known_bots()))
    return name


def own_seats(seats: list[SeatRow], guest: Guest | None) -> list[int]:
    return [seat.seat for seat in seats if guest is not None and seat.guest == guest.id]


def viewer(table: Table, guest: Guest | None, wanted: int | None) -> int | None:
    """Through whose eyes somebody looks: a seat of their own, else a spectator's.

    On one device several seats are one guest's; then `wanted` says which, or whoever is asked.
    """
    own = own_seats(table.seats, guest)
    if wanted is not None:
        if wanted not in own:
            raise OrreryError("error-foreign-seat")
        return wanted
    asked = (seat for seat in own if seat in table.row.to_act)
    return next(asked, own[0] if own else None)


def actor(table: Table, guest: Guest, wanted: int | None) -> int:
    """The seat that a guest acts for."""
    seat = viewer(table, guest, wanted)
    if seat is None:
        raise OrreryError("error-foreign-seat")
    if table.seats[seat].bot:
        raise OrreryError("error-conceded")
    return seat
