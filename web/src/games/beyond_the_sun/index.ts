/** Beyond the Sun, as the shell sees it. */

import "./tokens.css";
import type { GameClient, Worded } from "../../shell/game";
import type { Offer } from "../../shell/protocol";
import { addIcons } from "../../shell/sprite";
import { about } from "./about";
import Board from "./Board.svelte";
import type { BtsTable } from "./board";
import { contentOf } from "./catalogue";
import { reveals, sounds, touched, travels } from "./chronicle";
import type { Files } from "./content";
import Inspect from "./Inspect.svelte";
import { STAGES } from "./layout";
import { legend, pictures } from "./learning";
import Mat from "./Mat.svelte";
import { queries } from "./queries";
import Resources from "./Resources.svelte";
import Spread from "./Spread.svelte";
import { reasons } from "./score";
import sprite from "./sprite.svg?raw";
import type { View } from "./view";

addIcons(sprite);

/** A technology is named before its slot. */
function ownOffer({ view }: BtsTable, { move, preview }: Offer): Worded | null {
  const [verb, slot = ""] = move.split(" ");
  const technology = view.slots.find(({ id }) => id === slot)?.card;
  if (verb !== "research" || !technology) return null;
  const say = { id: "board-research", args: { technology, slot } };
  return { say, preview: preview.filter(({ id }) => id !== "preview-technology") };
}

export const game: GameClient<View, Files> = {
  stages: () => STAGES,
  guide: true,
  legend,
  pictures,
  Board,
  Mat,
  Resources,
  Inspect,
  Spread,
  round: (table) => table.view.round,
  first: (table) => table.view.first,
  side: (table, seat) => table.view.factions[seat]?.mat ?? "",
  offer: ownOffer,
  about,
  touched: (table, event) => touched(event, contentOf(table.catalogue)),
  travels: (table, passage) => travels(passage, contentOf(table.catalogue)),
  sounds,
  reveals,
  queries,
  reasons,
  weights: { heading: ["round_began", "last_round", "game_ended"], turn: ["turn_began"] },
  texts: {
    en: () => import("./locale/en.ftl?raw"),
    ru: () => import("./locale/ru.ftl?raw"),
  },
};
