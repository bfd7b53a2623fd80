"""SC-17: the Competition, who plays against one player without a seat. All of it is ours."""

from __future__ import annotations

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.bases import REQUIREMENTS
from orrery.games.spacecorp.build import raise_bases
from orrery.games.spacecorp.colonize import Found, regions
from orrery.games.spacecorp.components import Code
from orrery.games.spacecorp.contracts import PLACES, fulfil, met, open_contracts
from orrery.games.spacecorp.edges import RemoveInfra, infected
from orrery.games.spacecorp.eras import mark
from orrery.games.spacecorp.explore import discover, tiles_left
from orrery.games.spacecorp.goods import discard, gain, lose, run_out
from orrery.games.spacecorp.layout import new_pool
from orrery.games.spacecorp.model import COMPETITION, NONE, G, Team, TurnQuestion, TurnTask, chart
from orrery.games.spacecorp.produce import fields
from orrery.games.spacecorp.progress import UNREWARDED, LeakWindow, copies, kind_ids, learn
from orrery.games.spacecorp.sites import able, arriving, own_base, tile_at, unlike
from orrery.games.spacecorp.travel import take_beyond
from orrery.kernel import Move, on

RIVAL = 1
"""The number of the Competition among the corps."""
HUMAN = 0
CODES = 3
"""SC-17.4: so many codes at most in one turn."""
REDRAWS = 3
PLACED = (*PLACES, "symbols", "regions", "bases", "colonies")
"""SC-17.7: the goals that are tested with the bases of the Competition."""


class CompetitionTurn(TurnTask):
    """SC-17.3: one code, then contracts."""

    def run(self, g: G) -> None:
        s = g.state
        s.active = s.players
        s.turns[s.era] += 1
        s.yielded = -1
        s.mark = mark(s)
        g.emit(log.TurnBegan(COMPETITION))
        g.push(RevealCode(CODES), RivalContracts(), CloseRival())


class CloseRival(TurnTask):
    """SC-17.2: with the last code the player has one more turn."""

    def run(self, g: G) -> None:
        s = g.state
        if mark(s) != s.mark:
            s.still = 0
        if not s.codes.cards and not s.closing:
            s.closing = True
            s.due = () if s.passed else (HUMAN,)
            g.emit(log.EraEnding("codes"))


class RevealCode(TurnTask):
    """SC-17.3, 17.4: a code is resolved; one that can do nothing is followed by another."""

    left: int

    def run(self, g: G) -> None:
        s = g.state
        if not s.codes.cards or not self.left:
            g.emit(log.CodeIdle())
            return
        top, s.codes = g.reveal(s.codes)
        code = g.content.codes[top]
        s.codes_out += (code.id,)
        if code.offers:
            discard_offers(g, code.offers)
        elif code.gains:
            self._gain(g, code)
        else:
            self._site(g, code)

    def _gain(self, g: G, code: Code) -> None:
        g.emit(log.CodeGains(code.gains))
        if code.gains == "contract":
            g.push(ClaimContract())
        else:
            take_progress(g, code.gains)

    def _site(self, g: G, code: Code) -> None:
        g.emit(log.CodeSites(code.sites))
        for id in code.sites:
            site = chart(g).number[id]
            if can_use(g, site):
                use_site(g, site)
                return
        g.push(RevealCode(self.left - 1))


# --- site codes ----------------------------------------------------------------------------------


def can_use(g: G, site: int) -> bool:
    """SC-17.4: without a base; among the stars also for a colony (SC-17.8)."""
    s = g.state
    if s.owner[site] == RIVAL:
        return site in regions(g, RIVAL) and bool(s.colonies)
    return s.owner[site] == NONE


def use_site(g: G, site: int) -> None:
    s, map = g.state, chart(g)
    if site in map.beyond:
        take_beyond(g, RIVAL)
    elif s.owner[site] == RIVAL:
        cheapest = min(s.colonies, key=lambda id: g.content.colonies[id].value)
        gain(g, RIVAL, 1, "colonies")
        g.push(Found(RIVAL, site, cheapest))
    elif site not in s.rivals:
        s.rivals += (site,)
        g.emit(log.RivalPlaced(map.sites[site].id))
    else:
        g.push(RivalBuild(site))
        if map.sites[site].boxes and not s.tiles[site] and tiles_left(g, site):
            discover(g, RIVAL, site)


class RivalBuild(TurnTask):
    """SC-17.4: a random base that fits each tile; profit where the tile asks for it."""

    site: int

    def run(self, g: G) -> None:
        s, place = g.state, chart(g).sites[self.site]
        s.rivals = tuple(site for site in s.rivals if site != self.site)
        if len(s.tiles[self.site]) < len(place.boxes):
            return
        bases = tuple(self._base(g, box) for box in range(max(1, len(place.boxes))))
        raise_bases(g, RIVAL, self.site, bases)
        if any(self._asked_for(g, box, base) for box, base in enumerate(bases)):
            gain(g, RIVAL, g.content.competition.match, "bases")

    def _base(self, g: G, box: int) -> str:
        s, place = g.state, chart(g).sites[self.site]
        if not place.boxes:
            return "spaceport" if place.kind == "lagrange" else "research_base"
        for _ in range(REDRAWS + 1):
            base = draw_base(g)
            if REQUIREMENTS[base](s.era, place, tile_at(g, self.site, box)):
                return base
        return "research_base"

    def _asked_for(self, g: G, box: int, base: str) -> bool:
        """SC-17.4: a type that asks for a symbol or P#, and the tile shows it."""
        place, tile = chart(g).sites[self.site], tile_at(g, self.site, box)
        fits = REQUIREMENTS[base]
        return tile is not None and not fits(g.state.era, place, None) and base != "spaceport"


