/**
 * Pointer to meaning: anything with `data-target` can be touched, anything with `data-about` tells
 * what it is. The keyboard's ways are `roving.ts` and the list of offers, so pieces need no
 * listeners of their own.
 */

import type { Spot, Table } from "./table.svelte";

const DWELL = 380;
const LONG_PRESS = 450;
/** How far from a lit component a finger may land: nothing is smaller than twice this. */
const FINGER = 12;

export function pointing(table: Table): (root: HTMLElement) => () => void {
  return (root) => {
    let timer = 0;
    let longPressed = false;

    const stop = () => window.clearTimeout(timer);

    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch" || !(event.target instanceof Element)) return;
      const from = event.target;
      const meant = meantBy(table, from);
      table.hoveredTargets = table.offersFor(meant).length ? meant : [];
      stop();
      if (table.inspected?.pinned) return;
      table.inspected = null;
      if (event.buttons === 0) timer = window.setTimeout(() => inspect(table, from, false), DWELL);
    };

    const down = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest("[data-stays]")) return;
      stop();
      longPressed = false;
      table.bubble = null;
      table.fan = null;
      table.inspected = null;
      if (event.pointerType !== "touch" || !(event.target instanceof Element)) return;
      if (event.target.closest("[data-move]")) return;
      const from = event.target;
      timer = window.setTimeout(() => {
        longPressed = true;
        inspect(table, from, true);
      }, LONG_PRESS);
    };

    const out = (event: PointerEvent) => {
      if (event.relatedTarget !== null) return;
      stop();
      if (!table.inspected?.pinned) table.inspected = null;
      table.hoveredTargets = [];
    };

    const move = (event: PointerEvent) => {
      if (event.pointerType === "touch" && Math.hypot(event.movementX, event.movementY) > 4) stop();
    };

    const click = (event: MouseEvent) => {
      stop();
      if (longPressed || !(event.target instanceof Element)) return;
      const [from, ...others] = isFinger(event) ? litNear(root, event) : [];
      const element = (from ?? event.target).closest("[data-target]");
      if (!element) return;
      table.inspected = null;
      const meant = [from ?? event.target, ...others].flatMap((part) => meantBy(table, part));
      table.touch([...new Set(meant)], spotOf(element));
    };

    /** The other button pins what the pointer is on. */
    const pin = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest("[data-about]")) return;
      event.preventDefault();
      if (!longPressed) inspect(table, event.target, true);
    };

    const listeners: [string, EventListener][] = [
      ["pointerover", over as EventListener],
      ["pointerdown", down as EventListener],
      ["pointerout", out as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", stop],
      ["click", click as EventListener],
      ["contextmenu", pin as EventListener],
    ];
    for (const [name, listener] of listeners) root.addEventListener(name, listener);
    return () => {
      stop();
      for (const [name, listener] of listeners) root.removeEventListener(name, listener);
    };
  };
}

/** The nearest thing with offers, outwards and then inwards; else all that could be meant. */
export function meantBy(table: Table, from: Element): string[] {
  const around = targetsOf(from);
  const inside = targetsIn(from.closest("[data-target]"));
  const offered = (ids: string[]) => table.offersFor(ids).length > 0;
  const nearest = around.find(offered);
  if (nearest) return nearest;
  const within = inside.filter(offered).flat();
  return within.length ? [...new Set(within)] : [...around, ...inside].flat();
}

/** Show large what an element is about. */
export function inspect(table: Table, from: Element, pinned: boolean): void {
  const about = from.closest<HTMLElement>("[data-about]");
  if (!about?.dataset.about) return;
  const { move } = about.dataset;
  const listed = move !== undefined;
  const offers = listed
    ? table.open.filter((offer) => offer.move === move)
    : table.offersFor(meantBy(table, from));
  table.revealed = null;
  table.inspected = { about: about.dataset.about, spot: spotOf(about), offers, pinned, listed };
}

/** A finger on the table itself, not on one of its buttons. */
function isFinger(event: MouseEvent): boolean {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return false;
  return event.target instanceof Element && !event.target.closest("button, a, input, [data-stays]");
}

/**
 * What is lit under a finger or just beside it, the nearest first. One that is large enough to be
 * meant stands alone; small ones close by come too, and are told apart by a list.
 */
function litNear(root: HTMLElement, { clientX, clientY }: MouseEvent): Element[] {
  const near = [...root.querySelectorAll("[data-target].lit")]
    .map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const dx = Math.max(left - clientX, clientX - right, 0);
      const dy = Math.max(top - clientY, clientY - bottom, 0);
      const middle = Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
      const small = Math.min(width, height) < 2 * FINGER;
      return { element, small, middle, away: Math.hypot(dx, dy) };
    })
    .filter(({ away }) => away < FINGER)
    .sort((a, b) => a.away - b.away || a.middle - b.middle);
  const [first] = near;
  if (!first) return [];
  const others = near.filter((other) => other.small && other !== first);
  return [first, ...(first.small ? others : [])].map(({ element }) => element);
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

export function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
