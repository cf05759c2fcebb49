import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/state/prefs.svelte';
import { keys } from '../src/state/keys';
import { readRoute } from '../src/state/route.svelte';
import { race } from '../src/games/race';
import { routes } from '../src/games/race/looking';
import { TableStore } from '../src/state/table.svelte';
import { nextSeat } from '../src/table/hotseat';
import { board, choice, event, shown, view } from './sample';

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(
    readonly url: URL,
    readonly protocols: string[],
  ) {
    FakeSocket.all.push(this);
  }
  close(): void {}
  say(data: unknown): void {
    this.onmessage?.({ data: JSON.stringify({ type: 'view', data }) });
  }
}
const asked: { path: string; body: unknown; key: string | null }[] = [];
let answer: () => Response = () => new Response('{"version":6}');

beforeEach(() => {
  FakeSocket.all = [];
  asked.length = 0;
  answer = () => new Response('{"version":6}');
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path.endsWith('/board')) return new Response(JSON.stringify(board));
    asked.push({
      path,
      body: JSON.parse(String(init.body ?? 'null')),
      key: new Headers(init.headers).get('idempotency-key'),
    });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(): { store: TableStore; socket: FakeSocket } {
  const store = new TableStore('t', 'secret');
  const socket = FakeSocket.all.at(-1)!;
  socket.onopen?.();
  return { store, socket };
}

describe('a table', () => {
  it('keeps the token out of the address', () => {
    const { socket, store } = opened();
    expect(String(socket.url)).not.toContain('secret');
    expect(socket.protocols).toContain('token.secret');
    expect(store.line).toBe('live');
    store.end();
  });
  it('shows the first view at once and later ones after what others did was seen', async () => {
    const { store, socket } = opened();
    socket.say(shown({ version: 5 }));
    expect([store.shown?.version, store.ready]).toEqual([5, true]);
    for (let i = 0; i < 100 && !store.game; i++) await vi.advanceTimersByTimeAsync(0);
    expect(store.game).toBe(race);
    socket.say(shown({ version: 6, events: [{ ...event('played', { seat: 2 }), version: 6 }] }));
    expect([store.shown?.version, store.behind]).toEqual([6, true]);
    socket.say(shown({ version: 7 }));
    expect(store.shown?.version).toBe(6);
    vi.advanceTimersByTime(3000);
    expect([store.shown?.version, store.ready]).toEqual([7, true]);
    store.end();
  });
  it('goes back over a question that a press has answered already, and not over one that leaves a choice', async () => {
    const { store, socket } = opened();
    socket.say(shown({ version: 5 }));
    for (let i = 0; i < 100 && !store.game; i++) await vi.advanceTimersByTimeAsync(0);
    const enter = { room: 'enter_tile' as const, key: 'ask_enter_tile' as const, target: {}, numbers: [] };
    const undo = { possible: true, why_not: null, further: false };
    const undone = (): number => asked.filter(({ body }) => JSON.stringify(body).includes('"undo"')).length;
    for (const [version, more, steps] of [
      [6, [], 2],
      [20, [choice('back', 'back')], 3],
    ] as const) {
      answer = () => new Response(`{"version":${version}}`);
      void store.undo();
      await vi.advanceTimersByTimeAsync(0);
      answer = () => new Response(`{"version":${version + 1}}`);
      socket.say(shown({ version, question: enter, choices: [choice('go', 'go'), ...more], undo }));
      // What is only passed on the way back is not shown for a moment.
      expect(store.shown?.version === version).toBe(more.length > 0);
      await vi.advanceTimersByTimeAsync(0);
      socket.say(shown({ version: version + 1, undo }));
      await vi.advanceTimersByTimeAsync(0);
      expect([undone(), store.busy]).toEqual([steps, false]);
    }
    store.end();
  });
  it('takes one press back with one step back, however many moves it was', async () => {
    const { store, socket } = opened();
    const undo = { possible: true, why_not: null, further: false };
    const first = { choices: [choice('drive', 'drive')], undo };
    socket.say(shown({ version: 5, ...first }));
    for (let i = 0; i < 100 && !store.game; i++) await vi.advanceTimersByTimeAsync(0);
    answer = () => new Response('{"version":8}');
    void store.act(['drive', 'to D3', 'to D4']);
    await vi.advanceTimersByTimeAsync(0);
    socket.say(shown({ version: 8, choices: [choice('to D5', 'to')], undo }));
    void store.act(['to D5']);
    await vi.advanceTimersByTimeAsync(0);
    answer = () => new Response('{"version":9}');
    socket.say(shown({ version: 8, choices: [choice('to D6', 'to')], undo }));
    const undone = (): number => asked.filter(({ body }) => JSON.stringify(body).includes('"undo"')).length;
    // The second press was one move.
    void store.undo();
    await vi.advanceTimersByTimeAsync(0);
    socket.say(shown({ version: 9, choices: [choice('to D5', 'to')], undo }));
    await vi.advanceTimersByTimeAsync(0);
    expect([undone(), store.busy, store.shown?.version]).toEqual([1, false, 9]);
    // The first was three: what lies between is neither stopped at nor shown.
    answer = () => new Response('{"version":10}');
    void store.undo();
    for (const [version, choices] of [
      [10, [choice('to D4', 'to')]],
      [11, [choice('to D3', 'to')]],
      [12, first.choices],
    ] as const) {
      await vi.advanceTimersByTimeAsync(0);
      answer = () => new Response(`{"version":${version + 1}}`);
      socket.say(shown({ version, choices: [...choices], undo }));
      expect(store.shown?.version).toBe(version === 12 ? 12 : 9);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect([undone(), store.busy]).toEqual([4, false]);
    store.end();
  });
  it('is laid when the words of its modules are there', async () => {
    const modules = { names: ['season'] };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...board, modules })));
    const { store, socket } = opened();
    socket.say(shown({ version: 5 }));
    expect(prefs.shelves.has('modules')).toBe(false);
    // Files are read in their own time, whatever the clock of the test says.
    await vi.waitUntil(() => store.board, { timeout: 20_000 });
    expect([prefs.shelves.has('modules'), prefs.shelves.has('leaders')]).toEqual([true, true]);
    store.end();
  });
  it('says that it has no table for a game it does not know, and asks for no board', async () => {
    for (const before of [true, false]) {
      const { store } = opened();
      const strange = shown({ version: 5, table: { ...shown({}).table, game: 'whist' } });
      const data = before ? { spec: { game: 'whist' } } : strange;
      FakeSocket.all.at(-1)!.onmessage?.({ data: JSON.stringify({ type: before ? 'table' : 'view', data }) });
      await vi.advanceTimersByTimeAsync(0);
      expect([store.strange, store.board, store.game]).toEqual([true, null, null]);
      store.end();
    }
  });
  it('skips to the present, and at once where the pace says so', () => {
    const { store, socket } = opened();
    socket.say(shown({ version: 5 }));
    socket.say(shown({ version: 6, events: [{ ...event('played', { seat: 2 }), version: 6 }] }));
    socket.say(shown({ version: 7 }));
    store.skip();
    expect([store.shown?.version, store.ready]).toEqual([7, true]);
    prefs.pace = 'instant';
    socket.say(shown({ version: 8, events: [{ ...event('played', { seat: 2 }), version: 8 }] }));
    expect(store.ready).toBe(true);
    store.end();
  });
  it('comes back from where the line broke, and tells nothing twice', () => {
    const { store, socket } = opened();
    const told = { ...event('passed', { seat: 2 }), version: 5 };
    socket.say(shown({ version: 5, events: [told] }));
    socket.onclose?.({ code: 1006 });
    expect(store.line).toBe('lost');
    vi.advanceTimersByTime(300);
    const again = FakeSocket.all[1]!;
    expect(String(again.url)).toContain('since=5');
    again.onopen?.();
    again.say(shown({ version: 5, events: [told] }));
    expect(store.entries).toHaveLength(1);
    store.end();
  });
  it('does not come back to a seat that is no longer its own', () => {
    const { store, socket } = opened();
    socket.onclose?.({ code: 4001 });
    vi.advanceTimersByTime(60_000);
    expect([store.line, FakeSocket.all.length]).toEqual(['closed', 1]);
  });
  it('does not come back to a table that is not open to spectators', () => {
    const { store, socket } = opened();
    socket.onclose?.({ code: 4003 });
    vi.advanceTimersByTime(60_000);
    expect([store.line, FakeSocket.all.length]).toEqual(['closed', 1]);
  });
  it('sends the version of its own view, and the same key again when an answer is lost', async () => {
    const { store, socket } = opened();
    socket.say(shown({ version: 5 }));
    let times = 0;
    answer = () => {
      if (times++ === 0) throw new TypeError('network');
      return new Response('{"version":6}');
    };
    const sent = store.act(['drive', 'to B1']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await sent).toBe(true);
    const commands = asked.filter(({ key }) => key !== null);
    expect(commands.map(({ body }) => body)).toEqual(
      Array(2).fill({ version: 5, command: { type: 'acts', acts: ['drive', 'to B1'] } }),
    );
    expect(commands[0]!.key).toBe(commands[1]!.key);
    store.end();
  });
  it('leaves what is asked in sight until the view of its answer is here, and says so when that is late', async () => {
    const { store, socket } = opened();
    socket.say(shown({ version: 5 }));
    answer = () => new Response('{"version":6}');
    expect(await store.act(['pass'])).toBe(true);
    expect([store.ready, store.asking]).toEqual([false, true]);
    socket.say(shown({ version: 6 }));
    expect([store.ready, store.asking]).toEqual([true, true]);
    answer = () => {
      throw new TypeError('network');
    };
    const late = store.act(['pass']);
    await vi.advanceTimersByTimeAsync(200);
    expect([store.ready, store.asking]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect([store.ready, store.asking]).toEqual([false, false]);
    answer = () => new Response('{"version":7}');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBe(true);
    // A promised view that does not come by the line is fetched.
    answer = () => new Response(JSON.stringify(shown({ version: 7 })));
    await vi.advanceTimersByTimeAsync(1000);
    expect([store.ready, store.asking, store.shown?.version]).toEqual([true, true, 7]);
    expect(asked.at(-1)!.path).toContain('/view?since=6');
    store.end();
  });
  it('waits for the view after a sealed answer, which changes no version', async () => {
    const { store, socket } = opened();
    const window = { open_until: 9 };
    const sealed = shown({ version: 5 });
    socket.say({ ...sealed, table: { ...sealed.table, window } });
    answer = () => new Response('{"version":5}');
    expect(await store.act(['let'])).toBe(true);
    expect(store.ready).toBe(false);
    socket.say({ ...sealed, table: { ...sealed.table, window }, mine: { ...sealed.mine!, answered: 'let' } });
    expect(store.ready).toBe(true);
    store.end();
  });
  it('keeps the reason of a refusal', async () => {
    const { store, socket } = opened();
    socket.say(shown({ version: 5 }));
    const why = { reason: 'petrol', need: 3, have: 2, rule: 'R41', remedies: [] };
    answer = () =>
      new Response(JSON.stringify({ error: { code: 'against_the_rules', message: 'no', why } }), { status: 409 });
    expect(await store.act(['to B1'])).toBe(false);
    expect(store.problem).toMatchObject({ code: 'against_the_rules', why });
    store.end();
  });
});

