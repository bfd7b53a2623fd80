/** The connection to a table: what is new comes down, what is decided goes up. */

import { Complaint, get, post } from "./api";
import { changed } from "./change";
import { type GameBox, openBox } from "./gamebox";
import { Line } from "./line";
import type {
  Accepted,
  AtTable,
  ChangeNews,
  ChatCard,
  HistoryEntry,
  Look,
  Message,
  News,
  Presence,
  Refusal,
  TableCard,
} from "./protocol";
import { noteSeal } from "./seals";
import { settings } from "./settings.svelte";
import { type Begun, type Deeds, Table } from "./table.svelte";
import { noteVisit, visitOf } from "./visits";

const FIRST_PAUSE = 400;
/** How often a change is sent before somebody is told: for about a minute. */
const TRIES = 24;
const LONGEST_TRY = 3000;
/** What a change is called on the line, by its address. */
const UP = { moves: "move", undo: "undo", redo: "redo", orders: "order", concede: "concede" };
/** More positions waiting to be shown than this, and we hurry. */
const HURRY = 24;
/** How often to look whether what was done is shown. */
const SHOWN_SOON = 20;

/** Further back than this nobody wants to be led. */
const LONGEST_RETURN = 80;

/** Makes a change and shows what leads to it; resolves when the next may follow. */
export type Showing = (before: Look, after: Look, change: () => void) => Promise<void>;

