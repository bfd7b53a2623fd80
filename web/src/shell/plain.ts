/** A game without a board of its own: all that can be done is in the list of offers. */

import type { GameClient } from "./game";
import PlainBoard from "./PlainBoard.svelte";

/** A component that draws nothing, for what such a game does not have. */
const Nothing = () => ({});

export const plain: GameClient = {
  stages: () => [{ name: "wide", x: 0, y: 0, width: 1200, height: 640 }],
  Board: PlainBoard,
  Mat: Nothing,
  Resources: Nothing,
  Inspect: Nothing,
  Spread: Nothing,
  round: (table) => (table.view as { round?: number }).round ?? 0,
  first: () => -1,
  side: () => "",
  about: (_table, title) => ({ title, lines: [], clause: "", source: "", tuned: "" }),
  touched: () => [],
  travels: () => [],
  reveals: () => null,
  queries: () => [],
  reasons: () => [],
  weights: {},
};
