/** What a component is, in words: its name, what it does line by line, its clause and its source. */

import type { Words } from "../../shell/words.svelte";
import type { BtsTable } from "./board";
import { type Ability, type Action, type Content, type Item, LEVELS, readCost } from "./content";

export interface About {
  title: string;
  lines: string[];
  clause: string;
  source: string;
  tuned: string;
}

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
  column: "BTS-4.1",
  track: "BTS-4.5",
  automation: "BTS-6.2.1",
  mat: "BTS-1.7",
};

type Teller = (id: string, scribe: Scribe) => Partial<About>;

const TELLERS: Record<string, Teller> = {
  technology: (id, scribe) => scribe.technology(id),
  slot: (id, scribe) => scribe.slot(id),
  event: (id, scribe) => scribe.event(id),
  basic: (id, scribe) => scribe.basic(id),
  guild: (id, scribe) => scribe.guild(id),
  system: (id, scribe) => scribe.system(id),
  place: (id, scribe) => scribe.place(id),
  ship: (id, scribe) => scribe.ship(id),
  achievement: (id, scribe) => scribe.achievement(id),
};

/** `kind:id` -> what there is to tell. */
export function about(target: string, table: BtsTable, content: Content): About | null {
  const [kind = "", ...rest] = target.split(":");
  const tell = TELLERS[kind];
  if (!tell) return null;
  const blank: About = { title: "", lines: [], clause: CLAUSES[kind] ?? "", source: "", tuned: "" };
  return { ...blank, ...tell(rest.join(":"), new Scribe(table, content)) };
}

class Scribe {
  readonly #table: BtsTable;
  readonly #content: Content;
  readonly #words: Words;

  constructor(table: BtsTable, content: Content) {
    this.#table = table;
    this.#content = content;
    this.#words = table.words;
  }

