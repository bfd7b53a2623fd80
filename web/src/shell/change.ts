/** A look told as what has changed since the one before. */

import type { ChangeNews, Look } from "./protocol";

type Path = (string | number)[];
/** Where, and what stands there now; a path alone: nothing does. */
export type Change = [Path] | [Path, unknown];

/** The look that a change leads to; nothing when it is a change of another one. */
export function changed(look: Look | null, news: ChangeNews): Look | null {
  if (!look || look.seq !== news.since) return null;
  const { seq, since, keep, log } = news;
  return { ...(patched(look, news.set) as Look), seq, since, keep, log };
}

/** `old` with every change made; what has not changed is the same thing as before. */
export function patched(old: unknown, changes: Change[]): unknown {
  return changes.reduce((at, change) => set(at, change[0], change), old);
}

function set(old: unknown, [first, ...rest]: Path, change: Change): unknown {
  if (first === undefined) return change[1];
  const inside = (old as Record<string | number, unknown>)[first];
  if (Array.isArray(old)) {
    return old.map((one, place) => (place === first ? set(inside, rest, change) : one));
  }
  const copy = { ...(old as Record<string, unknown>) };
  if (!rest.length && change.length === 1) delete copy[first];
  else copy[first] = set(inside, rest, change);
  return copy;
}
