"""BTS-3.3: achievements, and what they and other cards count."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.model import STAR, G, TurnQuestion, fleet_of, technologies
from orrery.games.beyond_the_sun.space import board_of, specs_of
from orrery.kernel import Message, Move, Refusal, Why, on

NOT_REACHED = Why("why-not-reached", "BTS-3.3.2")
CLAIMED_ALREADY = Why("why-claimed-already", "BTS-3.3.4")
FULL = Why("why-achievement-full", "BTS-3.3.3")


def of_level(g: G, seat: int, level: int) -> int:
    """How many technologies of a level a faction has, private ones included."""
    f = g.state.factions[seat]
    count = (f.slots & g.content.tree.level_masks[level]).bit_count()
    if f.private:
        count += sum(g.content.technologies[card].level == level for card in f.private)
    return count


def outposts(g: G, seat: int) -> int:
    """BTS-6.5.6, 8.2.8."""
    return g.state.owners.count(seat)


def colonies(g: G, seat: int) -> int:
    return len(g.state.factions[seat].colonies)


def colonies_b(g: G, seat: int) -> int:
    systems = g.content.systems
    return sum(systems[c.system].deck == "B" for c in g.state.factions[seat].colonies)


def fleet(g: G, seat: int) -> int:
    """The strength of all ships on the exploration board."""
    _, forces = fleet_of(bytes(g.state.factions[seat].ships))
    return sum(forces.values())


def same_specs(g: G, seat: int) -> int:
    """BTS-9.10: printed symbols only, on systems controlled or colonized; shipyards count."""
    s = g.state
    symbols: list[str] = [
        spec for c in s.factions[seat].colonies for spec in g.content.systems[c.system].specs
    ]
    symbols += [
        spec
        for place in board_of(g).controllable
        if s.owners[place] == seat
        for spec in specs_of(g, place)
    ]
    return max(symbols.count("food"), symbols.count("ore"))


def types(g: G, seat: int) -> int:
    """Types among the technologies of level II and higher; a hybrid counts for both."""
    table = g.content.technologies
    cards = [table[card] for card in technologies(g.state, seat)]
    return len({type for card in cards if card.level > 1 for type in card.types})


MEASURES: dict[str, Callable[[G, int], int]] = {
    "colonies": colonies,
    "colonies_b": colonies_b,
    "technologies": lambda g, seat: (
        g.state.factions[seat].slots.bit_count() + len(g.state.factions[seat].private)
    ),
    "technologies_3": lambda g, seat: of_level(g, seat, 3),
    "technologies_4": lambda g, seat: of_level(g, seat, 4),
    "automation": lambda g, seat: sum(g.state.factions[seat].automation),
    "outposts": outposts,
    "fleet": fleet,
    "same_specs": same_specs,
    "types": types,
    "empty_tracks": lambda g, seat: g.state.factions[seat].tracks.count(0),
    "discs_off_mat": lambda g, seat: (
        2 * g.content.settings.discs - sum(g.state.factions[seat].tracks)
    ),
}


def slots_of(g: G, achievement: str) -> tuple[int, ...]:
    """The points of the open slots; with 2 and 3 players a slot of the A card is blocked."""
    return g.content.open_slots[g.state.players][achievement]


def why_not_claim(g: G, seat: int, i: int) -> Why | None:
    """BTS-3.3.2 to 3.3.4."""
    s = g.state
    taken, id = s.claims[i], s.achievements[i]
    if seat in taken:
        return CLAIMED_ALREADY
    if len(taken) >= len(g.content.open_slots[s.players][id]):
        return FULL
    card = g.content.achievements[id]
    return None if MEASURES[card.measure](g, seat) >= card.reach else NOT_REACHED


class ClaimAchievement(TurnQuestion):
    """BTS-3.3.2: who meets conditions claims one, and one only (BTS-3.3.1): with several which one;
    declining is not possible."""

    lapses = True

    def options(self, g: G) -> list[Move]:
        return [
            moves.Claim.at[id]
            for i, id in enumerate(g.state.achievements)
            if why_not_claim(g, self.seat, i) is None
        ]

    @on(moves.Claim)
    def claim(self, g: G, move: moves.Claim) -> None:
        s = g.state
        i = s.achievements.index(move.achievement)
        vp = slots_of(g, move.achievement)[len(s.claims[i])]
        s.claims[i] = (*s.claims[i], self.seat)
        s.marks[i] = (*s.marks[i], STAR)
        g.emit(log.Claimed(self.seat, move.achievement, vp))
        trigger_end(g)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        assert isinstance(move, moves.Claim)
        taken = len(g.state.claims[g.state.achievements.index(move.achievement)])
        return (Message("preview-vp", {"n": slots_of(g, move.achievement)[taken]}),)

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        for i, id in enumerate(g.state.achievements):
            why = why_not_claim(g, seat, i)
            if why is not None:
                card = g.content.achievements[id]
                facts = {"need": card.reach, "have": MEASURES[card.measure](g, seat)}
                yield Refusal(f"achievement:{id}", why, facts)


def missing_discs(g: G) -> int:
    """BTS-7.1: how many discs on achievement cards are still missing for the end."""
    s = g.state
    return g.content.settings.players[str(s.players)].end_discs - sum(map(len, s.claims))


def trigger_end(g: G) -> None:
    """BTS-7.1, 7.2: enough discs on achievement cards make the next round the last; until its end
    achievements are claimed as before (BTS-7.3), which follows from the sequence of play."""
    s = g.state
    if not s.last_round and missing_discs(g) <= 0:
        s.last_round = s.round + 1
        g.emit(log.LastRound(s.last_round))
