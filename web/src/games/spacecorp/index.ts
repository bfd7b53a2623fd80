/** SpaceCorp, as the shell sees it. */

import "./tokens.css";
import type { GameClient, Worded } from "../../shell/game";
import type { Offer } from "../../shell/protocol";
import { addIcons } from "../../shell/sprite";
import { about } from "./about";
import Board from "./Board.svelte";
import type { ScTable } from "./board";
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

/** A card is named before its offer, a tile before its box. */
function ownOffer({ view }: ScTable, { move, preview }: Offer): Worded | null {
  const [verb, first = "", second = ""] = move.split(" ");
  const card = verb === "take" ? view.offers[Number(first) - 1] : "";
  if (card) return { say: { id: "board-take", args: { card } }, preview };
  if (verb !== "harvest" || first === "-") return null;
  const tile = view.sites.find(({ id }) => id === first)?.tiles[Number(second) - 1];
  return tile ? { say: { id: "board-harvest", args: { site: first, tile } }, preview } : null;
}

export const game: GameClient<View, Files> = {
  stages: () => STAGES,
  sights: (table) => {
    const { seat, sites } = table.view;
    const teams = sites.flatMap((site) => site.teams.filter(({ corp }) => corp === seat));
    return teams.map(({ corp, number }) => `team:${corp}:${number}`);
  },
  drawer: 176,
  guide: true,
  legend,
  pictures,
  Board,
  Mat,
  Resources,
  Inspect,
  Spread,
  round: (table) => {
    const { turns, players } = table.view;
    return Math.ceil(turns.reduce((sum, n) => sum + n, 0) / players);
  },
  heading: (table) => table.words.name(table.view.era),
  first: (table) => table.view.first,
  side: () => "",
  seatless: (table) => {
    const { view, words } = table;
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
  offer: ownOffer,
  about,
  touched: (table, event) => touched(event, table.view),
  travels: (_table, passage) => travels(passage),
  sounds,
  reveals,
  queries,
  reasons,
  weights: {
    heading: ["era_began", "era_ending", "era_ended", "last_turns", "game_ended"],
    turn: ["turn_began"],
  },
  texts: {
    en: () => import("./locale/en.ftl?raw"),
    ru: () => import("./locale/ru.ftl?raw"),
  },
};
