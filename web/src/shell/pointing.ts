/**
 * Pointer to meaning: anything with `data-target` can be touched, anything with `data-about` tells
 * what it is. The keyboard's way is the list of offers, so pieces need no listeners of their own.
 */

import type { Spot, Table } from "./table.svelte";

const DWELL = 380;
const LONG_PRESS = 450;

export function pointing(table: Table): (root: HTMLElement) => () => void {
  return (root) => {
    let timer = 0;
    let longPressed = false;

    const stop = () => window.clearTimeout(timer);

    /** The nearest thing with offers, outwards and then inwards; else all that could be meant. */
    const meantBy = (from: Element): string[] => {
      const around = targetsOf(from);
      const inside = targetsIn(from.closest("[data-target]"));
      const offered = around.find((ids) => table.offersFor(ids).length);
      return (
        offered ??
        inside.find((ids) => table.offersFor(ids).length) ??
        [...around, ...inside].flat()
      );
    };

    const inspect = (from: Element) => {
      const about = from.closest<HTMLElement>("[data-about]");
      if (!about?.dataset.about) return;
      const offers = table.offersFor(meantBy(from));
      table.inspected = { about: about.dataset.about, spot: spotOf(about), offers };
    };

    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch" || !(event.target instanceof Element)) return;
      const from = event.target;
      const meant = meantBy(from);
      table.hoveredTargets = table.offersFor(meant).length ? meant : [];
      stop();
      table.inspected = null;
      if (event.buttons === 0) timer = window.setTimeout(() => inspect(from), DWELL);
    };

    const down = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest("[data-stays]")) return;
      stop();
      longPressed = false;
      table.bubble = null;
      table.inspected = null;
      if (event.pointerType !== "touch" || !(event.target instanceof Element)) return;
      const from = event.target;
      timer = window.setTimeout(() => {
        longPressed = true;
        inspect(from);
      }, LONG_PRESS);
    };

    const out = (event: PointerEvent) => {
      if (event.relatedTarget !== null) return;
      stop();
      table.inspected = null;
      table.hoveredTargets = [];
    };

    const move = (event: PointerEvent) => {
      if (event.pointerType === "touch" && Math.hypot(event.movementX, event.movementY) > 4) stop();
    };

    const click = (event: MouseEvent) => {
      stop();
      if (longPressed || !(event.target instanceof Element)) return;
      const element = event.target.closest("[data-target]");
      if (!element) return;
      table.inspected = null;
      table.touch(meantBy(event.target), spotOf(element));
    };

    const listeners: [string, EventListener][] = [
      ["pointerover", over as EventListener],
      ["pointerdown", down as EventListener],
      ["pointerout", out as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", stop],
      ["click", click as EventListener],
    ];
    for (const [name, listener] of listeners) root.addEventListener(name, listener);
    return () => {
      stop();
      for (const [name, listener] of listeners) root.removeEventListener(name, listener);
    };
  };
}

/** The targets of an element and of what it lies in, nearest first. */
function targetsOf(from: Element): string[][] {
  const chain: string[][] = [];
  let at = from.closest<HTMLElement>("[data-target]");
  while (at) {
    chain.push((at.dataset.target ?? "").split(" "));
    at = at.parentElement?.closest<HTMLElement>("[data-target]") ?? null;
  }
  return chain;
}

/** The targets of what lies in an element: the action spaces of a card. */
function targetsIn(element: Element | null): string[][] {
  const inner = element?.querySelectorAll<HTMLElement>("[data-target]") ?? [];
  return [...inner].map((part) => (part.dataset.target ?? "").split(" "));
}

function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
