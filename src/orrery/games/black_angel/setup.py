"""BA-3, 9.1, 11.1: setting up the table."""

from __future__ import annotations

from typing import Any

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import reset, turn
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.model import (
    EMPTY,
    LINES,
    RAVAGER,
    WIDTH,
    BaOptions,
    Crew,
    Table,
    store,
)
from orrery.games.black_angel.pieces import NONE, die_of
from orrery.kernel import Card, Chance, Frame, Zone, bit, seats_from, shuffle


def set_up(content: Components, options: BaOptions, players: int, chance: Chance) -> Table:
    """BA-3.2, 3.3, 3.4: the table before the first turn."""
    settings = content.settings.players[str(players)]
    places = settings.strips * WIDTH
    table = Table(
        stack=[], lots=0, players=players, options=options,
        crews=[new_crew(content, seat) for seat in range(players)],
        first=chance.draw("first", players) if players > 1 else 0, active=0, round=1,
        last_round=0, reached=False,
        stored=[settings.dice] * 3, damaged=[0] * 3, damage=[0] * 6, ravagers=[()] * 6,
        ravager_deck=Zone(), ravager_discard=(), ravager_box=Zone(),
        decks=[], discards=[()] * 3, drawn=Zone(), stacks=[], token_discards=[()] * 3,
        panel=[EMPTY] * len(content.ship_board.panel), advanced=[], advanced_stack=Zone(),
        advanced_box=(), strips=(), marker=0, spes=0,
        angel=settings.strips // 2 * WIDTH + WIDTH // 2, sites=[EMPTY] * places,
        leaving=(), hal_deck=Zone(), hal_discard=(), phase="", careful=False,
    )  # fmt: skip
    table.active = table.first
    lay_out_space(content, table, chance)
    lay_out_technologies(content, table, chance)
    lay_out_missions(content, table, chance)
    lay_out_ravagers(content, table, chance)
    seats = seats_from(players, table.first)
    for seat in seats:
        deal(content, table, chance, seat)
    if players <= 2:
        table.crews.append(seatless(content, table))
    if players == 1:
        table.hal_deck = shuffle(table, chance, "hal", Zone.of(content.hal_cards))
    for crew in (*seats, *range(players, len(table.crews))):
        roll_first(content, table, chance, crew)
    frames = [
        frame for turn, seat in enumerate(seats, 1) for frame in bonus(content, table, turn, seat)
    ]
    table.stack = [turn.Turn(table.first), *reversed(frames)]
    return table


# --- the common area -----------------------------------------------------------------------------


def lay_out_space(content: Components, table: Table, chance: Chance) -> None:
    """BA-3.2.2: strips in random order, either side up; the marker on the farthest."""
    count = content.settings.players[str(table.players)].strips
    order = chance.shuffled("strips", range(len(content.strips)))[:count]
    table.strips = tuple(content.strips[number][chance.draw("sides", 2)] for number in order)
    table.marker = content.sides[table.strips[-1]].strip


def lay_out_technologies(content: Components, table: Table, chance: Chance) -> None:
    """BA-3.2.4, 3.2.5: a token of each colour in random order on the panel; advanced ones."""
    shown = []
    for colour in COLOURS:
        stack = shuffle(table, chance, f"technologies:{colour}", Zone.of(content.stacks[colour]))
        top, rest = stack.split(1)
        shown.append(top[0].face)
        table.stacks.append(Zone((Card(rest.cards[0].face), *rest.cards[1:])))
    for slot, token in enumerate(chance.shuffled("panel", shown)):
        table.panel[slot] = token
    stack = shuffle(table, chance, "advanced", Zone.of(content.advanced))
    top, table.advanced_stack = stack.split(content.ship_board.advanced_slots)
    table.advanced = [card.face for card in top]


def lay_out_missions(content: Components, table: Table, chance: Chance) -> None:
    """BA-3.2.6."""
    for colour in COLOURS:
        deck = Zone.of(content.decks[colour])
        table.decks.append(shuffle(table, chance, f"missions:{colour}", deck))


