// What happened, told: how long it stands to be read, in which parts it is seen, the line of each rival, the paper.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FinalPlace, RaceEntry, RaceShown } from '../src/net/types';
import { lookingTime, parts, READ } from '../src/games/race/looking';
import { race, type RaceWire } from '../src/games/race';
import { Teller } from '../src/games/race/table/tell';
import { eventsOf, standing } from '../src/games/race/told/drafts';
import { captionOf, isUntouched, roundOf, struckBy } from '../src/games/race/told/lines';
import { articles } from '../src/games/race/told/news';
import { prefs } from '../src/state/prefs.svelte';
import { TableStore } from '../src/state/table.svelte';
import { leftOver } from '../src/games/race/table/leftOver';
import { Words } from '../src/words';
import { board, event, player, shown, view } from './sample';
import { TEXTS } from './texts';

const teller = new Teller(new Words('en', TEXTS.en), board, shown().table.seats, 1, shown().table.commitment);
const begins = (seat: number): RaceEntry => event('sequence_began', { seat });
const drove = (seat: number, space: number, petrol = 1): RaceEntry =>
  event('drove', { seat, space, numbers: { petrol } });

describe('what others do is looked at', () => {
  it('is not waited for where it is one’s own doing, or nothing to be seen', () => {
    expect(lookingTime([drove(1, 1)], 1)).toBe(0);
    expect(lookingTime([begins(2)], 1)).toBe(0);
    expect(lookingTime([], 1)).toBe(0);
  });
  it('stands for more than a second before somebody else is told of, and goes on quickly while it grows', () => {
    expect(READ).toBeGreaterThanOrEqual(1000);
    for (const kind of [
      'drove',
      'tile_laid',
      'drew',
      'passed',
      'earned',
      'bought_petrol',
      'damaged',
      'repaired',
    ] as const) {
      const entry = event(kind, { seat: 2 });
      expect(lookingTime([entry], 1), kind).toBeGreaterThanOrEqual(1000);
      expect(lookingTime([entry], 1, [begins(3)]), kind).toBeGreaterThanOrEqual(1000);
      expect(lookingTime([entry], 1, [drove(2, 1)]), kind).toBeLessThan(1000);
    }
  });
  it('never takes for ever', () => {
    const many = Array.from({ length: 50 }, () => event('played', { seat: 2 }));
    expect(lookingTime(many, 1)).toBeLessThanOrEqual(3500);
  });
});

