/** What the icons of this game mean, and which components the rules speak of where. */

import type { Sign } from "../../shell/game";

export const legend: Sign[] = [
  { icon: "aoc-home", tint: "aoc-military", id: "board-legend-home" },
  { icon: "aoc-senator", tint: "aoc-prestige", id: "board-legend-senator" },
  { icon: "aoc-capital", tint: "aoc-capital", id: "board-legend-capital" },
  { icon: "aoc-pyramid", tint: "aoc-science", id: "board-legend-pyramid" },
  { icon: "aoc-prestige", tint: "aoc-prestige", id: "board-legend-prestige" },
  { icon: "aoc-science", tint: "aoc-science", id: "board-legend-science" },
  { icon: "aoc-influence", tint: "brass", id: "board-legend-influence" },
  { icon: "aoc-law", tint: "brass", id: "board-legend-law" },
  { icon: "aoc-assault", filled: true, id: "board-legend-assault" },
  { icon: "aoc-miner", filled: true, id: "board-legend-miner" },
  { icon: "aoc-frigate", filled: true, id: "board-legend-frigate" },
  { icon: "aoc-cruiser", filled: true, id: "board-legend-cruiser" },
  { icon: "aoc-dreadnought", filled: true, id: "board-legend-dreadnought" },
  { icon: "aoc-signal", tint: "brass", id: "board-legend-signal" },
  { icon: "aoc-station", tint: "brass", id: "board-legend-station" },
  { icon: "aoc-pirates", tint: "loss", id: "board-legend-pirates" },
  { icon: "aoc-machine", tint: "loss", id: "board-legend-machine" },
  { icon: "aoc-art", tint: "aoc-prestige", id: "board-legend-art" },
  { icon: "aoc-logistics", id: "board-legend-logistics" },
  { icon: "aoc-press", id: "board-legend-press" },
  { icon: "aoc-bank", id: "board-legend-bank" },
  { icon: "aoc-academy", id: "board-legend-academy" },
  { icon: "aoc-orbital", id: "board-legend-orbital" },
];

export const pictures: Record<string, string[]> = {
  "AOC-4.4.1": ["law:luxury_tax", "law:emergency"],
  "AOC-5.4.6": ["building:logistics", "building:bank"],
  "AOC-6.5.1": ["planet:kephalon"],
  "AOC-7.1": ["class:argus", "class:hornet", "class:gorgon"],
  "AOC-8.4": ["tech:0:C11", "tech:0:C24"],
  "AOC-9.7.1": ["token:station", "token:machine"],
  "AOC-11.1": ["nation:zanari", "nation:tao"],
};
