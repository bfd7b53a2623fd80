/** Events: what they touched, what flies, what is turned up, which dice fall, what is heard. */

import type { Passage, Reveal, Roll, Travel } from "../../shell/game";
import type { GameEvent } from "../../shell/protocol";
import { atlasOf } from "./atlas";
import { shipName, type XiaTable } from "./board";
import type { View } from "./view";

function text(event: GameEvent, field: string): string {
  const value = event[field];
  return typeof value === "string" ? value : "";
}

function number(event: GameEvent, field: string): number {
  const value = event[field];
  return typeof value === "number" ? value : -1;
}

/** A ship by its number or, where nobody sits, by its name. */
function shipOf(event: GameEvent, field = "seat"): string {
  const who = event[field];
  return typeof who === "number" ? `ship:p${who}` : `ship:${String(who)}`;
}

const row = (event: GameEvent) => `seat:${number(event, "seat")}`;
const have = (event: GameEvent, what: string) => `have:${number(event, "seat")}:${what}`;
const hold = (event: GameEvent) => `hold:${number(event, "seat")}`;

// --- what an event touched -----------------------------------------------------------------------

/** A field of an event -> the target that it names. */
const FIELDS: [field: string, kind: string][] = [
  ["space", "space"],
  ["mission", "mission"],
  ["title", "title"],
  ["card", "event"],
  ["ability", "ability"],
];
/** Events that mean a player's row and nothing on the map. */
const PERSONAL = new Set(["turn_began", "sat_out", "fame_entered", "earned", "game_won"]);

export function touched(event: GameEvent): string[] {
  const found: string[] = [];
  if (PERSONAL.has(event.is)) found.push(row(event));
  else if ("seat" in event) found.push(shipOf(event));
  if ("other" in event) found.push(shipOf(event, "other"));
  for (const [field, kind] of FIELDS)
    if (text(event, field)) found.push(`${kind}:${text(event, field)}`);
  if (text(event, "sector")) found.push(`space:${text(event, "sector")}.c`);
  if (event.is === "met_demand") found.push(`section:${text(event, "cube")}`);
  return found;
}

// --- what it moved -------------------------------------------------------------------------------

const FLIGHTS = new Set(["flew", "jumped", "docked", "dragged", "fell_back", "appeared"]);

type Teller = (event: GameEvent, before: View, after: View) => Travel[];

const TRAVELS: Record<string, Teller> = {
  comet_moved: (event) => {
    const comet = `comet:${text(event, "sector")}`;
    return [{ from: [comet], to: [comet], icon: "xia-frost", seat: null }];
  },
  bought: (event, before) =>
    cubes(event, [`economy:${text(event, "cube")}`, here(event, before)], [hold(event)]),
  sold: (event, _, after) => cubes(event, [hold(event), row(event)], [here(event, after)]),
  swapped: (event) => [
    piece(event, "xia-cube", [hold(event)], [`economy:${text(event, "give")}`]),
    piece(event, "xia-cube", [`economy:${text(event, "take")}`], [hold(event)]),
  ],
  got_cube: (event, _, after) => [piece(event, "xia-cube", [here(event, after)], [hold(event)])],
  adrift: (event) => [
    piece(event, "xia-cube", [hold(event), shipOf(event)], [`space:${text(event, "space")}`]),
  ],
  met_demand: (event) => [
    piece(event, "xia-credits", [`economy:${text(event, "cube")}`], [have(event, "credits")]),
  ],
  excavated: (event, _, after) => [piece(event, "xia-relic", [here(event, after)], [hold(event)])],
  collected: (event, _, after) => [piece(event, "xia-token", [here(event, after)], [row(event)])],
  drew: (event, _, after) => [
    piece(event, "cards", [here(event, after)], [`hand:${number(event, "seat")}`, row(event)]),
  ],
  completed: (event) => [
    piece(
      event,
      "xia-mission",
      [`mission:${text(event, "mission")}`, row(event)],
      [have(event, "fame"), row(event)],
    ),
  ],
  title_won: (event) => [
    piece(event, "xia-title", [`title:${text(event, "title")}`], [have(event, "fame")]),
  ],
  bought_outfit: (event) => [
    piece(event, "xia-mod", [`shop:${text(event, "thing")}`, row(event)], [hold(event)]),
  ],
};

