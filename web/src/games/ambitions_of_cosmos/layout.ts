/** Where cells, places and panels lie on the stage. */

import type { Stage } from "../../shell/game";
import type { Sector } from "./content";
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
export const RING = ["", "e", "ne", "nw", "w", "sw", "se"];
const MARGIN = 14;
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

/** A sector of the content as it would lie on a place once it is turned by so many sixths. */
export function turnedOnto(place: PlaceView, sector: Sector, turn: number): PlaceView {
  const [middle = "", ...ring] = sector.cells;
  const cells = [middle, ...ring.map((_, i) => ring[(i - turn + 6) % 6] ?? "")];
  return {
    ...place,
    sector: sector.id,
    turn,
    cells: cells.map((kind) => kind.replace("*", "")),
    points: sector.points.map((point) => (point + turn) % 6),
    planet: sector.planet ?? "",
  };
}

/** The cells of a sector with a mark for a signal, by their place in the ring. */
export function marksOf(sector: Sector, turn: number): number[] {
  return sector.cells.flatMap((kind, i) =>
    kind.includes("*") ? [i ? ((i - 1 + turn) % 6) + 1 : 0] : [],
  );
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

// --- the rooms beside the map --------------------------------------------------------------------

/** The senate, and the hall of the races and laws, in which battles are seen too. */
export const ROOM = 400;
const GAP = 14;
export const SENATE = { bill: 192, stances: 298, members: 348, member: 42, deal: 21 };
export const HALL = { lanes: 74, lane: 63, laws: 346, law: 29 };
const BATTLE_HEIGHT = 500;

/** How high the rooms are: as high as the fuller of them has to be. */
export function roomHeight(view: View): number {
  const deals = view.pledges.length + view.debts.length;
  const senate = SENATE.members + view.players * SENATE.member + deals * SENATE.deal + 10;
  const hall = HALL.laws + Math.ceil(view.laws.length / 2) * HALL.law + 10;
  return Math.max(BATTLE_HEIGHT, senate, hall);
}

export type Room = "senate" | "hall" | "battle";

interface Plan extends Stage {
  rooms: (Point & { room: Room })[];
}

/** Where there is one room only, the one that matters now is seen. */
function roomNow(view: View): Room {
  if (view.battle) return "battle";
  const voting = view.phase === "political" && view.deck > 0;
  return voting ? "senate" : "hall";
}

/** All ways to lay the board out: rooms on both sides of the map, on one, or below it. */
export function plansFor(view: View, asked: string): Plan[] {
  const frame = mapFrame(view);
  const high = roomHeight(view);
  const height = Math.max(frame.height, high);
  const y = frame.y - Math.max(0, (high - frame.height) / 2);
  const beside = frame.y + (frame.height - high) / 2;
  const hall: Room = view.battle ? "battle" : "hall";
  const left = frame.x - ROOM - GAP;
  const right = frame.x + frame.width + GAP;
  const middle = frame.x + frame.width / 2;
  const below = frame.y + frame.height + GAP;
  return [
    {
      name: "broad",
      ...{ x: left - 4, y, width: frame.width + 2 * (ROOM + GAP + 4), height },
      rooms: [
        { room: "senate", x: left, y: beside },
        { room: hall, x: right, y: beside },
      ],
    },
    {
      name: "wide",
      ...{ x: frame.x, y, width: frame.width + ROOM + GAP + 4, height },
      rooms: [{ room: asked === "repeal_law" ? "hall" : roomNow(view), x: right, y: beside }],
    },
    {
      name: "tall",
      x: Math.min(frame.x, middle - ROOM - GAP / 2),
      y: frame.y,
      width: Math.max(frame.width, 2 * ROOM + GAP),
      height: frame.height + GAP + high + 4,
      rooms: [
        { room: "senate", x: middle - ROOM - GAP / 2, y: below },
        { room: hall, x: middle + GAP / 2, y: below },
      ],
    },
  ];
}

export function stagesFor(view: View): Stage[] {
  return plansFor(view, "");
}

export function roomsOf(view: View, stage: string, asked: string): Plan["rooms"] {
  return plansFor(view, asked).find((plan) => plan.name === stage)?.rooms ?? [];
}

// --- trade ---------------------------------------------------------------------------------------

export interface Link extends Point {
  key: string;
  /** Whether both sectors have a point here, and goods can pass. */
  open: boolean;
  angle: number;
}

/** AOC-6.5.1: the trade points of the sectors that are seen, once an edge. */
export function linksOf(places: readonly PlaceView[]): Link[] {
  const found = new Map<string, Link>();
  for (const place of places)
    for (const edge of place.points) {
      const at = tradePoint(place, edge);
      const key = `${Math.round(at.x)}:${Math.round(at.y)}`;
      const other = found.get(key);
      const [q, r] = ACROSS[edge] ?? [0, 0];
      const way = pixel(q, r);
      const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI;
      found.set(key, { key, ...at, open: other !== undefined, angle: other?.angle ?? angle });
    }
  return [...found.values()];
}
