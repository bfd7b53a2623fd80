/** A table on the screen: the position, and the way from looking to a move. */

import { getContext, setContext } from "svelte";
import type { AtTable, Catalogue, Message, Offer, Refusal } from "./protocol";
import type { Words } from "./words.svelte";

const KEY = Symbol("table");
export const KEYED_OFFERS = 9;

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
}

export type Glow = "" | "lit" | "lit hot" | "lit chosen";

export class Table<V = unknown, F = unknown> {
  at = $state.raw() as AtTable<V>;
  readonly catalogue: Catalogue<F>;
  readonly words: Words;
  /** Targets that were clicked on the way to a move with several. */
  chosen = $state.raw<string[]>([]);
  hoveredTargets = $state.raw<string[]>([]);
  hoveredMove = $state<string | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  /** The clause that the rules are opened at: a new object each time it is asked for. */
  clause = $state.raw<{ id: string } | null>(null);
  #onmove: (move: string) => void;

  constructor(
    at: AtTable<V>,
    catalogue: Catalogue<F>,
    words: Words,
    onmove: (move: string) => void,
  ) {
    this.at = at;
    this.catalogue = catalogue;
    this.words = words;
    this.#onmove = onmove;
    words.seats = at.table.seats.map((seat) => seat.name);
  }

  get look() {
    return this.at.look;
  }

  get view(): V {
    return this.at.look.view;
  }

  /** Offers that are still open after what was chosen. */
  open: Offer[] = $derived.by(() =>
    this.at.look.offers.filter((offer) => this.chosen.every((id) => offer.targets.includes(id))),
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

  /** How a component with these targets shines. */
  glow(...targets: string[]): Glow {
    if (!targets.some((id) => this.#lit.has(id))) return "";
    if (targets.some((id) => this.chosen.includes(id))) return "lit chosen";
    return targets.some((id) => this.#hotTargets.has(id)) ? "lit hot" : "lit";
  }

  isHot(...targets: string[]): boolean {
    return this.glow(...targets) === "lit hot";
  }

  /** A click on a component: play the one move it means, or narrow the offers down to its moves. */
  touch(targets: string[], spot: Spot): void {
    this.bubble = null;
    const offers = this.offersFor(targets);
    const [only] = offers;
    if (!only) this.#refuse(targets, spot);
    else if (offers.length === 1) this.play(only.move);
    else this.#narrow(targets);
  }

  #narrow(targets: string[]): void {
    const again = targets.some((id) => this.chosen.includes(id));
    const meant = targets.find((id) => this.#lit.has(id));
    this.chosen = again || !meant ? [] : [...this.chosen, meant];
  }

  #refuse(targets: string[], spot: Spot): void {
    this.chosen = [];
    const refusal = this.at.why_not.find((found) => targets.includes(found.target));
    if (refusal) this.bubble = { refusal, spot };
  }

  play(move: string): void {
    this.leave();
    this.#onmove(move);
  }

  /** Back to the question as it was put. */
  leave(): void {
    this.chosen = [];
    this.bubble = null;
    this.inspected = null;
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
