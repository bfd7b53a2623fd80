/** What a seat sees of Beyond the Sun: the Structs of `view.py`, as JSON. */

export type DiscKind = "food" | "ore" | "star";
export type Column = "A" | "B" | "C" | "D" | "E";

export interface Ships {
  level: number;
  place: string;
  count: number;
}

export interface Colony {
  system: string;
  discs: DiscKind[];
}

export interface Faction {
  mat: string;
  ore: number;
  pop: number;
  supply: Record<Column, number>;
  food_discs: number;
  ore_discs: number;
  /** What growth would yield now. */
  growth: number;
  production: number;
  automation: DiscKind[];
  ships: Ships[];
  technologies: string[];
  private: string[];
  colonies: Colony[];
  /** The space it stands on, empty when it is off the board. */
  pawn: string;
  museum: number;
  abilities: string[];
  used: string[];
  score: number[];
}

export interface Slot {
  id: string;
  card: string;
  /** The event that was here, null while it is face down, empty where there is none. */
  event: string | null;
  seats: number[];
  toll_to: number | null;
  discount: boolean;
}

export interface Place {
  id: string;
  card: string;
  owner: number | null;
  disc: DiscKind | "";
}

export interface AchievementClaims {
  id: string;
  points: number[];
  seats: number[];
  discs: DiscKind[];
}

export interface View {
  seat: number | null;
  players: number;
  round: number;
  last_round: number;
  first: number;
  active: number;
  factions: Faction[];
  slots: Slot[];
  /** Cards left in the decks II, III, IIII, A, B. */
  decks: [number, number, number, number, number];
  rows: (string[] | null)[];
  guilds: string[];
  places: Place[];
  lines: [string, string][];
  dyson: string;
  lasting: string[];
  achievements: AchievementClaims[];
}
