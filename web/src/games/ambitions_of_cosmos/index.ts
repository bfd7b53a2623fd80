/** Ambitions of Cosmos, as the shell sees it. */

import "./tokens.css";
import type { GameClient, Worded } from "../../shell/game";
import type { Offer } from "../../shell/protocol";
import { addIcons } from "../../shell/sprite";
import { about } from "./about";
import Board from "./Board.svelte";
import type { AocTable } from "./board";
import { fallen, reveals, sounds, touched, travels } from "./chronicle";
import type { Files } from "./content";
import Inspect from "./Inspect.svelte";
import { stagesFor } from "./layout";
import { legend, pictures } from "./learning";
import Mat from "./Mat.svelte";
import { queries } from "./queries";
import Resources from "./Resources.svelte";
import Spread from "./Spread.svelte";
import { reasons } from "./score";
import sprite from "./sprite.svg?raw";
import type { View } from "./view";

addIcons(sprite);

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

export const game: GameClient<View, Files> = {
  stages: (table) => stagesFor(table.view),
  sights: (table) => sightsOf(table),
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
  round: (table) => table.view.turn,
  heading: (table) => {
    const { view, words } = table;
    return words.tell("summary-phase", { phase: view.phase });
  },
  first: (table) => table.view.speaker,
  side: (table, seat) => table.view.realms[seat]?.nation ?? "",
  offer: worded,
  about,
  touched: (_, event) => touched(event),
  travels: (_, passage) => travels(passage),
  rolls: (table, event) => fallen(event, table),
  sounds,
  reveals,
  queries,
  reasons,
  weights: { heading: ["turn_began", "won"], turn: ["phase_began", "tactics_began"] },
  texts: {
    en: () => import("./locale/en.ftl?raw"),
    ru: () => import("./locale/ru.ftl?raw"),
  },
};
