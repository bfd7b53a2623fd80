/** What a first load weighs, compressed: `npm run build && npm run size`. */

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 250;
const POSITION = "mid4";
const files = readdirSync("dist/assets").map((name) => ({ name, bytes: weigh(name) }));

for (const language of ["en", "ru"]) {
  const needed = files.filter(({ name }) => isNeeded(name, language));
  const total = [...needed, { bytes: gzipSync(readFileSync("dist/index.html")).length }].reduce(
    (sum, { bytes }) => sum + bytes,
    0,
  );
  console.log(`${language}: ${(total / 1000).toFixed(1)} kB of ${LIMIT} kB`);
  for (const { name, bytes } of needed) console.log(`  ${(bytes / 1000).toFixed(1)} ${name}`);
  if (total > LIMIT * 1000) process.exitCode = 1;
}

/** Fonts are compressed already. */
function weigh(name) {
  const data = readFileSync(`dist/assets/${name}`);
  return name.endsWith(".woff2") ? data.length : gzipSync(data).length;
}

function isNeeded(name, language) {
  if (name.endsWith(".woff2")) return language === "ru" || name.includes("latin");
  if (/^(index|catalogue)-/.test(name) || name.startsWith(`${POSITION}-`)) return true;
  return name.startsWith(`${language}-`) && !isRules(name);
}

/** The rules are fetched when they are first opened. */
function isRules(name) {
  return readFileSync(`dist/assets/${name}`, "utf8").includes("**BTS-1.1**");
}
