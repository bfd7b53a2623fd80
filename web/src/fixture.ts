/** A position to look at while developing, without a server: `/?fixture=mid4&lang=ru&theme=day`. */

import { boardTexts, clientOf } from "./shell/gamebox";
import type { Catalogue, Language, Refusal } from "./shell/protocol";
import { type Begun, type Deeds, Table } from "./shell/table.svelte";
import { tongue, Words } from "./shell/words.svelte";

interface Fixture extends Begun {
  why_not: Refusal[];
}

const POSITIONS = import.meta.glob<Fixture>(
  ["../fixtures/*.json", "!../fixtures/catalogue*.json"],
  {
    import: "default",
  },
);
const CATALOGUES = import.meta.glob<Catalogue>("../fixtures/catalogue*.json", {
  import: "default",
});

const TEXTS: Record<Language, () => Promise<{ default: string }>[]> = {
  en: () => [import("@engine/kernel/locale/en.ftl?raw"), import("./locale/en.ftl?raw")],
  ru: () => [import("@engine/kernel/locale/ru.ftl?raw"), import("./locale/ru.ftl?raw")],
};
/** The texts of all games, where the rules of the games live. */
const GAME_TEXTS = import.meta.glob<string>("@engine/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

const DEFAULT = "mid4";

export async function openFixture(
  query: URLSearchParams,
  onmove: (move: string) => void,
): Promise<Table> {
  const name = query.get("fixture") || DEFAULT;
  const position = await POSITIONS[`../fixtures/${name}.json`]?.();
  if (!position) throw new Error(`There is no fixture ${name}.`);
  const { game } = position.table;
  const [catalogue, client] = await Promise.all([catalogueOf(game), clientOf(game)]);
  const words = new Words(async (language) => {
    const served = await Promise.all(TEXTS[language]());
    const frame = served.map((module) => module.default);
    return [...frame, await textsOf(game, language), ...(await boardTexts(client, language))];
  }, catalogue.names);
  await words.learn(tongue.language);
  const box = { id: game, client, catalogue, words };
  return new Table(position, box, stub(position.why_not, onmove));
}

async function catalogueOf(game: string): Promise<Catalogue> {
  const find = CATALOGUES[`../fixtures/catalogue-${game}.json`];
  if (!find) throw new Error(`There is no catalogue of ${game}.`);
  return find();
}

async function textsOf(game: string, language: Language): Promise<string> {
  const path = `/games/${game}/locale/${language}.ftl`;
  const found = Object.entries(GAME_TEXTS).find(([name]) => name.endsWith(path));
  return (await found?.[1]()) ?? "";
}

function stub(refusals: Refusal[], onmove: (move: string) => void): Deeds {
  const nothing = () => {};
  return {
    move: onmove,
    undo: nothing,
    redo: nothing,
    undoTurn: nothing,
    say: nothing,
    concede: nothing,
    order: nothing,
    whyNot: async () => refusals,
  };
}
