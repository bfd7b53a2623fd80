/** How somebody follows what others do: at their own pace, held, or one step at a time. */

import type { LogLine } from "./protocol";

/** Where a way back to the present stands: the step that is shown, and how many there are. */
export interface Return {
  at: number;
  of: number;
}

export class Following {
  /** Nothing further is shown until somebody says so. */
  held = $state(false);
  /** Steps that are known and not shown yet. */
  waiting = $state(0);
  /** What somebody else has just done. */
  told = $state.raw<LogLine[]>([]);
  /** Set while one is shown what happened since one was here. */
  back = $state.raw<Return | null>(null);
  #skips = false;
  #go: (() => void) | null = null;

  /** Resolves when the next step may be shown; false when it need not be shown at all. */
  async next(): Promise<boolean> {
    if (this.held && !this.#skips) {
      await new Promise<void>((resolve) => {
        this.#go = resolve;
      });
    }
    return !this.#skips;
  }

  /** All that was known has been shown. */
  arrived(): void {
    this.#skips = false;
    this.waiting = 0;
  }

  hold(): void {
    this.held = true;
  }

  goOn(): void {
    this.held = false;
    this.#release();
  }

  /** One step, and wait again. */
  step(): void {
    this.held = true;
    this.#release();
  }

  /** Straight to the present. */
  skip(): void {
    this.#skips = this.waiting > 0 || this.back !== null;
    this.goOn();
  }

  /** Somebody looks elsewhere: nothing more is shown of what was missed. */
  leave(): void {
    this.back = null;
    this.goOn();
  }

  #release(): void {
    this.#go?.();
    this.#go = null;
  }
}
