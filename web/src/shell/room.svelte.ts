/** How a table is laid out, by the room there is: never by what kind of device it may be. */

import { getContext, setContext } from "svelte";
import { settings } from "./settings.svelte";

/**
 * `desk`: players and log beside the stage. `column`: players in a strip above it, the log on call.
 * `phone` and `flat`, a phone on its side: what is one's own lies in a sheet.
 */
export type Layout = "desk" | "column" | "phone" | "flat";

const KEY = Symbol("room");
/** Lower than this, and rows above each other would leave nothing for the stage. */
const FLAT = 520;
const NARROW = 620;
/** With less width the stage needs what the players' column would take. */
const DESK = 1150;

export function layoutFor(width: number, height: number): Layout {
  if (height < FLAT && width > height) return "flat";
  if (width < NARROW) return "phone";
  return width < DESK || height > width ? "column" : "desk";
}

/** The room of the screen, and what follows from it. */
export class Room {
  #width = $state(innerWidth);
  #height = $state(innerHeight);
  /** Whoever reads in large letters has less room for them. */
  layout: Layout = $derived(layoutFor(this.#width / settings.size, this.#height / settings.size));

  /** What is one's own lies in a sheet, and there is a finger rather than a pointer. */
  get handheld(): boolean {
    return this.layout === "phone" || this.layout === "flat";
  }

  /** Look again whenever the screen has changed; the way to stop. */
  watch(): () => void {
    const measure = () => {
      this.#width = innerWidth;
      this.#height = innerHeight;
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }
}

export function provideRoom(): Room {
  return setContext(KEY, new Room());
}

export function useRoom(): Room {
  return getContext<Room>(KEY);
}
