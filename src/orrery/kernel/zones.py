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

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache, partial
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec import Struct

from orrery.kernel.shapes import zone_finder

ALL = -1
"""The mask of everybody, spectators included."""
NOBODY = 0
SPECTATOR = 1 << 30


def bit(seat: int | None) -> int:
    """The mask of one seat; None is a spectator."""
    return SPECTATOR if seat is None else 1 << seat


@lru_cache(maxsize=1 << 16)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers that stand in a mask, the lowest first."""
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


def mask_of(numbers: Iterable[int]) -> int:
    """The mask in which these numbers stand."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


Lots = tuple[tuple[int, int], ...]
"""The shuffles that a card went through unseen, the oldest first, each with who is blind to it."""


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

    def __hash__(self) -> int:
        raise FaceDown


class Zone(Struct, frozen=True, dict=True):
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

    def find(self, face: str) -> int:
        """Where a card with this face lies: of equal ones the first that all have seen, which tells
        least, else the first."""
        places = [at for at, card in enumerate(self.cards) if card.face == face]
        return next((at for at in places if self.cards[at].seen == ALL), places[0])

    def take(self, face: str) -> tuple[Card, Zone]:
        """A card with this face (see `find`), and the rest."""
        at = self.find(face)
        return self.cards[at], self.without(at)

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
        return tuple([Card(c.face, c.seen | self.eyes, c.lots) for c in cards])


def mixed(cards: Iterable[Card], eyes: int, lot: int) -> tuple[Card, ...]:
    """The cards, already in their new random order, as they are known after the shuffle `lot`."""
    fresh = ((lot, ~eyes),)
    return tuple([Card(card.face, eyes, (*_unseen(card), *fresh)) for card in cards])


def _unseen(card: Card) -> Lots:
    """The lots of a card as far as somebody who is blind to them has not seen it since."""
    if not card.lots:
        return ()
    return tuple([(id, left) for id, blind in card.lots if (left := blind & ~card.seen)])


def zones_in(state: Struct) -> Iterator[tuple[Zone, Callable[[Zone], None]]]:
    """Every zone of a state, however deep, with a way to replace it."""
    for holder, key, zone in zone_finder(type(state), Zone)(state):
        yield zone, partial(put, holder, key)


def put(holder: Any, key: Any, zone: Zone) -> None:
    """Lay a zone where another was (see `zone_finder`)."""
    if isinstance(holder, Struct):
        setattr(holder, key, zone)
    else:
        holder[key] = zone


def might_hold(state: Struct, zone: Zone, faces: Collection[str]) -> bool:
    """Whether a zone might hold one of these faces as far as a spectator can know: one lies there
    openly, or somewhere among the hidden cards that it may have changed places with."""
    if any(card.seen & SPECTATOR and card.face in faces for card in zone.cards):
        return True
    hidden = {card.lots for card in zone.cards if not card.seen & SPECTATOR}
    if not hidden:
        return False
    wanted: dict[Lots, bool] = {}
    """Whether one of the faces is among the hidden cards that went through the same shuffles."""
    for _, _, row in zone_finder(type(state), Zone)(state):
        for card in row.cards:
            if not card.seen & SPECTATOR:
                wanted[card.lots] = wanted.get(card.lots, False) or card.face in faces
    lots = {lot for marks in hidden for lot in blind_lots(marks)}
    ways = [(found, blind_lots(marks)) for marks, found in wanted.items()]
    reached = 0
    while reached != len(lots):
        reached = len(lots)
        lots.update(lot for _, own in ways if lots.intersection(own) for lot in own)
    return any(found and lots.intersection(own) for found, own in ways)


def blind_lots(marks: Lots) -> list[int]:
    """The shuffles that spectators did not follow."""
    return [lot for lot, blind in marks if blind & SPECTATOR]


def cover(state: Struct, seat: int | None) -> None:
    """Cover, in place, every card of `state` that `seat` cannot see."""
    mask = bit(seat)
    for holder, key, zone in zone_finder(type(state), Zone)(state):
        hidden = covered(zone, mask)
        if hidden is not None:
            put(holder, key, hidden)


