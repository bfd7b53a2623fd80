/** What there is to tell of a component: its name and its facts, each a sentence of our own. */

import { type About, type Tellers, tellAbout } from "../../shell/about";
import { Speaker } from "../../shell/speaker";
import { type Atlas, atlasOf } from "./atlas";
import { shipName, type XiaTable } from "./board";
import type { Files } from "./content";
import type { CaptainView, View } from "./view";

const CLAUSES: Record<string, string> = {
  space: "XIA-11.4.1",
  sector: "XIA-11.1.2",
  room: "XIA-11.9.1",
  ship: "XIA-10.1",
  npc: "XIA-17.9",
  shop: "XIA-7.2.4",
  piece: "XIA-9.2",
  outfit: "XIA-9.3",
  yard: "XIA-7.3",
  mission: "XIA-13.9",
  ability: "XIA-21.1",
  token: "XIA-12.1",
  relic: "XIA-11.9.5",
  title: "XIA-19.1",
  event: "XIA-19.2",
  goal: "XIA-23.2",
  behaviour: "XIA-23.3",
  energy: "XIA-5.6.1",
  impulse: "XIA-6.4",
  markers: "XIA-8.5",
  marker: "XIA-8.5",
  hold: "XIA-9.10",
  cell: "XIA-9.7",
  track: "XIA-8.2",
  section: "XIA-15.2.1",
  cube: "XIA-15.1.1",
  lots: "XIA-15.1.2",
  weapon: "XIA-10.2",
  fame: "XIA-7.2.8",
  reward: "XIA-12.2",
  unknown: "XIA-11.2.2",
  beyond: "XIA-11.2.1",
};

/** The clause of each ability stands in the order of the ships, but for three. */
const OUT_OF_ORDER: Record<string, number> = { prototype_shields: 10, tac_x: 11, crypto_lance: 9 };
const SIZES = ["small", "medium", "large"];

class Scribe extends Speaker<View, Files, Atlas> {
  /** What a card does: an ability, an event, the deed of a title. */
  does(card: string): string {
    const said = this.table.catalogue.abilities[card];
    return said ? this.words.say(said) : "";
  }

  captain(seat: string): CaptainView | undefined {
    return this.view.captains[Number(seat)];
  }

  sector(id: string): Partial<About> {
    const sector = this.content.sectors.get(id);
    const at = this.view.sectors.find((other) => other.id === id);
    if (!sector) return {};
    const cells = Object.values(sector.cells);
    const kinds = [...new Set(cells.map((cell) => cell.split(" ")[0] ?? ""))].filter(
      (kind) => kind && kind !== "space",
    );
    const features = [...new Set(cells.flatMap((cell) => cell.split(" ").slice(1)))];
    return {
      title: this.name(id),
      lines: [
        ...kinds.map((kind) => this.tell(`board-terrain-${kind}`)),
        features.map((feature) => this.feature(feature)).join("; "),
        at?.relics ? this.tell("board-relics-left", { n: at.relics }) : "",
      ],
      source: this.from(sector.source),
    };
  }

  feature(feature: string): string {
    const [name = "", thing = ""] = feature.split(":");
    const known = this.content.goods.includes(thing) ? this.name(thing) : "";
    return this.tell(`board-feature-${name}`, { thing: known || thing });
  }

  space(id: string): Partial<About> {
    const { view } = this;
    const [sector = "", cell = ""] = id.split(".");
    const facts = this.content.sectors.get(sector);
    const at = view.sectors.find((other) => other.id === sector);
    const [terrain = "space", ...features] = (facts?.cells[cell] ?? "space").split(" ");
    const iced = at?.iced && terrain === "planet";
    const pile = view.adrift.find(({ space }) => space === id);
    return {
      title: this.name(id),
      lines: [
        this.tell(`board-terrain-${iced ? "ice" : terrain}`),
        ...(iced ? [] : features.map((feature) => this.feature(feature))),
        features.includes("relics") ? this.tell("board-relics-left", { n: at?.relics ?? 0 }) : "",
        view.tokens.includes(id) ? this.tell("board-token-here") : "",
        pile ? this.tell("board-adrift-here", { cubes: this.names(pile.cubes) }) : "",
      ],
      source: this.from(facts?.source),
    };
  }

