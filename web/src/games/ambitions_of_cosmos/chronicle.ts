/** Events: what they touched, what flies, what is turned up. */

import type { Passage, Reveal, Travel } from "../../shell/game";
import type { GameEvent } from "../../shell/protocol";

function text(event: GameEvent, field: string): string {
  const value = event[field];
  return typeof value === "string" ? value : "";
}

function number(event: GameEvent, field: string): number {
  const value = event[field];
  return typeof value === "number" ? value : -1;
}

export function touched(event: GameEvent): string[] {
  const found: string[] = [];
  if (text(event, "cell")) found.push(`cell:${text(event, "cell")}`);
  if (text(event, "planet")) found.push(`planet:${text(event, "planet")}`);
  if (text(event, "place")) found.push(`place:${text(event, "place")}`);
  if (text(event, "law")) found.push(`law:${text(event, "law")}`);
  const [seat, fleet] = [number(event, "seat"), number(event, "fleet")];
  if (seat >= 0 && fleet > 0) found.push(`fleet:${seat}:${fleet}`);
  if (text(event, "tech")) found.push(`tech:${seat}:${text(event, "tech")}`);
  return found;
}

const MOVED = new Set(["fleet_moved", "fleet_teleported", "station_towed"]);

export function travels({ events }: Passage): Travel[] {
  return events.flatMap((event) => {
    if (!MOVED.has(event.is)) return [];
    const seat = number(event, "seat");
    const piece = `fleet:${seat}:${number(event, "fleet")}`;
    return [{ from: [piece], to: [`cell:${text(event, "cell")}`], icon: "aoc-assault", seat }];
  });
}

export function reveals(events: GameEvent[]): Reveal | null {
  const law = latest(events, "law_tabled");
  if (law) return { about: `law:${text(law, "law")}`, beside: "bill" };
  const signal = latest(events, "signal_explored");
  return signal
    ? { about: `token:${text(signal, "signal")}`, beside: `cell:${text(signal, "cell")}` }
    : null;
}

function latest(events: GameEvent[], kind: string): GameEvent | undefined {
  return [...events].reverse().find((event) => event.is === kind);
}