describe('one view is seen in parts', () => {
  const old = shown({ view: view({ players: [player(1), player(2)] }) });
  it('a tile before the car drives on it, one’s own too', () => {
    const laid = event('tile_laid', { seat: 1, space: 1, tile: 'savanna_p1' });
    const now = shown({
      view: view({ players: [player(1, { at: 1, level: 2, petrol: [2, 5] }), player(2)], tiles: [[1, 'savanna_p1']] }),
    });
    const [first, second, more] = parts(old, now, [laid, drove(1, 1)]);
    expect(more).toBeUndefined();
    expect([first!.shown.view.players[0]!.at, first!.shown.view.tiles]).toEqual([0, [[1, 'savanna_p1']]]);
    expect([first!.shown.question, first!.shown.choices]).toEqual([null, []]);
    expect(lookingTime(first!.fresh, 1, second!.fresh)).toBeGreaterThanOrEqual(600);
    expect(second!.shown).toBe(now);
  });
  it('a new turn before its market, with the old order and money until then', () => {
    const entries = [
      event('passed', { seat: 2 }),
      event('ranked', { seat: 2 }),
      event('earned', { seat: 2, numbers: { francs: 20 } }),
      event('ranked', { seat: 1 }),
      event('turn_began', { numbers: { turn: 2 } }),
      event('market_shown', { card: 'jerrycan' }),
    ];
    const now = shown({
      view: view({
        turn: 2,
        phase: 'bivouac',
        order: [2, 1],
        market: ['jerrycan'],
        players: [player(1), player(2, { money: 90 })],
      }),
    });
    const seen = parts(old, now, entries);
    expect(
      seen.map(({ shown: { view: one } }) => [
        one.turn,
        one.phase,
        one.order[0],
        one.players[1]!.money,
        one.market.length,
      ]),
    ).toEqual([
      [1, 'convoy', 1, 70, 0],
      [2, 'maintenance', 2, 90, 0],
      [2, 'bivouac', 2, 90, 1],
    ]);
    expect(lookingTime(seen[1]!.fresh, 1, seen[2]!.fresh)).toBeGreaterThanOrEqual(2500);
  });
  it('what was taken back is seen at once', () => {
    expect(parts(old, shown(), [drove(2, 1), { what: 'undone', version: 9 }, begins(1)])).toHaveLength(1);
  });
});

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  close(): void {}
  say(data: RaceShown): void {
    this.onmessage?.({ data: JSON.stringify({ type: 'view', data }) });
  }
}
describe('a table that is watched', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(board)));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  /** Three views: a rival drives twice and passes, another one passes, it is one's own turn. */
  async function played(): Promise<TableStore<RaceWire>> {
    const store = new TableStore<RaceWire>('t', 'secret');
    const socket = FakeSocket.last;
    socket.onopen?.();
    socket.say(shown({ version: 1, events: [{ ...begins(1), version: 1 }] }));
    for (let i = 0; i < 100 && !store.game; i++) await vi.advanceTimersByTimeAsync(0);
    expect(store.game).toBe(race);
    const told: [number, RaceEntry[]][] = [
      [2, [begins(2), drove(2, 1)]],
      [3, [drove(2, 3)]],
      [4, [begins(3), event('passed', { seat: 3 })]],
      [5, [begins(1)]],
    ];
    for (const [version, entries] of told)
      socket.say(shown({ version, events: entries.map((entry) => ({ ...entry, version })) }));
    return store;
  }
  it('lets every caption be read for a second, and what it grows by, too', async () => {
    const store = await played();
    const captions: [at: number, words: string][] = [];
    for (let at = 0; store.behind; at += 20) {
      const words = captionOf(store.entries, store.fresh, teller);
      if (words && words !== captions.at(-1)?.[1]) captions.push([at, words]);
      vi.advanceTimersByTime(20);
      if (!store.behind) captions.push([at, '']);
    }
    expect(captions.map(([, words]) => words)).toEqual([
      'Amina drives to B1 (1 petrol).',
      'Amina drives 2 spaces to Cairo (2 petrol).',
      'Crew 3 passes.',
      '',
    ]);
    const ofWhom = (words: string): string => words.split(' ').slice(0, 2).join(' ');
    captions.slice(1).forEach(([at, words], i) => {
      const [since, before] = captions[i]!;
      if (ofWhom(words) !== ofWhom(before)) expect(at - since, before).toBeGreaterThanOrEqual(1000);
    });
    store.end();
  });
  it('shows the last round again, tells nothing twice, and asks the same afterwards', async () => {
    const store = await played();
    store.skip();
    const before = store.entries.length;
    const round = roundOf(store.entries, { board, me: 1, places: [0, 3] }, teller);
    expect(store.again(round.from, round.to)).toBe(true);
    expect([store.ready, store.shown?.question, store.replaying]).toEqual([false, null, true]);
    const seen: string[] = [];
    for (let at = 0; store.behind && at < 20_000; at += 50) {
      const words = captionOf(store.entries, store.fresh, teller);
      if (store.fresh.length > 0 && words !== seen.at(-1)) seen.push(words);
      vi.advanceTimersByTime(50);
    }
    expect(seen.length).toBeGreaterThan(0);
    expect([store.entries.length, store.ready, store.shown?.version, store.replaying]).toEqual([
      before,
      true,
      5,
      false,
    ]);
    expect(store.shown?.question).not.toBeNull();
    store.end();
  });
  it('shows it again at a pace that can be followed, however hurried one is', async () => {
    prefs.pace = 'instant';
    const store = await played();
    expect(store.ready).toBe(true);
    expect(store.again(2, 4)).toBe(true);
    vi.advanceTimersByTime(1500);
    expect(store.behind).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(store.ready).toBe(true);
    store.end();
  });
});

describe('one’s own attack', () => {
  const aimed = event('played_against', { seat: 1, victim: 2, card: 'siphoner' });
  const warded = event('countered_guard', { seat: 2 });
  it('has its outcome told until one does something else', () => {
    expect(struckBy(1, [begins(1), aimed, warded], teller)).toContain('guard');
    expect(struckBy(1, [begins(1), aimed, warded, drove(1, 1)], teller)).toBe('');
  });
  it('is nobody else’s: not of the victim, nor of whoever watches', () => {
    expect(struckBy(2, [begins(1), aimed, warded], teller)).toBe('');
    expect(struckBy(null, [begins(1), aimed, warded], teller)).toBe('');
  });
});

