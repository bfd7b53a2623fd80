"""SC-5.4, 12, 14.16, 14.17: the Build action."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.bases import base_choices, why_not_build
from orrery.games.spacecorp.explore import reward
from orrery.games.spacecorp.goods import gain, offered, take_offer
from orrery.games.spacecorp.model import NONE, STARFARERS, G, TurnQuestion, TurnTask, chart, who
from orrery.games.spacecorp.progress import Advance
from orrery.games.spacecorp.sites import around, claimants, haunted, tile_at
from orrery.games.spacecorp.value import Deed, performed
from orrery.kernel import Move, on


def here(g: G, seat: int, team: int) -> Iterator[int]:
    """SC-5.4.1: the site of the team: no base there, every box with a tile, a type that fits."""
    site = g.state.corps[seat].teams[team].site
    open = buildable(g, site) and why_not_build(g, seat, site) is None
    if open and base_choices(g, seat, site, ()):
        yield site


def buildable(g: G, site: int) -> bool:
    place, s = chart(g).sites[site], g.state
    if place.build is None or s.owner[site] != NONE:
        return False
    return len(s.tiles[site]) == len(place.boxes)


@performed("build", here)
def build(g: G, seat: int, deed: Deed, value: int) -> None:
    """SC-14.17: all bases are placed at once; then each has its effect, the primary one first."""
    raise_bases(g, seat, deed.target, deed.bases)


def raise_bases(g: G, corp: int, site: int, bases: tuple[str, ...]) -> None:
    s = g.state
    for other in claimants(s, corp, site):
        gain(g, other, g.content.settings.compensation, "bases")
    secured = any("secure" in s.bases[other] for other in around(g, site))
    freed = haunted(g, site)
    s.bases[site], s.owner[site] = bases, corp
    types = list(g.content.bases)
    for base in bases:
        if corp < s.players:
            s.corps[corp].supply[types.index(base)] -= 1
        g.emit(log.Built(who(s, corp), chart(g).sites[site].id, base))
    if corp >= s.players:
        return
    frames: list[TurnTask] = [
        BaseEffect(corp, site, box, secured or "secure" in bases[:box]) for box in range(len(bases))
    ]
    if freed and not haunted(g, site):
        frames.append(Liberated(corp, site))
    g.push(*frames)


class BaseEffect(TurnTask):
    """SC-5.4, 12, 14: what a base does when it is built."""

    seat: int
    site: int
    box: int
    secured: bool
    """Whether there was a Secure base in the region or nearby already, or on an earlier tile."""

    def run(self, g: G) -> None:
        base = g.state.bases[self.site][self.box]
        if base == "bio_lab":
            g.push(Advance(self.seat, "genetics", 1))
        elif base == "exploiter":
            gain(g, self.seat, self._exploited(g), "bases")
        elif base == "secure" and not self.secured:
            gain(g, self.seat, self._guarded(g), "bases")
        elif base == "research_base":
            g.push(ChooseStudy(self.seat))

    def _exploited(self, g: G) -> int:
        """SC-12, 14: the P# of the tile, among the stars its Col# too; Phobes allow nothing."""
        tile = tile_at(g, self.site, self.box)
        if tile is None or haunted(g, self.site):
            return 0
        colony = tile.colony if g.state.era == STARFARERS else 0
        return (tile.produces or 0) + colony

    def _guarded(self, g: G) -> int:
        """SC-12.4: the bases of opponents in the region, among the stars all nearby."""
        s, own = g.state, (NONE, self.seat)
        return sum(len(s.bases[i]) for i in around(g, self.site) if s.owner[i] not in own)


class Liberated(TurnTask):
    """SC-14.12: a Secure base on the tile of the Phobes brings all rewards of the system."""

    seat: int
    site: int

    def run(self, g: G) -> None:
        g.push(*(TileReward(self.seat, tile) for tile in g.state.tiles[self.site]))


class TileReward(TurnTask):
    """SC-5.3.3: the immediate rewards of a tile."""

    seat: int
    tile: str

    def run(self, g: G) -> None:
        reward(g, self.seat, self.tile)


class ChooseStudy(TurnQuestion):
    """SC-5.4.3, 14: a Research base: a card of the offers; among the stars instead a revelation.

    SC-5.4.8: without offers no card.
    """

    lapses = True

    def options(self, g: G) -> list[Move]:
        return offered(g) + ([moves.Study.at[()]] if g.state.era == STARFARERS else [])

    @on(moves.Take)
    def take(self, g: G, move: moves.Take) -> None:
        take_offer(g, self.seat, move.slot - 1)

    @on(moves.Study)
    def study(self, g: G, move: moves.Study) -> None:
        g.push(Advance(self.seat, "revelation", 1))
