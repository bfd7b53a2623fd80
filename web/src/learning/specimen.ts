/** A table at which components can be shown where nobody plays: the first position of a lesson. */

import { NO_DEEDS } from "../pages/review";
import { get, post } from "../shell/api";
import { openBox } from "../shell/gamebox";
import type { Look } from "../shell/protocol";
import { Table } from "../shell/table.svelte";
import { tongue } from "../shell/words.svelte";
import { type Lesson, lessonTable } from "./lessons";
import { learning } from "./words";

/** Null for a game that has no lessons or shows nothing of its components in the rules. */
export async function specimen(game: string): Promise<Table | null> {
  const [box, lessons] = await Promise.all([
    openBox(game),
    get<Lesson[]>(`/api/games/${game}/lessons`),
    learning.learn(tongue.language),
  ]);
  const [lesson] = lessons;
  if (!lesson || !box.client.pictures) return null;
  const look = await post<Look>(`/api/games/${game}/lessons/${lesson.id}`, { moves: [] });
  const at = { table: lessonTable(lesson, box, ""), yours: [], look, chat: [], invitations: {} };
  return new Table(at, box, NO_DEEDS);
}
