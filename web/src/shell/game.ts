/** What a game adds to the shell: a board, a mat, and the words for them. */

import type { Component } from "svelte";
import type { GameEvent, Language, LogLine } from "./protocol";
import type { Table } from "./table.svelte";

/**
 * A piece on its way. Both ends are names: of a piece (`data-piece`), of a target (`data-target`)
 * or of a mere place on the screen (`data-spot`). The first that is on the screen is meant.
 */
export interface Travel {
  from: string[];
  to: string[];
  /** An icon of the sprite: what flies where neither end shows the piece itself. */
  icon: string;
  seat: number | null;
}

/** What happened between two positions. */
export interface Passage {
  events: GameEvent[];
  before: unknown;
  after: unknown;
}

/** A component that is shown large for a moment, beside where it turned up. */
export interface Reveal {
  about: string;
  beside: string;
}

/** Something that can be asked about the position, and the answer. */
export interface Query {
  id: string;
  ask: string;
  answer: string;
  /** What the answer speaks of, as targets. */
  targets: string[];
}

/** A part of a number on the score sheet. */
export interface Reason {
  text: string;
  points: number;
  /** The component behind it, if there is one. */
  about: string;
}

/** Somebody who plays and sits at no seat: an automaton, a neutral player. */
export interface Seatless {
  /** How events name it. */
  id: string;
  /** Its number among the crews, after the seats: it has a colour and a shape too. */
  seat: number;
  name: string;
  /** Null for one that does not score. */
  score: number | null;
  acts: boolean;
}

export interface GameClient {
  /** The size of the stage that the board is drawn on. */
  stage: { width: number; height: number };
  /** How high a mat is in the drawer, where it needs more room than most. */
  drawer?: number;
  /** Whether newcomers can be shown around: its guide's regions are marked with `data-region`. */
  guide?: boolean;
  Board: Component<{ drift: { x: number; y: number } }>;
  Mat: Component<{ seat: number }>;
  /** What a seat has, in one line. */
  Resources: Component<{ seat: number }>;
  /** A component seen large; `pinned` when its buttons can be reached. */
  Inspect: Component<{ about: string; pinned: boolean }>;
  /** What can be chosen but lies nowhere on the board. */
  Spread: Component;
  round(table: Table): number;
  first(table: Table): number;
  /** The id of the faction or ship that a seat plays. */
  side(table: Table, seat: number): string;
  /** Those who play without a seat; their rows come after the players'. */
  seatless?(table: Table): Seatless[];
  /** What a target is called. */
  called(table: Table, target: string): string;
  /** The components that an event touched, as targets: the log lights them up. */
  touched(table: Table, event: GameEvent): string[];
  /** The pieces that move between two positions. */
  travels(table: Table, passage: Passage): Travel[];
  /** What is turned up and ought to be read. */
  reveals(events: GameEvent[]): Reveal | null;
  /** What can be asked about the position. */
  queries(table: Table): Query[];
  /** What a line of the score sheet is made of, where the view tells. */
  reasons(table: Table, line: string, seat: number): Reason[];
  /** How a line of the log is set: as a heading, as the beginning of a turn, or plainly. */
  weight(line: LogLine): "heading" | "turn" | "";
  /** What only the screen says. */
  texts(language: Language): Promise<string[]>;
}
