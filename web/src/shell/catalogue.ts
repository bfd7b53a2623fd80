/** What every game does with its components and with what it tells of them. */

/** Components, looked up by their ids. */
export function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** What is worked out of a catalogue, once for each that is loaded. */
export function once<C extends object, T>(make: (catalogue: C) => T): (catalogue: C) => T {
  const made = new WeakMap<C, T>();
  return (catalogue) => {
    const known = made.get(catalogue);
    if (known !== undefined) return known;
    const fresh = make(catalogue);
    made.set(catalogue, fresh);
    return fresh;
  };
}

/** Parts that end with a stop each, said one after the other. */
export function sentence(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
