/** The content files of SpaceCorp. Made by `orrery types`: change its Structs. */

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

/** A component whose name and values may come from different sources. */
export interface Part extends Item {
  name_source: Source;
}

export type Era = "mariners" | "planeteers" | "starfarers";

export type Valued =
  | "research"
  | "move"
  | "explore"
  | "build"
  | "produce"
  | "genetics"
  | "revelation";

/** SC-1.13: what a card is worth for an action: plain, shielded (SC-8.2) or a multiplier. */
export interface Points {
  action: Valued;
  value: number;
  shielded?: boolean;
  times?: boolean;
}

/** SC-1.13: an action card. */
export interface ActionCard extends Part {
  era: Era;
  count: number;
  start?: boolean;
  points?: Points[];
  infra?: boolean;
  special?: string;
  edge?: string;
}

export interface TimeCard extends Part {
  count: number;
}

export type When =
  | "value"
  | "produced"
  | "researching"
  | "turn_start"
  | "upgraded"
  | "turn_end"
  | "breakthrough"
  | "contract"
  | "discarded"
  | "announced";

/** SC-4: an Edge, and the window in which it is played. */
export interface Edge extends Part {
  when: When;
}

/** SC-11.3: what a player must have before he may choose the card. */
export interface Needs {
  adaptations?: number;
  breakthroughs?: number;
  cards?: number;
}

/** SC-11: a progress card; two of each name. */
export interface Progress extends Part {
  kind: "adaptation" | "breakthrough";
  era: Era;
  reward: number;
  needs?: Needs;
  effect: string;
}

export type Stack = "e1" | "e2" | "e3" | "primary" | "secondary" | "alien";

export type Symbol = "water" | "life" | "wonder" | "anomaly" | "artifact" | "dust";

/** SC-5.3: a Discovery tile. `produces` is P#, null where it has none. */
export interface Tile extends Part {
  era: Era;
  stack: Stack;
  count: number;
  profit?: number;
  genetics?: number;
  revelation?: number;
  produces?: number;
  base?: number;
  colony?: number;
  symbols?: Symbol[];
  /** SC-5.3.6: the stack whose tile takes its place. */
  draws?: Stack;
  special?: "" | "phobes" | "introvs";
}

/** The name of an era, English in every language of the book. */
export interface EraItem extends Part {}

export interface Region extends Part {
  era: Era;
  /** SC-8.1 */
  radiation?: boolean;
}

export type SiteKind = "start" | "body" | "lagrange" | "beyond" | "system" | "empty" | "spur";

/** A site: `explore` is e#, `build` b#; `boxes` are the stacks of its exploration boxes. */
export interface Site extends Part {
  era: Era;
  region: string;
  kind: SiteKind;
  explore?: number;
  build?: number;
  gravity?: number;
  stars?: number;
  boxes?: Stack[];
}

/** SC-5.2.4: the cost of crossing between two regions. */
export interface Border {
  a: string;
  b: string;
  cost: number;
}

/** SC-5.2.6: two sites with a distance of their own. */
export interface Direct {
  a: string;
  b: string;
  cost: number;
}

/** SC-9.1: what a move from one region to another adds. */
export interface Transit {
  start: string;
  to: string;
  cost: number;
}

export type Goal =
  | "produces"
  | "lagrange"
  | "bodies"
  | "sites"
  | "symbols"
  | "regions"
  | "infra"
  | "progress"
  | "within"
  | "harvest"
  | "types"
  | "systems"
  | "multistar"
  | "colonies"
  | "bases";

/** A contract on one side of the Business Display: how many, and its profit. */
export interface Side {
  n: number;
  reward: number;
}

export interface Contract extends Part {
  era: Era;
  row: number;
  goal: Goal;
  few: Side;
  many: Side;
  /** The sites or regions that count. */
  where?: string[];
  /** The symbols that count; `alien` is any tile of that stack. */
  symbols?: string[];
}

export interface Colony extends Part {
  value: number;
  number: number;
  effect: string;
  players: number[];
}

export interface BaseType extends Part {
  since: Era;
  count: number;
}

/** SC-5.7.4: what a box of an HQ is worth while no card covers it. */
export interface Intrinsic {
  slot: number;
  action: Valued;
  value: number;
}

export interface Hq extends Part {
  /** The era with which a game begins that uses it. */
  era: Era;
  intrinsic: Intrinsic[];
}

/** SC-17.3: a code of the Competition: sites, offers, or something that it gains. */
export interface Code {
  id: string;
  source: Source;
  era: Era;
  count: number;
  sites?: string[];
  offers?: number[];
  gains?: "" | "adaptation" | "breakthrough" | "contract";
  tuned?: string;
}

export type Level = "easy" | "normal" | "hard";

export interface Competition extends Part {
  /** SC-17.11: its profit at the beginning, by difficulty. */
  start: Record<Level, number>;
  /** SC-17.11: what it gains or loses when a later era begins. */
  later: Record<Era, Record<Level, number>>;
  /** SC-17.4: for a base whose requirement the tile meets. */
  match: number;
  /** SC-17.4: for each box that a tile would advance a cube. */
  step: number;
  /** SC-17.5: for each card for Infra among the offers that it discards. */
  infra: number;
}

/** SC-16: with what a game begins that starts with an era. */
export interface Begin {
  profit: number;
  genetics: number;
  revelation: number;
}

/** SC-2.12: by number of players; the lists go by place in the order of play. */
export interface ByPlayers {
  time: number;
  extra: number[];
  profit: number[];
  colonies: number;
}

export interface Settings {
  wheel: number;
  dealt: number;
  offers: number;
  research_limit: number;
  draw_limit: number;
  contracts_to_end: number;
  spend_limit: number;
  compensation: number;
  spur_first: number;
  spur_next: number;
  nearby: number;
  labour: number;
  labour_multistar: number;
  pay_for_point: number;
  colony_profit: number[];
  beyond_profit: [number, number];
  idle_turns: number;
  still_rounds: number;
  teams: Record<Era, number>;
  ahead: Record<Era, [string, string]>;
  radiation: Record<Era, number>;
  begin: Record<Era, Begin>;
  players: Record<string, ByPlayers>;
}

export interface Files {
  "cards.toml": {
    card: ActionCard[];
    time: TimeCard[];
  };
  "edges.toml": {
    edge: Edge[];
  };
  "progress.toml": {
    progress: Progress[];
  };
  "tiles.toml": {
    tile: Tile[];
  };
  "maps.toml": {
    era: EraItem[];
    region: Region[];
    site: Site[];
    border: Border[];
    direct: Direct[];
    transit: Transit[];
  };
  "contracts.toml": {
    contract: Contract[];
  };
  "colonies.toml": {
    colony: Colony[];
  };
  "bases.toml": {
    base: BaseType[];
  };
  "hqs.toml": {
    hq: Hq[];
  };
  "solo.toml": {
    code: Code[];
    competition: Competition;
  };
  "settings.toml": {
    settings: Settings;
  };
}
