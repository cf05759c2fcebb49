// What is said at a table: lines of chat as they come, who is not to be heard, who is called something else now, and
// nudges.

import { api, type ChatLine } from '../net/api';

/** A line of chat, or a note between them: somebody has another name. */
export type Said = ChatLine & { before?: string };

/** What can be said with one press: a word of the page, so that everybody reads it in the own language. */
export const REACTIONS = ['bravo', 'ouch', 'lucky', 'thanks', 'moment', 'finish'] as const;
export type Reaction = (typeof REACTIONS)[number];
/** The reaction that a line is. */
export const reactionOf = (body: string): Reaction | undefined => REACTIONS.find((one) => body === `:${one}:`);

export class Talk {
  /** Everything said so far, oldest first. */
  lines = $state.raw<Said[]>([]);
  /** Lines that came since the chat was last looked at. */
  unread = $state(0);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** One has nudged the others over the present question. */
  nudged = $state(false);
  /** Who nudges; seen once. */
  nudger = $state<number | null>(null);
  failed = $state<string | null>(null);
  /** Those who watch may speak too. */
  letIn = $state(false);

  constructor(
    readonly table: string,
    readonly token: string | null,
  ) {}

  /** What was said before, and while the line was down. */
  async catchUp(): Promise<void> {
    if (!this.token && !this.letIn) return;
    const first = this.lines.length === 0;
    const last = this.lines.findLast((line) => line.before === undefined)?.seq ?? 0;
    try {
      for (const line of await api.chat(this.table, this.token, last)) this.hear(line);
      // What was said before one came is no news.
      if (first) this.unread = 0;
    } catch {
      // The chat is beside the game: it comes with the next line.
    }
  }
  /** Where those who watch are let in: one may read what was said before. */
  welcome(letIn: boolean): void {
    if (letIn === this.letIn) return;
    this.letIn = letIn;
    if (letIn && !this.token) void this.catchUp();
  }
  /** Somebody is called something else. */
  renamed(seat: number, before: string, name: string): void {
    const seq = this.lines.at(-1)?.seq ?? 0;
    this.lines = [...this.lines, { seq: seq + 0.001, seat, before, body: name, at: Date.now() }];
  }
  hear(line: ChatLine): void {
    if (this.lines.some((one) => one.seq === line.seq)) return;
    this.lines = [...this.lines, line].slice(-200);
    if (!this.muted.has(line.seat)) this.unread++;
  }
  read(): void {
    this.unread = 0;
  }
  /** Whoever watches says it under a name. */
  async say(body: string, name: string | null = null): Promise<boolean> {
    return this.#attempt(async () => {
      this.hear(await api.say(this.table, this.token, body, this.token ? null : name));
      this.read();
    });
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
    if (!this.token && !this.letIn) return false;
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
