// What is said at a table: lines of chat as they come, who is not to be heard, and nudges.

import { api, type ChatLine } from '../net/api';

export class Talk {
  /** Everything said so far, oldest first. */
  lines = $state.raw<ChatLine[]>([]);
  /** Lines that came since the chat was last looked at. */
  unread = $state(0);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** One has nudged the others over the present question. */
  nudged = $state(false);
  /** Who nudges; seen once. */
  nudger = $state<number | null>(null);
  failed = $state<string | null>(null);

  constructor(
    readonly table: string,
    readonly token: string | null,
  ) {}

  /** What was said before, and while the line was down. */
  async catchUp(): Promise<void> {
    if (!this.token) return;
    const first = this.lines.length === 0;
    try {
      for (const line of await api.chat(this.table, this.token, this.lines.at(-1)?.seq ?? 0)) this.hear(line);
      // What was said before one came is no news.
      if (first) this.unread = 0;
    } catch {
      // The chat is beside the game: it comes with the next line.
    }
  }
  hear(line: ChatLine): void {
    if (this.lines.some((one) => one.seq === line.seq)) return;
    this.lines = [...this.lines, line].slice(-200);
    if (!this.muted.has(line.seat)) this.unread++;
  }
  read(): void {
    this.unread = 0;
  }
  async say(body: string): Promise<boolean> {
    return this.#attempt(async () => this.hear(await api.say(this.table, this.token!, body)));
  }
  async mute(seat: number, muted: boolean): Promise<void> {
    await this.#attempt(async () => {
      this.muted = new Set((await api.mute(this.table, this.token!, seat, muted)).muted);
      await this.catchUp();
    });
  }
  async nudge(): Promise<void> {
    this.nudged = await this.#attempt(() => api.nudge(this.table, this.token!));
  }
  async #attempt(what: () => Promise<unknown>): Promise<boolean> {
    if (!this.token) return false;
    try {
      await what();
      this.failed = null;
      return true;
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
      return false;
    }
  }
}
