"""SC-3.21 to 3.24, 12.1, 12.2, 6.1: contracts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import ERAS, Components, Contract, Side, Site
from orrery.games.spacecorp.edges import ContractWindow
from orrery.games.spacecorp.goods import gain
from orrery.games.spacecorp.model import (
    G,
    TurnQuestion,
    TurnTask,
    chart,
    feat,
    playing,
    rivals_of,
    who,
)
from orrery.games.spacecorp.produce import whenever
from orrery.games.spacecorp.sites import bases_of, colonies_of, sites_of
from orrery.kernel import PASS, Message, Move, Refusal, Why, on, seats_from

NOT_YET = Why("why-contract-not-yet", "SC-3.21")
FULFILLED = Why("why-contract-fulfilled", "SC-3.21")


# --- what contracts ask for ----------------------------------------------------------------------

PLACES: dict[str, Callable[[Contract, Site], bool]] = {
    "lagrange": lambda asked, site: site.kind == "lagrange",
    "bodies": lambda asked, site: site.kind != "lagrange",
    "sites": lambda asked, site: site.id in asked.where,
    "within": lambda asked, site: site.region in asked.where,
    "systems": lambda asked, site: True,
    "multistar": lambda asked, site: site.stars > 1,
}
"""The goals that count the sites with bases, and which of them."""


@cache
def places(content: Components, contract: str) -> frozenset[int]:
    """The sites at which a base counts for a contract; none where it is not a matter of sites."""
    asked = content.contracts[contract]
    fits, map = PLACES.get(asked.goal), content.charts[ERAS.index(asked.era)]
    return frozenset(i for i in map.buildable if fits and fits(asked, map.sites[i]))


@cache
def asked_tiles(content: Components, contract: str) -> frozenset[str]:
    """The tiles that count for a contract with a base on them."""
    asked = content.contracts[contract].symbols
    return frozenset(
        id
        for id, tile in content.tiles.items()
        if set(asked) & set(tile.symbols) or ("alien" in asked and tile.stack == "alien")
    )


def _symbols(g: G, corp: int, contract: Contract) -> int:
    tiles, asked = g.state.tiles, asked_tiles(g.content, contract.id)
    built = (tiles[site][box : box + 1] for site, box, _ in bases_of(g, corp))
    return sum(tile in asked for there in built for tile in there)


GOALS: dict[str, Callable[[G, int, Contract], int]] = {
    "produces": lambda g, corp, _: int(corp == g.state.active and g.state.yielded >= 0),
    "harvest": lambda g, corp, _: max(0, g.state.yielded) if corp == g.state.active else 0,
    "symbols": _symbols,
    "regions": lambda g, corp, _: len({chart(g).region[site] for site in sites_of(g, corp)}),
    "infra": lambda g, corp, _: sum(map(bool, g.state.corps[corp].infra)),
    "progress": lambda g, corp, _: len(g.state.corps[corp].progress),
    "types": lambda g, corp, _: len({base for _, _, base in bases_of(g, corp)}),
    "colonies": lambda g, corp, _: len(colonies_of(g, corp)),
    "bases": lambda g, corp, _: sum(1 for _ in bases_of(g, corp)),
}


def reached(g: G, corp: int, contract: Contract) -> int:
    """How much of what a contract asks for somebody has now."""
    if contract.goal in PLACES:
        where = places(g.content, contract.id)
        return sum([site in where for site in sites_of(g, corp)])
    return GOALS[contract.goal](g, corp, contract)


def is_open(g: G, contract: Contract) -> bool:
    """Whether nobody has fulfilled it."""
    return g.state.discs[contract.row - 1] != g.state.era


def printed(g: G, contract: Contract) -> Side:
    """SC-2.1: what the side of the display for this number of players says."""
    return g.content.side(contract, g.state.players)


def met(g: G, corp: int, contract: Contract) -> bool:
    return reached(g, corp, contract) >= printed(g, contract).n


def reward_of(g: G, contract: Contract) -> int:
    """SC-12.2, 14.19: the rewards of the row to the right of its disc, up to this contract."""
    row, disc = contract.row - 1, g.state.discs[contract.row - 1]
    return sum(printed(g, era[row]).reward for era in g.content.rows[disc + 1 : g.state.era + 1])


def open_contracts(g: G) -> list[Contract]:
    return [contract for contract in g.content.rows[g.state.era] if is_open(g, contract)]


# --- step 2 --------------------------------------------------------------------------------------


class ContractQuestion(TurnQuestion):
    """One of the contracts that nobody has fulfilled yet, if there is one."""

    lapses = True

    def options(self, g: G) -> list[Move]:
        return [moves.Fulfil.at[contract.id] for contract in open_contracts(g)]

    def brings(self, g: G, contract: Contract) -> int:
        return reward_of(g, contract)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Fulfil):
            return ()
        n = self.brings(g, g.content.contracts[move.contract])
        return (Message("preview-gain", {"n": n}),)


class CheckContracts(ContractQuestion):
    """SC-3.21, 3.23: the active player may claim each contract that he fulfils, one by one."""

    def options(self, g: G) -> list[Move]:
        claimable = [c for c in open_contracts(g) if met(g, self.seat, c)]
        return [PASS, *(moves.Fulfil.at[contract.id] for contract in claimable)]

    @on(moves.Fulfil)
    def fulfil(self, g: G, move: moves.Fulfil) -> None:
        g.push(CheckContracts(self.seat))
        fulfil(g, self.seat, g.content.contracts[move.contract])

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        """Why a contract cannot be claimed, with how far one is."""
        for contract in g.content.rows[g.state.era]:
            target = f"contract:{contract.id}"
            if not is_open(g, contract):
                yield Refusal(target, FULFILLED)
            elif not met(g, seat, contract):
                need = printed(g, contract).n
                yield Refusal(target, NOT_YET, {"need": need, "have": reached(g, seat, contract)})


def fulfil(g: G, corp: int, contract: Contract) -> None:
    """SC-3.21: profit, the disc moves; colonies pay (SC-3.21); then Market Influence."""
    settle_contract(g, corp, contract)
    g.push(CountContracts(corp))
    ring = tuple(seats_from(g.state.players, corp))
    g.push(ContractWindow(ring=ring, claimant=corp, contract=contract.id))


def settle_contract(g: G, corp: int, contract: Contract) -> None:
    """The reward, the disc, and the colonies that pay for it."""
    rival = corp >= g.state.players  # SC-17.7
    n = printed(g, contract).reward if rival else reward_of(g, contract)
    g.state.discs[contract.row - 1] = g.state.era
    feat(g, f"contract {contract.id}", corp)
    g.emit(log.Fulfilled(who(g.state, corp), contract.id))
    gain(g, corp, n, "contracts")
    whenever(g, corp, "contract")


class CountContracts(TurnTask):
    """SC-6.1, 6.9: six of seven: every other player has one more turn. SC-6.10: only once."""

    corp: int

    def run(self, g: G) -> None:
        s = g.state
        done = sum(disc == s.era for disc in s.discs)
        if done < g.content.settings.contracts_to_end or s.closing:
            return
        s.closing = True
        s.due = playing(s, rivals_of(s, self.corp))
        g.emit(log.EraEnding("contracts"))
