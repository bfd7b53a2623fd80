/** What a component is, in words: its name, what it does line by line, its clause and its source. */

import { type About, type Tellers, tellAbout } from "../../shell/about";
import { Speaker } from "../../shell/speaker";
import { type BaTable, crewName } from "./board";
import { COLOURS, type Content, contentOf } from "./catalogue";
import type { Files, HalHalf, Item } from "./content";
import type { Back, Colour, CrewView, HexView, View } from "./view";

/** The clause of the rules that a kind of component follows. */
const CLAUSES: Record<string, string> = {
  action: "BA-6.2.5",
  damage: "BA-6.2.6",
  ravagers: "BA-6.2.8",
  station: "BA-1.4",
  storage: "BA-8.1.3",
  deck: "BA-6.7.1",
  stack: "BA-6.6.10",
  token: "BA-6.1.3",
  card: "BA-7.1",
  mission: "BA-7.2",
  back: "BA-6.1.6",
  hex: "BA-6.6.1",
  ship: "BA-6.6.2",
  angel: "BA-8.3.1",
  marker: "BA-8.3.7",
  die: "BA-6.2.1",
  secured: "BA-8.1.4",
  dice: "BA-1.4",
  "in-use": "BA-6.2.3",
  journey: "BA-8.4.1",
  reroll: "BA-5.4",
  goods: "BA-1.4.2",
  line: "BA-6.1.1",
  arrow: "BA-6.5.4",
  cell: "BA-6.5.8",
  removed: "BA-6.5.7",
  surplus: "BA-8.5.2",
  hal: "BA-11.2.1",
};

const DEEDS: Record<string, string> = {
  study: "BA-6.5.1",
  repair: "BA-6.3.1",
  destroy: "BA-6.4.1",
  ship: "BA-6.6.1",
};

const GOODS: Record<string, string> = {
  resource: "BA-6.2.1",
  debris: "BA-6.2.2",
  ship: "BA-6.6.2",
  robot: "BA-1.4",
};

const TELLERS: Tellers<Scribe> = {
  action: (id, scribe) => scribe.action(id),
  damage: (id, scribe) => scribe.damage(id),
  ravagers: (id, scribe) => scribe.ravagers(id),
  station: (id, scribe) => scribe.station(id as Colour),
  storage: (id, scribe) => scribe.storage(id as Colour),
  deck: (id, scribe) => scribe.deck(id as Back),
  stack: (id, scribe) => scribe.stack(id),
  token: (id, scribe) => scribe.token(id),
  card: (id, scribe) => scribe.card(id),
  mission: (id, scribe) => scribe.card(id),
  hand: (id, scribe) => scribe.card(id),
  back: (id, scribe) => scribe.back(id),
  hex: (id, scribe) => scribe.hex(id),
  ship: (id, scribe) => scribe.ship(id),
  angel: (_, scribe) => scribe.angel(),
  marker: (id, scribe) => scribe.marker(id),
  die: (id, scribe) => scribe.die(id, false),
  secured: (id, scribe) => scribe.die(id, true),
  dice: (id, scribe) => scribe.dice(Number(id)),
  "in-use": (_, scribe) => scribe.inUse(),
  journey: (_, scribe) => scribe.journey(),
  reroll: (_, scribe) => scribe.reroll(),
  goods: (id, scribe) => scribe.goods(id),
  line: (id, scribe) => scribe.line(id),
  arrow: (id, scribe) => scribe.arrow(id),
  cell: (id, scribe) => scribe.cell(id),
  removed: (id, scribe) => scribe.removed(Number(id)),
  surplus: (id, scribe) => scribe.surplus(Number(id)),
  hal: (id, scribe) => scribe.hal(id),
};

/** `kind:id` -> what there is to tell. */
export function about(table: BaTable, target: string): About | null {
  const content = contentOf(table.catalogue);
  return tellAbout(target, TELLERS, CLAUSES, () => new Scribe(table, content));
}

class Scribe extends Speaker<View, Files, Content> {
  // --- the ship ------------------------------------------------------------------------------

  action(id: string): Partial<About> {
    const card = this.content.actions.get(id);
    const at = this.view.actions.find((other) => other.id === id);
    if (!card || !at) return {};
    const degraded = at.damage >= this.content.shipBoard.damage_slots;
    return {
      ...this.#origin(card),
      clause: DEEDS[card.kind] ?? "BA-6.2.5",
      lines: [
        this.tell("board-action", { number: card.number, colour: card.colour }),
        this.tell(`board-deed-${card.kind}`),
        at.damage ? this.tell("summary-damage", { damage: at.damage, degraded }) : "",
        this.#topRavager(at.ravagers),
      ],
    };
  }

