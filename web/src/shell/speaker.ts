/** Whoever speaks of a table: what there is to tell of a component, and answers to questions. */

import { sentence } from "./catalogue";
import type { Query } from "./game";
import type { Argument } from "./protocol";
import type { Table } from "./table.svelte";
import type { Words } from "./words.svelte";

/** Reads the view `V` and the components `C` of content files `F`, and says them in words. */
export class Speaker<V, F, C> {
  readonly table: Table<V, F>;
  readonly content: C;
  readonly view: V;
  readonly words: Words;

  constructor(table: Table<V, F>, content: C) {
    this.table = table;
    this.content = content;
    this.view = table.view;
    this.words = table.words;
  }

  tell(id: string, args: Record<string, Argument> = {}): string {
    return this.words.tell(id, args);
  }

  name(id: string): string {
    return this.words.name(id);
  }

  names(ids: readonly string[]): string {
    return ids.map((id) => this.name(id)).join(", ");
  }

  /** Where a component comes from. */
  from(source: string | undefined): string {
    return source ? this.tell(`source-${source}`) : "";
  }
}

/** Whoever answers questions about the position. */
export class Clerk<V, F, C> extends Speaker<V, F, C> {
  query(id: string, ask: string, answer: string, targets: string[] = []): Query {
    return { id, ask: this.tell(ask), answer: sentence([answer]), targets };
  }

  /** What a component is. */
  component(target: string, targets = [target], title = this.table.called(target)): Query {
    const ask = this.tell("query-card-ask", { card: title });
    return { id: target, ask, answer: this.said(target, title), targets };
  }

  /** All that there is to tell of a component. */
  said(target: string, title = this.table.called(target)): string {
    return `${title}: ${sentence(this.table.about(target)?.lines ?? [])}`;
  }
}
