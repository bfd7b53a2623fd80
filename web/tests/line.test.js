/** The line to a table: it comes back, less and less often, and notices that nobody is there. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runnerImport } from "vite";

globalThis.window = globalThis;
const { module } = await runnerImport("./src/shell/line.ts");

let sockets;
class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  closed = false;
  constructor(address) {
    this.address = address;
    sockets.push(this);
  }
  close() {
    this.closed = true;
  }
  tell(news) {
    this.onmessage({ data: JSON.stringify(news) });
  }
}
globalThis.WebSocket = FakeSocket;

/** A line that has just been opened, and what it said of being online. */
function opened(context) {
  sockets = [];
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const told = [];
  const line = new module.Line({
    address: () => "ws://here",
    hear: () => {},
    online: (online) => told.push(online),
  });
  line.open();
  return { line, told };
}

test("whoever is refused comes back less and less often", (context) => {
  const { told } = opened(context);
  const waits = [];
  for (let round = 0; round < 6; round++) {
    const before = sockets.length;
    sockets.at(-1).tell({ error: { id: "error-too-many-watch", args: {} }, text: "full" });
    sockets.at(-1).onclose({ code: 4429 });
    let waited = 0;
    for (; sockets.length === before; waited += 100) context.mock.timers.tick(100);
    waits.push(waited);
  }
  assert.deepEqual(waits, [400, 800, 1600, 3200, 6400, 8000]);
  assert.ok(
    told.every((online) => !online),
    "and is never told that all is well",
  );
});

test("what will be refused again is not asked for again", (context) => {
  opened(context);
  sockets[0].onclose({ code: 4404 });
  context.mock.timers.tick(60_000);
  assert.equal(sockets.length, 1);
});

test("a line that is quiet for ten seconds is lost, and said to be", (context) => {
  const { told } = opened(context);
  sockets[0].tell({ is: "beat" });
  assert.deepEqual(told, [true]);
  context.mock.timers.tick(8_000);
  sockets[0].tell({ is: "beat" });
  context.mock.timers.tick(8_000);
  assert.deepEqual(told, [true, true], "somebody is there");
  context.mock.timers.tick(2_000);
  assert.deepEqual(told, [true, true, false]);
  assert.ok(sockets[0].closed);
  context.mock.timers.tick(1_000);
  assert.equal(sockets.length, 2);
});
