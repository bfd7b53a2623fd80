/** How the components are looked up. */

import { byId, once } from "../../shell/catalogue";
import type { Catalogue, Message } from "../../shell/protocol";
import type {
  ActionCard,
  Border,
  Colony,
  Contract,
  Files,
  Intrinsic,
  Item,
  Progress,
  Region,
  Settings,
  Site,
  Tile,
} from "./content";

/** SC-3.4: the actions, as the console shows them, and since which era each can be announced. */
export const ACTIONS = [
  "research",
  "move",
  "explore",
  "build",
  "produce",
  "genetics",
  "revelation",
  "upgrade",
  "special",
  "colonize",
] as const;
export const SINCE: Record<string, number> = { revelation: 1, colonize: 2 };

export class Content {
  readonly cards: Map<string, ActionCard>;
  readonly tiles: Map<string, Tile>;
  readonly sites: Map<string, Site>;
  readonly regions: Map<string, Region>;
  readonly borders: Border[];
  readonly contracts: Map<string, Contract>;
  readonly progress: Map<string, Progress>;
  readonly colonies: Map<string, Colony>;
  readonly bases: Map<string, Item>;
  readonly settings: Settings;
  readonly #files: Files;
  readonly #effects: Record<string, Message[]>;
  readonly #abilities: Record<string, Message>;

  constructor({ files, effects, abilities }: Catalogue<Files>) {
    this.#files = files;
    this.#effects = effects;
    this.settings = files["settings.toml"].settings;
    this.#abilities = abilities;
    this.cards = byId(files["cards.toml"].card);
    this.tiles = byId(files["tiles.toml"].tile);
    this.sites = byId(files["maps.toml"].site);
    this.regions = byId(files["maps.toml"].region);
    this.borders = files["maps.toml"].border;
    this.contracts = byId(files["contracts.toml"].contract);
    this.progress = byId(files["progress.toml"].progress);
    this.colonies = byId(files["colonies.toml"].colony);
    this.bases = byId(files["bases.toml"].base);
  }

  /** SC-5.7.4: what the boxes of the HQs are worth in a game that begins with an era. */
  intrinsic(era: string): Intrinsic[] {
    return this.#files["hqs.toml"].hq.find((hq) => hq.era === era)?.intrinsic ?? [];
  }

  /** The sites of an era's map. */
  sitesOf(era: string): Site[] {
    return [...this.sites.values()].filter((site) => site.era === era);
  }

  /** The cheapest way between two regions over the borders in between (SC-5.2.4). */
  #between(from: string, to: string): number {
    const costs = new Map([[from, 0]]);
    const open = new Set([from]);
    while (open.size) {
      const near = [...open].reduce((a, b) => ((costs.get(b) ?? 0) < (costs.get(a) ?? 0) ? b : a));
      open.delete(near);
      for (const { a, b, cost } of this.borders) {
        const next = a === near ? b : b === near ? a : "";
        const sum = (costs.get(near) ?? 0) + cost;
        if (!next || sum >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(next, sum);
        open.add(next);
      }
    }
    return costs.get(to) ?? 0;
  }

  /** SC-5.2.3, 9.1, 14.2: the distance from one site to another. */
  distance(from: string, to: string): number {
    const [a, b] = [this.sites.get(from), this.sites.get(to)];
    if (!a || !b || a === b) return 0;
    const crossed = this.#between(a.region, b.region);
    if (a.era === "starfarers") return crossed;
    const { direct, transit } = this.#files["maps.toml"];
    const own = direct.find(
      (way) => (way.a === from && way.b === to) || (way.a === to && way.b === from),
    );
    if (own) return own.cost;
    const added = transit.find((way) => way.start === a.region && way.to === b.region)?.cost ?? 0;
    return 2 + crossed + added + (a.gravity ?? 0) + (b.gravity ?? 0);
  }

  /** The messages that say an effect text. */
  effects(text: string | undefined): Message[] {
    return text ? (this.#effects[text] ?? []) : [];
  }

  /** What an Edge, a base of an era or a contract on a side of the display says. */
  ability(id: string): Message[] {
    const found = this.#abilities[id];
    return found ? [found] : [];
  }
}

/** What a catalogue says, read once. */
export const contentOf = once((catalogue: Catalogue<Files>) => new Content(catalogue));
