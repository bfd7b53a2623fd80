"""The table in words, for the terminal and the screen reader: said from the view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from orrery.games.xia.components import Components
from orrery.games.xia.model import G
from orrery.games.xia.view import CaptainView, MissionView, NpcView, view
from orrery.kernel import Words
from orrery.kernel.prose import entry


def summary(g: G, seat: int | None, words: Words) -> str:
    """What a seat (None: a spectator) may know, at a glance, no line longer than `prose.WIDTH`."""
    return "\n".join(Scribe(g, seat, words).lines())


class Scribe:
    """Says the parts of one view."""

    def __init__(self, g: G, seat: int | None, words: Words) -> None:
        self.view = view(g, seat)
        self.content: Components = g.content
        self.words = words
        self.say = words.tell

    def lines(self) -> Iterable[str]:
        v = self.view
        yield self.say("summary-heading", round=v.round, n=v.target)
        for title, part in (
            ("summary-players", self.captains()),
            ("summary-npcs", self.npcs()),
            ("summary-map", self.map()),
            ("summary-market", self.market()),
            ("summary-cards", self.cards()),
        ):
            lines = list(part)
            if lines:
                yield ""
                yield self.say(title)
                yield from lines

    def names(self, ids: Iterable[str]) -> str:
        return ", ".join(self.words.name(id) for id in ids)

    def counted(self, ids: Iterable[str]) -> str:
        """`Spice ×2, Holo`."""
        found = Counter(ids)
        return ", ".join(
            f"{self.words.name(id)} ×{n}" if n > 1 else self.words.name(id)
            for id, n in found.items()
        )

    # --- captains ----------------------------------------------------------------------------

    def captains(self) -> Iterable[str]:
        for number, captain in enumerate(self.view.captains):
            name = self.say("summary-seat", number=number + 1)
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
        say = self.say
        return [
            say("summary-fame", n=c.fame),
            say("summary-earned", n=c.earned) if c.earned else "",
            say("summary-credits", n=c.credits),
            say("summary-bounty", n=c.bounty) if c.bounty else "",
            say("summary-energy", n=c.energy, most=c.most_energy),
            say("summary-markers", n=c.armed, off=c.disarmed),
            say("summary-impulse") if c.impulse else "",
            say("summary-points", n=c.points) if c.points else "",
            say("summary-at", space=c.space) if c.space else say("summary-gone"),
            say("summary-stranded") if c.stranded else "",
        ]

    def hold(self, c: CaptainView) -> list[str]:
        say = self.say
        pieces = [*(o.id for o in c.outfits), *(m.id for m in c.mods)]
        hurt = c.damage or c.ice
        return [
            say("summary-outfits", list=self.counted(pieces)) if pieces else "",
            say("summary-cargo", list=self.counted(k.cube for k in c.cargo)) if c.cargo else "",
            say("summary-relics", n=len(c.relics)) if c.relics else "",
            say("summary-damage", n=len(c.damage), ice=len(c.ice)) if hurt else "",
        ]

    def papers(self, c: CaptainView) -> list[str]:
        say = self.say
        missions = ", ".join(self.mission(m) for m in c.missions)
        drawn = ", ".join(self.words.name(d) if d else say("summary-hidden") for d in c.drawn)
        return [
            say("summary-abilities", list=self.names(c.abilities)),
            say("summary-missions", list=missions) if missions else "",
            say("summary-drawn", list=drawn) if drawn else "",
            say("summary-tokens", list=self.names(c.tokens)) if c.tokens else "",
            say("summary-titles", list=self.names(c.titles)) if c.titles else "",
        ]

    def mission(self, mission: MissionView) -> str:
        return self.words.name(mission.card) if mission.card else self.say("summary-hidden")

    # --- the rest ----------------------------------------------------------------------------

    def npcs(self) -> Iterable[str]:
        for npc in self.view.npcs:
            yield from entry(self.npc(npc))
        if self.view.solo:
            goal = self.say("summary-goal", goal=self.view.goal, n=self.view.goal_count)
            yield from entry([goal, self.say("summary-npc-fame", n=self.view.npc_fame)])

    def npc(self, npc: NpcView) -> list[str]:
        say = self.say
        name = self.words.name(npc.id)
        where = self.words.name(npc.space) if npc.space else "–"
        return [
            say("summary-npc", name=name, space=where),
            say("summary-hull", n=npc.damage, most=npc.hull),
            say("summary-bounty", n=npc.bounty) if npc.bounty else "",
            say("summary-credits", n=npc.credits) if npc.credits else "",
            say("summary-behaviour", name=npc.behaviour) if npc.behaviour else "",
        ]

    def map(self) -> Iterable[str]:
        v, say = self.view, self.say
        yield from entry(
            [say("summary-sectors", list=self.names(s.id for s in v.sectors))],
            [
                say("summary-unknown", n=v.stack),
                say("summary-kiln", space=v.kiln) if v.kiln else "",
                *(say("summary-comet", space=c.space) for c in v.comets if c.space),
            ],
            [say("summary-tokens-at", list=self.names(v.tokens)) if v.tokens else ""],
            *([say("summary-adrift", space=p.space, list=self.counted(p.cubes))] for p in v.adrift),
        )

    def market(self) -> Iterable[str]:
        v = self.view
        if not v.economy_on:
            return
        row = [self.say("summary-economy", cube=cube, n=n) for cube, n in v.economy.items()]
        demand = self.say("summary-demand", list=self.names(v.demand)) if v.demand else ""
        yield from entry([*row, demand])

    def cards(self) -> Iterable[str]:
        v = self.view
        yield from entry(
            [
                self.say("summary-open-titles", list=self.names(v.titles)) if v.titles else "",
                self.say("summary-events", list=self.names(e.id for e in v.events))
                if v.events
                else "",
            ]
        )
