"""What a seat or a spectator may know, built anew as frozen Structs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from orrery.games.spacecorp.components import ERAS, STACKS
from orrery.games.spacecorp.contracts import is_open, printed, reached, reward_of
from orrery.games.spacecorp.ground import ground, secured
from orrery.games.spacecorp.means import Purse, cost_of
from orrery.games.spacecorp.model import (
    COMPETITION,
    NONE,
    PLAIN,
    SHIELDED,
    TIMED,
    Corp,
    G,
    Table,
    chart,
    profit,
    solo,
    triggered,
)
from orrery.games.spacecorp.produce import legacy_worth
from orrery.games.spacecorp.scoring import colony_value
from orrery.games.spacecorp.sites import haunted, produces
from orrery.games.spacecorp.value import Deed
from orrery.kernel import bit
from orrery.kernel.shapes import teller


class TeamView(Struct, frozen=True):
    """A team on the map; `number` 1 to 4. The Competition's have the number 0."""

    corp: int
    number: int
    track: int
    claim: bool


class SiteView(Struct, frozen=True):
    """A site with all that stands on it; `worth` is what its tiles produce, None for nothing."""

    id: str
    tiles: tuple[str, ...]
    bases: tuple[str, ...]
    owner: int | None
    worth: tuple[int | None, ...]
    colony: str
    haunted: bool
    teams: tuple[TeamView, ...]


class CorpView(Struct, frozen=True):
    """A player; after the seats the Competition, told by `name`."""

    name: str
    profit: int
    score: tuple[int, ...]
    """Profit by its sources, the lines of the score sheet."""
    hand: tuple[str | None, ...]
    """Cards; None is a face that the viewer may not see."""
    infra: tuple[str, ...]
    idle_teams: int
    supply: dict[str, int]
    genetics: int
    revelation: int
    progress: tuple[str, ...]
    legacy: tuple[str, ...]
    legacy_worth: int | None
    passed: bool
    beyond: tuple[int, ...]
    awards: int
    colonies: int
    """The values of its colonies together."""


class ContractView(Struct, frozen=True):
    """A contract of this era: its reward now, who has fulfilled it, how far each player is."""

    id: str
    reward: int
    owner: int | None
    have: tuple[int, ...]
    need: int


class ProgressView(Struct, frozen=True):
    id: str
    rewarded: bool
    copies: int


class StackView(Struct, frozen=True):
    id: str
    count: int


class DeedView(Struct, frozen=True):
    """The action in progress; what it is worth so far only for who sees all that is laid."""

    action: str
    team: int
    site: str
    bases: tuple[str, ...]
    cost: int
    value: int | None
    hqs: tuple[int, ...]
    time: str


class RivalView(Struct, frozen=True):
    """SC-17: the codes of the Competition that are left, and those that were shown."""

    codes: int
    shown: tuple[str, ...]


class TableView(Struct, frozen=True):
    """A whole table as one seat sees it."""

    seat: int | None
    players: int
    era: str
    first_era: str
    last_era: str
    turns: tuple[int, ...]
    first: int
    active: int
    closing: bool
    due: tuple[int, ...]
    triggered: bool
    corps: tuple[CorpView, ...]
    sites: tuple[SiteView, ...]
    offers: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    laid: tuple[tuple[str, ...], ...]
    """Cards on the table: for their plain value, their shielded one, as Time."""
    stacks: tuple[StackView, ...]
    contracts: tuple[ContractView, ...]
    discs: tuple[int, ...]
    progress: tuple[ProgressView, ...]
    colonies: tuple[str, ...]
    beyond: tuple[int | None, ...]
    deed: DeedView | None
    rival: RivalView | None


tell_table = teller(TableView, Table)
tell_corp = teller(CorpView, Corp)


def view(g: G, seat: int | None) -> TableView:
    """Hidden: hands, decks, stacks, and what is laid before it suffices."""
    s = g.state
    return tell_table(
        s,
        seat=seat,
        era=ERAS[s.era],
        first_era=s.options.first_era,
        last_era=s.options.last_era,
        turns=tuple(s.turns),
        triggered=triggered(s),
        corps=tuple(corp_view(g, other, seat) for other in range(len(s.corps))),
        sites=site_views(g),
        offers=tuple(s.offers),
        deck=len(s.deck),
        laid=laid_view(g, seat),
        stacks=tuple(StackView(stack, len(s.stacks[i])) for i, stack in enumerate(STACKS[s.era])),
        contracts=contract_views(g),
        discs=tuple(s.discs),
        progress=progress_views(g),
        beyond=tuple(None if owner == NONE else owner for owner in s.beyond),
        deed=deed_view(g, seat),
        rival=RivalView(len(s.codes), s.codes_out) if solo(s) else None,
    )


# --- the players ---------------------------------------------------------------------------------


