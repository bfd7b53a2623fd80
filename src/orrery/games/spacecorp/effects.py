"""The effect language: what Special cards, progress cards and colonies say.

Content writes effects as text, `shield, fearless` (see `kernel.effects`). The same Structs run the
rules and write the tooltip (`effect-<tag>`), so text and rule cannot drift.
"""

from __future__ import annotations

from typing import Annotated, Literal, Union, get_args

import msgspec

from orrery.kernel import effects
from orrery.kernel.effects import Effect

Action = Literal[
    "research", "move", "explore", "build", "produce", "genetics", "revelation",
    "colonize", "upgrade", "special",
]  # fmt: skip
ACTIONS: tuple[Action, ...] = get_args(Action)
"""SC-3.4: the actions, in the order of the book."""
Valued = Literal["research", "move", "explore", "build", "produce", "genetics", "revelation"]
VALUED: tuple[Valued, ...] = get_args(Valued)
"""SC-3.6: the actions whose value is made of cards and Infra."""
Number = Annotated[int, msgspec.Meta(ge=1)]


# --- what Special cards do (SC-5.8) ---------------------------------------------------------------


class Gain(Effect):
    """`gain 2`: profit."""

    n: Number


class Probe(Effect):
    """`probe empty`: a Discovery tile on any empty exploration box, or only on an empty site."""

    site: Literal["any", "empty"]


class Leap(Effect):
    """`leap 10`: one team moves so far; not a Move action (SC-5.8.2)."""

    n: Number


# --- what progress cards do (SC-11) ---------------------------------------------------------------


class Shield(Effect):
    """`shield`: Move and Build actions are shielded."""


class Add(Effect):
    """`add move 1 starfarers=2`: the value of an action is so much higher."""

    action: Valued
    n: Number
    starfarers: int = 0
    """What it adds in Starfarers, where that is another number."""


class Double(Effect):
    """`double explore`: the total of an action is doubled."""

    action: Valued


class Each(Effect):
    """`each genetics 1`: every card played for an action counts so much more."""

    action: Valued
    n: Number


class Ally(Effect):
    """`ally`: the own Infra and one opponent's may be used together."""


class Weightless(Effect):
    """`weightless`: gravity penalties are ignored."""


class Hold(Effect):
    """`hold 6`: in step 6 a card is drawn with so many in hand, or fewer."""

    n: Number


class Settle(Effect):
    """`settle 1`: colony points in every Colonize action."""

    n: Number


class Yields(Effect):
    """`yields 2`: each Produce action pays so much more."""

    n: Number


class Cheaper(Effect):
    """`cheaper 4`: building in star systems costs so much less."""

    n: Number


class Swift(Effect):
    """`swift`: teams that enter a star system go straight onto its star."""


class Contact(Effect):
    """`contact`: bases may be built where the Introvs live (SC-14.15)."""


class Fearless(Effect):
    """`fearless`: Phobes do not send a team home (SC-14.12)."""


class Deploy(Effect):
    """`deploy`: a team from the HQ onto the star of a system without teams; once."""


class Arrive(Effect):
    """`arrive`: all own teams on star tracks go onto their stars; once."""


# --- what colonies do (SC-15.4) -------------------------------------------------------------------


class Whenever(Effect):
    """`whenever rival contract 1`: profit each time that an opponent, or oneself, does something.

    With `each=colony` it is paid for every colony that one has.
    """

    who: Literal["rival", "own"]
    what: Literal["colonizes", "contract", "produces"]
    n: Number
    each: Literal["time", "colony"] = "time"


class Count(Effect):
    """`count 1 adaptations every=2`: profit for each so many of something, now or at the end."""

    n: Number
    what: Literal[
        "wild_systems", "rival_colonies", "breakthroughs", "adaptations", "secure_sites",
        "own_progress",
    ]  # fmt: skip
    every: Number = 1
    at: Literal["now", "end"] = "now"


class Reward(Effect):
    """`reward`: the printed reward of any one unfulfilled Starfarers contract."""


class Claim(Effect):
    """`claim`: at the end of the era any one unfulfilled contract."""


AnyEffect = Union[  # noqa: UP007
    Gain, Probe, Leap, Shield, Add, Double, Each, Ally, Weightless, Hold, Settle, Yields, Cheaper,
    Swift, Contact, Fearless, Deploy, Arrive, Whenever, Count, Reward, Claim,
]  # fmt: skip
Effects = tuple[AnyEffect, ...]

SPECIALS = (Gain, Probe, Leap)
LASTING = (
    Shield, Add, Double, Each, Ally, Weightless, Hold, Settle, Yields, Cheaper, Swift, Contact,
    Fearless,
)  # fmt: skip
ONCE = (Deploy, Arrive)
SETTLED = (Whenever, Count, Reward, Claim)

LANGUAGE = effects.Language(AnyEffect)
parse, written = LANGUAGE.parse, LANGUAGE.written
