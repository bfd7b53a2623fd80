/** Beyond the Sun, as the shell sees it. */

import "./tokens.css";
import type { GameClient, Worded } from "../../shell/game";
import type { Language, LogLine, Offer } from "../../shell/protocol";
import { addIcons } from "../../shell/sprite";
import type { Table } from "../../shell/table.svelte";
import { about } from "./about";
import Board from "./Board.svelte";
import type { BtsTable } from "./board";
import { type Content, contentOf } from "./catalogue";
import { reveals, touched, travels } from "./chronicle";
import Inspect from "./Inspect.svelte";
import { STAGES } from "./layout";
import { legend, pictures } from "./learning";
import Mat from "./Mat.svelte";
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

const HEADINGS = new Set(["round_began", "last_round", "game_ended"]);

/** What is heard: cards that are turned up or taken. */
const CARDS = new Set([
  "researched",
  "event_revealed",
  "system_revealed",
  "drawn",
  "kept_private",
  "guild_opened",
]);

function weight({ event }: LogLine): "heading" | "turn" | "" {
  if (HEADINGS.has(event.is)) return "heading";
  return event.is === "turn_began" ? "turn" : "";
}

function own(table: Table): BtsTable {
  return table as BtsTable;
}

/** A technology is named before its slot. */
function ownOffer({ view }: BtsTable, { move, preview }: Offer): Worded | null {
  const [verb, slot = ""] = move.split(" ");
  const technology = view.slots.find(({ id }) => id === slot)?.card;
  if (verb !== "research" || !technology) return null;
  const say = { id: "board-research", args: { technology, slot } };
  return { say, preview: preview.filter(({ id }) => id !== "preview-technology") };
}

function content(table: Table): Content {
  return contentOf(own(table).catalogue);
}

export const game: GameClient = {
  stages: () => STAGES,
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
  side: (table, seat) => own(table).view.factions[seat]?.mat ?? "",
  offer: (table, offer) => ownOffer(own(table), offer),
  called: (table, target) => about(target, own(table), content(table))?.title ?? "",
  touched: (table, event) => touched(event, content(table)),
  travels: (table, passage) => travels(passage, content(table)),
  sounds: ({ is }) => (CARDS.has(is) ? "cards" : null),
  reveals,
  queries: (table) => queries(own(table)),
  reasons: (table, line, seat) => reasons(own(table), line, seat),
  weight,
  texts: async (language) => [(await TEXTS[language]()).default],
};
