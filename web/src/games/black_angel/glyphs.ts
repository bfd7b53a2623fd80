/** Effects as icons in reading order: the same messages that say them in words. */

import type { Glyph } from "../../shell/glyph";
import type { Argument, Message } from "../../shell/protocol";
import type { ActionKind } from "./content";
import type { Back, Colour } from "./view";

/** The sign of a colour is the people it belongs to: planet, station, ships. */
export const SIGNS: Record<Back, string> = {
  orange: "melurien",
  grey: "xhavit",
  green: "tsoth",
  ravager: "ravager",
};

export const ACTIONS: Record<ActionKind, string> = {
  study: "research",
  repair: "repair",
  destroy: "destroy",
  ship: "voyager",
};

const GOODS: Record<string, { icon: string; tint?: string }> = {
  vp: { icon: "vp", tint: "brass" },
  robot: { icon: "robot" },
  resource: { icon: "resource", tint: "ba-resource" },
  ship: { icon: "voyager" },
  debris: { icon: "debris", tint: "ba-debris" },
  mission: { icon: "mission" },
  ravager: { icon: "ravager", tint: "ba-ravager" },
};

const COUNTED: Record<string, { icon: string; tint?: string; mark?: string }> = {
  tech_orange: { icon: "melurien", tint: "ba-orange" },
  tech_grey: { icon: "xhavit", tint: "ba-grey" },
  tech_green: { icon: "tsoth", tint: "ba-green" },
  removed_tech: { icon: "thrown" },
  ravagers_hand: { icon: "ravager", tint: "ba-ravager" },
  debris_stored: { icon: "debris", tint: "ba-debris" },
  resources_stored: { icon: "resource", tint: "ba-resource" },
  robots_stations: { icon: "robot" },
  missions_space: { icon: "mission" },
  ships_owned: { icon: "voyager" },
};

type Reader = (args: Record<string, Argument>) => Glyph[];

const READERS: Record<string, Reader> = {
  "effect-gain": ({ good, n }) => [{ ...GOODS[String(good)], n: many(n) }],
  "effect-draw": ({ colour, n }) => [
    { icon: "mission", n: `+${n}`, ...(isColour(colour) ? { tint: `ba-${colour}` } : {}) },
  ],
  "effect-to-station": ({ station, n }) => [
    { icon: "robot", n: many(n) },
    { text: "›" },
    isColour(station)
      ? { icon: SIGNS[station], tint: `ba-${station}` }
      : { icon: "post", tint: "brass" },
  ],
  "effect-pay": ({ price, n }) => [{ ...GOODS[String(price)], n: `−${n}` }],
  "effect-study": ({ source, n }) => [
    { icon: "research", n: many(n), ...(source === "any" ? { mark: "+" } : {}) },
  ],
  "effect-activate": ({ n }) => [{ icon: "once", n: many(n) }],
  "effect-repair": ({ n, to, vp }) => [
    { icon: "repair", n: many(n) },
    ...(to === "storage" ? [{ text: "›" }, { icon: "debris", tint: "ba-debris" }] : []),
    ...points(vp),
  ],
  "effect-destroy": ({ n, vp }) => [{ icon: "destroy", n: many(n) }, ...points(vp)],
  "effect-score": ({ vp, per, max }) => [
    { icon: "vp", n: String(vp), tint: "brass" },
    { text: "/" },
    { ...COUNTED[String(per)], ...(Number(max) ? { mark: `≤${max}` } : {}) },
  ],
  "effect-damage": ({ n }) => [{ icon: "damage", n: many(n), tint: "warning" }],
  "effect-any-colour": () => [{ icon: "dice" }, { text: "=" }, { icon: "hues" }],
  "effect-set-die": ({ value }) => [{ icon: "dice", mark: `=${value}` }],
  "effect-shield": () => [{ icon: "strength" }],
  "effect-raise-die": ({ n }) => [{ icon: "dice", mark: `+${n}` }],
  "effect-secure": ({ n }) => [{ icon: "lock", n: many(n) }],
};

export function glyphsOf(effects: Message[]): Glyph[] {
  return effects.flatMap((effect, i) => {
    const glyphs = READERS[effect.id]?.(effect.args) ?? [{ text: "?" }];
    const paysFor = effect.id === "effect-pay" && i < effects.length - 1;
    return paysFor ? [...glyphs, { text: ":" }] : glyphs;
  });
}

export function isColour(value: Argument | undefined): value is Colour {
  return value === "orange" || value === "grey" || value === "green";
}

function points(vp: Argument | undefined): Glyph[] {
  return Number(vp) ? [{ icon: "vp", n: `+${vp}`, tint: "brass" }] : [];
}

function many(n: Argument | undefined): string | undefined {
  return Number(n) > 1 ? String(n) : undefined;
}
