"""SC-5.3, 14.10 to 14.15: the Explore action and the Discovery tiles."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import STACKS, Stack
from orrery.games.spacecorp.effects import Fearless
from orrery.games.spacecorp.goods import gain
from orrery.games.spacecorp.model import G, Team, TurnQuestion, TurnTask, chart, lasting, who
from orrery.games.spacecorp.progress import Advance
from orrery.games.spacecorp.sites import haunted, is_open, unlike
from orrery.games.spacecorp.value import Deed, performed
from orrery.kernel import Move, on


def stack_of(g: G, stack: Stack) -> int:
    return STACKS[g.state.era].index(stack)


def here(g: G, seat: int, team: int) -> Iterator[int]:
    """SC-5.3.1: the site of the team, if its box is empty and there is a tile for it."""
    site = g.state.corps[seat].teams[team].site
    if is_open(g, site) and tiles_left(g, site):
        yield site


def tiles_left(g: G, site: int) -> bool:
    """SC-5.3.9: a site whose stack is empty cannot be explored."""
    stacks = g.state.stacks
    return all(stacks[stack_of(g, box)].cards for box in chart(g).sites[site].boxes)


@performed("explore", here)
def explore(g: G, seat: int, deed: Deed, value: int) -> None:
    """SC-5.3.7: the team that explores claims the tiles."""
    teams = g.state.corps[seat].teams
    teams[deed.team] = Team(deed.target, 0, True)
    discover(g, seat, deed.target)


def discover(g: G, corp: int, site: int) -> None:
    """SC-5.3.2, 14.10: a tile into each box, the primary one first, each with its rewards."""
    boxes = chart(g).sites[site].boxes
    g.push(*(PlaceTile(corp, site, stack_of(g, box)) for box in boxes))


class PlaceTile(TurnTask):
    """SC-5.3.2, 5.3.6: draw a tile, and another in its place if it says so; then its rewards."""

    corp: int
    site: int
    stack: int

    def run(self, g: G) -> None:
        s = g.state
        face = self._draw(g, self.stack)
        draws = g.content.tiles[face].draws
        while draws is not None and s.stacks[stack_of(g, draws)].cards:
            s.tile_discard += (face,)
            g.emit(log.TileReplaced(face))
            face = self._draw(g, stack_of(g, draws))
            draws = g.content.tiles[face].draws
        s.tiles[self.site] += (face,)
        g.emit(log.Explored(who(s, self.corp), chart(g).sites[self.site].id, face))
        if g.content.tiles[face].special == "phobes":
            if self.corp < s.players and not lasting(g, self.corp, Fearless):
                g.push(ChooseRetreat(self.corp, self.site))
        elif not haunted(g, self.site):
            reward(g, self.corp, face)

    def _draw(self, g: G, stack: int) -> str:
        face, g.state.stacks[stack] = g.reveal(g.state.stacks[stack])
        return face


def reward(g: G, corp: int, face: str) -> None:
    """SC-5.3.3, 11.7: profit, Genetics, Revelation. SC-17.4: the Competition has no wheel."""
    tile = g.content.tiles[face]
    gain(g, corp, tile.profit, "discoveries")
    if corp >= g.state.players:
        steps = tile.genetics + tile.revelation
        gain(g, corp, steps * g.content.competition.step, "discoveries")
        return
    wheels = (("genetics", tile.genetics), ("revelation", tile.revelation))
    g.push(*(Advance(corp, wheel, n) for wheel, n in wheels if n))


class ChooseRetreat(TurnQuestion):
    """SC-14.12: one of the teams in the region goes to Sol; Energy Fields would protect them."""

    lapses = True
    site: int

    def options(self, g: G) -> list[Move]:
        teams = g.state.corps[self.seat].teams
        there = unlike(teams, lambda team: team.site == self.site)
        return [moves.Retreat.at[team + 1] for team in there]

    @on(moves.Retreat)
    def retreat(self, g: G, move: moves.Retreat) -> None:
        map = chart(g)
        g.state.corps[self.seat].teams[move.team - 1] = Team(map.start)
        g.emit(log.Retreated(self.seat, map.sites[self.site].id))
