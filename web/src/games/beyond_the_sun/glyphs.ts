/** Effects as icons in reading order: the same messages that say them in words. */

import type { Glyph } from "../../shell/glyph";
import type { Argument, Message } from "../../shell/protocol";
import type { Cost } from "./catalogue";

type Reader = (args: Record<string, Argument>) => Glyph[];

const READERS: Record<string, Reader> = {
  "effect-ore": ({ n }) => [{ icon: "ore", n: many(n), tint: "ore" }],
  "effect-grow": ({ n }) => [{ icon: "pop", n: many(n) }],
  "effect-grow-any": ({ n, column }) => [
    { icon: "pop", n: many(n), mark: column === "-" ? "∗" : String(column) },
  ],
  "effect-shift-to-a": ({ n }) => [{ icon: "supply", n: many(n), mark: "→A" }],
  "effect-automate": ({ track, n }) =>
    track === "either"
      ? [
          { icon: "automate", n: many(n), foot: "food", footTint: "food", mark: "/" },
          { icon: "ore", tint: "ore" },
        ]
      : [
          {
            icon: "automate",
            n: many(n),
            foot: String(track),
            footTint: String(track),
            tint: String(track),
          },
        ],
  "effect-build": ({ level, source, n, at }) => [
    {
      icon: `ship-${level}`,
      filled: true,
      n: many(n),
      foot: source === "supply" ? "supply" : "pop",
      ...(at === "deep" || at === "sol" ? { mark: at === "sol" ? "☉" : "∞" } : {}),
    },
  ],
  "effect-upgrade": ({ ships, by, how }) => [
    {
      icon: "upgrade",
      n: `${how === "up_to" ? "≤" : ""}${many(ships) ?? (how === "up_to" ? 1 : "")}`,
      mark: `+${by}`,
    },
  ],
  "effect-upgrade-all": () => [{ icon: "upgrade", mark: "IIII" }],
  "effect-jump": ({ n }) => [{ icon: "jump", n: String(n) }],
  "effect-colonize": ({ extra, uncontrolled }) => [
    { icon: "colonize", ...(extra ? { mark: `+${extra}` } : uncontrolled ? { mark: "!" } : {}) },
  ],
  "effect-research": ({ levels, discovered, supply }) => [
    { icon: "research", mark: range(levels), ...(supply ? { foot: "supply" } : {}) },
    ...(discovered ? [{ icon: "eye" }] : []),
  ],
  "effect-research-scaled": () => [{ icon: "research", mark: "≤" }, { icon: "planet" }],
  "effect-research-then-act": ({ levels }) => [
    { icon: "research", mark: range(levels) },
    { icon: "eye" },
    { icon: "pawn" },
  ],
  "effect-copy-research": () => [{ icon: "cards" }, { icon: "research", mark: "∗" }],
  "effect-produce": ({ what }) => [
    {
      icon: "produce",
      foot: what === "growth" ? "pop" : what === "ore" ? "ore" : "trade",
      footTint: what === "ore" ? "ore" : undefined,
    },
  ],
  "effect-reward": ({ ore }) => [
    { icon: "ore", n: many(ore), tint: "ore", mark: "/" },
    { icon: "control" },
  ],
  "effect-draw-colony": ({ deck, draw }) => [
    { icon: "cards", n: many(draw), mark: String(deck) },
    { icon: "planet" },
  ],
  "effect-private-tech": ({ levels, draw }) => [
    { icon: "cards", n: many(draw), mark: range(levels) },
  ],
  "effect-open-guild": () => [{ icon: "guild" }],
  "effect-extra-system": ({ deck }) => [{ icon: "planet", n: "+", mark: String(deck) }],
  "effect-edge": () => [{ icon: "edge" }],
  "effect-patent": ({ ore }) => [{ icon: "toll", n: many(ore) }],
  "effect-discount": ({ ore }) => [{ icon: "discount", mark: `−${ore}` }],
  "effect-endgame": ({ vp }) => [{ icon: "vp", n: String(vp) }],
  "effect-museum": () => [{ icon: "museum" }],
  "effect-dyson": ({ deck }) => [{ icon: "dyson", mark: String(deck) }],
  "effect-take-dyson": () => [{ icon: "dyson" }, { icon: "colonize" }],
  "effect-pay": ({ ore }) => [{ icon: "ore", n: `−${ore}`, tint: "ore", mark: ":" }],
  "effect-lose-ore": ({ n }) => [{ icon: "ore", n: `−${n}`, tint: "ore" }],
  "effect-lose-pop": ({ n }) => [{ icon: "pop", n: `−${n}` }],
  "effect-recall": () => [{ icon: "recall", foot: "pop" }],
  "effect-replace-star": () => [{ icon: "star", tint: "star", mark: "→" }, { icon: "outpost" }],
  "effect-optional": ({ do: inner }) => bracketed(glyphsOf(messages(inner))),
  "effect-each-faction": ({ do: inner }) => [{ icon: "all" }, ...glyphsOf(messages(inner))],
  "effect-each-faction-at-once": ({ do: inner }) => [{ icon: "all" }, ...glyphsOf(messages(inner))],
  "effect-each-other": ({ do: inner }) => [
    { icon: "all", mark: "−1" },
    ...glyphsOf(messages(inner)),
  ],
  "effect-each-shipyard": ({ do: inner }) => [{ icon: "shipyard" }, ...glyphsOf(messages(inner))],
  "effect-choose": ({ options }) =>
    messages(options).flatMap((option, i) => [
      ...(i ? [{ text: "/" }] : []),
      ...glyphsOf(messages(option.args.effects ?? [])),
    ]),
};

export function glyphsOf(effects: Message[]): Glyph[] {
  return repeated(effects).flatMap(([effect, times]) => {
    const glyphs = READERS[effect.id]?.(effect.args) ?? [{ text: "?" }];
    return times > 1 ? [{ text: `${times}×` }, ...glyphs] : glyphs;
  });
}

export function costGlyphs(cost: Cost): Glyph[] {
  return [
    ...(cost.ore ? [{ icon: "ore", n: many(cost.ore), tint: "ore" } as Glyph] : []),
    ...(cost.pop ? [{ icon: "pop", n: many(cost.pop) } as Glyph] : []),
    ...(cost.ore || cost.pop ? [{ text: ":" }] : []),
  ];
}

/** Equal effects that follow each other, counted. */
function repeated(effects: Message[]): [Message, number][] {
  const out: [Message, number][] = [];
  for (const effect of effects) {
    const last = out.at(-1);
    if (last && JSON.stringify(last[0]) === JSON.stringify(effect)) last[1] += 1;
    else out.push([effect, 1]);
  }
  return out;
}

function bracketed(glyphs: Glyph[]): Glyph[] {
  return [{ text: "(" }, ...glyphs, { text: ")" }];
}

/** Levels in short: `I`, `I–III`. */
function range(levels: Argument | undefined): string {
  if (typeof levels !== "object" || !levels || !("args" in levels)) return String(levels);
  const [first] = levels.args.levels as string[];
  return `${first}–${levels.args.last}`;
}

function many(n: Argument | undefined): string | undefined {
  return Number(n) > 1 ? String(n) : undefined;
}

function messages(value: Argument | undefined): Message[] {
  return Array.isArray(value) ? (value as Message[]) : [];
}
