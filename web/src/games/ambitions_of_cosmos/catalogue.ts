/** How the components are looked up. */

import { byId, once } from "../../shell/catalogue";
import type { Catalogue, Message } from "../../shell/protocol";
import type {
  Ability,
  Building,
  Files,
  Law,
  Nation,
  Planet,
  Power,
  Sector,
  Ship,
  Technology,
} from "./content";

export class Content {
  readonly ships: Map<string, Ship>;
  readonly abilities: Map<string, Ability>;
  readonly technologies: Map<string, Technology>;
  readonly buildings: Map<string, Building>;
  readonly laws: Map<string, Law>;
  readonly nations: Map<string, Nation>;
  readonly powers: Map<string, Power>;
  readonly sectors: Map<string, Sector>;
  readonly planets: Map<string, Planet>;
  readonly #catalogue: Catalogue<Files>;

  constructor(catalogue: Catalogue<Files>) {
    const files = catalogue.files;
    this.#catalogue = catalogue;
    this.ships = byId(files["ships.toml"].ship);
    this.abilities = byId(files["ships.toml"].ability);
    this.technologies = byId(files["technologies.toml"].technology);
    this.buildings = byId(files["buildings.toml"].building);
    this.laws = byId(files["laws.toml"].law);
    this.nations = byId(files["nations.toml"].nation);
    this.powers = byId(files["nations.toml"].power);
    this.sectors = byId(files["sectors.toml"].sector);
    this.planets = byId(files["sectors.toml"].planet);
  }

  /** What an effect text says. */
  effects(text: string): Message[] {
    return this.#catalogue.effects[text] ?? [];
  }

  ability(id: string): Message | null {
    return this.#catalogue.abilities[id] ?? null;
  }
}

/** What a catalogue says, read once. */
export const contentOf = once((catalogue: Catalogue<Files>) => new Content(catalogue));
