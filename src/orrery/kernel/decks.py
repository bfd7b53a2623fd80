"""A deck and its discard pile, which is shuffled when the deck is empty."""

from __future__ import annotations

from msgspec import Struct

from orrery.kernel.zones import Zone


class Deck(Struct):
    """Two zones of a state: what is drawn from and what was laid off. `Play.draw` and
    `Play.discard` work on it."""

    pile: Zone
    discard: Zone = Zone()

    def __len__(self) -> int:
        """How many cards can still be drawn."""
        return len(self.pile) + len(self.discard)
