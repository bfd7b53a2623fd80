"""What must always hold: every piece is somewhere, limits are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orrery.games.black_angel import goods, reset, technology
from orrery.games.black_angel.model import BACKS, COLOUR, WIDTH, Crew, G
from orrery.games.black_angel.pieces import NONE, colour_of, has
from orrery.games.black_angel.space import terrain
from orrery.kernel import bits
from orrery.kernel.census import census, unaccounted


def violations(g: G) -> list[str]:
    """Everything that is wrong with a state; empty when all is well."""
    rules = (robots, dice, cards_and_tokens, piles, space, limits)
    return [problem for rule in rules for problem in rule(g)]


def robots(g: G) -> Iterator[str]:
    """BA-2.1: 16 robots a colour, wherever they are."""
    s = g.state
    for seat, crew in enumerate(s.crews):
        leaving = sum(left.owner == seat for left in s.leaving)
        total = crew.break_room + sum(crew.stations) + crew.supply + leaving
        total += crew.fleet.bit_count() + crew.missions.bit_count()
        if total != g.content.settings.robots:
            yield f"crew {seat}: {total} robots"
        rest = 0 if s.is_hal(seat) else crew.break_room  # BA-11.4.3: Hal always has one
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
    count.update(frame.colour for frame in s.stack if isinstance(frame, reset.ReturnDie))
    for colour in range(3):
        if count[colour] != g.content.settings.players[str(s.players)].dice:
            yield f"{count[colour]} dice of colour {colour}"
        if not 0 <= s.damaged[colour] <= s.stored[colour]:
            yield f"{s.damaged[colour]} damaged dice of colour {colour}"


def cards_and_tokens(g: G) -> Iterator[str]:
    """BA-2: every card and token is in one place."""
    s, c = g.state, g.content
    known = {**c.missions, **c.ravagers, **c.tokens, **c.advanced, **c.hal_cards}
    dealt = [token for tokens in c.starting_sets[: s.players] for token in tokens]
    hal = c.hal_cards if s.solo else ()
    box = (*c.missions, *c.ravagers, *c.technologies, *c.advanced, *dealt, *hal)
    yield from unaccounted("cards and tokens", census(s, known) + on_their_way(g), box)


def on_their_way(g: G) -> Counter[str]:
    """Tokens that were taken, or pushed out, and are not yet where they go."""
    tokens: Counter[str] = Counter()
    for frame in g.state.stack:
        if isinstance(frame, technology.StudyTokens):
            tokens.update(frame.taken)
        elif isinstance(frame, technology.InstallTokens):
            tokens.update(frame.tokens)
        elif isinstance(frame, technology.KeepAdvanced):
            tokens.update([frame.token])
    return tokens


def piles(g: G) -> Iterator[str]:
    """BA-2: cards lie among those of their colour or back, Ravagers at their own action."""
    s, c = g.state, g.content
    decks, discards = (*s.decks, s.ravager_deck), (*s.discards, s.ravager_discard)
    for back, name in enumerate(BACKS):
        zones = (decks[back], *(crew.hand[back] for crew in s.crews))
        cards = [*(card.face for zone in zones for card in zone.cards), *discards[back]]
        if any(goods.back_of(g, card) != back for card in cards):
            yield f"a card of another back among those of {name}"
    for action, pile in enumerate(s.ravagers):
        if any(c.ravagers[card].action != action + 1 for card in pile):
            yield f"a Ravager of another action at {action + 1}"


def space(g: G) -> Iterator[str]:
    """BA-6.6: cards on sites of their colour, ships within the limits, the Black Angel in line."""
    s, t = g.state, terrain(g)
    for place, card in enumerate(s.sites):
        owners = sum(crew.missions >> place & 1 for crew in s.crews)
        if owners != bool(card):
            yield f"{owners} robots on the card {card or 'of an empty hex'}"
        if card and not has(t.sites[COLOUR[g.content.missions[card].colour]], place):
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
