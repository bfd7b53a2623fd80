/** Where the stage is looked at from: a scale and an offset, kept within the stage. */

export interface Size {
  width: number;
  height: number;
}

const MIDDLE = ({ width, height }: Size) => ({ x: width / 2, y: height / 2 });
const CLOSEST = 4;
const STEP = 1.9;
/** From here on a double click goes back. */
const CLOSE = 1.2;

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

  /** The scale at which everything is seen, or on a phone the full height. */
  get fitting(): number {
    const height = (this.frame.height * 0.98) / this.stage.height;
    return this.tall ? Math.max(this.whole, height) : this.whole;
  }

  /** The point of the stage in the middle of the frame. */
  get centre(): { x: number; y: number } {
    return {
      x: (this.frame.width / 2 - this.x) / this.scale,
      y: (this.frame.height / 2 - this.y) / this.scale,
    };
  }

  /** Everything, or on a phone the full height about a point of the stage. */
  fit(about: { x: number; y: number } = MIDDLE(this.stage)): void {
    this.scale = this.fitting;
    this.lookAt(about);
  }

  /** Bring a point of the stage into the middle, as near as the edges allow. */
  lookAt({ x, y }: { x: number; y: number }): void {
    this.x = this.frame.width / 2 - x * this.scale;
    this.y = this.frame.height / 2 - y * this.scale;
    this.#keep();
  }

  /** On a phone everything can be seen at once too, if only to find one's way. */
  turnWhole(): void {
    if (this.tall && this.scale < this.fitting * CLOSE) this.zoom(this.whole / this.scale);
    else this.fit();
  }

  /** Another size of the frame: what was fitted is fitted again, else the middle stays. */
  resize(frame: Size): void {
    const fitted = Math.abs(this.scale - this.fitting) < 0.01;
    const { centre } = this;
    this.frame = frame;
    if (fitted) this.scale = this.fitting;
    this.lookAt(centre);
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
    if (this.scale > this.fitting * CLOSE) this.fit(this.tall ? this.centre : undefined);
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
