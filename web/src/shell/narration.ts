/** What others have just done, in one line: the facts of a step without its headings. */

import type { LogLine } from "./protocol";
import type { Table } from "./table.svelte";

const MOST = 3;

/** Empty where nobody has done anything yet. */
export function narrated(table: Table, told: LogLine[]): string {
  const facts = told.filter((line) => table.weigh(line) === "");
  const chosen = facts.length ? facts : told;
  return chosen
    .slice(-MOST)
    .map((line) => table.say(line.say))
    .join(" · ");
}
