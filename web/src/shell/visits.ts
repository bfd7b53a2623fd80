/** How far this browser has followed each table: on return, the rest is shown. */

const MOST = 100;
const KEY = "visits";

type Visits = [table: string, seq: number][];

export function noteVisit(table: string, seq: number): void {
  const others = allVisits().filter(([known]) => known !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, seq]].slice(-MOST)));
}

/** The last entry that was seen here; 0 where nothing was. */
export function visitOf(table: string): number {
  return allVisits().find(([known]) => known === table)?.[1] ?? 0;
}

function allVisits(): Visits {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Visits;
  } catch {
    return [];
  }
}