describe('beside the table', () => {
  it('finds the way each vehicle drove', () => {
    expect(routes([event('drove', { seat: 2, space: 1 }), event('drove', { seat: 2, space: 3 })]).get(2)).toEqual([
      1, 3,
    ]);
    expect(routes([event('drove', { seat: 2, space: 1 }), { what: 'undone', version: 9 }]).size).toBe(0);
  });
  it('asks the next player of one device only when the present one is done', () => {
    const IDLE = new Set(['withdraw']);
    const waiting = shown({ choices: [], view: view({ waiting: [2] }) });
    expect(nextSeat(waiting, [], [1, 2], new Set(), IDLE)).toBe(2);
    expect(nextSeat(waiting, [], [1], new Set(), IDLE)).toBeNull();
    expect(nextSeat(waiting, [], [1, 2], new Set([2]), IDLE)).toBeNull();
    expect(
      nextSeat(shown({ view: view({ waiting: [1, 2] }) }), [choice('pass', 'pass')], [1, 2], new Set(), IDLE),
    ).toBeNull();
    expect(
      nextSeat(shown({ view: view({ waiting: [1, 2] }) }), [choice('withdraw', 'withdraw')], [1, 2], new Set(), IDLE),
    ).toBe(2);
  });
  it('keeps the keys of its seats', () => {
    keys.add('t', 'africa', [{ seat: 2, token: 'b', recovery: 'r', link: '' }]);
    keys.add('t', 'africa', [{ seat: 1, token: 'a', recovery: 'r', link: '' }]);
    expect(keys.at('t').map((key) => key.token)).toEqual(['a', 'b']);
    keys.drop('t', 1);
    expect(keys.at('t')).toHaveLength(1);
    keys.drop('t');
    expect(keys.tables()).toEqual([]);
  });
  it('reads addresses', () => {
    const id = '0123456789abcdef0123';
    expect(readRoute('/', '', '')).toEqual({ at: 'lobby', luck: '' });
    expect(readRoute('/', '?luck=camel', '')).toEqual({ at: 'lobby', luck: 'camel' });
    expect(readRoute(`/t/${id}`, '', '#seat=abc')).toEqual({
      at: 'table',
      table: id,
      token: 'abc',
      hand: false,
      watch: false,
    });
    expect(readRoute(`/t/${id}`, '?watch', '')).toMatchObject({ watch: true, token: null });
    expect(readRoute('/t/nothing', '', '')).toEqual({ at: 'lobby', luck: '' });
  });
});
