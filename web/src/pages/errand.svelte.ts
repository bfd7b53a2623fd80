/** What a page asks of the server, one thing at a time, and what went wrong with it. */

import { untrack } from "svelte";
import { Complaint } from "../shell/api";
import type { Message } from "../shell/protocol";

export class Errand {
  busy = $state(false);
  trouble = $state.raw<Message | null>(null);

  async run(what: () => Promise<void>): Promise<void> {
    // An effect that begins an errand must not begin it again because it has ended.
    if (untrack(() => this.busy)) return;
    this.busy = true;
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      this.trouble = error.said;
    } finally {
      this.busy = false;
    }
  }
}
