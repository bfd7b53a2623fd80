import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const STYLES = new URL("../src/fonts.css", import.meta.url);
const FONTS = new URL("../node_modules/@fontsource/", import.meta.url);
const CUT = new URL("../node_modules/.letters/", import.meta.url);
/** A face whose font is to be cut: its name, and the letters that it is for. */
const FACE = /url\("@letters\/([\w-]+)\.woff2"\)[^}]*?unicode-range:([^;]+);/g;
const SCRIPT = /-(latin|cyrillic)-/;
/** What our text is set with; small capitals and the forms of other languages would be glyphs of their own. */
const FEATURES = ["kern", "liga", "lnum", "tnum", "ccmp", "mark"];

/** Cuts fonts down to the letters that `fonts.css` wants of them: half as much to fetch. */
export function letters(): Plugin {
  return {
    name: "letters",
    async config() {
      mkdirSync(CUT, { recursive: true });
      const faces = [...readFileSync(STYLES, "utf8").matchAll(FACE)];
      await Promise.all(faces.map(([, name = "", ranges = ""]) => cut(name, charactersOf(ranges))));
      return { resolve: { alias: { "@letters": fileURLToPath(CUT) } } };
    },
  };
}

async function cut(name: string, characters: string): Promise<void> {
  const family = name.slice(0, name.search(SCRIPT));
  const whole = readFileSync(new URL(`${family}/files/${name}-normal.woff2`, FONTS));
  // Its types do not know `keepFeatures` yet.
  const options = { targetFormat: "woff2" as const, keepFeatures: FEATURES };
  const font = await subsetFont(whole, characters, options);
  const [made, target] = [new URL(`${name}.${process.pid}`, CUT), new URL(`${name}.woff2`, CUT)];
  writeFileSync(made, font);
  renameSync(made, target);
}

/** `U+20-7E, U+A0` as the characters that it stands for. */
function charactersOf(ranges: string): string {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(span).join("");
}

function span([, first = "", last = first]: RegExpMatchArray): string {
  const from = Number.parseInt(first, 16);
  const length = Number.parseInt(last, 16) - from + 1;
  return String.fromCodePoint(...Array.from({ length }, (_, i) => from + i));
}
