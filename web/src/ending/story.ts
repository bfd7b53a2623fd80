/** The story of a finished game, and what can be read off it. */

import type { Message } from "../shell/protocol";

/** How things stood after a move; the first is the beginning, which nobody made. */
export interface Chapter {
  seq: number;
  seat: number | null;
  round: number;
  say: Message | null;
  /** Empty where a game has no points. */
  totals: number[];
  /** In the order of `Story.goods`, a value for each seat. */
  goods: number[][];
}

export interface Fortune {
  seat: number;
  what: string;
  n: number;
  got: number;
  mean: number;
  spread: number;
}

export interface Stream {
  stream: string;
  n: number;
  mean: number;
}

/** `GET /api/tables/{id}/story`. */
export interface Story {
  goods: string[];
  chapters: Chapter[];
  luck: Fortune[];
  streams: Stream[];
}

/** Where each move lies on an axis of rounds: those of a round share its width. */
export function axis({ chapters }: Story): number[] {
  const widths = new Map<number, number>();
  for (const { round } of chapters) widths.set(round, (widths.get(round) ?? 0) + 1);
  const seen = new Map<number, number>();
  return chapters.map(({ round }) => {
    const nth = seen.get(round) ?? 0;
    seen.set(round, nth + 1);
    return round + nth / (widths.get(round) ?? 1);
  });
}

/** The moves of one seat that follow each other, and what they brought. */
interface Turn {
  seat: number;
  round: number;
  from: number;
  seq: number;
  say: Message | null;
  gain: number;
  led: number[];
  leads: number[];
}

/** A moment that changed the game: somebody took the lead, or gained much. */
export interface Turning {
  is: "lead" | "gain" | "race";
  /** The race in which somebody took the lead, where a game has no points. */
  what: string;
  seat: number;
  round: number;
  seq: number;
  say: Message | null;
  gain: number;
}

const MOST = 6;
/** Before this part of the game the lead means little. */
const EARLY = 0.2;

export function turningPoints(story: Story): Turning[] {
  const scored = story.chapters.some(({ totals }) => totals.length > 0);
  return scored ? turningPointsOfScore(story) : turningPointsOfRaces(story);
}

function turningPointsOfScore({ chapters }: Story): Turning[] {
  const turns = turnsOf(chapters, ({ totals }) => totals);
  const leads = turns.filter((turn) => takesTheLead(turn, chapters));
  const gains = [...turns].sort((a, b) => b.gain - a.gain).filter((turn) => !leads.includes(turn));
  const chosen = [
    ...leads.slice(-MOST / 2).map((turn) => ({ ...turn, is: "lead" as const, what: "" })),
    ...gains
      .slice(0, MOST - Math.min(leads.length, MOST / 2))
      .map((turn) => ({ ...turn, is: "gain" as const, what: "" })),
  ];
  return chosen.sort((a, b) => a.seq - b.seq);
}

/** Without points, what counts is who was ahead last in each of the things that are told. */
function turningPointsOfRaces({ chapters, goods }: Story): Turning[] {
  const found = goods
    .flatMap((what, row) =>
      turnsOf(chapters, (now) => now.goods[row] ?? [])
        .filter((turn) => takesTheLead(turn, chapters))
        .slice(-2)
        .map((turn) => ({ ...turn, is: "race" as const, what })),
    )
    .sort((a, b) => a.seq - b.seq);
  // One move may decide several races: it is told once.
  return found.filter(({ seq }, i) => found[i + 1]?.seq !== seq).slice(-MOST);
}

function takesTheLead({ seat, led, leads, seq }: Turn, chapters: Chapter[]): boolean {
  const last = chapters.at(-1)?.seq ?? 0;
  return seq > last * EARLY && leads.length === 1 && leads[0] === seat && !led.includes(seat);
}

/** The turns in which whoever acted gained or lost something. */
function turnsOf(chapters: Chapter[], valuesOf: (chapter: Chapter) => number[]): Turn[] {
  const turns: Turn[] = [];
  chapters.forEach((now, i) => {
    const before = chapters[i - 1];
    if (!before || now.seat === null) return;
    // The end of a turn only counts what was done in it.
    const say = now.say?.id === "move-end" ? null : now.say;
    const [was, is] = [valuesOf(before), valuesOf(now)];
    const gain = (is[now.seat] ?? 0) - (was[now.seat] ?? 0);
    const leads = leadersOf(is);
    const open = turns.at(-1);
    if (open?.seat === now.seat && open.round === now.round) {
      // The move that brought most stands for the turn.
      if (gain > open.from) [open.from, open.say, open.seq] = [gain, say, now.seq];
      open.gain += gain;
      open.leads = leads;
      return;
    }
    turns.push({
      seat: now.seat,
      round: now.round,
      from: gain,
      seq: now.seq,
      say,
      gain,
      led: leadersOf(was),
      leads,
    });
  });
  return turns.filter((turn) => turn.gain !== 0);
}

function leadersOf(totals: number[]): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** In how many games of a hundred somebody would have been less lucky than this. */
export function percentile({ got, mean, spread }: Fortune): number | null {
  if (spread <= 0) return null;
  return Math.round(100 * normal((got - mean) / Math.sqrt(spread)));
}

/** The distribution function of the normal distribution (Abramowitz and Stegun, 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    0.3989423 *
    Math.exp((-z * z) / 2) *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return z > 0 ? 1 - tail : tail;
}
