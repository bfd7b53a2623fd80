/** Where everything lies on the stage. One unit is a pixel on a 1366 px laptop. */

import type { Stage } from "../../shell/game";
import type { Place, Side, Slot } from "./content";
import type { View } from "./view";

/** How high the tree is. */
const HEIGHT = 500;
/** The map beside the tree, or in an upright window below it. */
export const STAGES: Stage[] = [
  { name: "wide", x: 0, y: 0, width: 1104, height: HEIGHT },
  { name: "tall", x: 0, y: 0, width: 784, height: 838 },
];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

// --- the tree --------------------------------------------------------------------------------

export const TREE = { top: 20, bottom: 494 };
const CARD_WIDTH = 140;
const COLUMN_X = [141, 306, 471, 636];
const CARD_HEIGHT = [86, 73, 73, 104];
const ROWS = 11;
/** Half of a card of the levels II and III, whose rows run from top to bottom. */
const INSET = 36.5;

export const HEADING_Y = 12;

export function columnBox(level: number): Box {
  return { x: columnX(level), y: 0, w: CARD_WIDTH, h: HEIGHT };
}

function columnX(level: number): number {
  return COLUMN_X[level - 1] ?? 0;
}

export function slotBox(slot: Slot): Box {
  const h = CARD_HEIGHT[slot.level - 1] ?? 73;
  const step = (TREE.bottom - TREE.top - 2 * INSET) / ROWS;
  const middle = TREE.top + INSET + slot.row * step;
  return { x: columnX(slot.level), y: middle - h / 2, w: CARD_WIDTH, h };
}

/** A line from a prerequisite to what it leads to. */
export function branch(from: Box, to: Box, spread: number): string {
  const a = { x: from.x + from.w, y: from.y + from.h / 2 };
  const b = { x: to.x, y: to.y + to.h / 2 + spread };
  const bend = (b.x - a.x) * 0.55;
  return `M${a.x} ${a.y}C${a.x + bend} ${a.y} ${b.x - bend} ${b.y} ${b.x} ${b.y}`;
}

// --- what is open to all ---------------------------------------------------------------------

export const ACTIONS = { x: 5, w: 118 };

export function actionBox(at: number): Box {
  return { x: ACTIONS.x, y: 20 + at * 60, w: ACTIONS.w, h: 56 };
}

export function guildBox(at: number): Box {
  return { x: ACTIONS.x, y: 278 + at * 54.5, w: ACTIONS.w, h: 50 };
}

// --- the star map ----------------------------------------------------------------------------

/** Where the map lies: upright at the right of the tree, or on its side below. */
const MAPS: Record<string, Box> = {
  wide: { x: 793, y: 4, w: 307, h: 490 },
  tall: { x: 4, y: 504, w: 776, h: 330 },
};
export const SYSTEM = { w: 132, h: 56 };
export const SHIPYARD = { w: 78, h: 34 };
/** The Rogue Planet is a smaller card. */
export const ROGUE_SCALE = 0.84;
const ROGUE = "R1";
/** What is left free beyond Sol and beyond Deep Space. */
const MARGIN = { upright: { sol: 60, deep: 32 }, lying: { sol: 62, deep: 98 } };
const MIDDLE_LANE = 2;
/** How far from the middle the outermost lane of a kind lies. */
const REACH = {
  upright: { system: 77, shipyard: 109, sol: 1, deep: 1 },
  lying: { system: 92, shipyard: 104, sol: 1, deep: 1 },
};
/** A row of ships lies below each place. */
const BERTHS = 20;
const HALF = {
  system: { w: SYSTEM.w / 2, h: SYSTEM.h / 2 },
  shipyard: { w: SHIPYARD.w / 2, h: SHIPYARD.h / 2 },
  sol: { w: 60, h: 34 },
  deep: { w: 90, h: 26 },
};

export function mapBox(stage: string): Box {
  return MAPS[stage] ?? { x: 0, y: 0, w: 1, h: 1 };
}

export function isLying(map: Box): boolean {
  return map.w > map.h;
}

/** Upright, Sol is below and Deep Space above; on its side, at the left and at the right. */
export function places(side: Side, view: View, map: Box): Map<string, Point> {
  const found = new Map(side.node.map((node) => [node.id, nodePoint(side, node, map)]));
  const beside = view.lines.find((line) => line.includes(ROGUE));
  const host = found.get(beside?.find((id) => id !== ROGUE) ?? "");
  if (host)
    found.set(
      ROGUE,
      freeSpot(
        host,
        side.node.map((node) => blockOf(side, node, map)),
        map,
      ),
    );
  return found;
}

function nodePoint(side: Side, node: Place, map: Box): Point {
  const rows = Math.max(...side.node.map((other) => other.xy[0]));
  const kin = side.node.filter((other) => other.kind === node.kind);
  const widest = Math.max(1, ...kin.map((other) => Math.abs(other.xy[1] - MIDDLE_LANE)));
  const [row, lane] = node.xy;
  const along = row / rows;
  const across = (lane - MIDDLE_LANE) / widest;
  if (isLying(map)) {
    const { sol, deep } = MARGIN.lying;
    return {
      x: map.x + sol + along * (map.w - sol - deep),
      y: map.y + map.h / 2 - BERTHS / 2 + across * REACH.lying[node.kind],
    };
  }
  const { sol, deep } = MARGIN.upright;
  return {
    x: map.x + map.w / 2 + across * REACH.upright[node.kind],
    y: map.y + map.h - sol - along * (map.h - sol - deep),
  };
}

function blockOf(side: Side, node: Place, map: Box): Box {
  const { x, y } = nodePoint(side, node, map);
  const { w, h } = HALF[node.kind];
  return { x: x - w, y: y - h, w: 2 * w, h: 2 * h + BERTHS };
}

/** The Rogue Planet lies where there is room, as near to its host as can be. */
function freeSpot(host: Point, taken: Box[], map: Box): Point {
  const w = SYSTEM.w * ROGUE_SCALE;
  const h = SYSTEM.h * ROGUE_SCALE;
  const left = map.x + w / 2 + 2;
  const right = map.x + map.w - w / 2 - 2;
  const columns = isLying(map)
    ? Array.from({ length: Math.floor((right - left) / 8) }, (_, i) => left + i * 8)
    : [left, map.x + map.w / 2, right];
  const spots: Point[] = [];
  for (let y = map.y + 60; y < map.y + map.h - 60; y += 4) {
    for (const x of columns) spots.push({ x, y });
  }
  const cost = (spot: Point) => {
    const box = { x: spot.x - w / 2, y: spot.y - h / 2, w, h: h + BERTHS };
    const crowd = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    return crowd * 3 + Math.hypot(spot.x - host.x, spot.y - host.y);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** A route between two places; one that skips the map bends round its edge. */
export function route(a: Point, b: Point, map: Box): string {
  const straight = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  if (isLying(map)) {
    if (Math.abs(a.y - b.y) > 4 || Math.abs(a.x - b.x) < 260) return straight;
    const edge = map.y + map.h + 28;
    return `M${a.x} ${a.y}C${a.x} ${edge} ${b.x} ${edge} ${b.x} ${b.y}`;
  }
  if (Math.abs(a.x - b.x) > 4 || Math.abs(a.y - b.y) < 160) return straight;
  const edge = map.x + map.w + 28;
  return `M${a.x} ${a.y}C${edge} ${a.y} ${edge} ${b.y} ${b.x} ${b.y}`;
}
