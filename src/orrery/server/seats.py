"""Who may sit, look and act where."""

from __future__ import annotations

from importlib.metadata import entry_points

from msgspec import Struct

from orrery.bots import BOTS
from orrery.kernel import OrreryError
from orrery.server.rows import Guest, SeatRow

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


class Eyes(Struct, frozen=True):
    """Somebody who looks at a table or acts there. Which seat is theirs is only ever asked while
    the table's lock is held: a moment later it may be somebody else's."""

    guest: Guest | None
    wanted: int | None = None
    """Of several seats at one device: which."""

    def viewer(self, seats: list[SeatRow], to_act: list[int]) -> int | None:
        """A seat of their own, whoever of them is asked first; else a spectator's."""
        own = own_seats(seats, self.guest)
        if self.wanted is not None:
            if self.wanted not in own:
                raise OrreryError("error-foreign-seat")
            return self.wanted
        asked = (seat for seat in own if seat in to_act)
        return next(asked, own[0] if own else None)

    def actor(self, seats: list[SeatRow], to_act: list[int]) -> int:
        """The seat that they act for."""
        seat = self.viewer(seats, to_act)
        if seat is None:
            raise OrreryError("error-foreign-seat")
        if seats[seat].bot:
            raise OrreryError("error-conceded")
        return seat

    def still(self, seat: int | None, seats: list[SeatRow]) -> bool:
        """Whether they may go on looking through a seat."""
        return seat is None or seat in own_seats(seats, self.guest)
