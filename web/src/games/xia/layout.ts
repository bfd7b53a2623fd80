/** The stage: all that is known of the map, and a sector's width around it. */

import type { Stage } from "../../shell/game";
import { centreOf, pointOf, SIZE } from "./atlas";
import type { View } from "./view";

const REACH = SIZE * 7.2;

export function stagesFor(view: View): Stage[] {
  const points = view.sectors.map(({ i, j }) => pointOf(centreOf(i, j)));
  const left = Math.min(...points.map(({ x }) => x)) - REACH;
  const right = Math.max(...points.map(({ x }) => x)) + REACH;
  const top = Math.min(...points.map(({ y }) => y)) - REACH;
  const bottom = Math.max(...points.map(({ y }) => y)) + REACH;
  return [{ name: "map", x: left, y: top, width: right - left, height: bottom - top }];
}

/** The rooms of the Kiln, seen from its middle. */
export const ROOMS = [
  { id: "K1", x: -21, y: 12 },
  { id: "K2", x: 0, y: -24 },
  { id: "K3", x: 21, y: 12 },
] as const;
