/** What a component is, in words: its name, what it does line by line, its clause and its source. */

import { type About, type Tellers, tellAbout } from "../../shell/about";
import { Speaker } from "../../shell/speaker";
import type { BtsTable } from "./board";
import { type Content, type Cost, contentOf, LEVELS, readCost } from "./catalogue";
import type { Files, Item, Place, RawAbility, RawAction, TechType } from "./content";
import type { FactionView, Letter, PlaceView, View } from "./view";

/** The clause of the rules that a kind of component follows. */
const CLAUSES: Record<string, string> = {
  technology: "BTS-6.1.1",
  slot: "BTS-6.1.1",
  event: "BTS-1.2",
  basic: "BTS-3.1.1",
  guild: "BTS-2.1.3",
  system: "BTS-6.6.1",
  place: "BTS-6.5.1",
  ship: "BTS-6.5.2",
  achievement: "BTS-3.3.1",
  column: "BTS-4.2",
  track: "BTS-4.5",
  automation: "BTS-6.2.1",
  production: "BTS-3.2.3",
  mat: "BTS-1.7",
  space: "BTS-3.1.1",
  ability: "BTS-11.1",
  deck: "BTS-1.1",
  row: "BTS-10.3.2",
  type: "BTS-6.1.4",
};

const PRODUCTION: Record<string, string> = {
  growth: "BTS-3.2.1",
  ore: "BTS-3.2.2",
  trade: "BTS-3.2.4",
};

const NODE_CLAUSES: Partial<Record<Place["kind"], string>> = {
  sol: "BTS-8.2.9",
  deep: "BTS-8.2.9",
  shipyard: "BTS-6.3.1",
};

const TELLERS: Tellers<Scribe> = {
  technology: (id, scribe) => scribe.technology(id),
  slot: (id, scribe) => scribe.slot(id),
  event: (id, scribe) => scribe.event(id),
  basic: (id, scribe) => scribe.basic(id),
  guild: (id, scribe) => scribe.guild(id),
  system: (id, scribe) => scribe.system(id),
  place: (id, scribe) => scribe.place(id),
  ship: (id, scribe) => scribe.ship(id),
  achievement: (id, scribe) => scribe.achievement(id),
  column: (id, scribe) => scribe.column(id),
  track: (id, scribe) => scribe.track(id),
  automation: (id, scribe) => scribe.automation(id),
  production: (id, scribe) => scribe.production(id),
  mat: (id, scribe) => scribe.mat(id),
  space: (id, scribe) => scribe.space(id),
  ability: (id, scribe) => scribe.ability(id),
  deck: (id, scribe) => scribe.deck(id),
  row: (id, scribe) => scribe.row(id),
  type: (id, scribe) => scribe.type(id),
};

/** `kind:id` -> what there is to tell. */
export function about(table: BtsTable, target: string): About | null {
  const content = contentOf(table.catalogue);
  return tellAbout(target, TELLERS, CLAUSES, () => new Scribe(table, content));
}

