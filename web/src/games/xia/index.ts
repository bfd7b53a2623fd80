/** Xia with Embers of a Forsaken Star, as the shell sees it. */

import "./tokens.css";
import type { GameClient } from "../../shell/game";
import type { Language, LogLine } from "../../shell/protocol";
import { addIcons } from "../../shell/sprite";
import type { Table } from "../../shell/table.svelte";
import { about } from "./about";
import { atlasOf } from "./atlas";
import Board from "./Board.svelte";
import type { XiaTable } from "./board";
import { fallen, reveals, sounds, touched, travels } from "./chronicle";
import Inspect from "./Inspect.svelte";
import { stagesFor } from "./layout";
import { legend, pictures } from "./learning";
import Mat from "./Mat.svelte";
import { worded } from "./offers";
import { queries } from "./queries";
import Resources from "./Resources.svelte";
import Spread from "./Spread.svelte";
import { reasons } from "./score";
import sprite from "./sprite.svg?raw";

addIcons(sprite);

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./locale/en.ftl?raw"),
  ru: () => import("./locale/ru.ftl?raw"),
};

const HEADINGS = new Set(["round_began", "game_won", "game_lost", "game_stopped", "event_drawn"]);

function own(table: Table): XiaTable {
  return table as XiaTable;
}

function weight({ event }: LogLine): "heading" | "turn" | "" {
  if (HEADINGS.has(event.is)) return "heading";
  return event.is === "turn_began" ? "turn" : "";
}

export const game: GameClient = {
  stages: (table) => stagesFor(own(table).view),
  legible: 0.62,
  sights: (table) => [`ship:p${table.look.seat ?? own(table).view.active}`],
  drawer: 172,
  guide: true,
  legend,
  pictures,
  Board,
  Mat,
  Resources,
  Inspect,
  Spread,
  round: (table) => own(table).view.round,
  first: (table) => own(table).view.first,
  side: (table, seat) => own(table).view.captains[seat]?.ship ?? "",
  offer: (table, offer) => worded(own(table), offer),
  called: (table, target) => about(target, own(table), atlasOf(own(table).catalogue))?.title ?? "",
  touched: (_table, event) => touched(event),
  travels: (_table, passage) => travels(passage),
  rolls: (table, event) => fallen(event, own(table)),
  sounds,
  reveals,
  queries: (table) => queries(own(table)),
  reasons: (table, line, seat) => reasons(own(table), line, seat),
  weight,
  texts: async (language) => [(await TEXTS[language]()).default],
};
