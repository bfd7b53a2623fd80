/** What a stranger wants to be called: the name of a star until they write another. */

import { visitor } from "../shell/visitor.svelte";
import { frame } from "../shell/words.svelte";

class Calling {
  name = $state("");
  #suggested = "";

  /** Another language knows the stars by other names; what somebody wrote stays. */
  suggest(): void {
    const star = anyOf(stars());
    if (this.name === this.#suggested) this.name = star;
    this.#suggested = star;
  }
}

export const calling = new Calling();

/** A guest from here on; whoever is one already stays who they are. */
export async function comeIn(): Promise<void> {
  if (visitor.me) return;
  if (!calling.name) calling.suggest();
  await visitor.enter(calling.name);
}

/** As the language lists them. */
export function stars(): string[] {
  return frame.tell("home-stars").split(", ");
}

export function anyOf(names: string[]): string {
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
