/** The components as the content files hold them, and how they are looked up. */

import type { Source } from "../../shell/glyph";
import type { Catalogue, Message } from "../../shell/protocol";
import type { Column, DiscKind } from "./view";

export type TechType = "science" | "economy" | "military" | "commerce";
export type Track = "food" | "ore";

export interface Item {
  id: string;
  en: string;
  ru: string;
  source: Source;
  tuned?: string;
}

export interface Action {
  effect: string;
  cost?: string;
  spaces?: number;
}

export interface Ability {
  id: string;
  once?: boolean;
  options: Action[];
}

export interface VpBonus {
  per: string;
  every: number;
  max: number;
}

export interface Technology extends Item {
  level: number;
  types: TechType[];
  vp: number;
  bonus?: VpBonus;
  immediate?: string;
  actions?: Action[];
  permanent?: Ability;
}

export interface EventCard extends Item {
  level: number;
  effect: string;
  actions?: Action[];
}

export interface System extends Item {
  deck: "A" | "B";
  strength: number;
  specs: Track[];
  vp: number;
  bonus: string;
  seize?: string;
  displaces?: boolean;
  permanent?: Ability;
}

export interface Achievement extends Item {
  measure: string;
  reach: number;
  slots: number[];
}

export interface Guild extends Item {
  actions: Action[];
}

export interface MatAbility {
  id: string;
  key: string;
  track: Track | "either";
  cell: number;
}

export interface MatCard extends Item {
  columns: number[];
  growth: string;
  ore: string;
  /** What it begins with. */
  population: number;
  ship: { level: number; at: string };
  extra?: string;
  abilities?: MatAbility[];
}

export interface BasicAction extends Item {
  effect: string;
  cost?: string;
  unlimited?: boolean;
  surcharges?: Record<string, number[]>;
}

export interface TreeSlot extends Item {
  level: number;
  after: string[];
  row: number;
  need?: number;
}

export interface MapNode extends Item {
  kind: "sol" | "deep" | "system" | "shipyard";
  xy: [number, number];
  specs?: Track[];
}

export interface Side extends Item {
  node: MapNode[];
}

export interface Files {
  "technologies.toml": { technology: Technology[] };
  "events.toml": { event: EventCard[] };
  "systems.toml": { system: System[] };
  "achievements.toml": { achievement: Achievement[] };
  "guilds.toml": { guild: Guild[] };
  "factions.toml": { mat: MatCard[] };
  "boards.toml": {
    settings: {
      automation: number[];
      automation_beyond: number;
      discs: number;
      players: Record<string, { side: string; end_discs: number }>;
    };
    basic: BasicAction[];
    slot: TreeSlot[];
    side: Side[];
  };
}

/** An action space, where a pawn can stand: `cost: effects`. */
export interface Space {
  id: string;
  cost: Cost;
  effects: Message[];
  surcharge: number;
  unlimited: boolean;
}

export interface Cost {
  ore: number;
  pop: number;
}

export const COLUMNS: readonly Column[] = ["A", "B", "C", "D", "E"];
export const LEVELS = ["I", "II", "III", "IIII"] as const;
export const DISCS: readonly DiscKind[] = ["food", "ore", "star"];

export class Content {
  readonly technologies: Map<string, Technology>;
  readonly events: Map<string, EventCard>;
  readonly systems: Map<string, System>;
  readonly achievements: Map<string, Achievement>;
  readonly guilds: Map<string, Guild>;
  readonly mats: Map<string, MatCard>;
  readonly basic: BasicAction[];
  readonly slots: TreeSlot[];
  readonly automation: number[];
  readonly abilities: Record<string, Message>;
  readonly #files: Files;
  readonly #effects: Record<string, Message[]>;

  constructor({ files, effects, abilities }: Catalogue<Files>) {
    this.#files = files;
    this.#effects = effects;
    this.technologies = byId(files["technologies.toml"].technology);
    this.events = byId(files["events.toml"].event);
    this.systems = byId(files["systems.toml"].system);
    this.achievements = byId(files["achievements.toml"].achievement);
    this.guilds = byId(files["guilds.toml"].guild);
    this.mats = byId(files["factions.toml"].mat);
    this.basic = files["boards.toml"].basic;
    this.slots = files["boards.toml"].slot;
    this.automation = files["boards.toml"].settings.automation;
    this.abilities = abilities;
  }

  /** The messages that say an effect text. */
  effects(text: string | undefined): Message[] {
    return text ? (this.#effects[text] ?? []) : [];
  }

  /** BTS-6.2.2: all points up to the level reached; beyond the track as many each. */
  automationPoints(level: number): number {
    const { automation, automation_beyond } = this.#settings;
    const printed = automation.slice(0, level).reduce((sum, points) => sum + points, 0);
    return printed + Math.max(0, level - automation.length) * automation_beyond;
  }

  /** The discs of one track. */
  get discs(): number {
    return this.#settings.discs;
  }

  /** The star discs on achievements that bring the end about (BTS-7.1). */
  endDiscs(players: number): number {
    return this.#settings.players[players]?.end_discs ?? 0;
  }

  get #settings(): Files["boards.toml"]["settings"] {
    return this.#files["boards.toml"].settings;
  }

  /** The printed side of the exploration board for a number of players. */
  side(players: number): Side | undefined {
    const board = this.#files["boards.toml"];
    return board.side.find((side) => side.id === board.settings.players[players]?.side);
  }

  /** Spaces of a card: its id where there is one, `id.1`, `id.2` where there are more. */
  spaces(card: { id: string; actions?: Action[] }): Space[] {
    const rows = (card.actions ?? []).flatMap((action) =>
      Array.from({ length: action.spaces ?? 1 }, () => action),
    );
    return rows.map((action, n) => ({
      id: rows.length === 1 ? card.id : `${card.id}.${n + 1}`,
      cost: readCost(action.cost),
      effects: this.effects(action.effect),
      surcharge: 0,
      unlimited: false,
    }));
  }

  basicSpaces(basic: BasicAction, players: number): Space[] {
    const common = { cost: readCost(basic.cost), effects: this.effects(basic.effect) };
    if (basic.unlimited) return [{ ...common, id: basic.id, surcharge: 0, unlimited: true }];
    return (basic.surcharges?.[players] ?? []).map((surcharge, n) => ({
      ...common,
      id: `${basic.id}.${n + 1}`,
      surcharge,
      unlimited: false,
    }));
  }
}

export function readCost(text = ""): Cost {
  const cost: Cost = { ore: 0, pop: 0 };
  for (const part of text.split(",").filter(Boolean)) {
    const [kind, n] = part.trim().split(" ");
    if (kind === "ore" || kind === "pop") cost[kind] = Number(n);
  }
  return cost;
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