def lay_out_ravagers(content: Components, table: Table, chance: Chance) -> None:
    """BA-3.1, 3.2.7: some cards leave unseen; two come aboard with their damage."""
    deck = shuffle(table, chance, "ravagers", Zone.of(content.ravagers))
    out, deck = deck.split(content.settings.players[str(table.players)].ravagers_removed)
    table.ravager_box = Zone(out)
    top, table.ravager_deck = deck.split(content.settings.ravagers_aboard)
    for card in top:
        action = content.ravagers[card.face].action - 1
        table.ravagers[action] += (card.face,)
        table.damage[action] += 1


# --- the players ---------------------------------------------------------------------------------


def new_crew(content: Components, seat: int) -> Crew:
    """BA-3.3: points, goods, robots; the hand and the grid are dealt after."""
    start = content.settings.start
    robots = content.settings.robots - start.break_room - 3 * start.station
    return Crew(
        vp=start.vp, resources=start.resources, debris=start.debris, ships=start.ships,
        break_room=start.break_room, stations=[start.station] * 3, supply=robots,
        dice=(), secured=NONE, fleet=0, missions=0,
        hand=[Zone((), bit(seat))] * 4, beside=[Zone((), bit(seat))] * LINES,
        grid=[EMPTY] * 9, improved=0, debris_cells=0,
        cells=[EMPTY] * 3, surplus=(), removed=(), returned=[()] * 3,
    )  # fmt: skip


def deal(content: Components, table: Table, chance: Chance, seat: int) -> None:
    """BA-3.3.4, 3.3.5: starting technologies at random; missions of each colour, a Ravager."""
    crew = table.crews[seat]
    tokens = chance.shuffled("starting", content.starting_sets[seat])
    for cell, token in zip(content.grid.start, tokens, strict=True):
        crew.grid[cell] = token
    for colour in range(3):
        top, table.decks[colour] = table.decks[colour].split(content.settings.start.missions)
        crew.hand[colour] = crew.hand[colour].under(*top)
    top, table.ravager_deck = table.ravager_deck.split(content.settings.start.ravagers)
    crew.hand[RAVAGER] = crew.hand[RAVAGER].under(*top)


def seatless(content: Components, table: Table) -> Crew:
    """BA-9.1: the neutral player has a robot on each station; BA-11.1.2: Hal has all of his."""
    crew = new_crew(content, 0)
    solo = table.players == 1
    crew.vp = content.hal_start[table.options.difficulty] if solo else 0
    crew.resources = crew.debris = crew.ships = 0
    crew.stations = [1, 1, 1]
    robots = content.settings.robots - sum(crew.stations)
    crew.break_room, crew.supply = (robots, 0) if solo else (0, robots)
    crew.hand = [Zone()] * 4
    crew.beside = [Zone()] * LINES
    return crew


def roll_first(content: Components, table: Table, chance: Chance, crew: int) -> None:
    """BA-3.4.2: dice of each colour into the open zone."""
    dice = []
    for colour, name in enumerate(COLOURS):
        for _ in range(content.settings.start.dice):
            table.stored[colour] -= 1
            face = content.faces[chance.draw(f"die:{name}", len(content.faces))]
            dice.append(die_of(colour, face))
    table.crews[crew].dice = tuple(sorted(dice))


def bonus(content: Components, table: Table, turn: int, seat: int) -> list[Frame[Any, Any]]:
    """BA-3.4.3: the corner of the player's aid: goods at once, securing as a question."""
    crew = table.crews[seat]
    frames: list[Frame[Any, Any]] = []
    for effect in content.effects[content.aid[turn].id] if table.players > 1 else ():
        if isinstance(effect, fx.Secure):
            frames += [reset.SecureDie(seat, 0)] * effect.n
        elif isinstance(effect, fx.Gain):
            store(crew, effect.good, effect.n)
    return frames
