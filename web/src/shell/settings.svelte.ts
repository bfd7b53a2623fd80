/** What somebody prefers, kept in this browser. */

export type Theme = "night" | "day";
/** How fast pieces travel; 0 stands for not at all. */
export const PACES = [0, 0.5, 1, 2] as const;
export type Pace = (typeof PACES)[number];

class Settings {
  theme = $state<Theme>("night");
  pace = $state<Pace>(1);
  /** Ask again before a turn ends. */
  confirmEnd = $state(true);
  /** Cover the table between the players of one device. */
  curtain = $state(true);
  /** A soft tone when it is one's turn. */
  sound = $state(true);
  /** The games that one has been shown around in. */
  guided = $state<string[]>([]);

  /** From the address, else from this browser, else from the system. */
  load(query: URLSearchParams): void {
    const light = matchMedia("(prefers-color-scheme: light)").matches;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const theme = query.get("theme") ?? localStorage.getItem("theme") ?? (light ? "day" : "night");
    const pace = Number(localStorage.getItem("pace") ?? (still ? 0 : 1));
    this.theme = theme === "day" ? "day" : "night";
    this.pace = PACES.find((known) => known === pace) ?? 1;
    this.confirmEnd = localStorage.getItem("confirm-end") !== "off";
    this.curtain = localStorage.getItem("curtain") !== "off";
    this.sound = localStorage.getItem("sound") !== "off";
    this.guided = localStorage.getItem("guided")?.split(" ") ?? [];
    this.#show();
  }

  /** Remember what was changed. */
  keep(): void {
    localStorage.setItem("theme", this.theme);
    localStorage.setItem("pace", String(this.pace));
    localStorage.setItem("confirm-end", onOff(this.confirmEnd));
    localStorage.setItem("curtain", onOff(this.curtain));
    localStorage.setItem("sound", onOff(this.sound));
    localStorage.setItem("guided", this.guided.join(" "));
    this.#show();
  }

  /** Somebody was shown around. */
  guide(game: string): void {
    if (this.guided.includes(game)) return;
    this.guided.push(game);
    this.keep();
  }

  turnTheme(): void {
    this.theme = this.theme === "night" ? "day" : "night";
    this.keep();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = onOff(this.pace > 0);
  }
}

function onOff(on: boolean): string {
  return on ? "on" : "off";
}

export const settings = new Settings();
