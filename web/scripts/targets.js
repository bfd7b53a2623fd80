/**
 * Whether every question of a game can be answered on the board:
 * `npm run targets -- --game black_angel`.
 *
 * Plays random games (`positions.py`), lays each kind of question on the table as a browser shows
 * it, and reports what an offer touches that is not there or not lit, and offers that touch nothing.
 * It also adds up what the score sheet says its numbers are made of, and looks for icons that neither
 * the shell's sprite nor the game's has.
 */

import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
/** They have no place on a board. */
const PLACELESS = new Set(["pass", "end"]);
const PORT = 4818;
const asked = process.argv.slice(2);
const game = asked.includes("--game") ? asked[asked.indexOf("--game") + 1] : undefined;
const fixture = anyPosition();
if (!fixture) {
  console.error(
    game
      ? `No position of "${game}" in fixtures/: write fixtures/${game}.py and run \`npm run fixtures\`.`
      : "Which game? npm run targets -- --game black_angel",
  );
  process.exit(1);
}
/** What is wrong: how often, and at which table first. */
const complaints = new Map();
const looked = {};
let table = "";
let whole = false;

const server = await createServer({
  server: { port: PORT, host: "127.0.0.1", hmr: false, watch: null },
  logLevel: "error",
  cacheDir: "node_modules/.vite-targets",
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.ORRERY_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--headless=new"],
});
const pages = {};
for (const [size, viewport] of Object.entries(SIZES)) {
  const page = await browser.newPage({ viewport, hasTouch: size === "phone" });
  page.on("pageerror", (error) => complain("page", String(error)));
  await page.route("**/api/**", (route) => route.fulfill({ status: 200, body: "" }));
  await page.addInitScript(() => localStorage.setItem("pace", "0"));
  await page.goto(`http://127.0.0.1:${PORT}/?fixture=${fixture}&lang=en`);
  await page.waitForFunction(() => "table" in window, null, { timeout: 60000 });
  pages[size] = page;
}

const games = spawn("../.venv/bin/python", ["-m", "scripts.positions", ...asked], {
  stdio: ["ignore", "pipe", "inherit"],
});
for await (const line of createInterface({ input: games.stdout })) {
  const told = JSON.parse(line);
  if (told.unmet) {
    whole = true;
    console.log(
      `${told.met} kinds of questions met; never met: ${told.unmet.join(", ") || "none"}`,
    );
    continue;
  }
  looked[told.kind] = (looked[told.kind] ?? 0) + 1;
  table = told.setup;
  for (const size of Object.keys(SIZES)) await check(size, told);
}
if (!whole) complain("positions.py", "broke off");
console.log(
  Object.entries(looked)
    .sort()
    .map(([kind, n]) => `${kind} ${n}`)
    .join(", "),
);
for (const [what, { n, first }] of [...complaints].sort())
  console.log(`${n} x ${what} (first at ${first || "no table"})`);
console.log(complaints.size ? `${complaints.size} complaints` : "Everything is on the board.");
process.exitCode = complaints.size ? 1 : 0;
await browser.close();
await server.close();

/** A table of this game to begin with, if there is one. */
function anyPosition() {
  const names = readdirSync("fixtures").filter((name) => /^(?!catalogue).*\.json$/.test(name));
  const of = (name) => JSON.parse(readFileSync(`fixtures/${name}`, "utf8")).table.game;
  return names.find((name) => of(name) === game)?.replace(".json", "");
}

async function check(size, { kind, position }) {
  const found = await pages[size].evaluate(look, { position, phone: size === "phone" });
  const { offers } = position.look;
  for (const { move, targets } of offers)
    if (!targets.length && !PLACELESS.has(move)) complain(kind, `"${move}" touches nothing`);
  for (const target of found.missing) complain(kind, `${target.replace(/:.*/, "")} missing`, size);
  for (const target of found.dark) complain(kind, `${target.replace(/:.*/, "")} dark`, size);
  for (const line of found.sums) complain("score", line);
  for (const icon of found.icons) complain("icon", `${icon} is in no sprite`);
}

function complain(...parts) {
  const what = parts.join(", ");
  const { n, first } = complaints.get(what) ?? { n: 0, first: table };
  complaints.set(what, { n: n + 1, first });
}

/** In the page: lay the position out and look for what its offers touch. */
async function look({ position, phone }) {
  const { table } = window;
  table.take(position);
  table.regarded = null;
  const settle = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  await settle();
  const seen = (id) => {
    const parts = [...document.querySelectorAll(`[data-target~="${CSS.escape(id)}"]`)];
    const shown = parts.filter((part) => part.getBoundingClientRect().width > 0);
    return { there: shown.length > 0, lit: shown.some((part) => part.classList.contains("lit")) };
  };
  const targets = [...new Set(position.look.offers.flatMap((offer) => offer.targets))];
  const found = new Map(targets.map((id) => [id, seen(id)]));
  if (phone && [...found.values()].some(({ there }) => !there)) {
    document.querySelector(".handles .wanted")?.click();
    await settle();
    for (const id of targets) if (!found.get(id).there) found.set(id, seen(id));
    document.querySelector('.handles [aria-expanded="true"]')?.click();
    await settle();
  }
  const sums = [];
  for (const line of position.look.score.lines)
    line.points.forEach((points, seat) => {
      const sum = table.game.reasons(table, line.id, seat).reduce((n, part) => n + part.points, 0);
      if (sum !== points) sums.push(`${line.id} is ${points} but its parts make ${sum}`);
    });
  const icons = [...document.querySelectorAll(".icon use")].map((use) => use.getAttribute("href"));
  return {
    icons: [...new Set(icons)].filter((id) => !document.getElementById(id.slice(1))),
    missing: targets.filter((id) => !found.get(id).there),
    dark: targets.filter((id) => found.get(id).there && !found.get(id).lit),
    sums,
  };
}
