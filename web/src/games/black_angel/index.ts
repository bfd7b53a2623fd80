/** Black Angel, as the shell sees it. */

import "./tokens.css";
import type { GameClient } from "../../shell/game";
import { addIcons } from "../../shell/sprite";
import { about } from "./about";
import Board from "./Board.svelte";
import { crewName } from "./board";
import { contentOf } from "./catalogue";
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

export const game: GameClient<View, Files> = {
  stages: (table) => stagesFor(table.view.crews.length),
  guide: true,
  legend,
  pictures,
  drawer: 166,
  Board,
  Mat,
  Resources,
  Inspect,
  Spread,
  round: (table) => table.view.round,
  first: (table) => table.view.first,
  side: () => "",
  seatless: (table) => {
    const { view, words } = table;
    return view.crews.flatMap((crew, seat) =>
      crew.name
        ? [
            {
              id: crew.name,
              seat,
              name: crewName(view, words, seat),
              score: crew.name === "hal" ? crew.vp : null,
              acts: view.active === seat,
            },
          ]
        : [],
    );
  },
  about,
  touched: (table, event) => touched(event, table.view),
  travels: (table, passage) => travels(passage, contentOf(table.catalogue)),
  rolls: (table, event) => fallen(event, table),
  sounds,
  reveals,
  queries,
  reasons,
  weights: {
    heading: ["round_began", "last_round", "spes_reached", "game_ended"],
    turn: ["turn_began"],
  },
  texts: {
    en: () => import("./locale/en.ftl?raw"),
    ru: () => import("./locale/ru.ftl?raw"),
  },
};
