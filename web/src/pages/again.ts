/** Doing something now and again, and saying when something was. */

import type { Language } from "../shell/protocol";

const PAUSE = 4000;
const MINUTE = 60_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** Do it now, and every few seconds while the page can be seen; what comes back ends it. */
export function again(what: () => void): () => void {
  const act = () => {
    if (!document.hidden) what();
  };
  act();
  const timer = setInterval(act, PAUSE);
  document.addEventListener("visibilitychange", act);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", act);
  };
}

/** “3 hours ago”, in the reader's language. */
export function ago(time: number, language: Language): string {
  const since = Math.max(0, Date.now() - time);
  const [unit, length] = UNITS.find(([, long]) => since >= long) ?? ["minute", MINUTE];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(-Math.floor(since / length), unit);
}
