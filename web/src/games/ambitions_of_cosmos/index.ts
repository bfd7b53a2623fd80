/** Ambitions of Cosmos, as the shell sees it. */

import "./tokens.css";
import type { GameClient, Worded } from "../../shell/game";
import type { Language, LogLine, Offer } from "../../shell/protocol";
import { addIcons } from "../../shell/sprite";
import type { Table } from "../../shell/table.svelte";
import { about } from "./about";
import Board from "./Board.svelte";
import type { AocTable } from "./board";
import { contentOf } from "./catalogue";
import { fallen, reveals, touched, travels } from "./chronicle";
import Inspect from "./Inspect.svelte";
import { stagesFor } from "./layout";
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

/** A place in the pyramid is counted from the left, and a turn of a sector is told in degrees. */
function worded({ view, look }: AocTable, { move, preview }: Offer): Worded | null {
  const [verb = "", tech = "", slot = ""] = move.split(" ");
  if (verb === "orient") {
    return { say: { id: "board-turn", args: { n: Number(tech) * 60 } }, preview };
  }
  if (verb !== "study" && verb !== "breakthrough") return null;
  const laid = view.realms[look.seat ?? view.active]?.pyramid ?? [];
  const left = Math.min(0, ...laid.map((card) => card.slot));
  const args = { tech, verb, n: Number(slot) - left + 1 };
  return { say: { id: "board-study", args }, preview };
}

export const game: GameClient = {
  stages: (table) => stagesFor(own(table).view),
  sights: (table) => sightsOf(own(table)),
  guide: true,
  legend,
  pictures,
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
  offer: (table, offer) => worded(own(table), offer),
  called: (table, target) =>
    about(target, own(table), contentOf(own(table).catalogue))?.title ?? "",
  touched: (_, event) => touched(event),
  travels: (_, passage) => travels(passage),
  rolls: (table, event) => fallen(event, own(table)),
  sounds: ({ is }) => (DICE.has(is) ? "dice" : CARDS.has(is) ? "cards" : null),
  reveals,
  queries: (table) => queries(own(table)),
  reasons: (table, line, seat) => reasons(own(table), line, seat),
  weight,
  texts: async (language) => [(await TEXTS[language]()).default],
};
