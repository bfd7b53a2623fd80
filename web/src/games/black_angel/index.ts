/** Black Angel, as the shell sees it. */

import "./tokens.css";
import type { GameClient } from "../../shell/game";
import type { Language, LogLine } from "../../shell/protocol";
import { addIcons } from "../../shell/sprite";
import type { Table } from "../../shell/table.svelte";
import { about } from "./about";
import Board from "./Board.svelte";
import { type BaTable, crewName } from "./board";
import { type Content, contentOf } from "./catalogue";
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

const HEADINGS = new Set(["round_began", "last_round", "spes_reached", "game_ended"]);

/** What is heard. */
const DICE = new Set(["rolled", "neutral_rolled"]);
const CARDS = new Set([
  "drew",
  "drew_hidden",
  "drew_some",
  "laid",
  "mission_played",
  "hal_revealed",
  "ravager_came",
  "ravager_struck",
]);

function weight({ event }: LogLine): "heading" | "turn" | "" {
  if (HEADINGS.has(event.is)) return "heading";
  return event.is === "turn_began" ? "turn" : "";
}

function own(table: Table): BaTable {
  return table as BaTable;
}

function content(table: Table): Content {
  return contentOf(own(table).catalogue);
}

export const game: GameClient = {
  stages: (table) => stagesFor(own(table).view.crews.length),
  guide: true,
  legend,
  pictures,
  drawer: 166,
  Board,
  Mat,
  Resources,
  Inspect,
  Spread,
  round: (table) => own(table).view.round,
  first: (table) => own(table).view.first,
  side: () => "",
  seatless: (table) => {
    const { view, words } = own(table);
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
  called: (table, target) => about(target, own(table), content(table))?.title ?? "",
  touched: (table, event) => touched(event, own(table).view),
  travels: (table, passage) => travels(passage, content(table)),
  rolls: (table, event) => fallen(event, own(table)),
  sounds: ({ is }) => (DICE.has(is) ? "dice" : CARDS.has(is) ? "cards" : null),
  reveals,
  queries: (table) => queries(own(table)),
  reasons: (table, line, seat) => reasons(own(table), line, seat),
  weight,
  texts: async (language) => [(await TEXTS[language]()).default],
};
