"""The table in words, for the terminal and the screen reader: said from the view alone."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.model import BACKS, WIDTH, G
from orrery.games.black_angel.scoring import LINES
from orrery.games.black_angel.view import (
    ActionView,
    CellView,
    CrewView,
    DieView,
    HalView,
    HexView,
    RemovedCellView,
    StripView,
    view,
)
from orrery.kernel import Words
from orrery.kernel.effects import say_effects
from orrery.kernel.prose import DOT, HEAD, entry, fold


def summary(g: G, seat: int | None, words: Words) -> str:
    """What a seat (None: a spectator) may know, at a glance, no line longer than `prose.WIDTH`."""
    return "\n".join(Scribe(g, seat, words).lines())


class Scribe:
    """Says the parts of one view."""

    def __init__(self, g: G, seat: int | None, words: Words) -> None:
        self.view = view(g, seat)
        self.content: Components = g.content
        self.words = words
        self.say = words.tell
        self.names = [self.name(i, crew) for i, crew in enumerate(self.view.crews)]

    def name(self, number: int, crew: CrewView) -> str:
        if crew.name == "neutral":
            return self.say("summary-neutral")
        return (
            self.words.name(crew.name) if crew.name else self.say("summary-seat", number=number + 1)
        )

    def lines(self) -> Iterable[str]:
        yield from self.heading()
        for title, part in (
            ("summary-ship-board", self.ship_board()),
            ("summary-technologies", self.technologies()),
            ("summary-space", self.space()),
            ("summary-players", self.players()),
        ):
            yield ""
            yield self.say(title)
            yield from part

    # --- sentences ---------------------------------------------------------------------------

    def effects(self, effects: fx.Effects) -> str:
        return ", ".join(self.words.say(message) for message in say_effects(effects))

    def does(self, id: str) -> str:
        """`Slipway I (+1 ship)`: a card or token with what it does."""
        return self.say("summary-does", name=id, effects=self.effects(self.content.effects[id]))

    def die(self, die: DieView) -> str:
        return self.say("summary-die", colour=die.colour, value=die.value)

    def seats(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    # --- the ship board ----------------------------------------------------------------------

    def heading(self) -> list[str]:
        v = self.view
        now = self.say("summary-round", round=v.round, seat=self.names[v.active])
        last = self.say("summary-last-round", round=v.last_round) if v.last_round else ""
        spes = self.say("summary-reached") if v.reached else ""
        orange, grey, green, ravagers = (deck.count for deck in v.decks)
        decks = self.say("summary-decks", orange=orange, grey=grey, green=green, ravagers=ravagers)
        out = fold(DOT.join(filter(None, (now, last, spes, decks))), "")
        if v.in_use is not None:
            use = v.in_use
            out += fold(
                self.say("summary-in-use", colour=use.acts, value=use.value + use.raised), ""
            )
        return out

    def ship_board(self) -> Iterable[str]:
        for action in self.view.actions:
            yield from self.action(action)
        storages = [
            self.say("summary-storage", colour=s.colour, dice=s.dice, damaged=s.damaged)
            for s in self.view.storages
        ]
        yield from fold(self.say("summary-storages", storages=", ".join(storages)), HEAD)

    def action(self, action: ActionView) -> list[str]:
        card = self.content.actions[action.id]
        slots = self.content.ship_board.damage_slots
        head = self.say("summary-action", number=card.number, action=action.id, colour=card.colour)
        damage = self.say("summary-damage", damage=action.damage, degraded=action.damage >= slots)
        ravagers = ""
        if action.ravagers:
            top = self.does(action.ravagers[-1])
            ravagers = self.say("summary-ravagers", count=len(action.ravagers), top=top)
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
            yield from entry(
                [self.say("summary-advanced", price=board.advanced_price, left=v.advanced_left)],
                advanced,
            )
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

    def space(self) -> Iterable[str]:
        for strip in self.view.strips:
            yield from self.strip(strip)
        if self.view.leaving:
            yield from fold(self.say("summary-leaving", cards=list(self.view.leaving)), HEAD)

    def strip(self, strip: StripView) -> list[str]:
        marker = self.say("summary-marker") if strip.marker else ""
        hexes = [self.hex(strip, column, hex) for column, hex in enumerate(strip.hexes)]
        return entry([self.say("summary-strip", number=strip.number), marker], hexes)

    def hex(self, strip: StripView, column: int, hex: HexView) -> str:
        printed = self.content.sides[strip.side].hexes[column]
        here = strip.spes and column == WIDTH // 2
        said = self.say("summary-hex", hex=hex.id, kind="spes" if here else printed.kind)
        extra = [
            self.say("summary-icon") if printed.ravager and not hex.card and not here else "",
            self.say("summary-comet") if printed.comet and self.view.hal and not here else "",
            self.mission(hex) if hex.card else "",
            self.say("summary-ships", seats=self.seats(hex.ships)) if hex.ships else "",
            self.say("summary-angel") if hex.id == self.view.angel else "",
        ]
        told = ", ".join(filter(None, extra))
        return self.say("summary-hex-with", hex=said, things=told) if told else said

    def mission(self, hex: HexView) -> str:
        owner = self.names[hex.owner] if hex.owner is not None else ""
        kind = self.content.missions[hex.card].kind
        return self.say("summary-mission", card=self.does(hex.card), kind=kind, seat=owner)

    # --- players -----------------------------------------------------------------------------

    def players(self) -> Iterable[str]:
        for seat, crew in enumerate(self.view.crews):
            if seat < self.view.players:
                yield from self.player(seat, crew)
            else:
                yield from self.seatless(seat, crew)

    def player(self, seat: int, crew: CrewView) -> list[str]:
        return entry(
            [
                self.say("summary-player", seat=self.names[seat], vp=crew.vp),
                self.say("summary-you") if seat == self.view.seat else "",
                self.say("summary-first") if seat == self.view.first else "",
            ],
            [
                self.say(
                    "summary-goods",
                    resources=crew.resources,
                    debris=crew.debris,
                    ships=crew.ships,
                ),
                self.robots(crew),
            ],
            [self.dice(crew)],
            self.hand(crew),
            self.beside(crew),
            [self.cell(cell) for cell in crew.grid if cell.token],
            [self.removed_cell(cell) for cell in crew.cells if cell.token or cell.missions],
            [
                self.say("summary-surplus", tokens=list(crew.surplus)) if crew.surplus else "",
                self.say("summary-removed", tokens=list(crew.removed)) if crew.removed else "",
            ],
            [self.score(crew)],
        )

    def robots(self, crew: CrewView) -> str:
        orange, grey, green = (crew.stations[colour] for colour in COLOURS)
        return self.say(
            "summary-robots",
            break_room=crew.break_room,
            orange=orange,
            grey=grey,
            green=green,
            supply=crew.supply,
        )

    def dice(self, crew: CrewView) -> str:
        secured = [self.say("summary-secured", die=self.die(crew.secured))] if crew.secured else []
        dice = [*map(self.die, crew.dice), *secured]
        return (
            self.say("summary-dice", dice=", ".join(dice)) if dice else self.say("summary-no-dice")
        )

    def hand(self, crew: CrewView) -> list[str]:
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
        return self.say(
            "summary-mission-card",
            card=self.does(id),
            kind=mission.kind,
            reward=self.effects(self.content.rewards[id]),
            technologies=", ".join(
                self.say("summary-colour", colour=colour) for colour in mission.technologies
            ),
        )

    def beside(self, crew: CrewView) -> list[str]:
        return [
            self.say("summary-beside", line=line.id, back=line.back)
            if line.card is None
            else self.say("summary-beside-card", line=line.id, card=line.card)
            for line in crew.beside
            if line.back
        ]

    def cell(self, cell: CellView) -> str:
        advanced = cell.token in self.content.advanced
        token = self.does(cell.token) if advanced else self.token(cell.token)
        side = "improved" if cell.improved else "normal"
        return self.say("summary-cell", cell=cell.id, token=token, side=side, debris=cell.debris)

    def removed_cell(self, cell: RemovedCellView) -> str:
        token = self.does(cell.token) if cell.token else self.say("summary-empty-cell")
        return self.say(
            "summary-removed-cell", cell=cell.id, token=token, cap=cell.cap, n=len(cell.missions)
        )

    def score(self, crew: CrewView) -> str:
        lines = [
            self.say("summary-score-line", line=self.words.name(id), n=points)
            for (id, _), points in zip(LINES, crew.score, strict=True)
            if points
        ]
        return self.say("summary-score", total=sum(crew.score), lines=", ".join(lines) or "–")

    def seatless(self, seat: int, crew: CrewView) -> list[str]:
        """Hal or the neutral player."""
        orange, grey, green = (crew.stations[colour] for colour in COLOURS)
        stations = self.say("summary-stations", orange=orange, grey=grey, green=green)
        hal = self.view.hal
        name = self.names[seat]
        head = (
            [self.say("summary-player", seat=name, vp=crew.vp), *self.hal(hal)] if hal else [name]
        )
        return entry(head, [stations, self.dice(crew)])

    def hal(self, hal: HalView) -> list[str]:
        half = self.say("summary-hal-half", bottom=hal.bottom)
        return [self.say("summary-hal-deck", n=hal.deck), half]
