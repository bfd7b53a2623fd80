"""Comets: a toy game that uses what the kernel offers and no real game needs all at once.

Each round a prize of the sky is shown. Everybody secretly lays a card or passes, all at once; the
highest card takes the prize (dice decide a tie) and its owner acts twice: charge fuel, draw a card
in secret or openly, hide a card in the stash, bury the hand under the deck, dream of two cards of
which one is kept when the dreamer likes, or fling a comet at somebody, which every seat that might
hold a shield may deflect.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct

from orrery.kernel import (
    ALWAYS,
    NOBODY,
    PASS,
    Card,
    Chance,
    Due,
    EndTurn,
    Event,
    Game,
    Item,
    Match,
    Message,
    Move,
    Offer,
    Options,
    Outcome,
    Pack,
    Play,
    Question,
    Refusal,
    ScoreLine,
    ScriptedChance,
    State,
    Task,
    Together,
    Why,
    Window,
    Words,
    Zone,
    bit,
    on,
)
from orrery.kernel.events import SeatEvent
from orrery.kernel.frames import Orders
from orrery.kernel.game import Facts, ranked
from orrery.kernel.zones import mixed

FOLDER = Path(__file__).parent / "toy_content"
ROUNDS = {"short": 3, "long": 5}
HAND = 3
MIXED_IN = 3
"""Prizes that are mixed with the forced ones; the others leave the game unseen."""
DREAM = 2
"""Cards that a dream shows."""
HIT = 3
"""What the die must show for a comet to hit."""

NO_FUEL = Why("why-no-fuel", "TOY-3.1")
NO_COMET = Why("why-no-comet", "TOY-3.2")
EMPTY_HAND = Why("why-empty-hand", "TOY-3.3")


class ToyOptions(Options):
    length: Literal["short", "long"] = "short"
    rich: bool = False


class HandCard(Item):
    value: int
    count: int


class Prize(Item):
    stars: int
    forced: bool = False


class Cards(Struct, frozen=True):
    """The content."""

    hand: dict[str, HandCard]
    prizes: dict[str, Prize]


class ToyState(State):
    deck: Zone
    discard: Zone
    sky: Zone
    past: Zone
    void: Zone
    hands: list[Zone]
    stashes: list[Zone]
    dreams: list[Zone]
    fuel: list[int]
    stars: list[int]
    round: int
    rounds: int
    blocked: bool = False


class ToyView(Struct, frozen=True):
    round: int
    fuel: tuple[int, ...]
    stars: tuple[int, ...]
    zones: dict[str, tuple[str | None, ...]]
    hands: tuple[tuple[str | None, ...], ...]
    stashes: tuple[tuple[str | None, ...], ...]
    dreams: tuple[tuple[str | None, ...], ...]
    laid: str | None
    asked: tuple[int, ...]


G: TypeAlias = Play[ToyState, Cards]

# --- moves and events ------------------------------------------------------------------------


class Lay(Move):
    card: str


class Charge(Move):
    pass


class Draw(Move):
    pass


class DrawOpen(Move):
    pass


class Hide(Move):
    pass


class Keep(Move):
    card: str


class Bury(Move):
    pass


class Dream(Move):
    pass


class Recall(Move):
    card: str


class Fling(Move):
    target: int


class Deflect(Move):
    pass


class Dawned(Event):
    prize: str


class Laid(SeatEvent):
    card: str


class Won(SeatEvent):
    prize: str


class Charged(SeatEvent):
    pass


class Drew(SeatEvent):
    card: str | None = None


class Hid(SeatEvent):
    card: str | None = None


class Buried(SeatEvent):
    n: int


class Dreamt(SeatEvent):
    pass


class Recalled(SeatEvent):
    card: str | None = None


class Flung(SeatEvent):
    target: int


class Deflected(SeatEvent):
    pass


class Struck(Event):
    target: int
    die: int
    lost: int


# --- the sequence of play --------------------------------------------------------------------


class Dawn(Task[ToyState, Cards]):
    """TOY-1: show a prize, or end the game."""

    def run(self, g: G) -> None:
        s = g.state
        if s.round == s.rounds:
            return
        s.round += 1
        top, s.sky = s.sky.split(1)
        s.past = s.past.under(*g.show(top))
        g.emit(Dawned(top[0].face))
        g.push(Contest(seats=tuple(range(len(s.hands))), prize=top[0].face))


class Contest(Together[ToyState, Cards], kw_only=True):
    """TOY-2: all lay a card in secret; the highest takes the prize."""

    tells = ("prize",)
    prize: str

    def options(self, g: G, seat: int) -> list[Move]:
        return [*(Lay(face) for face in held(g.state.hands[seat])), PASS]

    def settle(self, g: G, answers: dict[int, Move]) -> None:
        s = g.state
        bids = {}
        for seat, move in answers.items():
            if isinstance(move, Lay):
                discard_from_hand(g, seat, move.card)
                g.emit(Laid(seat, move.card))
                bids[seat] = g.content.hand[move.card].value
        if not bids:
            return g.push(Dawn())
        best = [seat for seat, value in bids.items() if value == max(bids.values())]
        winner = best[g.chance.draw("tie", len(best))] if len(best) > 1 else best[0]
        s.stars[winner] += g.content.prizes[self.prize].stars
        g.emit(Won(winner, self.prize))
        return g.push(Due(winner, "awaken"), Act(winner, 2), EndTurn(winner), Dawn())


class Act(Question[ToyState, Cards]):
    """TOY-3: an action of the winner."""

    left: int

    def options(self, g: G) -> list[Move]:
        s = g.state
        hand = s.hands[self.seat]
        moves: list[Move] = [Charge()]
        if s.deck.cards or s.discard.cards:
            moves += [Draw(), DrawOpen()]
        if len(s.deck) >= DREAM and not s.dreams[self.seat].cards:
            moves.append(Dream())
        if hand.cards:
            moves += [Hide(), Bury()]
        if s.fuel[self.seat] and "comet" in held(hand):
            moves += [Fling(seat) for seat in range(len(s.hands)) if seat != self.seat]
        return [*moves, PASS]

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if isinstance(move, Fling):
            return Offer(move, (f"seat{move.target}",), (Message("cost-fuel", {"n": 1}),))
        return Offer(move)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        if not g.state.fuel[seat]:
            yield Refusal("fling", NO_FUEL, {"need": 1, "have": 0})
        if "comet" not in held(g.state.hands[seat]):
            yield Refusal("fling", NO_COMET, {"hand": len(g.state.hands[seat])})
        if not g.state.hands[seat].cards:
            yield Refusal("hide", EMPTY_HAND)

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            return
        if self.left > 1:
            g.push(Act(self.seat, self.left - 1))
        ACTIONS[type(move)](g, self.seat, move)


class Stash(Question[ToyState, Cards]):
    """TOY-3.3: choose the card to hide. How many cards differ is nobody's business: not forced."""

    forced = False
    secret = True
    orders: ClassVar[Orders] = {ALWAYS: 0}

    def options(self, g: G) -> list[Move]:
        return [Keep.at[face] for face in held(g.state.hands[self.seat])]

    @on(Keep)
    def keep(self, g: G, move: Keep) -> None:
        s = g.state
        card = take(s, self.seat, move.card)
        s.stashes[self.seat] = s.stashes[self.seat].under(card)
        g.emit(Hid(self.seat, move.card), bit(self.seat), Hid(self.seat))


