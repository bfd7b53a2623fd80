/** What there is to tell of a component, wherever it is pointed at. */

import { type About, type Tellers, tellAbout } from "../../shell/about";
import type { Message } from "../../shell/protocol";
import { Speaker } from "../../shell/speaker";
import { corpName, type ScTable } from "./board";
import { type Content, contentOf } from "./catalogue";
import type { ActionCard, Files, Tile } from "./content";
import type { View } from "./view";

type Scribe = Speaker<View, Files, Content>;

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
    clause: found?.edge
      ? "SC-4.3"
      : found?.special
        ? "SC-5.8.1"
        : id === "time"
          ? "SC-3.16"
          : "SC-3.14",
    source: scribe.from(found?.source),
    tuned: found?.tuned ?? "",
  };
}

export function marksOf(tile: Tile, table: ScTable): string[] {
  const tell = (id: string, n: number) => table.words.tell("board-mark", { mark: id, n });
  const found: string[] = [];
  if (tile.profit) found.push(tell("profit", tile.profit));
  if (tile.genetics) found.push(tell("genetics", tile.genetics));
  if (tile.revelation) found.push(tell("revelation", tile.revelation));
  if (tile.produces !== undefined) found.push(tell("produces", tile.produces));
  if (tile.base) found.push(tell("base", tile.base));
  if (tile.colony) found.push(tell("colony", tile.colony));
  for (const symbol of tile.symbols ?? []) {
    found.push(table.words.tell("board-symbol", { symbol }));
  }
  return found;
}

function tileLine(id: string, { table, content }: Scribe): string {
  const found = content.tiles.get(id);
  const marks = found ? marksOf(found, table).join(", ") : "";
  return `${table.words.name(id)}: ${marks}`;
}

function discovery(id: string, scribe: Scribe): Partial<About> {
  const found = scribe.content.tiles.get(id);
  return {
    title: scribe.name(id),
    lines: found ? [marksOf(found, scribe.table).join(", ")] : [],
    clause: "SC-5.3.4",
    source: scribe.from(found?.source),
    tuned: found?.tuned ?? "",
  };
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
  if (place) lines.push(...distances(id, scribe));
  for (const tile of seen?.tiles ?? []) lines.push(tileLine(tile, scribe));
  for (const base of seen?.bases ?? []) {
    const rule = say(scribe, content.ability(`base:${base}:${table.view.era}`)).join(" ");
    const owner = corpName(table, seen?.owner ?? 0);
    lines.push(`${owner}, ${table.words.name(base)}: ${rule}`);
  }
  if (seen?.haunted) lines.push(table.words.tell("board-haunted"));
  const colony = content.colonies.get(seen?.colony ?? "");
  if (colony)
    lines.push(
      `${table.words.name(colony.id)}: ${say(scribe, content.effects(colony.effect)).join(" ")}`,
    );
  return {
    title: table.words.name(id),
    lines,
    source: scribe.from(place?.source),
    tuned: place?.tuned ?? "",
  };
}

/** How far a site is from the start and from the own teams. */
function distances(id: string, { table, content }: Scribe): string[] {
  const { view, words } = table;
  const start = content.sitesOf(view.era).find(({ kind }) => kind === "start")?.id ?? "";
  const own = view.sites.filter(({ teams }) => teams.some(({ corp }) => corp === view.seat));
  const from = [...new Set([start, ...own.map((place) => place.id)])].filter(
    (at) => at && at !== id,
  );
  return from.map((at) => words.tell("board-distance", { site: at, n: content.distance(at, id) }));
}

/** SC-5.2.9: the distances of a map from its start. */
function chart({ table, content }: Scribe): Partial<About> {
  const sites = content.sitesOf(table.view.era);
  const start = sites.find(({ kind }) => kind === "start");
  const far = sites
    .filter(({ kind }) => kind !== "start" && kind !== "empty")
    .map(({ id }) => ({ id, n: content.distance(start?.id ?? "", id) }))
    .sort((a, b) => a.n - b.n);
  const steps = [...new Set(far.map(({ n }) => n))];
  return {
    title: table.words.tell("board-chart", { site: start?.id ?? "" }),
    lines: steps.map((n) => {
      const there = far.filter((site) => site.n === n).map(({ id }) => table.words.name(id));
      return `${n}: ${there.join(", ")}`;
    }),
    clause: "SC-5.2.9",
  };
}

