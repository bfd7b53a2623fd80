/** What there is to tell of a component, wherever it is pointed at. */

export interface About {
  title: string;
  lines: string[];
  clause: string;
  source: string;
  /** What balancing has changed of it. */
  tuned: string;
}

/** A kind of target -> what tells of it, given the rest of the target. */
export type Tellers<Scribe> = Record<string, (id: string, scribe: Scribe) => Partial<About>>;

/** `kind:id` -> all that there is to tell; null for what is no component. */
export function tellAbout<Scribe>(
  target: string,
  tellers: Tellers<Scribe>,
  clauses: Record<string, string>,
  scribe: () => Scribe,
): About | null {
  const [kind = "", ...rest] = target.split(":");
  const tell = tellers[kind];
  if (!tell) return null;
  const blank: About = { title: "", lines: [], clause: clauses[kind] ?? "", source: "", tuned: "" };
  const told = { ...blank, ...tell(rest.join(":"), scribe()) };
  return { ...told, lines: [...new Set(told.lines.filter(Boolean))] };
}
