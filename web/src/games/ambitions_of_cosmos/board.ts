/** The table with this game's view and content. */

import { type Table, useTable } from "../../shell/table.svelte";
import type { Words } from "../../shell/words.svelte";
import { type Content, contentOf } from "./catalogue";
import type { Files } from "./content";
import type { View } from "./view";

export type AocTable = Table<View, Files>;

export const useBoard = useTable<View, Files>;

export function useContent(): Content {
  return contentOf(useBoard().catalogue);
}

/** Who fights on a side, or holds a planet. */
export function sideName(words: Words, seat: number | string): string {
  return typeof seat === "number" ? (words.seats[seat] ?? String(seat + 1)) : words.name(seat);
}