def corp_view(g: G, number: int, viewer: int | None) -> CorpView:
    s, corp = g.state, g.state.corps[number]
    return tell_corp(
        corp,
        name="" if number < s.players else COMPETITION,
        profit=profit(corp),
        score=tuple(corp.earned),
        hand=hand_view(g, number, viewer),
        infra=tuple(corp.infra),
        idle_teams=sum(team.site == -1 for team in corp.teams),
        supply={
            base: n for base, n in zip(g.content.bases, corp.supply, strict=True)
            if base in g.content.base_types[s.era]
        },
        legacy_worth=legacy_worth(g, number),
        passed=bool(s.passed >> number & 1),
        beyond=tuple(i + 1 for i, owner in enumerate(s.beyond) if owner == number),
        awards=s.awards[number],
        colonies=colony_value(g, number),
    )  # fmt: skip


def hand_view(g: G, number: int, viewer: int | None) -> tuple[str | None, ...]:
    """A hand; others see which cards are known, and cards laid unseen still count among them."""
    s, hand = g.state, g.state.corps[number].hand
    faces = list(hand.faces(viewer))
    laying = number == s.active and not s.shown
    if sees_all(g, viewer) if laying else None not in faces:
        return tuple(faces)
    if laying:
        for zone in s.laid:
            faces += zone.faces(viewer)
    known = sorted(face for face in faces if face is not None)
    return (*known, *[None] * (len(faces) - len(known)))


def sees_all(g: G, viewer: int | None) -> bool:
    """Whether a viewer knows every card that the active player holds and lays: he himself does."""
    s = g.state
    if s.active >= s.players:
        return True
    mask = bit(viewer)
    zones = (s.corps[s.active].hand, *s.laid)
    return not any(card.hidden_from(mask) for zone in zones for card in zone.cards)


def laid_view(g: G, viewer: int | None) -> tuple[tuple[str, ...], ...]:
    s = g.state
    if not s.shown and not sees_all(g, viewer):
        return ((), (), ())
    return tuple(tuple(card.face for card in s.laid[how].cards)
                 for how in (PLAIN, SHIELDED, TIMED))  # fmt: skip


# --- the board -----------------------------------------------------------------------------------


def site_views(g: G) -> tuple[SiteView, ...]:
    s, map = g.state, chart(g)
    teams: dict[int, list[TeamView]] = {}
    for number, corp in enumerate(s.corps):
        for at, team in enumerate(corp.teams):
            if team.site >= 0:
                found = TeamView(number, at + 1, team.track, team.claim)
                teams.setdefault(team.site, []).append(found)
    for site in s.rivals:
        teams.setdefault(site, []).append(TeamView(s.players, 0, 0, False))
    return tuple(
        SiteView(
            id=site.id,
            tiles=s.tiles[i],
            bases=s.bases[i],
            owner=None if s.owner[i] == NONE else s.owner[i],
            worth=tuple(produces(g, i, box) for box in range(len(s.tiles[i]))),
            colony=s.colony[i],
            haunted=bool(s.tiles[i]) and haunted(g, i),
            teams=tuple(teams.get(i, ())),
        )
        for i, site in enumerate(map.sites)
    )


def contract_views(g: G) -> tuple[ContractView, ...]:
    s = g.state
    owners = {what: corp for what, corp in s.feats if what.startswith("contract ")}
    return tuple(
        ContractView(
            contract.id,
            reward_of(g, contract) if is_open(g, contract) else printed(g, contract).reward,
            owners.get(f"contract {contract.id}"),
            tuple(reached(g, seat, contract) for seat in range(len(s.corps))),
            printed(g, contract).n,
        )
        for contract in g.content.rows[s.era]
    )


def progress_views(g: G) -> tuple[ProgressView, ...]:
    return tuple(
        ProgressView(id, bool(copies & 1), copies.bit_count())
        for id, copies in zip(g.content.progress_ids, g.state.progress, strict=True)
        if copies
    )


def deed_view(g: G, viewer: int | None) -> DeedView | None:
    """The action that the question on top belongs to."""
    frame: Any = g.question
    deed = getattr(frame, "deed", None)
    if not isinstance(deed, Deed):
        return None
    ready = deed.points or deed.action not in ("move", "explore", "build") or deed.target >= 0
    own = ready and sees_all(g, viewer)
    value = None
    if own:
        where = secured(g, frame.seat, deed, ground(g, frame.seat, deed))
        value = Purse(g, frame.seat, deed).settled().best(where)
    return DeedView(
        deed.action,
        deed.team + 1,
        chart(g).sites[deed.target].id if deed.target >= 0 else "",
        deed.bases,
        cost_of(g, frame.seat, deed) if ready else 0,
        value,
        tuple(hq for hq, _ in deed.hqs) if own else (),
        deed.time if own else "",
    )
