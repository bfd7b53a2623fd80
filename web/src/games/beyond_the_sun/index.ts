/** Beyond the Sun, as the shell sees it. */

import type { GameClient } from "../../shell/game";
import type { Language } from "../../shell/protocol";
import type { Table } from "../../shell/table.svelte";
import Board from "./Board.svelte";
import type { BtsTable } from "./board";
import Inspect from "./Inspect.svelte";
import { STAGE } from "./layout";
import Mat from "./Mat.svelte";
import Resources from "./Resources.svelte";
import Spread from "./Spread.svelte";

/** Fetched language by language, so that the first load carries one. */
const TEXTS: Record<Language, () => Promise<{ default: string }>[]> = {
  en: () => [
    import("@engine/games/beyond_the_sun/locale/en.ftl?raw"),
    import("./locale/en.ftl?raw"),
  ],
  ru: () => [
    import("@engine/games/beyond_the_sun/locale/ru.ftl?raw"),
    import("./locale/ru.ftl?raw"),
  ],
};

const RULES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("@engine/games/beyond_the_sun/rules/en.md?raw"),
  ru: () => import("@engine/games/beyond_the_sun/rules/ru.md?raw"),
};

export const game: GameClient = {
  stage: STAGE,
  Board,
  Mat,
  Resources,
  Inspect,
  Spread,
  round: (table: Table) => (table as BtsTable).view.round,
  first: (table: Table) => (table as BtsTable).view.first,
  side: (table: Table, seat: number) => (table as BtsTable).view.factions[seat]?.mat ?? "",
  texts: async (language) => (await Promise.all(TEXTS[language]())).map((module) => module.default),
  rules: async (language) => (await RULES[language]()).default,
};
