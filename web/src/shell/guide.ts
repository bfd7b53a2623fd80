/** What a newcomer is shown at the table: steps, each about some regions of the screen. */

export interface Step {
  title: string;
  /** Names of `data-region`. */
  regions: string[];
  text: string[];
}

/** A heading a step, `## Title {region region}`, and the paragraphs below it. */
export function readGuide(markdown: string): Step[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = "", ...text] = part.split(/\n\s*\n/).map((block) => block.trim());
      const named = /^(.*?)\s*\{([\w\s-]+)\}$/.exec(heading);
      return {
        title: named?.[1] ?? heading,
        regions: named?.[2]?.split(/\s+/) ?? [],
        text: text.filter(Boolean),
      };
    });
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the window that all these rectangles take; null where none of them can be seen. */
export function around(parts: Frame[], within: Frame): Frame | null {
  const seen = parts
    .map((part) => overlap(part, within))
    .filter((part) => part.right > part.left && part.bottom > part.top);
  if (!seen.length) return null;
  return {
    left: Math.min(...seen.map((part) => part.left)),
    top: Math.min(...seen.map((part) => part.top)),
    right: Math.max(...seen.map((part) => part.right)),
    bottom: Math.max(...seen.map((part) => part.bottom)),
  };
}

function overlap(a: Frame, b: Frame): Frame {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Where a card of this size covers least of what is shown: a corner of the window. */
export function corner(
  shown: Frame | null,
  card: { width: number; height: number },
  within: Frame,
): { left: number; top: number } {
  const lefts = [within.left, within.right - card.width];
  const tops = [within.bottom - card.height, within.top];
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const covered = ({ left, top }: { left: number; top: number }) => {
    if (!shown) return 0;
    const both = overlap({ left, top, right: left + card.width, bottom: top + card.height }, shown);
    return Math.max(0, both.right - both.left) * Math.max(0, both.bottom - both.top);
  };
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
