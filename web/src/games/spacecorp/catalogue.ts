/** How the components are looked up. */

import type { Catalogue, Message } from "../../shell/protocol";
import type {
  ActionCard,
  Border,
  Colony,
  Contract,
  Files,
  Item,
  Progress,
  Region,
  Site,
  Tile,
} from "./content";

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
  readonly #effects: Record<string, Message[]>;
  readonly #abilities: Record<string, Message>;

  constructor({ files, effects, abilities }: Catalogue<Files>) {
    this.#effects = effects;
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

function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

const MADE = new WeakMap<object, Content>();

export function contentOf(catalogue: Catalogue<Files>): Content {
  const found = MADE.get(catalogue);
  if (found) return found;
  const content = new Content(catalogue);
  MADE.set(catalogue, content);
  return content;
}