function contract(id: string, scribe: Scribe): Partial<About> {
  const { table, content } = scribe;
  const side = table.view.players <= 2 ? "few" : "many";
  const seen = table.view.contracts.find((other) => other.id === id);
  const said = say(scribe, content.ability(`contract:${id}:${side}`));
  const state =
    seen === undefined
      ? []
      : seen.owner !== null
        ? [table.words.tell("summary-fulfilled", { seat: corpName(table, seen.owner) })]
        : seen.have.map((n, seat) => `${corpName(table, seat)}: ${n}/${seen.need}`);
  return {
    title: table.words.name(id),
    lines: [
      ...said,
      ...(seen ? [table.words.tell("board-reward", { n: seen.reward })] : []),
      ...state,
    ],
    source: scribe.from(content.contracts.get(id)?.source),
    tuned: content.contracts.get(id)?.tuned ?? "",
  };
}

function effect(kind: "progress" | "colonies") {
  return (id: string, scribe: Scribe): Partial<About> => {
    const { table, content } = scribe;
    const found = content[kind].get(id);
    const lines = say(scribe, content.effects(found?.effect));
    const card = content.progress.get(id);
    if (card) {
      lines.unshift(table.words.tell("board-kind", { kind: card.kind }));
      for (const [what, n] of Object.entries(card.needs ?? {}))
        if (n) lines.push(table.words.tell("board-needs", { what, n }));
      const left = table.view.progress.find((other) => other.id === id);
      lines.push(table.words.tell("board-copies", { n: left?.copies ?? 0 }));
    }
    const colony = content.colonies.get(id);
    if (colony) lines.unshift(table.words.tell("preview-points", { n: colony.value }));
    return {
      title: table.words.name(id),
      lines,
      source: scribe.from(found?.source),
      tuned: found?.tuned ?? "",
    };
  };
}

function base(id: string, scribe: Scribe): Partial<About> {
  const { table, content } = scribe;
  return {
    title: table.words.name(id),
    lines: say(scribe, content.ability(`base:${id}:${table.view.era}`)),
    clause: "SC-5.4.3",
    source: scribe.from("rulebook"),
  };
}

function team(id: string, { table }: Scribe): Partial<About> {
  const [corp = "", number = ""] = id.split(":");
  const place = table.view.sites.find(({ teams }) =>
    teams.some((other) => other.corp === Number(corp) && other.number === Number(number)),
  );
  const found = place?.teams.find(
    (other) => other.corp === Number(corp) && other.number === Number(number),
  );
  return {
    title: table.words.tell("summary-team", {
      seat: corpName(table, Number(corp)),
      number: Number(number),
      track: found?.track ?? 0,
      claim: found?.claim ? "yes" : "no",
    }),
    lines: place ? [table.words.name(place.id)] : [],
  };
}

function infra(id: string, scribe: Scribe): Partial<About> {
  const { table, content } = scribe;
  const [seat = "", slot = ""] = id.split(":");
  const found = table.view.corps[Number(seat)]?.infra[Number(slot)];
  if (found) return { ...card(found, scribe), clause: "SC-3.10" };
  const values = content
    .intrinsic(table.view.first_era)
    .filter((box) => box.slot === Number(slot))
    .map(({ action, value }) =>
      table.words.tell("summary-points", { action, n: value, how: "plain" }),
    );
  const rule = table.words.tell(slot === "0" ? "board-research-slot" : "board-free-slot");
  return {
    title: table.words.tell("board-slot", { slot: Number(slot) }),
    lines: [...values, rule],
  };
}

function deed({ table }: Scribe): Partial<About> {
  const found = table.view.deed;
  if (!found) return {};
  const { words } = table;
  return {
    title: words.tell("move-act", { action: found.action }),
    lines: [
      found.site ? words.name(found.site) : "",
      found.value !== null && found.cost
        ? words.tell("preview-value", { n: found.value, cost: found.cost })
        : found.cost
          ? words.tell("preview-need", { n: found.cost })
          : "",
      ...found.bases.map((id) => words.name(id)),
    ],
    clause: "SC-3.6",
  };
}

