/** The table with this game's view and content. */

import { type Table, useTable } from "../../shell/table.svelte";
import { type Content, contentOf } from "./catalogue";
import type { Files } from "./content";
import type { View } from "./view";

export type BtsTable = Table<View, Files>;

export const useBoard = useTable<View, Files>;

export function useContent(): Content {
  return contentOf(useBoard().catalogue);
}
