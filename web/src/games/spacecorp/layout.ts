/** Where things lie on the stage: the map of the era, the console below it, the displays beside. */

import type { Stage } from "../../shell/game";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** Where the displays stand when the board is laid out one way. */
export interface Plan {
  contracts: Point;
  offers: Point;
  pile: Point;
}

export const STAGES: Stage[] = [
  { name: "wide", x: 0, y: -2, width: 1100, height: 456 },
  { name: "tall", x: 0, y: -2, width: 792, height: 700 },
];

const PLANS: Record<string, Plan> = {
  wide: {
    contracts: { x: 800, y: 0 },
    offers: { x: 800, y: 218 },
    pile: { x: 800, y: 334 },
  },
  tall: {
    contracts: { x: 0, y: 462 },
    offers: { x: 318, y: 462 },
    pile: { x: 318, y: 578 },
  },
};

export function planOf(stage: string): Plan {
  const plan = PLANS[stage];
  if (!plan) throw new Error(`The board is not laid out as ${stage}.`);
  return plan;
}

export const MAP: Box = { x: 0, y: 0, w: 792, h: 398 };
export const CONSOLE: Box = { x: 0, y: 404, w: 792, h: 48 };
export const CONTRACTS = { w: 300, row: 30.5, h: 28 };
export const OFFER = { w: 72, h: 108, gap: 4 };
export const PILE: Box = { x: 0, y: 0, w: 300, h: 118 };

// --- the Solar System ----------------------------------------------------------------------------

/** The regions of the Solar System as rounded frames. */
export const REGIONS: Record<string, Box> = {
  m1: { x: 18, y: 122, w: 206, h: 168 },
  m2: { x: 226, y: 126, w: 180, h: 160 },
  m3: { x: 428, y: 148, w: 108, h: 110 },
  m4: { x: 236, y: 10, w: 190, h: 104 },
  m5: { x: 236, y: 298, w: 190, h: 94 },
  m6: { x: 462, y: 288, w: 122, h: 98 },
  m7: { x: 558, y: 8, w: 226, h: 244 },
  m8: { x: 650, y: 282, w: 132, h: 106 },
  p1: { x: 6, y: 112, w: 84, h: 172 },
  p2: { x: 98, y: 34, w: 142, h: 346 },
  p3: { x: 250, y: 8, w: 232, h: 184 },
  p4: { x: 256, y: 206, w: 246, h: 186 },
  p5: { x: 494, y: 8, w: 168, h: 184 },
  p6: { x: 514, y: 206, w: 168, h: 186 },
  p7: { x: 674, y: 8, w: 112, h: 184 },
  p8: { x: 694, y: 226, w: 92, h: 150 },
};

/** The sites of the Solar System: the middles of their bodies. */
const SITES: Record<string, readonly [number, number]> = {
  earth: [80, 196],
  luna: [174, 190],
  lunar_l4: [270, 164],
  lunar_l5: [360, 164],
  solar_l1: [270, 236],
  solar_l2: [360, 236],
  sisyphus: [482, 194],
  eros: [286, 50],
  solar_l4: [376, 50],
  solar_l5: [286, 334],
  solar_l3: [376, 334],
  halleys_comet: [524, 328],
  phobos: [606, 124],
  deimos: [736, 124],
  north_mars: [671, 54],
  south_mars: [671, 178],
  asteroid_belt: [716, 330],
  inner_solar_system: [46, 176],
  ceres: [134, 82],
  vesta: [204, 82],
  pallas: [134, 188],
  hygiea: [204, 188],
  interamnia: [134, 294],
  psyche: [204, 294],
  io: [290, 52],
  europa: [290, 138],
  ganymede: [442, 52],
  callisto: [442, 138],
  himalia: [366, 142],
  titan: [296, 250],
  enceladus: [296, 336],
  rhea: [462, 250],
  dione: [462, 336],
  iapetus: [379, 342],
  ariel: [532, 52],
  umbriel: [532, 138],
  titania: [624, 52],
  oberon: [624, 138],
  triton: [552, 256],
  nereid: [644, 256],
  proteus: [598, 340],
  pluto: [730, 58],
  charon: [730, 140],
  oort_cloud: [740, 292],
};

/** The great planets whose moons are sites. */
export const PLANETS: Record<string, Point & { r: number }> = {
  mars: { x: 671, y: 122, r: 40 },
  jupiter: { x: 366, y: 74, r: 40 },
  saturn: { x: 379, y: 272, r: 33 },
  uranus: { x: 578, y: 96, r: 27 },
  neptune: { x: 598, y: 284, r: 27 },
};

// --- the stars nearby ----------------------------------------------------------------------------

/** The stars nearby, roughly as they lie about the Sun. */
const STARS: Record<string, readonly [number, number]> = {
  sol: [352, 206],
  alpha_centauri: [234, 138],
  luhman_16: [96, 112],
  barnards_star: [404, 112],
  wolf_359: [70, 214],
  sirius: [254, 276],
  procyon: [82, 318],
  epsilon_eridani: [514, 320],
  tau_ceti: [698, 292],
  lacaille_9352: [628, 194],
  epsilon_indi: [572, 108],
  kapteyns_star: [384, 346],
  wolf_1061: [298, 44],
  ross_780: [712, 58],
  empty_1: [388, 276],
  empty_2: [512, 210],
  empty_3: [178, 222],
  empty_4: [486, 46],
  orion_spur_a: [214, 366],
  orion_spur_b: [136, 34],
  orion_spur_c: [752, 176],
};

export function placeOf(site: string): Point {
  const [x, y] = SITES[site] ?? STARS[site] ?? [0, 0];
  return { x, y };
}

/** The frame of a region; among the stars it is the star alone. */
export function frameOf(region: string): Box {
  const found = REGIONS[region];
  if (found) return found;
  const { x, y } = placeOf(region.replace(/^at_/, ""));
  const r = region.startsWith("at_empty") ? 8 : 19;
  return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
}

function middleOf({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** Where the cost of a way stands when it would cover something half way. */
const COSTS: Record<string, number> = {
  "at_lacaille_9352 at_epsilon_indi": 0.22,
  "at_tau_ceti at_lacaille_9352": 0.3,
  "at_alpha_centauri at_wolf_1061": 0.3,
  "at_barnards_star at_wolf_1061": 0.34,
  "at_sol at_barnards_star": 0.3,
  "at_luhman_16 at_wolf_359": 0.72,
};

export interface Way {
  from: Point;
  to: Point;
  middle: Point;
}

/** The way between two regions, from frame to frame, and where its cost stands. */
export function wayBetween(a: string, b: string): Way {
  const [one, other] = [frameOf(a), frameOf(b)];
  const [start, end] = [middleOf(one), middleOf(other)];
  const from = leaving(one, end);
  const to = leaving(other, start);
  const part = COSTS[`${a} ${b}`] ?? 0.5;
  const middle = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  return { from, to, middle };
}

/** Where a line from the middle of a frame towards a point leaves the frame. */
function leaving(box: Box, towards: Point): Point {
  const middle = middleOf(box);
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y];
  const wide = Math.abs(dx) < 0.01 ? Number.POSITIVE_INFINITY : box.w / 2 / Math.abs(dx);
  const high = Math.abs(dy) < 0.01 ? Number.POSITIVE_INFINITY : box.h / 2 / Math.abs(dy);
  const part = Math.min(wide, high);
  return { x: middle.x + dx * part, y: middle.y + dy * part };
}
