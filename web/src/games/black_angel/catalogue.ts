/** How the components are looked up. */

import { byId, once } from "../../shell/catalogue";
import type { Catalogue, Message } from "../../shell/protocol";
import type {
  Action,
  Advanced,
  Arrow,
  Colour,
  Files,
  HalCard,
  HalSettings,
  Item,
  Line,
  Mission,
  People,
  PlayerBoard,
  Ravager,
  RemovedCell,
  Settings,
  ShipBoard,
  Side,
  Technology,
  Token,
} from "./content";
import type { Back } from "./view";

export const COLOURS: readonly Colour[] = ["orange", "grey", "green"];
export const BACKS: readonly Back[] = ["orange", "grey", "green", "ravager"];

/** The cells of the technology grid, row by row. */
export const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] as const;

export class Content {
  readonly missions: Map<string, Mission>;
  readonly tokens: Map<string, Token & Partial<Technology>>;
  readonly advanced: Map<string, Advanced>;
  readonly ravagers: Map<string, Ravager>;
  readonly sides: Map<string, Side>;
  readonly peoples: Map<Colour, People>;
  readonly actions: Map<string, Action>;
  readonly arrows: Arrow[];
  readonly lines: Map<string, Line>;
  readonly removedCells: Map<string, RemovedCell>;
  readonly halCards: Map<string, HalCard>;
  readonly hal: HalSettings;
  readonly spes: Item;
  readonly shipBoard: ShipBoard;
  readonly playerBoard: PlayerBoard;
  readonly settings: Settings;
  readonly #effects: Record<string, Message[]>;

  constructor({ files, effects }: Catalogue<Files>) {
    const boards = files["boards.toml"];
    const technologies = files["technologies.toml"];
    this.#effects = effects;
    this.missions = byId(files["missions.toml"].mission);
    this.tokens = byId([...technologies.technology, ...technologies.starting]);
    this.advanced = byId(technologies.advanced);
    this.ravagers = byId(files["ravagers.toml"].ravager);
    this.sides = byId(files["space.toml"].side);
    this.peoples = new Map(files["space.toml"].people.map((people) => [people.colour, people]));
    this.spes = files["space.toml"].spes;
    this.actions = byId(boards.action);
    this.arrows = boards.arrow;
    this.lines = byId(boards.line);
    this.removedCells = byId(boards.removed_cell);
    this.shipBoard = boards.ship_board;
    this.playerBoard = boards.player_board;
    this.halCards = byId(files["hal.toml"].card);
    this.hal = files["hal.toml"].hal;
    this.settings = files["setup.toml"].settings;
  }

  /** The messages that say an effect text. */
  effects(text: string | undefined): Message[] {
    return text ? (this.#effects[text] ?? []) : [];
  }

  /** Which back a card has. */
  backOf(card: string): Back {
    return this.missions.get(card)?.colour ?? "ravager";
  }

  /** The action that a number names. */
  actionOf(number: number): Action | undefined {
    return [...this.actions.values()].find((action) => action.number === number);
  }
}

/** What a catalogue says, read once. */
export const contentOf = once((catalogue: Catalogue<Files>) => new Content(catalogue));
