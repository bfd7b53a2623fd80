"""SC-4: windows in which an Edge may be played, put to those who might hold a fitting card."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.goods import discard_edge, faces
from orrery.games.spacecorp.model import G, Table
from orrery.kernel import Move, Window, on

if TYPE_CHECKING:
    from orrery.games.spacecorp.components import Components


@cache
def cards_with(content: Components, edges: tuple[str, ...], era: int) -> tuple[str, ...]:
    """The cards of an era with one of some Edges."""
    return tuple(face for edge in edges for face in content.edge_faces[edge, era])


class EdgeWindow(Window[Table, "Components"], kw_only=True):
    """SC-4.4: who holds one of these Edges may play it now; after one the window opens again."""

    edges: ClassVar[tuple[str, ...]] = ()
    """The Edges that are played in this window."""
    once: ClassVar[bool] = False
    """Whether it closes after one Edge."""

    def playable(self, g: G, seat: int, edge: str) -> bool:
        """Whether the Edge would have an effect for this seat."""
        return True

    def play(self, g: G, seat: int, edge: str) -> None:
        """Do what the Edge says; its card is discarded already."""

    def wanted(self, g: G) -> tuple[str, ...]:
        return cards_with(g.content, self.edges, g.state.era)

    def might(self, g: G, seat: int) -> bool:
        wanted = self.wanted(g)
        return bool(wanted) and g.might_hold(g.state.corps[seat].hand, wanted)

    def reactions(self, g: G, seat: int) -> list[Move]:
        held = faces(g.state.corps[seat])
        cards = g.content.cards
        return [
            moves.Edge.at[face]
            for face in self.wanted(g)
            if face in held and self.playable(g, seat, cards[face].edge)
        ]

    @on(moves.Edge)
    def edge(self, g: G, seat: int, move: moves.Edge) -> None:
        discard_edge(g, seat, move.card)
        self.play(g, seat, g.content.cards[move.card].edge)

    def closes(self, g: G, seat: int, move: Move) -> bool:
        return self.once
