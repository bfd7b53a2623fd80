/** What the server sends. Nothing here is a sentence: only message ids and their arguments. */

import type { Change } from "./change";

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
  /** Whether it cannot be taken back. */
  final: boolean;
}

/** A question beside the turn, which stops nobody, and its answers. */
export interface Beside {
  asked: Asked;
  offers: Offer[];
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
  /** Empty where a game has no points. */
  totals: number[];
  ranks: number[];
  /** How it ended, where that is more than a count of points. */
  ending?: Message | null;
}

/** All that one seat, or a spectator, is told of a position. `V` is the game's own view. */
export interface Look<V = unknown> {
  seat: number | null;
  view: V;
  to_act: number[];
  asked: Asked | null;
  offers: Offer[];
  /** What the seat may settle while others play. */
  aside: Beside[];
  /** Null where the seat cannot know it. */
  score: Score | null;
  result: Result | null;
  seq: number;
  since: number;
  keep: number;
  log: LogLine[];
  can_undo: boolean;
  /** Why nothing can be taken back; empty when something can. */
  undo_barrier: "" | "over" | "begin" | "drawn" | "shown" | "other";
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
  /** The number of the colour that it has; its own where nobody has chosen. */
  colour: number;
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
  /** Why nobody can play on: `rules` that have failed, or `outdated` ones. */
  problem: "" | "rules" | "outdated";
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
  /** Where they sit who said it; null for whoever only watches. */
  seat: number | null;
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

/** `POST /api/invitations/look`: what an invitation is for. */
export interface Invited {
  table: TableCard;
  seat: number;
  host: string;
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
  | ChangeNews
  | { is: "table"; table: TableCard }
  | { is: "chat"; chat: ChatCard[] }
  | ({ is: "presence" } & Presence)
  | { is: "done"; id: string; seq: number }
  | RefusedNews
  | { is: "beat" };

/** What makes the look at entry `since` the one at entry `seq`. */
export interface ChangeNews {
  is: "change";
  seq: number;
  since: number;
  keep: number;
  log: LogLine[];
  set: Change[];
}

/** Who is there: the seats whose people have a connection, and how many only watch. */
export interface Presence {
  here: number[];
  watching: number;
}

/** A change that was sent up the connection was not made. */
export interface RefusedNews {
  is: "refused";
  id: string;
  status: number;
  error: Message;
  text: string;
  look: Look | null;
}

/** A kind of question that standing orders can answer, and the one that holds unless given. */
export interface OrderCard {
  question: string;
  say: Message;
  policies: { policy: string; say: Message }[];
  default: string;
}

export interface GameCard {
  id: string;
  names: Record<Language, string>;
  /** What it is about, in one sentence. */
  taglines: Record<Language, string>;
  seats: number[];
  /** `players`: the player counts at which an option means something. */
  options: { name: string; default: unknown; values: unknown[]; players: number[] }[];
  rules: number;
  content: string;
  questions: string[];
  orders: OrderCard[];
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
