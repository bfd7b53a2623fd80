/** Where a bubble goes: beside what it speaks of, and always on the screen. */

import type { Spot } from "./table.svelte";

const GAP = 10;
const EDGE = 8;

export function beside(spot: Spot, width: number, height: number): { left: number; top: number } {
  const right = spot.x + spot.width + GAP;
  const fitsRight = right + width + EDGE <= innerWidth;
  const left = fitsRight ? right : spot.x - GAP - width;
  return {
    left: clamp(left >= EDGE ? left : (innerWidth - width) / 2, innerWidth - width),
    top: clamp(spot.y + spot.height / 2 - height / 2, innerHeight - height),
  };
}

/** Above the list of offers, at the side: neither they nor what they light up is covered. */
export function above(_width: number, height: number): { left: number; top: number } {
  const list = document.querySelector('[data-region="prompt"]');
  const foot = list?.getBoundingClientRect().top ?? innerHeight;
  return { left: EDGE, top: Math.max(EDGE, foot - GAP - height) };
}

function clamp(value: number, room: number): number {
  return Math.max(EDGE, Math.min(value, room - EDGE));
}
