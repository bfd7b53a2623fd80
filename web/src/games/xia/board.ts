/** The table with this game's view and content. */

import { type Table, useTable } from "../../shell/table.svelte";
import type { Words } from "../../shell/words.svelte";
import { type Atlas, atlasOf } from "./atlas";
import type { Files } from "./content";
import type { View } from "./view";

export type XiaTable = Table<View, Files>;

export const useBoard = useTable<View, Files>;

export function useAtlas(): Atlas {
  return atlasOf(useBoard().catalogue);
}

/** What a ship is called: a seat by who sits there, the others by their names. */
export function shipName(words: Words, ship: number | string): string {
  return typeof ship === "number" ? (words.seats[ship] ?? "") : words.name(ship);
}
