/** Chance derived in the browser is the server's, by both ways of computing it. */

import assert from "node:assert/strict";
import { createHash, createHmac, webcrypto } from "node:crypto";
import { test } from "node:test";
import { runnerImport } from "vite";

const { module: sealed } = await runnerImport("./src/pages/sealed.ts");
const { module: hashing } = await runnerImport("./src/pages/sha256.ts");

const SECRET = sealed.hexOf(Uint8Array.from({ length: 32 }, (_, i) => i));
const browser = hashing.hasher(webcrypto.subtle);
/** Drawn by `orrery.kernel.SealedChance(bytes(range(32)))`. */
const COMMITMENT = "949a9360517ba2afa415afa88a3e0001e08a9bcc4c4ebdb26e21ffde643c79db";
const DRAWS = [
  ["deck:tech2", 46, 14],
  ["deck:tech2", 45, 6],
  ["dice", 6, 2],
  ["deck:tech2", 44, 12],
  ["dice", 6, 4],
  ["dice", 6, 0],
  ["deck:tech2", 3, 1],
  ["deck:tech2", 2, 1],
  ["deck:tech2", 1, 0],
  ["колода", 100, 48],
].map(([stream, n, value]) => ({ step: 0, stream, n, value }));

test("our own SHA-256 and HMAC agree with the platform's at every length about a block", () => {
  const key = new Uint8Array(32).fill(7);
  for (let length = 0; length <= 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
    const digest = createHash("sha256").update(bytes).digest("hex");
    assert.equal(sealed.hexOf(hashing.sha256(bytes)), digest);
    const signed = createHmac("sha256", key).update(bytes).digest("hex");
    assert.equal(sealed.hexOf(hashing.hmac(key, bytes)), signed);
    const long = createHmac("sha256", bytes).update(key).digest("hex");
    assert.equal(sealed.hexOf(hashing.hmac(bytes, key)), long);
  }
});

for (const hasher of [browser, hashing.page]) {
  test(`the commitment and every draw are the server's (${hasher.by})`, async () => {
    assert.equal(await sealed.commitmentOf(SECRET, hasher), COMMITMENT);
    const found = await sealed.derive(SECRET, DRAWS, hasher);
    assert.deepEqual(
      found.map(({ derived }) => derived),
      DRAWS.map(({ value }) => value),
    );
    assert.ok(found.every(({ agrees }) => agrees));
    assert.deepEqual(
      found.filter(({ stream }) => stream === "dice").map(({ number }) => number),
      [0, 1, 2],
    );
  });

  test(`another secret and a changed value are found out (${hasher.by})`, async () => {
    const other = SECRET.replace("00", "ff");
    assert.notEqual(await sealed.commitmentOf(other, hasher), COMMITMENT);
    const found = await sealed.derive(other, DRAWS, hasher);
    assert.ok(found.some(({ agrees }) => !agrees));
    const changed = DRAWS.map((draw, i) => (i === 2 ? { ...draw, value: 5 } : draw));
    const marks = (await sealed.derive(SECRET, changed, hasher)).map(({ agrees }) => agrees);
    assert.deepEqual(marks.indexOf(false), 2);
    assert.equal(marks.filter((agrees) => !agrees).length, 1);
  });
}

test("words that would favour small numbers are passed over", async () => {
  const words = ["ffffffffffffffff", "000000000000000a"];
  const scripted = {
    ...hashing.page,
    hmac: async () => async (bytes) => {
      const counter = Number(new TextDecoder().decode(bytes).split(":").at(-1));
      return sealed.bytesOf(words[counter].padEnd(64, "0"));
    },
  };
  const [found] = await sealed.derive(SECRET, [{ step: 1, stream: "d", n: 6, value: 4 }], scripted);
  assert.equal(found.derived, 4);
});

test("without a secure page there is still a way", () => {
  assert.equal(hashing.hasher(null).by, "page");
  assert.equal(hashing.hasher(webcrypto.subtle).by, "browser");
});
