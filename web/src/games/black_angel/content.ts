/** The components as the content files hold them, and how they are looked up. */

import type { Source } from "../../shell/glyph";
import type { Catalogue, Message } from "../../shell/protocol";
import type { Back, Colour } from "./view";

export interface Item {
  id: string;
  en: string;
  ru: string;
  source: Source;
  tuned?: string;
}

export interface Mission extends Item {
  colour: Colour;
  kind: "permanent" | "temporary";
  technologies: Colour[];
  reward: string;
  effect: string;
}

/** An ordinary token; starting ones have no improved side. */
export interface Token extends Item {
  colour: Colour;
  effect: string;
  improved?: string;
}

export interface Advanced extends Item {
  effect: string;
}

export interface Ravager extends Item {
  action: number;
  effect: string;
}

export interface People extends Item {
  colour: Colour;
  site_en: string;
  site_ru: string;
}

export type HexKind = Colour | "asteroid" | "open";

export interface Hex {
  kind: HexKind;
  ravager?: boolean;
  comet?: boolean;
}

export interface Side extends Item {
  strip: number;
  side: "front" | "back";
  hexes: Hex[];
}

export type ActionKind = "study" | "repair" | "destroy" | "ship";

export interface Action extends Item {
  number: number;
  colour: Colour;
  kind: ActionKind;
}

export interface Arrow extends Item {
  colour: Colour | "black";
  path: string[];
}

export interface Line extends Item {
  place: "left" | "bottom";
  cells: string[];
}

export interface RemovedCell extends Item {
  colour: Colour;
}

export interface HalHalf {
  colour: Colour;
  action: ActionKind;
  way?: "advanced" | "panel" | "clockwise" | "counterclockwise";
}

export interface HalCard extends Item {
  top: HalHalf;
  bottom: HalHalf;
}

interface ShipBoard extends Item {
  panel: number[];
  advanced_slots: number;
  advanced_price: number;
  damage_slots: number;
  ravager_slots: number;
}

interface PlayerBoard extends Item {
  start: string[];
  cap: number;
  cap_mission: number;
}

interface HalSettings extends Item {
  failed: number;
  comet: number;
  removed: number;
  sold: number;
  rates: Record<string, number>;
}

interface Settings {
  hand_limit: number;
  ships_at: number;
  die_price: number;
  secure_price: number;
  penalty: number;
  damaged_die: number;
  exchange: number;
}

export interface Files {
  "missions.toml": { mission: Mission[] };
  "technologies.toml": { technology: Token[]; starting: Token[]; advanced: Advanced[] };
  "ravagers.toml": { ravager: Ravager[] };
  "space.toml": { spes: Item; people: People[]; side: Side[] };
  "boards.toml": {
    ship_board: ShipBoard;
    player_board: PlayerBoard;
    action: Action[];
    arrow: Arrow[];
    line: Line[];
    removed_cell: RemovedCell[];
  };
  "hal.toml": { hal: HalSettings; card: HalCard[] };
  "setup.toml": { settings: Settings };
}

/** The cells of the technology grid, row by row. */
export const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] as const;

export class Content {
  readonly missions: Map<string, Mission>;
  readonly tokens: Map<string, Token>;
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

function byId<T extends Item>(items: T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

const known = new WeakMap<object, Content>();

/** The content of a catalogue, read once. */
export function contentOf(catalogue: Catalogue<Files>): Content {
  let content = known.get(catalogue);
  if (!content) {
    content = new Content(catalogue);
    known.set(catalogue, content);
  }
  return content;
}