  damage(id: string): Partial<About> {
    const n = this.view.actions.find((other) => other.id === id)?.damage ?? 0;
    return {
      title: this.tell("board-damage", { n }),
      lines: [this.name(id), this.tell("board-damage-help")],
    };
  }

  ravagers(id: string): Partial<About> {
    const cards = this.view.actions.find((other) => other.id === id)?.ravagers ?? [];
    const top = this.content.ravagers.get(cards.at(-1) ?? "");
    if (!top) {
      return {
        title: this.tell("board-ravager-slot"),
        lines: [this.name(id), this.tell("board-ravager-help")],
      };
    }
    return {
      ...this.#origin(top),
      lines: [
        this.name(id),
        this.#effects(top.effect),
        this.tell("board-ravager-penalty", { n: this.content.settings.penalty }),
        cards.length > 1 ? this.tell("board-ravager-under", { n: cards.length }) : "",
      ],
    };
  }

  station(colour: Colour): Partial<About> {
    return {
      title: this.tell("board-station", { colour }),
      lines: [
        this.tell("board-station-help"),
        ...this.view.crews.map((crew, seat) =>
          crew.stations[colour]
            ? this.tell("board-robots-of", { who: this.#crew(seat), n: crew.stations[colour] })
            : "",
        ),
      ],
    };
  }

  storage(colour: Colour): Partial<About> {
    const storage = this.view.storages.find((other) => other.colour === colour);
    const { dice = 0, damaged = 0 } = storage ?? {};
    return {
      title: this.tell("board-storage", { colour }),
      lines: [
        this.tell("board-storage-dice", { n: dice }),
        damaged ? this.tell("board-storage-damaged", { n: damaged }) : "",
        this.tell("board-storage-help", { n: this.content.settings.damaged_die }),
      ],
    };
  }

  journey(): Partial<About> {
    const view = this.view;
    const ravagers = view.decks.find((deck) => deck.back === "ravager")?.count ?? 0;
    return {
      title: this.tell("board-journey"),
      lines: view.last_round
        ? [
            this.tell("summary-last-round", { round: view.last_round }),
            view.reached ? this.tell("summary-reached") : "",
          ]
        : [
            this.tell("board-steps-left", { n: stepsLeft(view) }),
            this.tell("query-ravagers-left", { n: ravagers }),
            this.tell("board-journey-help"),
          ],
    };
  }

  reroll(): Partial<About> {
    return {
      title: this.tell("board-sequence-b"),
      lines: [
        this.tell("board-b1"),
        this.tell("board-b2"),
        this.tell("board-b3"),
        this.tell("board-b-cost"),
      ],
    };
  }

  inUse(): Partial<About> {
    const use = this.view.in_use;
    if (!use) return {};
    const { acts, raised, shield, value } = use;
    return {
      title: this.tell("summary-in-use", { colour: use.colour, value }),
      lines: [
        acts === use.colour ? "" : this.tell("board-acts-as", { colour: acts }),
        raised ? this.tell("board-raised", { n: raised }) : "",
        shield ? this.tell("effect-shield") : "",
        this.tell("board-in-use-help"),
      ],
    };
  }

  // --- cards and tokens ----------------------------------------------------------------------

  deck(back: Back): Partial<About> {
    const deck = this.view.decks.find((other) => other.back === back);
    const discard = deck?.discard ?? [];
    return {
      title: this.tell("board-deck", { back }),
      clause: back === "ravager" ? "BA-8.4.1" : "BA-6.7.1",
      lines: [
        this.tell("board-deck-left", { n: deck?.count ?? 0 }),
        this.tell(back === "ravager" ? "board-deck-ravagers-help" : "board-deck-help"),
        discard.length ? this.tell("board-discard", { cards: this.names(discard) }) : "",
      ],
    };
  }

  stack(id: string): Partial<About> {
    if (id === "advanced") {
      return {
        title: this.tell("board-advanced-stack"),
        clause: "BA-6.5.2",
        lines: [this.tell("board-deck-left", { n: this.view.advanced_left })],
      };
    }
    const stack = this.view.stacks.find((other) => other.colour === id);
    if (!stack) return {};
    const top = this.content.tokens.get(stack.top);
    return {
      title: this.tell("board-stack", { colour: stack.colour }),
      lines: [
        this.tell("board-tokens-left", { n: stack.count }),
        top ? this.tell("board-stack-top", { name: this.#does(top) }) : "",
        stack.discard.length
          ? this.tell("board-discard", { cards: this.names(stack.discard) })
          : "",
      ],
    };
  }

  token(id: string): Partial<About> {
    const advanced = this.content.advanced.get(id);
    if (advanced) return this.#advanced(id);
    const token = this.content.tokens.get(id);
    if (!token) return {};
    const price = this.#priceOf(id);
    const improved = this.view.expert && token.improved ? this.#effects(token.improved) : "";
    return {
      ...this.#origin(token),
      clause: price ? "BA-6.5.1" : "BA-6.1.3",
      lines: [
        this.tell("board-token", { colour: token.colour }),
        this.#effects(token.effect),
        improved ? this.tell("board-improved", { effects: improved }) : "",
        price ? this.tell("board-price", { n: price }) : "",
        this.#littered(id) ? this.tell("board-littered") : "",
      ],
    };
  }

  #advanced(id: string): Partial<About> {
    const token = this.content.advanced.get(id);
    if (!token) return {};
    const { cap, cap_mission } = this.content.playerBoard;
    const cell = this.view.crews.flatMap((crew) => crew.cells).find((at) => at.token === id);
    const price = this.#priceOf(id);
    return {
      ...this.#origin(token),
      clause: price ? "BA-6.5.1" : "BA-8.5.2",
      lines: [
        this.tell("board-advanced"),
        this.#effects(token.effect),
        cell
          ? this.tell("board-cap-cell", { n: cell.cap })
          : this.tell("board-cap", { n: cap, more: cap_mission }),
        price ? this.tell("board-price", { n: price }) : "",
      ],
    };
  }

  card(id: string): Partial<About> {
    const mission = this.content.missions.get(id);
    if (!mission) return this.#ravager(id);
    const hex = this.#hexOf(id);
    const brings = mission.technologies.map((colour) => this.#colour(colour)).join(", ");
    return {
      ...this.#origin(mission),
      clause: mission.kind === "permanent" ? "BA-7.2" : "BA-7.5",
      lines: [
        this.tell("board-mission", { colour: mission.colour, kind: mission.kind }),
        this.tell(mission.kind === "permanent" ? "board-permanent" : "board-temporary", {
          effects: this.#effects(mission.effect),
        }),
        this.tell("board-reward", { effects: this.#effects(mission.reward) }),
        this.tell("board-brings", { colours: brings }),
        hex?.owner != null ? this.tell("board-owner", { who: this.#crew(hex.owner) }) : "",
        hex?.ships.length ? this.#shipsAt(hex) : "",
      ],
    };
  }

  #ravager(id: string): Partial<About> {
    const card = this.content.ravagers.get(id);
    const action = card ? this.content.actionOf(card.action) : undefined;
    if (!card || !action) return {};
    return {
      ...this.#origin(card),
      clause: "BA-6.2.8",
      lines: [
        this.tell("board-ravager-goes", { number: card.action, action: action.id }),
        this.#effects(card.effect),
        this.tell("board-ravager-card-help"),
      ],
    };
  }

  back(id: string): Partial<About> {
    const back = id.split(":").at(-1) ?? "";
    return {
      title: this.tell("board-back", { back }),
      lines: [this.tell("board-back-help")],
    };
  }

  // --- space ---------------------------------------------------------------------------------

  hex(id: string): Partial<About> {
    for (const strip of this.view.strips) {
      const column = strip.hexes.findIndex((other) => other.id === id);
      const at = strip.hexes[column];
      const side = this.content.sides.get(strip.side);
      if (!at || !side) continue;
      const spes = strip.spes && column === 2;
      const printed = side.hexes[column];
      const kind = spes ? "spes" : (printed?.kind ?? "open");
      const people = COLOURS.find((colour) => colour === kind);
      return {
        ...this.#origin(side),
        title: this.tell("summary-hex", { hex: id, kind }),
        clause: HEX_CLAUSES[kind] ?? "BA-6.6.8",
        lines: [
          people ? this.name(this.content.peoples.get(people)?.id ?? "") : "",
          this.tell(`board-hex-${people ? "site" : kind}`),
          printed?.ravager && !at.card && !spes ? this.tell("board-hex-ravager") : "",
          printed?.comet && this.view.hal && !spes ? this.tell("board-hex-comet") : "",
          at.card ? this.name(at.card) : "",
          at.ships.length ? this.#shipsAt(at) : "",
          id === this.view.angel ? this.name("black_angel") : "",
        ],
      };
    }
    return {};
  }

  ship(id: string): Partial<About> {
    const [seat = "0", hex = ""] = id.split(":");
    return {
      title: this.tell("board-ship-of", { who: this.#crew(Number(seat)) }),
      lines: [hex, this.tell("board-ship-help")],
    };
  }

  angel(): Partial<About> {
    const spes = this.view.strips.find((strip) => strip.spes || strip.marker);
    return {
      title: this.name("black_angel"),
      lines: [
        this.tell("board-angel-at", { hex: this.view.angel }),
        this.tell("board-angel-help"),
        this.view.reached ? this.tell("summary-reached") : "",
        spes && !this.view.reached
          ? this.tell("board-steps-left", { n: stepsLeft(this.view) })
          : "",
      ],
    };
  }

  marker(id: string): Partial<About> {
    return {
      title: this.tell("summary-marker"),
      lines: [
        this.tell("board-marker", { strip: Number(id) }),
        this.tell("board-steps-left", { n: stepsLeft(this.view) }),
      ],
    };
  }

  // --- players -------------------------------------------------------------------------------

  die(id: string, secured: boolean): Partial<About> {
    const [seat = "0", colour = "", value = "0"] = id.split(":");
    const crew = Number(seat);
    const own = crew === this.view.seat;
    return {
      title: this.tell("summary-die", { colour, value: Number(value) }),
      clause: secured ? "BA-8.1.4" : own ? "BA-6.2.3" : "BA-6.2.1",
      lines: [
        this.#crew(crew),
        this.tell("board-die-help", { n: Number(value) }),
        secured ? this.tell("board-secured-help") : "",
        !own && !secured ? this.tell("board-buy", { n: this.content.settings.die_price }) : "",
      ],
    };
  }

  dice(seat: number): Partial<About> {
    const crew = this.view.crews[seat];
    if (!crew) return {};
    const dice = crew.dice.map((die) => this.#die(die.colour, die.value));
    return {
      title: this.tell("board-compartment", { who: this.#crew(seat) }),
      lines: [
        dice.length ? dice.join(", ") : this.tell("board-no-dice"),
        crew.secured
          ? this.tell("summary-secured", {
              die: this.#die(crew.secured.colour, crew.secured.value),
            })
          : "",
        this.tell("board-compartment-help", { n: this.content.settings.die_price }),
      ],
    };
  }

  goods(id: string): Partial<About> {
    const [seat = "0", good = ""] = id.split(":");
    const crew = this.view.crews[Number(seat)];
    return {
      title: this.tell(`board-good-${good}`),
      clause: GOODS[good] ?? "BA-1.4.2",
      lines: [
        crew ? this.tell("board-has", { who: this.#crew(Number(seat)), n: have(crew, good) }) : "",
        this.tell(`board-good-${good}-help`),
        good === "robot" && crew ? this.tell("board-robot-supply", { n: crew.supply }) : "",
      ],
    };
  }

  line(id: string): Partial<About> {
    const [seat = "0", name = ""] = id.split(":");
    const line = this.view.crews[Number(seat)]?.beside.find((other) => other.id === name);
    return {
      title: this.tell("board-line", { line: name }),
      lines: [
        line?.back ? this.tell("board-back", { back: line.back }) : this.tell("board-line-free"),
        this.tell("board-line-help"),
      ],
    };
  }

  arrow(id: string): Partial<About> {
    const arrow = this.content.arrows.find((other) => other.id === id.split(":")[1]);
    if (!arrow) return {};
    return {
      ...this.#origin(arrow),
      lines: [
        arrow.path.join(" → "),
        this.tell(arrow.colour === "black" ? "board-arrow-black" : "board-arrow-help"),
      ],
    };
  }

  cell(id: string): Partial<About> {
    const [seat = "0", name = ""] = id.split(":");
    const cell = this.view.crews[Number(seat)]?.cells.find((other) => other.id === name);
    if (!cell) return {};
    const { cap, cap_mission } = this.content.playerBoard;
    return {
      title: this.name(name),
      lines: [
        this.tell("board-cap-cell", { n: cell.cap }),
        this.tell("board-cell-help", { n: cap, more: cap_mission }),
        cell.missions.length
          ? this.tell("board-cell-missions", { cards: this.names(cell.missions) })
          : "",
      ],
    };
  }

  removed(seat: number): Partial<About> {
    const tokens = this.view.crews[seat]?.removed ?? [];
    return {
      title: this.tell("board-removed-tokens", { n: tokens.length }),
      lines: [tokens.length ? this.names(tokens) : "", this.tell("board-removed-help")],
    };
  }

  surplus(seat: number): Partial<About> {
    const tokens = this.view.crews[seat]?.surplus ?? [];
    return {
      title: this.tell("board-surplus"),
      lines: [this.names(tokens), this.tell("board-cap-cell", { n: this.content.playerBoard.cap })],
    };
  }

  hal(id: string): Partial<About> {
    const card = this.content.halCards.get(id);
    if (card) {
      return {
        ...this.#origin(card),
        clause: "BA-11.2.2",
        lines: [
          this.tell("board-hal-top", { deed: this.#half(card.top) }),
          this.tell("board-hal-bottom", { deed: this.#half(card.bottom) }),
        ],
      };
    }
    const hal = this.view.hal;
    if (!hal) return {};
    return {
      ...this.#origin(this.content.hal),
      lines: [
        this.tell("board-hal-help"),
        this.tell("summary-hal-deck", { n: hal.deck }),
        this.tell("summary-hal-half", { bottom: hal.bottom }),
      ],
    };
  }

  // --- parts of it -----------------------------------------------------------------------------

  #half({ colour, action, way }: HalHalf): string {
    const deed = this.tell(`board-hal-${action}`);
    const how = way ? this.tell(`board-hal-${way}`) : "";
    return [this.#colour(colour), deed, how].filter(Boolean).join(" · ");
  }

  #topRavager(cards: string[]): string {
    const top = this.content.ravagers.get(cards.at(-1) ?? "");
    return top ? this.tell("summary-ravagers", { count: cards.length, top: this.#does(top) }) : "";
  }

  #does(item: Item & { effect: string }): string {
    return this.tell("summary-does", { name: item.id, effects: this.#effects(item.effect) });
  }

  #priceOf(token: string): number {
    const slot = this.view.panel.indexOf(token);
    if (slot >= 0) return this.content.shipBoard.panel[slot] ?? 0;
    return this.view.advanced.includes(token) ? this.content.shipBoard.advanced_price : 0;
  }

  #littered(token: string): boolean {
    return this.view.crews.some((crew) =>
      crew.grid.some((cell) => cell.token === token && cell.debris),
    );
  }

  #hexOf(mission: string): HexView | undefined {
    return this.view.strips.flatMap((strip) => strip.hexes).find((hex) => hex.card === mission);
  }

  #shipsAt(hex: HexView): string {
    const seats = hex.ships.map((seat) => this.#crew(seat)).join(", ");
    return this.tell("summary-ships", { seats });
  }

  #die(colour: string, value: number): string {
    return this.tell("summary-die", { colour, value });
  }

  #colour(colour: Colour): string {
    return this.tell("summary-colour", { colour });
  }

  #crew(seat: number): string {
    return crewName(this.view, this.words, seat);
  }

  #effects(text: string | undefined): string {
    return this.words.list(this.content.effects(text));
  }

  #origin(item: Item): Partial<About> {
    return {
      title: this.name(item.id),
      source: this.from(item.source),
      tuned: item.tuned ? this.tell("board-tuned", { tuned: item.tuned }) : "",
    };
  }
}

const HEX_CLAUSES: Record<string, string> = {
  asteroid: "BA-6.6.5",
  open: "BA-6.6.1",
  spes: "BA-8.3.9",
};

function have(crew: CrewView, good: string): number {
  const goods: Record<string, number> = {
    resource: crew.resources,
    debris: crew.debris,
    ship: crew.ships,
    robot: crew.break_room,
  };
  return goods[good] ?? 0;
}

/** BA-8.3.8: the advances until the Black Angel stands on Spes. */
export function stepsLeft(view: View): number {
  const strips = view.strips.length;
  const centre = Math.floor(strips / 2);
  const at = view.strips.findIndex((strip) => strip.spes || strip.marker);
  const marked = view.strips[at]?.marker;
  const angel = view.strips.findIndex((strip) => strip.hexes.some((hex) => hex.id === view.angel));
  // The strip with the marker first goes round to the far end.
  return marked ? at + 1 + (strips - 1 - centre) : Math.max(0, at - angel);
}
