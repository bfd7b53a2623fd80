/** Where things lie on the stage: the map of the era, contracts at its right, offers below. */

import type { Stage } from "../../shell/game";
import type { Content } from "./catalogue";
import type { Site } from "./content";

export interface Point {
  x: number;
  y: number;
}

export const STAGE: Stage = { name: "wide", x: 0, y: 0, width: 1200, height: 452 };
export const MAP = { x: 0, y: 0, w: 930, h: 452 };
export const CONTRACTS = { x: 938, y: 0, w: 260, row: 37 };
export const OFFERS = { x: 938, y: 262, w: 82, h: 92, gap: 4 };

/** The middles of the regions of the Solar System. */
const CENTRES: Record<string, Point> = {
  m1: { x: 105, y: 225 },
  m2: { x: 282, y: 225 },
  m3: { x: 452, y: 225 },
  m4: { x: 452, y: 79 },
  m5: { x: 440, y: 373 },
  m6: { x: 632, y: 370 },
  m7: { x: 668, y: 161 },
  m8: { x: 850, y: 293 },
  p1: { x: 72, y: 375 },
  p2: { x: 168, y: 227 },
  p3: { x: 334, y: 101 },
  p4: { x: 456, y: 255 },
  p5: { x: 574, y: 120 },
  p6: { x: 682, y: 280 },
  p7: { x: 776, y: 124 },
  p8: { x: 868, y: 275 },
};

/** The stars nearby, as light years lie on the chart. */
const STARS: Record<string, readonly [number, number]> = {
  sol: [0, 0],
  alpha_centauri: [-2, -3],
  luhman_16: [-5, -2],
  barnards_star: [1, -4],
  wolf_359: [-6, 1],
  sirius: [-3, 5],
  procyon: [-6, 5],
  epsilon_eridani: [3, 5],
  tau_ceti: [6, 3],
  lacaille_9352: [6, -1],
  epsilon_indi: [5, -4],
  kapteyns_star: [0, 7],
  wolf_1061: [1, -7],
  ross_780: [8, -3],
  empty_1: [0, 4],
  empty_2: [4, 1],
  empty_3: [-3, 2],
  empty_4: [3, -5],
  orion_spur_a: [-4, 8],
  orion_spur_b: [-4, -7],
  orion_spur_c: [9, 1],
};

function star(id: string): Point {
  const [x, y] = STARS[id] ?? [0, 0];
  return { x: 404 + x * 55, y: 214 + y * 26.5 };
}

export function centreOf(region: string): Point {
  return CENTRES[region] ?? star(region.replace(/^at_/, ""));
}

/** How far from the middle of its region a site lies, by how many there are. */
const REACH = [0, 0, 30, 40, 46, 52, 56];

export function placeOf(site: Site, content: Content): Point {
  const centre = centreOf(site.region);
  if (site.era === "starfarers") return centre;
  const there = [...content.sites.values()].filter((other) => other.region === site.region);
  const turn = (2 * Math.PI * there.indexOf(site)) / there.length - Math.PI / 2;
  const reach = REACH[there.length] ?? 66;
  const tilt = there.length === 2 ? Math.PI / 2 : 0;
  return {
    x: centre.x + reach * 1.45 * Math.cos(turn + tilt),
    y: centre.y + reach * Math.sin(turn + tilt),
  };
}

export function regionRadius(region: string, content: Content): number {
  const count = [...content.sites.values()].filter((site) => site.region === region).length;
  return 28 + (REACH[count] ?? 66);
}
