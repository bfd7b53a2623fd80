/** Where everything lies on the stage. One unit is a pixel on a 1366 px laptop. */

import type { MapNode, Side, TreeSlot } from "./content";
import type { View } from "./view";

export const STAGE = { width: 1104, height: 500 };

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
  return { x: columnX(level), y: 0, w: CARD_WIDTH, h: STAGE.height };
}

function columnX(level: number): number {
  return COLUMN_X[level - 1] ?? 0;
}

export function slotBox(slot: TreeSlot): Box {
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

export const MAP: Box = { x: 793, y: 4, w: 307, h: 490 };
export const SYSTEM = { w: 132, h: 56 };
export const SHIPYARD = { w: 78, h: 34 };
/** The Rogue Planet is a smaller card. */
export const ROGUE_SCALE = 0.84;
const ROGUE = "R1";
const MARGIN = { top: 32, bottom: 60 };
const MIDDLE_LANE = 2;
/** How far from the middle the outermost lane of a kind lies. */
const REACH = { system: 77, shipyard: 109, sol: 1, deep: 1 };
/** A row of ships lies below each place. */
const BERTHS = 20;
const HALF = {
  system: { w: SYSTEM.w / 2, h: SYSTEM.h / 2 },
  shipyard: { w: SHIPYARD.w / 2, h: SHIPYARD.h / 2 },
  sol: { w: 60, h: 34 },
  deep: { w: 90, h: 26 },
};

/** The map stands upright: Sol below, Deep Space above. */
export function places(side: Side, view: View): Map<string, Point> {
  const found = new Map(side.node.map((node) => [node.id, nodePoint(side, node)]));
  const beside = view.lines.find((line) => line.includes(ROGUE));
  const host = found.get(beside?.find((id) => id !== ROGUE) ?? "");
  if (host)
    found.set(
      ROGUE,
      freeSpot(
        host,
        side.node.map((node) => blockOf(side, node)),
      ),
    );
  return found;
}

function nodePoint(side: Side, node: MapNode): Point {
  const rows = Math.max(...side.node.map((other) => other.xy[0]));
  const kin = side.node.filter((other) => other.kind === node.kind);
  const widest = Math.max(1, ...kin.map((other) => Math.abs(other.xy[1] - MIDDLE_LANE)));
  const [row, lane] = node.xy;
  const height = MAP.h - MARGIN.top - MARGIN.bottom;
  return {
    x: MAP.x + MAP.w / 2 + ((lane - MIDDLE_LANE) / widest) * REACH[node.kind],
    y: MAP.y + MAP.h - MARGIN.bottom - (row / rows) * height,
  };
}

function blockOf(side: Side, node: MapNode): Box {
  const { x, y } = nodePoint(side, node);
  const { w, h } = HALF[node.kind];
  return { x: x - w, y: y - h, w: 2 * w, h: 2 * h + BERTHS };
}

/** The Rogue Planet lies where there is room, as near to its host as can be. */
function freeSpot(host: Point, taken: Box[]): Point {
  const w = SYSTEM.w * ROGUE_SCALE;
  const h = SYSTEM.h * ROGUE_SCALE;
  const spots: Point[] = [];
  for (let y = MAP.y + 60; y < MAP.y + MAP.h - 60; y += 4) {
    for (const x of [MAP.x + w / 2 + 2, MAP.x + MAP.w / 2, MAP.x + MAP.w - w / 2 - 2]) {
      spots.push({ x, y });
    }
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
export function route(a: Point, b: Point): string {
  const straight = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  if (Math.abs(a.x - b.x) > 4 || Math.abs(a.y - b.y) < 160) return straight;
  const edge = MAP.x + MAP.w - 2;
  return `M${a.x} ${a.y}C${edge + 30} ${a.y} ${edge + 30} ${b.y} ${b.x} ${b.y}`;
}
