/** What happened: the events of `chronicle.py`, what they touched, and the pieces they moved. */

import { piece, type Tellers, tell } from "../../shell/chronicle";
import type { Passage, Reveal, Travel } from "../../shell/game";
import type { GameEvent } from "../../shell/protocol";
import type { View } from "./view";

/** A seat by its number; the Competition, who sits at none, by its name. */
type Who = number | string;

interface By {
  seat: Who;
}

export type ScEvent =
  | { is: "era_began" | "era_ended"; era: string }
  | { is: "era_ending"; cause: string }
  | { is: "last_turns" | "game_ended" | "code_idle" }
  | ({
      is:
        | "first_player"
        | "turn_began"
        | "passed"
        | "cannot_act"
        | "shielded"
        | "awarded"
        | "intercepted"
        | "team_dismissed"
        | "drew_hidden";
    } & By)
  | ({ is: "announced" | "sabotaged"; action: string } & By)
  | ({ is: "cards_played"; cards: string[] } & By)
  | ({ is: "infra_used"; other: number } & By)
  | ({ is: "base_used"; other: Who; base: string; site: string } & By)
  | ({ is: "value_reached"; action: string; n: number } & By)
  | ({
      is:
        | "drew"
        | "took"
        | "poached"
        | "learned"
        | "special_played"
        | "edge_played"
        | "infra_returned"
        | "infra_removed";
      card: string;
    } & By)
  | { is: "discarded" | "refilled" | "code_offers"; cards: string[] }
  | ({ is: "gained" | "lost"; n: number; cause: string } & By)
  | ({ is: "moved" | "transported" | "team_recalled"; origin: string; to: string } & By)
  | ({ is: "reached_star" | "spur_entered" | "retreated" | "deployed"; site: string } & By)
  | ({ is: "beyond_taken"; number: number } & By)
  | ({ is: "explored"; site: string; tile: string } & By)
  | { is: "tile_replaced"; tile: string }
  | ({ is: "built"; site: string; base: string } & By)
  | ({ is: "produced"; n: number } & By)
  | ({ is: "advanced"; wheel: string; n: number } & By)
  | ({ is: "nothing_to_learn"; kind: string } & By)
  | ({ is: "upgraded"; card: string; slot: number } & By)
  | ({ is: "colonized"; site: string; colony: string } & By)
  | ({ is: "fulfilled"; contract: string } & By)
  | ({ is: "legacy_kept"; tile: string; base: string } & By)
  | { is: "code_sites"; sites: string[] }
  | { is: "code_gains"; gain: string }
  | { is: "rival_placed"; site: string };

/** The Competition comes after the seats. */
function corpOf(seat: Who, view: View): number {
  return typeof seat === "number" ? seat : view.players;
}

// --- what an event touched -----------------------------------------------------------------------

type Corp = (seat: Who) => number;

const TOUCHED: Tellers<ScEvent, [Corp, View], string> = {
  turn_began: ({ seat }, corp) => [`seat:${corp(seat)}`],
  first_player: ({ seat }, corp) => [`seat:${corp(seat)}`],
  announced: ({ action }) => [`action:${action}`],
  sabotaged: ({ action }) => [`action:${action}`],
  value_reached: () => ["done"],
  infra_used: ({ other }) => [`hq:${other}`, `seat:${other}`],
  base_used: ({ site }) => [`site:${site}`],
  drew: ({ seat, card }, corp) => [`hand:${card}`, "deck", `profit:${corp(seat)}`],
  drew_hidden: ({ seat }, corp) => ["deck", `profit:${corp(seat)}`],
  took: ({ card }) => [`hand:${card}`],
  awarded: ({ seat }, corp) => ["deck", `seat:${corp(seat)}`],
  refilled: ({ cards }, _, view) => offersOf(view, cards),
  gained: ({ seat }, corp) => [`seat:${corp(seat)}`],
  lost: ({ seat }, corp) => [`seat:${corp(seat)}`],
  moved: ({ origin, to }) => [`site:${origin}`, `site:${to}`],
  transported: ({ origin, to }) => [`site:${origin}`, `site:${to}`],
  team_recalled: ({ origin, to }) => [`site:${origin}`, `site:${to}`],
  reached_star: ({ site }) => [`site:${site}`],
  spur_entered: ({ site }) => [`site:${site}`],
  retreated: ({ site }) => [`site:${site}`],
  deployed: ({ site }) => [`site:${site}`],
  explored: ({ site, tile }, _, view) => [`site:${site}`, ...boxOf(view, site, tile)],
  built: ({ site }) => [`site:${site}`],
  advanced: ({ seat }, corp) => [`wheel:${corp(seat)}`],
  learned: ({ card }) => [`progress:${card}`],
  upgraded: ({ seat, slot }, corp) => [`infra:${corp(seat)}:${slot}`],
  colonized: ({ site }) => [`site:${site}`],
  fulfilled: ({ contract }) => [`contract:${contract}`],
  legacy_kept: ({ seat }, corp) => [`legacy:${corp(seat)}`],
  code_sites: ({ sites }) => sites.map((site) => `site:${site}`),
  rival_placed: ({ site }) => [`site:${site}`],
};

export function touched(event: GameEvent, view: View): string[] {
  return tell(TOUCHED, event, (seat) => corpOf(seat, view), view);
}

function offersOf(view: View, cards: string[]): string[] {
  return view.offers.flatMap((face, slot) => (cards.includes(face) ? [`offer:${slot + 1}`] : []));
}

function boxOf(view: View, site: string, tile: string): string[] {
  const box = view.sites.find((other) => other.id === site)?.tiles.indexOf(tile) ?? -1;
  return box < 0 ? [] : [`tile:${site}:${box + 1}`];
}

