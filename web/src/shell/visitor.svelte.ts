/** Who sits at this browser: a guest with a name, or a stranger who may look at what is public. */

import { Complaint, get, post } from "./api";
import type { Me } from "./protocol";

const NOT_A_GUEST = 401;

class Visitor {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    try {
      this.me = await get<Me>("/api/guests/me");
    } catch (error) {
      if (!(error instanceof Complaint) || error.status !== NOT_A_GUEST) throw error;
      this.me = null;
    }
  }

  async enter(name: string): Promise<void> {
    this.me = await post<Me>("/api/guests", { name });
  }

  /** Called otherwise from now on. */
  async rename(name: string): Promise<void> {
    this.me = await post<Me>("/api/guests/name", { name });
  }

  /** Back in another browser, by one's own link. */
  async comeBack(token: string): Promise<void> {
    this.me = await post<Me>("/api/guests/return", { token });
  }

  /** What brings this guest back elsewhere; as good as a password. */
  get link(): string {
    return this.me ? `${location.origin}/return#${this.me.token}` : "";
  }
}

export const visitor = new Visitor();
