/** Ambitions of Cosmos, as the shell sees it. */

import "./tokens.css";
import type { GameClient } from "../../shell/game";
import type { Language, LogLine } from "../../shell/protocol";
import { addIcons } from "../../shell/sprite";
import type { Table } from "../../shell/table.svelte";
import { about } from "./about";
import Board from "./Board.svelte";
import type { AocTable } from "./board";
import { contentOf } from "./catalogue";
import { reveals, touched, travels } from "./chronicle";
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

const HEADINGS = new Set(["turn_began", "won"]);
const DICE = new Set(["die_rolled", "hole_rolled", "ship_found", "machine_course"]);
const CARDS = new Set(["law_tabled", "sector_revealed", "signal_explored"]);

function weight({ event }: LogLine): "heading" | "turn" | "" {
  if (HEADINGS.has(event.is)) return "heading";
  return event.is === "phase_began" || event.is === "tactics_began" ? "turn" : "";
}

function own(table: Table): AocTable {
  return table as AocTable;
}

/** Where something is happening: a vote, a battle, else the fleets. */
function sightsOf({ view, look }: AocTable): string[] {
  if (view.battle && view.battle.winner < 0) return ["battle"];
  if (view.phase === "political" && look.seat !== null) return ["senate"];
  const seat = look.seat ?? view.active;
  return (view.realms[seat]?.fleets ?? []).slice(0, 1).map((fleet) => `cell:${fleet.cell}`);
}

export const game: GameClient = {
  stages: (table) => stagesFor(own(table).view),
  sights: (table) => sightsOf(own(table)),
  guide: true,
  drawer: 156,
  legible: 0.5,
  Board,
  Mat,
  Resources,
  Inspect,
  Spread,
  round: (table) => own(table).view.turn,
  heading: (table) => {
    const { view, words } = own(table);
    return words.tell("summary-phase", { phase: view.phase });
  },
  first: (table) => own(table).view.speaker,
  side: (table, seat) => own(table).view.realms[seat]?.nation ?? "",
  called: (table, target) =>
    about(target, own(table), contentOf(own(table).catalogue))?.title ?? "",
  touched: (_, event) => touched(event),
  travels: (_, passage) => travels(passage),
  sounds: ({ is }) => (DICE.has(is) ? "dice" : CARDS.has(is) ? "cards" : null),
  reveals,
  queries: () => [],
  reasons: () => [],
  weight,
  texts: async (language) => [(await TEXTS[language]()).default],
};
