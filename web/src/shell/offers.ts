/** The list of answers: what several have in common is said once, and many are grouped. */

import type { Message, Offer } from "./protocol";
import type { Table } from "./table.svelte";

/** The kernel's quiet answers: they come alone, whatever else there is. */
const QUIET = new Set(["pass", "end"]);
/** More than these, and they are grouped by what they do. */
const MANY = 8;
/** A grouping that leaves hardly fewer things to choose from is none. */
const WORTH = 0.7;

/** An answer in the list: what is left to say of it after its heading. */
export interface Answer {
  is: "answer";
  id: string;
  offer: Offer;
  text: string;
  preview: Message[];
}

/** Answers behind one button. */
export interface Cluster {
  is: "cluster";
  id: string;
  text: string;
  offers: Offer[];
}

/** What the answers after it have in common. */
export interface Heading {
  is: "heading";
  id: string;
  text: string;
  preview: Message[];
}

export type Row = Answer | Cluster | Heading;

/** How a table says its offers. */
export interface Teller {
  /** The whole sentence of an offer. */
  text(offer: Offer): string;
  preview(offer: Offer): Message[];
  /** What a game calls all answers of a verb; empty where it has no word for them. */
  group(verb: string): string;
}

export function tellerOf(table: Table): Teller {
  const { words } = table;
  return {
    text: (offer) => table.sayOffer(offer),
    preview: (offer) => table.previewOf(offer),
    group: (verb) => {
      const id = `board-group-${verb.replaceAll("_", "-")}`;
      return words.knows(id) ? words.tell(id) : "";
    },
  };
}

export function isQuiet(offer: Offer): boolean {
  return QUIET.has(offer.move);
}

/** The rows for these offers; `way` is that of the clusters which have been opened. */
export function rowsFor(offers: Offer[], teller: Teller, way: string): Row[] {
  const clusters = clustered(offers, teller, way);
  if (!clusters) return flat(offers, teller);
  return clusters.flatMap((cluster): Row[] => {
    const [only] = cluster.offers;
    return cluster.offers.length === 1 && only ? [answer(only, teller)] : [cluster];
  });
}

/** The offers of the cluster with this id, wherever it stands; null when there is none now. */
export function openedAt(offers: Offer[], teller: Teller, wanted: string): Offer[] | null {
  let within = offers;
  let way = "";
  while (way !== wanted) {
    const next = clustered(within, teller, way)?.find(
      ({ id, offers }) => offers.length > 1 && (wanted === id || wanted.startsWith(`${id}/`)),
    );
    if (!next) return null;
    within = next.offers;
    way = next.id;
  }
  return within;
}

function answer(offer: Offer, teller: Teller): Answer {
  const text = teller.text(offer);
  return { is: "answer", id: offer.move, offer, text, preview: teller.preview(offer) };
}

/** Many offers by what they do, else by the first word that tells some of them apart. */
function clustered(offers: Offer[], teller: Teller, way: string): Cluster[] | null {
  const loud = offers.filter((offer) => !isQuiet(offer));
  if (loud.length <= MANY) return null;
  const longest = Math.max(...loud.map((offer) => offer.move.split(" ").length));
  for (let at = 0; at < longest; at += 1) {
    const word = (offer: Offer) => {
      const found = offer.move.split(" ")[at] ?? "";
      return at === 0 ? teller.group(found) || found : found;
    };
    const found = new Set(loud.map(word));
    if (found.size < 2 || found.size > loud.length * WORTH) continue;
    return [
      ...offers
        .filter(isQuiet)
        .map((offer): Cluster => ({ is: "cluster", id: offer.move, text: "", offers: [offer] })),
      ...[...found].map((name): Cluster => {
        const alike = loud.filter((offer) => word(offer) === name);
        const said = at === 0 ? teller.group(alike[0]?.move.split(" ")[0] ?? "") : "";
        const lead = leadOf(alike.map(teller.text)).replace(/[\s:→]+$/, "");
        const text = said || lead || `${teller.text(alike[0] as Offer)} …`;
        const id = `${way}${way && "/"}${at}:${name.replaceAll("/", "|")}`;
        return { is: "cluster", id, text, offers: alike };
      }),
    ];
  }
  return null;
}

/** One answer after the other; neighbours that begin alike get a heading. */
function flat(offers: Offer[], teller: Teller): Row[] {
  const rows: Row[] = [];
  for (const alike of runs(offers)) {
    const answers = alike.map((offer) => answer(offer, teller));
    const lead = answers.length > 1 ? leadOf(answers.map(({ text }) => text)) : "";
    const preview = answers.length > 1 ? common(answers) : [];
    if (lead || preview.length)
      rows.push({ is: "heading", id: `heading:${alike[0]?.move}`, text: lead, preview });
    for (const each of answers)
      rows.push({
        ...each,
        text: each.text.slice(lead.length).trim(),
        preview: each.preview.slice(preview.length),
      });
  }
  return rows;
}

/** Neighbours with the same verb. */
function runs(offers: Offer[]): Offer[][] {
  const found: Offer[][] = [];
  for (const offer of offers) {
    const last = found.at(-1);
    const verb = offer.move.split(" ")[0];
    if (last?.[0]?.move.split(" ")[0] === verb) last?.push(offer);
    else found.push([offer]);
  }
  return found;
}

/** The words that all of these begin with, when each has something left to say. */
export function leadOf(texts: string[]): string {
  const split = texts.map((text) => text.split(" "));
  const [first = []] = split;
  const shortest = Math.min(...split.map((words) => words.length));
  let n = 0;
  while (n < shortest - 1 && split.every((words) => words[n] === first[n])) n += 1;
  return first.slice(0, n).join(" ");
}

/** The cost or gain that all of these begin with. */
function common(answers: Answer[]): Message[] {
  const [first] = answers;
  const same = (at: number) => {
    const wanted = JSON.stringify(first?.preview[at]);
    return answers.every(({ preview }) => JSON.stringify(preview[at]) === wanted);
  };
  let n = 0;
  while (n < (first?.preview.length ?? 0) && same(n)) n += 1;
  return first?.preview.slice(0, n) ?? [];
}

/** The cluster that one lies in. */
export function outOf(way: string): string {
  return way.split("/").slice(0, -1).join("/");
}

const KEYS = "123456789abcdefghijklmnopqrstuvwxyz";
const QUIET_KEY = "0";

/** Which key stands for which row: the same as long as the same is asked. */
export class KeyBook {
  #asked = "";
  /** For each way into the clusters: row -> key. */
  #known = new Map<string, Map<string, string>>();

  /** Keys for rows; what has had one keeps it. */
  keysFor(asked: string, way: string, rows: Row[]): Map<string, string> {
    if (asked !== this.#asked) this.#known.clear();
    this.#asked = asked;
    const known = this.#known.get(way) ?? new Map<string, string>();
    this.#known.set(way, known);
    const ids = rows.filter((row) => row.is !== "heading").map(({ id }) => id);
    const keys = new Map(
      ids.flatMap((id) => {
        const key = QUIET.has(id) ? QUIET_KEY : known.get(id);
        return key ? [[id, key] as const] : [];
      }),
    );
    const taken = new Set(keys.values());
    const free = [...KEYS].filter((key) => !taken.has(key));
    for (const id of ids) {
      if (keys.has(id)) continue;
      const key = free.shift();
      if (!key) break;
      keys.set(id, key);
      known.set(id, key);
    }
    return keys;
  }
}
