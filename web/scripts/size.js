/**
 * What a first load weighs on the wire: `npm run build && npm run size`.
 *
 * The built client is served by the real server, and a browser with an empty cache opens the first
 * page and a table; what it has fetched is counted as it was sent, compressed.
 */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

/** Kilobytes: of the first page, and of somebody who follows a link to a table at once. */
const LIMITS = { page: 250, table: 250 };
const PORT = 4819;
const HOME = `http://127.0.0.1:${PORT}`;
const LARGEST = 8;
const CLIENT = process.env.ORRERY_CLIENT || "dist";

const folder = mkdtempSync(join(tmpdir(), "orrery-size-"));
const server = spawn(
  "../.venv/bin/orrery",
  ["serve", "--port", PORT, "--client", CLIENT, "--database", `sqlite+aiosqlite:///${folder}/o.db`],
  { stdio: "ignore" },
);
const browser = await chromium.launch({
  executablePath: process.env.ORRERY_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--headless=new"],
});
try {
  await answering();
  const table = await openTable();
  for (const language of ["en", "ru"]) {
    report(`first page, ${language}`, LIMITS.page, await weigh("/", language, "main"));
    report(`a table, ${language}`, LIMITS.table, await weigh(table, language, ".screen"));
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function answering() {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${HOME}/api/games`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("The server does not answer.");
}

/** A table that anybody may watch. */
async function openTable() {
  const page = await browser.newPage();
  await page.goto(HOME);
  const id = await page.evaluate(async () => {
    const post = async (path, body) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      return answer.json();
    };
    await post("/api/guests", { name: "Vera" });
    const opened = await post("/api/tables/now", { game: "beyond_the_sun", options: {}, bots: 1 });
    return opened.table.id;
  });
  await page.context().close();
  return `/table/${id}`;
}

/** What a browser fetches that has never been here: `[address, bytes as sent]`. */
async function weigh(path, language, until) {
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  const names = new Map();
  const sent = [];
  wire.on("Network.requestWillBeSent", ({ requestId, request }) =>
    names.set(requestId, request.url),
  );
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sent.push([names.get(requestId)?.replace(HOME, "") ?? "?", encodedDataLength]),
  );
  await page.goto(`${HOME}${path}?lang=${language}`);
  await page.waitForSelector(until);
  await page.waitForLoadState("networkidle");
  await context.close();
  return sent;
}

function report(what, limit, sent) {
  const total = sent.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`${what}: ${kilo(total)} kB of ${limit} kB in ${sent.length} answers`);
  const largest = [...sent].sort((a, b) => b[1] - a[1]).slice(0, LARGEST);
  for (const [name, bytes] of largest) console.log(`  ${kilo(bytes).padStart(6)} ${name}`);
  if (total > limit * 1000) process.exitCode = 1;
}

function kilo(bytes) {
  return (bytes / 1000).toFixed(1);
}
