/** Text in SVG, cut into lines that fit: no truncation, smaller type where a name is long. */

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

/** A short last word stays with the one before, unless only the smallest type would do. */
function attempts(text: string, sizes: readonly number[], smallest: number): [string, number][] {
  const together = bound(text);
  return [
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
    const joined = line === undefined ? word : line + (line.endsWith("-") ? "" : " ") + word;
    if (line !== undefined && context.measureText(joined).width <= width) {
      lines[lines.length - 1] = joined;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Words, and the parts of words with hyphens. */
function breakable(text: string): string[] {
  return text.split(/[ \n]+/).flatMap((word) => word.split(/(?<=\p{L}{3}-)(?=\p{L}{3})/u));
}
