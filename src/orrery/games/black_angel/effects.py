"""The effect language: what cards, tokens and player aids say.

Content writes effects as text, `pay resource 1, gain vp 3` (see `kernel.effects`); a list is done
from left to right. The same Structs run the rules, draw the card and write its tooltip
(`effect-<tag>`), so text and rule cannot drift. How they are carried out is told in `perform.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, Union, get_args

import msgspec

from orrery.kernel import effects
from orrery.kernel.effects import Effect

Colour = Literal["orange", "grey", "green"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""BA-1.2: the colours of dice, stations, actions, missions, technologies and sites."""
Station = Literal["orange", "grey", "green", "any"]
"""A colour, or one of the player's choice."""
Good = Literal["vp", "robot", "resource", "ship", "debris"]
"""What can be gained."""
Price = Literal["robot", "resource", "ship", "debris", "mission", "ravager"]
"""What can be paid: a robot, goods, or a mission or Ravager card from hand."""
Counted = Literal[
    "tech_orange", "tech_grey", "tech_green", "removed_tech", "ravagers_hand", "debris_stored",
    "resources_stored", "robots_stations", "missions_space", "ships_owned",
]  # fmt: skip
"""What points are counted by, always the player's own:

- `tech_orange`, `tech_grey`, `tech_green`: ordinary technology tokens of the colour in the grid,
  starting ones included (advanced ones have no colour);
- `removed_tech`: ordinary technology tokens pushed out of the grid (BA-6.5.7);
- `ravagers_hand`: Ravager cards in hand;
- `debris_stored`, `resources_stored`: in storage;
- `robots_stations`: robots on the three stations together;
- `missions_space`: mission cards on the space board;
- `ships_owned`: ships in storage and in space.
"""
Number = Annotated[int, msgspec.Meta(ge=1)]
"""How many: an effect of none, or less, is a slip of the pen."""
Amount = Annotated[int, msgspec.Meta(ge=0)]
"""As `Number`, where nothing may be said: 0."""


# --- what missions, technologies and rewards do ---------------------------------------------------


class Gain(Effect):
    """`gain ship 1`: from the supply to storage; a robot goes to the break room (BA-12.4)."""

    good: Good
    n: Number


class Draw(Effect):
    """`draw any 1`: mission cards of a colour; with `any` the colour is named before drawing."""

    colour: Station
    n: Number


class ToStation(Effect):
    """`to_station any 2`: up to so many robots from the break room to the station, or to any."""

    station: Station
    n: Number


class Pay(Effect):
    """`pay resource 1`: a cost; who cannot pay it cannot have what stands after it.

    Goods go from storage to the supply, a robot from the break room to its owner's supply, cards
    from hand to their discard. As a Ravager's effect it is all there is (BA-6.2.8).
    """

    price: Price
    n: Number


class Study(Effect):
    """`study panel 1`: take technology tokens from any slots of the panel and install them.

    `study any 1` leaves the choice of a token of the panel or an advanced one. Prices do not count.
    """

    source: Literal["panel", "any"]
    n: Number


class Activate(Effect):
    """`activate 1`: use an ordinary technology token of one's grid.

    The executions of a turn each use another token (BA-7.2).
    """

    n: Number


class Repair(Effect):
    """`repair 1`: remove damage as the action does (BA-6.3), `vp` points for each.

    `repair 1 to=storage`: its debris cannot be put on a technology token.
    """

    n: Number
    to: Literal["any", "storage"] = "any"
    vp: Amount = 0


class Destroy(Effect):
    """`destroy 1 vp=1`: remove Ravager cards as the action does (BA-6.4), `vp` points for each.

    All executions of a turn count together when a slot has to be emptied (BA-6.4.2).
    """

    n: Number
    vp: Amount = 0


class Score(Effect):
    """`score 2 tech_green max=8`: points for each thing counted, at most `max` in all.

    Without `max` there is no limit but the one that the rules set: the cap of an advanced
    technology (BA-8.5.2).
    """

    vp: Number
    per: Counted
    max: Amount = 0


# --- what only Ravagers do ------------------------------------------------------------------------


class Damage(Effect):
    """`damage 1`: damage at this action: in its slots, else on a stored die of its colour."""

    n: Number


# --- what only improved sides do: "1x" (BA-10.3) --------------------------------------------------


class AnyColour(Effect):
    """`any_colour`: the die, whatever its colour, is used as one of the token's colour."""


class SetDie(Effect):
    """`set_die 3`: the die shows this value."""

    value: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Shield(Effect):
    """`shield`: the Ravager card and the damage at this action do not count."""


class RaiseDie(Effect):
    """`raise_die 1`: the value of the die is higher for this action, and may pass 3."""

    n: Number


# --- what only player aids do ---------------------------------------------------------------------


class Secure(Effect):
    """`secure 1`: may move dice from the open zone to the high-security zone for nothing."""

    n: Number


AnyEffect = Union[  # noqa: UP007
    Gain, Draw, ToStation, Pay, Study, Activate, Repair, Destroy, Score, Damage, AnyColour,
    SetDie, Shield, RaiseDie, Secure,
]  # fmt: skip
Effects = tuple[AnyEffect, ...]
OF_TECHNOLOGIES = (Gain, Draw, ToStation, Pay, Study, Repair, Destroy, Score)
"""What a technology can do."""
BOOSTS = (AnyColour, SetDie, Shield, RaiseDie)
"""The "1x" effects, in the order in which they are applied (BA-10.3)."""


def counts_goods(effect: AnyEffect) -> bool:
    """Whether it depends on the resources or debris in storage, through other tokens perhaps."""
    if isinstance(effect, Pay):
        return effect.price in ("resource", "debris")
    if isinstance(effect, Score):
        return effect.per in ("resources_stored", "debris_stored")
    return isinstance(effect, Activate)


LANGUAGE = effects.Language(AnyEffect)
parse, written = LANGUAGE.parse, LANGUAGE.written
