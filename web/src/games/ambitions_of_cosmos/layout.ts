/** Where cells, places and panels lie on the stage. */

import type { Stage } from "../../shell/game";
import type { PlaceView, View } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** The radius of a cell. */
export const R = 27;
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const ACROSS: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, -2],
  [1, -3],
  [-2, -1],
  [-3, 2],
  [-1, 3],
];
const RING = ["", "e", "ne", "nw", "w", "sw", "se"];
const MARGIN = 14;
export const SENATE = { width: 250, height: 470 };

function pixel(q: number, r: number): Point {
  return { x: R * Math.sqrt(3) * (q + r / 2), y: R * 1.5 * r };
}

/** A hexagon about a point, with a corner at the top. */
export function hexPath(r: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}z`;
}

function centreOf(place: PlaceView): readonly [number, number] {
  return [2 * place.u - place.v, place.u + 3 * place.v];
}

export interface Cell extends Point {
  id: string;
  kind: string;
}

/** The seven cells of a place. */
export function cellsOf(place: PlaceView): Cell[] {
  const [q, r] = centreOf(place);
  return RING.map((ring, i) => {
    const [dq, dr] = i ? (STEPS[i - 1] ?? [0, 0]) : [0, 0];
    return { id: place.id + ring, kind: place.cells[i] ?? "", ...pixel(q + dq, r + dr) };
  });
}

/** The edge around a place: corners of its outer cells, as a path. */
export function borderOf(place: PlaceView): string {
  const cells = cellsOf(place);
  const lines: string[] = [];
  for (const cell of cells) {
    for (let i = 0; i < 6; i += 1) {
      const angle = (Math.PI / 3) * i;
      const next = {
        x: cell.x + R * Math.sqrt(3) * Math.cos(angle),
        y: cell.y + R * Math.sqrt(3) * Math.sin(angle),
      };
      if (cells.some((other) => Math.hypot(other.x - next.x, other.y - next.y) < 2)) continue;
      const [a, b] = [angle - Math.PI / 6, angle + Math.PI / 6].map((turn) => ({
        x: cell.x + R * Math.cos(turn),
        y: cell.y + R * Math.sin(turn),
      }));
      if (a && b) {
        lines.push(`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`);
      }
    }
  }
  return lines.join("");
}

/** Where the trade point of an edge lies. */
export function tradePoint(place: PlaceView, edge: number): Point {
  const [q, r] = centreOf(place);
  const [dq, dr] = ACROSS[edge] ?? [0, 0];
  return pixel(q + dq / 2, r + dr / 2);
}

/** Every cell of the map by its id. */
export function chartOf(view: View): Map<string, Cell> {
  return new Map(view.places.flatMap(cellsOf).map((cell) => [cell.id, cell]));
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function mapFrame(view: View): Frame {
  const cells = [...chartOf(view).values()];
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const x = Math.min(...xs) - R - MARGIN;
  const y = Math.min(...ys) - R - MARGIN;
  return {
    x,
    y,
    width: Math.max(...xs) + R + MARGIN - x,
    height: Math.max(...ys) + R + MARGIN - y,
  };
}

/** The senate stands beside the map, or below it where the room is tall. */
export function senateAt(view: View, stage: string): Point {
  const frame = mapFrame(view);
  return stage === "wide"
    ? { x: frame.x + frame.width + 6, y: frame.y + Math.max(6, (frame.height - SENATE.height) / 2) }
    : { x: frame.x + Math.max(4, (frame.width - SENATE.width) / 2), y: frame.y + frame.height };
}

export function stagesFor(view: View): Stage[] {
  const frame = mapFrame(view);
  const { x, y } = frame;
  return [
    {
      name: "wide",
      x,
      y,
      width: frame.width + SENATE.width + 16,
      height: Math.max(frame.height, SENATE.height + 12),
    },
    {
      name: "tall",
      x,
      y,
      width: Math.max(frame.width, SENATE.width + 8),
      height: frame.height + SENATE.height + 8,
    },
  ];
}
