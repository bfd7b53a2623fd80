/** What a seat sees of Beyond the Sun. Made by `orrery types`: change `view.py` instead. */

export type Letter = "A" | "B" | "C" | "D" | "E";

export type Disc = "food" | "ore" | "star";

export interface ShipsView {
  level: number;
  place: string;
  count: number;
}

export interface ColonyView {
  system: string;
  discs: Disc[];
}

export interface FactionView {
  mat: string;
  ore: number;
  pop: number;
  supply: Record<Letter, number>;
  food_discs: number;
  ore_discs: number;
  /** What growth would yield now. */
  growth: number;
  /** What ore production would yield now. */
  production: number;
  automation: Disc[];
  ships: ShipsView[];
  technologies: string[];
  private: string[];
  colonies: ColonyView[];
  pawn: string;
  museum: number;
  /** Abilities of an advanced mat that are active now. */
  abilities: string[];
  used: string[];
  /** Points by the lines of the score sheet, as if the game ended now. */
  score: number[];
}

/** BTS-11.10: whom the Patent Dispute pays for the actions of a technology, and how much. */
export interface Patent {
  seat: number;
  ore: number;
}

export interface SlotView {
  id: string;
  card: string;
  /** The event that was here, null while it is face down, empty where there is none. */
  event: string | null;
  seats: number[];
  /** Whom others pay for its actions, and how much. */
  patent: Patent | null;
  discount: number;
}

export interface PlaceView {
  id: string;
  card: string;
  owner: number | null;
  disc: "food" | "ore" | "star" | "";
}

export interface AchievementView {
  id: string;
  points: number[];
  seats: number[];
  discs: Disc[];
}

/** A whole table as one seat sees it. */
export interface TableView {
  seat: number | null;
  players: number;
  round: number;
  last_round: number;
  first: number;
  active: number;
  factions: FactionView[];
  slots: SlotView[];
  /** Cards left in the decks II, III, IIII, A, B. */
  decks: [number, number, number, number, number];
  rows: (string[] | null)[];
  guilds: string[];
  places: PlaceView[];
  lines: [string, string][];
  dyson: string;
  lasting: string[];
  achievements: AchievementView[];
}

export type View = TableView;
