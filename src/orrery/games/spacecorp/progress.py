"""SC-5.6, 11: Genetics and Revelation, the Progress Wheel, Adaptations and Breakthroughs."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.effects import Arrive, Deploy
from orrery.games.spacecorp.goods import gain
from orrery.games.spacecorp.model import (
    HQ,
    MARINERS,
    G,
    Team,
    TurnQuestion,
    TurnTask,
    chart,
    feat,
    rivals_of,
    who,
)
from orrery.games.spacecorp.sites import occupied
from orrery.games.spacecorp.value import Deed, performed
from orrery.games.spacecorp.windows import EdgeWindow
from orrery.kernel import Message, Move, Refusal, Why, on

REWARDED, UNREWARDED = 1, 2
"""SC-11.5: the two copies of a progress card."""
OWNED = Why("why-owned", "SC-11.3")
NEEDS_MORE = Why("why-needs-more", "SC-11.3")
TAKEN = Why("why-taken", "SC-11.5")


@performed("genetics")
def genetics(g: G, seat: int, deed: Deed, value: int) -> None:
    """SC-5.6.1."""
    g.push(Advance(seat, "genetics", value))


@performed("revelation")
def revelation(g: G, seat: int, deed: Deed, value: int) -> None:
    """SC-11.1."""
    g.push(Advance(seat, "revelation", value))


class Advance(TurnTask):
    """SC-5.6, 11.1, 11.2: a cube moves on; each time that it comes to the top it earns a card."""

    seat: int
    wheel: str
    """`genetics` or `revelation`."""
    n: int

    def run(self, g: G) -> None:
        s, corp = g.state, g.state.corps[self.seat]
        before: int = getattr(corp, self.wheel)
        after = before + self.n
        setattr(corp, self.wheel, after)
        g.emit(log.Advanced(self.seat, self.wheel, self.n))
        if s.era == MARINERS:
            return
        size = g.content.settings.wheel
        kind = "adaptation" if self.wheel == "genetics" else "breakthrough"
        g.push(*[GainCard(self.seat, kind)] * (after // size - before // size))


class GainCard(TurnTask):
    """SC-11.3, 11.7: a card of the kind, if there is one that the player may choose."""

    seat: int
    card_kind: str

    def run(self, g: G) -> None:
        if learnable(g, self.seat, self.card_kind):
            g.push(ChooseProgress(self.seat, self.card_kind))
        else:
            g.emit(log.NothingToLearn(self.seat, self.card_kind))


def kind_ids(g: G, kind: str) -> list[str]:
    return [id for id, card in g.content.progress.items() if card.kind == kind]


def counted(g: G, corp: int, kind: str) -> int:
    cards = g.content.progress
    return sum(cards[id].kind == kind for id in g.state.corps[corp].progress)


def copies(g: G, card: str) -> int:
    return g.state.progress[g.content.progress_ids.index(card)]


def why_not_learn(g: G, seat: int, card: str) -> Why | None:
    """SC-11.3: not a name that the player has; its prerequisite met; a copy left."""
    if not copies(g, card):
        return TAKEN
    return why_not_own(g, seat, card)


def why_not_own(g: G, seat: int, card: str) -> Why | None:
    corp, needs = g.state.corps[seat], g.content.progress[card].needs
    if card in corp.progress:
        return OWNED
    if (
        counted(g, seat, "adaptation") < needs.adaptations
        or counted(g, seat, "breakthrough") < needs.breakthroughs
        or len(corp.progress) < needs.cards
    ):
        return NEEDS_MORE
    return None


def learnable(g: G, seat: int, kind: str) -> list[str]:
    return [id for id in kind_ids(g, kind) if why_not_learn(g, seat, id) is None]


class ChooseProgress(TurnQuestion):
    """SC-11.3: one of the cards of the kind that are on the side board."""

    card_kind: str

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-choose-progress", {"kind": self.card_kind})

    def options(self, g: G) -> list[Move]:
        return [moves.Learn.at[id] for id in learnable(g, self.seat, self.card_kind)]

    @on(moves.Learn)
    def learn(self, g: G, move: moves.Learn) -> None:
        rewarded = learn(g, self.seat, move.card)
        if self.card_kind == "breakthrough" and rewarded:
            g.push(LeakWindow(ring=rivals_of(g.state, self.seat), card=move.card))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        assert isinstance(move, moves.Learn)
        gained = g.content.progress[move.card].reward if copies(g, move.card) & REWARDED else 0
        return (Message("preview-gain", {"n": gained}),) if gained else ()

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        for id in kind_ids(g, self.card_kind):
            why = why_not_learn(g, seat, id)
            if why is not None:
                yield Refusal(f"progress:{id}", why)


def take_copy(g: G, corp: int, card: str, copy: int = 0) -> int:
    """SC-11.5: the upper copy first; which of them was taken."""
    s, at = g.state, g.content.progress_ids.index(card)
    took = copy or (REWARDED if s.progress[at] & REWARDED else UNREWARDED)
    s.progress[at] &= ~took
    s.corps[corp].progress += (card,)
    feat(g, f"progress {card}", corp)
    g.emit(log.Learned(who(s, corp), card))
    return took


def learn(g: G, corp: int, card: str, copy: int = 0) -> bool:
    """SC-11.4, 11.5: a copy is taken, with its reward; whether it was the upper one."""
    took = take_copy(g, corp, card, copy)
    if took == REWARDED:
        gain(g, corp, g.content.progress[card].reward, "progress")
    if corp < g.state.players:
        once(g, corp, card)
    return took == REWARDED


def once(g: G, seat: int, card: str) -> None:
    """SC-11.4: an effect that happens when the card is taken."""
    for effect in g.content.effects[card]:
        if isinstance(effect, Deploy):
            g.push(ChooseSystem(seat))
        elif isinstance(effect, Arrive):
            teams = g.state.corps[seat].teams
            for number, team in enumerate(teams):
                if team.track:
                    teams[number] = Team(team.site)
                    g.emit(log.ReachedStar(seat, chart(g).sites[team.site].id))


class ChooseSystem(TurnQuestion):
    """SC-11.4, Star Children: a team from the HQ comes onto the star of a system without teams."""

    lapses = True

    def options(self, g: G) -> list[Move]:
        map, held = chart(g), occupied(g.state)
        if all(team.site != HQ for team in g.state.corps[self.seat].teams):
            return []
        return [moves.Go.at[map.sites[site].id] for site in map.systems if site not in held]

    @on(moves.Go)
    def go(self, g: G, move: moves.Go) -> None:
        teams = g.state.corps[self.seat].teams
        number = next(i for i, team in enumerate(teams) if team.site == HQ)
        teams[number] = Team(chart(g).number[move.site])
        g.emit(log.Deployed(self.seat, move.site))


class LeakWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Leak: an opponent took the rewarded copy of a Breakthrough: take the other one."""

    edges = ("leak",)
    tells = ("card",)
    card: str

    def playable(self, g: G, seat: int, edge: str) -> bool:
        left = copies(g, self.card) & UNREWARDED
        return bool(left) and why_not_own(g, seat, self.card) is None

    def play(self, g: G, seat: int, edge: str) -> None:
        learn(g, seat, self.card, UNREWARDED)
