/** The content files of Xia. Made by `orrery types`: change its Structs. */

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

export type Box = "base" | "embers";

export type SectorKind =
  | "lawful"
  | "outlaw"
  | "neutral"
  | "star"
  | "gate"
  | "asteroid"
  | "nebula"
  | "debris"
  | "void"
  | "anomaly"
  | "ice"
  | "dead";

/** XIA-11.7, 11.8, 11.9: a path of gravity, of a comet, or the orbit of the Kiln. */
export interface Path {
  kind: "gravity" | "comet" | "orbit";
  colour: string;
  die: number;
  cells: string[];
  special: string;
  loop: boolean;
  exit?: string;
}

/** XIA-11.1: a tile of 19 spaces. */
export interface Sector extends Item {
  set: Box;
  kind: SectorKind;
  /** XIA-11.1.1: the symbol of each edge. */
  edges: string;
  spawn?: number;
  npc?: string;
  cells: Record<string, string>;
  /** The ways through the shield of the planet: from inside to outside. */
  entrances?: [string, string][];
  paths?: Path[];
  tigris?: boolean;
  /** Nobody passes the shield of this planet but by an entrance. */
  closed?: boolean;
}

/** XIA-9.1: a ship's mat. */
export interface Ship extends Item {
  set: Box;
  tier: number;
  hold: string[];
  energy: number;
  impulse: number;
  ability: string;
}

/** The ability of a ship. Where it replaces numbers of the rules, `numbers` says which. */
export interface Ability extends Item {
  use: "passive" | "exhaust" | "built_in";
  amount?: number;
  energy?: number;
  credits?: number;
  numbers?: Record<string, number>;
}

/** XIA-9.3, 14.1: an outfit is a shape; its first sections are activation spots. */
export interface Outfit extends Item {
  set: Box;
  kind: "engine" | "blaster" | "missile" | "shield" | "pod" | "armor";
  size: "small" | "medium" | "large";
  die: number;
  shape: string[];
  spots: number;
  copies: number;
}

/** XIA-14.4: an outfit of one section. */
export interface Mod extends Item {
  copies: number;
}

/** XIA-15.1.1: a type of cargo cube. */
export interface Good extends Item {
  copies: number;
}

export type TokenKind = "cargo" | "energy" | "ice" | "damage" | "movement" | "captain" | "credits";

/** XIA-12.1: an exploration token. */
export interface Token extends Item {
  set: Box;
  kind: TokenKind;
  cube?: string;
  amount?: number;
  copies: number;
}

/** XIA-11.9.5: what studying it brings, if not fame. */
export interface Relic extends Item {
  credits: number;
  cube?: string;
  cubes?: number;
  mod?: string;
  copies: number;
}

/** XIA-13.12: a kind of mission. */
export interface MissionKind extends Item {}

/** XIA-13.12: a mission card. */
export interface Mission extends Item {
  set: Box;
  kind: string;
  legal: boolean;
  /** The sector where something is fetched or found out. */
  at?: string;
  region?: string;
  target?: "left" | "right" | "leader" | "nearest";
  cubes?: Record<string, number>;
  outfit?: string;
  deliver: string;
  pay: number[];
}

/** XIA-19.1: the first whose deed reaches `least` has it. */
export interface Title extends Item {
  set: Box;
  fame: number;
  deed: string;
  least: number;
  when?: "any" | "stopped" | "status";
}

/** XIA-19.2: an event, with what it changes and when it leaves. */
export interface EventCard extends Item {
  rounds?: number;
  uses?: number;
  fame?: number;
  amount?: number;
  numbers?: Record<string, number>;
  needs?: "" | "sectors";
}

/** XIA-17.9: the numbers of somebody who plays without a seat. */
export interface Npc extends Item {
  tier: number;
  hull: number;
  move_die: number;
  move_plus: number;
  defence: number[];
  near: number[];
  far: number[];
  bounty: number;
  home: string;
  route: string[];
  stop_pay: number;
}

/** The name of the station. */
export interface Kiln extends Item {}

/** XIA-11.9.1: a space inside the Kiln. */
export interface Room extends Item {
  sell?: boolean;
  mission?: boolean;
}

/** XIA-23.2: what a captain alone has to do besides reaching the fame total. */
export interface Goal extends Item {
  deed: string;
  least: number;
  clean?: boolean;
}

/** XIA-23.3: how an NPC acts in the solo game. */
export interface Behaviour extends Item {
  npc: string;
}

/** A name on the fame track. */
export interface Rank extends Item {
  fame: number;
}

/** XIA-4.14: cubes with which captains begin, by their place in the order of turns. */
export interface StartCargo extends Item {
  players: number;
  cubes: number[];
}

/** XIA-20: numbers of the rules that nothing replaces. */
export interface Settings {
  start_credits: number;
  old_start_credits: number;
  markers: number;
  mission_draw: number;
  mission_limit: number;
  mct_missions: number;
  econ_cap: number;
  demand_bonus: number;
  lot_price: number;
  exchange_pair: number;
  token_credits: number;
  captain_credits: number;
  repair: [number, number, number];
  outfit_buy: Record<string, number>;
  outfit_sell: Record<string, number>;
  mod_buy: number;
  mod_sell: number;
  ship_price: [number, number, number];
  fame_price: number;
  rescue_need: number;
  rescue_cost: number;
  respawn_damage: [number, number, number];
  suppressor: number;
  gts: number;
  blaster_range: number;
  missile_range: number;
  bounty_step: number;
  comet_die: number;
  orbit_die: number;
  thug_brackets: number[];
  thief_bounty: number;
  smuggler_fails: number;
  thief_fails: number;
  npc_hazard: number;
  zealot_range: number;
  coward_range: number;
  hauler_bonus: number;
  solo_expanse: number;
  solo_fame: [number, number];
  solo_per_thousand: number;
  campaign_dice: number;
  edges: Record<string, number[]>;
  solo_sectors: string[];
  title_spaces: number[];
  event_spaces: number[];
}

export interface Files {
  "sectors.toml": {
    sector: Sector[];
  };
  "ships.toml": {
    ship: Ship[];
  };
  "abilities.toml": {
    ability: Ability[];
  };
  "outfits.toml": {
    outfit: Outfit[];
    mod: Mod[];
  };
  "goods.toml": {
    good: Good[];
  };
  "tokens.toml": {
    token: Token[];
    relic: Relic[];
  };
  "missions.toml": {
    kind: MissionKind[];
    mission: Mission[];
  };
  "titles.toml": {
    title: Title[];
  };
  "events.toml": {
    event: EventCard[];
  };
  "npcs.toml": {
    npc: Npc[];
    kiln: Kiln[];
    room: Room[];
  };
  "solo.toml": {
    goal: Goal[];
    behaviour: Behaviour[];
  };
  "setup.toml": {
    rank: Rank[];
    start_cargo: StartCargo[];
    settings: Settings;
    numbers: Record<string, number>;
  };
}
