"""SC-2, 7, 13, 17.1: what an era begins with."""

from __future__ import annotations

from orrery.games.spacecorp.components import ERAS, SLOTS, STACKS, TIME, Components, each
from orrery.games.spacecorp.model import (
    IDLE,
    MARINERS,
    NONE,
    PLANETEERS,
    SOURCES,
    STARFARERS,
    Corp,
    ScOptions,
    Table,
    Team,
)
from orrery.kernel import Card, Chance, Zone, bit, seats_from, shuffle

DRIVE = "chemical_drive"
"""SC-2.9: the card with which everybody begins."""


def empty_table(content: Components, options: ScOptions, players: int, era: int) -> Table:
    corps = [new_corp(content, bit(seat)) for seat in range(players)]
    if players == 1:
        corps.append(new_corp(content, 0))
    return Table(
        stack=[], lots=0, players=players, options=options, era=era, corps=corps, opener=0,
        first=0, active=0,
        turns=[0, 0, 0], tiles=[], bases=[], owner=[], colony=[], offers=[], deck=Zone(),
        discard=(), timed=0, laid=[Zone()] * 3, shown=False, fresh=(), stacks=[], tile_discard=(),
        colonies=(), progress=[0] * len(content.progress_ids), discs=[MARINERS - 1] * 7,
        beyond=[NONE, NONE], awards=[0] * len(corps), acted=0, yielded=-1, sabotaged="",
        closing=False, due=(), passed=0, still=0, trodden=[0] * players, mark=(), feats=(),
        rivals=(), pool=Zone(), codes=Zone(), codes_out=(),
    )  # fmt: skip


def new_corp(content: Components, eyes: int) -> Corp:
    return Corp(
        earned=[0] * len(SOURCES), hand=Zone((), eyes), infra=[""] * SLOTS, teams=[IDLE] * 4,
        supply=[base.count for base in content.bases.values()],
        genetics=0, revelation=0, progress=(), legacy=(), idle=0,
    )  # fmt: skip


# --- an era --------------------------------------------------------------------------------------


def lay_out_era(content: Components, s: Table, chance: Chance, fresh: bool) -> None:
    """SC-2, 7, 13: map, tiles, teams, hands, deck, offers; `fresh`: the game begins with it."""
    map = content.charts[s.era]
    count = len(map.sites)
    s.tiles, s.bases = [()] * count, [()] * count
    s.owner, s.colony = [NONE] * count, [""] * count
    s.stacks = [
        shuffle(s, chance, f"tiles:{stack}", Zone.of(content.stacks[s.era][i]))
        for i, stack in enumerate(STACKS[s.era])
    ]
    s.tile_discard = ()
    s.beyond = [NONE, NONE]
    s.discard, s.timed, s.passed, s.due = (), 0, 0, ()
    s.closing, s.still, s.rivals = False, 0, ()
    s.trodden = [0] * s.players
    s.laid = [Zone()] * 3
    for corp in s.corps[: s.players]:
        begin_with = content.settings.teams[ERAS[s.era]]
        corp.teams = [Team(map.start)] * begin_with + [IDLE] * (4 - begin_with)
        corp.idle = 0
    lay_out_cards(content, s, chance)
    lay_out_progress(content, s, fresh)
    if s.era == STARFARERS:
        s.colonies = tuple(
            id for id, colony in content.colonies.items() if s.players in colony.players
        )
    if s.players == 1:
        lay_out_competition(content, s, chance)


def lay_out_cards(content: Components, s: Table, chance: Chance) -> None:
    """SC-2.8 to 2.13, 7.6 to 7.8, 13.5: a Time card each, Start cards, the deck, the offers."""
    by = content.settings.players[str(s.players)]
    cards = content.cards
    start = [face for face in content.decks[s.era] if cards[face].start]
    rest = [face for face in content.decks[s.era] if not cards[face].start]
    hands = {seat: [Card(TIME)] for seat in range(s.players)}
    if s.era == MARINERS:
        for hand in hands.values():
            hand.insert(0, Card(DRIVE))
            start.remove(DRIVE)
    pile = shuffle(s, chance, f"start:{ERAS[s.era]}", Zone.of(start))
    deck = shuffle(
        s, chance, f"deck:{ERAS[s.era]}", Zone.of([*rest, *[TIME] * (by.time - s.players)])
    )
    for place, seat in enumerate(seats_from(s.players, s.first)):
        dealt = content.settings.dealt if s.era != MARINERS else by.extra[place]
        top, pile = pile.split(dealt)
        s.corps[seat].hand = Zone((), bit(seat)).under(*hands[seat], *top)
    s.deck = Zone(pile.cards + deck.cards)
    top, s.deck = s.deck.split(content.settings.offers)
    s.offers = [card.face for card in top]


def lay_out_progress(content: Components, s: Table, fresh: bool) -> None:
    """SC-7.9, 13.6, 16.2: both copies of each card; those of earlier eras stay where they are."""
    for at, id in enumerate(content.progress_ids):
        era = ERAS.index(content.progress[id].era)
        earlier = fresh and PLANETEERS <= era < s.era
        if era == s.era or earlier:
            s.progress[at] = 3


def lay_out_competition(content: Components, s: Table, chance: Chance) -> None:
    """SC-17.1, 17.3: the codes and the bases of the Competition."""
    codes = each(code for code in content.codes.values() if code.era == ERAS[s.era])
    s.codes = shuffle(s, chance, f"codes:{ERAS[s.era]}", Zone.of(codes))
    s.codes_out = ()
    s.pool = new_pool(content, s, chance)


def new_pool(content: Components, s: Table, chance: Chance) -> Zone:
    bases = each(content.bases[id] for id in content.base_types[s.era])
    return shuffle(s, chance, "pool", Zone.of(bases))
