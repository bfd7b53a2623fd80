/** Xia with Embers of a Forsaken Star, as the shell sees it. */

import "./tokens.css";
import type { GameClient, Travel } from "../../shell/game";
import type { GameEvent, Language, LogLine } from "../../shell/protocol";
import { addIcons } from "../../shell/sprite";
import type { Table } from "../../shell/table.svelte";
import { about } from "./about";
import { atlasOf } from "./atlas";
import Board from "./Board.svelte";
import type { XiaTable } from "./board";
import Inspect from "./Inspect.svelte";
import { stagesFor } from "./layout";
import Mat from "./Mat.svelte";
import Resources from "./Resources.svelte";
import Spread from "./Spread.svelte";
import sprite from "./sprite.svg?raw";

addIcons(sprite);

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./locale/en.ftl?raw"),
  ru: () => import("./locale/ru.ftl?raw"),
};

const HEADINGS = new Set(["round_began", "game_won", "game_lost", "game_stopped", "event_drawn"]);
const DICE = new Set(["threw", "attack_rolled", "moves", "pulled", "blocked"]);
const CARDS = new Set(["drew", "event_drawn", "title_shown", "sector_found", "collected"]);
const FLIGHTS = new Set(["flew", "jumped", "docked", "dragged", "fell_back", "appeared"]);

function own(table: Table): XiaTable {
  return table as XiaTable;
}

function shipOf(event: GameEvent): string {
  const seat = event.seat;
  return typeof seat === "number" ? `ship:p${seat}` : `ship:${String(seat)}`;
}

function touched(event: GameEvent): string[] {
  const found = "seat" in event ? [shipOf(event)] : [];
  if (typeof event.space === "string") found.push(`space:${event.space}`);
  return found;
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
  Board,
  Mat,
  Resources,
  Inspect,
  Spread,
  round: (table) => own(table).view.round,
  first: (table) => own(table).view.first,
  side: (table, seat) => own(table).view.captains[seat]?.ship ?? "",
  called: (table, target) => about(target, own(table), atlasOf(own(table).catalogue))?.title ?? "",
  touched: (_table, event) => touched(event),
  travels: (_table, { events }) =>
    events
      .filter(({ is }) => FLIGHTS.has(is))
      .map(
        (event): Travel => ({
          from: [shipOf(event)],
          to: [shipOf(event)],
          icon: "xia-ship",
          seat: typeof event.seat === "number" ? event.seat : null,
        }),
      ),
  sounds: ({ is }) => (DICE.has(is) ? "dice" : CARDS.has(is) ? "cards" : null),
  reveals: () => null,
  queries: () => [],
  reasons: () => [],
  weight,
  texts: async (language) => [(await TEXTS[language]()).default],
};
