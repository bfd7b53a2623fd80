"""The table in words, for the terminal and the screen reader: said from the view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from orrery.games.xia.components import Components
from orrery.games.xia.view import CaptainView, NpcView, View, view
from orrery.kernel import prose
from orrery.kernel.prose import entry


class Scribe(prose.Scribe[View, Components]):
    """Says the parts of one view."""

    def lines(self) -> Iterable[str]:
        yield self.say("summary-heading", round=self.view.round, n=self.view.target)
        yield from self.titled(
            ("summary-players", self.captains()),
            ("summary-npcs", self.npcs()),
            ("summary-map", self.map()),
            ("summary-market", self.market()),
            ("summary-cards", self.cards()),
        )

    def names(self, ids: Iterable[str | None]) -> str:
        """Names in a row; what is hidden has none."""
        hidden = self.say("summary-hidden")
        return ", ".join(self.words.name(id) if id else hidden for id in ids)

    def counted(self, ids: Iterable[str]) -> str:
        """`Spice ×2, Holo`."""
        times = Counter(map(self.words.name, ids))
        return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in times.items())

    # --- captains ----------------------------------------------------------------------------

    def captains(self) -> Iterable[str]:
        for number, captain in enumerate(self.view.captains):
            name = self.seat(number)
            if not captain.ship:
                yield from entry([name])
                continue
            yield from entry(
                [self.say("summary-captain", name=name, ship=captain.ship, tier=captain.tier)],
                self.state(captain),
                self.hold(captain),
                self.papers(captain),
            )

    def state(self, c: CaptainView) -> list[str]:
        say, some = self.say, self.some
        return [
            say("summary-fame", n=c.fame),
            some("summary-earned", n=c.earned),
            say("summary-credits", n=c.credits),
            some("summary-bounty", n=c.bounty),
            say("summary-energy", n=c.energy, most=c.most_energy),
            say("summary-markers", n=c.armed, off=c.disarmed),
            say("summary-impulse") if c.impulse else "",
            some("summary-points", n=c.points),
            some("summary-at", space=c.space) or say("summary-gone"),
            say("summary-stranded") if c.stranded else "",
        ]

    def hold(self, c: CaptainView) -> list[str]:
        some = self.some
        pieces = [*(outfit.id for outfit in c.outfits), *(mod.id for mod in c.mods)]
        hurt = {"n": len(c.damage), "ice": len(c.ice)}
        return [
            some("summary-outfits", list=self.counted(pieces)),
            some("summary-cargo", list=self.counted(spot.cube for spot in c.cargo)),
            some("summary-relics", n=len(c.relics)),
            self.say("summary-damage", **hurt) if c.damage or c.ice else "",
        ]

    def papers(self, c: CaptainView) -> list[str]:
        return [
            self.say("summary-abilities", list=self.names(c.abilities)),
            self.some("summary-missions", list=self.names(m.card for m in c.missions)),
            self.some("summary-drawn", list=self.names(c.drawn)),
            self.some("summary-tokens", list=self.names(c.tokens)),
            self.some("summary-titles", list=self.names(c.titles)),
        ]

    # --- the rest ----------------------------------------------------------------------------

    def npcs(self) -> Iterable[str]:
        for npc in self.view.npcs:
            yield from entry(self.npc(npc))
        if self.view.solo:
            goal = self.say("summary-goal", goal=self.view.goal, n=self.view.goal_count)
            yield from entry([goal, self.say("summary-npc-fame", n=self.view.npc_fame)])

    def npc(self, npc: NpcView) -> list[str]:
        where = self.words.name(npc.space) if npc.space else "–"
        return [
            self.say("summary-npc", name=self.words.name(npc.id), space=where),
            self.say("summary-hull", n=npc.damage, most=npc.hull),
            self.some("summary-bounty", n=npc.bounty),
            self.some("summary-credits", n=npc.credits),
            self.some("summary-behaviour", name=npc.behaviour),
        ]

    def map(self) -> Iterable[str]:
        v, say = self.view, self.say
        return entry(
            [say("summary-sectors", list=self.names(s.id for s in v.sectors))],
            [
                say("summary-unknown", n=v.stack),
                self.some("summary-kiln", space=v.kiln),
                *(self.some("summary-comet", space=comet.space) for comet in v.comets),
            ],
            [self.some("summary-tokens-at", list=self.names(v.tokens))],
            *([say("summary-adrift", space=p.space, list=self.counted(p.cubes))] for p in v.adrift),
        )

    def market(self) -> Iterable[str]:
        v = self.view
        if not v.economy_on:
            return []
        row = [self.say("summary-economy", cube=cube, n=n) for cube, n in v.economy.items()]
        return entry([*row, self.some("summary-demand", list=self.names(v.demand))])

    def cards(self) -> Iterable[str]:
        titles, events = self.view.titles, self.view.events
        return entry(
            [
                self.some("summary-open-titles", list=self.names(titles)),
                self.some("summary-events", list=self.names(event.id for event in events)),
            ]
        )


summary = prose.told_by(Scribe, view)
