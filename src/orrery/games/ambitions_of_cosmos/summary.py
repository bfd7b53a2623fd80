"""The table in words, for the terminal and the screen reader: said from the view alone."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.ambitions_of_cosmos.model import MACHINE, NOBODY, G
from orrery.games.ambitions_of_cosmos.view import PlaceView, RealmView, view
from orrery.kernel import Words
from orrery.kernel.prose import DOT, HEAD, entry, fold


def summary(g: G, seat: int | None, words: Words) -> str:
    """What a seat (None: a spectator) may know, at a glance, no line longer than `prose.WIDTH`."""
    return "\n".join(Scribe(g, seat, words).lines())


class Scribe:
    """Says the parts of one view."""

    def __init__(self, g: G, seat: int | None, words: Words) -> None:
        self.view = view(g, seat)
        self.words = words
        self.say = words.tell

    def seat(self, seat: int | str) -> str:
        if isinstance(seat, str):
            return self.words.name(seat)
        return self.say("summary-seat", number=seat + 1)

    def listed(self, ids: Iterable[str | None]) -> str:
        return ", ".join(self.words.name(id) for id in ids if id)

    def lines(self) -> Iterable[str]:
        yield from self.heading()
        for title, part in (
            ("summary-races", self.realms()),
            ("summary-planets", self.planets()),
            ("summary-fleets", self.fleets()),
            ("summary-tokens", self.tokens()),
            ("summary-promises", self.promises()),
        ):
            said = list(part)
            if said:
                yield ""
                yield self.say(title)
                yield from said

    def heading(self) -> list[str]:
        v = self.view
        now = [
            self.say("summary-turn", turn=v.turn, turns=v.turns),
            self.say("summary-phase", phase=v.phase),
            self.say("summary-speaker", seat=self.seat(v.speaker)),
        ]
        laws = (
            self.say("summary-laws", laws=self.listed(v.laws))
            if v.laws
            else self.say("summary-no-laws")
        )
        out = [*fold(DOT.join(now), ""), *fold(laws, "")]
        if v.bill:
            out += fold(self.say("summary-bill", law=v.bill), "")
        if any(v.agenda):
            out += fold(self.say("summary-agenda", laws=self.listed(v.agenda)), "")
        return out + self.battle()

    def battle(self) -> list[str]:
        b = self.view.battle
        if b is None:
            return []
        one, other = b.sides
        return fold(
            self.say(
                "summary-battle",
                cell=b.cell,
                seat=self.seat(one.seat),
                other=self.seat(other.seat),
                duel=max(0, b.duel + 1),
                duels=b.duels,
            ),
            "",
        )

    def realms(self) -> Iterable[str]:
        for seat, realm in enumerate(self.view.realms):
            yield from self.realm(seat, realm)

    def realm(self, seat: int, r: RealmView) -> list[str]:
        nation = self.words.name(r.nation) if r.nation else "–"
        you = self.say("summary-you") if seat == self.view.seat else ""
        techs = self.listed(tech.id for tech in r.pyramid)
        return entry(
            [self.say("summary-player", seat=self.seat(seat), nation=nation), you],
            [
                self.say(
                    "summary-race",
                    homes=r.homes,
                    senators=r.senators,
                    growth=r.growth,
                    goal=r.growth_to_win,
                    technologies=r.technologies,
                )
            ],
            [
                self.say(
                    "summary-stock",
                    capital=r.capital,
                    votes=r.prestige,
                    science=r.science,
                    growth=r.science_growth,
                    influence=r.influence,
                )
            ],
            [self.say("summary-techs", techs=techs)] if techs else [],
        )

    def planets(self) -> Iterable[str]:
        for place in self.view.places:
            if place.planet:
                yield from self.planet(place)

    def planet(self, p: PlaceView) -> list[str]:
        owner = {NOBODY: "summary-nobody", MACHINE: "summary-held-by-machine"}.get(p.owner)
        head = self.say(
            "summary-planet",
            planet=p.planet,
            place=p.id,
            owner=self.say(owner) if owner else self.seat(p.owner),
            defence=p.defence,
        )
        more = [
            self.say("summary-buildings", buildings=self.listed(p.buildings))
            if p.buildings
            else "",
            self.say("summary-art") if p.art else "",
            self.say("summary-plundered", seat=self.seat(p.plunderer))
            if p.plunderer != NOBODY
            else "",
        ]
        return entry([head, *more])

    def fleets(self) -> Iterable[str]:
        for seat, realm in enumerate(self.view.realms):
            for fleet in realm.fleets:
                yield from fold(
                    self.say(
                        "summary-fleet",
                        seat=self.seat(seat),
                        fleet=fleet.number,
                        cell=fleet.cell,
                        ships=self.listed(fleet.ships),
                    ),
                    HEAD,
                )

    def tokens(self) -> Iterable[str]:
        for token in self.view.tokens:
            name = self.words.name(token.kind) if token.kind else self.say("summary-signal")
            yield from fold(self.say("summary-token", token=name, cell=token.cell), HEAD)
        for machine in self.view.machines:
            yield from fold(self.say("summary-machine", cell=machine.cell), HEAD)

    def promises(self) -> Iterable[str]:
        for p in self.view.pledges:
            said = self.say(
                "summary-pledge",
                seat=self.seat(p.by),
                other=self.seat(p.to),
                kind=p.kind,
                last=p.last,
            )
            yield from fold(said, HEAD)
