"""BA-12.2: what is chosen within the effects of A1 leaves a die to use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from msgspec.structs import replace

from orrery.games.black_angel.model import G, TurnQuestion
from orrery.kernel import PASS, FastChance, Move, Refusal, Why

NO_DIE_LEFT = Why("why-no-die-left", "BA-12.2")


class Choice(TurnQuestion):
    """A choice within effects: in A1 none that leaves its player without a die to use (BA-12.2)."""

    def choices(self, g: G) -> list[Move]:
        """Every answer that the effect itself allows."""
        return []

    def leaves_a_die(self, g: G, move: Move) -> bool:
        return leads_to_a_die(g, move)

    def options(self, g: G) -> list[Move]:
        found = self.choices(g)
        if not g.state.careful:
            return found
        return [move for move in found if self.leaves_a_die(g, move)] or found

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        if g.state.careful:
            options = self.options(g)
            for move in self.choices(g):
                if move not in options:
                    target = self.offer(g, seat, move).targets
                    yield Refusal(target[0] if target else str(move), NO_DIE_LEFT)


class Steps(Choice):
    """A choice of one step after the other, up to so many."""

    left: int
    must: bool
    """Whether the next step has to be taken, if there is one."""

    def steps(self, g: G) -> list[Move]:
        return []

    def choices(self, g: G) -> list[Move]:
        found = self.steps(g)
        return found if self.must and found else [PASS, *found]

    def rest(self, n: int = 1) -> list[Self]:
        """What is left after so many steps: none of it has to be done."""
        return [replace(self, left=self.left - n, must=False)] if self.left > n else []


def leads_to_a_die(g: G, move: Move) -> bool:
    """Whether a move of A1 can be followed by a die, whatever is drawn: it is tried on a twin.

    No hidden face matters here, only how many cards of a back there are; so the twin draws by a
    chance of its own, and what a record has is not used up.
    """
    twin = g.clone()
    twin.chance, twin.state.careful = FastChance(0), False
    twin.apply(move)
    # What was found to leave a die stands first, and where nothing was, all stands there.
    offers = twin.offers[:1] if twin.state.careful else twin.offers
    twin.state.careful = False
    if twin.state.phase != "A1":
        return twin.state.phase == "A2"
    question = twin.question
    follows = question.leaves_a_die if isinstance(question, Choice) else leads_to_a_die
    return any(follows(twin, further) for further in offers)
