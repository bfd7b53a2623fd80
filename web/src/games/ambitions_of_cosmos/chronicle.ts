/** Events: what they touched, what flies, what is turned up, which dice fall. */

import { latest, number, piece, seatOf, text } from "../../shell/chronicle";
import type { Passage, Reveal, Roll, Travel } from "../../shell/game";
import type { GameEvent } from "../../shell/protocol";
import { type AocTable, sideName } from "./board";
import type { View } from "./view";

/** A side of a battle, a seat or somebody without one. */
function sideOf(event: GameEvent): number | string {
  return number(event, "seat") >= 0 ? number(event, "seat") : text(event, "seat");
}

// --- what an event touched -----------------------------------------------------------------------

/** Events that mean a player's row and nothing on the board. */
const PERSONAL = new Set([
  "floor_taken",
  "went_quiet",
  "deal_proposed",
  "deal_refused",
  "deal_struck",
  "deal_term",
  "influence_gained",
  "influence_sold",
  "science_gained",
  "science_collected",
  "capital_collected",
  "prestige_collected",
  "senator_seated",
  "voted_for",
  "tie_broken",
  "tactics_began",
  "won",
]);
const VOTES = new Set(["voted_on_law", "law_decided"]);

export function touched(event: GameEvent): string[] {
  const found: string[] = [];
  const [seat, fleet] = [number(event, "seat"), number(event, "fleet")];
  if (text(event, "cell")) found.push(`cell:${text(event, "cell")}`);
  if (text(event, "planet")) found.push(`planet:${text(event, "planet")}`);
  if (text(event, "place")) found.push(`place:${text(event, "place")}`);
  if (text(event, "law")) found.push(`law:${text(event, "law")}`);
  if (seat >= 0 && fleet > 0) found.push(`fleet:${seat}:${fleet}`);
  if (text(event, "tech")) found.push(`tech:${seat}:${text(event, "tech")}`);
  if (text(event, "building"))
    found.push(`built:${text(event, "planet")}:${text(event, "building")}`);
  if (VOTES.has(event.is)) found.push(`stand:${text(event, "side")}`);
  if (PERSONAL.has(event.is)) {
    found.push(`seat:${seat}`);
    if (number(event, "other") >= 0) found.push(`seat:${number(event, "other")}`);
  }
  return found;
}

// --- what it moved -------------------------------------------------------------------------------

const MOVED = new Set(["fleet_moved", "fleet_teleported", "station_towed"]);

type Teller = (event: GameEvent, before: View) => Travel[];

const TRAVELS: Record<string, Teller> = {
  ship_built: (event) => [
    moved(event, "aoc-assault", [row(event)], [fleetOf(event), `cell:${text(event, "cell")}`]),
  ],
  building_built: (event) => [
    moved(
      event,
      `aoc-${text(event, "building")}`,
      [row(event)],
      [`planet:${text(event, "planet")}`],
    ),
  ],
  voted_for: (event) => [
    moved(event, "aoc-prestige", [row(event)], [`seat:${number(event, "other")}`]),
  ],
  senator_seated: (event) => [moved(event, "aoc-senator", [row(event)], ["senate"])],
  voted_on_law: (event) => [
    moved(event, "aoc-senator", [row(event)], [`stand:${text(event, "side")}`]),
  ],
  law_passed: (event) => [
    { from: ["bill"], to: [`law:${text(event, "law")}`, "hall"], icon: "aoc-law", seat: null },
  ],
  influence_gained: (event) => [
    moved(event, "aoc-influence", ["hall", "senate"], [have(event, "influence")]),
  ],
  science_gained: (event, before) => {
    const fleet = before.realms[number(event, "seat")]?.fleets[0];
    return [moved(event, "aoc-science", [`cell:${fleet?.cell ?? ""}`], [have(event, "science")])];
  },
  debt_paid: (event) => {
    const kind = text(event, "kind");
    const to = `have:${number(event, "other")}:${kind}`;
    return [moved(event, `aoc-${kind}`, [have(event, kind)], [to])];
  },
  planet_captured: (event) => [taken(event)],
  planet_invaded: (event) => [taken(event)],
  art_placed: (event) => [
    moved(event, "aoc-art", [row(event)], [`planet:${text(event, "planet")}`]),
  ],
  studied: (event) => {
    const card = `tech:${number(event, "seat")}:${text(event, "tech")}`;
    return [moved(event, "aoc-science", [have(event, "science")], [card, row(event)])];
  },
};

export function travels({ events, before }: Passage<View>): Travel[] {
  return events.flatMap((event) => {
    if (MOVED.has(event.is)) {
      const to = [fleetOf(event), `cell:${text(event, "cell")}`];
      return [moved(event, "aoc-assault", [fleetOf(event)], to)];
    }
    return TRAVELS[event.is]?.(event, before) ?? [];
  });
}

function moved(event: GameEvent, icon: string, from: string[], to: string[]): Travel {
  return piece(seatOf(event), icon, from, to);
}

function taken(event: GameEvent): Travel {
  const planet = text(event, "planet");
  return moved(event, "aoc-home", [row(event)], [`marker:${planet}`, `planet:${planet}`]);
}

const row = (event: GameEvent) => `seat:${number(event, "seat")}`;
const have = (event: GameEvent, good: string) => `have:${number(event, "seat")}:${good}`;
const fleetOf = (event: GameEvent) => `fleet:${number(event, "seat")}:${number(event, "fleet")}`;

// --- what is turned up, what falls ---------------------------------------------------------------

export function reveals(events: GameEvent[]): Reveal | null {
  const law = latest(events, "law_tabled");
  if (law) return { about: `law:${text(law, "law")}`, beside: "bill" };
  const signal = latest(events, "signal_explored");
  return signal
    ? { about: `token:${text(signal, "signal")}`, beside: `cell:${text(signal, "cell")}` }
    : null;
}

const DICE = ["die_rolled", "hole_rolled", "ship_found", "machine_course"];

/** A die of a duel, of a black hole, of what was found or of the Machine's course. */
export function fallen(event: GameEvent, { words }: AocTable): Roll | null {
  if (!DICE.includes(event.is)) return null;
  const side = event.is === "machine_course" ? "machine" : sideOf(event);
  const ship = event.is === "die_rolled" ? ` · ${words.name(text(event, "ship"))}` : "";
  return {
    seat: typeof side === "number" ? side : null,
    name: `${sideName(words, side)}${ship}`,
    dice: [{ text: String(number(event, "die")) }],
  };
}

/** What is heard. */
export const sounds = { dice: DICE, cards: ["law_tabled", "sector_revealed", "signal_explored"] };
