/** What can be chosen and lies out of sight: at which edge of the frame it is told. */

import type { Camera, Point } from "./camera.svelte";

export type Edge = "left" | "right" | "top" | "bottom";

export interface Sign {
  edge: Edge;
  /** Where along the edge, in pixels of the frame. */
  at: number;
  /** How many choices lie that way. */
  count: number;
  /** The nearest of them, as a point of the stage. */
  nearest: Point;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Away {
  edge: Edge;
  middle: Point;
  distance: number;
}

/** So far from its ends a sign stands on its edge. */
const CORNER = 34;
/** How large a sign is drawn, with the gap to its edge. */
const SIGN = 36;
const WIDTH = 58;

/**
 * The signs for boxes of the screen that are not seen within a frame, or nearer to its edge than a
 * margin. They keep off the pieces that are seen, where they can.
 */
export function signsFor(
  boxes: Box[],
  frame: Box,
  camera: Camera,
  pieces: Box[] = [],
  margin = 0,
): Sign[] {
  const away = boxes.flatMap((box) => beyond(box, frame, margin) ?? []);
  const edges = [...new Set(away.map(({ edge }) => edge))];
  return edges.map((edge) => {
    const there = away.filter((other) => other.edge === edge);
    const nearest = there.reduce((best, other) => (other.distance < best.distance ? other : best));
    return {
      edge,
      at: aside(edge, along(edge, nearest.middle, frame), frame, pieces),
      count: there.length,
      nearest: {
        x: (nearest.middle.x - frame.left - camera.x) / camera.scale,
        y: (nearest.middle.y - frame.top - camera.y) / camera.scale,
      },
    };
  });
}

/** Whether enough of a box is seen to be meant by a click: its middle. */
function beyond(box: Box, frame: Box, margin: number): Away | null {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const ways: [Edge, number][] = [
    ["left", frame.left + margin - middle.x],
    ["right", middle.x - frame.right + margin],
    ["top", frame.top + margin - middle.y],
    ["bottom", middle.y - frame.bottom + margin],
  ];
  const [edge, distance] = ways.reduce((most, way) => (way[1] > most[1] ? way : most));
  return distance > 0 ? { edge, middle, distance } : null;
}

function along(edge: Edge, middle: Point, frame: Box): number {
  const upright = edge === "left" || edge === "right";
  const at = upright ? middle.y - frame.top : middle.x - frame.left;
  const length = upright ? frame.bottom - frame.top : frame.right - frame.left;
  return Math.max(CORNER, Math.min(length - CORNER, at));
}

/** The nearest place along an edge where a sign covers no piece; the wanted one if there is none. */
function aside(edge: Edge, wanted: number, frame: Box, pieces: Box[]): number {
  const upright = edge === "left" || edge === "right";
  const length = upright ? frame.bottom - frame.top : frame.right - frame.left;
  const places = Array.from({ length: Math.ceil(length / SIGN) * 4 }, (_, i) => {
    const away = Math.ceil(i / 2) * (SIGN / 4);
    return wanted + (i % 2 ? away : -away);
  });
  const free = places
    .filter((at) => at >= CORNER / 2 && at <= length - CORNER / 2)
    .find((at) => !pieces.some((piece) => meet(piece, boxAt(edge, at, frame))));
  return free ?? wanted;
}

function boxAt(edge: Edge, at: number, frame: Box): Box {
  const half = SIGN / 2;
  switch (edge) {
    case "left":
    case "right": {
      const left = edge === "left" ? frame.left : frame.right - WIDTH;
      const middle = frame.top + at;
      return { left, right: left + WIDTH, top: middle - half, bottom: middle + half };
    }
    default: {
      const top = edge === "top" ? frame.top : frame.bottom - SIGN - 6;
      const middle = frame.left + at;
      return {
        left: middle - WIDTH / 2,
        right: middle + WIDTH / 2,
        top,
        bottom: top + SIGN + 6,
      };
    }
  }
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
