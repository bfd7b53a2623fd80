/** Offers that name a piece of the ship by its number, told by what the piece is. */

import type { Worded } from "../../shell/game";
import type { Offer } from "../../shell/protocol";
import type { XiaTable } from "./board";

const TOLD: Record<string, string> = {
  thrust: "board-offer-thrust",
  arm: "board-offer-arm",
  sell_outfit: "board-offer-sell",
  lift: "board-offer-lift",
};

export function worded(table: XiaTable, { move, preview }: Offer): Worded | null {
  const [verb = "", piece = "", spot = "0"] = move.split(" ");
  const id = TOLD[verb];
  const captain = table.view.captains[table.look.seat ?? table.view.active];
  const pieces = piece[0] === "o" ? captain?.outfits : piece[0] === "m" ? captain?.mods : undefined;
  const at = Number(piece.slice(1));
  const thing = pieces?.[at]?.id;
  if (!id || !pieces || !thing) return null;
  const alike = pieces.flatMap((other, n) => (other.id === thing ? [n] : []));
  /** Which of several of a kind; 0 where there is one. */
  const which = alike.length > 1 ? alike.indexOf(at) + 1 : 0;
  return { say: { id, args: { thing, which, spot: Number(spot) } }, preview };
}