def draw_base(g: G) -> str:
    s = g.state
    if not s.pool.cards:
        s.pool = new_pool(g.content, s, g.chance)
    base, s.pool = g.reveal(s.pool)
    return base


# --- offers --------------------------------------------------------------------------------------


def discard_offers(g: G, slots: tuple[int, ...]) -> None:
    """SC-17.5: these offers go, with profit for Infra; then they are refilled."""
    s, known = g.state, g.content.cards
    cards = [s.offers[slot - 1] for slot in slots if s.offers[slot - 1]]
    for slot in slots:
        s.offers[slot - 1] = ""
    discard(s, cards)
    g.emit(log.CodeOffers(tuple(cards)))
    infra = sum(card in known and known[card].infra for card in cards)
    gain(g, RIVAL, infra * g.content.competition.infra, "cards")
    g.push(RivalRefill())


class RivalRefill(TurnTask):
    """SC-17.5: the offers are refilled one by one; an Edge that turns up is played at once."""

    def run(self, g: G) -> None:
        s = g.state
        if not s.deck.cards or all(s.offers):
            return
        slot = s.offers.index("")
        face, s.deck = g.reveal(s.deck)
        s.offers[slot] = face
        g.emit(log.Refilled((face,)))
        run_out(g)
        g.push(RivalRefill())
        if face in g.content.cards and g.content.cards[face].edge:
            s.offers[slot] = ""
            discard(s, (face,))
            g.emit(log.EdgePlayed(COMPETITION, face))
            rival_edge(g, g.content.cards[face].edge)


def rival_edge(g: G, edge: str) -> None:
    """SC-17.5: what each Edge does for the Competition."""
    s = g.state
    if edge == "salvage":
        gain(g, RIVAL, 1, "cards")
        cards = g.content.cards
        old = [face for face in s.offers if face in cards and cards[face].start]
        s.offers = ["" if face in old else face for face in s.offers]
        discard(s, old)
    elif edge == "sabotage":
        g.push(ChooseRecall(HUMAN))
    elif edge == "intercept":
        g.push(RevealCode(CODES))
    elif edge in ("poach", "hack"):
        lose_card(g)
    elif edge == "market_influence":
        gain(g, RIVAL, 2, "cards")
    elif edge == "divert":
        gain(g, RIVAL, min(3, len(fields(g, HUMAN))), "cards")
    elif edge == "hostile_microbes":
        for corp in infected(g):
            lose(g, corp, 2, "microbes")
    elif edge == "incompatible":
        g.push(RemoveInfra(HUMAN, least=1))
    elif edge == "leak":
        leak(g)
    else:
        gain(g, RIVAL, 1, "cards")


def lose_card(g: G) -> None:
    """SC-17.5: the player discards a card at random."""
    s, corp = g.state, g.state.corps[HUMAN]
    if corp.hand.cards:
        at = g.chance.draw("discard", len(corp.hand.cards))
        (card,) = g.show((corp.hand.cards[at],))
        corp.hand = corp.hand.without(at)
        discard(s, (card.face,))
        g.emit(log.Discarded((card.face,)))


def leak(g: G) -> None:
    """SC-17.5: the first Breakthrough of which the copy without reward is left."""
    for id in kind_ids(g, "breakthrough"):
        if copies(g, id) & UNREWARDED and id not in g.state.corps[RIVAL].progress:
            learn(g, RIVAL, id, UNREWARDED)
            return


class ChooseRecall(TurnQuestion):
    """SC-17.5, Sabotage: a team without a base goes to the nearest base of its owner."""

    lapses = True

    def options(self, g: G) -> list[Move]:
        def stranded(team: Team) -> bool:
            return able(g, team) and not own_base(g, self.seat, team.site)

        teams = unlike(g.state.corps[self.seat].teams, stranded)
        return [moves.Retreat.at[team + 1] for team in teams]

    @on(moves.Retreat)
    def retreat(self, g: G, move: moves.Retreat) -> None:
        map, teams = chart(g), g.state.corps[self.seat].teams
        origin = teams[move.team - 1].site
        homes = [i for i in map.places if own_base(g, self.seat, i) and map.apart[origin][i] >= 0]
        home = min(homes, key=lambda site: map.distance(origin, site))
        teams[move.team - 1] = arriving(g, self.seat, home)
        g.emit(log.TeamRecalled(self.seat, map.sites[origin].id, map.sites[home].id))


# --- contracts and progress -----------------------------------------------------------------------


class RivalContracts(TurnTask):
    """SC-17.7: at the end of its turn the contracts that its bases and colonies fulfil."""

    def run(self, g: G) -> None:
        for contract in open_contracts(g):
            if contract.goal in PLACED and met(g, RIVAL, contract):
                g.push(RivalContracts())
                fulfil(g, RIVAL, contract)
                return


class ClaimContract(TurnTask):
    """SC-17.7: a contract code: the lowest open contract that has nothing to do with bases; without
    any it gains 1."""

    def run(self, g: G) -> None:
        for contract in open_contracts(g):
            if contract.goal not in PLACED:
                fulfil(g, RIVAL, contract)
                return
        gain(g, RIVAL, 1, "cards")


def take_progress(g: G, kind: str) -> None:
    """SC-17.6: the first card of the kind, the rewarded copy before the other; then all offers."""
    s = g.state
    discard_offers(g, tuple(range(1, g.content.settings.offers + 1)))
    for id in kind_ids(g, kind):
        if copies(g, id) and id not in s.corps[RIVAL].progress:
            rewarded = learn(g, RIVAL, id)
            if kind == "breakthrough" and rewarded:
                g.push(LeakWindow(ring=(HUMAN,), card=id))
            return
