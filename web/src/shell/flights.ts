/**
 * Pieces on their way: what moved between two positions flies from where it was to where it is.
 *
 * Where pieces come from is measured before the new position is drawn, where they go to after. A
 * copy of the piece flies on a layer above everything; the piece itself is faded in by an animation
 * too, so that whatever ends a flight, nothing is left behind. A click or a key ends it at once.
 */

import { tick } from "svelte";
import type { Roll, Travel } from "./game";
import type { GameEvent, LogLine, Look } from "./protocol";
import { colourOf } from "./seats";
import { settings } from "./settings.svelte";
import { sound } from "./sounds";
import type { Spot, Table } from "./table.svelte";

/** Milliseconds at a calm pace. */
const FLIGHT = 260;
const STAGGER = 60;
const LONGEST_STAGGER = 240;
/** After what others do, so that one can follow. */
const PAUSE = 180;
const READING = 1300;
/** Until dice have fallen, and for a look at them. */
const ROLLING = 1900;
const TRACE = 1200;
/** A turn of somebody else takes no longer than this to show, from its first step on. */
const TURN = 5000;
/** Who wants it slow reads each step before the next one comes. */
const SLOW_STEP = 2200;
/** Of what is left of it, one step takes at most this part: later ones are quicker. */
const SHARE = 0.4;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
/** Shorter ways are not worth a flight. */
const NEAR = 3;
const MOST = 24;
/** More than one or two moves: nobody could follow. */
const TOO_MUCH = 30;
const SKIPPING = ["pointerdown", "keydown", "wheel"] as const;
const UNSEEN = [{ opacity: 0 }, { opacity: 0 }];

type Copy = HTMLElement | SVGElement;

interface Departure {
  travel: Travel;
  from: Spot;
  /** A copy of the piece itself, where it was seen before. */
  piece: Copy | null;
}

interface Step {
  lines: LogLine[];
  /** They were taken back. */
  back: boolean;
  before: Look;
  after: Look;
}

export class Flights {
  readonly #table: () => Table | null;
  #running: Animation[] = [];
  #copies: Element[] = [];
  #wake: (() => void) | null = null;
  /** When the turn that is shown has begun. */
  #begun = 0;
  /** Somebody wants to see no more of it. */
  #skipped = false;
  #fading = 0;

  constructor(table: () => Table | null) {
    this.#table = table;
  }

  /** Make a change, and show what leads to it; resolves when the next may follow. */
  pass = async (before: Look, after: Look, change: () => void): Promise<void> => {
    const table = this.#table();
    this.finish();
    if (!table || document.hidden) return change();
    const step = between(before, after);
    if (isOwn(before) || step.back) table.following.told = [];
    else if (step.lines.length) table.following.told = step.lines;
    if (!step.back) this.#sound(table, step.lines);
    if (settings.pace === 0) return change();
    if (!step.lines.length || step.lines.length > TOO_MUCH) return change();
    const departures = moves() ? this.#depart(table, step) : [];
    change();
    await tick();
    await this.#show(table, step, departures);
  };

