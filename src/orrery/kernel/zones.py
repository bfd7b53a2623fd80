"""Hidden things live in zones that say who may see what.

A `Zone` is a frozen row of cards; changing one makes a new one, so clones share them. Each card
knows who has seen its face and through which shuffles it went unseen. From that alone follow
redaction (`Zone.faces`), `resample`, the undo barrier and the leak test; no game writes any of it.

**Lots.** When cards are shuffled together, nobody who could not watch can tell them apart any
more: they share a *lot*. A card remembers the lots it went through, the oldest first, each with
the seats that are blind to it. To deal again what a seat cannot see, the cells of each lot are
permuted in turn, oldest lot first; a permutation moves a card with its memory of older lots and
leaves the marks of younger ones where they are. That is exact also for stacked shuffles, such as
four of eight events mixed with two fixed ones while the other four leave the game unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from msgspec import Struct

ALL = -1
"""The mask of everybody, spectators included."""
NOBODY = 0
SPECTATOR = 1 << 30


def bit(seat: int | None) -> int:
    """The mask of one seat; None is a spectator."""
    return SPECTATOR if seat is None else 1 << seat


class Card(Struct, frozen=True, gc=False):
    """A card in a zone: its face, who has seen it (a mask), and its lots as (lot, blind mask)."""

    face: str
    seen: int = ALL
    lots: tuple[tuple[int, int], ...] = ()

    def hidden_from(self, mask: int) -> bool:
        return not self.seen & mask


class FaceDown(Exception):
    """Somebody has read the face of a card that was covered."""


class CoveredCard(Card, frozen=True, gc=False):
    """A card that lies as it lay, but whose face cannot be read."""

    @property  # type: ignore[misc]
    def face(self) -> str:
        raise FaceDown

    def __eq__(self, other: object) -> bool:
        raise FaceDown

    __hash__ = None  # type: ignore[assignment]


class Zone(Struct, frozen=True):
    """Cards in a row, the top one first. `eyes` is the mask of those who may look at any time.

    A card that they have not seen yet goes through `Play.show` before it enters: that is what sets
    the undo barrier (the fuzzer finds where it was forgotten).
    """

    cards: tuple[Card, ...] = ()
    eyes: int = NOBODY

    @classmethod
    def of(cls, faces: Iterable[str], eyes: int = NOBODY) -> Zone:
        """A zone whose cards everybody has seen."""
        return cls(tuple(Card(face) for face in faces), eyes)

    def __len__(self) -> int:
        return len(self.cards)

    def faces(self, seat: int | None) -> tuple[str | None, ...]:
        """What a seat may see of it: faces, and None for each card that it may not see."""
        mask = bit(seat)
        return tuple(card.face if card.seen & mask else None for card in self.cards)

    def split(self, n: int) -> tuple[tuple[Card, ...], Zone]:
        """The top n cards and the rest."""
        return self.cards[:n], Zone(self.cards[n:], self.eyes)

    def without(self, index: int) -> Zone:
        return Zone(self.cards[:index] + self.cards[index + 1 :], self.eyes)

    def on_top(self, *cards: Card) -> Zone:
        return Zone(self._entering(cards) + self.cards, self.eyes)

    def under(self, *cards: Card) -> Zone:
        return Zone(self.cards + self._entering(cards), self.eyes)

    def _entering(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if not self.eyes:
            return cards
        return tuple(Card(c.face, c.seen | self.eyes, c.lots) for c in cards)


def mixed(cards: Iterable[Card], eyes: int, lot: int) -> tuple[Card, ...]:
    """The cards, already in their new random order, as they are known after the shuffle `lot`."""
    out = []
    for card in cards:
        older = ((id, blind & ~card.seen) for id, blind in card.lots)
        kept = tuple(mark for mark in older if mark[1])
        out.append(Card(card.face, eyes, (*kept, (lot, ~eyes))))
    return tuple(out)


PLAIN = frozenset((int, str, bool, float, bytes, tuple, type(None)))
"""What most of a state is made of, and no zone is in."""


def zones_in(holder: Any) -> Iterator[tuple[Zone, Callable[[Zone], None]]]:
    """Every zone of a state, however deep, with a way to replace it."""
    for key, value in _parts(holder):
        if type(value) in PLAIN:
            continue
        if isinstance(value, Zone):
            yield value, partial(_put, holder, key)
        else:
            yield from zones_in(value)


def _parts(holder: Any) -> Iterable[tuple[Any, Any]]:
    """What something that can be changed consists of, by index, key or name."""
    if isinstance(holder, list):
        return enumerate(holder)
    if isinstance(holder, dict):
        return holder.items()
    if isinstance(holder, Struct) and not holder.__struct_config__.frozen:
        return [(name, getattr(holder, name)) for name in holder.__struct_fields__]
    return ()


def _put(holder: Any, key: Any, zone: Zone) -> None:
    if isinstance(holder, Struct):
        setattr(holder, key, zone)
    else:
        holder[key] = zone


def cover(state: Any, seat: int | None) -> None:
    """Cover, in place, every card of `state` that `seat` cannot see."""
    mask = bit(seat)
    for zone, put in list(zones_in(state)):
        if any(card.hidden_from(mask) for card in zone.cards):
            put(Zone(tuple(_covered(card, mask) for card in zone.cards), zone.eyes))


def _covered(card: Card, mask: int) -> Card:
    return CoveredCard("", card.seen, card.lots) if card.hidden_from(mask) else card


Place = tuple[int, int]
"""A zone of a state and an index in it."""


def redeal(state: Any, seat: int | None, shuffled: Callable[[list[Any]], list[Any]]) -> None:
    """Deal again, in place, every card of `state` that `seat` cannot see.

    The outcome follows from what the seat knows and from `shuffled`, never from the true order:
    cards are sorted before they are shuffled, and so are the places they go to. Two truths that
    look alike to a seat give it the same sample, so a bot's choice cannot lean on what is hidden.
    """
    found = list(zones_in(state))
    rows = [list(zone.cards) for zone, _ in found]
    for lot, places in sorted(_places_by_lot(rows, bit(seat)).items()):
        places.sort(key=lambda at: (_younger(rows[at[0]][at[1]], lot), at))
        cards = shuffled(sorted((rows[z][i] for z, i in places), key=_face_and_lots))
        for (z, i), card in zip(places, cards, strict=True):
            rows[z][i] = _in_place_of(rows[z][i], card, lot)
    for (zone, put), row in zip(found, rows, strict=True):
        if row:
            put(Zone(tuple(row), zone.eyes))


def _face_and_lots(card: Card) -> tuple[str, tuple[tuple[int, int], ...]]:
    return card.face, card.lots


def _younger(card: Card, lot: int) -> tuple[tuple[int, int], ...]:
    return tuple(mark for mark in card.lots if mark[0] > lot)


def _places_by_lot(rows: list[list[Card]], mask: int) -> dict[int, list[Place]]:
    """Where the cards of each lot lie that `mask` cannot see. Dealing an older lot again changes
    nothing in it, for younger marks belong to the place."""
    places: dict[int, list[Place]] = {}
    for z, row in enumerate(rows):
        for i, card in enumerate(row):
            if card.seen & mask:
                continue
            for lot, blind in card.lots:
                if blind & mask:
                    places.setdefault(lot, []).append((z, i))
    return places


def _in_place_of(old: Card, new: Card, lot: int) -> Card:
    """`new` laid where `old` lay: it brings its older lots; younger marks belong to the place."""
    brought = tuple(mark for mark in new.lots if mark[0] < lot)
    stays = tuple(mark for mark in old.lots if mark[0] >= lot)
    return Card(new.face, old.seen, brought + stays)
