/**
 * Four clients at each of many matches, who move at a steady rate: `node crowd.js PORT`.
 * One JSON object a line: requests on standard input, an answer to each on standard output.
 * The clients are plain socket.io, the transport of boardgame.io, without its own client on top,
 * whose work would only be taken from the server's share of the machine.
 */

import { createInterface } from "node:readline";
import { io } from "socket.io-client";
import { NAME, SEATS } from "./game.js";

const url = `http://127.0.0.1:${process.argv[2]}`;
const AT_ONCE = 20;
const PATIENCE = 60_000;
const matches = [];
let updates = 0;
let bytes = 0;

async function post(path, body) {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

class Match {
  constructor(id) {
    this.id = id;
    this.players = [];
    this.state = 0;
    this.turn = 0;
    this.waiting = new Set();
    this.seen = () => {};
  }

  static async open() {
    const { matchID } = await post(`/games/${NAME}/create`, { numPlayers: SEATS });
    const match = new Match(matchID);
    for (let seat = 0; seat < SEATS; seat++) await match.join(String(seat));
    return match;
  }

  async join(seat) {
    const wish = { playerID: seat, playerName: `Player ${seat}` };
    const { playerCredentials } = await post(`/games/${NAME}/${this.id}/join`, wish);
    const socket = io(`${url}/${NAME}`, { transports: ["websocket"], forceNew: true });
    this.players.push({ seat, credentials: playerCredentials, socket });
    socket.on("update", (_, state) => this.hear(seat, state));
    socket.io.engine.on("packet", ({ data }) => {
      bytes += data?.length ?? 0;
    });
    await new Promise((resolve, reject) => {
      socket.on("connect_error", reject);
      socket.on("connect", () => socket.emit("sync", this.id, seat, playerCredentials, SEATS));
      socket.on("sync", (_, { state }) => {
        this.state = state._stateID;
        resolve();
      });
    });
  }

  hear(seat, state) {
    updates += 1;
    if (state._stateID < this.state) return;
    this.waiting.delete(seat);
    if (this.waiting.size) return;
    this.turn = Number(state.ctx.currentPlayer);
    this.seen(performance.now());
  }

  /** Milliseconds from sending a move until the last of the four has seen it. */
  async move() {
    const { seat, credentials, socket } = this.players[this.turn];
    this.waiting = new Set(this.players.map((player) => player.seat));
    const args = [Math.floor(Math.random() * 1000), Math.floor(Math.random() * 1000)];
    const payload = { type: "act", args, playerID: seat, credentials };
    const before = this.state++;
    const sent = performance.now();
    const arrived = await new Promise((resolve, reject) => {
      const tired = setTimeout(() => reject(new Error(`nobody has seen ${before}`)), PATIENCE);
      this.seen = (at) => {
        clearTimeout(tired);
        resolve(at);
      };
      socket.emit("update", { type: "MAKE_MOVE", payload }, before, this.id, seat);
    });
    return arrived - sent;
  }
}

/** Runs one after another what a few at a time may do. */
async function atOnce(count, todo) {
  const workers = Array.from({ length: count }, async () => {
    for (let next = todo.pop(); next; next = todo.pop()) await next();
  });
  await Promise.all(workers);
}

async function open({ tables }) {
  const opening = async () => matches.push(await Match.open());
  await atOnce(AT_ONCE, Array(tables).fill(opening));
  return {};
}

const until = (at) => new Promise((resolve) => setTimeout(resolve, at - performance.now()));

/** Every match plays its share of moves as fast as it goes. */
async function rush({ moves }) {
  return played(async (match, index) => {
    const waits = [];
    for (let i = (index * moves * 2) / matches.length; i > 0; i--) waits.push(await match.move());
    return waits;
  });
}

/** `rate` moves a second over all matches, each at its own moments. */
async function play({ rate, seconds }) {
  const gap = (1000 * matches.length) / rate;
  const start = performance.now();
  return played(async (match) => {
    const waits = [];
    let due = start + Math.random() * gap;
    while (due < start + 1000 * seconds) {
      await until(due);
      waits.push(await match.move());
      due += gap * (2 / 3 + Math.random() * (2 / 3));
    }
    return waits;
  });
}

async function played(each) {
  updates = bytes = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const waits = (await Promise.all(matches.map(each))).flat();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { waits, seconds, cpu: (user + system) / 1e6, bytes: bytes / Math.max(1, updates) };
}

const ways = { open, rush, play };
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  console.log(JSON.stringify(await ways[request.do](request)));
}
process.exit(0);
