// Tables opened and played over the API, so that a page can be looked at in the middle of a race.

import type { Page } from '@playwright/test';
import type { RaceChoice, RaceShown } from '../src/net/types';

export interface Wish {
  board?: string;
  /** How many crews; all but the first are bots. */
  crews?: number;
  /** The word that luck comes from. */
  luck?: string;
  /** Modules, leaders, a play mode. */
  more?: Record<string, unknown>;
}
interface Spaces {
  spaces: { level: number }[];
}
/** A plan that drives, explores a little and earns a little. */
const PLAN = [1, 3, 0, 1];

/** The first seat of a table. */
export class Racer {
  #levels: number[] = [];

  private constructor(
    readonly url: string,
    readonly table: string,
    readonly board: string,
    readonly key: { seat: number; token: string; recovery: string },
  ) {}

  static async open(url: string, { board = 'africa', crews = 4, luck = 'camel', more = {} }: Wish): Promise<Racer> {
    const bots = Array.from({ length: crews - 1 }, () => ({ kind: 'bot', level: 'novice' }));
    const wish = {
      spec: { game: 'race', options: { board, direction: 'forward', ...more }, luck },
      private: true,
      seats: [{ kind: 'me', name: 'Maud' }, ...bots],
    };
    const opened = (await send(url, '/api/tables', wish)) as { table: string; seats: Racer['key'][] };
    const racer = new Racer(url, opened.table, board, opened.seats[0]!);
    await racer.#post('start', {});
    racer.#levels = ((await racer.#get('board')) as Spaces).spaces.map((space) => space.level);
    return racer;
  }

  /** Takes up a table that a page has opened. */
  static async at(url: string, table: string, board: string, key: Racer['key']): Promise<Racer> {
    const racer = new Racer(url, table, board, key);
    racer.#levels = ((await racer.#get('board')) as Spaces).spaces.map((space) => space.level);
    return racer;
  }

  #get(what: string): Promise<unknown> {
    return send(this.url, `/api/tables/${this.table}/${what}`, undefined, this.key.token);
  }
  #post(what: string, body: unknown): Promise<unknown> {
    return send(this.url, `/api/tables/${this.table}/${what}`, body, this.key.token);
  }
  view(): Promise<RaceShown> {
    return this.#get('view') as Promise<RaceShown>;
  }
  async act(acts: string[], { version }: RaceShown): Promise<void> {
    const command = acts.length === 1 ? { type: 'act', act: acts[0] } : { type: 'acts', acts };
    await this.#post('command', { version, command });
  }
  /** Plays until something holds of what is asked; false when the race is over before. */
  async until(holds: (shown: RaceShown) => boolean): Promise<boolean> {
    for (;;) {
      const shown = await this.view();
      if (shown.table.status === 'over') return false;
      // A plan that is made waits for the others.
      if (!shown.question || shown.choices.every(({ kind }) => kind === 'withdraw')) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      if (holds(shown)) return true;
      // Others may have answered meanwhile: then the question is looked at again.
      await this.act(this.#sensible(shown), shown).catch((error: Error) => {
        if (!error.message.includes('stale_view')) throw error;
      });
    }
  }
  /** Stays where it stands, and says how far everybody is once something holds. */
  async home(holds: (shown: RaceShown) => boolean): Promise<{ levels: number[] }> {
    for (;;) {
      const turn = ({ choices }: RaceShown): boolean => choices.some(({ kind }) => kind === 'pass');
      await this.until(turn);
      const shown = await this.view();
      if (holds(shown)) return { levels: shown.view.players.map(({ level }) => level) };
      await this.act([shown.choices.find(({ kind }) => kind === 'pass')!.act], shown);
    }
  }
  #level(space: number | undefined): number {
    return this.#levels[space ?? -1] ?? 0;
  }
  #sensible({ choices, macros, view, question, viewer }: RaceShown): string[] {
    const me = view.players[(viewer ?? 1) - 1]!;
    const of = (...kinds: string[]): RaceChoice | undefined =>
      kinds.map((kind) => choices.find((choice) => choice.kind === kind)).find((choice) => choice !== undefined);
    const planned = choices.find(({ target }) => PLAN.every((n, i) => target.numbers?.[i] === n));
    if (planned) return [planned.act];
    const ahead = [...choices, ...macros]
      .filter((one) => one.kind === 'to' || (one.kind === 'drive_to' && one.luck === undefined))
      .filter((one) => this.#level(one.target.space) > me.level)
      .sort((a, b) => this.#level(b.target.space) - this.#level(a.target.space))[0];
    if (ahead) return 'acts' in ahead ? ahead.acts : [ahead.act];
    if (question?.room === 'drive') return [of('done', 'to')!.act];
    if (me.petrol[0] <= 2) {
      const petrol = choices.filter((choice) => choice.kind === 'buy_petrol').at(-1);
      if (petrol) return [petrol.act];
    }
    const [first] = choices;
    return [(of('go', 'guard', 'drive', 'explore', 'fund', 'repair', 'place', 'pass', 'done') ?? first!).act];
  }

  /** Takes the seat in a page. */
  async sit(page: Page, language = 'en'): Promise<void> {
    const held = [{ table: this.table, keys: [this.key], board: this.board, at: 0 }];
    await page.addInitScript(
      ([tables, tag]) => {
        localStorage.setItem('great-race.tables', tables!);
        localStorage.setItem('great-race.language', tag!);
      },
      [JSON.stringify(held), language],
    );
    await page.goto(`/t/${this.table}`);
    await page.locator('main.table[data-ready=true]').waitFor();
  }
}

/**
 * A table of two people of whom the second attacks the first, who may ward it off with a guard or with a card; the key
 * is that of the first.
 */
export async function attacked(url: string): Promise<{ table: string; key: Racer['key'] }> {
  for (let luck = 0; ; luck++) {
    const wish = {
      spec: { game: 'race', options: { board: 'asia', direction: 'forward' }, luck: `attacked ${luck}` },
      private: true,
      seats: ['Maud', 'Ida'].map((name) => ({ kind: 'me', name })),
    };
    const { table, seats } = (await send(url, '/api/tables', wish)) as { table: string; seats: Racer['key'][] };
    const at = `/api/tables/${table}`;
    await send(url, `${at}/start`, {}, seats[0]!.token);
    for (let i = 0; i < 60; i++) {
      const { token } = seats[i % 2]!;
      const shown = (await send(url, `${at}/view`, undefined, token)) as RaceShown;
      const { choices, question, version, viewer } = shown;
      if (!question || choices.every(({ kind }) => kind === 'withdraw')) continue;
      if (question.key === 'ask_counter' && viewer === 1 && choices.length > 2) return { table, key: seats[0]! };
      const pass = choices.find(({ kind }) => kind === 'pass');
      const wanted = viewer === 1 ? /militia/ : /saboteur|siphoner|ransom|customs/;
      const choice =
        choices.find(({ kind, act }) => kind === 'pick' && wanted.test(act)) ??
        choices.find(({ target }) => [0, 2, 3, 0].every((n, box) => target.numbers?.[box] === n)) ??
        choices.find(({ kind }) => viewer === 2 && kind === 'play_against') ??
        (question.key.startsWith('ask_sequence') ? pass : undefined) ??
        choices[0]!;
      await send(url, `${at}/command`, { version, command: { type: 'act', act: choice.act } }, token);
    }
  }
}

/** Asks the server; waits where it wants that. */
export async function send(url: string, path: string, body?: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after') ?? 1)));
    return send(url, path, body, token);
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
