/** What there is to tell of a component: its name and its facts, each a sentence of our own. */

import { type About, type Tellers, tellAbout } from "../../shell/about";
import type { Atlas } from "./atlas";
import { shipName, type XiaTable } from "./board";

interface Scribe {
  table: XiaTable;
  atlas: Atlas;
}

const CLAUSES: Record<string, string> = {
  space: "XIA-11.4.1",
  room: "XIA-11.9.1",
  ship: "XIA-10.1",
  shop: "XIA-7.2.4",
  yard: "XIA-7.3",
  mission: "XIA-13.9",
  ability: "XIA-9.1",
  token: "XIA-12.1",
  title: "XIA-19.1",
};

const TELLERS: Tellers<Scribe> = {
  space: (id, { table, atlas }) => {
    const [sector = "", cell = ""] = id.split(".");
    const facts = atlas.sectors.get(sector);
    const [terrain = "space", ...features] = (facts?.cells[cell] ?? "space").split(" ");
    const tell = (feature: string) => {
      const [name = "", thing = ""] = feature.split(":");
      const known = atlas.goods.includes(thing) ? table.words.name(thing) : "";
      return table.words.tell(`board-feature-${name}`, { thing: known || thing });
    };
    return {
      title: table.words.name(id),
      lines: [table.words.tell(`board-terrain-${terrain}`), ...features.map(tell)],
      source: facts?.source ?? "",
    };
  },
  room: (id, { table }) => ({ title: table.words.name(id), lines: [], source: "rulebook" }),
  ship: (id, { table }) => {
    const seat = id.startsWith("p") ? Number(id.slice(1)) : id;
    const npc = table.view.npcs.find((other) => other.id === id);
    const captain = typeof seat === "number" ? table.view.captains[seat] : undefined;
    const bounty = npc?.bounty ?? captain?.bounty ?? 0;
    return {
      title: shipName(table.words, seat),
      lines: [
        captain?.ship ? table.words.name(captain.ship) : "",
        npc ? table.words.tell("board-hull", { n: npc.damage, most: npc.hull }) : "",
        bounty ? table.words.tell("board-bounty", { n: bounty }) : "",
      ],
      source: "reconstructed",
    };
  },
  shop: (id, { table, atlas }) => {
    const outfit = atlas.outfits.get(id);
    const lines = outfit?.die
      ? [table.words.tell("board-outfit", { die: outfit.die, n: outfit.spots })]
      : [];
    return { title: table.words.name(id), lines, source: outfit?.source ?? "rulebook" };
  },
  yard: (id, { table, atlas }) => {
    const ship = atlas.ships.get(id);
    if (!ship) return { title: id };
    const size = ship.hold.join("").replaceAll(".", "").length;
    return {
      title: table.words.name(id),
      lines: [
        table.words.tell("board-ship", {
          tier: ship.tier,
          n: size,
          energy: ship.energy,
          impulse: ship.impulse,
        }),
        table.words.name(ship.ability),
      ],
      source: ship.source,
    };
  },
  mission: (id, { table, atlas }) => ({
    title: table.words.name(id),
    lines: [],
    source: atlas.missions.get(id)?.source ?? "",
  }),
  ability: (id, { table, atlas }) => ({
    title: table.words.name(id),
    lines: [],
    source: atlas.abilities.get(id)?.source ?? "",
  }),
  token: (id, { table }) => ({ title: table.words.name(id), lines: [], source: "rulebook" }),
  title: (id, { table }) => ({ title: table.words.name(id), lines: [], source: "reconstructed" }),
};

export function about(target: string, table: XiaTable, atlas: Atlas): About | null {
  return tellAbout(target, TELLERS, CLAUSES, () => ({ table, atlas }));
}
