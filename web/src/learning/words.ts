/** What only lessons and help say: fetched with them. */

import type { Language } from "../shell/protocol";
import { Words } from "../shell/words.svelte";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./locale/en.ftl?raw"),
  ru: () => import("./locale/ru.ftl?raw"),
};

export const learning = new Words(async (language) => [(await TEXTS[language]()).default]);
