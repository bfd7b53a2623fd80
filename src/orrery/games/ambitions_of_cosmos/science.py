"""AOC-8: the science phase and the pyramid of technologies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.activation import conclude
from orrery.games.ambitions_of_cosmos.economy import gifts, science_growth, tech_cost, token_gifts
from orrery.games.ambitions_of_cosmos.model import G, Realm, TurnQuestion, TurnTask
from orrery.games.ambitions_of_cosmos.supply import can_invoke, invoke
from orrery.kernel import PASS, Message, Move, Offer, Pass, Refusal, Why, on

NO_SCIENCE = Why("why-no-science", "AOC-8.3")
NO_SLOT = Why("why-no-slot", "AOC-8.4")
NO_STUDY = Why("why-no-study", "AOC-8.2")

WIDE = 100
MIDDLE = 50


def slot_code(level: int, slot: int) -> int:
    """AOC-8.7: a place of the pyramid as one number. Slots of the bottom row count from the first
    card, which lies in slot 0; a slot rests on the slot of the same number below and the next."""
    return level * WIDE + MIDDLE + slot


def level_and_slot(code: int) -> tuple[int, int]:
    return code // WIDE, code % WIDE - MIDDLE


def free_slots(g: G, realm: Realm, tech: str) -> Iterator[int]:
    """AOC-8.4, 8.5: where a technology may be laid."""
    known = g.content.technologies
    wanted = known[tech]
    laid = dict(zip(realm.slots, realm.techs, strict=True))
    if wanted.level == 1:
        row = [level_and_slot(code)[1] for code in laid if code < 2 * WIDE]
        yield min(row) - 1
        yield max(row) + 1
        return
    below = wanted.level - 1
    for code in sorted(laid):
        level, slot = level_and_slot(code)
        right = slot_code(below, slot + 1)
        if level != below or right not in laid or slot_code(wanted.level, slot) in laid:
            continue
        if wanted.type in (known[laid[code]].type, known[laid[right]].type):
            yield slot


def open_places(realm: Realm) -> int:
    """How many slots of the upper rows are free, whatever may lie there."""
    laid = set(realm.slots)
    return sum(code + 1 in laid and code + WIDE not in laid for code in realm.slots)


class CollectScience(TurnTask):
    """AOC-8.1, 9.7.1: science growth; debts of deals are paid from it (AOC-4.3.7)."""

    seat: int

    def run(self, g: G) -> None:
        realm = g.state.realms[self.seat]
        realm.studied = 0
        gained = science_growth(g, self.seat)
        realm.science += gained
        g.emit(log.ScienceCollected(self.seat, gained))


class StudyTechnology(TurnQuestion):
    """AOC-8.2 to 8.7: one technology, two with Teaching Methods; or none."""

    def options(self, g: G) -> list[Move]:
        return [PASS, *self.deeds(g)]

    def deeds(self, g: G) -> Iterator[Move]:
        if self._left(g) > 0:
            for tech, slot in self._possible(g, 0):
                yield moves.Study.at[tech, slot]
        discount = self._breakthrough(g)
        if discount:
            for tech, slot in self._possible(g, discount):
                yield moves.Breakthrough.at[tech, slot]

    def _left(self, g: G) -> int:
        return 1 + gifts(g, self.seat).studies - g.state.realms[self.seat].studied

    def _breakthrough(self, g: G) -> int:
        return token_gifts(g, self.seat).breakthrough if can_invoke(g, self.seat) else 0

    def _possible(self, g: G, discount: int) -> Iterator[tuple[str, int]]:
        realm = g.state.realms[self.seat]
        slots: dict[tuple[int, str], list[int]] = {}
        for tech in g.content.technologies.values():
            if tech.id in realm.techs or tech_cost(g, self.seat, tech.id, discount) > realm.science:
                continue
            kind = (tech.level, tech.type)
            if kind not in slots:
                slots[kind] = list(free_slots(g, realm, tech.id))
            for slot in slots[kind]:
                yield tech.id, slot

    @on(moves.Study)
    def study(self, g: G, move: moves.Study) -> None:
        g.state.realms[self.seat].studied += 1
        self._lay(g, move.tech, move.slot, 0)

    @on(moves.Breakthrough)
    def breakthrough(self, g: G, move: moves.Breakthrough) -> None:
        discount = self._breakthrough(g)
        invoke(g, self.seat)
        self._lay(g, move.tech, move.slot, discount)

    def _lay(self, g: G, tech: str, slot: int, discount: int) -> None:
        realm = g.state.realms[self.seat]
        cost = tech_cost(g, self.seat, tech, discount)
        level = g.content.technologies[tech].level
        realm.science -= cost
        realm.techs += (tech,)
        realm.slots += (slot_code(level, slot),)
        g.emit(log.Studied(self.seat, tech, cost))
        g.push(StudyTechnology(self.seat))

    @on(Pass)
    def stop(self, g: G, move: Pass) -> None:
        conclude(g, self, acted=g.state.realms[self.seat].studied > 0)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.TechMove):
            return Offer(move)
        discount = self._breakthrough(g) if isinstance(move, moves.Breakthrough) else 0
        cost = tech_cost(g, self.seat, move.tech, discount)
        level = g.content.technologies[move.tech].level
        return Offer(
            move,
            (f"tech:{self.seat}:{move.tech}", f"slot:{self.seat}:{level}:{move.slot}"),
            (Message("preview-science", {"n": cost}),),
        )

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        realm = g.state.realms[self.seat]
        for tech in g.content.technologies.values():
            if tech.id in realm.techs:
                continue
            target = f"tech:{self.seat}:{tech.id}"
            cost = tech_cost(g, self.seat, tech.id)
            if self._left(g) <= 0 and not self._breakthrough(g):
                yield Refusal(target, NO_STUDY)
            elif not any(True for _ in free_slots(g, realm, tech.id)):
                yield Refusal(target, NO_SLOT)
            elif cost - self._breakthrough(g) > realm.science:
                yield Refusal(target, NO_SCIENCE, {"need": cost, "have": realm.science})
