"""The table in words, for the terminal and the screen reader: said from the view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, starmap

from orrery.games.spacecorp.components import Components
from orrery.games.spacecorp.glossary import say_contract
from orrery.games.spacecorp.scoring import LINES
from orrery.games.spacecorp.view import CorpView, SiteView, TableView, view
from orrery.kernel import prose
from orrery.kernel.effects import say_effects
from orrery.kernel.prose import DOT, HEAD, entry, fold


class Scribe(prose.Scribe[TableView, Components]):
    """Says the parts of one view."""

    def name(self, number: int) -> str:
        return self.seat(self.view.corps[number].name or number)

    def named(self, ids: Iterable[str]) -> list[str]:
        return [self.words.name(id) for id in ids]

    def lines(self) -> Iterator[str]:
        yield from self.heading()
        yield from self.titled(
            ("summary-offers", self.offers()),
            ("summary-contracts", self.contracts()),
            ("summary-map", self.sites()),
            ("summary-progress", self.progress()),
            ("summary-players", self.players()),
        )

    def heading(self) -> list[str]:
        v = self.view
        now = self.say("summary-now", era=v.era, turns=sum(v.turns), seat=self.name(v.active))
        deck = self.say("summary-deck", n=v.deck)
        last = self.say("summary-closing") if v.closing else ""
        codes = self.say("summary-codes", n=v.rival.codes) if v.rival else ""
        return fold(DOT.join(filter(None, (now, deck, codes, last))), "")

    # --- the table ---------------------------------------------------------------------------

    def offers(self) -> list[str]:
        shown = [self.card(face) for face in self.view.offers if face]
        return entry(shown or [self.say("summary-none")])

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
            parts += map(self.words.say, say_effects(self.content.effects[id]))
        if card.infra:
            parts.append(self.say("summary-infra"))
        if card.edge:
            parts.append(self.say("summary-edge"))
        return self.say("summary-card", card=id, what="; ".join(parts))

    def contracts(self) -> Iterator[str]:
        for contract in self.view.contracts:
            asked = self.content.contracts[contract.id]
            said = self.words.say(say_contract(asked, self.content.side(asked, self.view.players)))
            name = self.say("summary-contract", contract=contract.id, n=contract.reward)
            if contract.owner is None:
                state = self.say("summary-have", have=", ".join(map(str, contract.have)))
            else:
                state = self.say("summary-fulfilled", seat=self.name(contract.owner))
            yield from entry([name, said.rstrip("."), state])

    def sites(self) -> Iterator[str]:
        found = [said for site in self.view.sites if (said := self.site(site))]
        yield from found or entry([self.say("summary-none")])

    def site(self, site: SiteView) -> str:
        """A site with what stands there; nothing for one that is bare."""
        parts = [self.tile(site, box) for box in range(len(site.tiles))]
        if site.owner is not None:
            bases = ", ".join(self.named(site.bases))
            parts.append(self.say("summary-bases", seat=self.name(site.owner), bases=bases))
        if site.colony:
            parts.append(self.words.name(site.colony))
        parts += [
            self.say(
                "summary-team",
                seat=self.name(team.corp),
                number=team.number,
                track=team.track,
                claim=team.claim,
            )
            for team in site.teams
        ]
        if not parts:
            return ""
        return "\n".join(fold(DOT.join([self.words.name(site.id), *parts]), HEAD))

    def tile(self, site: SiteView, box: int) -> str:
        worth = site.worth[box]
        return self.say("summary-tile", tile=site.tiles[box], n=-1 if worth is None else worth)

    def progress(self) -> Iterator[str]:
        found = [
            self.say("summary-copies", card=card.id, n=card.copies) for card in self.view.progress
        ]
        yield from entry(found or [self.say("summary-none")], self.named(self.view.colonies))

    # --- players -----------------------------------------------------------------------------

    def players(self) -> Iterator[str]:
        return chain.from_iterable(starmap(self.player, enumerate(self.view.corps)))

    def player(self, seat: int, corp: CorpView) -> list[str]:
        head = [
            self.say("summary-player", seat=self.name(seat), n=corp.profit),
            self.say("summary-you") if seat == self.view.seat else "",
            self.say("summary-passed") if corp.passed else "",
        ]
        known = [self.card(face) for face in corp.hand if face is not None]
        hidden = len(corp.hand) - len(known)
        hand = [*known, self.some("summary-hidden", n=hidden)]
        infra = [
            self.say("summary-slot", slot=slot, card=self.card(face))
            for slot, face in enumerate(corp.infra)
            if face
        ]
        wheel = self.say("summary-wheel", genetics=corp.genetics, revelation=corp.revelation)
        own = self.named(corp.progress)
        supply = [
            self.say("summary-supply", base=base, n=n) for base, n in corp.supply.items() if n
        ]
        score = self.scored(LINES, corp.score)
        if corp.name:
            return entry(head, own, score)
        return entry(head, hand, infra, [wheel, *own], supply, score)


summary = prose.told_by(Scribe, view)
