/** The content files of Beyond the Sun. Made by `orrery types`: change its Structs. */

export type Source = "rulebook" | "public" | "reconstructed";

/** What every component has: an id, a name in both languages, and its source. */
export interface Item {
  id: string;
  en: string;
  ru: string;
  source: Source;
  /** What balancing has changed of a reconstructed value, and from what. */
  tuned?: string;
}

/** A card whose name and values may come from different sources. */
export interface Card extends Item {
  name_source: Source;
  /** What of it is printed or public; never changed by balancing. */
  attested?: string[];
}

export type TechType = "science" | "economy" | "military" | "commerce";

export type Per = "outposts" | "technologies_3" | "discs_off_mat" | "colonies";

/** 1 VP for `every` so many things, `max` at most. */
export interface Bonus {
  per: Per;
  every: number;
  max: number;
}

export interface RawAction {
  effect: string;
  cost?: string;
  spaces?: number;
}

export interface RawAbility {
  id: string;
  options: RawAction[];
  once?: boolean;
}

export interface Technology extends Card {
  level: 1 | 2 | 3 | 4;
  /** On the large left triangle: drawn cards are matched by them (BTS-6.1.4). */
  types: TechType[];
  /** On the small right one: its successors may be sought by them. */
  out: TechType[];
  vp: number;
  bonus?: Bonus;
  immediate?: string;
  actions?: RawAction[];
  permanent?: RawAbility;
}

/** BTS-1.2; `stays` says where it lies while it is in play. */
export interface EventCard extends Card {
  level: 2 | 3;
  effect: string;
  forced?: boolean;
  stays?: string;
  actions?: RawAction[];
}

export type Track = "food" | "ore";

export interface System extends Card {
  deck: "A" | "B";
  strength: number;
  specs: Track[];
  vp: number;
  bonus: string;
  start?: boolean;
  seize?: string;
  displaces?: boolean;
  permanent?: RawAbility;
  /** How its world is drawn; when left out, as its id has it. */
  look?: "" | "gas" | "ocean" | "desert" | "ice" | "lava" | "craters";
}

export type Measure =
  | "colonies"
  | "colonies_b"
  | "technologies"
  | "technologies_4"
  | "automation"
  | "outposts"
  | "fleet"
  | "same_specs"
  | "types"
  | "empty_tracks";

/** BTS-1.4: a measure and the number that it must reach. */
export interface Achievement extends Card {
  kind: "basic" | "A" | "B";
  measure: Measure;
  reach: number;
  slots: number[];
}

export interface Guild extends Card {
  actions: RawAction[];
}

export interface FactionCard extends Card {
  not_with_two?: boolean;
}

export interface StartShip {
  level: 1 | 2 | 3 | 4;
  at: "SOL" | "DEEP";
}

export type Change =
  | "exchanges"
  | "growth"
  | "research2"
  | "last_disc"
  | "colonizing"
  | "docks"
  | "jump"
  | "wresting";

export interface RawMatAbility {
  id: string;
  en: string;
  ru: string;
  key: "A" | "B";
  track: "food" | "ore" | "either";
  /** The cell that has to be uncovered. */
  cell: number;
  changes: Change;
  n?: number;
  effect?: string;
}

/** BTS-1.7. */
export interface Mat extends Item {
  faction: string;
  set: "basic" | "advanced";
  columns: number[];
  growth: string;
  ore: string;
  population: number;
  ship: StartShip;
  extra?: string;
  abilities?: RawMatAbility[];
}

/**
 * BTS-5.1 to 5.5: an action of Basic Spacefaring. Its spaces by players, each with its
 * surcharge, stand for the replacement tiles too (BTS-1.5).
 */
export interface BasicAction extends Card {
  effect: string;
  cost?: string;
  unlimited?: boolean;
  surcharges?: Record<string, number[]>;
}

export interface Place extends Item {
  kind: "sol" | "deep" | "system" | "shipyard";
  xy: [number, number];
  deck?: "A" | "B";
  specs?: Track[];
}

export interface Side extends Item {
  node: Place[];
  lines: [string, string][];
}

export interface Slot extends Item {
  level: 1 | 2 | 3 | 4;
  after: string[];
  row: number;
  /** How many prerequisites are enough; 0 means all. */
  need?: number;
}

export interface PlayerSettings {
  source: Source;
  side: string;
  /** By seat. */
  start_ore: number[];
  end_discs: number;
  block_a_slots: number;
  /** The same with advanced mats, where it is not the same. */
  advanced_ore?: number[];
  tuned?: string;
}

export interface Settings {
  cubes: number;
  discs: number;
  automation: number[];
  automation_beyond: number;
  guard_rounds: number;
  events_drawn: number;
  players: Record<string, PlayerSettings>;
}

export interface Files {
  "technologies.toml": {
    technology: Technology[];
  };
  "events.toml": {
    event: EventCard[];
  };
  "systems.toml": {
    system: System[];
  };
  "achievements.toml": {
    achievement: Achievement[];
  };
  "guilds.toml": {
    guild: Guild[];
  };
  "factions.toml": {
    faction: FactionCard[];
    mat: Mat[];
  };
  "boards.toml": {
    basic: BasicAction[];
    side: Side[];
    slot: Slot[];
    settings: Settings;
  };
}
