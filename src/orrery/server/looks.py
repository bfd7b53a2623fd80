"""A look: all that one seat, or a spectator, is told of a position. Nothing else is ever sent."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from orrery.kernel import Event, Message, Offer, Play, Refusal, Tally, say_move, tally


class Asked(Struct, frozen=True):
    """The open question."""

    question: str
    """Its kind, as standing orders name it."""
    say: Message
    clause: str


class Choice(Struct, frozen=True):
    """A possible move: its text, what it says, what it touches and what it costs and gains."""

    move: str
    say: Message
    targets: tuple[str, ...]
    preview: tuple[Message, ...]


class Line(Struct, frozen=True):
    """A line of the log: the entry that brought it, the fact and its words."""

    seq: int
    event: Event
    say: Message


class WhyNot(Struct, frozen=True):
    """Something that is not possible now, and the rule and the facts behind it."""

    target: str
    say: Message
    clause: str


class Result(Struct, frozen=True):
    totals: tuple[int, ...]
    ranks: tuple[int, ...]


class Look(Struct, frozen=True):
    seat: int | None
    view: Struct
    to_act: list[int]
    asked: Asked | None
    offers: list[Choice]
    score: Tally
    result: Result | None
    seq: int = 0
    since: int = 0
    keep: int = 0
    """How many lines of the log, as of `since`, still stand; those in `log` come after them."""
    log: list[Line] = []
    can_undo: bool = False
    can_redo: bool = False
    orders: dict[str, str] = {}
    commitment: str = ""
    secret: str = ""


def look_at(play: Play[Any, Any], seat: int | None) -> Look:
    """A position by itself, without its past."""
    return Look(
        seat=seat,
        view=play.game.view(play, seat),
        to_act=play.to_act(),
        asked=asked(play),
        offers=choices(play, seat),
        score=tally(play, seat),
        result=result(play),
    )


def bygone(look: Look) -> Look:
    """A look at the past: there is nothing to be done in it."""
    return replace(look, offers=[], can_undo=False, can_redo=False)


def asked(play: Play[Any, Any]) -> Asked | None:
    top = play.question
    return Asked(top.kind(), top.prompt(play), top.clause) if top else None


def choices(play: Play[Any, Any], seat: int | None) -> list[Choice]:
    top = play.question
    if seat is None or top is None:
        return []
    return [choice(top.offer(play, move)) for move in play.offers_for(seat)]


def choice(offer: Offer) -> Choice:
    return Choice(str(offer.move), say_move(offer.move), offer.targets, offer.preview)


def result(play: Play[Any, Any]) -> Result | None:
    if not play.over:
        return None
    outcome = play.game.outcome(play)
    return Result(outcome.totals, outcome.ranks)


def why_not(play: Play[Any, Any], seat: int) -> list[WhyNot]:
    return [explained(refusal) for refusal in play.explained(seat)[1]]


def explained(refusal: Refusal) -> WhyNot:
    return WhyNot(refusal.target, refusal.message, refusal.why.clause)
