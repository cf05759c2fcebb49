// Whether the server can store what people do. A refusal tells that it cannot; from then on its health is
// asked for until it can.

/** How long to wait between questions, in milliseconds. */
const PAUSE = 2000;

class Storing {
  /** Why nothing is stored now, a word of the server's; nothing if all is well. */
  reason = $state<string | null>(null);
  #asking = false;

  stopped(reason: string): void {
    this.reason = reason;
    if (!this.#asking) void this.#ask();
  }
  async #ask(): Promise<void> {
    this.#asking = true;
    while (this.reason !== null) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const answer = await fetch('/api/health').catch(() => null);
      if (answer?.ok) this.reason = null;
    }
    this.#asking = false;
  }
}

export const storing = new Storing();
