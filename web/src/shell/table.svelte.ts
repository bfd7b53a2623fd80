/** A table on the screen: the position, and the way from looking to a move. */

import { getContext, setContext } from "svelte";
import type { GameClient } from "./game";
import type { GameBox } from "./gamebox";
import type { AtTable, Catalogue, Look, Message, Offer, Refusal } from "./protocol";
import { settings } from "./settings.svelte";
import type { Words } from "./words.svelte";

const KEY = Symbol("table");
/** Keys of the offers, in their order. */
export const OFFER_KEYS = "123456789abcdefghijklmnopqrstuvwxyz";
/** The kernel's move that ends a turn. */
const END = "end";
/** A longer list beside a click would cover what it speaks of: the next click tells better. */
const LONGEST_FAN = 4;

/** A place on the screen that a bubble points at. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Bubble {
  refusal: Refusal;
  spot: Spot;
}

export interface Inspected {
  /** `kind:id` of a component, as in the offers' targets. */
  about: string;
  spot: Spot;
  /** What could be done with it. */
  offers: Offer[];
  /** It stays until it is put away, and its buttons can be reached. */
  pinned: boolean;
}

/** Offers that the board cannot tell apart, listed beside what was touched. */
export interface Fan {
  offers: Offer[];
  spot: Spot;
}

/** A position of the past that is shown instead of the present one. */
export interface Past {
  at: number;
  look: Look;
}

/** A table whose game has begun: there is something to look at. */
export interface Begun<V = unknown> extends AtTable<V> {
  look: Look<V>;
}

/** Who carries out what is decided at a table: the server, or nobody when one only looks. */
export interface Deeds {
  move(move: string): void;
  undo(): void;
  redo(): void;
  say(text: string): void;
  concede(): void;
  order(question: string, policy: string): void;
  /** What is not possible now, and why. */
  whyNot(): Promise<Refusal[]>;
}

export class Table<V = unknown, F = unknown> {
  at = $state.raw() as Begun<V>;
  /** Set while somebody looks back. */
  past = $state.raw<Past | null>(null);
  /** Something was sent and is not answered yet. */
  busy = $state(false);
  readonly box: GameBox;
  readonly deeds: Deeds;
  /** Targets that were clicked on the way to a move with several. */
  chosen = $state.raw<string[]>([]);
  hoveredTargets = $state.raw<string[]>([]);
  hoveredMove = $state<string | null>(null);
  /** What the log line under the pointer has touched. */
  remembered = $state.raw<string[]>([]);
  /** What has just changed, for a moment. */
  fresh = $state.raw<string[]>([]);
  /** The end of a turn, until it is confirmed. */
  ending = $state<string | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  /** A card that somebody has just turned up. */
  revealed = $state.raw<Inspected | null>(null);
  fan = $state.raw<Fan | null>(null);
  /** Whose mat somebody wants to see, when not their own. */
  regarded = $state<number | null>(null);
  /** How much of what was said has been read. */
  heard = $state(0);
  /** Whether the box for questions about the position is open. */
  querying = $state(false);
  /** The clause that the rules are opened at: a new object each time it is asked for. */
  clause = $state.raw<{ id: string } | null>(null);

  constructor(at: Begun<V>, box: GameBox, deeds: Deeds) {
    this.at = at;
    this.box = box;
    this.deeds = deeds;
    this.heard = at.chat.length;
    this.words.sitting = at.table.seats;
  }

  get game(): GameClient {
    return this.box.client;
  }

  get catalogue(): Catalogue<F> {
    return this.box.catalogue as Catalogue<F>;
  }

  get words(): Words {
    return this.box.words;
  }

  look: Look<V> = $derived.by(() => (this.past?.look as Look<V> | undefined) ?? this.at.look);

  get view(): V {
    return this.look.view;
  }

  /** The next position, or news of who sits here. What was begun on the old one is dropped. */
  take(at: Partial<Begun<V>>): void {
    this.at = { ...this.at, ...at };
    this.words.sitting = this.at.table.seats;
    if (!at.look) return;
    this.drop();
    if (this.inspected) this.inspected = { ...this.inspected, offers: [] };
    if (this.mine) this.regarded = null;
  }

  /** Whose mat is shown: the one asked for, one's own, or that of whoever is asked. */
  get shown(): number {
    return this.regarded ?? this.look.seat ?? this.look.to_act[0] ?? 0;
  }

  /** Show the mat of a seat; one's own again when it is asked for twice. */
  regard(seat: number): void {
    const own = seat === this.look.seat || seat === this.regarded;
    this.regarded = own ? null : seat;
  }

  /** Whether somebody has said something that is not read yet. */
  get spoken(): boolean {
    return this.at.chat.length > this.heard;
  }

