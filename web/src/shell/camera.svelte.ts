/** Where the stage is looked at from: a scale and an offset, kept within the stage. */

export interface Size {
  width: number;
  height: number;
}

const CLOSEST = 4;
const STEP = 1.9;

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  readonly stage: Size;
  frame = $state.raw<Size>({ width: 1, height: 1 });
  /** On a phone the whole stage would be too small to read: its height fits instead. */
  tall = false;

  constructor(stage: Size) {
    this.stage = stage;
  }

  get whole(): number {
    return Math.min(this.frame.width / this.stage.width, this.frame.height / this.stage.height);
  }

  get isWhole(): boolean {
    return Math.abs(this.scale - this.whole) < 0.01;
  }

  /** Everything, or on a phone the full height about a point of the stage. */
  fit(about?: { x: number; y: number }): void {
    this.scale = this.tall
      ? Math.max(this.whole, (this.frame.height * 0.98) / this.stage.height)
      : this.whole;
    const centre = about ?? { x: this.stage.width / 2, y: this.stage.height / 2 };
    this.x = this.frame.width / 2 - centre.x * this.scale;
    this.y = this.frame.height / 2 - centre.y * this.scale;
    this.#keep();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#keep();
  }

  /** Closer or farther by a factor; the point under the pointer stays where it is. */
  zoom(factor: number, px = this.frame.width / 2, py = this.frame.height / 2): void {
    const next = Math.min(CLOSEST, Math.max(this.whole, this.scale * factor));
    const ratio = next / this.scale;
    this.x = px - (px - this.x) * ratio;
    this.y = py - (py - this.y) * ratio;
    this.scale = next;
    this.#keep();
  }

  /** A double click: closer, and from close by back to everything. */
  leap(px: number, py: number): void {
    if (this.scale > this.whole * STEP * 1.2) this.fit();
    else this.zoom(STEP, px, py);
  }

  #keep(): void {
    this.x = within(this.x, this.frame.width, this.stage.width * this.scale);
    this.y = within(this.y, this.frame.height, this.stage.height * this.scale);
  }
}

/** An offset that leaves no gap, or centres what is smaller than the frame. */
function within(offset: number, frame: number, size: number): number {
  if (size <= frame) return (frame - size) / 2;
  return Math.min(0, Math.max(frame - size, offset));
}
