"""The table in words, for the terminal and the screen reader: said from the view alone."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.spacecorp.components import Components
from orrery.games.spacecorp.glossary import say_contract, say_effects
from orrery.games.spacecorp.model import G
from orrery.games.spacecorp.scoring import LINES
from orrery.games.spacecorp.view import CorpView, SiteView, TableView, view
from orrery.kernel import Words
from orrery.kernel.prose import DOT, HEAD, entry, fold


def summary(g: G, seat: int | None, words: Words) -> str:
    """What a seat (None: a spectator) may know, at a glance, no line longer than `prose.WIDTH`."""
    return "\n".join(Scribe(g, seat, words).lines())


class Scribe:
    """Says the parts of one view."""

    def __init__(self, g: G, seat: int | None, words: Words) -> None:
        self.view: TableView = view(g, seat)
        self.content: Components = g.content
        self.words = words
        self.say = words.tell
        self.names = [self.name(i, corp) for i, corp in enumerate(self.view.corps)]

    def name(self, number: int, corp: CorpView) -> str:
        if corp.name:
            return self.words.name(corp.name)
        return self.say("summary-seat", number=number + 1)

    def lines(self) -> Iterable[str]:
        yield from self.heading()
        for title, part in (
            ("summary-offers", self.offers()),
            ("summary-contracts", self.contracts()),
            ("summary-map", self.sites()),
            ("summary-progress", self.progress()),
            ("summary-players", self.players()),
        ):
            yield ""
            yield self.say(title)
            yield from part

    def heading(self) -> list[str]:
        v = self.view
        now = self.say("summary-now", era=v.era, turns=sum(v.turns), seat=self.names[v.active])
        deck = self.say("summary-deck", n=v.deck)
        last = self.say("summary-closing") if v.closing else ""
        codes = self.say("summary-codes", n=v.rival.codes) if v.rival else ""
        return fold(DOT.join(filter(None, (now, deck, codes, last))), "")

    # --- the table ---------------------------------------------------------------------------

    def offers(self) -> list[str]:
        shown = [self.card(face) for face in self.view.offers if face]
        return entry(shown) if shown else entry([self.say("summary-none")])

    def card(self, id: str) -> str:
        """`Ion Drive (Move 2; Infra)`."""
        card = self.content.cards.get(id)
        if card is None:
            return self.words.name(id)
        parts = [
            self.say(
                "summary-points",
                action=p.action,
                n=p.value,
                how="times" if p.times else "shielded" if p.shielded else "plain",
            )
            for p in card.points
        ]
        if card.special:
            parts += [self.words.say(m) for m in say_effects(self.content.effects[id])]
        if card.infra:
            parts.append(self.say("summary-infra"))
        if card.edge:
            parts.append(self.say("summary-edge"))
        return self.say("summary-card", card=id, what="; ".join(parts))

    def contracts(self) -> Iterable[str]:
        for contract in self.view.contracts:
            side = self.content.side(self.content.contracts[contract.id], self.view.players)
            said = self.words.say(say_contract(self.content.contracts[contract.id], side))
            name = self.say("summary-contract", contract=contract.id, n=contract.reward)
            if contract.owner is None:
                state = self.say("summary-have", have=", ".join(map(str, contract.have)))
            else:
                state = self.say("summary-fulfilled", seat=self.names[contract.owner])
            yield from entry([name, said.rstrip("."), state])

    def sites(self) -> Iterable[str]:
        found = [said for site in self.view.sites if (said := self.site(site))]
        yield from found or entry([self.say("summary-none")])

    def site(self, site: SiteView) -> str:
        """A site with what stands there; nothing for one that is bare."""
        parts = [self.tile(site, box) for box in range(len(site.tiles))]
        if site.owner is not None:
            bases = ", ".join(self.words.name(base) for base in site.bases)
            parts.append(self.say("summary-bases", seat=self.names[site.owner], bases=bases))
        if site.colony:
            parts.append(self.words.name(site.colony))
        parts += [
            self.say(
                "summary-team",
                seat=self.names[team.corp],
                number=team.number,
                track=team.track,
                claim="yes" if team.claim else "no",
            )
            for team in site.teams
        ]
        if not parts:
            return ""
        return "\n".join(fold(DOT.join([self.words.name(site.id), *parts]), HEAD))

    def tile(self, site: SiteView, box: int) -> str:
        worth = site.worth[box]
        return self.say("summary-tile", tile=site.tiles[box], n=-1 if worth is None else worth)

    def progress(self) -> Iterable[str]:
        found = [
            self.say("summary-copies", card=card.id, n=card.copies) for card in self.view.progress
        ]
        colonies = [self.words.name(id) for id in self.view.colonies]
        yield from entry(found or [self.say("summary-none")], colonies)

    # --- players -----------------------------------------------------------------------------

    def players(self) -> Iterable[str]:
        for seat, corp in enumerate(self.view.corps):
            yield from self.player(seat, corp)

    def player(self, seat: int, corp: CorpView) -> list[str]:
        head = [
            self.say("summary-player", seat=self.names[seat], n=corp.profit),
            self.say("summary-you") if seat == self.view.seat else "",
            self.say("summary-passed") if corp.passed else "",
        ]
        known = [self.card(face) for face in corp.hand if face is not None]
        hidden = len(corp.hand) - len(known)
        hand = [*known, self.say("summary-hidden", n=hidden) if hidden else ""]
        infra = [
            self.say("summary-slot", slot=slot, card=self.card(face))
            for slot, face in enumerate(corp.infra)
            if face
        ]
        wheel = self.say("summary-wheel", genetics=corp.genetics, revelation=corp.revelation)
        own = [self.words.name(id) for id in corp.progress]
        supply = [
            self.say("summary-supply", base=base, n=n) for base, n in corp.supply.items() if n
        ]
        score = [
            self.say("summary-score-line", line=self.words.name(id), n=n)
            for id, n in zip(LINES, corp.score, strict=True)
            if n
        ]
        if corp.name:
            return entry(head, own, score)
        return entry(head, hand, infra, [wheel, *own], supply, score)
