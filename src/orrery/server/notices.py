"""Notices: what operators change in the database is read again by the servers that run on it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from orrery.kernel import OrreryError
from orrery.server.journal import journal
from orrery.server.office import BARS, Bar, Office
from orrery.server.rows import Guest
from orrery.server.trouble import STORAGE

if TYPE_CHECKING:
    from orrery.server.house import House

EVERY = 1.0
"""Seconds."""
EXPIRY = 600.0
"""Seconds between two looks at what has expired."""


class Bars:
    """Whom an operator has forbidden what, at hand for every request."""

    def __init__(self) -> None:
        self._by_kind: dict[str, set[str]] = {}

    def set(self, bars: list[Bar]) -> None:
        self._by_kind = {}
        for bar in bars:
            self._by_kind.setdefault(bar.kind, set()).add(bar.who)

    def holds(self, kinds: tuple[str, ...], guest: Guest | None, address: str) -> bool:
        for kind in kinds:
            barred = self._by_kind.get(kind)
            if barred and (address in barred or (guest is not None and guest.id in barred)):
                return True
        return False

    def check_welcome(self, guest: Guest | None, address: str) -> None:
        if self.holds(("ban",), guest, address):
            raise OrreryError("error-banned")

    def check_may_play(self, guest: Guest | None, address: str) -> None:
        if self.holds(("ban", "block"), guest, address):
            raise OrreryError("error-blocked")

    def check_may_talk(self, guest: Guest | None, address: str) -> None:
        if self.holds(("ban", "block", "mute"), guest, address):
            raise OrreryError("error-muted")


async def follow(house: House) -> None:
    """Read what is new, for ever."""
    office = Office(house.storage)
    last = await house.storage.last_notice()
    while True:
        await asyncio.sleep(EVERY)
        try:
            found = await house.storage.notices(last)
            for number, about in found:
                last = max(last, number)
                await heed(house, office, about)
        except STORAGE as error:
            journal.warning("notices are not read", exc_info=error)


async def heed(house: House, office: Office, about: str) -> None:
    if about == BARS:
        house.bars.set(await office.bars())
        house.forget_guests()
        for table in house.tables.all():
            ringside = table.ringside
            ringside.dismiss(
                one
                for one in ringside.listeners
                if house.bars.holds(("ban",), one.eyes.guest, one.address)
            )
        return
    await house.tables.reread(about)


async def expire(house: House) -> None:
    """Close what nobody has come to for long, where an operator wants that."""
    settings = house.settings
    office = Office(house.storage)
    while settings.expire_waiting_days or settings.expire_abandoned_days:
        try:
            closed = await office.expire(
                settings.expire_waiting_days, settings.expire_abandoned_days
            )
            if closed:
                journal.info("tables expired", count=len(closed))
        except STORAGE as error:
            journal.warning("nothing expires", exc_info=error)
        await asyncio.sleep(EXPIRY)
