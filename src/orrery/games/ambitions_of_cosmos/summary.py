"""The table in words, for the terminal and the screen reader: said from the view alone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, starmap

from orrery.games.ambitions_of_cosmos.components import Components
from orrery.games.ambitions_of_cosmos.model import MACHINE, NOBODY
from orrery.games.ambitions_of_cosmos.view import PlaceView, RealmView, TableView, view
from orrery.kernel import prose
from orrery.kernel.prose import DOT, HEAD, entry, fold


class Scribe(prose.Scribe[TableView, Components]):
    """Says the parts of one view."""

    def names(self, ids: Iterable[str | None]) -> str:
        return ", ".join(self.words.name(id) for id in ids if id)

    def lines(self) -> Iterable[str]:
        yield from self.heading()
        yield from self.titled(
            ("summary-races", chain(*starmap(self.realm, enumerate(self.view.realms)))),
            ("summary-planets", chain(*(self.planet(p) for p in self.view.places if p.planet))),
            ("summary-fleets", self.fleets()),
            ("summary-tokens", self.tokens()),
            ("summary-promises", self.promises()),
        )

    def heading(self) -> list[str]:
        v = self.view
        now = [
            self.say("summary-turn", turn=v.turn, turns=v.turns),
            self.say("summary-phase", phase=v.phase),
            self.say("summary-speaker", seat=self.seat(v.speaker)),
        ]
        laws = self.some("summary-laws", laws=self.names(v.laws)) or self.say("summary-no-laws")
        bill = self.some("summary-bill", law=v.bill)
        agenda = self.some("summary-agenda", laws=self.names(v.agenda))
        rows = (DOT.join(now), laws, bill, agenda, self.battle())
        return [line for row in rows for line in fold(row, "")]

    def battle(self) -> str:
        b = self.view.battle
        if b is None:
            return ""
        one, other = (self.seat(side.seat) for side in b.sides)
        duel = max(0, b.duel + 1)
        return self.say(
            "summary-battle", cell=b.cell, seat=one, other=other, duel=duel, duels=b.duels
        )

    def realm(self, seat: int, r: RealmView) -> list[str]:
        nation = self.words.name(r.nation) if r.nation else "–"
        you = self.say("summary-you") if seat == self.view.seat else ""
        head = self.say("summary-player", seat=self.seat(seat), nation=nation)
        race = self.say(
            "summary-race", homes=r.homes, senators=r.senators, growth=r.growth,
            goal=r.growth_to_win, technologies=r.technologies,
        )  # fmt: skip
        stock = self.say(
            "summary-stock", capital=r.capital, votes=r.prestige, science=r.science,
            growth=r.science_growth, influence=r.influence,
        )  # fmt: skip
        techs = self.some("summary-techs", techs=self.names(tech.id for tech in r.pyramid))
        return entry([head, you], [race], [stock], [techs])

    def planet(self, p: PlaceView) -> list[str]:
        owner = {NOBODY: "summary-nobody", MACHINE: "summary-held-by-machine"}.get(p.owner)
        head = self.say(
            "summary-planet",
            planet=p.planet,
            place=p.id,
            owner=self.say(owner) if owner else self.seat(p.owner),
            defence=p.defence,
        )
        buildings = self.some("summary-buildings", buildings=self.names(p.buildings))
        art = self.say("summary-art") if p.art else ""
        plundered = p.plunderer != NOBODY
        more = self.say("summary-plundered", seat=self.seat(p.plunderer)) if plundered else ""
        return entry([head, buildings, art, more])

    def fleets(self) -> Iterable[str]:
        for seat, realm in enumerate(self.view.realms):
            for fleet in realm.fleets:
                yield from fold(
                    self.say(
                        "summary-fleet",
                        seat=self.seat(seat),
                        fleet=fleet.number,
                        cell=fleet.cell,
                        ships=self.names(fleet.ships),
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


summary = prose.told_by(Scribe, view)
