/** A look told as changes is the look, and what has not changed stays the same thing. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runnerImport } from "vite";

const { module: change } = await runnerImport("./src/shell/change.ts");
const LOOK = {
  seq: 4,
  since: 3,
  keep: 7,
  log: [],
  view: { ore: [1, 2, 3], names: { a: "A", b: "B" }, deck: { left: 5 } },
};
const news = (set, since = 4) => ({ is: "change", seq: 5, since, keep: 8, log: ["new"], set });

test("paths are followed, values set and keys taken away", () => {
  const set = [[["view", "ore", 1], 9], [["view", "names", "a"]], [["view", "names", "c"], "C"]];
  const look = change.changed(LOOK, news(set));
  assert.deepEqual(look.view, { ore: [1, 9, 3], names: { b: "B", c: "C" }, deck: { left: 5 } });
  assert.deepEqual([look.seq, look.since, look.keep, look.log], [5, 4, 8, ["new"]]);
  assert.equal(look.view.deck, LOOK.view.deck);
  assert.deepEqual(LOOK.view.ore, [1, 2, 3]);
});

test("a change of another look is none", () => {
  assert.equal(change.changed(LOOK, news([], 3)), null);
  assert.equal(change.changed(null, news([])), null);
});
