/** The table with this game's view and content. */

import { type Table, useTable } from "../../shell/table.svelte";
import { type Content, contentOf } from "./catalogue";
import type { Files } from "./content";
import type { View } from "./view";

export type ScTable = Table<View, Files>;

export const useBoard = useTable<View, Files>;

export function useContent(): Content {
  return contentOf(useBoard().catalogue);
}

/** A player by name; the Competition by its own. */
export function corpName({ view, words }: ScTable, corp: number): string {
  const name = view.corps[corp]?.name;
  return name ? words.name(name) : (words.seats[corp] ?? "");
}
