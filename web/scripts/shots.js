/**
 * Pictures of the table, for looking at: `npm run shots -- mid4 --lang=ru --size=laptop`.
 * Without arguments all of them. They go to `shots/`, which git ignores.
 */

import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const SIZES = {
  laptop: [1366, 768],
  low: [1280, 720],
  desktop: [1920, 1080],
  large: [2560, 1440],
  square: [1024, 768],
  upright: [820, 1180],
  phone: [390, 844],
  small: [360, 740],
  flat: [844, 390],
};
const PORT = 4817;
const words = process.argv.slice(2);
const option = (name, all) => {
  const found = words.find((word) => word.startsWith(`--${name}=`));
  return found ? found.split("=")[1].split(",") : all;
};
const named = words.filter((word) => !word.startsWith("--"));
const fixtures = named.length ? named : ["start4", "mid4", "end4", "mid2"];
const act = option("act", [""])[0];

/** What to do before the picture: `--act=hover:technology:t1_lasers`. */
const acts = {
  async hover(page, target) {
    await page.hover(`[data-target~="${target}"]`, { force: true });
    await page.waitForTimeout(700);
  },
  async click(page, target) {
    await page.click(`[data-target~="${target}"]`, { force: true });
    await page.waitForTimeout(500);
  },
  /** A key or several: `--act=press:Tab+i`. */
  async press(page, keys) {
    for (const key of keys.split("+")) await page.keyboard.press(key);
    await page.waitForTimeout(500);
  },
  async sheet(page, n) {
    await page.tap(`.handles button:nth-child(${n})`);
    await page.waitForTimeout(400);
  },
};

mkdirSync("shots", { recursive: true });
/** Positions without a server are for development only: this is not the build. */
const server = await createServer({
  server: { port: PORT, host: "127.0.0.1", hmr: false, watch: null },
  logLevel: "error",
  cacheDir: "node_modules/.vite-shots",
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.ORRERY_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--headless=new"],
});
for (const fixture of fixtures)
  for (const size of option("size", Object.keys(SIZES)))
    for (const theme of option("theme", ["night", "day"]))
      for (const lang of option("lang", ["en", "ru"])) await shoot(fixture, size, theme, lang);
await browser.close();
await server.close();

async function shoot(fixture, size, theme, lang) {
  const [width, height] = SIZES[size];
  const touch = Math.min(width, height) < 500;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: touch ? 2 : 1,
    hasTouch: touch,
  });
  page.on("console", (message) => message.type() === "error" && console.log(message.text()));
  page.on("pageerror", (error) => console.log(String(error)));
  await page.route("**/api/**", (route) => route.fulfill({ status: 200, body: "" }));
  await page.goto(`http://127.0.0.1:${PORT}/?fixture=${fixture}&lang=${lang}&theme=${theme}`);
  await page.waitForSelector(".screen", { timeout: 60000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
  if (act) await acts[act.split(":")[0]](page, act.slice(act.indexOf(":") + 1));
  const over = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  const name = [
    "shots/",
    fixture,
    "-",
    size,
    "-",
    theme,
    "-",
    lang,
    act ? "-act" : "",
    ".png",
  ].join("");
  await page.screenshot({ path: name });
  console.log(name, over[0] > width || over[1] > height ? `OVERFLOW ${over}` : "");
  await page.close();
}
