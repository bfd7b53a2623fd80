/** The seals of chance as this browser saw them first: nobody can change them there afterwards. */

const MOST = 200;
const KEY = "seals";

interface Seal {
  table: string;
  commitment: string;
  at: number;
}

export function noteSeal(table: string, commitment: string): void {
  const seals = allSeals();
  if (!commitment || seals.some((seal) => seal.table === table)) return;
  const kept = [...seals, { table, commitment, at: Date.now() }].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export function sealOf(table: string): Seal | null {
  return allSeals().find((seal) => seal.table === table) ?? null;
}

function allSeals(): Seal[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Seal[];
  } catch {
    return [];
  }
}
