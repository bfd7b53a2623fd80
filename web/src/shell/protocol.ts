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
  score: Score;
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
  status: string;
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

/** `GET /api/tables/{id}`, with the refusals of `why-not` beside it. */
export interface AtTable<V = unknown> {
  table: TableCard;
  yours: number[];
  look: Look<V>;
  chat: ChatCard[];
  why_not: Refusal[];
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