describe('the line of a rival', () => {
  const lines = (entries: RaceEntry[], me: number | null = 1): string[] =>
    roundOf(entries, { board, me, places: [0, 0] }, teller).lines.map(
      ({ seat, text, means, bad }) => `${seat} ${text}${means ? ` · ${means}` : ''}${bad ? '!' : ''}`,
    );
  it('knows whether a drive that I began has led anywhere; a step that was taken back has not', () => {
    const used = event('used', { seat: 1, work: 'drive' });
    const driven = drove(1, 1);
    const back: RaceEntry = { what: 'undone', version: driven.version + 1 };
    const played = event('played', { seat: 1, card: 'jerrycan' });
    const is = (...entries: RaceEntry[]): boolean => isUntouched([begins(1), ...entries], 1, teller);
    expect([is(used), is(used, driven), is(used, driven, back)]).toEqual([true, false, true]);
    expect([is(used, event('passed', { seat: 2 })), is(used, played)]).toEqual([true, false]);
  });
  it('goes by where I stood when it was done, and does not change when I drive on', () => {
    const turn = (n: number): RaceEntry => event('turn_began', { numbers: { turn: n } });
    const rivals = [begins(2), drove(2, 1)];
    const told = lines([turn(1), ...rivals, begins(1)]);
    expect(told).toEqual(['2 drives to B1 (1 petrol) · 1 stage ahead of you']);
    expect(lines([turn(1), ...rivals, begins(1), drove(1, 2)])).toEqual(told);
    // Where room is short, what serves the drive is left out, but never all of it.
    const bought = event('bought_petrol', { seat: 2, numbers: { levels: 1, paid: 20 } });
    const short = (entries: RaceEntry[]): string[] =>
      roundOf(entries, { board, me: 1, places: [0, 0] }, teller).lines.map((line) => line.short);
    expect(short([turn(1), begins(2), bought, drove(2, 1), begins(1)])).toEqual(['drives to B1 (1 petrol)']);
    expect(short([turn(1), begins(2), bought, begins(1)])[0]).toContain('petrol');
    // Where I stood is not known on a page that came later: then it is not said.
    expect(lines([turn(2), ...rivals, begins(1), drove(1, 2)])).toEqual(['2 drives to B1 (1 petrol)']);
  });
  it('tells a jerrycan with its petrol', () => {
    const can = [
      event('played', { seat: 2, card: 'jerrycan' }),
      event('refuelled', { seat: 2, numbers: { levels: 1 } }),
    ];
    expect(lines([begins(2), ...can, begins(1)])[0]).toMatch(/^2 plays [^,]+$/);
  });
  it('says what was done, what it cost and what it means, since one’s own last sequence', () => {
    expect(
      lines([
        begins(2),
        event('passed', { seat: 2 }),
        begins(1),
        event('passed', { seat: 1 }),
        begins(2),
        event('bought_petrol', { seat: 2, numbers: { levels: 2, paid: 40 } }),
        event('used', { seat: 2, skill: 'mechanics' }),
        event('tile_laid', { seat: 2, space: 1, tile: 'savanna_p1' }),
        drove(2, 1),
        event('damaged', { seat: 2, numbers: { engine: 0, chassis: 1 } }),
      ]),
    ).toEqual(['2 buys 2 petrol (40\u00a0F), drives to B1 (1 petrol), and takes damage (chassis −1) · passes you!']);
  });
  it('says where money comes from: assistants, bankers, a village', () => {
    const francs = { seat: 2, numbers: { francs: 20 } };
    const told = (...more: RaceEntry[]): string[] => lines([begins(1), begins(2), ...more, event('earned', francs)]);
    expect(told(event('used', { seat: 2, skill: 'funding' }))).toEqual(['2 raises 20\u00a0F']);
    expect(told()).toEqual(['2 collects 20\u00a0F from the bankers']);
    expect(told(event('village_helped', { seat: 2, space: 3 }))[0]).toMatch(/^2 is paid 20\u00a0F in the village on/);
  });
  it('is of the turn that is played; between turns it is said to be of the one before', () => {
    const round = (entries: RaceEntry[]): [number | null, string[]] => [
      roundOf(entries, { board, me: 1, places: [0, 0] }, teller).turn,
      lines(entries),
    ];
    const first = [event('turn_began', { numbers: { turn: 1 } }), begins(1), begins(2), event('passed', { seat: 2 })];
    expect(round(first)).toEqual([null, ['2 passes · done for this turn']]);
    const camp = [...first, event('ranked', { seat: 1 }), event('turn_began', { numbers: { turn: 2 } })];
    const market = [...camp, event('market_shown', { card: 'jerrycan' })];
    expect(round(market)).toEqual([1, ['2 passes']]);
    expect(round([...market, begins(1)])).toEqual([1, ['2 passes']]);
    expect(round([...market, begins(2), drove(2, 1), begins(1)])).toEqual([
      null,
      ['2 drives to B1 (1 petrol) · 1 stage ahead of you'],
    ]);
    expect(round(market.slice(1))[0]).toBe(1);
  });
  it('says nothing of a step that was taken back, nor that it was', () => {
    const at = (version: number, entry: RaceEntry): RaceEntry => ({ ...entry, version });
    const back = (version: number): RaceEntry => ({ what: 'undone', version });
    const laid = (space: number): RaceEntry => event('tile_laid', { seat: 2, space, tile: 'savanna_p1' });
    const start = [at(1, begins(1)), at(2, begins(2)), at(3, laid(2))];
    const two = shown().table.seats.map((one) => ({ ...one, holder: 'person' as const }));
    const after = (...more: RaceEntry[]): string[] => lines(standing([...start, ...more], two));
    expect(after(at(4, laid(1)), back(5))).toEqual(['2 lays a tile on A2 · a tile lies next to you']);
    expect(after(at(4, laid(1)), back(5), back(6))).toEqual([]);
    expect(after(at(4, laid(1)), back(5), at(6, laid(3)))[0]).toMatch(/^2 lays 2 tiles \(A2, Cairo\)/);
    // Against bots one goes back as far as to one's own last step: what they did since is gone, too.
    const seats = shown().table.seats.map((one) => ({ ...one, holder: one.seat === 1 ? 'person' : 'bot' }) as const);
    const solo = [at(1, begins(1)), at(2, drove(1, 1)), at(3, begins(2)), at(4, laid(2)), back(5)];
    expect(eventsOf(standing(solo, seats)).map(({ kind }) => kind)).toEqual(['sequence_began']);
    expect(articles(solo, teller)).toEqual([]);
    expect(lines(solo)).toEqual([]);
  });
  it('says it when a repair came to nothing', () => {
    const repair = [begins(1), begins(2), event('used', { seat: 2, skill: 'mechanics', work: 'repair' })];
    expect(lines(repair)).toEqual(['2 sets out to repair and mends nothing']);
    expect(lines([...repair, event('nothing_to_repair', { seat: 2 })])).toEqual(['2 takes a break: nothing is broken']);
  });
  it('stays while one’s own sequence runs', () => {
    const entries = [
      begins(1),
      begins(2),
      event('used', { seat: 2, skill: 'funding' }),
      event('earned', { seat: 2, numbers: { francs: 20 } }),
      begins(1),
    ];
    expect(lines(entries)).toEqual(['2 raises 20\u00a0F']);
    expect(lines([...entries, drove(1, 1)])).toEqual(['2 raises 20\u00a0F']);
  });
  it('puts two sequences of one rival into one line', () => {
    expect(lines([begins(1), begins(2), drove(2, 1), begins(2), drove(2, 3)])).toEqual([
      '2 drives 2 spaces to Cairo (2 petrol) · passes you!',
    ]);
  });
  it('names a blow against the reader, and whose guard was awake', () => {
    const attack = event('played_against', { seat: 2, victim: 1, card: 'saboteur' });
    expect(lines([begins(2), attack, event('damaged', { seat: 1, numbers: { engine: 2, chassis: 0 } })])).toEqual([
      '2 plays Saboteur against P1; P1 takes damage (engine −2) · it hits you!',
    ]);
    expect(lines([begins(2), attack, event('countered_guard', { seat: 1 })])).toEqual([
      '2 plays Saboteur against P1; P1 wards it off with a guard · warded off',
    ]);
  });
  it('says that a tile lies next to the reader', () => {
    expect(lines([begins(2), event('tile_laid', { seat: 2, space: 1, tile: 'savanna_p1' })])).toEqual([
      '2 lays a tile on B1 · a tile lies next to you',
    ]);
  });
  it('tells whoever watches the last round, and nothing of “you”', () => {
    expect(lines([begins(1), drove(1, 1), begins(2), drove(2, 3)], null)).toEqual([
      '1 drives to B1 (1 petrol)',
      '2 drives to Cairo (1 petrol)',
    ]);
  });
});

