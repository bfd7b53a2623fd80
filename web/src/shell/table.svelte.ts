/** A table on the screen: the position, and the way from looking to a move. */

import { getContext, setContext } from "svelte";
import type { About } from "./about";
import { Following } from "./following.svelte";
import type { GameClient, Kinds, Roll } from "./game";
import type { GameBox } from "./gamebox";
import { KeyBook, openedAt, outOf, type Row, rowsFor, tellerOf } from "./offers";
import type {
  Asked,
  AtTable,
  Beside,
  Catalogue,
  GameEvent,
  LogLine,
  Look,
  Message,
  Offer,
  Presence,
  Refusal,
} from "./protocol";
import { settings } from "./settings.svelte";
import type { Words } from "./words.svelte";

const KEY = Symbol("table");
/** The kernel's moves that end a turn, and that let something be. */
const END = "end";
const PASS = "pass";
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
  /** It is spoken of in the list of offers, which it must not cover. */
  listed?: boolean;
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
  /** Back to where the turn began, as far as that can be. */
  undoTurn(): void;
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
  /** Who is there, once it was told. */
  presence = $state.raw<Presence | null>(null);
  readonly box: GameBox;
  readonly deeds: Deeds;
  /** How what others do is followed. */
  readonly following = new Following();
  /** Targets that were clicked on the way to a move with several. */
  chosen = $state.raw<string[]>([]);
  hoveredTargets = $state.raw<string[]>([]);
  /** The moves of the list under the pointer: one, or those behind a button. */
  hoveredMoves = $state.raw<string[]>([]);
  /** The cluster of the list that has been opened. */
  opened = $state("");
  /** What the log line under the pointer has touched. */
  remembered = $state.raw<string[]>([]);
  /** What the camera was asked to bring into sight: a new object each time. */
  sought = $state.raw<{ names: string[] } | null>(null);
  /** What has just changed, for a moment. */
  fresh = $state.raw<string[]>([]);
  /** What cannot be taken back, until it is confirmed. */
  sure = $state.raw<Offer | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  /** A card that somebody has just turned up. */
  revealed = $state.raw<Inspected | null>(null);
  /** The dice that lie in the tray. */
  rolled = $state.raw<Roll | null>(null);
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

  /** Which question beside the turn is being settled. */
  settling = $state<string | null>(null);

  beside: Beside | null = $derived(
    this.at.look.aside?.find(({ asked }) => asked.question === this.settling) ?? null,
  );

  /** The question that is answered now: that of the turn, or one beside it. */
  get put(): Asked | null {
    return this.beside?.asked ?? this.look.asked;
  }

  get offers(): Offer[] {
    return this.beside?.offers ?? this.at.look.offers;
  }

  /** Offers that are still open after what was chosen; none in the past. */
  open: Offer[] = $derived.by(() =>
    this.past
      ? []
      : this.offers.filter((offer) => this.chosen.every((id) => offer.targets.includes(id))),
  );

  #lit: Set<string> = $derived(new Set(this.open.flatMap((offer) => offer.targets)));

  /** What can be chosen: the targets of the offers that are still open, each once. */
  get targets(): string[] {
    return [...this.#lit];
  }

  /** Moves under the pointer, on the board or in the list. */
  hotMoves: Set<string> = $derived.by(() => {
    if (this.hoveredMoves.length) return new Set(this.hoveredMoves);
    return new Set(this.offersFor(this.hoveredTargets).map((offer) => offer.move));
  });

  #hotTargets: Set<string> = $derived(
    new Set(
      this.open.filter((offer) => this.hotMoves.has(offer.move)).flatMap((offer) => offer.targets),
    ),
  );

  /** The list of answers as it is shown: within the cluster that has been opened. */
  rows: Row[] = $derived.by(() => {
    const teller = tellerOf(this);
    const within = openedAt(this.open, teller, this.opened);
    return rowsFor(within ?? this.open, teller, within ? this.opened : "");
  });

  #book = new KeyBook();

  /** The key of each row. */
  keys: Map<string, string> = $derived(
    this.#book.keysFor(this.put?.question ?? "", this.opened, this.rows),
  );

  /** What stands for a key is played, or opened. */
  press(key: string): void {
    const row = this.rows.find(({ id }) => this.keys.get(id) === key);
    if (row?.is === "answer") this.play(row.offer.move);
    else if (row?.is === "cluster") this.openCluster(row.id);
  }

  openCluster(way: string): void {
    this.opened = way;
    this.hoveredMoves = [];
  }

  /** One step back: out of a cluster, or to the question as it was put. */
  stepBack(): void {
    if (this.opened && !this.sure) this.openCluster(outOf(this.opened));
    else if (this.settling && !this.sure && !this.chosen.length) this.settle(null);
    else this.leave();
  }

  /** Turn to a question beside the turn, or back to the turn. */
  settle(question: string | null): void {
    this.leave();
    this.settling = question;
  }

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

  /** How a line of the log is set: as a heading, as the beginning of a turn, or plainly. */
  weigh({ event }: LogLine): "heading" | "turn" | "" {
    return madeOf(this.game.weights, event) ?? "";
  }

  /** What an event sounds like. */
  soundOf(event: GameEvent): "dice" | "cards" | null {
    return madeOf(this.game.sounds ?? {}, event);
  }

  /** The entry that the present turn began with. */
  get turnBegan(): number {
    const turns = this.at.look.log.filter((line) => this.weigh(line) === "turn");
    return turns.at(-1)?.seq ?? 0;
  }

  /** Whether the seat that looks is asked. */
  get mine(): boolean {
    const { seat, to_act } = this.look;
    return seat !== null && to_act.includes(seat);
  }

  /** Play a move. What cannot be taken back is asked for once more, as somebody wants it. */
  play(move: string): void {
    if (this.busy || this.past) return;
    const offer = this.offers.find((other) => other.move === move);
    const asksAgain = offer && this.sure !== offer && this.#asksAgain(offer);
    this.leave();
    if (asksAgain) this.sure = offer;
    else this.deeds.move(move);
  }

  /** A question with the one answer to end the turn is itself the asking. */
  #asksAgain(offer: Offer): boolean {
    const { can_undo } = this.at.look;
    if (!offer.final || (this.offers.length === 1 && offer.move === END)) return false;
    return settings.confirm === "always" || (settings.confirm === "steps" && can_undo);
  }

  /** What there is to tell of a target; null for what is no component. */
  about(target: string): About | null {
    return this.game.about(this, target);
  }

  /** What a target is called. */
  called(target: string): string {
    return this.about(target)?.title ?? "";
  }

  /** The whole sentence of an offer. */
  sayOffer(offer: Offer): string {
    const kind = this.put?.question.replaceAll("_", "-");
    const pass = `board-pass-${kind}`;
    if (offer.move === PASS && this.words.knows(pass)) return this.words.tell(pass);
    return this.say(this.game.offer?.(this, offer)?.say ?? offer.say);
  }

  /** What an offer costs and gains. */
  previewOf(offer: Offer): Message[] {
    return this.game.offer?.(this, offer)?.preview ?? offer.preview;
  }

  /** Some games are not won by points: races stand on their sheet. */
  get pointless(): boolean {
    return this.look.score?.totals.length === 0;
  }

  /** What the sheet of this game is called. */
  get sheet(): string {
    return this.words.tell(this.pointless ? "frame-standing" : "frame-sheet");
  }

  /** Back to the question as it was put. */
  leave(): void {
    this.drop();
    this.inspected = null;
  }

  /** What was begun and cannot be gone on with. */
  drop(): void {
    this.chosen = [];
    this.opened = "";
    this.sure = null;
    this.bubble = null;
    this.fan = null;
    this.hoveredMoves = [];
    this.hoveredTargets = [];
  }

  /** Have the camera look at components, by their targets, pieces or spots. */
  lookAt(...names: string[]): void {
    this.sought = { names };
  }

  openClause(id: string): void {
    this.clause = { id };
  }

  say(message: Message): string {
    return this.words.say(message);
  }
}

/** What the shell makes of an event; null for one that is none of these kinds. */
function madeOf<Made extends string>(kinds: Kinds<Made>, event: GameEvent): Made | null {
  const all = Object.entries(kinds) as [Made, readonly string[]][];
  return all.find(([, named]) => named.includes(event.is))?.[0] ?? null;
}

export function provideTable(table: Table): void {
  setContext(KEY, table);
}

/** The table that this is part of; undefined on pages without one. */
export function useTable<V = unknown, F = unknown>(): Table<V, F> {
  return getContext<Table<V, F>>(KEY);
}