def covered(zone: Zone, mask: int) -> Zone | None:
    """A zone with what `mask` cannot see of it face down; None where that is nothing. Made once for
    all who see the same of it, for a zone never changes."""
    noted: dict[Any, Any] = zone.__dict__
    if "seen" not in noted:
        noted["seen"] = tuple({card.seen for card in zone.cards})
    known = tuple([bool(seen & mask) for seen in noted["seen"]])
    if all(known):
        return None
    if known not in noted:
        noted[known] = Zone(tuple(_covered(card, mask) for card in zone.cards), zone.eyes)
    hidden: Zone = noted[known]
    return hidden


def _covered(card: Card, mask: int) -> Card:
    return CoveredCard("", card.seen, card.lots) if card.hidden_from(mask) else card


Rank = tuple[int, int]
Mark = tuple[int, Lots]
"""What of a card belongs to its place: who has seen it, and the shuffles it went through."""
_face = attrgetter("face")
_face_and_lots = attrgetter("face", "lots")
_mark = attrgetter("seen", "lots")
Shuffled = Callable[[list[Any]], list[Any]]


class Part(NamedTuple):
    """The hidden cards of a lot that lie in one zone."""

    lot: int
    own: tuple[int, ...]
    """Their indices."""
    ranks: tuple[Rank, ...]
    """Where the places stand among those of the lot."""
    oldest: bool
    """Whether they went through no shuffle before."""


class Lot(NamedTuple):
    """The places of a lot, and what lies there."""

    number: int
    places: list[int]
    """In the row of a `Layout`."""
    run: slice | None
    """The same, where they lie side by side in their order: a deck is laid back as a whole."""
    cards: list[Card]
    """By their faces; none if they come from older lots, and so are known only when dealt."""
    marks: list[Mark]
    """What stays at each place; none where only the faces differ."""


class Layout(NamedTuple):
    """What has to be dealt for somebody in one arrangement of zones."""

    row: list[Card]
    """The cards of the zones in which anything is dealt, one zone after the other."""
    spans: list[tuple[int, int, int]]
    """Each of these zones by its number, and from where to where its cards lie in the row."""
    lots: list[Lot]
    """The oldest first."""


KEPT = 64
"""Arrangements of zones of which it is kept what has to be dealt."""
_layouts: dict[tuple[int, ...], tuple[Layout, list[Zone]]] = {}
"""Layouts for a mask, by what it is and by the zones, which are held so that no other can take
their `id`."""


def redeal(state: Struct, seat: int | None, shuffled: Shuffled) -> None:
    """Deal again, in place, every card of `state` that `seat` cannot see.

    The outcome follows from what the seat knows and from `shuffled`, never from the true order:
    cards are sorted before they are shuffled, and so are the places they go to. Two truths that
    look alike to a seat give it the same sample, so a bot's choice cannot lean on what is hidden.
    """
    found = zone_finder(type(state), Zone)(state)
    layout = layout_of([zone for _, _, zone in found], bit(seat))
    row = layout.row.copy()
    for lot in layout.lots:
        _deal(row, lot, shuffled)
    for z, start, end in layout.spans:
        holder, key, zone = found[z]
        dealt = Zone(tuple(row[start:end]), zone.eyes)
        if type(holder) is list:
            holder[key] = dealt
        else:
            put(holder, key, dealt)


def layout_of(zones: list[Zone], mask: int) -> Layout:
    """What is hidden in these zones; found once for each arrangement."""
    key = (mask, *map(id, zones))
    if key not in _layouts:
        if len(_layouts) >= KEPT:
            _layouts.clear()
        _layouts[key] = (_layout_of(zones, mask), zones)
    return _layouts[key][0]


