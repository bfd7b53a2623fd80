/** How a game has ended, in one sentence; null while it goes on. */

import type { Table } from "./table.svelte";

export function outcome(table: Table): string | null {
  const { words, look } = table;
  if (!look.result) return null;
  const winners = look.result.ranks.flatMap((rank, seat) =>
    rank === 1 ? [words.seats[seat] ?? ""] : [],
  );
  const names = (winners.length ? winners : rivals(table)).join(", ");
  return words.tell(winners.length > 1 ? "frame-over-tie" : "frame-over", { names });
}

/** Who has won where no seat has. */
function rivals(table: Table): string[] {
  const others = table.game.seatless?.(table) ?? [];
  return others.filter((who) => who.score !== null).map((who) => who.name);
}
