/** What there is to tell of a component, wherever it is pointed at. */

import { type About, type Tellers, tellAbout } from "../../shell/about";
import type { Message } from "../../shell/protocol";
import type { ScTable } from "./board";
import type { Content } from "./catalogue";
import type { ActionCard, Tile } from "./content";

interface Scribe {
  table: ScTable;
  content: Content;
}

function say({ table }: Scribe, messages: Message[]): string[] {
  return messages.map((message) => table.words.say(message));
}

/** `Move 2`, `Build 1 shielded`: what a card is worth. */
export function pointsOf(card: ActionCard | undefined, table: ScTable): string[] {
  return (card?.points ?? []).map((points) =>
    table.words.tell("summary-points", {
      action: points.action,
      n: points.value,
      how: points.times ? "times" : points.shielded ? "shielded" : "plain",
    }),
  );
}

function card(id: string, scribe: Scribe): Partial<About> {
  const { table, content } = scribe;
  const found = content.cards.get(id);
  const lines = [...pointsOf(found, table), ...say(scribe, content.effects(found?.special))];
  if (found?.infra) lines.push(table.words.tell("board-may-be-infra"));
  if (found?.edge) lines.push(...say(scribe, content.ability(`edge:${found.edge}`)));
  if (id === "time") lines.push(table.words.tell("board-time"));
  return {
    title: table.words.name(id),
    lines,
    source: found?.source ?? "",
    tuned: found?.tuned ?? "",
  };
}

export function marksOf(tile: Tile, table: ScTable): string[] {
  const tell = (id: string, n: number) => table.words.tell("board-mark", { mark: id, n });
  const found: string[] = [];
  if (tile.profit) found.push(tell("profit", tile.profit));
  if (tile.genetics) found.push(tell("genetics", tile.genetics));
  if (tile.revelation) found.push(tell("revelation", tile.revelation));
  if (tile.produces !== undefined) found.push(`P${tile.produces}`);
  if (tile.base) found.push(tell("base", tile.base));
  if (tile.colony) found.push(tell("colony", tile.colony));
  for (const symbol of tile.symbols ?? []) {
    found.push(table.words.tell("board-symbol", { symbol }));
  }
  return found;
}

function site(id: string, scribe: Scribe): Partial<About> {
  const { table, content } = scribe;
  const place = content.sites.get(id);
  const seen = table.view.sites.find((other) => other.id === id);
  const lines: string[] = [];
  if (place?.explore !== undefined)
    lines.push(table.words.tell("board-explore", { n: place.explore }));
  if (place?.build !== undefined) lines.push(table.words.tell("board-build", { n: place.build }));
  if (place?.gravity) lines.push(table.words.tell("board-gravity", { n: place.gravity }));
  for (const tile of seen?.tiles ?? []) {
    const found = content.tiles.get(tile);
    const marks = found ? marksOf(found, table).join(", ") : "";
    lines.push(`${table.words.name(tile)}: ${marks}`);
  }
  for (const base of seen?.bases ?? []) {
    lines.push(...say(scribe, content.ability(`base:${base}:${table.view.era}`)));
  }
  if (seen?.haunted) lines.push(table.words.tell("board-haunted"));
  const colony = content.colonies.get(seen?.colony ?? "");
  if (colony)
    lines.push(table.words.name(colony.id), ...say(scribe, content.effects(colony.effect)));
  return {
    title: table.words.name(id),
    lines,
    source: place?.source ?? "",
    tuned: place?.tuned ?? "",
  };
}

function contract(id: string, scribe: Scribe): Partial<About> {
  const { table, content } = scribe;
  const side = table.view.players <= 2 ? "few" : "many";
  return {
    title: table.words.name(id),
    lines: say(scribe, content.ability(`contract:${id}:${side}`)),
    source: content.contracts.get(id)?.source ?? "",
  };
}

function effect(kind: "progress" | "colonies") {
  return (id: string, scribe: Scribe): Partial<About> => {
    const found = scribe.content[kind].get(id);
    return {
      title: scribe.table.words.name(id),
      lines: say(scribe, scribe.content.effects(found?.effect)),
      source: found?.source ?? "",
    };
  };
}

const TELLERS: Tellers<Scribe> = {
  hand: card,
  card,
  discard: card,
  offer: (slot, scribe) => card(scribe.table.view.offers[Number(slot) - 1] ?? "", scribe),
  infra: (id, scribe) => {
    const [seat = "", slot = ""] = id.split(":");
    return card(scribe.table.view.corps[Number(seat)]?.infra[Number(slot)] ?? "", scribe);
  },
  site,
  tile: (id, scribe) => site(id.split(":")[0] ?? "", scribe),
  contract,
  progress: effect("progress"),
  colony: effect("colonies"),
  base: (id, scribe) => {
    const base = id.split(":")[1] ?? "";
    return {
      title: scribe.table.words.name(base),
      lines: say(scribe, scribe.content.ability(`base:${base}:${scribe.table.view.era}`)),
      source: "rulebook",
    };
  },
};

const CLAUSES: Record<string, string> = {
  hand: "SC-3.14",
  offer: "SC-5.1.2",
  infra: "SC-3.10",
  site: "SC-5.2.3",
  tile: "SC-5.3.4",
  contract: "SC-3.21",
  progress: "SC-11.3",
  colony: "SC-15.4",
  base: "SC-5.4.3",
};

export function about(target: string, table: ScTable, content: Content): About | null {
  return tellAbout(target, TELLERS, CLAUSES, () => ({ table, content }));
}