def _layout_of(zones: list[Zone], mask: int) -> Layout:
    hidden = [(z, parts_of(zone, mask)) for z, zone in enumerate(zones) if zone.cards]
    sizes: Counter[int] = Counter()
    for _, parts in hidden:
        for part in parts:
            sizes[part.lot] += len(part.own)
    row: list[Card] = []
    spans: list[tuple[int, int, int]] = []
    lots: dict[int, list[tuple[int, Part]]] = {}
    for z, parts in hidden:
        dealt = [part for part in parts if sizes[part.lot] > 1]
        for part in dealt:
            lots.setdefault(part.lot, []).append((len(row), part))
        if dealt:
            spans.append((z, len(row), len(row) + len(zones[z].cards)))
            row += zones[z].cards
    return Layout(row, spans, [_lot(row, lot, own) for lot, own in sorted(lots.items())])


def _lot(row: list[Card], number: int, parts: list[tuple[int, Part]]) -> Lot:
    ranked = [
        (rank, start + i)
        for start, part in parts
        for rank, i in zip(part.ranks, part.own, strict=True)
    ]
    places = [place for _, place in sorted(ranked)]
    run = slice(places[0], places[-1] + 1)
    beside = run if places == list(range(run.start, run.stop)) else None
    if not all(part.oldest for _, part in parts):
        return Lot(number, places, beside, [], [])
    cards = [row[i] for i in places]
    marks = [_mark(card) for card in cards]
    cards.sort(key=_face)
    alike = marks.count(marks[0]) == len(marks)
    return Lot(number, places, beside, cards, [] if alike else marks)


def parts_of(zone: Zone, mask: int) -> tuple[Part, ...]:
    """What `mask` cannot see of a zone: found once, for a zone never changes."""
    noted: dict[int, tuple[Part, ...]] = zone.__dict__.setdefault("parts", {})
    if mask not in noted:
        lots: dict[int, list[int]] = {}
        for i, card in enumerate(zone.cards):
            for lot, blind in () if card.seen & mask else card.lots:
                if blind & mask:
                    lots.setdefault(lot, []).append(i)
        noted[mask] = tuple(_part(zone.cards, lot, own, mask) for lot, own in lots.items())
    return noted[mask]


def _part(cards: tuple[Card, ...], lot: int, own: list[int], mask: int) -> Part:
    marks = [cards[i].lots for i in own]
    ranks = tuple(_rank(lots, lot, mask) for lots in marks)
    return Part(lot, tuple(own), ranks, all(lots[0][0] == lot for lots in marks))


def _rank(lots: Lots, lot: int, mask: int) -> Rank:
    """Where a place stands among those of a lot, whatever the truth. Places whose cards will be
    dealt once more in the same younger lot can change places with one another: they are told apart
    by what their mark says alone, and the others by where they are."""
    own = 0
    for number, blind in lots:
        if number == lot:
            own = blind
        elif number > lot and blind & mask:
            return number, own
    return 0, 0


def _deal(row: list[Card], lot: Lot, shuffled: Shuffled) -> None:
    """Permute the cards of a lot. Each brings its older lots; younger marks belong to the place."""
    if not lot.cards:
        dealt = _dealt_older([row[i] for i in lot.places], lot.number, shuffled)
    else:
        dealt = shuffled(lot.cards)
        if lot.marks:
            dealt = [
                Card(card.face, seen, lots)
                for card, (seen, lots) in zip(dealt, lot.marks, strict=True)
            ]
    if lot.run is not None:
        row[lot.run] = dealt
    else:
        for i, card in zip(lot.places, dealt, strict=True):
            row[i] = card


def _dealt_older(old: list[Card], number: int, shuffled: Shuffled) -> list[Card]:
    """The cards of a lot that were shuffled before, in their new order."""
    dealt = []
    for here, new in zip(old, shuffled(sorted(old, key=_face_and_lots)), strict=True):
        older = [mark for mark in new.lots if mark[0] < number]
        older += [mark for mark in here.lots if mark[0] >= number]
        dealt.append(Card(new.face, here.seen, tuple(older)))
    return dealt
