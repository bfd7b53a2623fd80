/** What somebody prefers, kept in this browser. */

export type Theme = "night" | "day";
/** How fast pieces travel and steps follow each other; 0 stands for not at all. */
export const PACES = [0, 0.5, 1, 2] as const;
export type Pace = (typeof PACES)[number];
const SLOW = 0.5;
/** What can be heard, each with its own volume. */
export const SOUNDS = ["turn", "dice", "cards"] as const;
const USUAL_VOLUME = 0.7;
/** How large the text is. */
export const SIZES = [0.9, 1, 1.15, 1.3] as const;
export type Size = (typeof SIZES)[number];

/** `steps`: only when something that could still be taken back could not be any more. */
export const CONFIRMS = ["always", "steps", "never"] as const;
export type Confirm = (typeof CONFIRMS)[number];

class Settings {
  theme = $state<Theme>("night");
  pace = $state<Pace>(1);
  /** When to ask again before what cannot be taken back. */
  confirm = $state<Confirm>("always");
  /** Cover the table between the players of one device. */
  curtain = $state(true);
  /** Whether anything can be heard. */
  sound = $state(true);
  volumes = $state({ turn: USUAL_VOLUME, dice: USUAL_VOLUME, cards: USUAL_VOLUME });
  size = $state<Size>(1);
  /** The games that one has been shown around in. */
  guided = $state<string[]>([]);

  /** Whether every step is to be read before the next one comes. */
  get slow(): boolean {
    return this.pace === SLOW;
  }

  /** From the address, else from this browser, else from the system. */
  load(query: URLSearchParams): void {
    const light = matchMedia("(prefers-color-scheme: light)").matches;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const theme = query.get("theme") ?? localStorage.getItem("theme") ?? (light ? "day" : "night");
    const pace = Number(localStorage.getItem("pace") ?? (still ? 0 : 1));
    this.theme = theme === "day" ? "day" : "night";
    this.pace = PACES.find((known) => known === pace) ?? 1;
    const confirm = localStorage.getItem("confirm");
    this.confirm = CONFIRMS.find((known) => known === confirm) ?? "always";
    this.curtain = localStorage.getItem("curtain") !== "off";
    this.sound = localStorage.getItem("sound") !== "off";
    for (const kind of SOUNDS)
      this.volumes[kind] = volumeOf(localStorage.getItem(`volume-${kind}`));
    const size = Number(localStorage.getItem("text-size") ?? 1);
    this.size = SIZES.find((known) => known === size) ?? 1;
    this.guided = localStorage.getItem("guided")?.split(" ") ?? [];
    this.#show();
  }

  /** Remember what was changed. */
  keep(): void {
    localStorage.setItem("theme", this.theme);
    localStorage.setItem("pace", String(this.pace));
    localStorage.setItem("confirm", this.confirm);
    localStorage.setItem("curtain", onOff(this.curtain));
    localStorage.setItem("sound", onOff(this.sound));
    for (const kind of SOUNDS) localStorage.setItem(`volume-${kind}`, String(this.volumes[kind]));
    localStorage.setItem("text-size", String(this.size));
    localStorage.setItem("guided", this.guided.join(" "));
    this.#show();
  }

  /** Somebody was shown around. */
  guide(game: string): void {
    if (this.guided.includes(game)) return;
    this.guided.push(game);
    this.keep();
  }

  turnSound(): void {
    this.sound = !this.sound;
    this.keep();
  }

  turnTheme(): void {
    this.theme = this.theme === "night" ? "day" : "night";
    this.keep();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = onOff(this.pace > 0);
    document.documentElement.style.setProperty("--text", String(this.size));
  }
}

function volumeOf(text: string | null): number {
  const volume = Number(text ?? USUAL_VOLUME);
  return volume >= 0 && volume <= 1 ? volume : USUAL_VOLUME;
}

function onOff(on: boolean): string {
  return on ? "on" : "off";
}

export const settings = new Settings();
