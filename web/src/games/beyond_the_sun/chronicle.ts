/** What happened: the events of `chronicle.py`, what they touched, and the pieces they moved. */

import { type Of, piece, type Tellers, tell } from "../../shell/chronicle";
import type { Passage, Reveal, Travel } from "../../shell/game";
import type { GameEvent } from "../../shell/protocol";
import { COLUMNS, type Content, LEVELS } from "./catalogue";
import type { Disc, FactionView, Letter, View } from "./view";

interface By {
  seat: number;
}

export type BtsEvent =
  | ({ is: "adopted"; mat: string } & By)
  | { is: "round_began" | "last_round" | "game_ended"; round: number }
  | ({ is: "turn_began" | "hired" | "sold" } & By)
  | ({ is: "acted" | "copied"; space: string } & By)
  | ({ is: "displaced"; other: number; space: string } & By)
  | ({ is: "used_ability"; ability: string } & By)
  | ({ is: "paid_ore" | "gained_ore" | "grew" | "returned_pop"; n: number } & By)
  | ({ is: "paid_patent"; other: number; n: number } & By)
  | ({ is: "shifted"; column: Letter } & By)
  | ({ is: "automated"; disc: Disc } & By)
  | ({ is: "produced"; what: string } & By)
  | ({ is: "recalled_ship"; level: number; place: string } & By)
  | ({ is: "researched" | "discovered"; slot: string; technology: string } & By)
  | ({ is: "event_revealed"; event: string; slot: string } & By)
  | ({ is: "type_sought"; type: string } & By)
  | ({ is: "drawn"; cards: string[] } & By)
  | { is: "row_opened"; level: number }
  | ({ is: "kept_private"; technology: string } & By)
  | { is: "guild_opened"; guild: string }
  | ({ is: "ship_built"; level: number; place: string } & By)
  | ({ is: "ship_upgraded"; level: number; to: number; place: string } & By)
  | ({ is: "ship_jumped"; level: number; origin: string; to: string } & By)
  | ({ is: "seized"; place: string; disc: Disc } & By)
  | ({ is: "control_lost"; place: string } & By)
  | ({ is: "colonized"; system: string; place: string } & By)
  | { is: "system_revealed"; system: string; place: string }
  | ({ is: "ship_settled"; level: number; place: string } & By)
  | ({ is: "donated"; level: number } & By)
  | { is: "ships_dispersed"; place: string }
  | ({ is: "colony_disc"; system: string; disc: Disc } & By)
  | { is: "lasting"; event: string }
  | ({ is: "claimed"; achievement: string; vp: number } & By)
  | ({ is: "star_replaced"; achievement: string; disc: Disc } & By);

// --- what an event touched -----------------------------------------------------------------------

const TOUCHED: Tellers<BtsEvent, [Content], string> = {
  adopted: ({ seat }) => [`seat:${seat}`],
  turn_began: ({ seat }) => [`seat:${seat}`],
  acted: ({ space }) => [`space:${space}`],
  copied: ({ space }) => [`space:${space}`],
  displaced: ({ space }) => [`space:${space}`],
  used_ability: ({ ability }) => [`ability:${ability}`],
  paid_ore: ({ seat }) => [`have:${seat}:ore`],
  gained_ore: ({ seat }) => [`have:${seat}:ore`],
  paid_patent: ({ seat, other }) => [`have:${seat}:ore`, `have:${other}:ore`],
  grew: ({ seat }) => [`have:${seat}:pop`],
  returned_pop: ({ seat }) => [`have:${seat}:pop`],
  hired: ({ seat }) => [`have:${seat}:pop`],
  sold: ({ seat }) => [`have:${seat}:pop`, `have:${seat}:ore`],
  shifted: ({ seat, column }) => [`column:${seat}:${column}`, `column:${seat}:A`],
  automated: ({ seat, disc }) => [`automation:${seat}`, `track:${seat}:${disc}`],
  produced: ({ seat, what }) => [`production:${seat}:${what}`],
  recalled_ship: ({ seat, place }) => [`place:${place}`, `have:${seat}:pop`],
  researched: ({ slot, technology }) => [`slot:${slot}`, `technology:${technology}`],
  discovered: ({ slot, technology }) => [`slot:${slot}`, `technology:${technology}`],
  event_revealed: ({ slot, event }) => [`slot:${slot}`, `event:${event}`],
  drawn: ({ cards }) => cards.map((card) => `technology:${card}`),
  row_opened: ({ level }) => [`row:${level}`],
  kept_private: ({ technology }) => [`technology:${technology}`],
  guild_opened: ({ guild }) => [`guild:${guild}`],
  ship_built: ({ place }) => [`place:${place}`],
  ship_upgraded: ({ seat, to, place }) => [`ship:${seat}:${to}:${place}`],
  ship_jumped: ({ origin, to }) => [`place:${origin}`, `place:${to}`],
  seized: ({ place }) => [`place:${place}`],
  control_lost: ({ place }) => [`place:${place}`],
  colonized: ({ system, place }) => [`system:${system}`, `place:${place}`],
  system_revealed: ({ system, place }) => [`system:${system}`, `place:${place}`],
  ships_dispersed: ({ place }) => [`place:${place}`, "place:DEEP"],
  colony_disc: ({ system }) => [`system:${system}`],
  donated: (_, content) => [museum(content)],
  lasting: ({ event }) => [`event:${event}`],
  claimed: ({ achievement }) => [`achievement:${achievement}`],
  star_replaced: ({ achievement }) => [`achievement:${achievement}`],
};

