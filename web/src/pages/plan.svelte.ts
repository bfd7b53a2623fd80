/** A table that is about to be opened: seats, variants, name. */

import type { GameBox } from "../shell/gamebox";
import type { GameCard } from "../shell/protocol";
import { visitor } from "../shell/visitor.svelte";
import { frame } from "../shell/words.svelte";
import { anyOf, calling, stars } from "./calling.svelte";

export type Who = "me" | "link" | "bot";

export interface Place {
  who: Who;
  bot: string;
  /** What somebody at this device is called; the guest's own name when empty. */
  name: string;
}

/** The strongest is named last. */
function bestOf({ bots }: GameCard): string {
  return bots.at(-1) ?? "";
}

export class Plan {
  readonly card: GameCard;
  /** As many as the game has seats at the most; `count` of them are laid. */
  #places = $state<Place[]>([]);
  count = $state(2);
  options = $state<Record<string, unknown>>({});
  name = $state("");
  open = $state(false);
  /** For the words of the variants, once the game's box is open. */
  box = $state.raw<GameBox | null>(null);

  constructor(card: GameCard) {
    this.card = card;
    this.count = card.seats.find((seats) => seats > 1) ?? Math.min(...card.seats);
    this.options = Object.fromEntries(
      card.options.map(({ name, default: usual }) => [name, usual]),
    );
    this.#places = Array.from({ length: Math.max(...card.seats) }, (_, seat) => ({
      who: seat ? "link" : "me",
      bot: bestOf(card),
      name: "",
    }));
  }

  get places(): Place[] {
    return this.#places.slice(0, this.count);
  }

  /** Everybody but the first, all of a kind. */
  fill(who: Who): void {
    this.#places.forEach((place, seat) => {
      this.sit(seat, seat ? who : "me");
      place.bot = bestOf(this.card);
    });
  }

  sit(seat: number, who: Who): void {
    const place = this.#places[seat];
    if (!place) return;
    place.who = who;
    if (who === "me" && !place.name && !this.isGuests(seat)) place.name = this.#freshName();
  }

  /** The seat of the guest: whoever else sits at this device has a name of their own. */
  isGuests(seat: number): boolean {
    return this.#places.findIndex(({ who }) => who === "me") === seat;
  }

  #freshName(): string {
    const taken = new Set([this.guestName, ...this.#places.map(({ name }) => name)]);
    return anyOf(stars().filter((star) => !taken.has(star)));
  }

  get guestName(): string {
    return visitor.me?.name ?? calling.name;
  }

  nameAt(seat: number): string {
    return this.#places[seat]?.name.trim() || this.guestName;
  }

  #number(who: Who): number {
    return this.places.filter((place) => place.who === who).length;
  }

  get waits(): boolean {
    return this.#number("link") > 0;
  }

  /** Somebody has to play, and bots alone are nobody. */
  get possible(): boolean {
    return this.#number("bot") < this.count;
  }

  /** The options that mean something for so many players. */
  get variants(): GameCard["options"] {
    return this.card.options.filter(({ players }) => players.includes(this.count));
  }

  /** The body of `POST /api/tables`. */
  asked(): Record<string, unknown> {
    return {
      game: this.card.id,
      seats: this.places.map((place, seat) => this.#seat(place, seat)),
      options: Object.fromEntries(this.variants.map(({ name }) => [name, this.options[name]])),
      name: this.name.trim(),
      public: this.open,
    };
  }

  #seat(place: Place, seat: number): Record<string, string> {
    if (place.who === "bot") return { who: "bot", bot: place.bot };
    if (place.who === "link") return { who: "link" };
    const name = this.nameAt(seat);
    return name === this.guestName ? { who: "me" } : { who: "me", name };
  }

  /** What will happen, in words. */
  summary(): string[] {
    const here = this.places.flatMap(({ who }, seat) => (who === "me" ? [this.nameAt(seat)] : []));
    const lines = [frame.tell("new-sum-seats", { n: this.count })];
    if (here.length === 1) lines.push(frame.tell("new-sum-me", { name: here[0] ?? "" }));
    if (here.length > 1) lines.push(frame.tell("new-sum-device", { names: here.join(", ") }));
    const [links, bots] = [this.#number("link"), this.#number("bot")];
    if (links) lines.push(frame.tell("new-sum-links", { n: links }));
    if (bots) lines.push(frame.tell("new-sum-bots", { n: bots }));
    lines.push(...this.#variants());
    lines.push(frame.tell(this.open ? "new-sum-public" : "new-sum-private"));
    lines.push(frame.tell(this.waits ? "new-sum-waits" : "new-sum-begins"));
    return this.possible ? lines : [frame.tell("new-sum-nobody")];
  }

  #variants(): string[] {
    const words = this.box?.words;
    if (!words) return [];
    return this.variants
      .filter(({ name, default: usual }) => this.options[name] !== usual)
      .map(
        ({ name }) => `${optionWord(this.box, name)}: ${this.valueWord(name, this.options[name])}`,
      );
  }

  valueWord(name: string, value: unknown): string {
    if (typeof value === "boolean") return frame.tell(value ? "new-yes" : "new-no");
    return optionWord(this.box, `${name}-${String(value)}`) || String(value);
  }
}

/** What the game calls an option, one of its values, or says about it; nothing if it does not. */
export function optionWord(box: GameBox | null, name: string): string {
  const id = `option-${name.replaceAll("_", "-")}`;
  return box?.words.knows(id) ? box.words.tell(id) : "";
}
