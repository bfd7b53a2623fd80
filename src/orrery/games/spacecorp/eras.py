"""SC-6.13 to 6.18, 7, 13, 15.6, 16.4: the change of an era, and the end of the game."""

from __future__ import annotations

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.colonize import LateColonies
from orrery.games.spacecorp.components import ERAS
from orrery.games.spacecorp.explore import discover
from orrery.games.spacecorp.goods import gain, pay
from orrery.games.spacecorp.layout import lay_out_era
from orrery.games.spacecorp.model import (
    MARINERS,
    NONE,
    PLANETEERS,
    SOURCE,
    STARFARERS,
    TRACK,
    G,
    Table,
    Team,
    TurnQuestion,
    TurnTask,
    chart,
    profit,
    solo,
    who,
)
from orrery.games.spacecorp.progress import GainCard
from orrery.games.spacecorp.sites import bases_of, colonies_of, produces
from orrery.kernel import PASS, Message, Move, Offer, on, seats_from


def mark(s: Table) -> tuple[int, ...]:
    """SC-6.12.1, 6.12.4: what has to change for something to have happened."""
    return (
        len(s.deck.cards),
        len(s.discard) + s.timed,
        sum(s.discs),
        sum(map(len, s.bases)),
        sum(map(len, s.tiles)),
        sum(map(bool, s.colony)),
        *(profit(corp) for corp in s.corps),
    )


# --- Legacy Production ----------------------------------------------------------------------------


class ChooseLegacy(TurnQuestion):
    """SC-6.13, 6.14: a tile that produces may go to the HQ with its base; an older pair leaves."""

    def options(self, g: G) -> list[Move]:
        sites = chart(g).sites
        found: list[Move] = [PASS]
        for site, box, _ in bases_of(g, self.seat):
            if box < len(g.state.tiles[site]) and produces(g, site, box) is not None:
                found.append(moves.Keep.at[sites[site].id, box + 1])
        return found

    @on(moves.Keep)
    def keep(self, g: G, move: moves.Keep) -> None:
        s, corp = g.state, g.state.corps[self.seat]
        site, box = chart(g).number[move.site], move.box - 1
        if corp.legacy:
            s.tile_discard += (corp.legacy[0],)
            corp.supply[list(g.content.bases).index(corp.legacy[1])] += 1
        tile, base = s.tiles[site][box], s.bases[site][box]
        corp.legacy = (tile, base)
        for there in (s.tiles, s.bases):
            there[site] = (*there[site][:box], *there[site][box + 1 :])
        if not s.bases[site]:
            s.owner[site] = NONE
        for other in s.corps:
            other.teams = [unclaimed(team, site) for team in other.teams]
        g.emit(log.LegacyKept(self.seat, tile, base))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Keep):
            return ()
        n = produces(g, chart(g).number[move.site], move.box - 1) or 0
        return (Message("preview-p", {"n": n}),)


def unclaimed(team: Team, site: int) -> Team:
    """SC-5.3.7: a claim ends with its tile."""
    return Team(team.site, team.track) if team.site == site else team


# --- the next era --------------------------------------------------------------------------------


class ChangeEra(TurnTask):
    """SC-6.15 to 6.18: cards and pieces are cleared away, the next era is set up."""

    def run(self, g: G) -> None:
        s = g.state
        ahead = list(s.beyond)
        clear_pieces(g)
        s.era += 1
        lay_out_era(g.content, s, g.chance, fresh=False)
        era = ERAS[s.era]
        g.emit(log.EraBegan(era))
        if solo(s):  # SC-17.11
            n = g.content.competition.later[era][s.options.difficulty]
            gain(g, s.players, n, "start")
            pay(g, s.players, -n, "journey")
        frames: list[TurnTask | TurnQuestion] = []
        for number, owner in enumerate(ahead):
            if owner >= s.players:
                send_rival(g, number)
            elif owner != NONE:
                frames.append(PlaceAhead(owner, number))
        if s.era == PLANETEERS:
            wheel = g.content.settings.wheel
            frames += [
                GainCard(seat, "adaptation")
                for seat in seats_from(s.players, s.first)
                if s.corps[seat].genetics >= wheel
            ]
        g.push(*frames)


