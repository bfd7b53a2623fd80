/** SC-15.6: what each line of the score sheet is made of: told by the log, event by event. */

import type { Reason } from "../../shell/game";
import type { GameEvent } from "../../shell/protocol";
import type { ScTable } from "./board";
import type { ScEvent } from "./chronicle";

const LINES = [
  "start",
  "discoveries",
  "contracts",
  "production",
  "bases",
  "progress",
  "colonies",
  "cards",
  "firsts",
  "costs",
];

/** What an event says of the profit that comes after it: the component behind it. */
function source(event: ScEvent): string {
  switch (event.is) {
    case "fulfilled":
      return `contract:${event.contract}`;
    case "explored":
      return `discovery:${event.tile}`;
    case "built":
      return `site:${event.site}`;
    case "learned":
      return `progress:${event.card}`;
    case "colonized":
      return `colony:${event.colony}`;
    case "spur_entered":
      return `site:${event.site}`;
    case "special_played":
    case "edge_played":
      return `card:${event.card}`;
    default:
      return "";
  }
}

/** The kinds of components that a line can be told by. */
const KINDS: Record<string, RegExp> = {
  contracts: /^contract:/,
  discoveries: /^discovery:/,
  bases: /^site:/,
  progress: /^progress:/,
  colonies: /^colony:/,
  cards: /^card:/,
  firsts: /^site:/,
};

export function reasons(table: ScTable, line: string, seat: number): Reason[] {
  const cause = line.replace("score-", "");
  const points = table.view.corps[seat]?.score[LINES.indexOf(cause)] ?? 0;
  const found = new Map<string, Reason>();
  let era = table.view.first_era;
  const behind = new Map<string, string>();
  for (const { event } of table.look.log) {
    const told = event as GameEvent as unknown as ScEvent;
    if (told.is === "era_began") era = told.era;
    const from = source(told);
    for (const [kind, wanted] of Object.entries(KINDS))
      if (wanted.test(from)) behind.set(kind, from);
    const entry = entryOf(table, told, cause, seat, era, behind.get(cause) ?? "");
    if (!entry) continue;
    const known = found.get(entry.text);
    if (known) known.points += entry.points;
    else found.set(entry.text, entry);
  }
  const parts = [...found.values()];
  const rest = points - parts.reduce((sum, part) => sum + part.points, 0);
  if (rest) parts.push({ text: table.words.tell("board-otherwise"), points: rest, about: "" });
  return parts.filter((part) => part.points !== 0);
}

/** What an event adds to a line of a seat. */
function entryOf(
  { words }: ScTable,
  event: ScEvent,
  cause: string,
  seat: number,
  era: string,
  behind: string,
): Reason | null {
  if (event.is === "lost" && cause === "costs" && event.seat === seat) {
    return { text: words.tell("board-cost", { cause: event.cause }), points: -event.n, about: "" };
  }
  if (event.is !== "gained" || event.cause !== cause || event.seat !== seat) return null;
  const id = behind.slice(behind.indexOf(":") + 1);
  const text = id ? words.name(id) : words.name(era);
  return { text, points: event.n, about: behind || `era:${era}` };
}
