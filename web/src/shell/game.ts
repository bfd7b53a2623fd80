/** What a game adds to the shell: a board, a mat, and the words for them. */

import type { Component } from "svelte";
import type { Language } from "./protocol";
import type { Table } from "./table.svelte";

export interface GameClient {
  /** The size of the stage that the board is drawn on. */
  stage: { width: number; height: number };
  Board: Component<{ drift: { x: number; y: number } }>;
  Mat: Component<{ seat: number }>;
  /** What a seat has, in one line. */
  Resources: Component<{ seat: number }>;
  /** A component seen large. */
  Inspect: Component<{ about: string }>;
  /** What can be chosen but lies nowhere on the board. */
  Spread: Component;
  round(table: Table): number;
  first(table: Table): number;
  /** The id of the faction or ship that a seat plays. */
  side(table: Table, seat: number): string;
  texts(language: Language): Promise<string[]>;
  rules(language: Language): Promise<string>;
}
