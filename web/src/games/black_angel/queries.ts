/** What can be asked about a position, and the answers: read from the view, in words. */

import { sentence } from "../../shell/catalogue";
import type { Query } from "../../shell/game";
import { Clerk } from "../../shell/speaker";
import { stepsLeft } from "./about";
import { type BaTable, crewName } from "./board";
import { BACKS, COLOURS, type Content, contentOf } from "./catalogue";
import type { Files } from "./content";
import type { CrewView, View } from "./view";

export function queries(table: BaTable): Query[] {
  return new Answers(table, contentOf(table.catalogue)).all();
}

class Answers extends Clerk<View, Files, Content> {
  all(): Query[] {
    const view = this.view;
    const tokens = [...view.panel, ...view.advanced, ...this.#own()].filter(Boolean);
    return [
      this.#standing(),
      this.#end(),
      this.#dice(),
      this.#decks(),
      this.#danger(),
      ...view.crews.flatMap((crew, seat) => (crew.name ? [] : [this.#player(crew, seat)])),
      ...view.actions.map((action) => this.component(`action:${action.id}`)),
      ...view.strips.flatMap((strip) => strip.hexes.map((hex) => this.component(`hex:${hex.id}`))),
      ...[...new Set(tokens)].map((id) => this.component(`token:${id}`)),
      ...this.#cards().map((id) => this.component(`card:${id}`, [`hand:${id}`, `mission:${id}`])),
    ];
  }

  /** The tokens of all grids and cells. */
  #own(): string[] {
    return this.view.crews.flatMap((crew) => [
      ...crew.grid.map((cell) => cell.token),
      ...crew.cells.map((cell) => cell.token),
    ]);
  }

  /** Every card whose face is seen. */
  #cards(): string[] {
    const hands = this.view.crews.flatMap((crew) => BACKS.flatMap((back) => crew.hand[back]));
    const aboard = this.view.actions.flatMap((action) => action.ravagers);
    const space = this.view.strips.flatMap((strip) => strip.hexes.map((hex) => hex.card));
    return [...new Set([...hands, ...aboard, ...space])].flatMap((id) => id || []);
  }

  #standing(): Query {
    const totals = this.table.look.score?.totals ?? [];
    const seated = totals.map((total, seat) => ({ seat, total: total ?? 0 }));
    const hal = this.view.crews.findIndex((crew) => crew.name === "hal");
    const all = hal < 0 ? seated : [...seated, { seat: hal, total: this.view.crews[hal]?.vp ?? 0 }];
    const order = all.sort((a, b) => b.total - a.total);
    const answer = order.map(({ seat, total }) =>
      this.tell("query-total", { who: this.#crew(seat), n: total }),
    );
    return this.query("standing", "query-standing-ask", answer.join("; "));
  }

  #end(): Query {
    const view = this.view;
    const ravagers = view.decks.find((deck) => deck.back === "ravager")?.count ?? 0;
    const answer = view.last_round
      ? [this.tell("summary-last-round", { round: view.last_round })]
      : [
          this.tell("board-steps-left", { n: stepsLeft(view) }),
          this.tell("query-ravagers-left", { n: ravagers }),
        ];
    return this.query("end", "query-end-ask", answer.join("; "), ["angel", "deck:ravager"]);
  }

  #dice(): Query {
    const answer = this.view.crews.map((_, seat) => {
      const told = this.table.about(`dice:${seat}`);
      return `${this.#crew(seat)}: ${told?.lines[0] ?? ""}`;
    });
    const targets = this.view.crews.flatMap((crew, seat) =>
      crew.dice.map((die) => `die:${seat}:${die.colour}:${die.value}`),
    );
    return this.query("dice", "query-dice-ask", answer.join("; "), targets);
  }

  #decks(): Query {
    const [orange, grey, green, ravagers] = BACKS.map(
      (back) => this.view.decks.find((deck) => deck.back === back)?.count ?? 0,
    );
    const answer = this.tell("summary-decks", {
      orange: orange ?? 0,
      grey: grey ?? 0,
      green: green ?? 0,
      ravagers: ravagers ?? 0,
    });
    const targets = BACKS.map((back) => `deck:${back}`);
    return this.query("decks", "query-decks-ask", answer, targets);
  }

  #danger(): Query {
    const hurt = this.view.actions.filter((action) => action.damage || action.ravagers.length);
    const answer = hurt.map((action) =>
      this.tell("query-danger", {
        action: action.id,
        damage: action.damage,
        ravagers: action.ravagers.length,
      }),
    );
    const targets = hurt.map((action) => `action:${action.id}`);
    const said = answer.length ? answer : [this.tell("query-no-danger")];
    return this.query("danger", "query-danger-ask", said.join("; "), targets);
  }

  #player(crew: CrewView, seat: number): Query {
    const [orange, grey, green] = COLOURS.map((colour) => crew.stations[colour]);
    const cards = BACKS.map((back) =>
      this.tell("summary-hidden", { back, n: crew.hand[back].length }),
    );
    const parts = [
      this.tell("summary-goods", {
        resources: crew.resources,
        debris: crew.debris,
        ships: crew.ships,
      }),
      this.tell("summary-robots", {
        rest: crew.break_room,
        orange: orange ?? 0,
        grey: grey ?? 0,
        green: green ?? 0,
        supply: crew.supply,
      }),
      cards.join(", "),
      crew.missions.length ? this.tell("query-missions", { names: this.names(crew.missions) }) : "",
    ];
    return {
      id: `player:${seat}`,
      ask: this.tell("query-player-ask", { seat }),
      answer: sentence([`${this.#crew(seat)}: ${parts[0]}`, ...parts.slice(1)]),
      targets: [`seat:${seat}`],
    };
  }

  #crew(seat: number): string {
    return crewName(this.view, this.words, seat);
  }
}
