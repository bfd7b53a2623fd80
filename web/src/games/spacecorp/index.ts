/** SpaceCorp, as the shell sees it. */

import "./tokens.css";
import type { GameClient, Worded } from "../../shell/game";
import type { Language, LogLine, Offer } from "../../shell/protocol";
import { addIcons } from "../../shell/sprite";
import type { Table } from "../../shell/table.svelte";
import { about } from "./about";
import Board from "./Board.svelte";
import type { ScTable } from "./board";
import { type Content, contentOf } from "./catalogue";
import { reveals, sounds, touched, travels } from "./chronicle";
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

const HEADINGS = new Set(["era_began", "era_ending", "era_ended", "last_turns", "game_ended"]);

function weight({ event }: LogLine): "heading" | "turn" | "" {
  if (HEADINGS.has(event.is)) return "heading";
  return event.is === "turn_began" ? "turn" : "";
}

function own(table: Table): ScTable {
  return table as ScTable;
}

function content(table: Table): Content {
  return contentOf(own(table).catalogue);
}

/** A card is named before its offer, a tile before its box. */
function ownOffer({ view }: ScTable, { move, preview }: Offer): Worded | null {
  const [verb, first = "", second = ""] = move.split(" ");
  const card = verb === "take" ? view.offers[Number(first) - 1] : "";
  if (card) return { say: { id: "board-take", args: { card } }, preview };
  if (verb !== "harvest" || first === "-") return null;
  const tile = view.sites.find(({ id }) => id === first)?.tiles[Number(second) - 1];
  return tile ? { say: { id: "board-harvest", args: { site: first, tile } }, preview } : null;
}

export const game: GameClient = {
  stages: () => STAGES,
  sights: (table) => {
    const { seat, sites } = own(table).view;
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
    const { turns, players } = own(table).view;
    return Math.ceil(turns.reduce((sum, n) => sum + n, 0) / players);
  },
  heading: (table) => own(table).words.name(own(table).view.era),
  first: (table) => own(table).view.first,
  side: () => "",
  seatless: (table) => {
    const { view, words } = own(table);
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
  offer: (table, offer) => ownOffer(own(table), offer),
  called: (table, target) => about(target, own(table), content(table))?.title ?? "",
  touched: (table, event) => touched(event, own(table).view),
  travels: (_table, passage) => travels(passage),
  sounds,
  reveals,
  queries: (table) => queries(own(table)),
  reasons: (table, line, seat) => reasons(own(table), line, seat),
  weight,
  texts: async (language) => [(await TEXTS[language]()).default],
};
