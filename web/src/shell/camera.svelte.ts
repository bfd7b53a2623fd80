/** Where the stage is looked at from: a scale and an offset, kept within the stage. */

import { settings } from "./settings.svelte";

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A rectangle of the stage, which may begin anywhere and grow. */
export interface Extent extends Point, Size {}

const CLOSEST = 4;
const STEP = 1.9;
/** From here on a double click goes back. */
const CLOSE = 1.2;
/** A stage that cannot be seen whole fills the frame one way, up to this scale. */
const ROOMY = 1.3;
/** What a board is drawn for to be read at. */
export const LEGIBLE = 0.72;
const GLIDE = 260;
/** By so much larger a stage has to be that leaves all the frame empty beside it. */
const EMPTY = 0.2;

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  stage = $state.raw<Extent>({ x: 0, y: 0, width: 1, height: 1 });
  frame = $state.raw<Size>({ width: 1, height: 1 });
  /** Below this scale the board could not be read: it is rather not seen whole. */
  legible = LEGIBLE;
  #gliding = 0;

  /** The scale at which everything is seen. */
  get whole(): number {
    return wholeIn(this.frame, this.stage);
  }

  get isWhole(): boolean {
    return this.scale <= this.whole * 1.01;
  }

  /** The scale to begin with: everything if that can be read, else as much as can be. */
  get fitting(): number {
    if (this.whole >= this.legible) return this.whole;
    const { frame, stage } = this;
    const full = Math.max(frame.width / stage.width, frame.height / stage.height) * 0.985;
    return Math.max(this.legible, Math.min(full, ROOMY));
  }

  /** The point of the stage in the middle of the frame. */
  get centre(): Point {
    return {
      x: (this.frame.width / 2 - this.x) / this.scale,
      y: (this.frame.height / 2 - this.y) / this.scale,
    };
  }

  /** Everything, or what can be read of it about a point. */
  fit(about: Point = middle(this.stage)): void {
    this.scale = this.fitting;
    this.lookAt(about);
  }

  /** Bring a point of the stage into the middle, as near as the edges allow. */
  lookAt(point: Point): void {
    this.#rest();
    this.#place(point);
  }

  /** The same, seen on its way. */
  glideTo(point: Point): void {
    this.#rest();
    if (settings.pace === 0) {
      this.#place(point);
      return;
    }
    const from = this.centre;
    const begun = performance.now();
    const long = GLIDE / settings.pace;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / long));
      const eased = 1 - (1 - part) ** 3;
      this.#place({
        x: from.x + (point.x - from.x) * eased,
        y: from.y + (point.y - from.y) * eased,
      });
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  /** Everything at once, if only to find one's way; and back again. */
  turnWhole(): void {
    const apart = this.fitting > this.whole * 1.01;
    if (apart && !this.isWhole && this.scale < this.fitting * CLOSE)
      this.zoom(this.whole / this.scale);
    else this.fit(apart ? this.centre : undefined);
  }

  /** The stage has grown, or the frame has another size: what was fitted is fitted again, else the
   * middle stays. */
  stand(stage: Extent, frame: Size = this.frame): void {
    const fitted = this.#isFitted;
    const resized = frame.width !== this.frame.width || frame.height !== this.frame.height;
    const { centre } = this;
    this.stage = stage;
    this.frame = frame;
    if (fitted && (resized || this.fitting <= this.whole)) this.scale = this.fitting;
    else this.scale = Math.max(this.scale, this.whole);
    this.lookAt(centre);
  }

  pan(dx: number, dy: number): void {
    this.#rest();
    this.x += dx;
    this.y += dy;
    this.#keep();
  }

  /** Closer or farther by a factor; the point under the pointer stays where it is. */
  zoom(factor: number, px = this.frame.width / 2, py = this.frame.height / 2): void {
    this.#rest();
    const next = Math.min(CLOSEST, Math.max(this.whole, this.scale * factor));
    const ratio = next / this.scale;
    this.x = px - (px - this.x) * ratio;
    this.y = py - (py - this.y) * ratio;
    this.scale = next;
    this.#keep();
  }

  /** A double click: closer, and from close by back. */
  leap(px: number, py: number): void {
    if (this.scale > this.fitting * CLOSE) this.fit(this.centre);
    else this.zoom(STEP, px, py);
  }

  get #isFitted(): boolean {
    return Math.abs(this.scale - this.fitting) < 0.01;
  }

  #place({ x, y }: Point): void {
    this.x = this.frame.width / 2 - x * this.scale;
    this.y = this.frame.height / 2 - y * this.scale;
    this.#keep();
  }

  #rest(): void {
    cancelAnimationFrame(this.#gliding);
  }

  #keep(): void {
    const { frame, stage, scale } = this;
    this.x = within(this.x, frame.width, stage.x * scale, stage.width * scale);
    this.y = within(this.y, frame.height, stage.y * scale, stage.height * scale);
  }
}

/** Of several ways to lay the stage out, the one that is best read in a frame. */
export function bestOf<S extends Extent>(stages: S[], frame: Size, legible: number): S | undefined {
  const worth = (stage: S) => {
    const whole = wholeIn(frame, stage);
    if (whole >= legible) return 1 + whole * (1 - EMPTY * emptyIn(frame, stage, whole));
    return Math.min(legible, Math.max(frame.width / stage.width, frame.height / stage.height));
  };
  return stages.reduce<S | undefined>(
    (best, stage) => (best && worth(best) >= worth(stage) ? best : stage),
    undefined,
  );
}

/** The share of the frame beside a stage. */
function emptyIn(frame: Size, stage: Size, scale: number): number {
  return 1 - (stage.width * stage.height * scale ** 2) / (frame.width * frame.height);
}

function wholeIn(frame: Size, stage: Size): number {
  return Math.min(frame.width / stage.width, frame.height / stage.height);
}

function middle({ x, y, width, height }: Extent): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** An offset that leaves no gap, or centres what is smaller than the frame. */
function within(offset: number, frame: number, from: number, size: number): number {
  if (size <= frame) return (frame - size) / 2 - from;
  return Math.min(-from, Math.max(frame - size - from, offset));
}
