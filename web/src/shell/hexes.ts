/**
 * Hexes in axial coordinates, and where they lie on a stage: the twin of `kernel/hexes.py`.
 *
 * Direction i + 1 lies a sixth of a turn beyond direction i, against the clock on the screen, and a
 * rotation by one turn takes each direction to the next.
 */

import type { Point } from "./camera.svelte";

export type Hex = readonly [q: number, r: number];
/** Whether hexes stand on a corner, or lie on a side. */
export type Pose = "pointed" | "flat";

export const ORIGIN: Hex = [0, 0];
export const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
export const SIDES = DIRECTIONS.length;
const ROOT = Math.sqrt(3);
/** A line that runs exactly between two hexes always takes the same one. */
const NUDGE = 1e-6;

/** A hex as text: the key of a map, part of a target. */
export function keyOf([q, r]: Hex): string {
  return `${q},${r}`;
}

export function neighbour([q, r]: Hex, direction: number): Hex {
  const [dq, dr] = DIRECTIONS[((direction % SIDES) + SIDES) % SIDES] ?? ORIGIN;
  return [q + dq, r + dr];
}

export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map((_, direction) => neighbour(hex, direction));
}

export function distance([aq, ar]: Hex, [bq, br]: Hex = ORIGIN): number {
  const [q, r] = [aq - bq, ar - br];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hex after so many sixths of a turn about the origin. */
export function rotated(hex: Hex, turns: number): Hex {
  let [q, r] = hex;
  for (let left = ((turns % SIDES) + SIDES) % SIDES; left > 0; left -= 1) [q, r] = [q + r, 0 - q];
  return [q, r];
}

/** The hexes at a distance, in the order of the directions. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  const found: Hex[] = [];
  let hex: Hex = [centre[0] + radius, centre[1]];
  for (let direction = 0; direction < SIDES; direction += 1)
    for (let step = 0; step < radius; step += 1) {
      found.push(hex);
      hex = neighbour(hex, direction + 2);
    }
  return found;
}

/** The hexes up to a distance, ring by ring. */
export function disc(centre: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, away) => ring(centre, away)).flat();
}

/** The hexes from one to another as a straight line passes through them, both included. */
export function line(a: Hex, b: Hex): Hex[] {
  const steps = distance(a, b);
  if (!steps) return [a];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return nearest(a[0] + (b[0] - a[0]) * part + NUDGE, a[1] + (b[1] - a[1]) * part + NUDGE);
  });
}

/** The hex that a point in axial coordinates lies in. */
function nearest(q: number, r: number): Hex {
  const s = -q - r;
  // Nothing is added so that no zero is negative: keys and comparisons tell them apart.
  const [nq, nr, ns] = [Math.round(q) + 0, Math.round(r) + 0, Math.round(s) + 0];
  const [oq, or, os] = [Math.abs(nq - q), Math.abs(nr - r), Math.abs(ns - s)];
  if (oq > or && oq > os) return [0 - nr - ns, nr];
  return or > os ? [nq, 0 - nq - ns] : [nq, nr];
}

// --- on the stage -------------------------------------------------------------------------------

/** The middle of a hex, where that of the origin is 0, 0; `size` is from a middle to a corner. */
export function middleOf([q, r]: Hex, size: number, pose: Pose = "pointed"): Point {
  return pose === "pointed"
    ? { x: ROOT * (q + r / 2) * size, y: 1.5 * r * size }
    : { x: 1.5 * q * size, y: ROOT * (r + q / 2) * size };
}

/** The hex that a point of the stage lies in. */
export function hexAt({ x, y }: Point, size: number, pose: Pose = "pointed"): Hex {
  const [along, across] = pose === "pointed" ? [x, y] : [y, x];
  const second = across / (1.5 * size);
  const first = along / (ROOT * size) - second / 2;
  return pose === "pointed" ? nearest(first, second) : nearest(second, first);
}

/** The corners about a middle, with the clock: from the top, or from the right. */
export function cornersOf(size: number, pose: Pose = "pointed"): Point[] {
  const from = pose === "pointed" ? -90 : 0;
  return Array.from({ length: SIDES }, (_, i) => {
    const angle = ((from + (360 / SIDES) * i) * Math.PI) / 180;
    return { x: rounded(size * Math.cos(angle)), y: rounded(size * Math.sin(angle)) };
  });
}

/** The outline of a hex about its middle, as a path. */
export function outlineOf(size: number, pose: Pose = "pointed"): string {
  return `M${cornersOf(size, pose)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}z`;
}

/** The rectangle that holds these hexes: a stage for a map that is found in play. */
export function extentOf(hexes: Hex[], size: number, pose: Pose = "pointed", margin = size / 2) {
  const [w, h] = pose === "pointed" ? [(ROOT / 2) * size, size] : [size, (ROOT / 2) * size];
  const middles = (hexes.length ? hexes : [ORIGIN]).map((hex) => middleOf(hex, size, pose));
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const left = Math.min(...xs) - w - margin;
  const top = Math.min(...ys) - h - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + w + margin - left,
    height: Math.max(...ys) + h + margin - top,
  };
}

function rounded(n: number): number {
  return Math.round(n * 100) / 100;
}
