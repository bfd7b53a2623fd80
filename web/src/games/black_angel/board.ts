/** The table with this game's view and content. */

import { type Table, useTable } from "../../shell/table.svelte";
import type { Words } from "../../shell/words.svelte";
import { type Content, contentOf } from "./catalogue";
import type { Files } from "./content";
import type { View } from "./view";

export type BaTable = Table<View, Files>;

export const useBoard = useTable<View, Files>;

export function useContent(): Content {
  return contentOf(useBoard().catalogue);
}

/** What a crew is called: a seat by who sits there, Hal and the neutral player by what they are. */
export function crewName(view: View, words: Words, crew: number): string {
  const { name = "" } = view.crews[crew] ?? {};
  if (name === "hal") return words.name("hal");
  return name === "neutral" ? words.tell("summary-neutral") : (words.seats[crew] ?? "");
}
