/** What a component is, in words. */

import { type About, type Tellers, tellAbout } from "../../shell/about";
import { Speaker } from "../../shell/speaker";
import { type AocTable, sideName } from "./board";
import { type Content, contentOf } from "./catalogue";
import type { Files, Item } from "./content";
import { RACES } from "./races";
import type { View } from "./view";

const CLAUSES: Record<string, string> = {
  class: "AOC-7.1",
  ship: "AOC-7.1.1",
  battle: "AOC-6.7.4",
  building: "AOC-5.4.6",
  built: "AOC-5.2.1",
  law: "AOC-4.6.2",
  tech: "AOC-8.2",
  slot: "AOC-8.4",
  planet: "AOC-9.1",
  marker: "AOC-4.3.6",
  cell: "AOC-9.1",
  place: "AOC-6.4.1",
  fleet: "AOC-7.1.1",
  signal: "AOC-6.6.1",
  token: "AOC-9.7.1",
  seat: "AOC-1.1",
  nation: "AOC-11.1",
  influence: "AOC-4.2.3",
  price: "AOC-4.2.1",
  stand: "AOC-4.6.1",
  term: "AOC-4.3.7",
  turn: "AOC-6.4.2",
  die: "AOC-6.7.5",
  station: "AOC-9.7.1",
  plunder: "AOC-6.11.2",
  race: "AOC-1.1",
  turns: "AOC-3.5.1",
  level: "AOC-8.4",
  hidden: "AOC-6.7.4",
  deals: "AOC-4.3.3",
};

const KINDS: Record<string, string> = {
  P: "planet",
  A: "asteroids",
  N: "nebula",
  X: "supernova",
  O: "hole",
  ".": "empty",
};

const TELLERS: Tellers<Scribe> = {
  class: (id, scribe) => scribe.ship(id),
  ship: (id, scribe) => scribe.ship(id.split(":")[2] ?? ""),
  battle: (id, scribe) => scribe.ship(id.split(":")[1] ?? ""),
  building: (id, scribe) => scribe.building(id),
  built: (id, scribe) => scribe.building(id.split(":")[1] ?? ""),
  law: (id, scribe) => scribe.law(id),
  tech: (id, scribe) => scribe.tech(id.split(":")[1] ?? ""),
  slot: (id, scribe) => ({ title: scribe.tell("board-slot", { level: id.split(":")[1] ?? "" }) }),
  planet: (id, scribe) => scribe.planet(id),
  marker: (id, scribe) => scribe.planet(id),
  plunder: (id, scribe) => scribe.planet(id),
  cell: (id, scribe) => scribe.cell(id),
  place: (id, scribe) => scribe.place(id),
  fleet: (id, scribe) => scribe.fleet(id),
  signal: (_, scribe) => ({
    title: scribe.tell("board-signal"),
    lines: [scribe.tell("board-signal-help")],
  }),
  token: (id, scribe) => ({
    title: scribe.name(id),
    lines: [scribe.tell(`board-token-${id.replace("_", "-")}`)],
  }),
  station: (_, scribe) => ({
    title: scribe.name("station"),
    lines: [scribe.tell("board-token-station")],
  }),
  seat: (id, scribe) => scribe.seat(Number(id)),
  nation: (id, scribe) => scribe.nation(id),
  influence: (id, scribe) => scribe.influence(Number(id)),
  price: (id, scribe) => ({ title: scribe.tell(`board-${id}`) }),
  stand: (id, scribe) => ({ title: scribe.tell(id === "for" ? "board-for" : "board-against") }),
  term: (id, scribe) => scribe.term(id),
  turn: (id, scribe) => ({ title: scribe.tell("board-turn", { n: Number(id) * 60 }) }),
  die: (_, scribe) => ({
    title: scribe.tell("board-die"),
    lines: [scribe.tell("board-die-help")],
  }),
  race: (id, scribe) => scribe.race(id),
  turns: (_, scribe) => scribe.turns(),
  level: (id, scribe) => ({
    title: scribe.tell("board-slot", { level: id }),
    lines: [scribe.tell("board-level-help", { cost: Number(id) * 3 })],
  }),
  hidden: (_, scribe) => ({
    title: scribe.tell("board-hidden"),
    lines: [scribe.tell("board-hidden-help")],
  }),
  deals: (_, scribe) => ({ title: scribe.tell("board-deals"), lines: scribe.deals() }),
};

class Scribe extends Speaker<View, Files, Content> {
  item(item: Item, ...lines: string[]): Partial<About> {
    return { title: this.name(item.id), lines, source: this.from(item.source) };
  }

  effects(text: string): string[] {
    return this.content.effects(text).map((message) => this.words.say(message));
  }

  ship(id: string): Partial<About> {
    const ship = this.content.ships.get(id);
    if (!ship) return {};
    const abilities = [ship.first, ship.second].map((ability, i) => {
      const said = this.content.ability(ability);
      return this.tell(i ? "board-ability-second" : "board-ability-first", {
        ability: this.name(ability),
        does: said ? this.words.say(said) : "",
      });
    });
    return this.item(
      ship,
      this.tell("board-ship", { level: ship.level, power: ship.power, cost: ship.cost ?? 0 }),
      ...abilities,
    );
  }

  building(id: string): Partial<About> {
    const building = this.content.buildings.get(id);
    if (!building) return {};
    return this.item(
      building,
      this.tell("board-cost", { n: building.cost }),
      ...this.effects(building.effect),
    );
  }

  law(id: string): Partial<About> {
    const law = this.content.laws.get(id);
    return law ? this.item(law, ...this.effects(law.effect)) : {};
  }