class Awaken(Question[ToyState, Cards]):
    """TOY-6: which of the cards dreamt of is kept. It may be said at any time, and must be before
    the dreamer acts again."""

    forced = False
    secret = True

    def options(self, g: G) -> list[Move]:
        return [Recall.at[face] for face in held(g.state.dreams[self.seat])]

    @on(Recall)
    def recall(self, g: G, move: Recall) -> None:
        s = g.state
        dream = g.conceal(s.dreams[self.seat])
        kept = next(i for i, card in enumerate(dream.cards) if card.face == move.card)
        s.hands[self.seat] = s.hands[self.seat].under(dream.cards[kept])
        s.deck = s.deck.under(*dream.without(kept).cards)
        s.dreams[self.seat] = Zone((), dream.eyes)
        g.emit(Recalled(self.seat, move.card), bit(self.seat), Recalled(self.seat))


class Defence(Window[ToyState, Cards], kw_only=True):
    """TOY-4: whoever might hold a shield may play it."""

    policies = (*Window.policies, "mine")
    target: int

    def might(self, g: G, seat: int) -> bool:
        return g.might_hold(g.state.hands[seat], ("shield",))

    def reactions(self, g: G, seat: int) -> list[Move]:
        return [Deflect.at[()]] if "shield" in held(g.state.hands[seat]) else []

    @on(Deflect)
    def deflect(self, g: G, seat: int, move: Deflect) -> None:
        discard_from_hand(g, seat, "shield")
        g.state.blocked = True
        g.emit(Deflected(seat))

    def meets(self, g: G, seat: int, condition: str, move: Move) -> bool:
        return condition == "mine" and self.target == seat


class Impact(Task[ToyState, Cards]):
    """TOY-5: a comet that nobody deflected hits on 3 or more."""

    target: int

    def run(self, g: G) -> None:
        s = g.state
        if s.blocked:
            s.blocked = False
            return
        die = g.chance.draw("die", 6) + 1
        lost = min(s.stars[self.target], int(die >= HIT))
        s.stars[self.target] -= lost
        g.emit(Struck(self.target, die, lost))


