/** SHA-256 and HMAC: the browser's own where it has them, else ours.
 *
 * WebCrypto is for secure pages only, and a table in the local network is none.
 */

export interface Hasher {
  /** Who computes: the browser, or this file. */
  by: "browser" | "page";
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
  /** A function that signs under this key. */
  hmac(key: Uint8Array): Promise<(bytes: Uint8Array) => Promise<Uint8Array>>;
}

const BLOCK = 64;
const LENGTH = 32;
const [START, ROUND] = constants();

/** FIPS 180-4. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = new Uint32Array(START);
  const padded = pad(bytes);
  for (let at = 0; at < padded.length; at += BLOCK)
    compress(state, new DataView(padded.buffer, at));
  const digest = new DataView(new ArrayBuffer(LENGTH));
  state.forEach((word, i) => {
    digest.setUint32(4 * i, word);
  });
  return new Uint8Array(digest.buffer);
}

/** RFC 2104. */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const own = new Uint8Array(BLOCK);
  own.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      own.map((byte) => byte ^ 0x36),
      bytes,
    ),
  );
  return sha256(
    joined(
      own.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export const page: Hasher = {
  by: "page",
  sha256: async (bytes) => sha256(bytes),
  hmac: async (key) => async (bytes) => hmac(key, bytes),
};

function browser(subtle: SubtleCrypto): Hasher {
  return {
    by: "browser",
    sha256: async (bytes) => new Uint8Array(await subtle.digest("SHA-256", bytes.slice())),
    hmac: async (key) => {
      const kind = { name: "HMAC", hash: "SHA-256" };
      const own = await subtle.importKey("raw", key.slice(), kind, false, ["sign"]);
      return async (bytes) => new Uint8Array(await subtle.sign("HMAC", own, bytes.slice()));
    },
  };
}

/** The best that there is here. */
export function hasher(subtle: SubtleCrypto | null = crypto.subtle ?? null): Hasher {
  return subtle ? browser(subtle) : page;
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A one, zeros, and the length in bits: whole blocks. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  return padded;
}

function compress(state: Uint32Array, block: DataView): void {
  const w = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let i = 0; i < BLOCK; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(ROUND, i) + at(w, i);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = at(state, i) + word;
  });
}

type Eight = [number, number, number, number, number, number, number, number];

function schedule(block: DataView): Uint32Array {
  const w = new Uint32Array(BLOCK);
  for (let i = 0; i < 16; i += 1) w[i] = block.getUint32(4 * i);
  for (let i = 16; i < BLOCK; i += 1) {
    const early = at(w, i - 15);
    const late = at(w, i - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  return w;
}

/** The fractions of the roots of the first primes: square roots to start, cube roots to go on. */
function constants(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < BLOCK; n += 1)
    if (primes.every((prime) => n % prime)) primes.push(n);
  const start = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
  return [
    new Uint32Array(start),
    new Uint32Array(primes.map((prime) => fraction(prime ** (1 / 3)))),
  ];
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: Uint32Array, i: number): number {
  return words[i] ?? 0;
}
