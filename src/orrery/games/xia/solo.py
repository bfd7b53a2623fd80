"""XIA-23: a captain alone against the fame of the NPCs. This mode is ours."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia.events import DrawEvent
from orrery.games.xia.explore import add_sector
from orrery.games.xia.hexes import DIRECTIONS
from orrery.games.xia.model import G, XiaTask, chart, on_map, roll, target_fame, tier_of
from orrery.games.xia.titles import reveal_title
from orrery.kernel.hexes import moved


def goal_reached(g: G) -> bool:
    """XIA-23.2."""
    s = g.state
    goal = g.content.goals[s.goal]
    c = s.captains[0]
    if goal.clean and c.bounty:
        return False
    return goal_count(g) >= goal.least


def goal_count(g: G) -> int:
    """How far the goal has come."""
    s = g.state
    deed = g.content.goals[s.goal].deed
    c = s.captains[0]
    if deed == "sectors":
        return len(chart(g).sectors)
    if deed == "tier":
        return tier_of(g, 0)
    if deed == "credits":
        return c.credits
    return c.ever.get(deed, 0)


class NpcFame(XiaTask):
    """XIA-23.4: once a round a d20, more for what the NPCs gained; their fame triggers titles and
    events too; then the system may grow."""

    def run(self, g: G) -> None:
        s = g.state
        settings = g.content.settings
        old = s.npc_fame
        rolled = roll(g, 20) + settings.solo_per_thousand * (s.npc_gain // 1000)
        s.npc_gain = 0
        s.npc_fame += sum(rolled >= least for least in settings.solo_fame)
        if any(len(npc.cubes) >= 5 for npc in s.npcs):
            s.npc_fame += 1
        if s.npc_fame != old:
            g.emit(log.NpcFameRose(s.npc_fame))
        if s.npc_fame >= target_fame(s):
            g.emit(log.GameLost(s.npc_fame))
            g.finish()
            return
        g.push(*npc_reach(g), Expanse())


def npc_reach(g: G) -> list[XiaTask]:
    s = g.state
    settings = g.content.settings
    found: list[XiaTask] = []
    for space in range(s.reached + 1, s.npc_fame + 1):
        if space in settings.title_spaces:
            reveal_title(g)
        if space in settings.event_spaces and s.options.events:
            found.append(DrawEvent(0))
    s.reached = max(s.reached, s.npc_fame)
    return found


class Expanse(XiaTask):
    """XIA-23.7: on a d6 of 1 or 2 a sector appears at a free edge of the captain's sector."""

    def run(self, g: G) -> None:
        s = g.state
        place = on_map(s, s.captains[0].place)
        grows = roll(g, 6) <= g.content.settings.solo_expanse
        if not grows or not len(s.stack_of_sectors) or place < 0:
            return
        at = chart(g)
        own = at.sector_of(place).at
        edges = [d for d in range(6) if moved(own, DIRECTIONS[d]) not in at.lattice]
        if edges:
            add_sector(g, own, edges[g.chance.draw("expanse", len(edges))])
