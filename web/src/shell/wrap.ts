/** Text in SVG, cut into lines that fit: no truncation, long words divided, smaller type at last. */

export interface Setting {
  lines: string[];
  size: number;
}

const context = document.createElement("canvas").getContext("2d");
const found = new Map<string, Setting>();

/** The largest of `sizes` at which `text` fits in `width` and `rows`; else the smallest. */
export function fit(
  text: string,
  width: number,
  rows: number,
  sizes: readonly number[],
  font = '700 SIZEpx "Philosopher"',
): Setting {
  const key = [text, width, rows, sizes.join(), font].join("|");
  const known = found.get(key);
  if (known) return known;
  const smallest = sizes.at(-1) ?? 10;
  let best: Setting = { lines: [text], size: smallest };
  for (const [words, size] of attempts(text, sizes, smallest)) {
    best = { lines: wrap(words, width, font.replace("SIZE", String(size))), size };
    if (best.lines.length <= rows && best.lines.every((line) => measure(line, font, size) <= width))
      break;
  }
  found.set(key, best);
  return best;
}

const SOFT = "\u00ad";
const [VOWEL, CONSONANT, SIGN] = ["[аеёиоуыэюя]", "[бвгджзклмнпрстфхцчшщ]", "[йьъ]"];
const LETTER = "[а-яё]";
/** Where Russian words may be divided: between syllables, never leaving a single letter. */
const DIVISIONS = [
  [SIGN, `${LETTER}${LETTER}`],
  [VOWEL, `${VOWEL}${LETTER}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}${VOWEL}`],
  [`${CONSONANT}${VOWEL}`, `${CONSONANT}${VOWEL}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}${CONSONANT}${VOWEL}`],
  [`${VOWEL}${CONSONANT}${CONSONANT}`, `${CONSONANT}${CONSONANT}${VOWEL}`],
].map(([before, after]) => new RegExp(`(${before})(?=${after})`, "giu"));
/** Shorter words are not divided. */
const LONG = 9;

/** The text with a soft hyphen wherever a long Russian word may be divided. */
export function divided(text: string): string {
  return text.replace(/[а-яё]+/giu, (word) => {
    if (word.length < LONG) return word;
    const inside = word.slice(1, -2);
    const marked = DIVISIONS.reduce((sum, place) => sum.replace(place, `$1${SOFT}`), inside);
    return word[0] + marked.replace(/\u00ad+/g, SOFT) + word.slice(-2);
  });
}

/** A short last word stays with the one before, unless only the smallest type would do. */
function attempts(text: string, sizes: readonly number[], smallest: number): [string, number][] {
  const together = bound(text);
  const [largest = smallest] = sizes;
  return [
    [together, largest],
    [text, largest],
    // A long title rather has one line more than smaller letters.
    [divided(text), largest],
    ...sizes.slice(0, -1).map((size): [string, number] => [together, size]),
    ...sizes.map((size): [string, number] => [text, size]),
    [together, smallest],
  ];
}

function bound(text: string): string {
  return text.replace(/ (\S{1,4})$/u, "\u00a0$1");
}

function measure(text: string, font: string, size: number): number {
  if (!context) return text.length * size * 0.55;
  context.font = font.replace("SIZE", String(size));
  return context.measureText(text).width;
}

function wrap(text: string, width: number, font: string): string[] {
  if (!context) return [text];
  context.font = font;
  const lines: string[] = [];
  for (const word of breakable(text)) {
    const line = lines.at(-1);
    if (word.includes(SOFT)) {
      hyphenate(lines, word, width, context);
      continue;
    }
    const joined = line === undefined ? word : line + (line.endsWith("-") ? "" : " ") + word;
    if (line !== undefined && context.measureText(joined).width <= width) {
      lines[lines.length - 1] = joined;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Lay a word that may be divided: as much of it as fits on the line, the rest below. */
function hyphenate(
  lines: string[],
  word: string,
  width: number,
  pen: CanvasRenderingContext2D,
): void {
  const parts = word.split(SOFT);
  const line = lines.at(-1);
  const begun = line === undefined ? "" : `${line} `;
  for (let kept = parts.length; kept > 0; kept -= 1) {
    const head = parts.slice(0, kept).join("");
    const whole = kept === parts.length;
    if (pen.measureText(begun + head + (whole ? "" : "-")).width > width) continue;
    if (line === undefined) lines.push(head + (whole ? "" : "-"));
    else lines[lines.length - 1] = begun + head + (whole ? "" : "-");
    if (!whole) startLine(lines, parts.slice(kept), width, pen);
    return;
  }
  startLine(lines, parts, width, pen);
}

/** The rest of a divided word on lines of its own. */
function startLine(
  lines: string[],
  parts: string[],
  width: number,
  pen: CanvasRenderingContext2D,
): void {
  for (let kept = parts.length; kept > 1; kept -= 1) {
    const whole = kept === parts.length;
    const head = parts.slice(0, kept).join("") + (whole ? "" : "-");
    if (pen.measureText(head).width > width) continue;
    lines.push(head);
    if (!whole) startLine(lines, parts.slice(kept), width, pen);
    return;
  }
  lines.push(parts.join(""));
}

/** Words, and the parts of words with hyphens. */
function breakable(text: string): string[] {
  return text.split(/[ \n]+/).flatMap((word) => word.split(/(?<=\p{L}{3}-)(?=\p{L}{3})/u));
}
