/** What a game adds to the shell: a board, a mat, and the words for them. */

import type { Component } from "svelte";
import type { Extent } from "./camera.svelte";
import type { GameEvent, Language, LogLine, Message, Offer } from "./protocol";
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

/** A die that has come to rest. */
export interface Die {
  text: string;
  /** Drawn instead of the text. */
  icon?: string;
  /** A colour token, without its dashes. */
  tint?: string;
  /** Six when left out. */
  sides?: number;
}

/** Dice that were rolled together. */
export interface Roll {
  /** Whose colour and shape they are shown with; null for nobody's. */
  seat: number | null;
  name: string;
  dice: Die[];
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

/** A way to lay the board out: what it is called, and the rectangle that it is drawn in. */
export interface Stage extends Extent {
  name: string;
}

/** An offer in other words: what it does, what it costs and gains. */
export interface Worded {
  say: Message;
  preview: Message[];
}

/** An icon and what it means. */
export interface Sign {
  icon: string;
  filled?: boolean;
  /** A colour token, without its dashes. */
  tint?: string;
  /** A message. */
  id: string;
}

export interface GameClient {
  /**
   * The ways to lay the board out, wide or tall: the shell takes the one that is best read in the
   * room there is. A map that is found in play begins anywhere and grows.
   */
  stages(table: Table): Stage[];
  /** The smallest scale at which the board can be read, where it is not the usual one. */
  legible?: number;
  /** What somebody wants to see first where not everything is seen: targets, pieces or spots. */
  sights?(table: Table): string[];
  /** How high a mat is in the drawer, where it needs more room than most. */
  drawer?: number;
  /** Whether newcomers can be shown around: its guide's regions are marked with `data-region`. */
  guide?: boolean;
  /** `stage` is the name of the way it is laid out. */
  /** What its icons mean. */
  legend?: Sign[];
  /** Clause of the rules -> components that it speaks of, shown beside it. */
  pictures?: Record<string, string[]>;
  Board: Component<{ drift: { x: number; y: number }; stage: string }>;
  Mat: Component<{ seat: number }>;
  /** What a seat has, in one line. */
  Resources: Component<{ seat: number }>;
  /** A component seen large; `pinned` when its buttons can be reached. */
  Inspect: Component<{ about: string; pinned: boolean }>;
  /** What can be chosen but lies nowhere on the board. */
  Spread: Component;
  round(table: Table): number;
  /** What stands beside the round: an era, a phase, a turn of so many. */
  heading?(table: Table): string;
  first(table: Table): number;
  /** The id of the faction or ship that a seat plays. */
  side(table: Table, seat: number): string;
  /** Those who play without a seat; their rows come after the players'. */
  seatless?(table: Table): Seatless[];
  /**
   * How an offer is said, where the view knows more of it than the move: a card by its name rather
   * than by its slot. Null where the move says it well.
   */
  offer?(table: Table, offer: Offer): Worded | null;
  /** What a target is called. */
  called(table: Table, target: string): string;
  /** The components that an event touched, as targets: the log lights them up. */
  touched(table: Table, event: GameEvent): string[];
  /** The pieces that move between two positions. */
  travels(table: Table, passage: Passage): Travel[];
  /** The dice that an event tells of; the shell lets them fall. */
  rolls?(table: Table, event: GameEvent): Roll | null;
  /** What an event sounds like. */
  sounds?(event: GameEvent): "dice" | "cards" | null;
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
