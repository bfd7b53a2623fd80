/** What happened: the events of `chronicle.py`, what they touched, and the pieces they moved. */

import { piece, type Tellers, tell } from "../../shell/chronicle";
import type { Passage, Reveal, Roll, Travel } from "../../shell/game";
import type { GameEvent } from "../../shell/protocol";
import { type BaTable, crewName } from "./board";
import type { Content } from "./catalogue";
import { COLOURS } from "./catalogue";
import type { Back, Colour, View } from "./view";

/** A seat by its number; Hal, who sits at none, by his name. */
type Who = number | "hal";

interface By {
  seat: Who;
}

type Rolls = Record<Colour, string>;

export type BaEvent =
  | { is: "round_began" | "last_round" | "game_ended"; round: number }
  | ({ is: "turn_began" | "passed" | "no_die_left" | "rerolled" } & By)
  | ({ is: "gained"; good: string; n: number } & By)
  | ({ is: "paid"; price: string; n: number } & By)
  | ({ is: "lost_vp"; n: number; cause: string } & By)
  | ({ is: "stationed"; colour: Colour } & By)
  | { is: "neutral_left" | "die_damaged"; colour: Colour }
  | ({ is: "drew" | "discarded"; card: string } & By)
  | ({ is: "drew_hidden"; colour: Colour } & By)
  | ({ is: "drew_some"; colour: Colour; n: number } & By)
  | { is: "deck_shuffled"; back: Back }
  | { is: "stack_shuffled"; colour: Colour }
  | ({ is: "laid"; back: Back; line: string } & By)
  | ({ is: "board_reset"; cards: string[] } & By)
  | ({ is: "rolled" } & By & Rolls)
  | ({ is: "neutral_rolled" } & Rolls)
  | ({ is: "secured" | "die_used" | "die_flipped"; colour: Colour; value: number } & By)
  | ({ is: "die_bought"; other: Who; colour: Colour; value: number } & By)
  | ({ is: "neutral_die_bought"; colour: Colour; value: number } & By)
  | ({ is: "acted"; action: string; n: number } & By)
  | ({
      is: "boosted" | "activated" | "reverted" | "token_taken" | "token_removed" | "debris_placed";
      token: string;
    } & By)
  | ({ is: "installed"; token: string; arrow: string } & By)
  | ({ is: "advanced_kept"; token: string; cell: string } & By)
  | { is: "advanced_shown" | "token_appeared" | "token_fell"; token: string }
  | ({ is: "ravager_struck"; card: string } & By)
  | { is: "ravager_came" | "ravager_dismissed"; card: string; action: string }
  | { is: "ravagers_spent" | "spes_reached" }
  | ({ is: "destroyed"; card: string; action: string } & By)
  | { is: "damaged"; action: string }
  | ({ is: "repaired"; action: string } & By)
  | ({ is: "die_repaired"; colour: Colour } & By)
  | ({ is: "launched"; to: string } & By)
  | ({ is: "flew"; origin: string; to: string } & By)
  | ({ is: "mission_played"; card: string; at: string } & By)
  | ({
      is: "mission_used" | "mission_shared" | "mission_removed" | "mission_returned";
      card: string;
    } & By)
  | { is: "angel_moved"; to: string }
  | ({ is: "ship_lost"; at: string } & By)
  | { is: "strip_turned"; strip: number }
  | { is: "spes_sighted"; at: string }
  | { is: "hal_revealed" | "hal_discarded"; card: string }
  | { is: "hal_returned_die"; colour: Colour; value: number }
  | { is: "hal_failed" | "hal_comet"; n: number };

/** Hal comes after the seats, and so does the neutral player. */
function crewOf(seat: Who, view: View): number {
  return seat === "hal" ? view.players : seat;
}

const GOODS: Record<string, string> = { mission: "orange", ravager: "ravager" };

// --- dice -----------------------------------------------------------------------------------------

/** The dice that somebody has rolled; a 0 is the star. */
export function fallen(event: GameEvent, { view, words }: BaTable): Roll | null {
  if (event.is !== "rolled" && event.is !== "neutral_rolled") return null;
  const crew = event.is === "rolled" ? crewOf(event.seat as Who, view) : view.players;
  const dice = COLOURS.flatMap((colour) =>
    (String(event[colour]).match(/\d/g) ?? []).map((value) => ({
      text: value,
      tint: `ba-${colour}`,
      ...(value === "0" ? { icon: "star" } : {}),
    })),
  );
  return dice.length ? { seat: crew, name: crewName(view, words, crew), dice } : null;
}

// --- what an event touched -----------------------------------------------------------------------

type Touching = [(seat: Who) => number, View];