class Scribe extends Speaker<View, Files, Content> {
  technology(id: string): Partial<About> {
    const card = this.content.technologies.get(id);
    if (!card) return {};
    const slot = this.view.slots.find((other) => other.card === id);
    const types = this.#types(card.types);
    return {
      ...this.#origin(card),
      lines: [
        `${LEVELS[card.level - 1]} · ${types} · ${this.tell("preview-vp", { n: card.vp })}`,
        card.level < LEVELS.length
          ? this.tell("summary-out", { types: this.#types(card.out) })
          : "",
        this.#labelled("summary-immediate", card.immediate),
        ...this.#actions(card.actions),
        this.#permanent(card.permanent),
        card.bonus ? this.tell("summary-bonus", { ...card.bonus }) : "",
        slot?.seats.length ? this.tell("board-researched", { seats: this.#seats(slot.seats) }) : "",
        slot?.patent
          ? this.tell("summary-patent", { seat: slot.patent.seat, n: slot.patent.ore })
          : "",
        slot?.discount ? this.tell("summary-discount", { n: slot.discount }) : "",
        slot?.event ? this.tell("board-event-here", { event: slot.event }) : "",
      ],
    };
  }

  #types(types: TechType[]): string {
    return types.map((type) => this.tell(`type-${type}`)).join(" / ");
  }

  slot(id: string): Partial<About> {
    const slot = this.view.slots.find((other) => other.id === id);
    const covered = slot?.event === null;
    const tree = this.content.slots.find((other) => other.id === id);
    const after = tree?.after.join(", ") ?? "";
    const needed = tree?.need
      ? this.tell("summary-some-of", { need: tree.need, slots: after })
      : after;
    return {
      title: this.tell(covered ? "board-face-down" : "board-empty-slot"),
      lines: [
        `${LEVELS[(tree?.level ?? 1) - 1]} · ${id}`,
        covered ? this.tell("board-face-down-help") : "",
        this.tell("summary-after", { after: needed }),
      ],
    };
  }

  event(id: string): Partial<About> {
    const card = this.content.events.get(id);
    if (!card) return {};
    const attached = this.view.dyson;
    return {
      ...this.#origin(card),
      lines: [
        this.#effects(card.effect),
        ...this.#actions(card.actions),
        attached && card.actions ? this.tell("summary-attached", { system: attached }) : "",
      ],
    };
  }

  basic(id: string): Partial<About> {
    const basic = this.content.basic.find((other) => other.id === id);
    if (!basic) return {};
    const spaces = this.content.basicSpaces(basic, this.view.players);
    return {
      ...this.#origin(basic),
      lines: [
        this.#action(basic),
        this.tell("summary-spaces", { spaces: basic.unlimited ? 0 : spaces.length }),
        ...spaces.map((space, i) =>
          space.surcharge
            ? this.tell("summary-surcharge", { space: i + 1, ore: space.surcharge })
            : "",
        ),
      ],
    };
  }

  guild(id: string): Partial<About> {
    const guild = this.content.guilds.get(id);
    if (!guild) return {};
    const open = this.view.guilds.includes(id);
    return {
      ...this.#origin(guild),
      lines: [...this.#actions(guild.actions), open ? "" : this.tell("board-guild-covered")],
    };
  }

  system(id: string): Partial<About> {
    const card = this.content.systems.get(id);
    if (!card) return {};
    const specs = card.specs.map((spec) => this.tell(`disc-${spec}`)).join(" / ");
    return {
      ...this.#origin(card),
      lines: [
        `${card.deck} · ${this.tell("preview-strength", { n: card.strength })} · ${this.tell("preview-vp", { n: card.vp })} · ${specs}`,
        this.#labelled("summary-seize", card.seize),
        this.#labelled("summary-colonized", card.bonus),
        this.#permanent(card.permanent),
        card.displaces ? this.tell("summary-displaces") : "",
        this.#held(this.view.places.find((place) => place.card === id)),
        this.#fleets(this.view.places.find((place) => place.card === id)?.id ?? ""),
      ],
    };
  }

  place(id: string): Partial<About> {
    const place = this.view.places.find((other) => other.id === id);
    const node = this.content.side(this.view.players)?.node.find((other) => other.id === id);
    return {
      title: this.name(id),
      clause: node ? (NODE_CLAUSES[node.kind] ?? "BTS-6.5.1") : "BTS-6.5.1",
      lines: [...this.#node(node), this.#held(place), this.#fleets(id)],
    };
  }

  ship(id: string): Partial<About> {
    const [seat = "0", level = "1", place = ""] = id.split(":");
    const card = this.view.places.find((other) => other.id === place)?.card;
    return {
      title: this.tell("board-ship", { seat: Number(seat), level: Number(level) }),
      lines: [
        this.tell("board-fleet", { n: Number(level) }),
        this.name(card || place),
        this.#fleets(place),
      ],
    };
  }

  achievement(id: string): Partial<About> {
    const card = this.content.achievements.get(id);
    const claims = this.view.achievements.find((other) => other.id === id);
    if (!card || !claims) return {};
    return {
      ...this.#origin(card),
      lines: [
        this.tell("summary-condition", { measure: card.measure, n: card.reach }),
        this.tell("summary-points", { points: claims.points.join("-") }),
        claims.seats.length
          ? this.tell("summary-claims", { seats: this.#seats(claims.seats) })
          : "",
      ],
    };
  }

  column(id: string): Partial<About> {
    const [seat, faction, column] = this.#ofMat(id);
    const n = faction?.supply[column as Letter] ?? 0;
    return {
      title: this.tell("board-column", { column }),
      lines: [this.tell("board-column-cubes", { n, seat }), this.tell("board-column-help")],
    };
  }

  track(id: string): Partial<About> {
    const [seat, faction, track] = this.#ofMat(id);
    const food = track === "food";
    const discs = (food ? faction?.food_discs : faction?.ore_discs) ?? 0;
    return {
      title: this.tell(food ? "board-track-food" : "board-track-ore"),
      lines: [
        this.tell("board-track-discs", { n: discs, seat }),
        this.#yields(faction, food ? "growth" : "ore"),
        this.tell(food ? "board-track-food-help" : "board-track-ore-help"),
        ...this.#matAbilities(faction, track),
      ],
    };
  }

  automation(id: string): Partial<About> {
    const faction = this.view.factions[Number(id)];
    const n = faction?.automation.length ?? 0;
    const points = this.content.automationPoints(n);
    const next = this.content.automationPoints(n + 1) - points;
    return {
      title: this.tell("board-automation"),
      lines: [
        this.tell("board-automation-level", { n }),
        this.tell("board-automation-points", { n: points, next }),
        this.tell("board-automation-help"),
      ],
    };
  }

  production(id: string): Partial<About> {
    const [, faction, what] = this.#ofMat(id);
    const trade = what === "trade";
    return {
      title: this.tell(`board-${what}`),
      clause: PRODUCTION[what] ?? "BTS-3.2.3",
      lines: trade
        ? [
            this.tell("board-trade-hire"),
            this.tell("board-trade-recall"),
            this.tell("board-trade-sell"),
          ]
        : [
            this.#yields(faction, what),
            this.tell(what === "growth" ? "board-track-food-help" : "board-track-ore-help"),
          ],
    };
  }

  mat(id: string): Partial<About> {
    const mat = this.content.mats.get(id);
    if (!mat) return {};
    return {
      ...this.#origin(mat),
      lines: [
        this.tell("board-mat-start", {
          pop: mat.population,
          level: mat.ship.level,
          place: mat.ship.at,
        }),
        this.#effects(mat.extra),
        ...(mat.abilities ?? []).map((own) => this.#matAbility(own.id)),
      ],
    };
  }

  space(id: string): Partial<About> {
    const base = id.split(".")[0] ?? id;
    const basic = this.content.basic.find((other) => other.id === base);
    const card =
      this.content.technologies.get(base) ??
      this.content.guilds.get(base) ??
      this.content.events.get(base);
    const spaces = basic
      ? this.content.basicSpaces(basic, this.view.players)
      : card
        ? this.content.spaces(card)
        : [];
    const space = spaces.find((other) => other.id === id);
    const item = basic ?? card;
    if (!item || !space) return {};
    const pawns = this.view.factions.flatMap((faction, seat) =>
      faction.pawn === id ? [seat] : [],
    );
    return {
      ...this.#origin(item),
      title: this.name(id),
      clause: space.surcharge ? "BTS-3.1.8" : "BTS-3.1.1",
      lines: [
        this.#costing(space.cost, this.words.list(space.effects)),
        space.surcharge ? this.tell("board-surcharge", { ore: space.surcharge }) : "",
        space.unlimited ? this.tell("summary-spaces", { spaces: 0 }) : "",
        pawns.length
          ? this.tell("board-pawns", { seats: this.#seats(pawns) })
          : this.tell("board-no-pawn"),
      ],
    };
  }

  ability(id: string): Partial<About> {
    const cards = [...this.content.technologies.values(), ...this.content.systems.values()];
    const card = cards.find((other) => other.permanent?.id === id);
    if (card) {
      const users = this.view.factions.flatMap((faction, seat) =>
        faction.used.includes(id) ? [seat] : [],
      );
      return {
        ...this.#origin(card),
        lines: [this.#permanent(card.permanent), users.length ? this.tell("why-ability-used") : ""],
      };
    }
    const mat = [...this.content.mats.values()].find((other) =>
      other.abilities?.some((own) => own.id === id),
    );
    if (!mat) return {};
    const holder = this.view.factions.find((faction) => faction.mat === mat.id);
    const active = holder?.abilities.includes(id) ?? false;
    return {
      ...this.#origin(mat),
      title: this.name(id),
      clause: "BTS-11.19",
      lines: [
        this.#say(id),
        this.tell(active ? "board-ability-active" : "board-ability-covered"),
        this.name(mat.id),
      ],
    };
  }

  deck(id: string): Partial<About> {
    const at = ["II", "III", "IIII", "A", "B"].indexOf(id);
    const systems = at > 2;
    return {
      title: this.tell(systems ? "board-deck-systems" : "board-deck-technologies", {
        deck: id,
      }),
      clause: systems ? "BTS-1.3" : "BTS-1.1",
      lines: [this.tell("board-deck-left", { n: this.view.decks[at] ?? 0 })],
    };
  }

  row(id: string): Partial<About> {
    const cards = this.view.rows[Number(id) - 2] ?? [];
    return {
      title: this.tell("board-row", { level: LEVELS[Number(id) - 1] ?? id }),
      lines: cards.map((card) => this.name(card)),
    };
  }

  type(id: string): Partial<About> {
    return {
      title: this.tell(`type-${id}`),
      clause: "BTS-6.1.9",
      lines: [this.tell(`board-type-${id}`)],
    };
  }

  // --- parts of it -----------------------------------------------------------------------------

  #ofMat(id: string): [number, FactionView | undefined, string] {
    const [seat = "0", what = ""] = id.split(":");
    return [Number(seat), this.view.factions[Number(seat)], what];
  }

  #node(node: Place | undefined): string[] {
    if (node?.kind === "shipyard") {
      const specs = (node.specs ?? []).map((spec) => this.tell(`disc-${spec}`)).join(" / ");
      return [this.tell("summary-shipyard", { specs }), this.tell("board-shipyard-help")];
    }
    return node?.kind === "sol" || node?.kind === "deep" ? [this.tell("board-majority")] : [];
  }

  #held(place: PlaceView | undefined): string {
    if (place?.owner == null || !place.disc) return "";
    return this.tell("summary-outpost", {
      seat: place.owner,
      disc: this.tell(`disc-${place.disc}`),
    });
  }

  #yields(faction: FactionView | undefined, what: string): string {
    const n = (what === "growth" ? faction?.growth : faction?.production) ?? 0;
    return this.tell("preview-gain", { what, n });
  }

  #matAbilities(faction: FactionView | undefined, track: string): string[] {
    const mat = this.content.mats.get(faction?.mat ?? "");
    return (mat?.abilities ?? [])
      .filter((own) => own.track === track || own.track === "either")
      .map((own) => this.#matAbility(own.id));
  }

  #matAbility(id: string): string {
    return `${this.name(id)}: ${this.#say(id)}`;
  }

  #say(ability: string): string {
    const message = this.content.abilities[ability];
    return message ? this.words.say(message) : "";
  }

  #origin(item: Item): Partial<About> {
    return {
      title: this.name(item.id),
      source: this.from(item.source),
      tuned: item.tuned ? this.tell("board-tuned", { tuned: item.tuned }) : "",
    };
  }

  #effects(text: string | undefined): string {
    return this.words.list(this.content.effects(text));
  }

  #labelled(id: string, text: string | undefined): string {
    return text ? this.tell(id, { effects: this.#effects(text) }) : "";
  }

  #action(action: RawAction): string {
    return this.#costing(readCost(action.cost), this.#effects(action.effect));
  }

  #costing({ ore, pop }: Cost, effects: string): string {
    const cost = [
      ore ? this.tell("preview-cost-ore", { n: ore }) : "",
      pop ? this.tell("preview-cost-pop", { n: pop }) : "",
    ].filter(Boolean);
    return cost.length ? this.tell("summary-paid", { cost: cost.join(", "), effects }) : effects;
  }

  #actions(actions: RawAction[] = []): string[] {
    return actions.map((action) =>
      this.tell("summary-action", {
        spaces: action.spaces ?? 1,
        action: this.#action(action),
      }),
    );
  }

  #permanent(ability: RawAbility | undefined): string {
    if (!ability) return "";
    const options = ability.options.map((option) => this.#action(option)).join("; ");
    return this.tell("summary-permanent", { once: ability.once ?? false, options });
  }

  #seats(seats: number[]): string {
    return seats.map((seat) => this.words.seats[seat] ?? "").join(", ");
  }

  #fleets(place: string): string {
    const fleets = this.view.factions.flatMap((faction, seat) => {
      const here = faction.ships.filter((ships) => ships.place === place);
      const levels = here.flatMap(({ level, count }) => Array<number>(count).fill(level)).join("+");
      return levels ? [this.tell("summary-fleet", { seat, levels })] : [];
    });
    return fleets.length ? this.tell("summary-ships", { ships: fleets.join(", ") }) : "";
  }
}