/** What is turned up and ought to be read: an era that dawns, else what was found out there. */
export function reveals(events: GameEvent[]): Reveal | null {
  const told = [...(events as unknown as ScEvent[])].reverse();
  const dawn = told.find((event) => event.is === "era_began");
  if (dawn?.is === "era_began") return { about: `era:${dawn.era}`, beside: "era" };
  const found = told.find((event) => event.is === "explored");
  if (found?.is === "explored")
    return { about: `discovery:${found.tile}`, beside: `site:${found.site}` };
  const edge = told.find((event) => event.is === "edge_played");
  if (edge?.is === "edge_played") return { about: `card:${edge.card}`, beside: "discard" };
  return null;
}

/** What is heard: cards that are taken, shown or turned up. */
export const sounds = {
  cards: [
    "drew",
    "drew_hidden",
    "took",
    "cards_played",
    "refilled",
    "explored",
    "learned",
    "upgraded",
    "edge_played",
  ],
};

// --- what it moved -------------------------------------------------------------------------------

interface Step {
  before: View;
  after: View;
  corp: Corp;
}

const TRAVELS: Tellers<ScEvent, [Step], Travel> = {
  moved: (event, step) => flight(event, step),
  transported: (event, step) => flight(event, step),
  team_recalled: (event, step) => flight(event, step),
  retreated: ({ seat, site }, step) => [
    piece(step.corp(seat), "sc-team", [`site:${site}`], ["site:sol"]),
  ],
  deployed: ({ seat, site }, { corp }) => [
    piece(corp(seat), "sc-team", [`seat:${corp(seat)}`], [`site:${site}`]),
  ],
  rival_placed: ({ site }, { after }) => [
    piece(after.players, "sc-team", [`seat:${after.players}`, "contracts"], [`site:${site}`]),
  ],
  explored: ({ site, tile }, { after }) => [
    piece(null, "sc-explore", stacksOf(after), [...boxOf(after, site, tile), `site:${site}`]),
  ],
  built: ({ seat, site, base }, { corp, after }) => [
    piece(
      corp(seat),
      `sc-${base}`,
      [`base:${corp(seat)}:${base}`, `seat:${corp(seat)}`],
      [...builtAt(after, site, base), `site:${site}`],
    ),
  ],
  drew: ({ seat, card }, { corp }) => [
    piece(
      null,
      "cards",
      ["deck"],
      [`hand:${card}`, `hand:${corp(seat)}`, have(corp(seat), "cards")],
    ),
  ],
  drew_hidden: ({ seat }, { corp }) => [
    piece(null, "cards", ["deck"], [have(corp(seat), "cards"), `seat:${corp(seat)}`]),
  ],
  took: ({ seat, card }, { corp, before }) => [
    piece(null, "cards", offersOf(before, [card]), [
      `hand:${card}`,
      have(corp(seat), "cards"),
      `seat:${corp(seat)}`,
    ]),
  ],
  cards_played: ({ seat, cards }, { corp }) =>
    cards.map((card) =>
      piece(
        null,
        "cards",
        [`hand:${card}`, have(corp(seat), "cards"), `seat:${corp(seat)}`],
        ["done"],
      ),
    ),
  refilled: ({ cards }, { after }) =>
    offersOf(after, cards).map((slot) => piece(null, "cards", ["deck"], [slot])),
  upgraded: ({ seat, card, slot }, { corp }) => [
    piece(
      null,
      "sc-infra",
      [`hand:${card}`, have(corp(seat), "cards")],
      [`infra:${corp(seat)}:${slot}`, have(corp(seat), "infra")],
    ),
  ],
  learned: ({ seat, card }, { corp }) => [
    piece(
      null,
      "star",
      [`progress:${card}`, "deck"],
      [`learned:${corp(seat)}:${card}`, have(corp(seat), "progress")],
    ),
  ],
  advanced: ({ seat, wheel }, { corp }) => [
    piece(
      null,
      `sc-${wheel}`,
      [`cube:${corp(seat)}:${wheel}`, "done"],
      [`cube:${corp(seat)}:${wheel}`, have(corp(seat), "progress")],
    ),
  ],
  fulfilled: ({ seat, contract }, { corp }) => [
    piece(corp(seat), "sc-contract", [`contract:${contract}`], [`seat:${corp(seat)}`]),
  ],
  colonized: ({ seat, site, colony }, { corp }) => [
    piece(corp(seat), "sc-colonize", [`colony:${colony}`, `seat:${corp(seat)}`], [`site:${site}`]),
  ],
};

export function travels({ events, before, after }: Passage<View>): Travel[] {
  const step = { before, after, corp: (seat: Who) => corpOf(seat, after) };
  return events.flatMap((event) => tell(TRAVELS, event, step));
}

const have = (corp: number, what: string) => `have:${corp}:${what}`;

interface Journey extends By {
  origin: string;
  to: string;
}

/** A team from site to site: the one that stands there now and did not before. */
function flight({ seat, origin, to }: Journey, { before, after, corp }: Step): Travel[] {
  const mine = (view: View, site: string) =>
    (view.sites.find(({ id }) => id === site)?.teams ?? [])
      .filter((team) => team.corp === corp(seat))
      .map((team) => `team:${team.corp}:${team.number}`);
  const was = mine(before, to);
  const come = mine(after, to).filter((team) => !was.includes(team));
  return [piece(corp(seat), "sc-team", [...come, `site:${origin}`], [...come, `site:${to}`])];
}

function stacksOf(view: View): string[] {
  return view.stacks.map((stack) => `stack:${stack.id}`);
}

function builtAt(view: View, site: string, base: string): string[] {
  const box = view.sites.find((other) => other.id === site)?.bases.indexOf(base) ?? -1;
  return box < 0 ? [] : [`built:${site}:${box + 1}`];
}
