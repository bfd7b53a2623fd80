/** Asking the server. A refusal is thrown as a `Complaint`, which can be said in any language. */

import type { Look, Message } from "./protocol";

/** No answer at all: the server is away, or the network is. */
const NO_ANSWER = 0;
/** The server has trouble, and says: one moment. */
const ONE_MOMENT = 503;

export class Complaint extends Error {
  readonly status: number;
  readonly said: Message;
  /** What is new, when the request was stale. */
  readonly look: Look | null;

  constructor(status: number, said: Message, text: string, look: Look | null = null) {
    super(text);
    this.status = status;
    this.said = said;
    this.look = look;
  }

  get unanswered(): boolean {
    return this.status === NO_ANSWER || this.status === ONE_MOMENT;
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await answer(path, {})).json() as Promise<T>;
}

export async function getText(path: string): Promise<string> {
  return (await answer(path, {})).text();
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return send<T>(path, JSON.stringify(body));
}

/** A body that is JSON already, such as the file of a record. */
export async function send<T>(path: string, body: string): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await answer(path, { method: "POST", headers, body })).json() as Promise<T>;
}

async function answer(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Complaint(NO_ANSWER, { id: "frame-offline", args: {} }, "");
  }
  if (!response.ok) throw await complaintOf(response);
  return response;
}

async function complaintOf(response: Response): Promise<Complaint> {
  try {
    const told = (await response.json()) as { error: Message; text: string; look?: Look };
    return new Complaint(response.status, told.error, told.text, told.look ?? null);
  } catch {
    const said = { id: "frame-broken-answer", args: { status: response.status } };
    return new Complaint(response.status, said, "");
  }
}
