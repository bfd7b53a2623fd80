/** The connection to a table: what is new comes down, what is decided goes up. */

import { Complaint, get, post } from "./api";
import { type GameBox, openBox } from "./gamebox";
import type {
  Accepted,
  AtTable,
  ChatCard,
  HistoryEntry,
  Look,
  Message,
  News,
  Refusal,
  TableCard,
} from "./protocol";
import { noteSeal } from "./seals";
import { type Begun, type Deeds, Table } from "./table.svelte";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** The server's own close codes begin here; what it refused once it will refuse again. */
const REFUSED = 4000;
/** How often a change is sent before somebody is told: for about a minute. */
const TRIES = 24;
const LONGEST_TRY = 3000;
/** More positions waiting to be shown than this, and we hurry. */
const HURRY = 24;

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
  /** What went wrong last, to be said and then forgotten. */
  trouble = $state.raw<Message | null>(null);
  /** Whose eyes we look through. */
  seat = $state<number | null>(null);
  /** The seat that the device is to be handed to. */
  handTo = $state<number | null>(null);
  show: Showing = async (_before, _after, change) => change();
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry = 0;
  #closed = false;
  #coming: Look[] = [];
  #showing = false;
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
    if (!this.#closed) this.#listen();
  }

  close(): void {
    this.#closed = true;
    window.clearTimeout(this.#retry);
    this.#socket?.close();
  }

  /** The trouble was read. */
  forgive(): void {
    this.trouble = null;
  }

  /** Nothing that is still on its way is for these eyes. */
  #hangUp(): void {
    window.clearTimeout(this.#retry);
    this.#socket?.close();
    this.#socket = null;
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
    noteSeal(this.id, look.commitment);
    const begun: Begun = { ...at, look };
    if (this.table) this.#take(this.table, begun);
    else this.table = new Table(begun, await this.#box(), this);
  }

  #box(): Promise<GameBox> {
    return openBox(this.card.game);
  }

  #listen(): void {
    this.#socket?.close();
    const query = new URLSearchParams({
      since: String(this.#newest),
      chat: String(this.#chatSeen),
    });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/live?${query}`,
    );
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.online = true;
      this.#pause = FIRST_PAUSE;
      this.#hear(JSON.parse(event.data as string) as News);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed || event.code >= REFUSED) return;
      this.online = false;
      this.#retry = window.setTimeout(() => this.#listen(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  #hear(news: News): void {
    if (news.is === "look") this.#queue(news.look);
    else if (news.is === "table") void this.#seated(news.table);
    else if (news.is === "chat") this.#overhear(news.chat);
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
    this.#coming.push(look);
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
      const hurried = this.#coming.length > HURRY || table.past !== null;
      if (hurried || look.seq <= before.seq) take();
      else await this.show(before, look, take);
      this.#passOn(look);
    }
    this.#showing = false;
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
  async #change(what: string, wish: Record<string, unknown>): Promise<void> {
    const { table } = this;
    if (!table || table.busy) return;
    const body = { id: newId(), seq: table.at.look.seq, seat: this.seat, ...wish };
    table.busy = true;
    this.#awaited = Number.POSITIVE_INFINITY;
    try {
      this.#awaited = (await this.#insist(`/api/tables/${this.id}/${what}`, body)).seq;
    } catch (error) {
      this.#awaited = 0;
      this.#complain(error);
    }
    table.busy = table.at.look.seq < this.#awaited;
  }

  async #insist(path: string, body: unknown): Promise<Accepted> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await post<Accepted>(path, body);
      } catch (error) {
        const again = error instanceof Complaint && error.unanswered && tried < TRIES;
        if (!again) throw error;
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