  /** Everything is where it belongs, at once. */
  finish = (): void => {
    for (const animation of this.#running) animation.cancel();
    for (const copy of this.#copies) copy.remove();
    this.#running = [];
    this.#copies = [];
    this.#wake?.();
    this.#wake = null;
  };

  #depart(table: Table, { lines, back, before, after }: Step): Departure[] {
    const events = lines.map((line) => line.event);
    const passage = back
      ? { events, before: after.view, after: before.view }
      : { events, before: before.view, after: after.view };
    const travels = table.game.travels(table, passage).slice(0, MOST);
    const turned = back ? travels.map(reversed) : travels;
    const used = new Set<Element>();
    return turned.flatMap((travel) => {
      const found = find(travel.from, used);
      if (!found) return [];
      const piece = found.isPiece ? found.element : null;
      return [{ travel, from: spotOf(found.element), piece: piece && copyOf(piece) }];
    });
  }

  async #show(table: Table, step: Step, departures: Departure[]): Promise<void> {
    const { lines, back } = step;
    const own = isOwn(step.before);
    const events = lines.map((line) => line.event);
    // Whoever comes in the middle of a turn has seen nothing of it yet.
    if (own || !this.#begun || lines.some((line) => table.weigh(line) === "turn")) {
      this.#begun = performance.now();
      this.#skipped = false;
    }
    this.#trace(table, events);
    const reveal = back ? null : table.game.reveals(events);
    const rolls = back ? [] : events.flatMap((event) => table.game.rolls?.(table, event) ?? []);
    const wanted = FLIGHT + (own ? 0 : PAUSE) + (reveal ? READING : 0) + ROLLING * rolls.length;
    const scale = (own ? 1 : this.#quickness(wanted)) / settings.pace;
    if (scale === 0) return;
    const skip = (event: Event) => {
      if (event.target instanceof HTMLInputElement) return;
      this.#skipped = true;
      this.finish();
    };
    for (const kind of SKIPPING) addEventListener(kind, skip, { capture: true, passive: true });
    for (const roll of rolls) if (!this.#skipped) await this.#roll(table, roll, ROLLING * scale);
    await this.#wait(this.#fly(departures, FLIGHT * scale, STAGGER * scale));
    if (reveal && !this.#skipped) await this.#read(table, reveal, READING * scale);
    if (!own && !this.#skipped) await this.#wait(settings.slow ? SLOW_STEP : PAUSE * scale);
    for (const kind of SKIPPING) removeEventListener(kind, skip, { capture: true });
    this.finish();
  }

  /** What part of the time that is wanted may be taken: the later in a turn, the less. */
  #quickness(wanted: number): number {
    if (this.#skipped) return 0;
    if (settings.slow) return 1;
    const left = TURN - (performance.now() - this.#begun) * settings.pace;
    return Math.min(1, Math.max(0, (left * SHARE) / wanted));
  }

  /** Sends them off together, slightly staggered; how long until the last has landed. */
  #fly(departures: Departure[], duration: number, stagger: number): number {
    const step = Math.min(stagger, LONGEST_STAGGER / Math.max(departures.length, 1));
    const used = new Set<Element>();
    let last = 0;
    for (const { travel, from, piece } of departures) {
      const found = find(travel.to, used);
      if (!found) continue;
      const to = spotOf(found.element);
      if (distance(from, to) < NEAR) continue;
      const copy = (found.isPiece ? copyOf(found.element) : piece) ?? iconOf(travel);
      const delay = last ? last - duration + step : 0;
      const token = !found.isPiece && !piece;
      const seen = found.isPiece ? to : token ? centred(to) : landed(from, to);
      const start = piece ? from : centred(from, Math.min(seen.height, from.height));
      layer().append(copy);
      place(copy, seen);
      this.#launch(copy, path(start, seen, !found.isPiece), timing(duration, delay), found);
      last = delay + duration;
    }
    return last;
  }

  #launch(
    copy: Copy,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
    { element, isPiece }: Found,
  ): void {
    const flight = copy.animate(frames, options);
    const hiding = isPiece ? element.animate(UNSEEN, options) : null;
    flight.onfinish = () => {
      copy.remove();
      hiding?.cancel();
    };
    this.#copies.push(copy);
    this.#running.push(flight, ...(hiding ? [hiding] : []));
  }

  /** Each sound once, however much has happened. */
  #sound(table: Table, lines: LogLine[]): void {
    const heard = new Set(lines.map(({ event }) => table.soundOf(event)));
    for (const kind of heard) if (kind) sound(kind);
  }

  /** What has changed keeps a trace for a moment. */
  #trace(table: Table, events: GameEvent[]): void {
    window.clearTimeout(this.#fading);
    table.fresh = [...new Set(events.flatMap((event) => table.game.touched(table, event)))];
    this.#fading = window.setTimeout(() => {
      table.fresh = [];
    }, TRACE / settings.pace);
  }

