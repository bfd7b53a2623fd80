"""BA-8.1, 8.2, 9.3: sequence B: rerolling the dice, resetting the board."""

from __future__ import annotations

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.goods import back_of, lose_vp, spend, to_discard
from orrery.games.black_angel.model import (
    COLOUR,
    LINES,
    NONE,
    G,
    TurnQuestion,
    TurnTask,
    die_code,
    who,
    without,
)
from orrery.kernel import PASS, Card, Message, Move, Offer, Zone, bit


def roll(g: G, colour: int) -> int:
    """BA-2.2: a die of a colour, as its code."""
    faces = g.content.faces
    return die_code(colour, faces[g.chance.draw(f"die:{COLOURS[colour]}", len(faces))])


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
    values = [[str(code & 3) for code in dice if code >> 2 == colour] for colour in range(3)]
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
        g.emit(log.Rerolled(who(s, self.seat)))
        left = crew.dice if crew.secured == NONE else (*crew.dice, crew.secured)
        lose_vp(g, self.seat, sum(code & 3 for code in left), "left")
        for code in left:
            s.stored[code >> 2] += 1
        crew.secured = NONE
        crew.dice = tuple(sorted(roll_dice(g, self.seat)))
        g.emit(log.Rolled(who(s, self.seat), *shown(crew.dice)))


class SecureDie(TurnQuestion):
    """BA-8.1.4: after the roll one die may be moved to the high-security zone, for a resource.

    BA-3.4.3: at the beginning the third and the fourth player may do so for nothing.
    """

    price: int
    clause = "BA-8.1.4"

    def prompt(self, g: G) -> Message:
        return Message("ask-secure-die", {"price": self.price})

    def options(self, g: G) -> list[Move]:
        crew = g.state.crews[self.seat]
        if crew.resources < self.price or crew.secured != NONE:
            return [PASS]
        return [PASS, *(SECURE[code] for code in dict.fromkeys(crew.dice))]

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            return
        assert isinstance(move, moves.Secure)
        crew = g.state.crews[self.seat]
        code = die_code(COLOUR[move.colour], move.value)
        if self.price:
            spend(g, self.seat, "resource", self.price)
        crew.dice = without(crew.dice, code)
        crew.secured = code
        g.emit(log.Secured(self.seat, move.colour, move.value))

    def offer(self, g: G, move: Move) -> Offer:
        if not isinstance(move, moves.Secure):
            return Offer(move)
        paid = Message("preview-pay", {"price": "resource", "n": self.price})
        target = f"die:{self.seat}:{move.colour}:{move.value}"
        return Offer(move, (target,), (paid,) if self.price else ())


SECURE = [moves.Secure(COLOURS[code >> 2], code & 3) for code in range(12)]


class NeutralDice(TurnTask):
    """BA-9.3: with two players, the neutral dice: 0 goes back, missing colours are rolled.

    Ruling: after the player has rolled and secured, for those are one step of the sequence.
    """

    def run(self, g: G) -> None:
        s = g.state
        if s.players != 2:
            return
        neutral = s.crews[2]
        for code in neutral.dice:
            if not code & 3:
                s.stored[code >> 2] += 1
        kept = [code for code in neutral.dice if code & 3]
        present = {code >> 2 for code in kept}
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
        crew.debris += crew.littered.bit_count()
        crew.littered = 0
        if cards:
            g.emit(log.BoardReset(self.seat, tuple(card.face for card in cards)))
