/** How a game has ended, in one sentence; null while it goes on. */

import type { Language } from "./protocol";
import type { Table } from "./table.svelte";

export function outcome(table: Table, language: Language = table.words.language): string | null {
  const { look } = table;
  const words = table.words.in(language);
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