def clear_pieces(g: G) -> None:
    """SC-6.16, 6.17: bases return to their HQs, but for those of Legacy Production."""
    s = g.state
    types = list(g.content.bases)
    for corp in s.corps:
        corp.supply = [base.count for base in g.content.bases.values()]
        if corp.legacy:
            corp.supply[types.index(corp.legacy[1])] -= 1


def ahead_site(g: G, number: int) -> int:
    return chart(g).number[g.content.settings.ahead[ERAS[g.state.era]][number]]


def send_rival(g: G, number: int) -> None:
    """SC-17.4 [ruling]: a Beyond marker of the Competition puts a team of its own there."""
    site = ahead_site(g, number)
    g.state.rivals += (site,)
    g.emit(log.RivalPlaced(chart(g).sites[site].id))


class PlaceAhead(TurnQuestion):
    """SC-7.3, 7.4, 13.3, 13.4: who has a Beyond marker may place a team farther out."""

    number: int

    def prompt(self, g: G, seat: int | None) -> Message:
        site = chart(g).sites[ahead_site(g, self.number)].id
        return Message("ask-place-ahead", {"site": site, "number": self.number + 1})

    def options(self, g: G) -> list[Move]:
        return [PASS, moves.Ahead.at[()]]

    @on(moves.Ahead)
    def ahead(self, g: G, move: moves.Ahead) -> None:
        s, map = g.state, chart(g)
        site, teams = ahead_site(g, self.number), s.corps[self.seat].teams
        team = next(i for i, team in enumerate(teams) if team.site == map.start)
        far = s.era == STARFARERS and self.number == 1
        claims = s.era == PLANETEERS and self.number == 0
        teams[team] = Team(site, TRACK if far else 0, claims)
        g.emit(log.Deployed(self.seat, map.sites[site].id))
        if claims:
            discover(g, self.seat, site)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if move == PASS:
            return Offer(move)
        return Offer(move, (f"site:{chart(g).sites[ahead_site(g, self.number)].id}",))


def first_player(g: G) -> int:
    """SC-7.11, 13.8: who has a team out there, else who has least profit; ties by lot."""
    s = g.state
    site = ahead_site(g, 0)
    for seat in range(s.players):
        if any(team.site == site for team in s.corps[seat].teams):
            return seat
    least = min(profit(corp) for corp in s.corps[: s.players])
    tied = [seat for seat in range(s.players) if profit(s.corps[seat]) == least]
    return tied[g.chance.draw("first", len(tied))] if len(tied) > 1 else tied[0]


# --- the end of the game -------------------------------------------------------------------------


class CloseGame(TurnTask):
    """SC-15.6, 16.4: what the end of the last era brings."""

    def run(self, g: G) -> None:
        s = g.state
        if s.era == STARFARERS:
            late = [LateColonies(seat) for seat in seats_from(s.players, s.first)]
            g.push(*late, CountColonies(), FinishGame())
            return
        for number, owner in enumerate(s.beyond):
            if owner != NONE:
                gain(g, owner, g.content.settings.beyond_profit[number], "firsts")
        if s.era == MARINERS:
            for seat in range(s.players):
                gain(g, seat, s.corps[seat].genetics, "progress")
        g.push(FinishGame())


class CountColonies(TurnTask):
    """SC-15.6: profit by the number of colonies; without any 1 is lost, below 0 if need be."""

    def run(self, g: G) -> None:
        s, table = g.state, g.content.settings.colony_profit
        for corp in range(len(s.corps)):
            n = table[min(len(colonies_of(g, corp)), len(table) - 1)]
            if n < 0:
                s.corps[corp].earned[SOURCE["colonies"]] += n
                g.emit(log.Lost(who(s, corp), -n, "colonies"))
            else:
                gain(g, corp, n, "colonies")


class FinishGame(TurnTask):
    """SC-15.7: the most profit wins."""

    def run(self, g: G) -> None:
        g.emit(log.GameEnded())
