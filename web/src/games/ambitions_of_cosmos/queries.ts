/** What can be asked about a position, and the answers: read from the view, in words. */

import { sentence } from "../../shell/catalogue";
import type { Query } from "../../shell/game";
import { Clerk } from "../../shell/speaker";
import { type AocTable, sideName } from "./board";
import { type Content, contentOf } from "./catalogue";
import type { Files } from "./content";
import { RACES } from "./races";
import type { RealmView, View } from "./view";

export function queries(table: AocTable): Query[] {
  return new Answers(table, contentOf(table.catalogue)).all();
}

class Answers extends Clerk<View, Files, Content> {
  all(): Query[] {
    const view = this.view;
    const fleets = view.realms.flatMap((realm, seat) =>
      realm.fleets.map(({ number }) => `fleet:${seat}:${number}`),
    );
    const worlds = view.places.filter(({ planet }) => planet).map(({ planet }) => planet);
    const laws = [view.bill, ...view.laws].filter(Boolean);
    const techs = [...this.content.technologies.keys()];
    return [
      ...RACES.map(({ id }) => this.#race(id)),
      this.#end(),
      this.#laws(),
      this.#deals(),
      ...view.realms.map((realm, seat) => this.#player(realm, seat)),
      ...worlds.map((id) => this.component(`planet:${id}`)),
      ...fleets.map((id) => this.component(id)),
      ...laws.map((id) => this.component(`law:${id}`)),
      ...view.ships.map(({ id }) => this.component(`class:${id}`)),
      ...view.buildings.map(({ id }) => this.component(`building:${id}`)),
      ...techs.map((id) => this.component(`tech:${view.seat ?? 0}:${id}`)),
    ];
  }

  #race(id: string): Query {
    const told = this.table.about(`race:${id}`);
    const title = told?.title ?? "";
    const targets = this.view.realms.map((_, seat) => `seat:${seat}`);
    const ask = this.tell("query-race-ask", { race: title });
    return { id: `race:${id}`, ask, answer: sentence(told?.lines.slice(1) ?? []), targets };
  }

  #end(): Query {
    const { turn, turns } = this.view;
    const answer = [this.tell("query-end", { left: turns - turn }), this.tell("query-end-races")];
    return this.query("end", "query-end-ask", sentence(answer));
  }

  #laws(): Query {
    const { laws } = this.view;
    const answer = laws.map((id) => {
      const told = this.table.about(`law:${id}`);
      return `${told?.title}: ${told?.lines.join("; ")}`;
    });
    const said = answer.length ? answer : [this.tell("summary-no-laws")];
    return this.query(
      "laws",
      "query-laws-ask",
      sentence(said),
      laws.map((id) => `law:${id}`),
    );
  }

  #deals(): Query {
    const told = this.table.about("deals");
    return this.query("deals", "query-deals-ask", sentence(told?.lines ?? []));
  }

  #player(realm: RealmView, seat: number): Query {
    const parts = [
      this.tell("summary-race", {
        homes: realm.homes,
        senators: realm.senators,
        growth: realm.growth,
        goal: realm.growth_to_win,
        technologies: realm.technologies,
      }),
      this.tell("summary-stock", {
        capital: realm.capital,
        votes: realm.prestige,
        science: realm.science,
        growth: realm.science_growth,
        influence: realm.influence,
      }),
    ];
    return {
      id: `player:${seat}`,
      ask: this.tell("query-player-ask", { seat }),
      answer: `${sideName(this.words, seat)}: ${sentence(parts)}`,
      targets: [`seat:${seat}`, ...realm.fleets.map(({ number }) => `fleet:${seat}:${number}`)],
    };
  }
}
