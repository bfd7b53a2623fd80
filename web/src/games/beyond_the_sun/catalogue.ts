/** How the components are looked up, and what the rules compute from the content files. */

import { byId, once } from "../../shell/catalogue";
import type { Catalogue, Message } from "../../shell/protocol";
import type {
  Achievement,
  BasicAction,
  EventCard,
  Files,
  Guild,
  Mat,
  RawAction,
  Side,
  Slot,
  System,
  Technology,
} from "./content";
import type { Disc, Letter } from "./view";

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

export const COLUMNS: readonly Letter[] = ["A", "B", "C", "D", "E"];
export const LEVELS = ["I", "II", "III", "IIII"] as const;
export const DISCS: readonly Disc[] = ["food", "ore", "star"];

export class Content {
  readonly technologies: Map<string, Technology>;
  readonly events: Map<string, EventCard>;
  readonly systems: Map<string, System>;
  readonly achievements: Map<string, Achievement>;
  readonly guilds: Map<string, Guild>;
  readonly mats: Map<string, Mat>;
  readonly basic: BasicAction[];
  readonly slots: Slot[];
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
  spaces(card: { id: string; actions?: RawAction[] }): Space[] {
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

/** What a catalogue says, read once. */
export const contentOf = once((catalogue: Catalogue<Files>) => new Content(catalogue));
