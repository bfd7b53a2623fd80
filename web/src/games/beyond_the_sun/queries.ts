/** What can be asked about a position, and the answers: read from the view, in words. */

import { sentence } from "../../shell/catalogue";
import type { Query } from "../../shell/game";
import { Clerk } from "../../shell/speaker";
import type { BtsTable } from "./board";
import { type Content, contentOf } from "./catalogue";
import type { Files } from "./content";
import type { FactionView, PlaceView, View } from "./view";

export function queries(table: BtsTable): Query[] {
  return new Answers(table, contentOf(table.catalogue)).all();
}

class Answers extends Clerk<View, Files, Content> {
  all(): Query[] {
    const view = this.view;
    return [
      ...this.#general(),
      ...view.factions.map((faction, seat) => this.#player(faction, seat)),
      ...view.places.map((place) => this.#place(place)),
      ...view.slots.map((slot) =>
        this.#card(slot.card ? `technology:${slot.card}` : `slot:${slot.id}`, slot.id),
      ),
      ...this.content.basic.map((basic) => this.#card(`basic:${basic.id}`)),
      ...[...this.content.guilds.keys()].map((id) => this.#card(`guild:${id}`)),
      ...view.achievements.map((claims) => this.#card(`achievement:${claims.id}`)),
      ...view.lasting.map((id) => this.#card(`event:${id}`)),
      ...view.rows.flatMap((row, i) => (row ? [this.#card(`row:${i + 2}`)] : [])),
    ];
  }

  // --- the table -------------------------------------------------------------------------------

  #general(): Query[] {
    return [this.#standing(), this.#end(), this.#decks(), this.#pawns()];
  }

  #standing(): Query {
    const totals = this.table.look.score?.totals ?? [];
    const order = totals
      .map((total, seat) => ({ seat, total: total ?? 0 }))
      .sort((a, b) => b.total - a.total);
    const answer = order.map((at) => this.tell("query-total", { seat: at.seat, n: at.total }));
    return this.query("standing", "query-standing-ask", answer.join("; "));
  }

  /** BTS-7.1: star discs and others on achievements bring the end about. */
  #end(): Query {
    const view = this.view;
    const claimed = view.achievements.reduce((sum, claims) => sum + claims.seats.length, 0);
    const need = this.content.endDiscs(view.players);
    const answer = view.last_round
      ? this.tell("summary-last-round", { round: view.last_round })
      : this.tell("query-end", { round: view.round, claimed, need });
    return this.query("end", "query-end-ask", answer);
  }

  #decks(): Query {
    const [two, three, four, a, b] = this.view.decks;
    const answer = this.tell("summary-decks", { two, three, four, a, b });
    return this.query("decks", "query-decks-ask", answer);
  }

  #pawns(): Query {
    const answer = this.view.factions.map((faction, seat) =>
      faction.pawn
        ? this.tell("query-pawn", { seat, space: faction.pawn })
        : this.tell("query-pawn-off", { seat }),
    );
    const targets = this.view.factions.map((faction) => `space:${faction.pawn}`);
    return this.query("pawns", "query-pawns-ask", answer.join("; "), targets);
  }

  // --- players ---------------------------------------------------------------------------------

  #player(faction: FactionView, seat: number): Query {
    const { supply } = faction;
    const columns = Object.entries(supply).map(([column, n]) =>
      this.tell("summary-column", { column, n }),
    );
    const answer = [
      faction.mat ? this.name(faction.mat) : this.tell("summary-no-mat"),
      this.tell("summary-cubes", {
        ore: faction.ore,
        pop: faction.pop,
        supply: columns.join(", "),
      }),
      this.tell("summary-yields", { growth: faction.growth, production: faction.production }),
      this.tell("summary-discs", { food: faction.food_discs, ore: faction.ore_discs }),
      this.tell("board-automation-level", { n: faction.automation.length }),
      this.#ships(faction),
      this.tell("query-technologies", {
        names: this.#list([...faction.technologies, ...faction.private]),
      }),
      this.tell("query-colonies", {
        names: this.#list(faction.colonies.map((colony) => colony.system)),
      }),
      faction.pawn
        ? this.tell("summary-pawn", { space: faction.pawn })
        : this.tell("summary-pawn-off"),
    ];
    const ask = this.tell("query-player-ask", { seat });
    return { id: `seat:${seat}`, ask, answer: sentence(answer), targets: [`seat:${seat}`] };
  }

  #ships(faction: FactionView): string {
    const ships = faction.ships.map(({ level, place, count }) =>
      this.tell("query-ships-at", { n: count, level, place: this.#placeName(place) }),
    );
    return ships.length ? ships.join("; ") : this.tell("query-no-ships");
  }

  // --- the map ---------------------------------------------------------------------------------

  #place(place: PlaceView): Query {
    const name = this.#placeName(place.id);
    const fleets = this.view.factions.flatMap((faction, seat) =>
      faction.ships
        .filter((ships) => ships.place === place.id)
        .map(({ level, count }) => this.tell("query-fleet", { seat, n: count, level })),
    );
    const held =
      place.owner === null
        ? this.tell("query-free")
        : this.tell("query-held", { seat: place.owner });
    const here = fleets.length ? fleets.join(", ") : this.tell("query-nobody");
    const system = place.card
      ? sentence(this.table.about(`system:${place.card}`)?.lines ?? [])
      : "";
    return {
      id: `place:${place.id}`,
      ask: this.tell("query-place-ask", { place: name }),
      answer: [`${name}: ${here}; ${held}.`, system].filter(Boolean).join(" "),
      targets: [`place:${place.id}`],
    };
  }

  #placeName(id: string): string {
    const card = this.view.places.find((place) => place.id === id)?.card;
    return this.name(card || id);
  }

  // --- cards -----------------------------------------------------------------------------------

  #card(target: string, slot = ""): Query {
    const where = slot ? this.tell("query-slot", { slot }) : "";
    const title = [this.table.called(target), where].filter(Boolean).join(", ");
    return this.component(target, [target], title);
  }

  #list(ids: string[]): string {
    return ids.length ? this.names(ids) : this.tell("query-none");
  }
}