const TOUCHED: Tellers<BaEvent, Touching, string> = {
  turn_began: ({ seat }, crew) => [`seat:${crew(seat)}`],
  gained: ({ seat, good }, crew) => goods(crew(seat), good),
  paid: ({ seat, price }, crew) => goods(crew(seat), GOODS[price] ?? price),
  lost_vp: ({ seat }, crew) => [`seat:${crew(seat)}`],
  stationed: ({ seat, colour }, crew) => [`robot:${crew(seat)}:${colour}`],
  neutral_left: ({ colour }) => [`station:${colour}`],
  drew: ({ seat, card }, crew) => [`hand:${card}`, `seat:${crew(seat)}`],
  drew_hidden: ({ seat, colour }, crew) => [`deck:${colour}`, `have:${crew(seat)}:${colour}`],
  drew_some: ({ colour }) => [`deck:${colour}`],
  deck_shuffled: ({ back }) => [`deck:${back}`],
  stack_shuffled: ({ colour }) => [`stack:${colour}`],
  laid: ({ seat, line }, crew) => [`line:${crew(seat)}:${line}`],
  rolled: ({ seat }, crew) => [`dice:${crew(seat)}`],
  neutral_rolled: (_, __, view) => [`dice:${view.players}`],
  secured: ({ seat, colour, value }, crew) => [`secured:${crew(seat)}:${colour}:${value}`],
  die_used: () => ["reroll"],
  die_bought: ({ other }, crew) => [`have:${crew(other)}:resource`],
  acted: ({ action }) => [`action:${action}`],
  boosted: ({ token }) => [`token:${token}`],
  activated: ({ token }) => [`token:${token}`],
  reverted: ({ token }) => [`token:${token}`],
  debris_placed: ({ token }) => [`token:${token}`],
  token_taken: ({ token }) => [`token:${token}`],
  installed: ({ token }) => [`token:${token}`],
  token_removed: ({ seat }, crew) => [`removed:${crew(seat)}`],
  advanced_kept: ({ seat, cell }, crew) => [`cell:${crew(seat)}:${cell}`],
  advanced_shown: ({ token }) => [`token:${token}`],
  token_appeared: ({ token }) => [`token:${token}`],
  ravager_struck: ({ card }, _, view) => struck(view, card),
  ravager_came: ({ action }) => [`ravagers:${action}`],
  destroyed: ({ action }) => [`action:${action}`],
  damaged: ({ action }) => [`damage:${action}`],
  die_damaged: ({ colour }) => [`storage:${colour}`],
  repaired: ({ action }) => [`damage:${action}`],
  die_repaired: ({ colour }) => [`storage:${colour}`],
  launched: ({ to }) => [`hex:${to}`],
  flew: ({ to }) => [`hex:${to}`],
  mission_played: ({ card, at }) => [`mission:${card}`, `hex:${at}`],
  mission_used: ({ card }) => [`mission:${card}`],
  mission_shared: ({ card }) => [`mission:${card}`],
  mission_returned: ({ seat }, crew) => [`seat:${crew(seat)}`],
  angel_moved: () => ["angel"],
  ship_lost: ({ at }) => [`hex:${at}`],
  spes_sighted: ({ at }) => [`hex:${at}`],
  spes_reached: () => ["angel"],
  hal_revealed: ({ card }) => [`hal:${card}`],
  hal_failed: () => ["hal"],
  hal_comet: () => ["hal"],
};

export function touched(event: GameEvent, view: View): string[] {
  const crew = (seat: Who) => crewOf(seat, view);
  return tell(TOUCHED, event, crew, view);
}

function goods(crew: number, good: string): string[] {
  return good === "vp" ? [`seat:${crew}`] : [`goods:${crew}:${good}`, `have:${crew}:${good}`];
}

function struck(view: View, card: string): string[] {
  const at = view.actions.find((action) => action.ravagers.includes(card));
  return at ? [`ravagers:${at.id}`] : [];
}

/** What Hal does is to be read by whoever plays against him. */
export function reveals(events: GameEvent[]): Reveal | null {
  for (const event of events as unknown as BaEvent[])
    if (event.is === "hal_revealed") return { about: `hal:${event.card}`, beside: "hal" };
  return null;
}

/** What is heard. */
export const sounds = {
  dice: ["rolled", "neutral_rolled"],
  cards: [
    "drew",
    "drew_hidden",
    "drew_some",
    "laid",
    "mission_played",
    "hal_revealed",
    "ravager_came",
    "ravager_struck",
  ],
};

// --- what it moved -------------------------------------------------------------------------------

