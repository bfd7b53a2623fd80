/** Signs on cards: icons with numbers and marks, and how wide they are. */

/** Where a component's values come from. */
export type Source = "rulebook" | "public" | "reconstructed";

/** One sign: an icon with a number before it and a small mark behind it, or plain text. */
export interface Glyph {
  icon?: string;
  /** Before the icon: how many. */
  n?: string | undefined;
  /** Behind it. */
  mark?: string | undefined;
  /** A second, smaller icon at its foot, and its colour. */
  foot?: string;
  footTint?: string | undefined;
  /** A silhouette instead of an outline. */
  filled?: boolean;
  /** A colour token, without its dashes. */
  tint?: string;
  text?: string;
}

const DIGIT = 0.5;
const MARK = 0.42;
/** Levels are written in these. */
const THIN = 0.25;
const FOOT = 0.32;

/** The width of a sign in units of its icon's size. */
export function widthOf(glyph: Glyph): number {
  if (glyph.text !== undefined) return glyph.text.length * DIGIT;
  const foot = glyph.foot ? FOOT : 0;
  return wordWidth(glyph.n) + (glyph.icon ? 1 : 0) + markWidth(glyph.mark) + foot;
}

function markWidth(mark = ""): number {
  return [...mark].reduce((sum, sign) => sum + (sign === "I" ? THIN : MARK), 0);
}

export function wordWidth(word: string | undefined): number {
  return (word?.length ?? 0) * DIGIT;
}
