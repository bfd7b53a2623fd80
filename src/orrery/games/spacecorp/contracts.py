"""SC-3.21 to 3.24, 12.1, 12.2, 6.1: contracts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import Contract
from orrery.games.spacecorp.edges import ContractWindow
from orrery.games.spacecorp.goods import gain
from orrery.games.spacecorp.model import (
    G,
    TurnQuestion,
    TurnTask,
    chart,
    feat,
    rivals_of,
    seats_from,
    who,
)
from orrery.games.spacecorp.produce import owned, whenever
from orrery.games.spacecorp.sites import bases_of
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why

NOT_YET = Why("why-contract-not-yet", "SC-3.21")
FULFILLED = Why("why-contract-fulfilled", "SC-3.21")


# --- what contracts ask for ----------------------------------------------------------------------


def _harvest(g: G, corp: int, contract: Contract) -> int:
    return max(0, g.state.yielded) if corp == g.state.active else 0


def _produces(g: G, corp: int, contract: Contract) -> int:
    return int(corp == g.state.active and g.state.yielded >= 0)


def _sites(g: G, corp: int) -> list[int]:
    """The sites with bases of a player; never the start base (SC-3.22), nor Legacy (SC-3.24)."""
    s = g.state
    return [site for site in chart(g).buildable if s.owner[site] == corp]


def _lagrange(g: G, corp: int, contract: Contract) -> int:
    sites = chart(g).sites
    return sum(sites[site].kind == "lagrange" for site in _sites(g, corp))


def _bodies(g: G, corp: int, contract: Contract) -> int:
    sites = chart(g).sites
    return sum(sites[site].kind != "lagrange" for site in _sites(g, corp))


def _at_sites(g: G, corp: int, contract: Contract) -> int:
    sites = chart(g).sites
    return sum(sites[site].id in contract.where for site in _sites(g, corp))


def _within(g: G, corp: int, contract: Contract) -> int:
    regions = chart(g).region
    return sum(regions[site] in contract.where for site in _sites(g, corp))


def _regions(g: G, corp: int, contract: Contract) -> int:
    regions = chart(g).region
    return len({regions[site] for site in _sites(g, corp)})


def _symbols(g: G, corp: int, contract: Contract) -> int:
    tiles, found = g.content.tiles, 0
    for site, box, _ in bases_of(g, corp):
        if box < len(g.state.tiles[site]):
            tile = tiles[g.state.tiles[site][box]]
            alien = "alien" in contract.symbols and tile.stack == "alien"
            found += alien or any(symbol in contract.symbols for symbol in tile.symbols)
    return found


def _infra(g: G, corp: int, contract: Contract) -> int:
    return sum(map(bool, g.state.corps[corp].infra))


def _progress(g: G, corp: int, contract: Contract) -> int:
    return len(g.state.corps[corp].progress)


def _types(g: G, corp: int, contract: Contract) -> int:
    return len({base for _, _, base in bases_of(g, corp)})


def _systems(g: G, corp: int, contract: Contract) -> int:
    return len(_sites(g, corp))


def _multistar(g: G, corp: int, contract: Contract) -> int:
    sites = chart(g).sites
    return sum(sites[site].stars > 1 for site in _sites(g, corp))


def _colonies(g: G, corp: int, contract: Contract) -> int:
    return owned(g, corp)


def _bases(g: G, corp: int, contract: Contract) -> int:
    return sum(1 for _ in bases_of(g, corp))


GOALS: dict[str, Callable[[G, int, Contract], int]] = {
    "produces": _produces,
    "lagrange": _lagrange,
    "bodies": _bodies,
    "sites": _at_sites,
    "symbols": _symbols,
    "regions": _regions,
    "infra": _infra,
    "progress": _progress,
    "within": _within,
    "harvest": _harvest,
    "types": _types,
    "systems": _systems,
    "multistar": _multistar,
    "colonies": _colonies,
    "bases": _bases,
}


def reached(g: G, corp: int, contract: Contract) -> int:
    """How much of what a contract asks for somebody has now."""
    return GOALS[contract.goal](g, corp, contract)


def is_open(g: G, contract: Contract) -> bool:
    """Whether nobody has fulfilled it."""
    return g.state.discs[contract.row - 1] != g.state.era


def met(g: G, corp: int, contract: Contract) -> bool:
    return reached(g, corp, contract) >= g.content.side(contract, g.state.players).n


def reward_of(g: G, contract: Contract) -> int:
    """SC-12.2, 14.19: the rewards of the row to the right of its disc, up to this contract."""
    row, disc = contract.row - 1, g.state.discs[contract.row - 1]
    eras = range(disc + 1, g.state.era + 1)
    return sum(g.content.side(g.content.rows[e][row], g.state.players).reward for e in eras)


def open_contracts(g: G) -> list[Contract]:
    return [contract for contract in g.content.rows[g.state.era] if is_open(g, contract)]


# --- step 2 --------------------------------------------------------------------------------------


class CheckContracts(TurnQuestion):
    """SC-3.21, 3.23: the active player may claim each contract that he fulfils, one by one."""

    clause = "SC-3.21"

    def options(self, g: G) -> list[Move]:
        claimable = [c for c in open_contracts(g) if met(g, self.seat, c)]
        return [PASS, *(moves.Fulfil(contract.id) for contract in claimable)]

    def answer(self, g: G, move: Move) -> None:
        if isinstance(move, moves.Fulfil):
            g.push(CheckContracts(self.seat))
            fulfil(g, self.seat, g.content.contracts[move.contract])

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Fulfil):
            return Offer(move)
        n = reward_of(g, g.content.contracts[move.contract])
        gained = (Message("preview-gain", {"n": n}),)
        return Offer(move, (f"contract:{move.contract}",), gained)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        return contract_refusals(g, seat)


def contract_refusals(g: G, seat: int) -> Iterable[Refusal]:
    """Why a contract cannot be claimed, with how far one is."""
    for contract in g.content.rows[g.state.era]:
        target = f"contract:{contract.id}"
        if not is_open(g, contract):
            yield Refusal(target, FULFILLED)
        elif not met(g, seat, contract):
            need = g.content.side(contract, g.state.players).n
            yield Refusal(target, NOT_YET, {"need": need, "have": reached(g, seat, contract)})


def fulfil(g: G, corp: int, contract: Contract) -> None:
    """SC-3.21: profit, the disc moves; colonies pay (SC-3.21); then Market Influence."""
    s = g.state
    settle_contract(g, corp, contract)
    g.push(CountContracts(corp))
    if corp < s.players:
        g.push(ContractWindow(ring=tuple(seats_from(s, corp)), claimant=corp, contract=contract.id))
    else:
        ring = range(s.players)
        g.push(ContractWindow(ring=tuple(ring), claimant=corp, contract=contract.id))


def settle_contract(g: G, corp: int, contract: Contract) -> None:
    """The reward, the disc, and the colonies that pay for it."""
    n = reward_of(g, contract)
    if corp >= g.state.players:
        n = g.content.side(contract, g.state.players).reward  # SC-17.7
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
        others = rivals_of(s, self.corp) if self.corp < s.players else list(range(s.players))
        s.closing = True
        s.due = tuple(seat for seat in others if not s.passed >> seat & 1)
        g.emit(log.EraEnding("contracts"))
