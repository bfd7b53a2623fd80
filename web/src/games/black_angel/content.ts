/** The content files of Black Angel. Made by `orrery types`: change its Structs. */

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
  /** What of it is printed or public; never changed by balancing. */
  attested?: string[];
}

export type Colour = "orange" | "grey" | "green";

export type Kind = "permanent" | "temporary";

/** BA-7.1: a mission card (карта делегации). */
export interface Mission extends Part {
  colour: Colour;
  kind: Kind;
  /** The tokens that it brings to the panel, from top to bottom (BA-6.6.10). */
  technologies: Colour[];
  /** What its owner gains when it is played (BA-6.6.8). */
  reward: string;
  /** Permanent: for each execution. Temporary: once, when it is removed. */
  effect: string;
}

/** An ordinary technology token; `effect` is its normal side. */
export interface Token extends Part {
  colour: Colour;
  effect: string;
}

/** One of the 48 tokens of the stacks; `improved` is the "1x" effect of its other side. */
export interface Technology extends Token {
  improved: string;
}

/** BA-3.3.4: a starting technology token; the four sets are the four players'. */
export interface Starting extends Token {
  set: 1 | 2 | 3 | 4;
}

/** An advanced technology token: points at the end (BA-8.5.2). Alike are those of one effect. */
export interface Advanced extends Part {
  effect: string;
}

/** BA-6.2.8: a Ravager card: the action it goes to, and what it does there. */
export interface Ravager extends Part {
  action: 1 | 2 | 3 | 4 | 5 | 6;
  effect: string;
}

/** BA-1.2: who lives on the sites of a colour, and what such a site is called. */
export interface People extends Part {
  colour: Colour;
  site_en: string;
  site_ru: string;
}

export type Strip = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type SideName = "front" | "back";

export type HexKind = "orange" | "grey" | "green" | "asteroid" | "open";

/** A site of a colour, an asteroid field, or open space. */
export interface Hex {
  kind: HexKind;
  /** Whether a Ravager ship is printed on it (BA-6.6.9). */
  ravager?: boolean;
  /** Where Hal prefers to go (BA-11.4.2). */
  comet?: boolean;
}

/** One side of a strip of the space board: five hexes in the columns A to E. */
export interface Side extends Part {
  /** The printed number, the same on both sides. */
  strip: Strip;
  side: SideName;
  hexes: Hex[];
}

/** BA-8.3.7: the token of the planet Spes; `hex` is what the hex under it becomes. */
export interface Spes extends Part {
  hex: Hex;
}

/** The panel and the slots of the ship board. */
export interface ShipBoard extends Part {
  /** The prices of the panel's slots in executions; tokens enter at the first (BA-6.5.1). */
  panel: number[];
  /** The first is nearest to the panel. */
  advanced_slots: number;
  advanced_price: number;
  /** Damage beside each action; all of them filled degrade it (BA-6.2.6). */
  damage_slots: number;
  /** Ravager cards at each action at most (BA-6.6.9.1). */
  ravager_slots: number;
}

export type ActionKind = "study" | "repair" | "destroy" | "ship";

/** BA-4.1: an action of the ship board; numbers run clockwise. */
export interface Action extends Part {
  number: 1 | 2 | 3 | 4 | 5 | 6;
  colour: Colour;
  kind: ActionKind;
}

/** The player board: where starting technologies go, and what advanced ones can score. */
export interface PlayerBoard extends Part {
  /** The marked cells of the grid (BA-3.3.4). */
  start: string[];
  /** What an advanced technology scores at most (BA-8.5.2). */
  cap: number;
  /** By how much each removed mission beside its cell raises that (BA-8.3.5). */
  cap_mission: number;
}

export type ArrowColour = "orange" | "grey" | "green" | "black";

/** BA-6.5.4: how a token enters the grid: `path` is the first cell, then those pushed along. */
export interface Arrow extends Item {
  colour: ArrowColour;
  path: string[];
}

/** BA-6.1.1: a card slot of the player board, and the row or column that it activates. */
export interface Line extends Item {
  place: "left" | "bottom";
  cells: string[];
}

/** BA-6.5.8: a cell for a removed advanced token; missions of its colour lie beside it. */
export interface RemovedCell extends Item {
  colour: Colour;
}

