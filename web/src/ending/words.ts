/** What only the page of results says: fetched with it. */

import type { Language } from "../shell/protocol";
import { Words } from "../shell/words.svelte";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./locale/en.ftl?raw"),
  ru: () => import("./locale/ru.ftl?raw"),
};

export const ending = new Words(async (language) => [(await TEXTS[language]()).default]);
