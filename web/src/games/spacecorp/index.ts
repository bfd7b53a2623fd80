/** SpaceCorp, as the shell sees it. */

import "./tokens.css";
import type { GameClient } from "../../shell/game";
import type { GameEvent, Language, LogLine } from "../../shell/protocol";
import type { Table } from "../../shell/table.svelte";
import { about } from "./about";
import Board from "./Board.svelte";
import type { ScTable } from "./board";
import { contentOf } from "./catalogue";
import Inspect from "./Inspect.svelte";
import { STAGE } from "./layout";
import Mat from "./Mat.svelte";
import Resources from "./Resources.svelte";
import Spread from "./Spread.svelte";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./locale/en.ftl?raw"),
  ru: () => import("./locale/ru.ftl?raw"),
};

const HEADINGS = new Set(["era_began", "era_ending", "era_ended", "last_turns", "game_ended"]);

function weight({ event }: LogLine): "heading" | "turn" | "" {
  if (HEADINGS.has(event.is)) return "heading";
  return event.is === "turn_began" ? "turn" : "";
}

function own(table: Table): ScTable {
  return table as ScTable;
}

/** The sites, cards and contracts that an event names. */
function touched(event: GameEvent): string[] {
  const { site, to, contract } = event as unknown as Record<string, unknown>;
  const found: string[] = [];
  for (const place of [site, to]) if (typeof place === "string") found.push(`site:${place}`);
  if (typeof contract === "string") found.push(`contract:${contract}`);
  return found;
}

export const game: GameClient = {
  stages: () => [STAGE],
  drawer: 190,
  guide: true,
  Board,
  Mat,
  Resources,
  Inspect,
  Spread,
  round: (table) => {
    const { turns, players } = own(table).view;
    return Math.ceil(turns.reduce((sum, n) => sum + n, 0) / players);
  },
  heading: (table) => own(table).words.name(own(table).view.era),
  first: (table) => own(table).view.first,
  side: () => "",
  seatless: (table) => {
    const { view, words } = own(table);
    return view.corps.flatMap((corp, seat) =>
      corp.name
        ? [
            {
              id: corp.name,
              seat,
              name: words.name(corp.name),
              score: corp.profit,
              acts: view.active === seat,
            },
          ]
        : [],
    );
  },
  called: (table, target) =>
    about(target, own(table), contentOf(own(table).catalogue))?.title ?? "",
  touched: (_table, event) => touched(event),
  travels: () => [],
  reveals: () => null,
  queries: () => [],
  reasons: () => [],
  weight,
  texts: async (language) => [(await TEXTS[language]()).default],
};
