/** AOC-1.1: what each line of the races is made of. */

import type { Reason } from "../../shell/game";
import type { AocTable } from "./board";

const SOURCES = ["planets", "buildings", "trade", "mining"] as const;

export function reasons(table: AocTable, line: string, seat: number): Reason[] {
  const { view, words } = table;
  const realm = view.realms[seat];
  if (!realm) return [];
  const found: Record<string, () => Reason[]> = {
    "score-homes": () =>
      view.places
        .filter(({ back, owner }) => back === "home" && owner === seat)
        .map(({ planet }) => ({ text: words.name(planet), points: 1, about: `planet:${planet}` })),
    "score-senators": () => [
      { text: words.tell("board-made-senators"), points: realm.senators, about: `seat:${seat}` },
    ],
    "score-growth": () =>
      SOURCES.map((source, i) => ({
        text: words.tell(`board-made-${source}`),
        points: realm.sources[i] ?? 0,
        about: "race:growth",
      })),
    "score-technologies": () =>
      [1, 2, 3, 4, 5].map((level) => ({
        text: words.tell("board-made-level", { level }),
        points: realm.pyramid.filter((tech) => tech.level === level).length,
        about: `level:${level}`,
      })),
  };
  return (found[line]?.() ?? []).filter((reason) => reason.points !== 0);
}
