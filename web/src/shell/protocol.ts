/** What the server sends. Nothing here is a sentence: only message ids and their arguments. */

export type Argument = string | number | boolean | null | Message | Argument[];

export interface Message {
  id: string;
  args: Record<string, Argument>;
}

export interface Asked {
  question: string;
  say: Message;
  clause: string;
}

/** A possible move: its canonical text, its words, what it touches, what it costs and gains. */
export interface Offer {
  move: string;
  say: Message;
  targets: string[];
  preview: Message[];
}

/** Something that is not possible now, and the rule and the facts behind it. */
export interface Refusal {
  target: string;
  say: Message;
  clause: string;
}

export interface GameEvent {
  is: string;
  [field: string]: string | number | null | string[];
}

export interface LogLine {
  seq: number;
  event: GameEvent;
  say: Message;
}

export interface ScoreLine {
  id: string;
  points: (number | null)[];
}

export interface Score {
  lines: ScoreLine[];
  totals: (number | null)[];
}

export interface Result {
  totals: number[];
  ranks: number[];
}

/** All that one seat, or a spectator, is told of a position. `V` is the game's own view. */
export interface Look<V = unknown> {
  seat: number | null;
  view: V;
  to_act: number[];
  asked: Asked | null;
  offers: Offer[];
  /** Null where the seat cannot know it. */
  score: Score | null;
  result: Result | null;
  seq: number;
  since: number;
  keep: number;
  log: LogLine[];
  can_undo: boolean;
  can_redo: boolean;
  orders: Record<string, string>;
  commitment: string;
  secret: string;
}

export interface SeatCard {
  seat: number;
  name: string;
  bot: string;
  free: boolean;
}

export interface TableCard {
  id: string;
  name: string;
  public: boolean;
  game: string;
  rules: number;
  content: string;
  options: Record<string, unknown>;
  /** `closed` is the last news of a table whose host has left. */
  status: "waiting" | "playing" | "over" | "stopped" | "closed";
  created: number;
  changed: number;
  seats: SeatCard[];
  to_act: number[];
  totals: number[];
  ranks: number[];
  rematch: string | null;
}

export interface ChatCard {
  number: number;
  at: number;
  name: string;
  text: string;
}

/** `GET /api/tables/{id}`. `look` is null before the game has begun and after it was stopped. */
export interface AtTable<V = unknown> {
  table: TableCard;
  yours: number[];
  look: Look<V> | null;
  chat: ChatCard[];
  invitations: Record<number, string>;
}

/** `GET /api/tables`, and what opening and joining answer. */
export interface Listed {
  table: TableCard;
  yours: number[];
  your_turn: boolean;
}

export interface Opened {
  table: TableCard;
  yours: number[];
  invitations: { seat: number; token: string }[];
}

/** A change is in the table's log, as this entry. */
export interface Accepted {
  id: string;
  seq: number;
}

export interface Me {
  guest: string;
  name: string;
  token: string;
}

/** A move that stands: its entry, and whose it was. */
export interface HistoryEntry {
  seq: number;
  seat: number;
}

/** What comes down a table's WebSocket. */
export type News =
  | { is: "look"; look: Look }
  | { is: "table"; table: TableCard }
  | { is: "chat"; chat: ChatCard[] };

export interface GameCard {
  id: string;
  names: Record<Language, string>;
  /** What it is about, in one sentence. */
  taglines: Record<Language, string>;
  seats: number[];
  options: { name: string; default: unknown; values: unknown[] }[];
  rules: number;
  content: string;
  questions: string[];
  bots: string[];
}

export type Language = "en" | "ru";

/** `GET /api/games/{game}/content`: the tables of the content files, and the names. */
export interface Catalogue<F = unknown> {
  hash: string;
  files: F;
  names: Record<Language, Record<string, string>>;
  /** Every effect text of the content as the messages that say it. */
  effects: Record<string, Message[]>;
  abilities: Record<string, Message>;
}
