/** Xia with Embers of a Forsaken Star, as the shell sees it. */

import "./tokens.css";
import type { GameClient } from "../../shell/game";
import { addIcons } from "../../shell/sprite";
import { about } from "./about";
import Board from "./Board.svelte";
import { fallen, reveals, sounds, touched, travels } from "./chronicle";
import type { Files } from "./content";
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
import type { View } from "./view";

addIcons(sprite);

export const game: GameClient<View, Files> = {
  stages: (table) => stagesFor(table.view),
  legible: 0.62,
  sights: (table) => [`ship:p${table.look.seat ?? table.view.active}`],
  drawer: 172,
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
  side: (table, seat) => table.view.captains[seat]?.ship ?? "",
  offer: worded,
  about,
  touched: (_table, event) => touched(event),
  travels: (_table, passage) => travels(passage),
  rolls: (table, event) => fallen(event, table),
  sounds,
  reveals,
  queries,
  reasons,
  weights: {
    heading: ["round_began", "game_won", "game_lost", "game_stopped", "event_drawn"],
    turn: ["turn_began"],
  },
  texts: {
    en: () => import("./locale/en.ftl?raw"),
    ru: () => import("./locale/ru.ftl?raw"),
  },
};
