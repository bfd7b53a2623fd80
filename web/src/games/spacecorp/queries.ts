/** What can be asked about a position, and the answers: read from the view, in words. */

import { sentence } from "../../shell/catalogue";
import type { Query } from "../../shell/game";
import { Clerk } from "../../shell/speaker";
import { corpName, type ScTable } from "./board";
import { type Content, contentOf } from "./catalogue";
import type { Files } from "./content";
import type { CorpView, View } from "./view";

export function queries(table: ScTable): Query[] {
  return new Answers(table, contentOf(table.catalogue)).all();
}

class Answers extends Clerk<View, Files, Content> {
  all(): Query[] {
    const { view } = this;
    const sites = this.content.sitesOf(view.era).filter(({ kind }) => kind !== "empty");
    return [
      this.#standing(),
      this.#end(),
      this.#contracts(),
      this.#chart(),
      this.#side(),
      ...view.corps.flatMap((corp, seat) => (corp.name ? [] : [this.#player(corp, seat)])),
      ...view.contracts.map(({ id }) => this.component(`contract:${id}`)),
      ...sites.map(({ id }) => this.component(`site:${id}`)),
      ...this.#cards().map((id) => this.component(`card:${id}`, [`hand:${id}`])),
      ...view.progress.map(({ id }) => this.component(`progress:${id}`)),
      ...view.colonies.map((id) => this.component(`colony:${id}`)),
    ];
  }

  /** Every card whose face is seen. */
  #cards(): string[] {
    const { view } = this;
    const hands = view.corps.flatMap((corp) => [...corp.hand, ...corp.infra]);
    return [...new Set([...hands, ...view.offers])].filter((id): id is string => Boolean(id));
  }

  #standing(): Query {
    const order = this.view.corps
      .map((corp, seat) => ({ seat, n: corp.profit }))
      .sort((a, b) => b.n - a.n);
    const answer = order.map(({ seat, n }) =>
      this.tell("query-total", { who: corpName(this.table, seat), n }),
    );
    return this.query("standing", "query-standing-ask", answer.join("; "));
  }

  /** SC-6.1, 6.2: six contracts, or the empty deck. */
  #end(): Query {
    const { view } = this;
    const done = view.contracts.filter(({ owner }) => owner !== null).length;
    const answer = [
      this.tell("query-end", { done, need: this.content.settings.contracts_to_end }),
      this.tell("summary-deck", { n: view.deck }),
      ...(view.closing ? [this.tell("summary-closing")] : []),
    ];
    return this.query("end", "query-end-ask", answer.join("; "), ["deck"]);
  }

  #contracts(): Query {
    const open = this.view.contracts.filter(({ owner }) => owner === null);
    const answer = open.map(({ id, reward }) =>
      this.tell("summary-contract", { contract: id, n: reward }),
    );
    const targets = open.map(({ id }) => `contract:${id}`);
    return this.query("contracts", "query-contracts-ask", answer.join("; "), targets);
  }

  #chart(): Query {
    const told = this.table.about("chart");
    return this.query("chart", "query-chart-ask", (told?.lines ?? []).join("; "));
  }

  #side(): Query {
    const { view, words } = this;
    const cards = view.progress.map(({ id, copies }) =>
      this.tell("summary-copies", { card: id, n: copies }),
    );
    const colonies = view.colonies.map((id) => words.name(id));
    const answer = [...cards, ...colonies];
    return this.query(
      "side",
      "query-side-ask",
      answer.length ? answer.join("; ") : this.tell("summary-none"),
    );
  }

  #player(corp: CorpView, seat: number): Query {
    const { view, words } = this;
    const places = view.sites.filter((site) => site.owner === seat);
    const built = places.map((site) => `${this.name(site.id)}: ${this.names(site.bases)}`);
    const teams = view.sites.filter((site) => site.teams.some((team) => team.corp === seat));
    const parts = [
      `${corpName(this.table, seat)}: ${this.tell("board-profit", { n: corp.profit })}`,
      this.tell("board-hand-n", { n: corp.hand.length }),
      this.tell("summary-wheel", { genetics: corp.genetics, revelation: corp.revelation }),
      this.tell("query-teams", { where: teams.map(({ id }) => words.name(id)).join(", ") }),
      built.join("; "),
      this.names(corp.progress),
    ];
    return {
      id: `player:${seat}`,
      ask: this.tell("query-player-ask", { seat }),
      answer: sentence(parts),
      targets: [`seat:${seat}`, ...places.map(({ id }) => `site:${id}`)],
    };
  }
}
