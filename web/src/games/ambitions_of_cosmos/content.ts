/** The content files of Ambitions of Cosmos. Made by `orrery types`: change its Structs. */

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

export type Side = "players" | "pirates" | "machine";

export type ShipClass = "assault" | "miner" | "frigate" | "cruiser" | "dreadnought";

/** AOC-7.1: a kind of ship cards. */
export interface Ship extends Item {
  fleet: Side;
  class: ShipClass;
  level: 1 | 2 | 3 | 4;
  power: number;
  cost?: number;
  copies: number;
  /** Ability A. */
  first: string;
  /** Ability B. */
  second: string;
  /** What the book says of it: never tuned. */
  printed?: string[];
}

/** AOC-7.3. */
export interface Ability extends Item {
  n: number;
}

export type TechType = "civil" | "military";

export interface Technology extends Item {
  level: 1 | 2 | 3 | 4 | 5;
  type: TechType;
  effect: string;
}

export interface Building extends Item {
  cost: number;
  copies: number;
  /** Whether a technology must unlock it (AOC-5.4.8). */
  locked: boolean;
  effect: string;
  /** What the book says of it besides the name: never tuned. */
  printed?: string[];
}

export interface Law extends Item {
  copies: number;
  effect: string;
}

export type Back = "home" | "gold" | "silver" | "bronze";

export interface Sector extends Item {
  back: Back;
  cells: string[];
  points: number[];
  planet?: string;
}

export interface Planet extends Item {
  capital: number;
  prestige: number;
  science: number;
}

export interface Anomaly extends Item {
  copies: number;
}

export interface Nation extends Item {
  first_game: boolean;
  start_tech: string;
  /** For each ship that it begins with, the kinds to choose from. */
  start_ships: string[];
  sector: string;
  passive: string;
  /** What an influence token does. */
  token: string;
  speaker: string;
}

/** What a nation can do. */
export interface Power extends Item {
  effect: string;
}

export type Variant = "standard" | "rich" | "frontier";

/** The place of a seat's home sector. */
export interface Home {
  at: string;
  turn: number;
  /** The direction of the cell recommended for fleet 1 (AOC-3.1.4). */
  towards: number;
}

/** AOC-3.3: where sectors of which backs lie. */
export interface Map extends Item {
  players: 2 | 3 | 4;
  variant: Variant;
  places: string[];
  homes: Home[];
}

/** What an influence token is sold for (AOC-4.2.1). */
export interface Price {
  prestige: number;
  capital: number;
  science: number;
}

export interface Prices {
  early: Price;
  late: Price;
}

/** The fleet of the pirates or of the Machine (AOC-9.7, 9.8). */
export interface Raiders {
  early: string[];
  late: string[];
  reward: number;
}

/** The numbers of the rules. */
export interface Settings {
  speed: number;
  fleet_limit: number;
  fleet_tokens: number;
  ship_limit: number;
  build_limit: number;
  zone: number;
  yard_radius: number;
  defence: number;
  home_defence: number;
  senators: number;
  /** Planets besides the home world without `third_planet_senators`. */
  planets: number;
  third_planet_senators: number;
  turns: number;
  late_turn: number;
  growth_to_win: number;
  senators_to_win: number;
  homes_to_win: number;
  influence_tokens: number;
  plunder_tokens: number;
  laws_drawn: number;
  level_cost: number;
  artifact_science: number;
  hole_science: number;
  station_science: number;
  art_prestige: number;
  relic_mining: number;
  npc_speed: number;
  /** How often a player may take the floor in one opening of the talks (an engine limit). */
  floors: number;
  /** Terms of a deal for each side at most (an engine limit). */
  terms: number;
  /** Turns of non-aggression in one deal at most (an engine limit). */
  peace: number;
  random_ships: string[];
  destroyed: number[];
  science: number[];
  teleported: number[];
  price: Prices;
  pirates: Raiders;
  machine: Raiders;
}

export interface Files {
  "ships.toml": {
    ship: Ship[];
    ability: Ability[];
  };
  "technologies.toml": {
    technology: Technology[];
  };
  "buildings.toml": {
    building: Building[];
  };
  "laws.toml": {
    law: Law[];
  };
  "sectors.toml": {
    sector: Sector[];
    planet: Planet[];
  };
  "anomalies.toml": {
    anomaly: Anomaly[];
  };
  "nations.toml": {
    nation: Nation[];
    power: Power[];
  };
  "maps.toml": {
    map: Map[];
  };
  "setup.toml": {
    settings: Settings;
  };
}