  ship(id: string): Partial<About> {
    if (!/^p\d+$/.test(id)) return this.npc(id);
    const seat = Number(id.slice(1));
    const captain = this.view.captains[seat];
    const title = shipName(this.words, seat);
    if (!captain?.ship) return { title };
    const { energy, most_energy, armed, disarmed, bounty, damage, ice } = captain;
    return {
      title,
      lines: [
        `${this.name(captain.ship)}, ${this.tell("board-tier", { n: captain.tier })}`,
        captain.space ? this.tell("board-at", { space: captain.space }) : this.tell("summary-gone"),
        this.tell("board-energy-of", { n: energy, most: most_energy }),
        this.tell("board-markers-of", { n: armed, off: disarmed }),
        captain.stranded ? this.tell("board-stranded") : "",
        damage.length || ice.length
          ? this.tell("summary-damage", { n: damage.length, ice: ice.length })
          : "",
        bounty ? this.tell("board-bounty", { n: bounty }) : "",
        this.names(captain.outfits.map((outfit) => outfit.id)),
      ],
      source: this.from(this.content.ships.get(captain.ship)?.source),
    };
  }

  npc(id: string): Partial<About> {
    const facts = this.content.npcs.get(id);
    const npc = this.view.npcs.find((other) => other.id === id);
    if (!facts) return { title: this.name(id) };
    const dice = (sides: readonly number[]) =>
      sides.map((die) => this.tell("preview-die", { die, lost: 0 })).join(" + ") ||
      this.tell("board-npc-none");
    const move = `${dice([facts.move_die])}${facts.move_plus ? ` + ${facts.move_plus}` : ""}`;
    const [near, far, defence] = [dice(facts.near), dice(facts.far), dice(facts.defence)];
    return {
      title: this.name(id),
      lines: [
        this.tell(`board-npc-${id}`),
        this.tell("board-npc-dice", { near, far, defence, move }),
        this.tell("board-hull", { n: npc?.damage ?? 0, most: facts.hull }),
        npc?.bounty ? this.tell("board-bounty", { n: npc.bounty }) : "",
        npc?.goes_to ? this.tell("board-npc-goes", { place: npc.goes_to }) : "",
        npc?.credits ? this.tell("board-npc-carries", { n: npc.credits }) : "",
        npc?.behaviour ? this.tell("board-npc-behaviour", { name: npc.behaviour }) : "",
        npc?.behaviour ? this.tell(`board-behaviour-${dashed(npc.behaviour)}`) : "",
      ],
      source: this.from(facts.source),
      clause: "XIA-17.9",
    };
  }

  /** A space inside the Kiln. */
  room(id: string): Partial<About> {
    const room = this.table.catalogue.files["npcs.toml"].room.find((other) => other.id === id);
    return {
      title: this.name(id),
      lines: [
        room?.sell ? this.tell("board-room-sell") : "",
        room?.mission ? this.tell("board-feature-mission") : "",
        this.tell("board-room-help"),
      ],
      source: this.from(room?.source),
    };
  }

  /** An outfit or a mod. */
  thing(id: string): Partial<About> {
    const { settings } = this.content;
    const outfit = this.content.outfits.get(id);
    const stock = this.view.shop[id];
    const left = stock === undefined ? "" : this.tell("board-stock", { n: stock });
    if (!outfit) {
      const mod = this.content.mods.get(id);
      return {
        title: this.name(id),
        lines: [
          this.tell(`board-mod-${dashed(id)}`),
          this.tell("board-outfit-price", { buy: settings.mod_buy, sell: settings.mod_sell }),
          left,
        ],
        source: this.from(mod?.source),
        clause: "XIA-14.4",
      };
    }
    const size = SIZES.includes(outfit.size) ? outfit.size : "small";
    return {
      title: this.name(id),
      lines: [
        outfit.die ? this.tell("board-outfit", { die: outfit.die, n: outfit.spots }) : "",
        this.tell("board-outfit-kind", { kind: outfit.kind }),
        outfit.copies
          ? this.tell("board-outfit-price", {
              buy: settings.outfit_buy[size] ?? 0,
              sell: settings.outfit_sell[size] ?? 0,
            })
          : "",
        left,
      ],
      source: this.from(outfit.source),
    };
  }

  /** A piece in a hold: `1:o2` is an outfit of seat 1, `1:m0` a mod. */
  piece(id: string): Partial<About> {
    const [seat = "", piece = ""] = id.split(":");
    const captain = this.captain(seat);
    const list = piece.startsWith("m") ? captain?.mods : captain?.outfits;
    const found = list?.[Number(piece.slice(1))];
    return found ? this.thing(found.id) : {};
  }

  yard(id: string): Partial<About> {
    const ship = this.content.ships.get(id);
    if (!ship) return { title: id };
    const n = ship.hold.join("").replaceAll(".", "").length;
    const { tier, energy, impulse, ability } = ship;
    const price = this.content.settings.ship_price[tier - 1] ?? 0;
    return {
      title: this.name(id),
      lines: [
        this.tell("board-ship", { tier, n, energy, impulse }),
        `${this.name(ability)}: ${this.does(`ability:${ability}`)}`,
        price ? this.tell("board-yard-price", { n: price }) : "",
      ],
      source: this.from(ship.source),
      tuned: ship.tuned ?? "",
    };
  }

