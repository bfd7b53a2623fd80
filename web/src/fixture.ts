/** A position to look at without a server: `?fixture=mid4&lang=ru&theme=day`. */

import { game } from "./games/beyond_the_sun";
import type { AtTable, Catalogue, Language } from "./shell/protocol";
import { Table } from "./shell/table.svelte";
import { Words } from "./shell/words.svelte";

const POSITIONS = import.meta.glob<AtTable>(["../fixtures/*.json", "!../fixtures/catalogue.json"], {
  import: "default",
});

const FRAME: Record<Language, () => Promise<{ default: string }>[]> = {
  en: () => [import("@engine/kernel/locale/en.ftl?raw"), import("./locale/en.ftl?raw")],
  ru: () => [import("@engine/kernel/locale/ru.ftl?raw"), import("./locale/ru.ftl?raw")],
};

const DEFAULT = "mid4";

export async function openFixture(
  query: URLSearchParams,
  onmove: (move: string) => void,
): Promise<Table> {
  const name = query.get("fixture") ?? DEFAULT;
  const load = POSITIONS[`../fixtures/${name}.json`] ?? POSITIONS[`../fixtures/${DEFAULT}.json`];
  const [position, catalogue] = await Promise.all([
    load?.(),
    import("../fixtures/catalogue.json").then((module) => module.default as unknown as Catalogue),
  ]);
  if (!position) throw new Error(`There is no fixture ${name}.`);
  const words = new Words(catalogue.names, async (language) => [
    ...(await Promise.all(FRAME[language]())).map((module) => module.default),
    ...(await game.texts(language)),
  ]);
  await words.speak(wantedLanguage(query));
  return new Table(position, catalogue, words, onmove);
}

function wantedLanguage(query: URLSearchParams): Language {
  const wanted = query.get("lang") ?? localStorage.getItem("lang") ?? navigator.language;
  return wanted.startsWith("ru") ? "ru" : "en";
}