interface Step {
  content: Content;
  before: View;
  after: View;
  events: BaEvent[];
  crew: (seat: Who) => number;
}

const TRAVELS: Tellers<BaEvent, [Step], Travel> = {
  gained: ({ seat, good, n }, { crew }) =>
    good === "vp"
      ? []
      : several(n, () => piece(null, ICONS[good] ?? good, ["core"], have(crew(seat), good))),
  paid: ({ seat, price, n }, { crew }) =>
    PIECES.has(price)
      ? several(n, () => piece(null, ICONS[price] ?? price, have(crew(seat), price), ["core"]))
      : [],
  stationed: ({ seat, colour }, { crew }) => [
    piece(crew(seat), "robot", have(crew(seat), "robot"), [
      `robot:${crew(seat)}:${colour}`,
      `station:${colour}`,
    ]),
  ],
  drew: ({ seat, card }, step) => [
    piece(null, "mission", [`hand:${card}`, deckOf(step, card)], hand(step.crew(seat), card)),
  ],
  drew_hidden: ({ seat, colour }, { crew }) => [
    piece(null, "mission", [`deck:${colour}`], [`have:${crew(seat)}:${colour}`, row(crew(seat))]),
  ],
  discarded: ({ seat, card }, step) => [
    piece(null, "mission", hand(step.crew(seat), card), [deckOf(step, card)]),
  ],
  laid: ({ seat, back, line }, { crew }) => [
    piece(
      null,
      "mission",
      [`back:${crew(seat)}:${back}`, row(crew(seat))],
      [`beside:${crew(seat)}:${line}`, row(crew(seat))],
    ),
  ],
  rolled: (event, step) => rolled(step.crew(event.seat), event),
  neutral_rolled: (event, { before }) => rolled(before.players, event),
  secured: ({ seat, colour, value }, { crew }) => [
    piece(
      null,
      "dice",
      [die(crew(seat), colour, value)],
      [`secured:${crew(seat)}:${colour}:${value}`],
    ),
  ],
  die_used: ({ seat, colour, value }, { crew }) => [
    piece(
      null,
      "dice",
      [die(crew(seat), colour, value), `secured:${crew(seat)}:${colour}:${value}`],
      ["in-use"],
    ),
  ],
  die_bought: ({ seat, other, colour, value }, { crew }) => [
    piece(null, "dice", [die(crew(other), colour, value)], ["in-use"]),
    piece(null, "resource", have(crew(seat), "resource"), have(crew(other), "resource")),
  ],
  neutral_die_bought: ({ seat, colour, value }, { before }) => [
    piece(null, "dice", [die(before.players, colour, value)], ["in-use"]),
    piece(null, "resource", have(Number(seat), "resource"), ["core"]),
  ],
  token_taken: ({ seat, token }, { crew }) => [
    piece(null, "research", [`token:${token}`], [`token:${token}`, row(crew(seat))]),
  ],
  installed: ({ seat, token }, step) => [
    piece(
      null,
      "research",
      [`token:${token}`, row(step.crew(seat))],
      [`token:${token}`, row(step.crew(seat))],
    ),
    ...pushed(step, step.crew(seat)),
  ],
  token_removed: ({ seat, token }, { crew }) => [
    piece(null, "thrown", [`token:${token}`], [`removed:${crew(seat)}`, row(crew(seat))]),
  ],
  advanced_kept: ({ seat, token }, { crew }) => [
    piece(null, "advanced", [`removed:${crew(seat)}`, row(crew(seat))], [`token:${token}`]),
  ],
  advanced_shown: ({ token }) => [piece(null, "advanced", ["stack:advanced"], [`token:${token}`])],
  token_appeared: ({ token }, step) => [
    piece(null, "research", [stackOf(step, token)], [`token:${token}`]),
    ...shifted(step),
  ],
  token_fell: ({ token }, step) => [
    piece(null, "research", [`token:${token}`], [stackOf(step, token)]),
  ],
  ravager_came: ({ card, action }) => [
    piece(null, "ravager", ["deck:ravager"], [`ravager:${card}`, `ravagers:${action}`]),
  ],
  destroyed: ({ seat, card, action }, { crew }) => [
    piece(null, "ravager", [`ravager:${card}`, `ravagers:${action}`], hand(crew(seat), card)),
  ],
  damaged: ({ action }) => [piece(null, "damage", ["core"], [`damage:${action}`])],
  die_damaged: ({ colour }) => [piece(null, "damage", ["core"], [`storage:${colour}`])],
  repaired: ({ seat, action }, { crew }) => [
    piece(null, "debris", [`damage:${action}`], have(crew(seat), "debris")),
  ],
  die_repaired: ({ seat, colour }, { crew }) => [
    piece(null, "debris", [`storage:${colour}`], have(crew(seat), "debris")),
  ],
  debris_placed: ({ seat, token }, { crew }) => [
    piece(null, "debris", have(crew(seat), "debris"), [`token:${token}`]),
  ],
  launched: ({ seat, to }, { crew }) => [
    piece(crew(seat), "voyager", ["angel"], [`ship:${crew(seat)}:${to}`, `hex:${to}`]),
  ],
  flew: ({ seat, origin, to }, { crew }) => [
    piece(
      crew(seat),
      "voyager",
      [`ship:${crew(seat)}:${origin}`, `hex:${origin}`],
      [`ship:${crew(seat)}:${to}`, `hex:${to}`],
    ),
  ],
  mission_played: ({ seat, card, at }, step) => [
    piece(
      null,
      "mission",
      [...(seat === "hal" ? [deckOf(step, card)] : hand(step.crew(seat), card))],
      [`mission:${card}`, `hex:${at}`],
    ),
  ],
  mission_returned: ({ seat, card }, { crew, content }) => [
    piece(
      null,
      "mission",
      [`mission:${card}`],
      [`missions:${crew(seat)}:${content.backOf(card)}`, row(crew(seat))],
    ),
  ],
  ship_lost: ({ seat, at }, { crew }) => [
    piece(crew(seat), "voyager", [`ship:${crew(seat)}:${at}`], ["core"]),
  ],
  hal_revealed: ({ card }) => [piece(null, "hal", ["deck:hal"], [`hal:${card}`])],
};

