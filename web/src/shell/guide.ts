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

/** How far a card stands off what it explains. */
const GAP = 14;

/** Where a card of this size stands beside what is shown: right of it, left, below or above; where
 * there is no room beside it, where it covers least. */
export function besides(
  shown: Frame | null,
  card: { width: number; height: number },
  within: Frame,
): { left: number; top: number } {
  const places = shown
    ? [...sides(shown, card, within), ...corners(card, within)]
    : corners(card, within);
  const covered = ({ left, top }: { left: number; top: number }) => {
    if (!shown) return 0;
    const both = overlap({ left, top, right: left + card.width, bottom: top + card.height }, shown);
    return Math.max(0, both.right - both.left) * Math.max(0, both.bottom - both.top);
  };
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function sides(
  shown: Frame,
  card: { width: number; height: number },
  within: Frame,
): { left: number; top: number }[] {
  const middle = (shown.top + shown.bottom - card.height) / 2;
  const centre = (shown.left + shown.right - card.width) / 2;
  const wanted = [
    { left: shown.right + GAP, top: middle },
    { left: shown.left - GAP - card.width, top: middle },
    { left: centre, top: shown.bottom + GAP },
    { left: centre, top: shown.top - GAP - card.height },
  ];
  return wanted.map(({ left, top }) => ({
    left: Math.max(within.left, Math.min(left, within.right - card.width)),
    top: Math.max(within.top, Math.min(top, within.bottom - card.height)),
  }));
}

/** Where it covers least of the screen, when it must cover something. */
function corners(
  card: { width: number; height: number },
  within: Frame,
): { left: number; top: number }[] {
  const lefts = [within.left, within.right - card.width];
  const tops = [within.bottom - card.height, within.top];
  return tops.flatMap((top) => lefts.map((left) => ({ left, top })));
}
