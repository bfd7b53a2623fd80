/** XIA-2.7: what each line of fame is made of: told by the log, point by point. */

import type { Reason } from "../../shell/game";
import type { GameEvent } from "../../shell/protocol";
import type { XiaTable } from "./board";

const SOURCES = [
  "exploration",
  "missions",
  "combat",
  "trade",
  "ships",
  "wealth",
  "rescue",
  "titles",
  "luck",
  "events",
  "relics",
  "gates",
];

/** A source -> the event that comes before its point, and the component which that names. */
const BEHIND: Record<string, { is: string; field: string; kind: string }> = {
  missions: { is: "completed", field: "mission", kind: "mission" },
  combat: { is: "destroyed", field: "seat", kind: "ship" },
  ships: { is: "new_ship", field: "ship", kind: "yard" },
  titles: { is: "title_won", field: "title", kind: "title" },
  relics: { is: "studied", field: "relic", kind: "relic" },
  gates: { is: "jumped", field: "space", kind: "space" },
};

export function reasons(table: XiaTable, line: string, seat: number): Reason[] {
  const { view, words, look } = table;
  const source = line.replace("score-", "");
  const total = view.captains[seat]?.sources[SOURCES.indexOf(source)] ?? 0;
  const entered = new Map<string, Reason>();
  let waiting: Reason[] = [];
  let last: GameEvent | null = null;
  const behind = BEHIND[source];
  for (const { event } of look.log) {
    if (behind && event.is === behind.is) last = event;
    if (event.is === "earned" && event.seat === seat && event.source === source)
      waiting.push(entryOf(table, line, Number(event.n), behind ? last : null));
    // XIA-2.3: what was earned counts when it is entered.
    if (event.is !== "fame_entered" || event.seat !== seat) continue;
    for (const reason of waiting) {
      const known = entered.get(reason.text);
      if (known) known.points += reason.points;
      else entered.set(reason.text, reason);
    }
    waiting = [];
  }
  const parts = [...entered.values()];
  const rest = total - parts.reduce((sum, part) => sum + part.points, 0);
  if (rest) parts.push({ text: words.tell("board-otherwise"), points: rest, about: "" });
  return parts.filter(({ points }) => points !== 0);
}

function entryOf(
  { words }: XiaTable,
  line: string,
  points: number,
  from: GameEvent | null,
): Reason {
  const source = line.replace("score-", "");
  const behind = BEHIND[source];
  const named = behind && from ? from[behind.field] : null;
  if (!behind || named === null || named === undefined)
    return { text: words.tell(line), points, about: "" };
  if (typeof named === "number")
    return { text: words.seats[named] ?? "", points, about: `ship:p${named}` };
  return { text: words.name(String(named)), points, about: `${behind.kind}:${String(named)}` };
}
