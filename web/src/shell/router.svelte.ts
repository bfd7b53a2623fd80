/** Which page is open: read from the address, so that every page and position has one. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; at: number | null; seat: number | null }
  | { page: "verify"; id: string }
  | { page: "results"; id: string }
  | { page: "record"; id: string; at: number | null; seat: number | null }
  | { page: "join"; token: string }
  | { page: "return"; token: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "fixture" }
  | { page: "unknown" };

export function tableAddress(id: string, at: number | null = null): string {
  return at === null ? `/table/${id}` : `/table/${id}/at/${at}`;
}

/** A position of a record as a seat sees it; null stands for a spectator. */
export function recordAddress(
  id: string,
  at: number | null = null,
  seat: number | null = null,
): string {
  const eyes = seat === null ? "" : `?seat=${seat}`;
  return `/record/${id}${at === null ? "" : `/at/${at}`}${eyes}`;
}

export function readRoute(url: URL): Route {
  const [page, id = "", word = "", number = ""] = url.pathname.split("/").filter(Boolean);
  const token = url.hash.slice(1);
  const seat = asNumber(url.searchParams.get("seat"));
  const at = word === "at" ? asNumber(number) : null;
  if (page === undefined) {
    return import.meta.env.DEV && url.searchParams.has("fixture")
      ? { page: "fixture" }
      : { page: "home" };
  }
  if (page === "new") return { page, game: id };
  if (page === "table" && id && word === "verify") return { page: "verify", id };
  if (page === "table" && id && word === "results") return { page: "results", id };
  if (page === "table" && id) return { page, id, at, seat };
  if (page === "record" && id) return { page, id, at, seat };
  if (page === "join" || page === "return") return { page, token };
  if (page === "learn" && id) return { page, game: id, lesson: word };
  if (page === "rules" && id) return { page, game: id, clause: token };
  return { page: "unknown" };
}

function asNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state.raw<Route>({ page: "home" });

  /** Follow the address bar, and follow our own links without a reload. */
  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
  }

  /** Another address for the same page: nothing to go back to. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  /** An address that says nothing new, such as that of a skip link, leaves the page alone. */
  #read(): void {
    const route = readRoute(new URL(location.href));
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
      return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