const TELLERS: Tellers<Scribe> = {
  hand: card,
  card,
  discard: (id, scribe) =>
    id ? card(id, scribe) : { title: scribe.tell("board-discard"), lines: [], clause: "SC-3.30" },
  offer: (slot, scribe) => card(scribe.view.offers[Number(slot) - 1] ?? "", scribe),
  infra,
  site,
  tile: (id, scribe) => {
    const [place = "", box = ""] = id.split(":");
    const seen = scribe.view.sites.find((other) => other.id === place);
    const tile = seen?.tiles[Number(box) - 1];
    return tile ? discovery(tile, scribe) : site(place, scribe);
  },
  discovery,
  contract,
  progress: effect("progress"),
  colony: effect("colonies"),
  base: (id, scribe) => base(id.split(":")[1] ?? "", scribe),
  built: base,
  team,
  deed: (_, scribe) => deed(scribe),
  chart: (_, scribe) => chart(scribe),
  radiation: (_, { table, content }) => ({
    title: table.words.tell("board-radiation"),
    lines: [
      table.words.tell("board-radiation-cost", {
        n: content.settings.radiation[table.view.era as "mariners"] ?? 0,
      }),
    ],
    clause: "SC-8.7",
  }),
  region: (id, scribe) => {
    const { table, content } = scribe;
    const near = content.borders
      .filter(({ a, b }) => a === id || b === id)
      .map(({ a, b, cost }) => `${table.words.name(a === id ? b : a)}: ${cost}`);
    const warned = content.regions.get(id)?.radiation ? [table.words.tell("board-radiation")] : [];
    return { title: table.words.name(id), lines: [...near, ...warned], clause: "SC-5.2.4" };
  },
  border: (id, { table, content }) => {
    const [a = "", b = ""] = id.split(":");
    const found = content.borders.find((border) => border.a === a && border.b === b);
    return {
      title: `${table.words.name(a)} – ${table.words.name(b)}`,
      lines: [table.words.tell("board-border", { n: found?.cost ?? 0 })],
      clause: "SC-5.2.4",
    };
  },
  stack: (id, { table }) => ({
    title: table.words.tell("board-stack", { stack: id }),
    lines: [
      table.words.tell("board-stack-left", {
        n: table.view.stacks.find((stack) => stack.id === id)?.count ?? 0,
      }),
    ],
    clause: "SC-5.3.2",
  }),
  beyond: (number, { table }) => ({
    title: table.words.tell("board-beyond", { n: Number(number) }),
    lines: [table.words.tell("board-beyond-for", { n: Number(number), era: table.view.era })],
    clause: "SC-5.2.8",
  }),
  deck: (_, { table }) => ({
    title: table.words.tell("board-deck"),
    lines: [
      table.words.tell("summary-deck", { n: table.view.deck }),
      table.words.tell("board-deck-ends"),
    ],
    clause: "SC-6.2",
  }),
  action: (id, { table }) => ({
    title: table.words.tell("move-act", { action: id }),
    lines: [table.words.tell(`board-deed-${id}`)],
    clause: ACTION_CLAUSES[id] ?? "SC-3.4",
  }),
  wheel: (id, { table, content }) => {
    const corp = table.view.corps[Number(id)];
    const size = content.settings.wheel;
    const left = (at: number) => size - (at % size);
    return {
      title: table.words.tell("board-wheel"),
      lines: [
        table.words.tell("board-to-top", { wheel: "genetics", n: left(corp?.genetics ?? 0) }),
        table.words.tell("board-to-top", { wheel: "revelation", n: left(corp?.revelation ?? 0) }),
      ],
      clause: "SC-11.2",
    };
  },
  legacy: (id, scribe) => {
    const corp = scribe.view.corps[Number(id)];
    const [tile = "", built = ""] = corp?.legacy ?? [];
    return {
      title: scribe.tell("board-legacy"),
      lines: tile ? [tileLine(tile, scribe), built ? scribe.name(built) : ""] : [],
      clause: "SC-6.13",
    };
  },
  era: (id, { table }) => ({
    title: table.words.name(id),
    lines: [table.words.tell("board-era", { era: id })],
    clause: "SC-6.18",
  }),
};

const ACTION_CLAUSES: Record<string, string> = {
  research: "SC-5.1.1",
  move: "SC-5.2.1",
  explore: "SC-5.3.1",
  build: "SC-5.4.1",
  produce: "SC-5.5.1",
  genetics: "SC-5.6.1",
  revelation: "SC-11.1",
  upgrade: "SC-5.7.1",
  special: "SC-5.8.1",
  colonize: "SC-15.1",
};

const CLAUSES: Record<string, string> = {
  offer: "SC-5.1.2",
  infra: "SC-3.10",
  site: "SC-5.2.3",
  contract: "SC-3.21",
  progress: "SC-11.3",
  colony: "SC-15.4",
  team: "SC-5.2.1",
};

export function about(table: ScTable, target: string): About | null {
  const content = contentOf(table.catalogue);
  return tellAbout(target, TELLERS, CLAUSES, () => new Speaker(table, content));
}

/** What a component is drawn as when it is seen large. */
export interface Face {
  kind: "card" | "base" | "site" | "";
  id: string;
  seat: number | null;
}

export function faceOf(target: string, { view }: ScTable): Face {
  const [kind = "", first = "", second = ""] = target.split(":");
  const card = (id: string): Face => ({ kind: "card", id, seat: null });
  if (kind === "hand" || kind === "card" || kind === "discard") return card(first);
  if (kind === "offer") return card(view.offers[Number(first) - 1] ?? "");
  if (kind === "infra") return card(view.corps[Number(first)]?.infra[Number(second)] ?? "");
  if (kind === "base") return { kind: "base", id: second, seat: Number(first) };
  if (kind === "built") return { kind: "base", id: first, seat: null };
  if (kind === "site") return { kind: "site", id: first, seat: null };
  return { kind: "", id: "", seat: null };
}
