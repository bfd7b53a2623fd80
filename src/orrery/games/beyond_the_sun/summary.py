"""The table in words, for the terminal and the screen reader: said from the view alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, starmap

from msgspec.structs import asdict

from orrery.games.beyond_the_sun import view as views
from orrery.games.beyond_the_sun.abilities import cost_preview
from orrery.games.beyond_the_sun.components import Action, Components, Space, Technology
from orrery.games.beyond_the_sun.effects import LEVELS, Effects, say_effects
from orrery.games.beyond_the_sun.glossary import say_ability
from orrery.games.beyond_the_sun.scoring import LINES
from orrery.kernel import prose
from orrery.kernel.prose import DOT, HEAD, entry, fold


class Scribe(prose.Scribe[views.TableView, Components]):
    """Says the parts of one view."""

    def lines(self) -> Iterable[str]:
        yield from self.heading()
        yield from self.titled(
            ("summary-technologies", self.technologies()),
            ("summary-open-actions", self.open_actions()),
            ("summary-exploration", self.exploration()),
            ("summary-achievements", chain(*map(self.achievement, self.view.achievements))),
            ("summary-factions", chain(*starmap(self.faction, enumerate(self.view.factions)))),
        )

    # --- sentences ---------------------------------------------------------------------------

    def effects(self, effects: Effects) -> str:
        return self.listed(say_effects(effects))

    def labelled(self, id: str, effects: Effects) -> str:
        """`at once: jump 2`, or nothing where there is no effect."""
        return self.some(id, effects=self.effects(effects))

    def action(self, action: Action) -> str:
        cost = self.listed(cost_preview(action.cost))
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

    # --- the table ---------------------------------------------------------------------------

    def heading(self) -> list[str]:
        v = self.view
        two, three, four, a, b = v.decks
        now = self.say("summary-round", round=v.round, seat=self.seat(v.active))
        last = self.some("summary-last-round", round=v.last_round)
        decks = self.say("summary-decks", two=two, three=three, four=four, a=a, b=b)
        events = [
            f"{self.words.name(id)} ({self.effects(self.content.event_effects[id])})"
            for id in v.lasting
        ]
        out = fold(DOT.join(filter(None, (now, last, decks))), "")
        for level, row in zip(LEVELS[1:], v.rows, strict=True):
            out += fold(self.some("summary-row", level=level, technologies=row), "")
        return out + fold(self.some("summary-lasting", events=events), "")

    def technologies(self) -> Iterable[str]:
        tree = self.content.tree
        for level, name in enumerate(LEVELS, 1):
            yield " " + self.say("summary-level", level=name)
            slots = [self.view.slots[i] for i in tree.of_level[level]]
            for slot in slots:
                if slot.card:
                    yield from self.technology(slot)
            bare = DOT.join(self.bare(slot) for slot in slots if not slot.card)
            yield from fold(self.some("summary-undiscovered", slots=bare), HEAD)

    def technology(self, slot: views.SlotView) -> list[str]:
        card = self.content.technologies[slot.card]
        types = self.kinds("type", card.types)
        name = self.say(
            "summary-technology", slot=slot.id, technology=card.id, types=types, vp=card.vp
        )
        owed = ""
        if slot.patent:
            owed = self.say("summary-patent", seat=self.seat(slot.patent.seat), n=slot.patent.ore)
        return entry(
            [
                name,
                self.out(card),
                self.some("summary-after", after=self.after(slot.id)),
                " ".join(map(self.seat, slot.seats)),
                owed,
                self.some("summary-discount", n=slot.discount),
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
        return [
            self.labelled("summary-immediate", self.content.immediate[technology]),
            *self.spaces(self.content.tech_spaces[technology]),
            self.permanent(technology),
            self.say("summary-bonus", **asdict(bonus)) if bonus else "",
        ]

    def bare(self, slot: views.SlotView) -> str:
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
            actions = self.spaces(self.content.guild_spaces[guild])
            yield from entry([self.words.name(guild), *actions])
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

    def place(self, place: views.PlaceView) -> list[str]:
        held = ""
        if place.owner is not None:
            disc = self.say(f"disc-{place.disc}")
            held = self.say("summary-outpost", seat=self.seat(place.owner), disc=disc)
        return entry(
            [self.say("summary-place", place=place.id), self.face(place), held, self.ships(place)],
            self.system_text(place.card) if place.card else [],
        )

    def face(self, place: views.PlaceView) -> str:
        """The card or the shipyard that a place holds; Sol and Deep Space hold nothing."""
        if place.card:
            return self.system(place.card)
        board = self.content.boards[self.view.players]
        node = board.places[board.index[place.id]]
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

    def ships(self, place: views.PlaceView) -> str:
        """The fleets by levels: `P1 1+2` is a strength of 3."""
        fleets = []
        for seat, faction in enumerate(self.view.factions):
            here = [ships for ships in faction.ships if ships.place == place.id]
            levels = "+".join(str(ships.level) for ships in here for _ in range(ships.count))
            if levels:
                fleets.append(self.say("summary-fleet", seat=self.seat(seat), levels=levels))
        return self.some("summary-ships", ships=fleets)

    # --- achievements and factions -----------------------------------------------------------

    def achievement(self, claimed: views.AchievementView) -> list[str]:
        card = self.content.achievements[claimed.id]
        condition = self.say("summary-condition", measure=card.measure, n=card.reach)
        claims = [
            self.say("summary-claim", seat=self.seat(seat), disc=self.say(f"disc-{disc}"), vp=vp)
            for seat, disc, vp in zip(claimed.seats, claimed.discs, claimed.points, strict=False)
        ]
        points = "-".join(map(str, claimed.points))
        return entry(
            [
                self.say("summary-achievement", achievement=card.id, condition=condition),
                self.say("summary-points", points=points),
                self.some("summary-claims", seats=claims),
            ]
        )

    def faction(self, seat: int, f: views.FactionView) -> list[str]:
        mat: str = f.mat or self.say("summary-no-mat")
        columns = " ".join(self.say("summary-column", column=c, n=n) for c, n in f.supply.items())
        pawn = self.say("summary-pawn", space=f.pawn) if f.pawn else self.say("summary-pawn-off")
        return entry(
            [
                self.say("summary-faction", seat=self.seat(seat), mat=mat),
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
                self.some("summary-museum", level=f.museum),
            ],
            *self.privates(f),
            *([ability] for ability in self.abilities(f)),
            [self.score(f)],
        )

    def colonies(self, f: views.FactionView) -> str:
        said = [
            self.say("summary-colony", system=c.system, discs=self.kinds("disc", c.discs))
            if c.discs
            else self.say("summary-bare-colony", system=c.system)
            for c in f.colonies
        ]
        return self.some("summary-colonies", colonies=said)

    def privates(self, f: views.FactionView) -> Iterable[list[str]]:
        for id in f.private:
            card = self.content.technologies[id]
            types = self.kinds("type", card.types)
            name = self.say("summary-private", technology=id, types=types, vp=card.vp)
            yield [self.say("summary-privates", technologies=name), *self.card_text(id)]

    def abilities(self, f: views.FactionView) -> Iterable[str]:
        """The abilities of an advanced mat: those in force and those still under a disc."""
        for own in self.content.mat_abilities.get(f.mat, {}).values():
            text = self.words.say(say_ability(own))
            state = "active" if own.id in f.abilities else "covered"
            yield self.say(f"summary-ability-{state}", name=own.id, text=text)

    def score(self, f: views.FactionView) -> str:
        lines = self.scored((id for id, _ in LINES), f.score)
        if not lines:
            return self.say("summary-no-score", total=0)
        return self.say("summary-score", total=sum(f.score), lines=lines)


summary = prose.told_by(Scribe, views.view)
