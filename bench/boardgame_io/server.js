/** boardgame.io's server as its manual starts it, with its storage in memory: `node server.js PORT BYTES`. */

import { Server } from "boardgame.io/dist/cjs/server.js";
import { makeGame } from "./game.js";

const [port, bytes] = process.argv.slice(2).map(Number);
const server = Server({ games: [makeGame(bytes)], origins: [`http://127.0.0.1:${port}`] });

await server.run(port);
