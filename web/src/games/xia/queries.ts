/** What can be asked about a position, and the answers: read from the view, in words. */

import { sentence } from "../../shell/catalogue";
import type { Query } from "../../shell/game";
import { Clerk } from "../../shell/speaker";
import { type Atlas, atlasOf } from "./atlas";
import type { XiaTable } from "./board";
import type { Files } from "./content";
import type { CaptainView, View } from "./view";

export function queries(table: XiaTable): Query[] {
  return new Answers(table, atlasOf(table.catalogue)).all();
}

class Answers extends Clerk<View, Files, Atlas> {
  all(): Query[] {
    const { view } = this;
    const own = view.captains.flatMap(({ missions }) => missions.flatMap(({ card }) => card ?? []));
    const ships = view.captains.flatMap(({ ship }) => (ship ? [ship] : []));
    const outfits = view.captains.flatMap((captain) => captain.outfits.map(({ id }) => id));
    return [
      this.#standing(),
      this.query("fame", "query-fame-ask", this.tell("query-fame")),
      this.query("risks", "query-risks-ask", this.tell("query-risks")),
      this.#end(),
      this.#titles(),
      this.#events(),
      this.#economy(),
      ...view.captains.map((captain, seat) => this.#player(captain, seat)),
      ...view.npcs.map(({ id }) => this.component(`ship:${id}`)),
      ...view.sectors.map(({ id }) => this.component(`sector:${id}`, [`space:${id}.c`])),
      ...own.map((id) => this.component(`mission:${id}`)),
      ...view.titles.map((id) => this.component(`title:${id}`)),
      ...view.events.map(({ id }) => this.component(`event:${id}`)),
      ...[...new Set(ships)].map((id) => this.component(`yard:${id}`)),
      ...[...new Set(outfits)].map((id) => this.component(`shop:${id}`)),
    ];
  }

  #standing(): Query {
    const { captains, target } = this.view;
    const answer = captains
      .map((captain, seat) => ({ seat, n: captain.fame }))
      .sort((a, b) => b.n - a.n)
      .map(({ seat, n }) =>
        this.tell("query-standing", { who: this.words.seats[seat] ?? "", n, target }),
      );
    return this.query("standing", "query-standing-ask", answer.join("; "));
  }

  #end(): Query {
    const { view, words } = this;
    const answer = [
      this.tell("query-end", { n: view.target }),
      this.tell("query-end-cap"),
      ...(view.solo ? (this.table.about(`goal:${view.goal}`)?.lines ?? []) : []),
    ];
    return this.query(
      "end",
      "query-end-ask",
      sentence(answer),
      view.solo ? [words.name(view.goal)] : [],
    );
  }

  #titles(): Query {
    const { titles } = this.view;
    const answer = titles.map((id) => this.said(`title:${id}`));
    return this.query(
      "titles",
      "query-titles-ask",
      answer.length ? sentence(answer) : this.tell("query-none"),
      titles.map((id) => `title:${id}`),
    );
  }

  #events(): Query {
    const { events } = this.view;
    const answer = events.map(({ id }) => this.said(`event:${id}`));
    return this.query(
      "events",
      "query-events-ask",
      answer.length ? sentence(answer) : this.tell("query-none"),
      events.map(({ id }) => `event:${id}`),
    );
  }

  #economy(): Query {
    const { economy, demand } = this.view;
    const held = this.content.goods
      .filter((good) => good in economy)
      .map((cube) => this.tell("query-economy", { cube, n: economy[cube] ?? 0 }));
    const wanted = demand.map((cube) => this.name(cube)).join(", ");
    const answer = [held.join("; "), wanted && this.tell("query-demand", { cubes: wanted })];
    return this.query(
      "economy",
      "query-economy-ask",
      sentence(answer),
      demand.map((cube) => `section:${cube}`),
    );
  }

  #player(captain: CaptainView, seat: number): Query {
    const { words } = this;
    const outfits = captain.outfits.map(({ id }) => words.name(id)).join(", ");
    const cargo = captain.cargo.map(({ cube }) => words.name(cube)).join(", ");
    const parts = captain.ship
      ? [
          this.tell("query-ship", {
            ship: captain.ship,
            tier: captain.tier,
            space: captain.space || this.tell("summary-gone"),
          }),
          this.tell("query-stock", {
            fame: captain.fame,
            credits: captain.credits,
            bounty: captain.bounty,
            energy: captain.energy,
            markers: captain.armed,
          }),
          outfits && this.tell("query-hold", { list: outfits }),
          cargo && this.tell("query-cargo", { list: cargo }),
          this.names(captain.titles),
        ]
      : [this.tell("board-no-ship")];
    return {
      id: `player:${seat}`,
      ask: this.tell("query-player-ask", { seat }),
      answer: `${words.seats[seat] ?? ""}: ${sentence(parts)}`,
      targets: [`seat:${seat}`, `ship:p${seat}`],
    };
  }
}
