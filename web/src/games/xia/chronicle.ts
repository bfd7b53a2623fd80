/** Events: what they touched, what flies, what is turned up, which dice fall, what is heard. */

import { latest, number, piece, seatOf, text } from "../../shell/chronicle";
import type { Passage, Reveal, Roll, Travel } from "../../shell/game";
import type { GameEvent } from "../../shell/protocol";
import { atlasOf } from "./atlas";
import { shipName, type XiaTable } from "./board";
import type { View } from "./view";

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
    moved(event, "xia-cube", [hold(event)], [`economy:${text(event, "give")}`]),
    moved(event, "xia-cube", [`economy:${text(event, "take")}`], [hold(event)]),
  ],
  got_cube: (event, _, after) => [moved(event, "xia-cube", [here(event, after)], [hold(event)])],
  adrift: (event) => [
    moved(event, "xia-cube", [hold(event), shipOf(event)], [`space:${text(event, "space")}`]),
  ],
  met_demand: (event) => [
    moved(event, "xia-credits", [`economy:${text(event, "cube")}`], [have(event, "credits")]),
  ],
  excavated: (event, _, after) => [moved(event, "xia-relic", [here(event, after)], [hold(event)])],
  collected: (event, _, after) => [moved(event, "xia-token", [here(event, after)], [row(event)])],
  drew: (event, _, after) => [
    moved(event, "cards", [here(event, after)], [`hand:${number(event, "seat")}`, row(event)]),
  ],
  completed: (event) => [
    moved(
      event,
      "xia-mission",
      [`mission:${text(event, "mission")}`, row(event)],
      [have(event, "fame"), row(event)],
    ),
  ],
  title_won: (event) => [
    moved(event, "xia-title", [`title:${text(event, "title")}`], [have(event, "fame")]),
  ],
  bought_outfit: (event) => [
    moved(event, "xia-mod", [`shop:${text(event, "thing")}`, row(event)], [hold(event)]),
  ],
};

export function travels({ events, before, after }: Passage<View>): Travel[] {
  const flown = new Set<string>();
  return events.flatMap((event) => {
    if (!FLIGHTS.has(event.is)) return TRAVELS[event.is]?.(event, before, after) ?? [];
    const ship = shipOf(event);
    if (flown.has(ship)) return [];
    flown.add(ship);
    return [moved(event, "xia-ship", [ship], [ship])];
  });
}

function moved(event: GameEvent, icon: string, from: string[], to: string[]): Travel {
  return piece(seatOf(event), icon, from, to);
}

/** A cube each, five at most. */
function cubes(event: GameEvent, from: string[], to: string[]): Travel[] {
  const n = Math.min(5, Math.max(0, number(event, "n")));
  return Array.from({ length: n }, () => moved(event, "xia-cube", from, to));
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
    const found = latest(events, kind);
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
  const seat = seatOf(event);
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

export const sounds = {
  dice: [...Object.keys(DICE), "moves"],
  cards: ["drew", "event_drawn", "title_shown", "sector_found", "collected", "kept", "kept_hidden"],
};