  tech(id: string): Partial<About> {
    const tech = this.content.technologies.get(id);
    if (!tech) return {};
    return this.item(
      tech,
      this.tell("board-tech", { level: tech.level, type: tech.type }),
      ...this.effects(tech.effect),
    );
  }

  planet(id: string): Partial<About> {
    const planet = this.content.planets.get(id);
    const place = this.view.places.find((found) => found.planet === id);
    if (!planet) return {};
    const { capital, prestige, science } = planet;
    const lines = [this.tell("board-planet", { capital, prestige, science })];
    if (place) {
      lines.push(this.tell("board-defence", { n: place.defence }));
      lines.push(this.holder(place.owner));
      lines.push(...place.buildings.map((building) => this.name(building)));
      if (place.art) lines.push(this.name("art"));
    }
    return this.item(planet, ...lines);
  }

  holder(owner: number): string {
    if (owner === -1) return this.tell("board-nobody");
    return this.tell("board-holder", {
      who: sideName(this.words, owner === -2 ? "machine" : owner),
    });
  }

  cell(id: string): Partial<About> {
    const place = this.view.places.find((found) => id.startsWith(found.id));
    const ring = ["", "e", "ne", "nw", "w", "sw", "se"].indexOf(id.slice(2));
    const kind = place?.cells[ring] ?? "";
    return {
      title: this.name(id),
      lines: [
        kind ? this.tell(`board-cell-${KINDS[kind] ?? "empty"}`) : this.tell("board-covered"),
      ],
    };
  }

  place(id: string): Partial<About> {
    const place = this.view.places.find((found) => found.id === id);
    if (!place) return {};
    const back = this.tell(`board-back-${place.back}`);
    return place.sector ? { title: this.name(place.sector), lines: [back] } : { title: back };
  }

  fleet(id: string): Partial<About> {
    const [seat = 0, number = 0] = id.split(":").map(Number);
    const fleet = this.view.realms[seat]?.fleets.find((found) => found.number === number);
    const title = this.tell("board-fleet", { n: number, who: sideName(this.words, seat) });
    if (!fleet) return { title };
    return {
      title,
      lines: [
        this.tell("board-fleet-power", {
          power: fleet.power,
          left: fleet.left,
          speed: fleet.speed,
        }),
        ...[...new Set(fleet.ships)].map(
          (ship) => `${fleet.ships.filter((one) => one === ship).length} × ${this.name(ship)}`,
        ),
        ...(fleet.art ? [this.name("art")] : []),
      ],
    };
  }

  seat(seat: number): Partial<About> {
    const realm = this.view.realms[seat];
    const title = sideName(this.words, seat);
    return realm?.nation
      ? { ...this.nation(realm.nation), title: `${title} · ${this.name(realm.nation)}` }
      : { title };
  }

  nation(id: string): Partial<About> {
    const nation = this.content.nations.get(id);
    if (!nation) return {};
    const powers = [nation.passive, nation.token, nation.speaker].map((power, i) => {
      const when = this.tell(["board-passive", "board-token", "board-speaker"][i] ?? "");
      const effect = this.content.powers.get(power)?.effect ?? "";
      return `${when} · ${this.name(power)}: ${this.effects(effect).join("; ")}`;
    });
    return this.item(nation, ...powers);
  }

  term(id: string): Partial<About> {
    const [by = "0", kind = ""] = id.split(":");
    return {
      title: this.tell("board-term", {
        who: sideName(this.words, Number(by)),
        what: this.tell(`board-term-${kind.replace("_", "-")}`),
      }),
    };
  }

  influence(seat: number): Partial<About> {
    const { realms, prices, influence } = this.view;
    const [prestige = 0, capital = 0, science = 0] = prices;
    const nation = this.content.nations.get(realms[seat]?.nation ?? "");
    const power = this.content.powers.get(nation?.token ?? "");
    return {
      title: this.tell("board-influence"),
      lines: [
        this.tell("board-influence-left", { n: influence }),
        prices.length ? this.tell("board-influence-prices", { prestige, capital, science }) : "",
        power ? `${this.name(power.id)}: ${this.effects(power.effect).join("; ")}` : "",
      ],
    };
  }

  race(id: string): Partial<About> {
    const race = RACES.find((other) => other.id === id);
    if (!race) return {};
    return {
      title: this.tell(`score-${race.id}`),
      lines: [
        this.tell(`board-race-${race.id}`),
        ...this.view.realms.map((realm, seat) =>
          this.tell("board-race-of", {
            who: sideName(this.words, seat),
            n: race.of(realm),
            goal: race.goal([realm]),
          }),
        ),
      ],
    };
  }

  turns(): Partial<About> {
    const { turn, turns } = this.view;
    return {
      title: this.tell("summary-turn", { turn, turns }),
      lines: [this.tell("board-turns-late"), this.tell("board-turns-end")],
    };
  }

  /** What binds now, and what is owed. */
  deals(): string[] {
    const { pledges, debts } = this.view;
    const said = [
      ...pledges.map(({ by, to, kind, last }) =>
        this.tell("board-pledge", { by: this.who(by), other: this.who(to), kind, last }),
      ),
      ...debts.map(({ by, to, kind, n }) =>
        this.tell("board-debt", { by: this.who(by), other: this.who(to), kind, n }),
      ),
    ];
    return said.length ? said : [this.tell("board-no-deals")];
  }

  who(seat: number): string {
    return sideName(this.words, seat);
  }
}

export function about(table: AocTable, target: string): About | null {
  const content = contentOf(table.catalogue);
  return tellAbout(target, TELLERS, CLAUSES, () => new Scribe(table, content));
}