  mission(id: string): Partial<About> {
    const card = this.content.missions.get(id);
    if (!card) return { title: this.name(id) };
    const held = this.view.captains
      .flatMap(({ missions }) => missions)
      .find((mission) => mission.card === id);
    if (held?.captain)
      return {
        title: this.name("find_captain"),
        lines: [
          this.tell("board-token-kind", { kind: "captain" }),
          this.tell("board-mission-deliver", { place: card.deliver }),
        ],
        clause: "XIA-12.3",
      };
    const cubes = Object.entries(card.cubes ?? {}).map(
      ([cube, n]) => `${cube === "any" ? this.tell("board-any-cargo") : this.name(cube)} × ${n}`,
    );
    const pays = held?.shown ? [held.pay] : [...new Set(card.pay)];
    const who =
      held?.target === null || held?.target === undefined
        ? this.tell("board-target", { target: card.target ?? "" })
        : shipName(this.words, held.target);
    return {
      title: this.name(id),
      lines: [
        this.tell("board-mission-law", { legal: card.legal ? "yes" : "no" }),
        this.tell(`board-kind-${dashed(card.kind)}`),
        card.at ? this.tell("board-mission-at", { place: card.at }) : "",
        card.region ? this.tell("board-region", { region: card.region }) : "",
        cubes.length ? this.tell("board-mission-cubes", { cubes: cubes.join(", ") }) : "",
        card.outfit ? this.tell("board-mission-outfit", { thing: card.outfit }) : "",
        card.target ? this.tell("board-mission-target", { who }) : "",
        this.tell("board-mission-deliver", { place: card.deliver }),
        this.tell("board-mission-pay", { pay: pays.join(" / ") }),
        held?.shown ? this.tell("board-mission-done") : "",
      ],
      source: this.from(card.source),
    };
  }

  ability(id: string): Partial<About> {
    const order = [...this.content.abilities.keys()].indexOf(id) + 1;
    const used = this.view.captains.some(({ exhausted }) => exhausted.includes(id));
    return {
      title: this.name(id),
      lines: [this.does(`ability:${id}`), used ? this.tell("board-ability-used") : ""],
      source: this.from(this.content.abilities.get(id)?.source),
      clause: `XIA-21.${OUT_OF_ORDER[id] ?? order}`,
    };
  }

  token(id: string): Partial<About> {
    const token = this.content.tokens.get(id);
    return {
      title: this.name(id),
      lines: [
        this.tell("board-token-kind", { kind: token?.kind ?? "credits" }),
        this.tell("board-token-pair"),
      ],
      source: this.from(token?.source),
    };
  }

  title(id: string): Partial<About> {
    const title = this.content.titles.get(id);
    if (!title) return {};
    return {
      title: this.name(id),
      lines: [this.does(`title:${id}`), this.tell("board-worth-fame", { n: title.fame })],
      source: this.from(title.source),
    };
  }

  event(id: string): Partial<About> {
    const order = [...this.content.events.keys()].indexOf(id) + 1;
    const card = this.content.events.get(id);
    const lies = this.view.events.find((event) => event.id === id);
    return {
      title: this.name(id),
      lines: [
        this.does(`event:${id}`),
        lies && card?.rounds
          ? this.tell("board-rounds-left", { n: card.rounds - lies.rounds })
          : "",
        lies && card?.uses ? this.tell("board-uses-left", { n: card.uses - lies.uses }) : "",
        lies?.cube ? this.name(lies.cube) : "",
      ],
      source: this.from(card?.source),
      clause: `XIA-22.${order}`,
    };
  }

  goal(id: string): Partial<About> {
    const goal = this.content.goals.get(id);
    if (!goal) return {};
    return {
      title: this.name(id),
      lines: [
        this.tell("board-goal", { deed: goal.deed, n: goal.least }),
        this.tell("board-goal-so-far", { n: this.view.goal_count }),
        this.tell("board-npc-fame", { n: this.view.npc_fame }),
      ],
      source: this.from(goal.source),
    };
  }

  hold(seat: string): Partial<About> {
    const captain = this.captain(seat);
    const ship = this.content.ships.get(captain?.ship ?? "");
    if (!captain || !ship) return { title: this.tell("board-no-ship") };
    const all = ship.hold.join("").replaceAll(".", "").length;
    const inside = (cell: number) => cell < 32;
    const full = new Set([
      ...captain.outfits.flatMap(({ cells }) => cells.filter(inside)),
      ...captain.cargo.map(({ cell }) => cell).filter(inside),
      ...captain.relics.flat().filter(inside),
      ...[...captain.damage, ...captain.ice].filter(inside),
    ]);
    return {
      title: this.tell("board-hold-of", { free: all - full.size, all }),
      lines: [
        this.tell("board-hold-help"),
        captain.damage.length || captain.ice.length
          ? this.tell("summary-damage", { n: captain.damage.length, ice: captain.ice.length })
          : "",
      ],
    };
  }

