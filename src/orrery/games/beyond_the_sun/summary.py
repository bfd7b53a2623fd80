"""The table in words, for the terminal and the screen reader: said from the view alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orrery.games.beyond_the_sun.actions import cost_preview
from orrery.games.beyond_the_sun.components import Action, Components, Space, Technology
from orrery.games.beyond_the_sun.effects import LEVELS, Effects, say_effects
from orrery.games.beyond_the_sun.glossary import say_ability
from orrery.games.beyond_the_sun.model import G
from orrery.games.beyond_the_sun.scoring import LINES
from orrery.games.beyond_the_sun.view import (
    AchievementView,
    FactionView,
    PlaceView,
    SlotView,
    view,
)
from orrery.kernel import Words
from orrery.kernel.prose import DOT, HEAD, entry, fold


def summary(g: G, seat: int | None, words: Words) -> str:
    """What a seat (None: a spectator) may know, at a glance, no line longer than `prose.WIDTH`."""
    return "\n".join(Scribe(g, seat, words).lines())


class Scribe:
    """Says the parts of one view."""

    def __init__(self, g: G, seat: int | None, words: Words) -> None:
        self.view = view(g, seat)
        self.content: Components = g.content
        self.say = words.tell
        self.words = words
        self.names = [words.tell("summary-seat", number=n + 1) for n in range(self.view.players)]

    def lines(self) -> Iterable[str]:
        yield from self.heading()
        for title, part in (
            ("summary-technologies", self.technologies()),
            ("summary-open-actions", self.open_actions()),
            ("summary-exploration", self.exploration()),
            ("summary-achievements", self.achievements()),
            ("summary-factions", self.factions()),
        ):
            yield ""
            yield self.say(title)
            yield from part

    # --- sentences ---------------------------------------------------------------------------

    def effects(self, effects: Effects) -> str:
        return ", ".join(self.words.say(message) for message in say_effects(effects))

    def labelled(self, id: str, effects: Effects) -> str:
        """`at once: jump 2`, or nothing where there is no effect."""
        return self.say(id, effects=self.effects(effects)) if effects else ""

    def action(self, action: Action) -> str:
        cost = ", ".join(map(self.words.say, cost_preview(action.cost.ore, action)))
        effects = self.effects(action.effects)
        return self.say("summary-paid", cost=cost, effects=effects) if cost else effects

    def spaces(self, spaces: Sequence[Space]) -> list[str]:
        """The different actions of a card, each with the number of its spaces."""
        actions: list[Action] = [space.action for space in spaces]
        return [
            self.say("summary-action", spaces=actions.count(action), action=self.action(action))
            for n, action in enumerate(actions)
            if action not in actions[:n]
        ]

    def permanent(self, card: str) -> str:
        own = self.content.abilities.get(card)
        if own is None:
            return ""
        options = "; ".join(self.action(action) for action in own.options.values())
        return self.say("summary-permanent", once=own.once, options=options)

    def kinds(self, prefix: str, ids: Iterable[str]) -> str:
        return "/".join(self.say(f"{prefix}-{id}") for id in ids)

    def seats(self, seats: Iterable[int]) -> str:
        return " ".join(self.names[seat] for seat in seats)

    # --- the table ---------------------------------------------------------------------------

    def heading(self) -> list[str]:
        v = self.view
        two, three, four, a, b = v.decks
        now = self.say("summary-round", round=v.round, seat=self.names[v.active])
        last = self.say("summary-last-round", round=v.last_round) if v.last_round else ""
        decks = self.say("summary-decks", two=two, three=three, four=four, a=a, b=b)
        events = [
            f"{self.words.name(id)} ({self.effects(self.content.event_effects[id])})"
            for id in v.lasting
        ]
        out = fold(DOT.join(filter(None, (now, last, decks))), "")
        for level, row in zip(LEVELS[1:], v.rows, strict=True):
            if row:
                out += fold(self.say("summary-row", level=level, technologies=row), "")
        return out + (fold(self.say("summary-lasting", events=events), "") if events else [])

    def technologies(self) -> Iterable[str]:
        tree = self.content.tree
        for level, name in enumerate(LEVELS, 1):
            yield " " + self.say("summary-level", level=name)
            slots = [self.view.slots[i] for i in tree.of_level[level]]
            for slot in slots:
                if slot.card:
                    yield from self.technology(slot)
            bare = [self.bare(slot) for slot in slots if not slot.card]
            if bare:
                yield from fold(self.say("summary-undiscovered", slots=DOT.join(bare)), HEAD)

    def technology(self, slot: SlotView) -> list[str]:
        card = self.content.technologies[slot.card]
        types = self.kinds("type", card.types)
        name = self.say(
            "summary-technology", slot=slot.id, technology=card.id, types=types, vp=card.vp
        )
        after = self.after(slot.id)
        patent = slot.patent
        return entry(
            [
                name,
                self.out(card),
                self.say("summary-after", after=after) if after else "",
                self.seats(slot.seats),
                self.say("summary-patent", seat=self.names[patent.seat], n=patent.ore)
                if patent
                else "",
                self.say("summary-discount", n=slot.discount) if slot.discount else "",
            ],
            self.card_text(card.id),
        )

    def out(self, card: Technology) -> str:
        """By what types its successors are sought, where that is not what one would think."""
        said = card.out != card.types and card.level < len(LEVELS)
        return self.say("summary-out", types=self.kinds("type", card.out)) if said else ""

    def card_text(self, technology: str) -> list[str]:
        """What stands on a technology: its immediate bonus, actions, ability and points."""
        bonus = self.content.technologies[technology].bonus
        points = {"per": bonus.per, "every": bonus.every, "max": bonus.max} if bonus else {}
        return [
            self.labelled("summary-immediate", self.content.immediate[technology]),
            *self.spaces(self.content.tech_spaces[technology]),
            self.permanent(technology),
            self.say("summary-bonus", **points) if points else "",
        ]

    def bare(self, slot: SlotView) -> str:
        """A slot without a card; the event on it is face down while nobody has seen it."""
        id = "summary-slot-covered" if slot.event is None else "summary-slot-bare"
        return self.say(id, slot=slot.id, after=self.after(slot.id))

    def after(self, slot: str) -> str:
        tree = self.content.tree
        card = tree.slots[tree.index[slot]]
        slots = ", ".join(card.after)
        return self.say("summary-some-of", need=card.need, slots=slots) if card.need else slots

    def open_actions(self) -> Iterable[str]:
        spaces = self.content.basic_spaces[self.view.players]
        for basic in self.content.basic:
            own = [space for space in spaces if space.holder == basic]
            if own:
                yield from self.basic(basic, own)
        for guild in self.view.guilds:
            yield from entry(
                [self.words.name(guild), *self.spaces(self.content.guild_spaces[guild])]
            )
        if self.view.dyson:
            yield from self.dyson(self.view.dyson)

    def basic(self, id: str, spaces: Sequence[Space]) -> list[str]:
        count = sum(not space.unlimited for space in spaces)
        extra = [
            self.say("summary-surcharge", space=n, ore=space.surcharge)
            for n, space in enumerate(spaces, 1)
            if space.surcharge
        ]
        name, action = self.words.name(id), self.action(spaces[0].action)
        return entry([name, action, self.say("summary-spaces", spaces=count), *extra])

    def dyson(self, system: str) -> list[str]:
        spaces = self.content.dyson_spaces
        attached = self.say("summary-attached", system=system)
        head = [*(self.words.name(space.holder) for space in spaces[:1]), attached]
        return entry([*head, *self.spaces(spaces)], self.system_text(system))

    # --- the exploration board ---------------------------------------------------------------

    def exploration(self) -> Iterable[str]:
        for place in self.view.places:
            yield from self.place(place)
        lines = [self.say("summary-line", a=a, b=b) for a, b in self.view.lines]
        yield from fold(self.say("summary-lines", lines=DOT.join(lines)), HEAD)

    def place(self, place: PlaceView) -> list[str]:
        disc = self.say(f"disc-{place.disc}") if place.disc else ""
        held = ""
        if place.owner is not None:
            held = self.say("summary-outpost", seat=self.names[place.owner], disc=disc)
        return entry(
            [self.say("summary-place", place=place.id), self.face(place), held, self.ships(place)],
            self.system_text(place.card) if place.card else [],
        )

    def face(self, place: PlaceView) -> str:
        """The card or the shipyard that a place holds; Sol and Deep Space hold nothing."""
        if place.card:
            return self.system(place.card)
        node = next(node for node in self.content.boards[self.view.players].places
                    if node.id == place.id)  # fmt: skip
        if node.kind == "shipyard":
            return self.say("summary-shipyard", specs=self.kinds("disc", node.specs))
        return self.say("summary-no-system") if node.kind == "system" else ""

    def system(self, id: str) -> str:
        card = self.content.systems[id]
        return self.say(
            "summary-system", system=id, strength=card.strength, vp=card.vp,
            specs=self.kinds("disc", card.specs),
        )  # fmt: skip

    def system_text(self, id: str) -> list[str]:
        return [
            self.labelled("summary-seize", self.content.seize[id]),
            self.labelled("summary-colonized", self.content.bonus[id]),
            self.permanent(id),
            self.say("summary-displaces") if self.content.systems[id].displaces else "",
        ]

    def ships(self, place: PlaceView) -> str:
        """The fleets by levels: `P1 1+2` is a strength of 3."""
        fleets = []
        for seat, faction in enumerate(self.view.factions):
            here = [ships for ships in faction.ships if ships.place == place.id]
            levels = "+".join(str(ships.level) for ships in here for _ in range(ships.count))
            if levels:
                fleets.append(self.say("summary-fleet", seat=self.names[seat], levels=levels))
        return self.say("summary-ships", ships=", ".join(fleets)) if fleets else ""

    # --- achievements and factions -----------------------------------------------------------

    def achievements(self) -> Iterable[str]:
        for achievement in self.view.achievements:
            yield from self.achievement(achievement)

    def achievement(self, claimed: AchievementView) -> list[str]:
        card = self.content.achievements[claimed.id]
        condition = self.say("summary-condition", measure=card.measure, n=card.reach)
        claims = [
            self.say(
                "summary-claim", seat=self.names[seat], disc=self.say(f"disc-{disc}"), vp=points
            )
            for seat, disc, points in zip(
                claimed.seats, claimed.discs, claimed.points, strict=False
            )
        ]
        points = "-".join(map(str, claimed.points))
        return entry(
            [
                self.say("summary-achievement", achievement=card.id, condition=condition),
                self.say("summary-points", points=points),
                self.say("summary-claims", seats=", ".join(claims)) if claims else "",
            ]
        )

    def factions(self) -> Iterable[str]:
        for seat, faction in enumerate(self.view.factions):
            yield from self.faction(seat, faction)

    def faction(self, seat: int, f: FactionView) -> list[str]:
        mat: str = f.mat or self.say("summary-no-mat")
        columns = " ".join(self.say("summary-column", column=c, n=n) for c, n in f.supply.items())
        pawn = self.say("summary-pawn", space=f.pawn) if f.pawn else self.say("summary-pawn-off")
        return entry(
            [
                self.say("summary-faction", seat=self.names[seat], mat=mat),
                self.say("summary-you") if seat == self.view.seat else "",
                self.say("summary-first") if seat == self.view.first else "",
                pawn,
            ],
            [
                self.say("summary-cubes", ore=f.ore, pop=f.pop, supply=columns),
                self.say("summary-yields", growth=f.growth, production=f.production),
            ],
            [
                self.say("summary-discs", food=f.food_discs, ore=f.ore_discs),
                self.say("summary-automation", n=len(f.automation)),
                self.colonies(f),
                self.say("summary-museum", level=f.museum) if f.museum else "",
            ],
            *self.privates(f),
            *([ability] for ability in self.abilities(f)),
            [self.score(f)],
        )

    def colonies(self, f: FactionView) -> str:
        said = [
            self.say("summary-colony", system=c.system, discs=self.kinds("disc", c.discs))
            if c.discs
            else self.say("summary-bare-colony", system=c.system)
            for c in f.colonies
        ]
        return self.say("summary-colonies", colonies=", ".join(said)) if said else ""

    def privates(self, f: FactionView) -> Iterable[list[str]]:
        for id in f.private:
            card = self.content.technologies[id]
            types = self.kinds("type", card.types)
            name = self.say("summary-private", technology=id, types=types, vp=card.vp)
            yield [self.say("summary-privates", technologies=name), *self.card_text(id)]

    def abilities(self, f: FactionView) -> Iterable[str]:
        """The abilities of an advanced mat: those in force and those still under a disc."""
        for own in self.content.mat_abilities.get(f.mat, {}).values():
            text = self.words.say(say_ability(own))
            state = "active" if own.id in f.abilities else "covered"
            yield self.say(f"summary-ability-{state}", name=own.id, text=text)

    def score(self, f: FactionView) -> str:
        lines = [
            self.say("summary-score-line", line=self.words.name(id), n=points)
            for (id, _), points in zip(LINES, f.score, strict=True)
            if points
        ]
        total = sum(f.score)
        if not lines:
            return self.say("summary-no-score", total=total)
        return self.say("summary-score", total=total, lines=", ".join(lines))
