/** What a person has set for this browser: theme and motion. The language is kept by `Words`. */

export type Theme = "night" | "day";

class Settings {
  theme = $state<Theme>("night");
  motion = $state(true);

  /** From the address, else from this browser, else from the system. */
  load(query: URLSearchParams): void {
    const light = matchMedia("(prefers-color-scheme: light)").matches;
    const wanted = query.get("theme") ?? localStorage.getItem("theme") ?? (light ? "day" : "night");
    this.theme = wanted === "day" ? "day" : "night";
    this.motion = localStorage.getItem("motion") !== "off";
    this.#show();
  }

  turnTheme(): void {
    this.theme = this.theme === "night" ? "day" : "night";
    this.#keep("theme", this.theme);
  }

  turnMotion(): void {
    this.motion = !this.motion;
    this.#keep("motion", this.motion ? "on" : "off");
  }

  #keep(key: string, value: string): void {
    localStorage.setItem(key, value);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion ? "on" : "off";
  }
}

export const settings = new Settings();