# --- actions ---------------------------------------------------------------------------------


def charge(g: G, seat: int, move: Move) -> None:
    g.state.fuel[seat] += 1
    g.emit(Charged(seat))


def draw(g: G, seat: int, move: Move) -> None:
    """In secret, or openly: then everybody knows the card in the hand."""
    s = g.state
    if not s.deck.cards:
        s.deck, s.discard = g.shuffle("deck", s.discard), Zone()
    top, s.deck = s.deck.split(1)
    hand = s.hands[seat]
    seen = g.show(top) if isinstance(move, DrawOpen) else g.show(top, hand.eyes)
    s.hands[seat] = hand.under(*seen)
    g.emit(Drew(seat, top[0].face), seen[0].seen, Drew(seat))


def hide(g: G, seat: int, move: Move) -> None:
    g.state.hands[seat] = g.conceal(g.state.hands[seat])
    g.push(Stash(seat))


def dream(g: G, seat: int, move: Move) -> None:
    """Two cards are looked at; which of them is kept is chosen beside the turns."""
    s = g.state
    top, s.deck = s.deck.split(DREAM)
    s.dreams[seat] = s.dreams[seat].under(*g.show(top, bit(seat)))
    g.lay_aside(Awaken(seat))
    g.emit(Dreamt(seat))


def bury(g: G, seat: int, move: Move) -> None:
    """The hand goes under the deck in an order that nobody knows, not even its owner."""
    s = g.state
    hand = s.hands[seat]
    s.deck = s.deck.under(*g.shuffle("bury", Zone(hand.cards)).cards)
    s.hands[seat] = Zone((), hand.eyes)
    g.emit(Buried(seat, len(hand)))


def fling(g: G, seat: int, move: Move) -> None:
    assert isinstance(move, Fling)
    g.state.fuel[seat] -= 1
    discard_from_hand(g, seat, "comet")
    g.emit(Flung(seat, move.target))
    g.push(Impact(move.target))
    others = range(seat + 1, seat + len(g.state.hands))
    g.push(Defence(ring=tuple(other % len(g.state.hands) for other in others), target=move.target))


ACTIONS: dict[type[Move], Callable[[G, int, Move], None]] = {
    Charge: charge,
    Draw: draw,
    DrawOpen: draw,
    Hide: hide,
    Bury: bury,
    Dream: dream,
    Fling: fling,
}


def held(hand: Zone) -> list[str]:
    """The faces in a hand, each once, in the order of the alphabet."""
    return sorted({card.face for card in hand.cards})


def take(s: ToyState, seat: int, face: str) -> Card:
    """Take a card out of a hand."""
    card, s.hands[seat] = s.hands[seat].take(face)
    return card


def discard_from_hand(g: G, seat: int, face: str) -> None:
    s = g.state
    s.discard = s.discard.on_top(*g.show((take(s, seat, face),)))


# --- the game --------------------------------------------------------------------------------


def load(pack: Pack) -> Cards:
    hand = pack.rows("cards.toml", "card", HandCard)
    prizes = pack.rows("cards.toml", "prize", Prize)
    return Cards({card.id: card for card in hand}, {prize.id: prize for prize in prizes})


def setup(content: Cards, options: ToyOptions, players: int, chance: Chance) -> ToyState:
    faces = [card.id for card in content.hand.values() for _ in range(card.count)]
    deck = Zone(mixed(shuffled(chance, "deck", faces), NOBODY, 1))
    free = [p.id for p in content.prizes.values() if not p.forced]
    pile = mixed(shuffled(chance, "prizes", free), NOBODY, 2)
    forced = [Card(p.id) for p in content.prizes.values() if p.forced]
    sky = mixed(chance.shuffled("sky", [*pile[:MIXED_IN], *forced]), NOBODY, 3)
    hands = []
    for seat in range(players):
        dealt, deck = deck.split(HAND)
        hands.append(Zone((), bit(seat)).under(*dealt))
    return ToyState(
        stack=[Dawn()],
        lots=3,
        deck=deck,
        discard=Zone(),
        sky=Zone(sky),
        past=Zone(),
        void=Zone(pile[MIXED_IN:]),
        hands=hands,
        stashes=[Zone((), bit(seat)) for seat in range(players)],
        dreams=[Zone((), bit(seat)) for seat in range(players)],
        fuel=[2 * options.rich] * players,
        stars=[0] * players,
        round=0,
        rounds=ROUNDS[options.length],
    )