  technology(id: string): Partial<About> {
    const card = this.#content.technologies.get(id);
    if (!card) return {};
    const slot = this.#table.view.slots.find((other) => other.card === id);
    const types = card.types.map((type) => this.#words.tell(`type-${type}`)).join(" / ");
    return {
      ...this.#origin(card),
      lines: [
        `${LEVELS[card.level - 1]} · ${types} · ${this.#words.tell("preview-vp", { n: card.vp })}`,
        this.#labelled("summary-immediate", card.immediate),
        ...this.#actions(card.actions),
        this.#permanent(card.permanent),
        card.bonus ? this.#words.tell("summary-bonus", { ...card.bonus }) : "",
        slot?.seats.length
          ? this.#words.tell("board-researched", { seats: this.#seats(slot.seats) })
          : "",
        slot?.toll_to != null ? this.#words.tell("summary-toll", { seat: slot.toll_to }) : "",
        slot?.discount ? this.#words.tell("summary-discount") : "",
        slot?.event ? this.#words.tell("board-event-here", { event: slot.event }) : "",
      ],
    };
  }

  slot(id: string): Partial<About> {
    const slot = this.#table.view.slots.find((other) => other.id === id);
    const covered = slot?.event === null;
    const tree = this.#content.slots.find((other) => other.id === id);
    const after = tree?.after.join(", ") ?? "";
    const needed = tree?.need
      ? this.#words.tell("summary-some-of", { need: tree.need, slots: after })
      : after;
    return {
      title: this.#words.tell(covered ? "board-face-down" : "board-empty-slot"),
      lines: [
        `${LEVELS[(tree?.level ?? 1) - 1]} · ${id}`,
        covered ? this.#words.tell("board-face-down-help") : "",
        this.#words.tell("summary-after", { after: needed }),
      ],
    };
  }

  event(id: string): Partial<About> {
    const card = this.#content.events.get(id);
    if (!card) return {};
    const attached = this.#table.view.dyson;
    return {
      ...this.#origin(card),
      lines: [
        this.#effects(card.effect),
        ...this.#actions(card.actions),
        attached && card.actions ? this.#words.tell("summary-attached", { system: attached }) : "",
      ],
    };
  }

  basic(id: string): Partial<About> {
    const basic = this.#content.basic.find((other) => other.id === id);
    if (!basic) return {};
    const spaces = this.#content.basicSpaces(basic, this.#table.view.players);
    return {
      ...this.#origin(basic),
      lines: [
        this.#action(basic),
        this.#words.tell("summary-spaces", { spaces: basic.unlimited ? 0 : spaces.length }),
        ...spaces.map((space, i) =>
          space.surcharge
            ? this.#words.tell("summary-surcharge", { space: i + 1, ore: space.surcharge })
            : "",
        ),
      ],
    };
  }

  guild(id: string): Partial<About> {
    const guild = this.#content.guilds.get(id);
    if (!guild) return {};
    const open = this.#table.view.guilds.includes(id);
    return {
      ...this.#origin(guild),
      lines: [...this.#actions(guild.actions), open ? "" : this.#words.tell("board-guild-covered")],
    };
  }

  system(id: string): Partial<About> {
    const card = this.#content.systems.get(id);
    if (!card) return {};
    const specs = card.specs.map((spec) => this.#words.tell(`disc-${spec}`)).join(" / ");
    return {
      ...this.#origin(card),
      lines: [
        `${card.deck} · ${this.#words.tell("preview-strength", { n: card.strength })} · ${this.#words.tell("preview-vp", { n: card.vp })} · ${specs}`,
        this.#labelled("summary-seize", card.seize),
        this.#labelled("summary-colonized", card.bonus),
        this.#permanent(card.permanent),
        card.displaces ? this.#words.tell("summary-displaces") : "",
        this.#fleets(this.#table.view.places.find((place) => place.card === id)?.id ?? ""),
      ],
    };
  }

  place(id: string): Partial<About> {
    const place = this.#table.view.places.find((other) => other.id === id);
    const held =
      place?.owner != null && place.disc
        ? this.#words.tell("summary-outpost", {
            seat: place.owner,
            disc: this.#words.tell(`disc-${place.disc}`),
          })
        : "";
    return { title: this.#words.name(id), lines: [held, this.#fleets(id)] };
  }

  ship(id: string): Partial<About> {
    const [seat = "0", level = "1", place = ""] = id.split(":");
    return {
      title: this.#seats([Number(seat)]),
      lines: [
        this.#words.tell("board-fleet", { n: Number(level) }),
        this.#words.name(place),
        this.#fleets(place),
      ],
    };
  }

  achievement(id: string): Partial<About> {
    const card = this.#content.achievements.get(id);
    const claims = this.#table.view.achievements.find((other) => other.id === id);
    if (!card || !claims) return {};
    return {
      ...this.#origin(card),
      lines: [
        this.#words.tell("summary-condition", { measure: card.measure, n: card.reach }),
        this.#words.tell("summary-points", { points: claims.points.join("-") }),
        claims.seats.length
          ? this.#words.tell("summary-claims", { seats: this.#seats(claims.seats) })
          : "",
      ],
    };
  }

  // --- parts of it -----------------------------------------------------------------------------

  #origin(item: Item): Partial<About> {
    return {
      title: this.#words.name(item.id),
      source: this.#words.tell(`source-${item.source}`),
      tuned: item.tuned ? this.#words.tell("board-tuned", { tuned: item.tuned }) : "",
    };
  }

  #effects(text: string | undefined): string {
    return this.#words.list(this.#content.effects(text));
  }

  #labelled(id: string, text: string | undefined): string {
    return text ? this.#words.tell(id, { effects: this.#effects(text) }) : "";
  }

  #action(action: Action): string {
    const { ore, pop } = readCost(action.cost);
    const cost = [
      ore ? this.#words.tell("preview-cost-ore", { n: ore }) : "",
      pop ? this.#words.tell("preview-cost-pop", { n: pop }) : "",
    ].filter(Boolean);
    const effects = this.#effects(action.effect);
    return cost.length
      ? this.#words.tell("summary-paid", { cost: cost.join(", "), effects })
      : effects;
  }

  #actions(actions: Action[] = []): string[] {
    return actions.map((action) =>
      this.#words.tell("summary-action", {
        spaces: action.spaces ?? 1,
        action: this.#action(action),
      }),
    );
  }

  #permanent(ability: Ability | undefined): string {
    if (!ability) return "";
    const options = ability.options.map((option) => this.#action(option)).join("; ");
    return this.#words.tell("summary-permanent", { once: ability.once ?? false, options });
  }

  #seats(seats: number[]): string {
    return seats.map((seat) => this.#words.seats[seat] ?? "").join(", ");
  }

  #fleets(place: string): string {
    const fleets = this.#table.view.factions.flatMap((faction, seat) => {
      const here = faction.ships.filter((ships) => ships.place === place);
      const levels = here.flatMap(({ level, count }) => Array<number>(count).fill(level)).join("+");
      return levels ? [this.#words.tell("summary-fleet", { seat, levels })] : [];
    });
    return fleets.length ? this.#words.tell("summary-ships", { ships: fleets.join(", ") }) : "";
  }
}