describe('the Gazette', () => {
  const sequence = [
    event('turn_began', { numbers: { turn: 1 } }),
    event('market_shown', { card: 'jerrycan' }),
    event('picked', { seat: 1, card: 'jerrycan' }),
    begins(1),
    drove(1, 1),
    event('entered_city', { seat: 1, space: 3 }),
    event('drew_own', { seat: 1, card: 'jerrycan' }),
    begins(2),
    event('looked_at', { seat: 2 }),
    event('drew', { seat: 2 }),
    event('drew', { seat: 2 }),
    event('passed', { seat: 2 }),
  ];
  it('makes an article of every sequence, the newest first, with the greatest event as headline', () => {
    const news = articles(sequence, teller);
    expect(news.map((one) => one.headline)).toEqual([
      'Amina looks for help',
      'P1 reaches Cairo',
      'Notes from the market',
    ]);
    expect(news[1]).toMatchObject({ seat: 1, space: 3, turn: 1, scene: 'city' });
  });
  it('does not repeat the name in every sentence, and never says “you”', () => {
    const [other, own, market] = articles(sequence, teller).map(({ text }) => text);
    expect(other).toBe('Draws 2 cards and passes.');
    expect(own).toBe('Drives 2 spaces to Cairo (2 petrol) and draws Jerrycan.');
    expect(market).toBe('The market shows Jerrycan. P1 takes Jerrycan.');
  });
  it('joins only what one crew did, and names whose doing it is', () => {
    const attack = event('played_against', { seat: 2, victim: 1, card: 'saboteur' });
    const tiles = [1, 2].map((space) => event('tile_laid', { seat: 2, space, tile: 'savanna_p1' }));
    const warded = [begins(2), attack, event('countered_card', { seat: 1, card: 'jerrycan' }), ...tiles];
    expect(articles(warded, teller)[0]!.text).toBe(
      'Amina plays Saboteur against P1. P1 wards it off with Jerrycan. Amina lays 2 tiles (B1, A2).',
    );
    const hit = [begins(2), attack, event('discarded', { seat: 1, card: 'jerrycan' }), drove(2, 1), drove(2, 3)];
    expect(articles(hit, teller)[0]!.headline).toBe('Amina plays Saboteur against P1');
    expect(articles(hit, teller)[0]!.text).toBe(
      'Amina plays Saboteur against P1. P1 discards Jerrycan. Amina drives 2 spaces to Cairo (2 petrol).',
    );
  });
  it('tells of the camp who leads, and at the end who has won, above everything else', () => {
    const entries = [
      ...sequence,
      event('ranked', { seat: 2 }),
      event('earned', { seat: 2, numbers: { francs: 20 } }),
      event('ranked', { seat: 1 }),
      event('over'),
    ];
    const results = [
      { seat: 1, place: 2, points: [['total', 0]] as FinalPlace['points'] },
      { seat: 2, place: 1, points: [['total', 14]] as FinalPlace['points'] },
    ];
    const [lead, camp] = articles(entries, teller, results);
    expect(lead).toMatchObject({
      headline: 'Amina wins the Great Race!',
      text: 'Amina 14 points, P1 0 points.',
      scene: 'finish',
      seat: 2,
    });
    expect(camp!.headline).toBe('Amina leads into turn 1');
    expect(camp!.text).toBe('The new order: Amina and P1. Amina receives 20\u00a0F for progress.');
  });
});

it('the card that is left on the market is told with whoever got it', () => {
  const picked = (seat: number, card: string): RaceEntry => event('picked', { seat, card });
  const shown = ['jerrycan', 'guide', 'customs'].map((card) => event('market_shown', { card }));
  const chosen = [picked(1, 'ransom'), ...shown, picked(2, 'guide'), picked(1, 'customs')];
  expect(leftOver(chosen)).toBeNull();
  expect(leftOver([...chosen, picked(2, 'jerrycan')])).toEqual({ seat: 2, card: 'jerrycan' });
});
