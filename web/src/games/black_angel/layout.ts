/** Where things lie on the stage: the ship as a dial, and space to the right of it or below. */

import type { Stage } from "../../shell/game";
import { middleOf } from "../../shell/hexes";
import { COLOURS } from "./catalogue";
import type { Action } from "./content";
import type { Colour } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** Where the parts of the board lie when it is laid out one way. */
interface Plan {
  /** How far the ship, and space with the technologies above it, are moved. */
  ship: Point;
  space: Point;
  journey: Point;
  /** The compartments: so many in a row. */
  hold: Point & { w: number; columns: number };
}

const PLANS: Record<string, Plan> = {
  wide: {
    ship: { x: 0, y: 0 },
    space: { x: 0, y: 0 },
    journey: { x: 958, y: 419 },
    hold: { x: 2, y: 419, w: 950, columns: 5 },
  },
  tall: {
    ship: { x: 122, y: 0 },
    space: { x: -426, y: 418 },
    journey: { x: 534, y: 4 },
    hold: { x: 4, y: 838, w: 668, columns: 2 },
  },
};
export const HOLD_ROW = 39;

export function planOf(stage: string): Plan {
  const plan = PLANS[stage];
  if (!plan) throw new Error(`The board is not laid out as ${stage}.`);
  return plan;
}

export function stagesFor(crews: number): Stage[] {
  const rows = Math.ceil(crews / planOf("tall").hold.columns);
  return [
    { name: "wide", x: 0, y: 0, width: 1100, height: 456 },
    { name: "tall", x: 0, y: 0, width: 676, height: 838 + rows * HOLD_ROW },
  ];
}

// --- the ship --------------------------------------------------------------------------------

/** The rings of the dial: names, actions, stations, the core. */
export const DIAL = { x: 210, y: 209, rim: 205, outer: 188, inner: 124, core: 51 };
/** Degrees of an action's sector; the first begins at the upper left. */
const SECTOR = 60;
const FIRST = -150;
/** A hair between neighbours. */
const SEAM = 0.9;

export function polar(r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(r * Math.cos(angle)), y: round(r * Math.sin(angle)) };
}

/** The middle of an action's sector; actions run clockwise. */
export function actionAngle({ number }: Action): number {
  return FIRST + SECTOR * (number - 0.5);
}

/** The middle of a station: between the two actions of its colour. */
export function stationAngle(colour: Colour): number {
  return FIRST + SECTOR + COLOURS.indexOf(colour) * 2 * SECTOR;
}

/** A part of a ring about a middle angle. */
export function sector(inner: number, outer: number, middle: number, spread: number): string {
  const [from, to] = [middle - spread / 2, middle + spread / 2];
  const [a, b] = [polar(outer, from + seam(outer)), polar(outer, to - seam(outer))];
  const [c, d] = [polar(inner, to - seam(inner)), polar(inner, from + seam(inner))];
  const large = spread > 180 ? 1 : 0;
  return [
    `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}`,
    `L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}z`,
  ].join("");
}

function seam(r: number): number {
  return (SEAM / r) * (180 / Math.PI);
}

/** The line that a name is set along, readable from below as from above. */
export function nameArc(middle: number, spread: number): string {
  const below = middle > 20 && middle < 160;
  const r = below ? 200.4 : 192.6;
  const ends = [polar(r, middle - spread / 2), polar(r, middle + spread / 2)];
  const [a, b] = below ? [ends[1], ends[0]] : [ends[0], ends[1]];
  if (!a || !b) return "";
  return `M${a.x} ${a.y}A${r} ${r} 0 0 ${below ? 0 : 1} ${b.x} ${b.y}`;
}

// --- space -----------------------------------------------------------------------------------

export const SKY = { x: 430, y: 62, w: 668, h: 352 };
/** The radius of a hex. */
export const HEX = 43;
const STEP = Math.sqrt(3) * HEX;
const APEX = 2;
/** Where the first strip's apex lies. */
const FIRST_X = SKY.x + 12 + STEP / 2;
const MIDDLE_Y = SKY.y + SKY.h / 2;
/** The most strips that are ever laid. */
const STRIPS = 7;

/** How far a strip lies from the ship; a short map lies in the middle of its sky, unless Hal does. */
export function stripX(strip: number, strips: number, besides: boolean): number {
  const spare = besides ? 0 : ((STRIPS - strips) * STEP) / 2;
  return round(FIRST_X + spare + strip * STEP);
}

/** A hex of a strip, from the strip's apex: the ship looks to the right, so A is above. */
export function hexOffset(column: number): Point {
  const row = column - APEX;
  const { x, y } = middleOf([Math.max(0, -row), row], HEX);
  return { x: round(x), y: round(MIDDLE_Y + y) };
}

/** The space beside a short map: Hal's place in the solo game. */
export const ASIDE = { x: 922, y: SKY.y + 8, w: 168, h: SKY.h - 16 };

// --- technologies, compartments ----------------------------------------------------------------

export const PANEL = { x: 430, y: 3, w: 668, h: 54 };
export const TOKEN = { w: 50, h: 40 };
export const HOLD = { h: 35 };
export const JOURNEY = { w: 140, h: 35 };

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
