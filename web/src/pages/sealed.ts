/** Sealed chance derived again, exactly as the server's kernel draws it. */

import { type Hasher, joined } from "./sha256";

/** `GET /api/tables/{id}/draws`: at which step, of which stream, from how many, and what came. */
export interface Draw {
  step: number;
  stream: string;
  n: number;
  value: number;
}

/** A draw that was derived here. */
export interface Derived extends Draw {
  /** How many draws its stream had given before. */
  number: number;
  derived: number;
  agrees: boolean;
}

const WORD = 2n ** 64n;
const utf8 = new TextEncoder();

/** What was published before the game: it binds the secret and tells nothing of it. */
export async function commitmentOf(secret: string, { sha256 }: Hasher): Promise<string> {
  return hexOf(await sha256(joined(utf8.encode("orrery:"), bytesOf(secret))));
}

class SealedChance {
  #sign: (bytes: Uint8Array) => Promise<Uint8Array>;
  #counters = new Map<string, number>();

  constructor(sign: (bytes: Uint8Array) => Promise<Uint8Array>) {
    this.#sign = sign;
  }

  /** A whole number from 0 to n - 1; words that would favour the small ones are passed over. */
  async draw(stream: string, n: number): Promise<number> {
    const range = BigInt(n);
    const bound = WORD - (WORD % range);
    let word = await this.#word(stream);
    while (word >= bound) word = await this.#word(stream);
    return Number(word % range);
  }

  async #word(stream: string): Promise<bigint> {
    const counter = this.#counters.get(stream) ?? 0;
    this.#counters.set(stream, counter + 1);
    const digest = await this.#sign(utf8.encode(`${stream}:${counter}`));
    return BigInt(`0x${hexOf(digest.slice(0, 8))}`);
  }
}

export async function derive(secret: string, draws: Draw[], { hmac }: Hasher): Promise<Derived[]> {
  const chance = new SealedChance(await hmac(bytesOf(secret)));
  const given = new Map<string, number>();
  const found: Derived[] = [];
  for (const draw of draws) {
    const number = given.get(draw.stream) ?? 0;
    given.set(draw.stream, number + 1);
    const derived = await chance.draw(draw.stream, draw.n);
    found.push({ ...draw, number, derived, agrees: derived === draw.value });
  }
  return found;
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
