/** BTS-8.2: what each line of the score sheet is made of, as far as the view tells. */

import type { Reason } from "../../shell/game";
import type { BtsTable } from "./board";
import { type Content, contentOf } from "./catalogue";
import type { Technology } from "./content";
import type { FactionView, View } from "./view";

interface Count {
  seat: number;
  faction: FactionView;
  view: View;
  content: Content;
  table: BtsTable;
}

type Line = (count: Count) => Reason[];

const LINES: Record<string, Line> = {
  "score-level-1": (count) => technologies(count, 1),
  "score-level-2": (count) => technologies(count, 2),
  "score-level-3": (count) => technologies(count, 3),
  "score-level-4": (count) => top(count),
  "score-private": (count) =>
    count.faction.private.flatMap((id) => {
      const card = count.content.technologies.get(id);
      return card && card.level < 4 ? [cardReason(count, card, card.vp)] : [];
    }),
  "score-automation": ({ faction, content, table, seat }) => [
    {
      text: table.words.tell("board-automation-level", { n: faction.automation.length }),
      points: content.automationPoints(faction.automation.length),
      about: `automation:${seat}`,
    },
  ],
  "score-colonies": ({ faction, content, table }) =>
    faction.colonies.map(({ system }) => ({
      text: table.words.name(system),
      points: content.systems.get(system)?.vp ?? 0,
      about: `system:${system}`,
    })),
  "score-outposts": ({ view, seat, table }) =>
    outposts(view, seat).map((place) => ({
      text: table.words.name(place.card || place.id),
      points: 1,
      about: `place:${place.id}`,
    })),
  "score-space": (count) => [
    ...(solEvent(count) ? [] : majority(count, "SOL", 1)),
    ...majority(count, "DEEP", 1),
  ],
  "score-events": (count) => events(count),
  "score-achievements": ({ view, seat, table }) =>
    view.achievements.flatMap((claims) => {
      const at = claims.seats.indexOf(seat);
      const text = table.words.name(claims.id);
      const about = `achievement:${claims.id}`;
      return at < 0 ? [] : [{ text, points: claims.points[at] ?? 0, about }];
    }),
};

export function reasons(table: BtsTable, line: string, seat: number): Reason[] {
  const { view } = table;
  const faction = view.factions[seat];
  const content = contentOf(table.catalogue);
  if (!faction) return [];
  const found = LINES[line]?.({ seat, faction, view, content, table }) ?? [];
  return found.filter((reason) => reason.points !== 0);
}

function technologies(count: Count, level: number): Reason[] {
  return known(count)
    .filter((card) => card.level === level)
    .map((card) => cardReason(count, card, card.vp));
}

/** BTS-8.2.5: as printed, some by what the faction has. */
function top(count: Count): Reason[] {
  const own = count.faction.private.flatMap((id) => count.content.technologies.get(id) ?? []);
  return [...known(count), ...own]
    .filter((card) => card.level === 4)
    .map((card) => cardReason(count, card, card.vp + bonus(count, card)));
}

function bonus(count: Count, { bonus: printed }: Technology): number {
  if (!printed) return 0;
  const { view, seat, faction, content } = count;
  const things: Record<string, number> = {
    outposts: outposts(view, seat).length,
    technologies_3: ofLevel(count, 3),
    discs_off_mat: 2 * content.discs - faction.food_discs - faction.ore_discs,
    colonies: faction.colonies.length,
  };
  return Math.min(printed.max, Math.floor((things[printed.per] ?? 0) / printed.every));
}

function known({ view, seat, content }: Count): Technology[] {
  return view.slots
    .filter((slot) => slot.seats.includes(seat))
    .flatMap((slot) => content.technologies.get(slot.card) ?? []);
}

/** Cubes count at once, also where the card is still being looked for. */
function ofLevel({ view, seat, faction, content }: Count, level: number): number {
  const levels = new Map(content.slots.map((slot) => [slot.id, slot.level]));
  const slots = view.slots.filter((slot) => slot.seats.includes(seat));
  const own = faction.private.filter((id) => content.technologies.get(id)?.level === level);
  return slots.filter((slot) => levels.get(slot.id) === level).length + own.length;
}

function cardReason({ table }: Count, card: Technology, points: number): Reason {
  return { text: table.words.name(card.id), points, about: `technology:${card.id}` };
}

function outposts(view: View, seat: number) {
  return view.places.filter((place) => place.owner === seat);
}

/** The greatest strength in a place; all of those who share it; nobody without ships. */
function majority({ view, seat, table }: Count, place: string, points: number): Reason[] {
  const strengths = view.factions.map((faction) =>
    faction.ships
      .filter((ships) => ships.place === place)
      .reduce((sum, ships) => sum + ships.level * ships.count, 0),
  );
  const own = strengths[seat] ?? 0;
  const leads = own > 0 && own === Math.max(...strengths);
  return leads ? [{ text: table.words.name(place), points, about: `place:${place}` }] : [];
}

interface Endgame {
  id: string;
  per: string;
  vp: number;
}

/** Events in play that score at the end. */
function endgame({ view, content }: Count): Endgame[] {
  return view.lasting.flatMap((id) =>
    content
      .effects(content.events.get(id)?.effect)
      .filter((effect) => effect.id === "effect-endgame")
      .map(({ args }) => ({ id, per: String(args.per), vp: Number(args.vp) })),
  );
}

function solEvent(count: Count): boolean {
  return endgame(count).some(({ per }) => per === "sol_majority");
}

function events(count: Count): Reason[] {
  const { faction, table, view } = count;
  const museum = view.lasting.find((id) => count.content.events.get(id)?.effect === "museum");
  return [
    ...(faction.museum > 1 && museum
      ? [
          {
            text: table.words.name(museum),
            points: faction.museum - 1,
            about: `event:${museum}`,
          },
        ]
      : []),
    ...endgame(count).flatMap(({ id, per, vp }) => {
      const wins =
        per === "sol_majority" ? majority(count, "SOL", vp).length > 0 : most(count, per);
      return wins ? [{ text: table.words.name(id), points: vp, about: `event:${id}` }] : [];
    }),
  ];
}

function most(count: Count, per: string): boolean {
  const counts = count.view.factions.map((faction, seat) =>
    per === "most_population_on_mat" ? faction.pop : ofLevel({ ...count, seat, faction }, 2),
  );
  const own = counts[count.seat] ?? 0;
  return own > 0 && own === Math.max(...counts);
}