export function touched(event: GameEvent, content: Content): string[] {
  return tell(TOUCHED, event, content);
}

function museum(content: Content): string {
  return `event:${[...content.events.values()].find((card) => card.effect === "museum")?.id}`;
}

/** An event card is to be read by all when it is turned up. */
export function reveals(events: GameEvent[]): Reveal | null {
  const turned = (events as unknown as BtsEvent[]).find((event) => event.is === "event_revealed");
  return turned ? { about: `event:${turned.event}`, beside: `slot:${turned.slot}` } : null;
}

/** What is heard: cards that are turned up or taken. */
export const sounds = {
  cards: [
    "researched",
    "event_revealed",
    "system_revealed",
    "drawn",
    "kept_private",
    "guild_opened",
  ],
};

// --- what it moved -------------------------------------------------------------------------------

interface Step {
  events: BtsEvent[];
  before: View;
  after: View;
  content: Content;
}

const TRAVELS: Tellers<BtsEvent, [Step], Travel> = {
  acted: ({ seat }) => [piece(seat, "pawn", [`pawn:${seat}`, row(seat)], [`pawn:${seat}`])],
  displaced: ({ other }) => [piece(other, "pawn", [`pawn:${other}`], [row(other)])],
  paid_patent: ({ seat, other }) => [piece(null, "ore", [ore(seat)], [ore(other)])],
  grew: ({ seat }, step) => outOfSupply(step, seat),
  hired: ({ seat }, step) => outOfSupply(step, seat),
  returned_pop: ({ seat }, step) => intoSupply(step, seat),
  shifted: ({ seat, column }) => [
    piece(seat, "pop", cube(seat, column), [`cube:${seat}:A`, `column:${seat}:A`]),
  ],
  automated: ({ seat, disc }) => [piece(seat, disc, freeDisc(seat, disc), [`auto:${seat}`])],
  recalled_ship: ({ seat, level, place }) => [
    piece(seat, `ship-${level}`, ship(seat, level, place), [pop(seat)]),
  ],
  researched: ({ seat, slot }) => [
    piece(seat, "pop", [pop(seat)], [`mark:${slot}:${seat}`, `slot:${slot}`]),
  ],
  discovered: ({ slot, technology }, step) => [
    piece(null, "cards", [`technology:${technology}`, deckOf(step, technology)], [`card:${slot}`]),
  ],
  drawn: ({ cards }, step) =>
    cards.map((card) => piece(null, "cards", [deckOf(step, card)], [`technology:${card}`])),
  kept_private: ({ seat, technology }) => [
    piece(null, "cards", [`technology:${technology}`], [`technology:${technology}`, row(seat)]),
  ],
  ship_built: ({ seat, level, place }) => [
    piece(seat, `ship-${level}`, [pop(seat)], ship(seat, level, place)),
  ],
  ship_upgraded: ({ seat, level, to, place }) => [
    piece(seat, `ship-${to}`, ship(seat, level, place), ship(seat, to, place)),
  ],
  ship_jumped: ({ seat, level, origin, to }) => [
    piece(seat, `ship-${level}`, ship(seat, level, origin), ship(seat, level, to)),
  ],
  seized: ({ seat, place, disc }) => [
    piece(seat, disc, freeDisc(seat, disc), [`outpost:${place}`, `place:${place}`]),
  ],
  control_lost: ({ seat, place }, { before }) => {
    const disc = before.places.find((other) => other.id === place)?.disc || "star";
    return [piece(seat, disc, [`outpost:${place}`], freeDisc(seat, disc))];
  },
  colonized: ({ seat, system }) => [
    piece(seat, "planet", [`system:${system}`, "deck:A"], [`system:${system}`, colonies(seat)]),
  ],
  system_revealed: ({ system }, { content }) => [
    piece(null, "planet", [`deck:${content.systems.get(system)?.deck}`], [`system:${system}`]),
  ],
  ship_settled: ({ seat, level, place }) => [
    piece(seat, `ship-${level}`, ship(seat, level, place), [row(seat)]),
  ],
  donated: ({ seat, level }, step) => [
    piece(seat, `ship-${level}`, ship(seat, level, vanishedFrom(step, seat, level)), [
      museum(step.content),
      row(seat),
    ]),
  ],
  ships_dispersed: ({ place }, { before, events }) => dispersed(before, place, events),
  colony_disc: ({ seat, system, disc }) => [
    piece(seat, disc, freeDisc(seat, disc), [`system:${system}`, colonies(seat)]),
  ],
  lasting: ({ event }, { events }) => {
    const turned = events.find((other) => other.is === "event_revealed" && other.event === event);
    return turned?.is === "event_revealed"
      ? [piece(null, "event", [`slot:${turned.slot}`], [`event:${event}`])]
      : [];
  },
  claimed: ({ seat, achievement }) => [
    piece(seat, "star", [row(seat)], [`claim:${achievement}:${seat}`]),
  ],
  star_replaced: ({ seat, achievement, disc }) => [
    piece(seat, disc, freeDisc(seat, disc), [`claim:${achievement}:${seat}`]),
  ],
};

