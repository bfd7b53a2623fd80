/** Seats by colour and shape: neither is ever alone. */

export const SHAPES = ["circle", "diamond", "triangle", "square", "hexagon"] as const;
export type Shape = (typeof SHAPES)[number];

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? "circle";
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
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
  }
}

function polygon(corners: number, r: number, turn: number, drop = 0): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (360 / corners) * i) * Math.PI) / 180;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle) + drop).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}
