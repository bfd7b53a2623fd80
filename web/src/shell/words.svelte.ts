/** Text in two languages, said by Fluent from the games' own files; switched without a reload. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Language, Message } from "./protocol";

export type Names = Record<Language, Record<string, string>>;
/** Loads the `.ftl` texts of a language, in the order in which they are added. */
export type TextLoader = (language: Language) => Promise<string[]>;

const FACES = ['700 12px "Philosopher"', '400 12px "IBM Plex Sans"', '600 12px "IBM Plex Sans"'];
const LETTERS: Record<Language, string> = { en: "Aa1", ru: "Aa1Жж" };

/** Text on the board is measured, so the letters of a language come before its words. */
async function facesFor(language: Language): Promise<void> {
  await Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS[language])));
}

export class Words {
  language = $state<Language>("en");
  /** Names of seats, said wherever a message speaks of a `seat` or an `other`. */
  seats = $state.raw<string[]>([]);
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #names: Names;
  #load: TextLoader;

  constructor(names: Names, load: TextLoader) {
    this.#names = names;
    this.#load = load;
  }

  /** Speak a language; its texts are fetched the first time. */
  async speak(language: Language): Promise<void> {
    if (!this.#bundles[language]) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const text of await this.#load(language)) bundle.addResource(new FluentResource(text));
      await facesFor(language);
      this.#bundles = { ...this.#bundles, [language]: bundle };
    }
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The text of a message. An unknown id is said by its name, else as itself. */
  say(message: Message): string {
    const bundle = this.#bundles[this.language];
    const pattern = bundle?.getMessage(message.id)?.value;
    if (!bundle || !pattern) return this.#table[message.id] ?? message.id;
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args)) args[key] = this.#argument(key, value);
    return bundle.formatPattern(pattern, args, []).trim();
  }

  tell(id: string, args: Record<string, Argument> = {}): string {
    return this.say({ id, args });
  }

  /** The name of a component. */
  name(id: string): string {
    return this.#table[id] ?? this.tell(id);
  }

  list(messages: Message[]): string {
    return messages.map((message) => this.say(message)).join(", ");
  }

  get #table(): Record<string, string> {
    return this.#names[this.language];
  }

  #argument(key: string, value: Argument): FluentVariable {
    if (typeof value === "number") {
      return key === "seat" || key === "other" ? (this.seats[value] ?? String(value + 1)) : value;
    }
    if (typeof value === "string") return this.#table[value] ?? value;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null) return "-";
    if (Array.isArray(value))
      return value.map((item) => String(this.#argument("", item))).join(", ");
    return this.say(value);
  }
}