  section(id: string): Partial<About> {
    const { economy, demand } = this.view;
    return {
      title: this.name(id),
      lines: [
        this.tell("board-section-n", { n: economy[id] ?? 0 }),
        this.tell("board-section-price"),
        demand.includes(id) ? this.tell("board-section-demand") : "",
      ],
      source: this.from(this.content.goodItems.get(id)?.source),
    };
  }

  impulse(seat: string): Partial<About> {
    const captain = this.captain(seat);
    const n = this.content.ships.get(captain?.ship ?? "")?.impulse ?? 0;
    return {
      title: this.tell("board-impulse-of", { n }),
      lines: [this.tell(captain?.impulse ? "board-impulse-ready" : "board-impulse-used")],
    };
  }

  energy(seat: string): Partial<About> {
    const captain = this.captain(seat);
    const of = { n: captain?.energy ?? 0, most: captain?.most_energy ?? 0 };
    return {
      title: this.tell("board-energy-of", of),
      lines: [this.tell("board-energy-help"), captain?.stranded ? this.tell("board-stranded") : ""],
    };
  }

  markers(seat: string): Partial<About> {
    const captain = this.captain(seat);
    const of = { n: captain?.armed ?? 0, off: captain?.disarmed ?? 0 };
    return {
      title: this.tell("board-markers-of", of),
      lines: [this.tell("board-markers-help")],
    };
  }
}

/** Ids of components have underscores, those of messages dashes. */
function dashed(id: string): string {
  return id.replaceAll("_", "-");
}

const TELLERS: Tellers<Scribe> = {
  space: (id, scribe) => scribe.space(id),
  sector: (id, scribe) => scribe.sector(id),
  room: (id, scribe) => scribe.room(id),
  ship: (id, scribe) => scribe.ship(id),
  npc: (id, scribe) => scribe.npc(id),
  shop: (id, scribe) => scribe.thing(id),
  piece: (id, scribe) => scribe.piece(id),
  outfit: (id, scribe) => scribe.piece(id),
  yard: (id, scribe) => scribe.yard(id),
  mission: (id, scribe) => scribe.mission(id),
  ability: (id, scribe) => scribe.ability(id),
  token: (id, scribe) => scribe.token(id),
  relic: (id, scribe) => ({
    title: scribe.name(id),
    source: scribe.from(scribe.content.relics.get(id)?.source),
  }),
  title: (id, scribe) => scribe.title(id),
  event: (id, scribe) => scribe.event(id),
  goal: (id, scribe) => scribe.goal(id),
  behaviour: (id, scribe) => ({
    title: scribe.name(id),
    lines: [scribe.tell(`board-behaviour-${dashed(id)}`)],
    source: scribe.from(scribe.content.behaviours.get(id)?.source),
  }),
  energy: (seat, scribe) => scribe.energy(seat),
  impulse: (seat, scribe) => scribe.impulse(seat),
  markers: (seat, scribe) => scribe.markers(seat),
  marker: (id, scribe) => scribe.markers(id.split(":")[0] ?? ""),
  hold: (seat, scribe) => scribe.hold(seat),
  cell: (id, scribe) => scribe.hold(id.split(":")[0] ?? ""),
  track: (_, scribe) => ({
    title: scribe.tell("board-track", { n: scribe.table.view.target }),
    lines: [scribe.tell("board-track-help")],
  }),
  section: (id, scribe) => scribe.section(id),
  cube: (id, scribe) => scribe.section(id),
  lots: (id, scribe) => ({
    title: scribe.tell("board-lots", { n: Number(id) }),
    lines: [scribe.tell("board-section-price")],
  }),
  weapon: (id, scribe) => ({
    title: scribe.tell(`board-weapon-${id}`),
    lines: [scribe.tell("board-weapon-help", { weapon: id })],
  }),
  reward: (id, scribe) => ({ title: scribe.tell(`board-reward-${id}`) }),
  fame: (_, scribe) => ({ title: scribe.tell("board-fame-buy") }),
  unknown: (_, scribe) => ({
    title: scribe.tell("board-unknown"),
    lines: [scribe.tell("board-unknown-leap")],
  }),
  beyond: (_, scribe) => ({
    title: scribe.tell("board-unknown"),
    lines: [
      scribe.tell("board-unknown-scan"),
      scribe.tell("summary-unknown", { n: scribe.table.view.stack }),
    ],
  }),
};

export function about(table: XiaTable, target: string): About | null {
  const atlas = atlasOf(table.catalogue);
  return tellAbout(target, TELLERS, CLAUSES, () => new Scribe(table, atlas));
}
