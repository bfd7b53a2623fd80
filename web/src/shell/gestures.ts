/** Drag to pan, wheel and pinch to zoom, double click to leap. A drag is never a click. */

import type { Camera } from "./camera.svelte";

const SLOP = 4;
const WHEEL = 0.0016;
/** Two taps within this time and distance are one double tap. */
const TAPS = { time: 320, distance: 28 };

interface Finger {
  x: number;
  y: number;
}

export function gestures(camera: Camera): (root: Element) => () => void {
  return (element) => {
    const root = element as HTMLElement;
    const fingers = new Map<number, Finger>();
    let travelled = 0;
    let byTouch = false;
    let lastTap = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY };

    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      byTouch = event.pointerType === "touch";
      if (fingers.size === 1) travelled = 0;
    };

    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const [a, b] = [...fingers].filter(([id]) => id !== event.pointerId);
      if (a && !b) pinch(before, now, a[1]);
      else if (!a) {
        travelled += Math.hypot(now.x - before.x, now.y - before.y);
        if (travelled > SLOP) {
          root.setPointerCapture(event.pointerId);
          camera.pan(now.x - before.x, now.y - before.y);
        }
      }
      fingers.set(event.pointerId, now);
    };

    const pinch = (before: Finger, now: Finger, other: Finger) => {
      travelled = SLOP + 1;
      const spread = (finger: Finger) => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
      camera.zoom(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    };

    const up = (event: PointerEvent) => {
      const single = fingers.size === 1 && travelled <= SLOP;
      fingers.delete(event.pointerId);
      if (event.pointerType === "touch" && single) tap(event);
    };

    /** Not every browser makes a double click of two taps. */
    const tap = (event: PointerEvent) => {
      const { x, y } = at(event);
      const soon = event.timeStamp - lastTap.time < TAPS.time;
      const near = Math.hypot(x - lastTap.x, y - lastTap.y) < TAPS.distance;
      lastTap = { x, y, time: soon && near ? Number.NEGATIVE_INFINITY : event.timeStamp };
      if (soon && near) leap(event);
    };

    const doubleClick = (event: MouseEvent) => {
      if (!byTouch) leap(event);
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = at(event);
      camera.zoom(Math.exp(-event.deltaY * WHEEL), x, y);
    };

    const click = (event: MouseEvent) => {
      if (travelled <= SLOP) return;
      event.stopPropagation();
      travelled = 0;
    };

    const leap = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(".lit")) return;
      const { x, y } = at(event);
      camera.leap(x, y);
    };

    const at = (event: MouseEvent): Finger => {
      const frame = root.getBoundingClientRect();
      return { x: event.clientX - frame.left, y: event.clientY - frame.top };
    };

    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", up);
    root.addEventListener("wheel", wheel, { passive: false });
    root.addEventListener("click", click, { capture: true });
    root.addEventListener("dblclick", doubleClick);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", up);
      root.removeEventListener("pointercancel", up);
      root.removeEventListener("wheel", wheel);
      root.removeEventListener("click", click, { capture: true });
      root.removeEventListener("dblclick", doubleClick);
    };
  };
}
