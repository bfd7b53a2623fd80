"""The table in words, for the terminal and the screen reader: said from the view alone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, starmap

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import view as seen
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.model import BACKS, WIDTH
from orrery.games.black_angel.scoring import LINES
from orrery.kernel import prose
from orrery.kernel.effects import say_effects
from orrery.kernel.prose import DOT, HEAD, entry, fold


class Scribe(prose.Scribe[seen.TableView, Components]):
    """Says the parts of one view."""

    def lines(self) -> Iterable[str]:
        yield from self.heading()
        yield from self.titled(
            ("summary-ship-board", self.ship_board()),
            ("summary-technologies", self.technologies()),
            ("summary-space", chain(*map(self.strip, self.view.strips), self.leaving())),
            ("summary-players", chain(*starmap(self.crew, enumerate(self.view.crews)))),
        )

    # --- sentences ---------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        name = self.view.crews[seat].name
        if name == "neutral":
            return self.say("summary-neutral")
        return self.seat(name or seat)

    def effects(self, effects: fx.Effects) -> str:
        return self.listed(say_effects(effects))

    def does(self, id: str) -> str:
        """`Slipway I (+1 ship)`: a card or token with what it does."""
        return self.say("summary-does", name=id, effects=self.effects(self.content.effects[id]))

    def die(self, die: seen.DieView) -> str:
        return self.say("summary-die", colour=die.colour, value=die.value)

    # --- the ship board ----------------------------------------------------------------------

    def heading(self) -> list[str]:
        v = self.view
        now = self.say("summary-round", round=v.round, seat=self.name(v.active))
        last = self.some("summary-last-round", round=v.last_round)
        spes = self.say("summary-reached") if v.reached else ""
        *missions, ravagers = (deck.count for deck in v.decks)
        counts = dict(zip(COLOURS, missions, strict=True))
        decks = self.say("summary-decks", ravagers=ravagers, **counts)
        out = fold(DOT.join(filter(None, (now, last, spes, decks))), "")
        if use := v.in_use:
            value = use.value + use.raised
            out += fold(self.say("summary-in-use", colour=use.acts, value=value), "")
        return out

    def ship_board(self) -> Iterable[str]:
        for action in self.view.actions:
            yield from self.action(action)
        storages = [
            self.say("summary-storage", colour=s.colour, dice=s.dice, damaged=s.damaged)
            for s in self.view.storages
        ]
        yield from fold(self.say("summary-storages", storages=", ".join(storages)), HEAD)

    def action(self, action: seen.ActionView) -> list[str]:
        card = self.content.actions[action.id]
        slots = self.content.ship_board.damage_slots
        head = self.say("summary-action", number=card.number, action=action.id, colour=card.colour)
        damage = self.say("summary-damage", damage=action.damage, degraded=action.damage >= slots)
        top = "".join(map(self.does, action.ravagers[-1:]))
        ravagers = self.some("summary-ravagers", count=len(action.ravagers), top=top)
        return entry([head, damage if action.damage else "", ravagers])

    # --- technologies ------------------------------------------------------------------------

    def technologies(self) -> Iterable[str]:
        v, board = self.view, self.content.ship_board
        for slot, (token, price) in enumerate(zip(v.panel, board.panel, strict=True), 1):
            if token:
                said = self.say("summary-slot", slot=slot, price=price, token=self.token(token))
                yield from entry([said])
        advanced = [self.does(token) for token in v.advanced if token]
        if advanced:
            price, left = board.advanced_price, v.advanced_left
            yield from entry([self.say("summary-advanced", price=price, left=left)], advanced)
        tops = [self.token(stack.top) for stack in v.stacks if stack.top]
        yield from entry([self.say("summary-stacks")], tops)

    def token(self, id: str) -> str:
        """An ordinary token: its colour, its effect and, for experts, its improved side."""
        colour = self.content.tokens[id].colour
        effects = self.effects(self.content.effects[id])
        said = self.say("summary-token", token=id, colour=colour, effects=effects)
        if self.view.expert and id in self.content.boosts:
            improved = self.effects(self.content.boosts[id])
            return self.say("summary-improved", token=said, improved=improved)
        return said

    # --- space -------------------------------------------------------------------------------

    def leaving(self) -> list[str]:
        return fold(self.some("summary-leaving", cards=list(self.view.leaving)), HEAD)

    def strip(self, strip: seen.StripView) -> list[str]:
        marker = self.say("summary-marker") if strip.marker else ""
        hexes = [self.hex(strip, column, hex) for column, hex in enumerate(strip.hexes)]
        return entry([self.say("summary-strip", number=strip.number), marker], hexes)

    def hex(self, strip: seen.StripView, column: int, hex: seen.HexView) -> str:
        printed = self.content.sides[strip.side].hexes[column]
        here = strip.spes and column == WIDTH // 2
        said = self.say("summary-hex", hex=hex.id, kind="spes" if here else printed.kind)
        extra = [
            self.say("summary-icon") if printed.ravager and not hex.card and not here else "",
            self.say("summary-comet") if printed.comet and self.view.hal and not here else "",
            self.mission(hex) if hex.card else "",
            self.some("summary-ships", seats=", ".join(map(self.name, hex.ships))),
            self.say("summary-angel") if hex.id == self.view.angel else "",
        ]
        told = ", ".join(filter(None, extra))
        return self.say("summary-hex-with", hex=said, things=told) if told else said

    def mission(self, hex: seen.HexView) -> str:
        owner = self.name(hex.owner) if hex.owner is not None else ""
        kind = self.content.missions[hex.card].kind
        return self.say("summary-mission", card=self.does(hex.card), kind=kind, seat=owner)

    # --- players -----------------------------------------------------------------------------

    def crew(self, seat: int, crew: seen.CrewView) -> list[str]:
        if crew.name:
            return self.seatless(seat, crew)
        return entry(
            [
                self.say("summary-player", seat=self.name(seat), vp=crew.vp),
                self.say("summary-you") if seat == self.view.seat else "",
                self.say("summary-first") if seat == self.view.first else "",
            ],
            [self.goods(crew), self.robots(crew)],
            [self.dice(crew)],
            self.hand(crew),
            self.beside(crew),
            [self.cell(cell) for cell in crew.grid if cell.token],
            [self.removed_cell(cell) for cell in crew.cells if cell.token or cell.missions],
            [
                self.some("summary-surplus", tokens=list(crew.surplus)),
                self.some("summary-removed", tokens=list(crew.removed)),
            ],
            [self.score(crew)],
        )

    def goods(self, crew: seen.CrewView) -> str:
        goods = {"resources": crew.resources, "debris": crew.debris, "ships": crew.ships}
        return self.say("summary-goods", **goods)

    def robots(self, crew: seen.CrewView) -> str:
        others = {"break_room": crew.break_room, "supply": crew.supply}
        return self.say("summary-robots", **crew.stations, **others)

    def dice(self, crew: seen.CrewView) -> str:
        dice = [*map(self.die, crew.dice)]
        if crew.secured:
            dice.append(self.say("summary-secured", die=self.die(crew.secured)))
        return self.some("summary-dice", dice=", ".join(dice)) or self.say("summary-no-dice")

    def hand(self, crew: seen.CrewView) -> list[str]:
        """Cards with their faces where the viewer may see them, else only how many there are."""
        found = []
        for back in BACKS:
            known = [self.card(face) for face in crew.hand[back] if face is not None]
            hidden = len(crew.hand[back]) - len(known)
            if hidden:
                found.append(self.say("summary-hidden", back=back, n=hidden))
            if known:
                found.append(self.say("summary-hand", back=back, cards="; ".join(known)))
        return found

    def card(self, id: str) -> str:
        mission = self.content.missions.get(id)
        if mission is None:
            number = self.content.ravagers[id].action
            return self.say("summary-ravager-card", card=self.does(id), number=number)
        colours = [self.say("summary-colour", colour=colour) for colour in mission.technologies]
        brings = {
            "reward": self.effects(self.content.rewards[id]),
            "technologies": ", ".join(colours),
        }
        return self.say("summary-mission-card", card=self.does(id), kind=mission.kind, **brings)

    def beside(self, crew: seen.CrewView) -> list[str]:
        return [
            self.say("summary-beside", line=line.id, back=line.back)
            if line.card is None
            else self.say("summary-beside-card", line=line.id, card=line.card)
            for line in crew.beside
            if line.back
        ]

    def cell(self, cell: seen.CellView) -> str:
        advanced = cell.token in self.content.advanced
        token = self.does(cell.token) if advanced else self.token(cell.token)
        side = "improved" if cell.improved else "normal"
        return self.say("summary-cell", cell=cell.id, token=token, side=side, debris=cell.debris)

    def removed_cell(self, cell: seen.RemovedCellView) -> str:
        token = self.does(cell.token) if cell.token else self.say("summary-empty-cell")
        return self.say(
            "summary-removed-cell", cell=cell.id, token=token, cap=cell.cap, n=len(cell.missions)
        )

    def score(self, crew: seen.CrewView) -> str:
        lines = self.scored((id for id, _ in LINES), crew.score)
        return self.say("summary-score", total=sum(crew.score), lines=", ".join(lines) or "–")

    def seatless(self, seat: int, crew: seen.CrewView) -> list[str]:
        """Hal or the neutral player."""
        head, hal = [self.name(seat)], self.view.hal
        if hal:
            half = self.say("summary-hal-half", bottom=hal.bottom)
            told = self.say("summary-player", seat=self.name(seat), vp=crew.vp)
            head = [told, self.say("summary-hal-deck", n=hal.deck), half]
        return entry(head, [self.say("summary-stations", **crew.stations), self.dice(crew)])


summary = prose.told_by(Scribe, seen.view)
