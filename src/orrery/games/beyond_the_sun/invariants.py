"""What must always hold: pieces are conserved, limits are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orrery.games.beyond_the_sun.colonize import AttachSystem, KeepSystem
from orrery.games.beyond_the_sun.model import STAR, G
from orrery.games.beyond_the_sun.research import PickPrivate, PickTechnology
from orrery.games.beyond_the_sun.space import PlaceOutpost, board_of


def violations(g: G) -> list[str]:
    """Everything that is wrong with a state; empty when all is well."""
    return [*cubes(g), *discs(g), *technologies(g), *systems(g), *pawns(g), *limits(g)]


def cubes(g: G) -> Iterator[str]:
    """BTS-1.6: 20 cubes a faction, wherever they are."""
    for seat, f in enumerate(g.state.factions):
        if not f.mat:
            continue
        total = f.pop + sum(f.supply) + sum(f.ships) + f.slots.bit_count() + bool(f.museum)
        if total != g.content.settings.cubes:
            yield f"seat {seat}: {total} cubes"
        if min(f.pop, f.ore, *f.supply, *f.ships) < 0:
            yield f"seat {seat}: something is negative"


def discs(g: G) -> Iterator[str]:
    """BTS-1.6: 8 food and 8 ore discs a faction."""
    s = g.state
    pending = {frame.place for frame in s.stack if isinstance(frame, PlaceOutpost)}
    for seat, f in enumerate(s.factions):
        count = Counter(disc for colony in f.colonies for disc in colony.discs)
        count.update(
            s.discs[place]
            for place, owner in enumerate(s.owners)
            if owner == seat and place not in pending
        )
        count.update(
            mark
            for seats, marks in zip(s.claims, s.marks, strict=True)
            for who, mark in zip(seats, marks, strict=True)
            if who == seat
        )
        for kind in range(STAR):
            total = f.tracks[kind] + f.automation[kind] + count[kind]
            if total != g.content.settings.discs:
                yield f"seat {seat}: {total} discs of kind {kind}"


def technologies(g: G) -> Iterator[str]:
    """BTS-1.1: every technology card is in one place."""
    s = g.state
    cards = Counter(card for card in s.slots if card)
    cards.update(card.face for deck in s.decks for card in deck.cards)
    cards.update(card for row in s.rows for card in row or ())
    cards.update(card for f in s.factions for card in f.private)
    for frame in s.stack:
        if isinstance(frame, (PickTechnology, PickPrivate)):
            cards.update(frame.drawn)
    table = g.content.technologies
    box = Counter(card for card in table if table[card].level > 1 or card in s.slots)
    if cards != box:
        yield f"technologies: {cards - box} too many, {box - cards} missing"


def systems(g: G) -> Iterator[str]:
    """BTS-1.3: every system card is in one place."""
    s = g.state
    cards = Counter(card for card in s.cards if card)
    cards.update(card.face for deck in s.systems for card in deck.cards)
    cards.update(colony.system for f in s.factions for colony in f.colonies)
    cards.update([s.dyson] if s.dyson else [])
    for frame in s.stack:
        if isinstance(frame, KeepSystem):
            cards.update(frame.drawn)
        if isinstance(frame, AttachSystem):
            cards.update([frame.system])
    if cards != Counter(g.content.systems.keys()):
        yield f"systems: {cards}"


def pawns(g: G) -> Iterator[str]:
    """BTS-3.1.3: one pawn a space, but for the unlimited one."""
    spaces = Counter(f.pawn for f in g.state.factions if f.pawn)
    for space, count in spaces.items():
        if count > 1 and not g.content.spaces[g.state.players][space].unlimited:
            yield f"{count} pawns in {space}"


def limits(g: G) -> Iterator[str]:
    """BTS-3.3.3, 6.5.2: slots of achievements; control only where it is possible."""
    s, board = g.state, board_of(g)
    for i, id in enumerate(s.achievements):
        if len(s.claims[i]) > len(g.content.achievements[id].slots):
            yield f"achievement {id} is too full"
    for place, owner in enumerate(s.owners):
        if owner >= 0 and place not in board.controllable:
            yield f"place {board.ids[place]} cannot be controlled"