/** BA-3.4.3: a player aid: the turn in the order, and the bonus in its corner. */
export interface Aid extends Part {
  turn: 1 | 2 | 3 | 4;
  effect?: string;
}

export type Way = "advanced" | "panel" | "clockwise" | "counterclockwise";

/**
 * BA-11.2.2: the die that Hal wants, and what he does with it. `way` says how: for study
 * `advanced` first or `panel` only (BA-11.3.1), for repair and destroy the direction
 * (BA-11.3.2); for a ship it is empty.
 */
export interface HalHalf {
  colour: Colour;
  action: ActionKind;
  way?: Way;
}

export interface HalCard extends Part {
  top: HalHalf;
  bottom: HalHalf;
}

export type HalLevel = "low" | "normal" | "high" | "extreme";

/** BA-11.6.2: with how many points Hal begins. */
export interface Difficulty extends Item {
  level: HalLevel;
  vp: number;
}

/** BA-11.1.3: the points that Hal gains instead of one thing. */
export interface HalRates {
  ship: number;
  resource: number;
  robot: number;
  debris: number;
  ravager: number;
  technology: number;
  advanced: number;
}

export interface HalSettings extends Part {
  /** For an action that he cannot do (BA-11.3.4). */
  failed: number;
  /** For a mission on a comet (BA-11.4.2). */
  comet: number;
  /** For each of his missions removed (BA-11.5.1). */
  removed: number;
  /** For a die bought from him (BA-11.5.3). */
  sold: number;
  rates: HalRates;
}

/** BA-2: other pieces of the box. What is not limited never runs out (BA-2.1). */
export interface Piece extends Item {
  count: number;
  limited: boolean;
}

/** BA-3.3: what each player begins with. */
export interface Start {
  vp: number;
  /** Robots in the break room. */
  break_room: number;
  /** Robots on each station. */
  station: number;
  resources: number;
  debris: number;
  ships: number;
  /** Mission cards of each colour in hand. */
  missions: number;
  /** Ravager cards in hand. */
  ravagers: number;
  /** Dice of each colour to roll. */
  dice: number;
}

/** BA-3.1: what differs by the number of players; 1 is the game against Hal. */
export interface PlayerSettings {
  /** Dice of each colour. */
  dice: number;
  strips: number;
  /** Ravager cards that go back to the box unseen. */
  ravagers_removed: number;
}

export interface Settings {
  /** The faces of a die, opposite ones in pairs (BA-2.2). */
  die: [number, number][];
  /** Of each player. */
  robots: number;
  /** Mission cards in hand at the end of a turn (BA-5.6). */
  hand_limit: number;
  /** Ships on one hex or card at most, of different players (BA-6.6.6). */
  ships_at: number;
  /** Ravager cards put on the ship at the beginning (BA-3.2.7). */
  ravagers_aboard: number;
  /** Resources for another player's die (BA-6.2.1). */
  die_price: number;
  /** Resources for moving a die to the high-security zone (BA-8.1.4). */
  secure_price: number;
  /** Points for passing a Ravager whose effect cannot be applied (BA-6.2.8). */
  penalty: number;
  /** Points lost for rolling a damaged die (BA-8.1.3). */
  damaged_die: number;
  /** Robots, resources and ships for 1 point at the end (BA-8.5.4). */
  exchange: number;
  /** Cards drawn in A3 of the expert variant, one of which is kept (BA-10.6). */
  expert_draw: number;
  start: Start;
  players: Record<string, PlayerSettings>;
}

export interface Files {
  "missions.toml": {
    mission: Mission[];
  };
  "technologies.toml": {
    technology: Technology[];
    starting: Starting[];
    advanced: Advanced[];
  };
  "ravagers.toml": {
    ravager: Ravager[];
  };
  "space.toml": {
    people: People[];
    side: Side[];
    spes: Spes;
  };
  "boards.toml": {
    ship_board: ShipBoard;
    action: Action[];
    player_board: PlayerBoard;
    arrow: Arrow[];
    line: Line[];
    removed_cell: RemovedCell[];
    aid: Aid[];
  };
  "hal.toml": {
    card: HalCard[];
    difficulty: Difficulty[];
    hal: HalSettings;
  };
  "setup.toml": {
    piece: Piece[];
    settings: Settings;
  };
}
