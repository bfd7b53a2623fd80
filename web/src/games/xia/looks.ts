/** What ships and outfits look like: a hull grows around its hold, so no two ships are alike. */

/** The side of a hold space. */
export const CELL = 26;
/** How far the hull reaches beyond the hold. */
const SKIN = 7;

export interface Place {
  x: number;
  y: number;
}

export interface HullShape {
  spaces: Place[];
  /** The hold in one line: a square for each space. */
  hold: string;
  /** Noses and wings. */
  limbs: string[];
  cockpit: Place;
  nozzles: Place[];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Spaces that lie side by side in a row: where they begin and end. */
function runs(row: string): [from: number, to: number][] {
  return [...row.matchAll(/#+/g)].map((run) => [run.index, run.index + run[0].length]);
}

/** The width of a row, from its first space to its last. */
function spanOf(row: string): [from: number, to: number] {
  return [row.indexOf("#"), row.lastIndexOf("#") + 1];
}

const made = new Map<string, HullShape>();

export function hullOf(hold: readonly string[], tier: number): HullShape {
  const key = `${tier} ${hold.join("/")}`;
  const known = made.get(key);
  if (known) return known;
  const shape = shaped(hold, tier);
  made.set(key, shape);
  return shape;
}

function shaped(hold: readonly string[], tier: number): HullShape {
  const spaces = hold.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === "#" ? [{ x, y }] : [])),
  );
  const bottom = hold.length * CELL;
  const noses = runs(hold[0] ?? "").map(([from, to]) => {
    const rise = Math.min(24, 12 + 4 * (to - from));
    return { from: from * CELL, to: to * CELL, rise };
  });
  const bow = noses.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
  const widest = hold
    .map((row, y) => ({ y, span: spanOf(row) }))
    .reduce((a, b) => (b.span[1] - b.span[0] >= a.span[1] - a.span[0] ? b : a));
  const [left, right] = [widest.span[0] * CELL, widest.span[1] * CELL];
  const [shoulder, heel] = [(widest.y - 0.6) * CELL, (widest.y + 1) * CELL];
  const wing = 7 + 4 * tier;
  const stern = runs(hold.at(-1) ?? "").flatMap(([from, to]) =>
    to - from < 3 ? [(from + to) / 2] : [from + 0.75, to - 0.75],
  );
  const shape: HullShape = {
    spaces,
    hold: spaces.map(({ x, y }) => `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h-${CELL}z`).join(""),
    limbs: [
      ...noses.map(
        ({ from, to, rise }) => `M${from} 0Q${(from + to) / 2} ${-rise * 2 + 4} ${to} 0z`,
      ),
      `M${left} ${shoulder}L${left - wing} ${heel + 5}L${left} ${heel}z`,
      `M${right} ${shoulder}L${right + wing} ${heel + 5}L${right} ${heel}z`,
    ],
    cockpit: { x: (bow.from + bow.to) / 2, y: -bow.rise * 0.42 },
    nozzles: stern.map((x) => ({ x: x * CELL, y: bottom + SKIN })),
    left: left - wing - SKIN - 2,
    top: -bow.rise - SKIN - 2,
    width: 0,
    height: 0,
  };
  shape.width = right + wing + SKIN + 2 - shape.left;
  shape.height = bottom + SKIN + 20 - shape.top;
  return shape;
}

/** The colour of each kind of outfit. */
export const TINTS: Record<string, string> = {
  engine: "xia-holo",
  blaster: "xia-outlaw",
  missile: "xia-debris",
  shield: "xia-neutral",
  pod: "xia-terra",
  armor: "xia-dead",
};
