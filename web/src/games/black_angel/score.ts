/** BA-8.5: what each line of the score sheet is made of. */

import type { Reason } from "../../shell/game";
import type { BaTable } from "./board";
import { type Content, contentOf } from "./catalogue";
import type { CrewView } from "./view";

/** What points are counted by, always the player's own. */
const COUNTS: Record<string, (crew: CrewView, content: Content) => number> = {
  tech_orange: (crew, content) => tokensOf(crew, content, "orange"),
  tech_grey: (crew, content) => tokensOf(crew, content, "grey"),
  tech_green: (crew, content) => tokensOf(crew, content, "green"),
  removed_tech: (crew) => crew.removed.length,
  ravagers_hand: (crew) => crew.hand.ravager.length,
  debris_stored: (crew) => crew.debris + crew.grid.filter((cell) => cell.debris).length,
  resources_stored: (crew) => crew.resources,
  robots_stations: ({ stations }) => stations.orange + stations.grey + stations.green,
  missions_space: (crew) => crew.missions.length,
  ships_owned: (crew) => crew.ships + crew.fleet.length,
};

function tokensOf(crew: CrewView, content: Content, colour: string): number {
  return crew.grid.filter((cell) => content.tokens.get(cell.token)?.colour === colour).length;
}

export function reasons(table: BaTable, line: string, seat: number): Reason[] {
  const crew = table.view.crews[seat];
  if (!crew) return [];
  const content = contentOf(table.catalogue);
  const found: Record<string, () => Reason[]> = {
    "score-track": () => [
      { text: table.words.tell("board-on-track"), points: crew.vp, about: `dice:${seat}` },
    ],
    "score-advanced": () => advanced(table, content, crew),
    "score-goods": () => [
      {
        text: table.words.tell("board-goods-sum", {
          rest: crew.break_room,
          resources: crew.resources,
          ships: crew.ships,
        }),
        points: crew.score[2] ?? 0,
        about: `goods:${seat}:robot`,
      },
    ],
  };
  return (found[line]?.() ?? []).filter((reason) => reason.points !== 0);
}

/** BA-8.5.3: tokens alike share what they count; each is filled up to its own cap. */
function advanced(table: BaTable, content: Content, crew: CrewView): Reason[] {
  const { cap } = content.playerBoard;
  const tokens = [
    ...crew.grid.map((cell) => ({ id: cell.token, most: cap })),
    ...crew.surplus.map((id) => ({ id, most: cap })),
    ...crew.cells.map((cell) => ({ id: cell.token, most: cell.cap })),
  ].filter(({ id }) => content.advanced.has(id));
  const spent = new Map<string, number>();
  return tokens.map(({ id, most }) => {
    const text = content.advanced.get(id)?.effect ?? "";
    const [effect] = content.effects(text);
    const [vp, per] = [Number(effect?.args.vp), String(effect?.args.per)];
    const used = spent.get(text) ?? 0;
    const there = COUNTS[per]?.(crew, content) ?? 0;
    const counted = Math.max(0, Math.min(Math.floor(most / vp), there - used));
    spent.set(text, used + counted);
    const name = table.words.tell("board-scored", { token: id, n: counted, cap: most });
    return { text: name, points: counted * vp, about: `token:${id}` };
  });
}