export function travels({ events, before, after }: Passage<View>, content: Content): Travel[] {
  const step: Step = {
    content,
    events: events as unknown as BaEvent[],
    before,
    after,
    crew: (seat) => crewOf(seat, before),
  };
  const told = new Set<string>();
  const moved = step.events.flatMap((event) => {
    // The rows are compared as a whole: once a step is enough.
    const again = event.is === "token_appeared" && told.has(event.is);
    told.add(event.is);
    const found = tell(TRAVELS, event, step);
    return again ? found.slice(0, 1) : found;
  });
  return [...moved, ...returned(step)];
}

/** The die of an action goes back to the storage of its colour. */
function returned({ before, after }: Step): Travel[] {
  const use = before.in_use;
  return use && !after.in_use
    ? [piece(null, "dice", ["in-use"], [`stored:${use.colour}`, `storage:${use.colour}`])]
    : [];
}

// --- where pieces are ----------------------------------------------------------------------------

const PIECES = new Set(["resource", "debris", "ship", "robot"]);
const ICONS: Record<string, string> = { ship: "voyager" };

function several(n: number, make: () => Travel): Travel[] {
  return Array.from({ length: Math.min(n, 4) }, make);
}

/** A mat that is not shown is stood for by the player's row. */
const row = (crew: number) => `seat:${crew}`;
const have = (crew: number, good: string) => [
  `goods:${crew}:${good}`,
  `have:${crew}:${good}`,
  row(crew),
];
const hand = (crew: number, card: string) => [`hand:${card}`, row(crew)];
const die = (crew: number, colour: Colour, value: number) => `die:${crew}:${colour}:${value}`;

function deckOf({ content }: Step, card: string): string {
  return `deck:${content.backOf(card)}`;
}

function stackOf({ content }: Step, token: string): string {
  return `stack:${content.tokens.get(token)?.colour}`;
}

/** Dice leave their storages and settle in the compartment. */
function rolled(crew: number, rolls: Rolls): Travel[] {
  return COLOURS.flatMap((colour) =>
    (rolls[colour].match(/\d/g) ?? []).map((value) =>
      piece(
        null,
        "dice",
        [`stored:${colour}`, `storage:${colour}`],
        [die(crew, colour, Number(value))],
      ),
    ),
  );
}

/** Tokens of the panel that were pushed on. */
function shifted({ before, after }: Step): Travel[] {
  return before.panel.flatMap((token, i) => {
    const at = after.panel.indexOf(token);
    return token && at >= 0 && at !== i ? [stay(token)] : [];
  });
}

/** Tokens of a grid that a new one has pushed on. */
function pushed({ before, after }: Step, crew: number): Travel[] {
  const [was, is] = [before.crews[crew]?.grid ?? [], after.crews[crew]?.grid ?? []];
  return was.flatMap(({ id, token }) => {
    const now = is.find((cell) => cell.token === token);
    return token && now && now.id !== id ? [stay(token)] : [];
  });
}

function stay(token: string): Travel {
  return piece(null, "research", [`token:${token}`], [`token:${token}`]);
}
