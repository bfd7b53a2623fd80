"""Who knows the same: a position is told once for all seats that see the same faces."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from orrery.kernel.frames import Several
from orrery.kernel.play import Play
from orrery.kernel.tally import Tally, tally
from orrery.kernel.zones import bit, zones_in


class Audiences:
    """The audiences of one position.

    A view depends on the seat through the faces that it sees and its own secret answers alone,
    besides a field `seat` that says whose it is. The fuzzer checks that.
    """

    def __init__(self, play: Play[Any, Any]) -> None:
        self.play = play
        self._masks = sorted({card.seen for zone, _ in zones_in(play.state) for card in zone.cards})
        self._secretive = frozenset(secretive(play))
        self._views: dict[Hashable, Struct] = {}
        self._tallies: dict[Hashable, Tally] = {}

    def knowledge(self, seat: int | None) -> Hashable:
        """The same for two viewers exactly when both know the same."""
        eye = bit(seat)
        own = seat if seat in self._secretive else None
        return own, tuple(bool(mask & eye) for mask in self._masks)

    def view(self, seat: int | None) -> Struct:
        return seen_by(self.common_view(seat), seat)

    def common_view(self, seat: int | None) -> Struct:
        """The view of all who know as much as this one: made for the first of them."""
        known = self.knowledge(seat)
        if known not in self._views:
            self._views[known] = self.play.game.view(self.play, seat)
        return self._views[known]

    def tally(self, seat: int | None) -> Tally:
        """What a spectator can count to the last point, everybody counts the same."""
        if None not in self._tallies:
            self._tallies[None] = tally(self.play, None)
        if complete(self._tallies[None]):
            return self._tallies[None]
        known = self.knowledge(seat)
        if known not in self._tallies:
            self._tallies[known] = tally(self.play, seat)
        return self._tallies[known]


def secretive(play: Play[Any, Any]) -> Iterator[int]:
    """The seats that know something which lies in no zone: an answer that is still secret, or a
    question that is theirs alone."""
    for frame in play.state.stack:
        if isinstance(frame, Several) and frame.secret:
            yield from frame.seats
    for question in play.state.aside:
        yield from question.pending()


def seen_by(view: Struct, seat: int | None) -> Struct:
    """The same view, told to somebody else who knows the same."""
    if getattr(view, "seat", seat) == seat:
        return view
    return replace(view, seat=seat)


def complete(told: Tally) -> bool:
    """Whether nothing in it is unknown."""
    return None not in told.totals and all(None not in line.points for line in told.lines)