def shuffled(chance: Chance, stream: str, faces: Iterable[str]) -> list[Card]:
    return [Card(face) for face in chance.shuffled(stream, faces)]


def view(g: G, seat: int | None) -> ToyView:
    s, top = g.state, g.question
    laid = None
    if isinstance(top, Contest) and seat in top.seats and top.answers:
        laid = top.answers[top.seats.index(seat)]
    return ToyView(
        s.round,
        tuple(s.fuel),
        tuple(s.stars),
        {name: getattr(s, name).faces(seat) for name in ("deck", "discard", "sky", "past", "void")},
        tuple(hand.faces(seat) for hand in s.hands),
        tuple(stash.faces(seat) for stash in s.stashes),
        tuple(dream.faces(seat) for dream in s.dreams),
        laid,
        tuple(g.awaited(seat)),
    )


def outcome(g: G) -> Outcome:
    s = g.state
    worth = g.content.hand
    stashed = tuple(sum(worth[card.face].value for card in z.cards) for z in s.stashes)
    totals = tuple(a + b for a, b in zip(s.stars, stashed, strict=True))
    sheet = (ScoreLine("score-stars", tuple(s.stars)), ScoreLine("score-stash", stashed))
    return Outcome(totals, ranked(totals), sheet)


def violations(g: G) -> list[str]:
    s = g.state
    cards = sum(map(len, (s.deck, s.discard, *s.hands, *s.stashes, *s.dreams)))
    found = []
    if cards != sum(card.count for card in g.content.hand.values()):
        found.append(f"{cards} cards")
    if len(s.sky) + len(s.past) + len(s.void) != len(g.content.prizes):
        found.append("prizes lost")
    if min(s.fuel + s.stars) < 0:
        found.append("something below zero")
    return found


def names(content: Cards, language: str) -> dict[str, str]:
    items: list[Item] = [*content.hand.values(), *content.prizes.values()]
    return {item.id: item.ru if language == "ru" else item.en for item in items}


def facts(g: G) -> Facts:
    """The toy has no sides, and nobody is first; a seat uses what it has stashed."""
    seats = tuple(range(len(g.state.hands)))
    uses: dict[str, list[int]] = {}
    for seat in seats:
        for card in g.state.stashes[seat].cards:
            uses.setdefault(f"card {card.face}", []).append(seat)
    return Facts(("",) * len(seats), seats, uses, [])


def game(**changes: Any) -> Game[ToyState, Cards]:
    """The toy, or a spoilt one."""
    parts: dict[str, Any] = {
        "id": "toy",
        "version": 1,
        "seats": (2, 3, 4),
        "folder": FOLDER,
        "modules": [sys.modules[__name__]],
        "options": ToyOptions,
        "state": ToyState,
        "load": load,
        "setup": setup,
        "view": view,
        "outcome": outcome,
        "violations": violations,
        "names": names,
        "rounds": lambda s: s.round,
        "evaluate": lambda g, seat: float(g.state.stars[seat]),
        "summary": summary,
        "facts": facts,
    }
    return Game(**(parts | changes))


def summary(g: G, seat: int | None, words: Words) -> str:
    return words.tell("summary", round=g.state.round, stars=g.state.stars)


GAME = game()

# --- for tests -------------------------------------------------------------------------------


def given(
    hands: list[str],
    *,
    deck: str = "",
    chance: Chance | None = None,
    rich: bool = True,
    of: Game[ToyState, Cards] = GAME,
) -> Match:
    """A match at its first contest, in which the seats hold these cards (`"comet shield"`)."""
    match = Match(
        of,
        [f"P{i}" for i in range(len(hands))],
        chance or ScriptedChance({}),
        ToyOptions(rich=rich),
    )
    s: ToyState = match.play.state
    pool = [*s.deck.cards, *(card for hand in s.hands for card in hand.cards)]
    ordered = [pool.pop(index_of(pool, face)) for faces in [*hands, deck] for face in faces.split()]
    for seat, faces in enumerate(hands):
        n = len(faces.split())
        cards, ordered = ordered[:n], ordered[n:]
        s.hands[seat] = Zone((), bit(seat)).under(*unseen(cards))
    s.deck = Zone(unseen(ordered + pool))
    match.play.advance()
    return match


def unseen(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(Card(card.face, NOBODY, card.lots) for card in cards)


def index_of(cards: list[Card], face: str) -> int:
    return next(i for i, card in enumerate(cards) if card.face == face)


def plays(match: Match, *moves: str) -> Match:
    """Play moves in notation, each by the seat to act or by the one named: `2: deflect`."""
    for text in moves:
        seat, _, move = text.rpartition(": ")
        match.submit(int(seat) if seat else match.play.seat, move)
    return match
