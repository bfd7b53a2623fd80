"""The ringside: everybody who watches a table, who of them is seated, and what they are told."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec import Struct

from orrery.kernel import OrreryError
from orrery.server.cards import PresenceNews, encode
from orrery.server.listeners import Listener
from orrery.server.rows import SeatRow
from orrery.server.seats import own_seats
from orrery.server.settings import Limits

GONE = 3.0
"""Seconds after which a connection that ended counts: a page that is loaded anew is back then."""
Seats: TypeAlias = list[SeatRow]


class Ringside:
    """The connections of one table."""

    def __init__(self, limits: Limits, seats: Callable[[], Seats]) -> None:
        self.limits = limits
        self.seats = seats
        self.listeners: set[Listener] = set()
        self._told = PresenceNews([], 0)
        self._later: TimerHandle | None = None

    def __bool__(self) -> bool:
        return bool(self.listeners)

    def make_room(self, listener: Listener) -> None:
        """The seated always find room: of a seat's many connections the oldest has to go. Those who
        only watch keep nobody out."""
        if listener.seat is None:
            if len(self.watchers()) >= self.limits.watchers:
                raise OrreryError("error-too-many-watch")
            return
        same = [one for one in self.listeners if one.seat == listener.seat]
        if len(same) >= self.limits.seat_connections:
            self.dismiss(sorted(same, key=lambda one: one.told_at)[:1])

    def let_in(self, listener: Listener) -> None:
        """From here on it hears everything."""
        self.listeners.add(listener)
        now = self.presence()
        if now == self._told:
            listener.tell(encode(now))
        self.tell_presence()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if self._later is None:
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(GONE, self.tell_presence)

    def dismiss(self, listeners: Iterable[Listener]) -> None:
        """End connections; they may come back as what they are by then."""
        for listener in list(listeners):
            listener.close()
            self.listeners.discard(listener)

    def dismiss_strangers(self) -> None:
        """Whoever looks through a seat that is no longer theirs sees nothing more through it."""
        seats = self.seats()
        self.dismiss(one for one in self.listeners if not one.eyes.still(one.seat, seats))

    def push(self, news: Struct) -> None:
        """Tell everybody."""
        self.tell(encode(news), self.listeners)

    def push_to(self, seat: int | None, news: bytes) -> None:
        """Tell those who look through a seat, or None: those who have none."""
        self.tell(news, [one for one in self.listeners if one.seat == seat])

    def tell(self, news: bytes, listeners: Iterable[Listener]) -> None:
        for listener in list(listeners):
            listener.tell(news)

    def viewers(self) -> list[int | None]:
        """The seats that are looked through."""
        return list({listener.seat for listener in self.listeners})

    def watchers(self) -> set[str]:
        """Those without a seat, each person or connection once."""
        return {
            listener.eyes.guest.id if listener.eyes.guest else str(id(listener))
            for listener in self.listeners
            if listener.seat is None
        }

    def presence(self) -> PresenceNews:
        seats = self.seats()
        seated = {one.eyes.guest for one in self.listeners if one.seat is not None}
        here = {seat for guest in seated for seat in own_seats(seats, guest)}
        return PresenceNews(sorted(here), len(self.watchers()))

    def tell_presence(self) -> None:
        """Tell who is there, if that is news."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        now = self.presence()
        if now != self._told:
            self._told = now
            self.push(now)
