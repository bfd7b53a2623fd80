/**
 * The line to a table: it notices when nobody is there any more and comes back, tells what it hears,
 * and carries up what is decided.
 */

import { Complaint } from "./api";
import type { Accepted, News, RefusedNews } from "./protocol";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** The server's own close codes begin here; most of what it refused once it will refuse again. */
const REFUSED = 4000;
/** Too many are here, or it has trouble: that passes. */
const PASSING = [4429, 4500, 4503];
/** Milliseconds in which the server says at least that it is there. */
const SILENCE = 9000;
const LOOK_OUT = 1000;
/** Milliseconds after which an answer is not expected on this line any more. */
const PATIENCE = 8000;

interface Waiting {
  resolve: (accepted: Accepted) => void;
  reject: (complaint: Complaint) => void;
}

export interface Ends {
  /** Where to connect, as it is by then. */
  address: () => string;
  hear: (news: News) => void;
  online: (online: boolean) => void;
}

export class Line {
  #ends: Ends;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry = 0;
  #watch = 0;
  #heard = 0;
  #waiting = new Map<string, Waiting>();

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  open(): void {
    this.close();
    const socket = new WebSocket(this.#ends.address());
    this.#socket = socket;
    this.#heard = Date.now();
    this.#watch = window.setInterval(() => this.#lookOut(socket), LOOK_OUT);
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const news = JSON.parse(event.data as string) as News;
      if (news.is === undefined) return; // a refusal: it closes, and whoever comes back waits longer
      this.#pause = FIRST_PAUSE;
      this.#ends.online(true);
      this.#take(news);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      const final = event.code >= REFUSED && !PASSING.includes(event.code);
      this.close();
      if (!final) this.#comeBack();
    };
  }

  close(): void {
    window.clearTimeout(this.#retry);
    window.clearInterval(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#giveUpWaiting();
  }

  /** Send a change up; nothing when there is no line. The answer may never come: `unanswered`. */
  ask(what: string, wish: { id: string }): Promise<Accepted> | null {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return null;
    return new Promise((resolve, reject) => {
      this.#waiting.set(wish.id, { resolve, reject });
      socket.send(JSON.stringify({ do: what, ...wish }));
      window.setTimeout(() => this.#answer(wish.id)?.reject(unanswered()), PATIENCE);
    });
  }

  /** Have everything told again from an entry on. */
  lookAgain(since: number): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ do: "look", since }));
    }
  }

  /** A line that was cut looks like a quiet one until it has been quiet for too long. */
  #lookOut(socket: WebSocket): void {
    if (socket !== this.#socket || Date.now() - this.#heard < SILENCE) return;
    this.close();
    this.#comeBack();
  }

  #comeBack(): void {
    this.#ends.online(false);
    this.#retry = window.setTimeout(() => this.open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #take(news: News): void {
    if (news.is === "done") this.#answer(news.id)?.resolve({ id: news.id, seq: news.seq });
    else if (news.is === "refused") this.#answer(news.id)?.reject(complaintOf(news));
    else if (news.is !== "beat") this.#ends.hear(news);
  }

  #answer(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #giveUpWaiting(): void {
    for (const id of [...this.#waiting.keys()]) this.#answer(id)?.reject(unanswered());
  }
}

function unanswered(): Complaint {
  return new Complaint(0, { id: "frame-offline", args: {} }, "");
}

function complaintOf(news: RefusedNews): Complaint {
  return new Complaint(news.status, news.error, news.text, news.look);
}