  async #roll(table: Table, roll: Roll, duration: number): Promise<void> {
    table.rolled = roll;
    await this.#wait(duration);
    table.rolled = null;
  }

  async #read(
    table: Table,
    { about, beside }: { about: string; beside: string },
    duration: number,
  ): Promise<void> {
    const found = find([beside], new Set());
    if (!found || table.inspected) return;
    table.revealed = { about, spot: spotOf(found.element), offers: [], pinned: false };
    await this.#wait(duration);
    table.revealed = null;
  }

  #wait(duration: number): Promise<void> {
    if (duration <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = window.setTimeout(resolve, duration);
      this.#wake = () => {
        window.clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Whether anything may move at all. */
function moves(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function isOwn({ seat, to_act }: Look): boolean {
  return seat !== null && to_act.includes(seat);
}

/** What happened from one position to the other, or what was taken back. */
function between(before: Look, after: Look): Step {
  const [old, now] = [before.log, after.log];
  const back = now.length < old.length;
  const [short, long] = back ? [now, old] : [old, now];
  const grows = short.length === 0 || sameLine(short.at(-1), long[short.length - 1]);
  return { lines: grows ? long.slice(short.length) : [], back, before, after };
}

function sameLine(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function reversed(travel: Travel): Travel {
  return { ...travel, from: travel.to, to: travel.from };
}

// --- on the screen -------------------------------------------------------------------------------

interface Found {
  element: Element;
  /** It is the piece itself, not a place for it. */
  isPiece: boolean;
}

/** The first of these names that is on the screen; of equal pieces the last that is not taken. */
function find(names: string[], used: Set<Element>): Found | null {
  for (const name of names) {
    const pieces = seen(`[data-piece~="${name}"]`).filter((element) => !used.has(element));
    const piece = pieces.at(-1);
    if (piece) {
      used.add(piece);
      return { element: piece, isPiece: true };
    }
    const [place] = [...seen(`[data-target~="${name}"]`), ...seen(`[data-spot~="${name}"]`)];
    if (place) return { element: place, isPiece: false };
  }
  return null;
}

function seen(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

/** A layer above the table that nothing can be clicked on. */
function layer(): HTMLElement {
  const known = document.querySelector<HTMLElement>("body > .flights");
  if (known) return known;
  const made = document.createElement("div");
  made.className = "flights";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** A copy of a piece that can be laid anywhere: an SVG of its own, or a box. */
function copyOf(piece: Element): Copy {
  const twin = piece.cloneNode(true) as Copy;
  const style = getComputedStyle(piece);
  for (const part of [twin, ...twin.querySelectorAll("*")]) forget(part);
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) {
    const { x, y, width, height } = piece.getBBox();
    twin.removeAttribute("transform");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    svg.append(twin);
    svg.style.color = style.color;
    return svg;
  }
  const box = document.createElement("div");
  const { offsetWidth = 0, offsetHeight = 0 } = piece as HTMLElement;
  box.dataset.scaled = `${offsetWidth} ${offsetHeight}`;
  box.style.color = style.color;
  box.style.setProperty("--seat", style.getPropertyValue("--seat"));
  twin.style.width = `${offsetWidth}px`;
  twin.style.height = `${offsetHeight}px`;
  box.append(twin);
  return box;
}

/** A copy is nobody's target. */
function forget(part: Element): void {
  for (const name of ["data-target", "data-piece", "data-spot", "data-about", "tabindex", "id"])
    part.removeAttribute(name);
  part.classList.remove("lit", "hot", "chosen", "fresh", "told");
}

function iconOf({ icon, seat }: Travel): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${icon}`);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.classList.add("token");
  svg.style.color = seat === null ? "var(--brass-bright)" : colourOf(seat);
  svg.append(use);
  return svg;
}

function place(copy: Copy, { x, y, width, height }: Spot): void {
  copy.style.left = `${x}px`;
  copy.style.top = `${y}px`;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  const scaled = copy.dataset.scaled?.split(" ").map(Number);
  const twin = copy.firstElementChild;
  if (!scaled?.[0] || !(twin instanceof HTMLElement)) return;
  twin.style.transformOrigin = "0 0";
  twin.style.transform = `scale(${width / scaled[0]}, ${height / (scaled[1] || 1)})`;
}

const TOKEN = 20;

/** Something small in the middle of a place. */
function centred({ x, y, width, height }: Spot, size = TOKEN): Spot {
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
}

/** A piece that goes where it will not be seen keeps its size, up to that of the place. */
function landed(from: Spot, { x, y, width, height }: Spot): Spot {
  const shrink = Math.min(1, Math.max(width / from.width, height / from.height, 0.2));
  const [w, h] = [from.width * shrink, from.height * shrink];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

/** From where it was, in a shallow arc, to where it is. */
function path(from: Spot, to: Spot, vanishes: boolean): Keyframe[] {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const size = Math.min(
    1.5,
    Math.max(0.2, Math.min(from.width / to.width, from.height / to.height)),
  );
  const lift = Math.min(26, Math.hypot(dx, dy) * 0.09);
  const sides = dy === 0 && dx === 0 ? 0 : lift / Math.hypot(dx, dy);
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: vanishes ? 1 : 0.85 },
    {
      transform: `translate(${dx * 0.45 + dy * sides}px, ${dy * 0.45 - dx * sides}px) scale(${(size + 1) / 2 + 0.12})`,
      opacity: 1,
      offset: 0.5,
    },
    { transform: "none", opacity: vanishes ? 0.15 : 1 },
  ];
}

function timing(duration: number, delay: number): KeyframeAnimationOptions {
  return { duration, delay, easing: EASE, fill: "both" };
}
