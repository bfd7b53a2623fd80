/** Seats by colour and shape: neither is ever alone. */

export const SHAPES = [
  "circle",
  "diamond",
  "triangle",
  "square",
  "hexagon",
  "pentagon",
  "shield",
  "bar",
] as const;
/** Of those who play without a seat: no seat ever has them. */
const OTHERS = ["cross", "star", "moon"] as const;
export type Shape = (typeof SHAPES)[number] | (typeof OTHERS)[number];

/** The shape of a seat at a table of so many; numbers beyond are of those without a seat. */
export function shapeOf(seat: number, seats: number = SHAPES.length): Shape {
  if (seat >= seats) return OTHERS[(seat - seats) % OTHERS.length] ?? "cross";
  return SHAPES[seat % SHAPES.length] ?? "circle";
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}

/** At this table the numbers after the seats have the colours of those without one. */
export function colourSeatless(numbers: number[]): () => void {
  const { style } = document.documentElement;
  const names = numbers.map((seat) => `--seat-${seat % SHAPES.length}`);
  for (const [i, name] of names.entries())
    style.setProperty(name, `var(--other-${i % OTHERS.length})`);
  return () => {
    for (const name of names) style.removeProperty(name);
  };
}

/** The outline of a shape about the origin, of about the same area for each. */
export function outline(shape: Shape, r: number): string {
  switch (shape) {
    case "circle":
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case "diamond":
      return polygon(4, r * 1.22, -90);
    case "triangle":
      return polygon(3, r * 1.34, -90, r * 0.2);
    case "square":
      return polygon(4, r * 1.28, -45);
    case "hexagon":
      return polygon(6, r * 1.1, 0);
    case "pentagon":
      return polygon(5, r * 1.18, -90);
    case "shield":
      return drawn(r, "M-1 -1H1V.1Q1 .85 0 1.25Q-1 .85 -1 .1z");
    case "bar":
      return drawn(r, "M-1.35 -.68H1.35V.68H-1.35z");
    case "cross":
      return drawn(r, "M-.42 -1.15H.42V-.42H1.15V.42H.42V1.15H-.42V.42H-1.15V-.42H-.42z");
    case "star":
      return star(r * 1.35, 5);
    case "moon":
      return drawn(r, "M.55 -1.05A1.15 1.15 0 1 0 .55 1.05A.85 .85 0 1 1 .55 -1.05z");
  }
}

function polygon(corners: number, r: number, turn: number, drop = 0): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (360 / corners) * i) * Math.PI) / 180;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle) + drop).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}

function star(r: number, rays: number): string {
  const points = Array.from({ length: 2 * rays }, (_, i) => {
    const angle = ((-90 + (180 / rays) * i) * Math.PI) / 180;
    const reach = i % 2 ? r * 0.48 : r;
    return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}

/** A path drawn for a radius of 1; the flags of its arcs are told apart from its lengths. */
function drawn(r: number, path: string): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    const scaled = numbers.map((n, i) => {
      const flag = letter === "A" && i % 7 >= 2 && i % 7 <= 4;
      return flag ? n : String(Math.round(Number(n) * r * 100) / 100);
    });
    return letter + scaled.join(" ");
  });
}