export function travels({ events, before, after }: Passage): Travel[] {
  const flown = new Set<string>();
  return events.flatMap((event) => {
    if (!FLIGHTS.has(event.is))
      return TRAVELS[event.is]?.(event, before as View, after as View) ?? [];
    const ship = shipOf(event);
    if (flown.has(ship)) return [];
    flown.add(ship);
    return [piece(event, "xia-ship", [ship], [ship])];
  });
}

function piece(event: GameEvent, icon: string, from: string[], to: string[]): Travel {
  const seat = number(event, "seat");
  return { seat: seat < 0 ? null : seat, icon, from, to };
}

/** A cube each, five at most. */
function cubes(event: GameEvent, from: string[], to: string[]): Travel[] {
  const n = Math.min(5, Math.max(0, number(event, "n")));
  return Array.from({ length: n }, () => piece(event, "xia-cube", from, to));
}

/** Where the ship of an event is. */
function here(event: GameEvent, view: View): string {
  return `space:${view.captains[number(event, "seat")]?.space ?? ""}`;
}

// --- what is turned up, what falls, what is heard ------------------------------------------------

/** The most telling first. */
const REVEALS: [kind: string, told: (event: GameEvent) => Reveal][] = [
  [
    "event_drawn",
    (event) => ({ about: `event:${text(event, "card")}`, beside: `event:${text(event, "card")}` }),
  ],
  [
    "title_shown",
    (event) => ({
      about: `title:${text(event, "title")}`,
      beside: `title:${text(event, "title")}`,
    }),
  ],
  [
    "sector_found",
    (event) => ({
      about: `sector:${text(event, "sector")}`,
      beside: `space:${text(event, "sector")}.c`,
    }),
  ],
  ["collected", (event) => ({ about: `token:${text(event, "token")}`, beside: shipOf(event) })],
];

export function reveals(events: GameEvent[]): Reveal | null {
  for (const [kind, told] of REVEALS) {
    const found = events.filter((event) => event.is === kind).at(-1);
    if (found) return told(found);
  }
  return null;
}

/** The dice: how many sides, and what they are for. */
const DICE: Record<string, { sides: number; id: string }> = {
  threw: { sides: 20, id: "board-d20" },
  attack_rolled: { sides: 8, id: "board-attack" },
  pulled: { sides: 6, id: "board-gravity" },
  comet_moved: { sides: 6, id: "" },
  kiln_moved: { sides: 6, id: "" },
  autopilot_rolled: { sides: 6, id: "" },
};

export function fallen(event: GameEvent, table: XiaTable): Roll | null {
  const { words, catalogue } = table;
  const seat = number(event, "seat") < 0 ? null : number(event, "seat");
  const dice = (sides: number) => [{ text: String(number(event, "n")), sides }];
  if (event.is === "moves") {
    const engine = atlasOf(catalogue).outfits.get(text(event, "by"));
    return engine ? { seat, name: words.name(engine.id), dice: dice(engine.die) } : null;
  }
  const die = DICE[event.is];
  if (!die) return null;
  const who = event.seat;
  const ship = typeof who === "number" || typeof who === "string" ? shipName(words, who) : "";
  const what = die.id ? words.tell(die.id) : words.name(text(event, "sector") || "kiln");
  return { seat, name: [ship, what].filter(Boolean).join(" · "), dice: dice(die.sides) };
}

const CARDS = new Set([
  "drew",
  "event_drawn",
  "title_shown",
  "sector_found",
  "collected",
  "kept",
  "kept_hidden",
]);

export function sounds({ is }: GameEvent): "dice" | "cards" | null {
  if (is in DICE || is === "moves") return "dice";
  return CARDS.has(is) ? "cards" : null;
}
