/** What a game adds to the shell: a board, a mat, and the words for them. */

import type { Component } from "svelte";
import type { About } from "./about";
import type { Extent } from "./camera.svelte";
import type { GameEvent, Language, Message, Offer } from "./protocol";
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
export interface Passage<V = unknown> {
  events: GameEvent[];
  before: V;
  after: V;
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

export interface BoardProps {
  /** How far the board was moved: what lies behind it moves less. */
  drift: { x: number; y: number };
  /** The name of the way it is laid out. */
  stage: string;
}

export interface SeatProps {
  seat: number;
}

export interface InspectProps {
  about: string;
  /** Whether its buttons can be reached. */
  pinned: boolean;
}

/** Kinds of events, by what the shell makes of them. */
export type Kinds<Made extends string> = Partial<Record<Made, readonly string[]>>;

/** `V` is the game's own view, `F` are its content files. */
export interface GameClient<V = unknown, F = unknown> {
  /**
   * The ways to lay the board out, wide or tall: the shell takes the one that is best read in the
   * room there is. A map that is found in play begins anywhere and grows.
   */
  stages(table: Table<V, F>): Stage[];
  /** The smallest scale at which the board can be read, where it is not the usual one. */
  legible?: number;
  /** What somebody wants to see first where not everything is seen: targets, pieces or spots. */
  sights?(table: Table<V, F>): string[];
  /** How high a mat is in the drawer, where it needs more room than most. */
  drawer?: number;
  /** Whether newcomers can be shown around: its guide's regions are marked with `data-region`. */
  guide?: boolean;
  /** What its icons mean. */
  legend?: Sign[];
  /** Clause of the rules -> components that it speaks of, shown beside it. */
  pictures?: Record<string, string[]>;
  Board: Component<BoardProps>;
  Mat: Component<SeatProps>;
  /** What a seat has, in one line. */
  Resources: Component<SeatProps>;
  /** A component seen large. */
  Inspect: Component<InspectProps>;
  /** What can be chosen but lies nowhere on the board. */
  Spread: Component;
  round(table: Table<V, F>): number;
  /** What stands beside the round: an era, a phase, a turn of so many. */
  heading?(table: Table<V, F>): string;
  first(table: Table<V, F>): number;
  /** The id of the faction or ship that a seat plays. */
  side(table: Table<V, F>, seat: number): string;
  /** Those who play without a seat; their rows come after the players'. */
  seatless?(table: Table<V, F>): Seatless[];
  /**
   * How an offer is said, where the view knows more of it than the move: a card by its name rather
   * than by its slot. Null where the move says it well.
   */
  offer?(table: Table<V, F>, offer: Offer): Worded | null;
  /** What there is to tell of a target; null for what is no component. */
  about(table: Table<V, F>, target: string): About | null;
  /** The components that an event touched, as targets: the log lights them up. */
  touched(table: Table<V, F>, event: GameEvent): string[];
  /** The pieces that move between two positions. */
  travels(table: Table<V, F>, passage: Passage<V>): Travel[];
  /** The dice that an event tells of; the shell lets them fall. */
  rolls?(table: Table<V, F>, event: GameEvent): Roll | null;
  /** The kinds of events that are heard. */
  sounds?: Kinds<"dice" | "cards">;
  /** What is turned up and ought to be read. */
  reveals(events: GameEvent[]): Reveal | null;
  /** What can be asked about the position. */
  queries(table: Table<V, F>): Query[];
  /** What a line of the score sheet is made of, where the view tells. */
  reasons(table: Table<V, F>, line: string, seat: number): Reason[];
  /** The kinds of events that the log sets as a heading or as the beginning of a turn. */
  weights: Kinds<"heading" | "turn">;
  /** What only the screen says. */
  texts?: Record<Language, () => Promise<{ default: string }>>;
}
