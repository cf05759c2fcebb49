// A seat at the server without a page: what it is shown, what it does. For tests of what the page makes of real games.

import { Agent, request } from 'node:http';
import type { Course } from '../src/games/race/learn/lesson';
import type { RaceBoard, RaceChoice, RaceEntry, RaceShown, Settings } from '../src/net/types';

/** Nobody waits for the end of a window that everybody has answered. */
const SETTINGS: Settings = {
  clock: { kind: 'none' },
  window_ms: 1,
  stand_in_after: null,
  spectators: false,
  spectators_talk: false,
  hints: 'alone',
  spectator_delay: 0,
};
/** Every seat comes from an address of its own: the server counts the requests of each. */
let seats = 0;

export class Seat {
  shown!: RaceShown;
  board!: RaceBoard;
  /** What happened with the view that is shown. */
  fresh: RaceEntry[] = [];
  #table = '';
  #token = '';
  #keys = 0;
  readonly #from = `127.0.1.${(++seats % 250) + 1}`;
  readonly #agent = new Agent({ keepAlive: true });

  private constructor(readonly url: string) {}

  /** The learner's table: its board, its novices, everybody's luck. */
  static async atLesson(url: string, { luck, options, rivals }: Course): Promise<Seat> {
    const seat = new Seat(url);
    const opened = await seat.#ask<{ table: string; seats: { token: string }[] }>('/tables', {
      title: '',
      private: true,
      spec: { game: 'race', options, luck, settings: SETTINGS },
      seats: [
        { kind: 'me', name: 'Learner' },
        ...Array.from({ length: rivals }, () => ({ kind: 'bot', level: 'novice' })),
      ],
    });
    seat.#table = opened.table;
    seat.#token = opened.seats[0]!.token;
    await seat.#ask(`/tables/${seat.#table}/start`, {});
    seat.board = await seat.#ask<RaceBoard>(`/tables/${seat.#table}/board`);
    await seat.#look(-1);
    return seat;
  }
  get over(): boolean {
    return this.shown.table.status !== 'running';
  }
  get choices(): RaceChoice[] {
    return this.shown.choices;
  }
  /** What is done; then waits until something is asked again. */
  act(act: string): Promise<void> {
    return this.#send({ type: 'act', act });
  }
  /** Takes the last act back; not where a bot has thought of something in the meantime. */
  async undo(): Promise<boolean> {
    try {
      await this.#send({ type: 'undo', further: false });
      return true;
    } catch (error) {
      if (!String(error).includes('"no_undo"')) throw error;
      return false;
    }
  }

  async #send(command: unknown, again = 3): Promise<void> {
    const before = this.shown.version;
    try {
      await this.#ask(`/tables/${this.#table}/command`, { version: before, command });
    } catch (error) {
      // Looked at a moment too early: whoever is told so looks again, as the page does.
      if (again === 0 || !String(error).includes('"stale_view"')) throw error;
      await this.#look(before);
      const missed = this.fresh;
      await this.#send(command, again - 1);
      this.fresh = [...missed, ...this.fresh];
      return;
    }
    await this.#look(before);
  }
  async #look(since: number): Promise<void> {
    for (;;) {
      this.shown = await this.#ask<RaceShown>(`/tables/${this.#table}/view?since=${Math.max(since, 0)}`);
      const asked = this.shown.choices.some(({ kind }) => kind !== 'withdraw');
      if ((this.shown.version > since && asked) || this.over) break;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    this.fresh = this.shown.events.filter(({ version }) => version > since);
  }
  #ask<T>(path: string, body?: unknown): Promise<T> {
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.url}/api${path}`,
        {
          method: body === undefined ? 'GET' : 'POST',
          agent: this.#agent,
          localAddress: this.#from,
          headers: {
            'content-type': 'application/json',
            'idempotency-key': (++this.#keys).toString(16).padStart(32, '0'),
            ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.on('end', () =>
            answer.statusCode === 200 ? resolve(JSON.parse(text) as T) : reject(new Error(`${path}: ${text}`)),
          );
        },
      );
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}
