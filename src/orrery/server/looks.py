"""A look: all that one seat, or a spectator, is told of a position. Nothing else is ever sent."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from orrery.kernel import Event, Message, Offer, Play, Refusal, Tally, say_move
from orrery.kernel.audience import Audiences
from orrery.server.differences import Alike, Change


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
    final: bool
    """Whether it cannot be taken back."""


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
    """Empty where a game has no points."""
    ranks: tuple[int, ...]
    ending: Message | None = None
    """How it ended, where that is more than a count of points."""


class Beside(Struct, frozen=True):
    """A question beside the turn, and its offers."""

    asked: Asked
    offers: list[Choice]


class Look(Struct, frozen=True):
    seat: int | None
    view: Struct
    to_act: list[int]
    asked: Asked | None
    offers: list[Choice]
    aside: list[Beside]
    """What the seat may settle while others play."""
    score: Tally
    result: Result | None
    seq: int = 0
    since: int = 0
    keep: int = 0
    """How many lines of the log, as of `since`, still stand; those in `log` come after them."""
    log: list[Line] = []
    can_undo: bool = False
    undo_barrier: str = ""
    """Why it cannot: `over`, `begin`, `drawn`, `shown` or `other`."""
    can_redo: bool = False
    orders: dict[str, str] = {}
    commitment: str = ""
    secret: str = ""


class LookNews(Struct, frozen=True, tag_field="is", tag="look"):
    look: Raw


class ChangeNews(Struct, frozen=True, tag_field="is", tag="change"):
    """What makes a look at entry `since` the look at entry `seq`: see `differences`. The log is
    told as in a look: `keep` lines of it stand, and these come after them."""

    seq: int
    since: int
    keep: int
    log: list[Line]
    set: list[Change]


TOLD_APART = frozenset(("seq", "since", "keep", "log"))
"""What a change tells by itself."""
TOLD_WHOLE = frozenset(("asked", "offers", "aside", "result"))
"""What is another thing altogether once it is not the same."""


def change_from(old: Look, new: Look, told: Alike, views: tuple[Any, Any]) -> ChangeNews:
    """`old` is what a viewer has; `new` holds only the lines that it has not heard. What several
    are told alike is in `told` from the first of them on; their views are alike where they have
    been made from the same `views`, whosever they are."""
    found: list[Change] = []
    for name in Look.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after or name in TOLD_APART:
            continue
        if name in TOLD_WHOLE:
            found += [([name], after)] if before != after else []
        else:
            found += told.changes(
                before, after, (name,), views if name == "view" else (before, after)
            )
    return ChangeNews(new.seq, old.seq, new.keep, new.log, found)


def look_at(play: Play[Any, Any], seat: int | None, told: Audiences | None = None) -> Look:
    """A position by itself, without its past. What several know alike is `told` once."""
    told = told or Audiences(play)
    return Look(
        seat=seat,
        view=told.view(seat),
        to_act=play.awaited(seat),
        asked=asked(play, seat),
        offers=choices(play, seat),
        aside=beside(play, seat),
        score=told.tally(seat),
        result=result(play),
    )


def bygone(look: Look) -> Look:
    """A look at the past: there is nothing to be done in it."""
    return replace(look, offers=[], aside=[], can_undo=False, undo_barrier="", can_redo=False)


def asked(play: Play[Any, Any], seat: int | None) -> Asked | None:
    top = play.question
    return Asked(top.kind(), top.prompt(play, seat), top.clause) if top else None


def choices(play: Play[Any, Any], seat: int | None) -> list[Choice]:
    return [choice(offer) for offer in play.explained_offers(seat)] if seat is not None else []


def beside(play: Play[Any, Any], seat: int | None) -> list[Beside]:
    return [
        Beside(
            Asked(question.kind(), question.prompt(play, seat), question.clause),
            [choice(offer) for offer in offers],
        )
        for question, offers in (play.explained_aside(seat) if seat is not None else ())
    ]


def choice(offer: Offer) -> Choice:
    return Choice(str(offer.move), say_move(offer.move), offer.targets, offer.preview, offer.final)


def result(play: Play[Any, Any]) -> Result | None:
    if not play.over:
        return None
    outcome = play.game.outcome(play)
    return Result(outcome.totals, outcome.ranks, outcome.ending)


def why_not(play: Play[Any, Any], seat: int) -> list[WhyNot]:
    return [explained(refusal) for refusal in play.explained(seat)[1]]


def explained(refusal: Refusal) -> WhyNot:
    return WhyNot(refusal.target, refusal.message, refusal.why.clause)
