/** Text in two languages, said by Fluent from the games' own files; switched without a reload. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getText } from "./api";
import type { Argument, Language, Message } from "./protocol";

export type Names = Record<Language, Record<string, string>>;
/** Loads the `.ftl` texts of a language, in the order in which they are added. */
export type TextLoader = (language: Language) => Promise<string[]>;

export const LANGUAGES: Language[] = ["en", "ru"];
const NO_NAMES: Names = { en: {}, ru: {} };
const FACES = ['700 12px "Philosopher"', '400 12px "IBM Plex Sans"', '600 12px "IBM Plex Sans"'];
const LETTERS: Record<Language, string> = { en: "Aa1", ru: "Aa1Жж" };
/** The server reads it, for the errors that carry a text. */
const COOKIE = "orrery_lang";

/** Text on the board is measured, so the letters of a language come before its words. */
async function facesFor(language: Language): Promise<void> {
  await Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS[language])));
}

/** The language of the whole page: every `Words` speaks it. */
class Tongue {
  language = $state<Language>("en");
  #speakers = new Set<Words>();

  /** From the address, else as chosen before, else the browser's. */
  wanted(query: URLSearchParams): Language {
    const found = query.get("lang") ?? localStorage.getItem("lang") ?? navigator.language;
    return found.startsWith("ru") ? "ru" : "en";
  }

  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#speakers].map((words) => words.learn(language)));
    this.language = language;
    document.documentElement.lang = language;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is for secure pages only.
    document.cookie = `${COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
  }

  /** Speak the other language, and remember it. */
  async turn(): Promise<void> {
    const next = this.language === "en" ? "ru" : "en";
    localStorage.setItem("lang", next);
    await this.speak(next);
  }

  join(words: Words): void {
    this.#speakers.add(words);
  }
}

export const tongue = new Tongue();

/** Bots have no name of their own. */
export interface Sitting {
  seat: number;
  name: string;
  bot: string;
}

export class Words {
  /** Who sits at the table that is spoken of. */
  sitting = $state.raw<Sitting[]>([]);
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #names: Names;
  #load: TextLoader;

  readonly #spoken: Language | null;

  constructor(load: TextLoader, names: Names = NO_NAMES, spoken: Language | null = null) {
    this.#load = load;
    this.#names = names;
    this.#spoken = spoken;
    if (!spoken) tongue.join(this);
  }

  get language(): Language {
    return this.#spoken ?? tongue.language;
  }

  /** The same words in a language that they have learnt, whatever the page speaks. */
  in(language: Language): Words {
    if (language === this.language) return this;
    const twin = new Words(this.#load, this.#names, language);
    twin.#bundles = this.#bundles;
    twin.sitting = this.sitting;
    return twin;
  }

  /** Names of seats, said wherever a message speaks of a `seat` or an `other`. */
  seats: string[] = $derived.by(() => this.sitting.map((seat) => this.called(seat)));

  /** What a seat is called: bots after what they are and where they sit. */
  called({ seat, name, bot }: Sitting): string {
    return name || this.tell(bot ? "frame-bot-name" : "frame-seat-name", { bot, n: seat + 1 });
  }

  /** Make ready to speak a language; its texts are fetched the first time. */
  async learn(language: Language): Promise<void> {
    if (this.#bundles[language]) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const [texts] = await Promise.all([this.#load(language), facesFor(language)]);
    for (const text of texts)
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundles = { ...this.#bundles, [language]: bundle };
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

  /** Whether there is a message of this id. */
  knows(id: string): boolean {
    return this.#bundles[this.language]?.hasMessage(id) ?? false;
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

/** Fetched language by language, so that the first load carries one. */
const FRAME: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../locale/en.ftl?raw"),
  ru: () => import("../locale/ru.ftl?raw"),
};

/** The texts of the frame: the server's, the bots', the kernel's, and those only the screen says. */
export async function frameTexts(language: Language): Promise<string[]> {
  const [served, own] = await Promise.all([
    getText(`/api/texts/${language}`),
    FRAME[language]().then((module) => module.default),
  ]);
  return [served, own];
}

/** The words of pages that belong to no game. */
export const frame = new Words(frameTexts);
