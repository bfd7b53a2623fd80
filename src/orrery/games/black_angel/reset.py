"""BA-8.1, 8.2, 9.3: sequence B: rerolling the dice, resetting the board."""

from __future__ import annotations

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.goods import back_of, lose_vp, spend, to_discard
from orrery.games.black_angel.model import COLOUR, LINES, G, TurnQuestion, TurnTask
from orrery.games.black_angel.pieces import NONE, colour_of, die_of, name_of, sum_of, value_of
from orrery.kernel import PASS, Card, Message, Move, Zone, bit, on
from orrery.kernel.rows import without


def roll(g: G, colour: int) -> int:
    """BA-2.2: a die of a colour, as its die."""
    faces = g.content.faces
    return die_of(colour, faces[g.chance.draw(f"die:{COLOURS[colour]}", len(faces))])


def take_from_storage(g: G, colour: int) -> bool:
    """BA-8.1.3: undamaged dice go first; whether this one had damage, which goes to the supply."""
    s = g.state
    s.stored[colour] -= 1
    if s.damaged[colour] > s.stored[colour]:
        s.damaged[colour] -= 1
        return True
    return False


def roll_dice(g: G, seat: int) -> tuple[int, ...]:
    """BA-8.1.2, 8.1.3: a die for each robot on a station, as far as the storage has them."""
    s, crew = g.state, g.state.crews[seat]
    rolled: list[int] = []
    harmed = 0
    for colour in range(3):
        for _ in range(min(crew.stations[colour], s.stored[colour])):
            harmed += take_from_storage(g, colour)
            rolled.append(roll(g, colour))
    if harmed:
        lose_vp(g, seat, harmed * g.content.settings.damaged_die, "damaged")
    return tuple(rolled)


def shown(dice: tuple[int, ...]) -> tuple[str, str, str]:
    """The values of the dice by colour, as an event tells them."""
    values = [
        [str(value_of(die)) for die in dice if colour_of(die) == colour] for colour in range(3)
    ]
    orange, grey, green = (" ".join(own) or "–" for own in values)
    return orange, grey, green


class ReturnDie(TurnTask):
    """BA-6.7.1, 6.7.3: the die goes to the storage of its own colour, also if it was bought."""

    colour: int
    value: int
    """What it showed, for those who look on."""

    def run(self, g: G) -> None:
        g.state.stored[self.colour] += 1


class Reroll(TurnTask):
    """BA-8.1.1 to 8.1.3: what is left costs its value; then the robots on the stations roll."""

    seat: int

    def run(self, g: G) -> None:
        s, crew = g.state, g.state.crews[self.seat]
        g.emit(log.Rerolled(s.who(self.seat)))
        left = crew.dice_left
        lose_vp(g, self.seat, sum_of(left), "left")
        for die in left:
            s.stored[colour_of(die)] += 1
        crew.secured = NONE
        crew.dice = tuple(sorted(roll_dice(g, self.seat)))
        g.emit(log.Rolled(s.who(self.seat), *shown(crew.dice)))


class SecureDie(TurnQuestion):
    """BA-8.1.4: after the roll one die may be moved to the high-security zone, for a resource.

    BA-3.4.3: at the beginning the third and the fourth player may do so for nothing.
    """

    price: int
    tells = ("price",)

    def options(self, g: G) -> list[Move]:
        crew = g.state.crews[self.seat]
        if crew.resources < self.price or crew.secured != NONE:
            return [PASS]
        return [PASS, *(moves.Secure.at[name_of(die)] for die in dict.fromkeys(crew.dice))]

    @on(moves.Secure)
    def secure(self, g: G, move: moves.Secure) -> None:
        crew = g.state.crews[self.seat]
        die = die_of(COLOUR[move.colour], move.value)
        if self.price:
            spend(g, self.seat, "resource", self.price)
        crew.dice = without(crew.dice, die)
        crew.secured = die
        g.emit(log.Secured(self.seat, move.colour, move.value))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if move == PASS or not self.price:
            return ()
        return (Message("preview-pay", {"price": "resource", "n": self.price}),)


class NeutralDice(TurnTask):
    """BA-9.3: with two players, the neutral dice: 0 goes back, missing colours are rolled.

    Ruling: after the player has rolled and secured, for those are one step of the sequence.
    """

    def run(self, g: G) -> None:
        s = g.state
        if s.players != 2:
            return
        neutral = s.crews[2]
        for die in neutral.dice:
            if not value_of(die):
                s.stored[colour_of(die)] += 1
        kept = [die for die in neutral.dice if value_of(die)]
        present = {colour_of(die) for die in kept}
        fresh = []
        for colour in range(3):
            if colour not in present and neutral.stations[colour] and s.stored[colour]:
                take_from_storage(g, colour)
                fresh.append(roll(g, colour))
        neutral.dice = tuple(sorted((*kept, *fresh)))
        if fresh:
            g.emit(log.NeutralRolled(*shown(tuple(fresh))))


class ResetBoard(TurnTask):
    """BA-8.2: the cards beside the board are discarded, debris on tokens goes to storage."""

    seat: int

    def run(self, g: G) -> None:
        s, crew = g.state, g.state.crews[self.seat]
        cards: list[Card] = [card for zone in crew.beside for card in zone.cards]
        g.show(cards)
        for card in cards:
            to_discard(s, back_of(g, card.face), (card.face,))
        crew.beside = [Zone((), bit(self.seat))] * LINES
        crew.debris += crew.debris_cells.bit_count()
        crew.debris_cells = 0
        if cards:
            g.emit(log.BoardReset(self.seat, tuple(card.face for card in cards)))