  /** Offers that are still open after what was chosen; none in the past. */
  open: Offer[] = $derived.by(() =>
    this.past
      ? []
      : this.at.look.offers.filter((offer) =>
          this.chosen.every((id) => offer.targets.includes(id)),
        ),
  );

  #lit: Set<string> = $derived(new Set(this.open.flatMap((offer) => offer.targets)));

  /** Moves under the pointer, on the board or in the list. */
  hotMoves: Set<string> = $derived.by(() => {
    if (this.hoveredMove !== null) return new Set([this.hoveredMove]);
    return new Set(this.offersFor(this.hoveredTargets).map((offer) => offer.move));
  });

  #hotTargets: Set<string> = $derived(
    new Set(
      this.open.filter((offer) => this.hotMoves.has(offer.move)).flatMap((offer) => offer.targets),
    ),
  );

  offersFor(targets: string[]): Offer[] {
    return this.open.filter((offer) => targets.some((id) => offer.targets.includes(id)));
  }

  /** How a component with these targets shines: what may be done, was done, is spoken of. */
  glow(...targets: string[]): string {
    const told = targets.some((id) => this.remembered.includes(id)) ? " told" : "";
    const fresh = targets.some((id) => this.fresh.includes(id)) ? " fresh" : "";
    return this.#shine(targets) + told + fresh;
  }

  #shine(targets: string[]): "" | "lit" | "lit hot" | "lit chosen" {
    if (!targets.some((id) => this.#lit.has(id))) return "";
    if (targets.some((id) => this.chosen.includes(id))) return "lit chosen";
    return targets.some((id) => this.#hotTargets.has(id)) ? "lit hot" : "lit";
  }

  isLit(...targets: string[]): boolean {
    return this.#shine(targets) !== "";
  }

  isHot(...targets: string[]): boolean {
    return this.#shine(targets) === "lit hot";
  }

  /** A click on a component: play the one move it means, narrow the offers down, or list them. */
  touch(targets: string[], spot: Spot): void {
    this.bubble = null;
    this.fan = null;
    const offers = this.offersFor(targets);
    const [only] = offers;
    if (!only) void this.#refuse(targets, spot);
    else if (offers.length === 1) this.play(only.move);
    else if (targets.some((id) => this.chosen.includes(id))) this.chosen = [];
    else this.#narrow(targets, offers, spot);
  }

  /** Go on with what these offers share, if another click can tell them apart; else list them. */
  #narrow(targets: string[], offers: Offer[], spot: Spot): void {
    const shared = targets.find((id) => offers.every((offer) => offer.targets.includes(id)));
    const kinds = new Set(offers.map((offer) => [...offer.targets].sort().join(" ")));
    const narrows = offers.length < this.open.length || offers.length > LONGEST_FAN;
    if (shared !== undefined && kinds.size > 1 && narrows) this.chosen = [...this.chosen, shared];
    else this.fan = { offers, spot };
  }

  async #refuse(targets: string[], spot: Spot): Promise<void> {
    this.chosen = [];
    if (this.past || !this.mine) return;
    const { seq } = this.at.look;
    const refusals = await this.deeds.whyNot();
    if (seq !== this.at.look.seq) return;
    const refusal = refusals.find((found) => targets.includes(found.target)) ?? this.#notNow();
    if (refusal) this.bubble = { refusal, spot };
  }

  /** No rule speaks of what was clicked: it is no answer to what is asked. */
  #notNow(): Refusal | null {
    const { asked } = this.at.look;
    if (!asked) return null;
    const { clause, say } = asked;
    return { target: "", clause, say: { id: "frame-not-now", args: { asked: this.say(say) } } };
  }

  /** Whether the seat that looks is asked. */
  get mine(): boolean {
    const { seat, to_act } = this.look;
    return seat !== null && to_act.includes(seat);
  }

  /** Play a move. The end of a turn is asked for twice, unless somebody wants it otherwise. */
  play(move: string): void {
    if (this.busy || this.past) return;
    const asksAgain = move === END && settings.confirmEnd && this.ending !== move;
    this.leave();
    if (asksAgain) this.ending = move;
    else this.deeds.move(move);
  }

  /** Back to the question as it was put. */
  leave(): void {
    this.drop();
    this.inspected = null;
  }

  /** What was begun and cannot be gone on with. */
  drop(): void {
    this.chosen = [];
    this.ending = null;
    this.bubble = null;
    this.fan = null;
    this.hoveredMove = null;
    this.hoveredTargets = [];
  }

  openClause(id: string): void {
    this.clause = { id };
  }

  say(message: Message): string {
    return this.words.say(message);
  }
}

export function provideTable(table: Table): void {
  setContext(KEY, table);
}

export function useTable<V = unknown, F = unknown>(): Table<V, F> {
  return getContext<Table<V, F>>(KEY);
}
