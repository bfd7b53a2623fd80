/** The colours that seats have chosen, worn by everything that speaks of a seat. */

import type { SeatCard } from "./protocol";

/** As many as `tokens.css` names. */
export const HUES = 8;

/** Seats are coloured by `--seat-0` and so on: each is given the hue that was chosen for it.
 * Gives back how to undo it. */
export function wearHues(seats: SeatCard[]): () => void {
  const { style } = document.documentElement;
  for (const { seat, colour } of seats)
    style.setProperty(`--seat-${seat}`, `var(--hue-${colour % HUES})`);
  return () => {
    for (const { seat } of seats) style.removeProperty(`--seat-${seat}`);
  };
}