export class Link implements Deeds {
  readonly id: string;
  card = $state.raw() as TableCard;
  yours = $state.raw<number[]>([]);
  invitations = $state.raw<Record<number, string>>({});
  /** What was said here, also before the game has begun. */
  chat = $state.raw<ChatCard[]>([]);
  /** The table on the screen, once the game has begun. */
  table = $state.raw<Table | null>(null);
  online = $state(true);
  /** Who is there, once it was told. */
  presence = $state.raw<Presence | null>(null);
  /** What went wrong last, to be said and then forgotten. */
  trouble = $state.raw<Message | null>(null);
  /** Whose eyes we look through. */
  seat = $state<number | null>(null);
  /** The seat that the device is to be handed to. */
  handTo = $state<number | null>(null);
  show: Showing = async (_before, _after, change) => change();
  #line = new Line({
    address: () => this.#address(),
    hear: (news) => this.#hear(news),
    online: (online) => {
      this.online = online;
    },
  });
  /** The last look that was told, shown already or not: the next may be a change of it. */
  #told: Look | null = null;
  #closed = false;
  #coming: Look[] = [];
  #showing = false;
  /** Whether a position waits to be shown. */
  #gated = 0;
  #newest = 0;
  #chatSeen = 0;
  /** The entry that our change became, endless until the answer says which. */
  #awaited = 0;
  #refusals: { seq: number; seat: number | null; found: Promise<Refusal[]> } | null = null;

  private constructor(id: string) {
    this.id = id;
  }

  static async open(id: string): Promise<Link> {
    const link = new Link(id);
    await link.arrive();
    return link;
  }

  /** Come in, and again when one has sat down or the game begins: one has other eyes then. */
  async arrive(): Promise<void> {
    this.#hangUp();
    await this.#arrive(await get<AtTable>(`/api/tables/${this.id}`));
    if (this.yours.length > 1 && this.card.status === "playing") this.handTo = this.seat;
    if (this.#closed) return;
    this.#listen();
    document.addEventListener("visibilitychange", this.#lookedAway);
    void this.#comeBack(visitOf(this.id));
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#lookedAway);
    this.#line.close();
  }

  /** The trouble was read. */
  forgive(): void {
    this.trouble = null;
  }

  /** Nothing that is still on its way is for these eyes. */
  #hangUp(): void {
    this.#line.close();
    this.#coming = [];
  }

  // --- coming down -----------------------------------------------------------------------------

  #meet(at: AtTable): void {
    this.card = at.table;
    this.yours = at.yours;
    this.invitations = at.invitations;
  }

  async #arrive(at: AtTable): Promise<void> {
    this.#meet(at);
    this.chat = at.chat;
    this.#chatSeen = at.chat.at(-1)?.number ?? 0;
    const { look } = at;
    if (!look) return;
    this.seat = look.seat;
    this.#newest = look.seq;
    this.#told = look;
    noteSeal(this.id, look.commitment);
    const begun: Begun = { ...at, look };
    if (this.table) this.#take(this.table, begun);
    else {
      const table = new Table(begun, await this.#box(), this);
      table.presence = this.presence;
      this.table = table;
    }
  }

  #box(): Promise<GameBox> {
    return openBox(this.card.game);
  }

  #listen(): void {
    this.#line.open();
  }

  #address(): string {
    const query = new URLSearchParams({
      since: String(this.#newest),
      chat: String(this.#chatSeen),
    });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/live?${query}`;
  }

  #hear(news: News): void {
    if (news.is === "look") this.#queue(news.look);
    else if (news.is === "change") this.#follow(news);
    else if (news.is === "table") void this.#seated(news.table);
    else if (news.is === "chat") this.#overhear(news.chat);
    else if (news.is === "presence") this.#meetPresence(news);
  }

  #meetPresence(presence: Presence): void {
    this.presence = presence;
    if (this.table) this.table.presence = presence;
  }

  /** What has changed since the look before; whoever has lost the thread asks for all of it. */
  #follow(news: ChangeNews): void {
    const look = changed(this.#told, news);
    if (look) this.#queue(look);
    else if (news.seq > this.#newest) this.#line.lookAgain(this.#newest);
  }

  #overhear(lines: ChatCard[]): void {
    const fresh = lines.filter((line) => line.number > this.#chatSeen);
    this.#chatSeen = fresh.at(-1)?.number ?? this.#chatSeen;
    this.chat = [...this.chat, ...fresh];
    this.table?.take({ chat: this.chat });
  }

  async #seated(card: TableCard): Promise<void> {
    this.card = card;
    if (this.table) this.table.take({ table: card });
    else if (card.status === "waiting") this.#meet(await get<AtTable>(`/api/tables/${this.id}`));
    else if (card.status === "playing" || card.status === "over") await this.arrive();
  }

  #queue(look: Look): void {
    if (look.seq < this.#newest) return;
    this.#newest = look.seq;
    this.#told = look;
    this.#coming.push(look);
    this.#count();
    if (!this.#showing) void this.#showAll();
  }

  /** One position after the other, each for as long as its pieces travel. */
  async #showAll(): Promise<void> {
    this.#showing = true;
    for (let next = this.#coming.shift(); next; next = this.#coming.shift()) {
      const { table } = this;
      if (!table) break;
      const before = table.at.look;
      const look = { ...next, log: [...before.log.slice(0, next.keep), ...next.log] };
      const take = () => this.#take(table, { look });
      if (await this.#worthShowing(table, before, look)) await this.show(before, look, take);
      else take();
      this.#noteVisit(table);
      this.#passOn(look);
    }
    this.#showing = false;
    this.table?.following.arrived();
  }

  #count(): void {
    if (this.table) this.table.following.waiting = this.#coming.length + this.#gated;
  }

  /** What we have done ourselves comes at once; what others do, when its turn has come. */
  async #worthShowing(table: Table, before: Look, look: Look): Promise<boolean> {
    if (table.past !== null || look.seq <= before.seq) return false;
    const { following } = table;
    const own = before.seat !== null && before.to_act.includes(before.seat);
    if (own) return true;
    this.#gated = 1;
    this.#count();
    const wanted = await following.next();
    this.#gated = 0;
    this.#count();
    const patient = following.held || settings.slow;
    return wanted && table.past === null && (patient || this.#coming.length <= HURRY);
  }

  // --- coming back -----------------------------------------------------------------------------

  #noteVisit({ at }: Table): void {
    if (!document.hidden) noteVisit(this.id, at.look.seq);
  }

  #lookedAway = (): void => {
    if (!document.hidden) void this.#comeBack(visitOf(this.id));
  };

  /** Show, move by move, what others have done since one's last turn or visit. */
  async #comeBack(seen: number): Promise<void> {
    const { table } = this;
    if (!table || table.past || table.following.back || !this.#wantsReturn(table)) return;
    try {
      const stops = await this.#missed(table, seen);
      if (stops.length && !table.past && !this.#closed) await this.#lead(table, stops);
    } catch (error) {
      table.past = null;
      if (!(error instanceof Complaint)) throw error;
    } finally {
      table.following.leave();
      table.following.arrived();
      this.#noteVisit(table);
    }
  }

  #wantsReturn(table: Table): boolean {
    return settings.pace > 0 && !document.hidden && this.seat !== null && !table.at.look.result;
  }

  /** The entry that was seen last, and those of others after it; nothing when there are none. */
  async #missed(table: Table, seen: number): Promise<number[]> {
    const last = table.at.look.seq;
    if (seen >= last) return [];
    const all = (await this.history()).filter(({ seq }) => seq <= last);
    const own = all.filter(({ seat }) => this.yours.includes(seat)).at(-1)?.seq ?? 0;
    const from = Math.max(seen, own);
    const stops = all.map(({ seq }) => seq).filter((seq) => seq > from);
    return from && stops.length ? [from, ...stops].slice(-LONGEST_RETURN) : [];
  }

  async #lead(table: Table, stops: number[]): Promise<void> {
    const { following } = table;
    const of = stops.length - 1;
    const fetched = (i: number) => this.position(stops[i] ?? 0);
    let [before, coming] = [await fetched(0), fetched(1)];
    table.past = { at: before.seq, look: before };
    following.back = { at: 0, of };
    for (let i = 1; i <= of; i += 1) {
      const look = await coming;
      if (!(await following.next()) || this.#closed || !following.back) break;
      if (i < of) coming = fetched(i + 1);
      following.back = { at: i, of };
      await this.show(before, look, () => {
        table.past = { at: look.seq, look };
      });
      before = look;
    }
    coming.catch(() => {});
    // Whoever looks elsewhere by now is not brought back.
    if (following.back) table.past = null;
  }

  /** What was sent is under way until what came of it is on the screen: before, any click would
   * answer a question that is not asked any more. */
  #take(table: Table, at: Partial<Begun>): void {
    table.take(at);
    if (table.at.look.seq >= this.#awaited) table.busy = false;
  }

  /** On one device: another of our seats is asked now. */
  #passOn({ to_act }: Look): void {
    if (this.yours.length < 2 || (this.seat !== null && to_act.includes(this.seat))) return;
    this.handTo = this.yours.find((seat) => to_act.includes(seat)) ?? null;
  }

  /** Look through the eyes of another of our seats. */
  async sit(seat: number): Promise<void> {
    this.handTo = null;
    if (seat === this.seat) return;
    this.#hangUp();
    await this.#arrive(await get<AtTable>(`/api/tables/${this.id}?seat=${seat}`));
    this.#listen();
  }

  // --- looking back ----------------------------------------------------------------------------

  history(): Promise<HistoryEntry[]> {
    return get<HistoryEntry[]>(`/api/tables/${this.id}/history`);
  }

  position(at: number): Promise<Look> {
    const eyes = this.seat === null ? "" : `?seat=${this.seat}`;
    return get<Look>(`/api/tables/${this.id}/positions/${at}${eyes}`);
  }

  whyNot(): Promise<Refusal[]> {
    const seq = this.table?.at.look.seq ?? 0;
    if (this.#refusals?.seq !== seq || this.#refusals.seat !== this.seat) {
      const found = get<Refusal[]>(`/api/tables/${this.id}/why-not?seat=${this.seat}`);
      this.#refusals = { seq, seat: this.seat, found: found.catch(() => []) };
    }
    return this.#refusals.found;
  }

  // --- going up --------------------------------------------------------------------------------

  move(move: string): void {
    void this.#change("moves", { move });
  }

  undo(): void {
    void this.#change("undo", {});
  }

  undoTurn(): void {
    void this.#undoTurn();
  }

  /** Step by step: each is an entry of its own, and what is shown follows. Some steps tell nothing,
   * so the beginning is known by having gone past it. */
  async #undoTurn(): Promise<void> {
    const { table } = this;
    if (!table) return;
    const began = table.turnBegan;
    for (let at = -1; at !== table.at.look.seq; ) {
      at = table.at.look.seq;
      if (!table.at.look.can_undo) return;
      await this.#settled(table, "undo");
      if (table.turnBegan !== began) return this.#settled(table, "redo");
    }
  }

  async #settled(table: Table, what: "undo" | "redo"): Promise<void> {
    await this.#change(what, {});
    while (table.busy) await new Promise((resolve) => setTimeout(resolve, SHOWN_SOON));
  }

  redo(): void {
    void this.#change("redo", {});
  }

  order(question: string, policy: string): void {
    void this.#change("orders", { question, policy });
  }

  concede(): void {
    void this.#change("concede", {});
  }

  say(text: string): void {
    void post(`/api/tables/${this.id}/chat`, { text }).catch((error) => this.#complain(error));
  }

  /** The same request until it is answered: the server does it once. */
  async #change(what: keyof typeof UP, wish: Record<string, unknown>): Promise<void> {
    const { table } = this;
    if (!table || table.busy) return;
    const body = { id: newId(), seq: table.at.look.seq, seat: this.seat, ...wish };
    table.busy = true;
    this.#awaited = Number.POSITIVE_INFINITY;
    try {
      this.#awaited = (await this.#insist(what, body)).seq;
    } catch (error) {
      this.#awaited = 0;
      this.#complain(error);
    }
    table.busy = table.at.look.seq < this.#awaited;
  }

  async #insist(what: keyof typeof UP, body: { id: string }): Promise<Accepted> {
    for (let tried = 1; ; tried += 1) {
      try {
        const answer = this.#line.ask(UP[what], body);
        return await (answer ?? post<Accepted>(`/api/tables/${this.id}/${what}`, body));
      } catch (error) {
        const again = error instanceof Complaint && error.unanswered && tried < TRIES;
        if (!again) throw error;
        if (error.status) this.trouble = error.said;
        await new Promise((resolve) =>
          setTimeout(resolve, Math.min(FIRST_PAUSE * tried, LONGEST_TRY)),
        );
      }
    }
  }

  #complain(error: unknown): void {
    if (!(error instanceof Complaint)) throw error;
    if (error.look) this.#queue(error.look);
    this.trouble = error.said;
  }
}

/** `crypto.randomUUID` is for secure pages only, and a table in the local network is none. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
