"""What must always hold: every piece is somewhere, limits are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from orrery.games.black_angel.goods import is_hal
from orrery.games.black_angel.model import COLOUR, RAVAGER, WIDTH, Crew, G, solo
from orrery.games.black_angel.pieces import NONE, bits, colour_of
from orrery.games.black_angel.reset import ReturnDie
from orrery.games.black_angel.space import terrain
from orrery.games.black_angel.technology import InstallTokens, KeepAdvanced, StudyTokens
from orrery.kernel import Zone


def violations(g: G) -> list[str]:
    """Everything that is wrong with a state; empty when all is well."""
    return [
        *robots(g),
        *dice(g),
        *missions(g),
        *ravagers(g),
        *technologies(g),
        *space(g),
        *limits(g),
        *hal_cards(g),
    ]


def robots(g: G) -> Iterator[str]:
    """BA-2.1: 16 robots a colour, wherever they are."""
    s = g.state
    for seat, crew in enumerate(s.crews):
        leaving = sum(left.owner == seat for left in s.leaving)
        total = crew.break_room + sum(crew.stations) + crew.supply + leaving
        total += crew.fleet.bit_count() + crew.missions.bit_count()
        if total != g.content.settings.robots:
            yield f"crew {seat}: {total} robots"
        rest = 0 if is_hal(s, seat) else crew.break_room  # BA-11.4.3: Hal always has one
        if min(rest, crew.supply, *crew.stations) < 0:
            yield f"crew {seat}: robots below 0"
        if min(crew.vp, crew.resources, crew.debris, crew.ships) < 0:
            yield f"crew {seat}: goods below 0"


def dice(g: G) -> Iterator[str]:
    """BA-3.1: the dice of each colour: stored, in compartments, in use."""
    s = g.state
    count = Counter({colour: s.stored[colour] for colour in range(3)})
    for crew in s.crews:
        count.update(colour_of(die) for die in crew.dice)
        count.update([colour_of(crew.secured)] if crew.secured != NONE else [])
        if list(crew.dice) != sorted(crew.dice):
            yield "dice are not sorted"
    count.update(frame.colour for frame in s.stack if isinstance(frame, ReturnDie))
    for colour in range(3):
        if count[colour] != g.content.settings.players[str(s.players)].dice:
            yield f"{count[colour]} dice of colour {colour}"
        if not 0 <= s.damaged[colour] <= s.stored[colour]:
            yield f"{s.damaged[colour]} damaged dice of colour {colour}"


def faces(zones: Iterable[Zone]) -> list[str]:
    return [card.face for zone in zones for card in zone.cards]


def missions(g: G) -> Iterator[str]:
    """BA-2: every mission card is in one place."""
    s = g.state
    cards = Counter(card for card in s.sites if card)
    cards.update(left.card for left in s.leaving)
    cards.update(faces((*s.decks, s.drawn)))
    cards.update(card for discard in s.discards for card in discard)
    for crew in s.crews:
        cards.update(faces(crew.hand[:RAVAGER]))
        cards.update(face for face in faces(crew.beside) if face in g.content.missions)
        cards.update(card for pile in crew.returned for card in pile)
    yield from compare("missions", cards, g.content.missions)
    for colour in range(3):
        piles = [*faces([s.decks[colour]]), *s.discards[colour]]
        piles += faces(crew.hand[colour] for crew in s.crews)
        if any(COLOUR[g.content.missions[card].colour] != colour for card in piles):
            yield f"a mission of another colour among those of colour {colour}"


def ravagers(g: G) -> Iterator[str]:
    """BA-2: every Ravager card is in one place."""
    s = g.state
    cards = Counter(faces((s.ravager_deck, s.ravager_box)))
    cards.update(s.ravager_discard)
    cards.update(card for pile in s.ravagers for card in pile)
    for crew in s.crews:
        cards.update(faces([crew.hand[RAVAGER]]))
        cards.update(face for face in faces(crew.beside) if face in g.content.ravagers)
    yield from compare("Ravagers", cards, g.content.ravagers)
    for action, pile in enumerate(s.ravagers):
        if any(g.content.ravagers[card].action != action + 1 for card in pile):
            yield f"a Ravager of another action at {action + 1}"


def technologies(g: G) -> Iterator[str]:
    """BA-2: every technology token is in one place."""
    s = g.state
    tokens = Counter(faces((*s.stacks, s.advanced_stack)))
    tokens.update(token for pile in s.token_discards for token in pile)
    tokens.update(token for token in (*s.panel, *s.advanced, *s.advanced_box) if token)
    for crew in s.crews:
        tokens.update(token for token in (*crew.grid, *crew.cells) if token)
        tokens.update((*crew.removed, *crew.surplus))
    for frame in s.stack:
        if isinstance(frame, StudyTokens):
            tokens.update(frame.taken)
        elif isinstance(frame, InstallTokens):
            tokens.update(frame.tokens)
        elif isinstance(frame, KeepAdvanced):
            tokens.update([frame.token])
    dealt = [token for pile in g.content.starting_sets[: s.players] for token in pile]
    yield from compare("tokens", tokens, (*g.content.technologies, *g.content.advanced, *dealt))


def compare(what: str, found: Counter[str], expected: Iterable[str]) -> Iterator[str]:
    wanted = Counter(list(expected))
    if found != wanted:
        yield f"{what}: too many {dict(found - wanted)}, missing {dict(wanted - found)}"


def space(g: G) -> Iterator[str]:
    """BA-6.6: cards on sites of their colour, ships within the limits, the Black Angel in line."""
    s, t = g.state, terrain(g)
    for place, card in enumerate(s.sites):
        owners = sum(crew.missions >> place & 1 for crew in s.crews)
        if owners != bool(card):
            yield f"{owners} robots on the card {card or 'of an empty hex'}"
        if card and t.colours[place] != COLOUR[g.content.missions[card].colour]:
            yield f"{card} on a hex of another kind"
        ships = sum(crew.fleet >> place & 1 for crew in s.crews)
        if ships > g.content.settings.ships_at:
            yield f"{ships} ships on one hex"
        if ships and t.asteroids >> place & 1 and place != s.angel:
            yield "a ship in an asteroid field"
    if any((crew.fleet | crew.missions) >> len(s.sites) for crew in s.crews):
        yield "something beyond the space board"
    if s.angel % WIDTH != WIDTH // 2:
        yield "the Black Angel is off its course"
    if s.spes and s.marker:
        yield "both the marker and the token of Spes are in play"


def limits(g: G) -> Iterator[str]:
    """BA-6.2.6, 6.6.9.1, 6.5.8: slots are never too full; masks speak of tokens that are there."""
    s, board = g.state, g.content.ship_board
    if any(not 0 <= n <= board.damage_slots for n in s.damage):
        yield "too much damage at an action"
    if any(len(pile) > board.ravager_slots for pile in s.ravagers):
        yield "too many Ravagers at an action"
    for seat, crew in enumerate(s.crews):
        yield from grid(g, seat, crew)
        if any(len(zone) > 1 for zone in crew.beside):
            yield f"crew {seat}: two cards in a slot"


def grid(g: G, seat: int, crew: Crew) -> Iterator[str]:
    for cell in bits(crew.debris_cells | crew.improved):
        if crew.grid[cell] not in g.content.tokens:
            yield f"crew {seat}: debris or an improved side where no technology is"
    if crew.improved and not g.state.options.expert:
        yield f"crew {seat}: an improved side in the normal game"
    if crew.surplus and "" in crew.cells:
        yield f"crew {seat}: an advanced token left out though a cell is free"


def hal_cards(g: G) -> Iterator[str]:
    s = g.state
    cards = Counter((*faces([s.hal_deck]), *s.hal_discard))
    yield from compare("Hal’s cards", cards, g.content.hal_cards if solo(s) else ())
