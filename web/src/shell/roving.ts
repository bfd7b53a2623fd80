/**
 * The keyboard's way over the board: one tab stop, arrows go from one lit component to the next in
 * their direction, Enter does what a click does, Space and `i` tell what it is.
 */

import { tick } from "svelte";
import { on } from "svelte/events";
import { inspect, meantBy } from "./pointing";
import type { Table } from "./table.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much less something counts that lies aside of the way. */
const ASIDE = 2.5;

export function roving(table: Table): (root: HTMLElement) => () => void {
  let current = "";
  /** Focus was on the board when the question changed: it stays there. */
  let held = false;

  return (root) => {
    const { open, words } = table;
    void [open, words.language];

    const refresh = () => {
      for (const element of root.querySelectorAll("[data-roving]")) release(element);
      const found = lit(root);
      const kept = found.find((element) => targetOf(element) === current) ?? found[0];
      for (const element of found) hold(element, element === kept);
      current = kept ? targetOf(kept) : "";
      if (held && kept) kept.focus({ preventScroll: true });
    };

    const hold = (element: Reachable, isKept: boolean) => {
      element.dataset.roving = "";
      element.setAttribute("tabindex", isKept ? "0" : "-1");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", labelOf(element));
    };

    const labelOf = (element: Reachable): string => {
      const name = table.called(element.dataset.about ?? targetOf(element));
      const offers = table.offersFor(meantBy(table, element)).map((offer) => table.sayOffer(offer));
      return [name, offers.join("; ")].filter(Boolean).join(": ");
    };

    const press = (event: KeyboardEvent) => {
      const from = event.target;
      if (!isReachable(from) || from.dataset.roving === undefined) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[event.key];
      if (arrow) go(nearest(from, lit(root), arrow));
      else if (event.key === "Enter")
        from.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      else if (event.key === " " || event.key.toLowerCase() === "i") inspect(table, from, true);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };

    const go = (next: Reachable | null) => {
      if (!next) return;
      for (const element of lit(root)) element.setAttribute("tabindex", "-1");
      next.setAttribute("tabindex", "0");
      next.focus({ preventScroll: true });
    };

    const enter = (event: FocusEvent) => {
      if (!isReachable(event.target) || event.target.dataset.roving === undefined) {
        table.hoveredTargets = [];
        return;
      }
      held = true;
      current = targetOf(event.target);
      // A finger that has let go points at nothing.
      const pointed = event.target.matches(":focus-visible");
      table.hoveredTargets = pointed ? meantBy(table, event.target) : [];
    };

    /** What takes the focus next says itself what is pointed at. */
    const leave = (event: FocusEvent) => {
      const stays = event.relatedTarget instanceof Node && root.contains(event.relatedTarget);
      if (!stays) table.hoveredTargets = [];
      if (event.relatedTarget instanceof Node) held = false;
    };

    // By Svelte's own way: focus also leaves while what had it is being taken away.
    const off = [
      on(root, "keydown", press),
      on(root, "focusin", enter),
      on(root, "focusout", leave),
    ];
    let gone = false;
    void tick().then(() => gone || refresh());
    return () => {
      gone = true;
      for (const stop of off) stop();
    };
  };
}

type Reachable = HTMLElement | SVGElement;

function isReachable(element: EventTarget | null): element is Reachable {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

/** What can be chosen, each target once. */
function lit(root: HTMLElement): Reachable[] {
  const seen = new Set<string>();
  return [...root.querySelectorAll<Reachable>("[data-target].lit")].filter((element) => {
    const target = targetOf(element);
    if (seen.has(target)) return false;
    seen.add(target);
    return true;
  });
}

function targetOf(element: Reachable): string {
  return element.dataset.target ?? "";
}

function release(element: Element): void {
  for (const name of ["data-roving", "tabindex", "role", "aria-label"])
    element.removeAttribute(name);
}

/** The nearest one in a direction; what lies aside counts as farther. */
function nearest(from: Reachable, all: Reachable[], [dx, dy]: [number, number]): Reachable | null {
  const here = middle(from);
  let best: Reachable | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    const there = middle(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const away = along + across * ASIDE;
    if (element !== from && along > 1 && away < least) [best, least] = [element, away];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
