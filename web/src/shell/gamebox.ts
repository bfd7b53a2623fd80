/** A game taken from the shelf: its board, its components and its words. */

import { get, getText } from "./api";
import type { GameClient } from "./game";
import { plain } from "./plain";
import type { Catalogue, GameCard, Language } from "./protocol";
import { frameTexts, tongue, Words } from "./words.svelte";

export interface GameBox {
  id: string;
  client: GameClient;
  catalogue: Catalogue;
  words: Words;
}

/** The games that have a board of their own: a folder each. */
const CLIENTS = import.meta.glob<{ game: GameClient }>("../games/*/index.ts");

const boxes = new Map<string, Promise<GameBox>>();
let shelf: Promise<GameCard[]> | null = null;

export function allGames(): Promise<GameCard[]> {
  shelf ??= get<GameCard[]>("/api/games").catch((error) => {
    shelf = null;
    throw error;
  });
  return shelf;
}

export function openBox(id: string): Promise<GameBox> {
  const known = boxes.get(id);
  if (known) return known;
  const opening = unpack(id).catch((error) => {
    boxes.delete(id);
    throw error;
  });
  boxes.set(id, opening);
  return opening;
}

/** The board of a game; one without is played from the list of offers. */
export async function clientOf(id: string): Promise<GameClient> {
  return (await CLIENTS[`../games/${id}/index.ts`]?.())?.game ?? plain;
}

/** What only its board says. */
export async function boardTexts(client: GameClient, language: Language): Promise<string[]> {
  const text = await client.texts?.[language]();
  return text ? [text.default] : [];
}

async function unpack(id: string): Promise<GameBox> {
  const [client, catalogue] = await Promise.all([
    clientOf(id),
    get<Catalogue>(`/api/games/${id}/content`),
  ]);
  const load = async (language: Language) =>
    (
      await Promise.all([
        frameTexts(language),
        getText(`/api/games/${id}/texts/${language}`).then((text) => [text]),
        boardTexts(client, language),
      ])
    ).flat();
  const words = new Words(load, catalogue.names);
  await words.learn(tongue.language);
  return { id, client, catalogue, words };
}

export function guideOf(id: string, language: Language): Promise<string> {
  return getText(`/api/games/${id}/guide/${language}`);
}

export function rulesOf(id: string, language: Language): Promise<string> {
  return getText(`/api/games/${id}/rules/${language}`);
}
