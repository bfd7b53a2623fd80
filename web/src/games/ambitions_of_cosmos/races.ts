/** AOC-1.1: the four races that are run at once. */

import type { RealmView } from "./view";

export interface Race {
  id: "homes" | "senators" | "growth" | "technologies";
  icon: string;
  /** A colour token, without its dashes. */
  tint: string;
  of: (realm: RealmView) => number;
  /** What has to be reached; the least of several nations. */
  goal: (realms: readonly RealmView[]) => number;
}

const HOMES = 2;
const SENATORS = 8;
/** Fourteen cards below, and the one on top. */
const TECHNOLOGIES = 15;

/** AOC-8.7: cards that already lie under one top: a place of level n rests on two of the row below. */
function underOneTop({ pyramid }: RealmView): number {
  const under = (top: number) =>
    pyramid.filter(({ level, slot }) => slot >= top && slot <= top + 5 - level).length;
  return Math.max(...pyramid.flatMap(({ slot }) => [0, 1, 2, 3, 4].map((n) => under(slot - n))), 0);
}

export const RACES: readonly Race[] = [
  { id: "homes", icon: "aoc-home", tint: "aoc-military", of: (r) => r.homes, goal: () => HOMES },
  {
    id: "senators",
    icon: "aoc-senator",
    tint: "aoc-prestige",
    of: (r) => r.senators,
    goal: () => SENATORS,
  },
  {
    id: "growth",
    icon: "aoc-capital",
    tint: "aoc-capital",
    of: (r) => r.growth,
    goal: (realms) => Math.min(...realms.map((r) => r.growth_to_win)),
  },
  {
    id: "technologies",
    icon: "aoc-pyramid",
    tint: "aoc-science",
    of: underOneTop,
    goal: () => TECHNOLOGIES,
  },
];