export function travels({ events, before, after }: Passage<View>, content: Content): Travel[] {
  const step: Step = {
    content,
    events: events as unknown as BtsEvent[],
    before,
    after,
  };
  const supplied = new Set<number>();
  return step.events.flatMap((event) => {
    if (isSupply(event)) {
      if (supplied.has(event.seat)) return [];
      supplied.add(event.seat);
    }
    return tell(TRAVELS, event, step);
  });
}

/** The columns are compared as a whole: once a step is enough. */
function isSupply(event: BtsEvent): event is Of<BtsEvent, "grew" | "hired" | "returned_pop"> {
  return event.is === "grew" || event.is === "hired" || event.is === "returned_pop";
}

// --- where pieces are ----------------------------------------------------------------------------

/** A mat that is not shown is stood for by the player's row. */
const row = (seat: number) => `seat:${seat}`;
const ore = (seat: number) => `have:${seat}:ore`;
const pop = (seat: number) => `have:${seat}:pop`;
const colonies = (seat: number) => `have:${seat}:colonies`;
const cube = (seat: number, column: string) => [
  `cube:${seat}:${column}`,
  `column:${seat}:${column}`,
  row(seat),
];
const freeDisc = (seat: number, disc: Disc) => [`disc:${seat}:${disc}`, row(seat)];
const ship = (seat: number, level: number, place: string) => [
  `ship:${seat}:${level}:${place}`,
  `place:${place}`,
];

function deckOf({ content }: Step, technology: string): string {
  return `deck:${LEVELS[(content.technologies.get(technology)?.level ?? 1) - 1]}`;
}

function outOfSupply(step: Step, seat: number): Travel[] {
  return changedColumns(step, seat, -1).map((column) =>
    piece(seat, "pop", cube(seat, column), [pop(seat)]),
  );
}

function intoSupply(step: Step, seat: number): Travel[] {
  return changedColumns(step, seat, 1).map((column) =>
    piece(seat, "pop", [pop(seat)], cube(seat, column)),
  );
}

/** A column once for every cube that it has lost (-1) or got (1). */
function changedColumns({ before, after }: Step, seat: number, sign: 1 | -1): Letter[] {
  const [was, is] = [before.factions[seat], after.factions[seat]];
  if (!was || !is) return [];
  return COLUMNS.flatMap((column) => {
    const n = Math.max(0, (is.supply[column] - was.supply[column]) * sign);
    return Array<Letter>(n).fill(column);
  });
}

/** The place where a faction has fewer ships of a level than before. */
function vanishedFrom({ before, after }: Step, seat: number, level: number): string {
  const [was, is] = [before.factions[seat], after.factions[seat]];
  const gone = was?.ships.find(
    (ships) => ships.level === level && count(is, level, ships.place) < ships.count,
  );
  return gone?.place ?? "";
}

function count(faction: FactionView | undefined, level: number, place: string): number {
  return faction?.ships.find((at) => at.level === level && at.place === place)?.count ?? 0;
}

/** All ships of a place but the settlers move to Deep Space. */
function dispersed(before: View, place: string, events: BtsEvent[]): Travel[] {
  const settled = events.flatMap((event) =>
    event.is === "ship_settled" && event.place === place ? [event] : [],
  );
  return before.factions.flatMap((faction, seat) =>
    faction.ships
      .filter((ships) => ships.place === place)
      .flatMap(({ level, count: n }) => {
        const gone = settled.filter((event) => event.seat === seat && event.level === level).length;
        return Array.from({ length: Math.max(0, n - gone) }, () =>
          piece(seat, `ship-${level}`, ship(seat, level, place), ship(seat, level, "DEEP")),
        );
      }),
  );
}
