/** What boards read out of events: by their kinds, or field by field. */

import type { Travel } from "./game";
import type { GameEvent } from "./protocol";

interface Told {
  is: string;
}

/** The members of a union of events that may be of a kind: some stand for several. */
export type Of<E extends Told, K extends E["is"]> = E extends { is: infer I }
  ? K extends I
    ? E
    : never
  : never;

/** A kind of event -> what there is to tell of it. */
export type Tellers<E extends Told, R extends unknown[], T> = {
  [K in E["is"]]?: (event: Of<E, K>, ...rest: R) => T[];
};

/** What there is to tell of an event; nothing where its kind has no teller. */
export function tell<E extends Told, R extends unknown[], T>(
  tellers: Tellers<E, R, T>,
  event: Told,
  ...rest: R
): T[] {
  const teller = tellers[event.is as E["is"]] as ((event: Told, ...rest: R) => T[]) | undefined;
  return teller?.(event, ...rest) ?? [];
}

/** A field of words; empty where there is none. */
export function text(event: GameEvent, field: string): string {
  const value = event[field];
  return typeof value === "string" ? value : "";
}

/** A field that counts; -1 where there is none. */
export function number(event: GameEvent, field: string): number {
  const value = event[field];
  return typeof value === "number" ? value : -1;
}

/** The seat whose event it is; null for somebody without one. */
export function seatOf(event: GameEvent): number | null {
  return typeof event.seat === "number" ? event.seat : null;
}

/** The last event of a kind. */
export function latest(events: GameEvent[], kind: string): GameEvent | undefined {
  return events.filter((event) => event.is === kind).at(-1);
}

/** A piece on its way. */
export function piece(seat: number | null, icon: string, from: string[], to: string[]): Travel {
  return { seat, icon, from, to };
}
