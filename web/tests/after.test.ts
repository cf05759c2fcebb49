// The report of a race and the records: what is counted, and which sentence tells it.

import { describe, expect, it } from 'vitest';
import { article, factsOf, most } from '../src/games/race/after/story';
import { lastSeen, sawNow, since } from '../src/after/away';
import { NO_RECORDS, records, remember, remembered, type Remembered } from '../src/after/remember';
import type { FinalPlace, RaceEntry, RaceEvent, RaceEventKind } from '../src/net/types';

const event = (kind: RaceEventKind, rest: Partial<RaceEvent> = {}): RaceEntry => ({
  what: 'event',
  version: 1,
  event: { kind, ...rest },
});
const result = (seat: number, place: number, total: number): FinalPlace => ({
  seat,
  place,
  points: [
    ['total', total],
    ['place', 5],
  ],
});
const who = (seat: number): string => `crew ${seat}`;
const keys = (entries: RaceEntry[], results: FinalPlace[]): string[] =>
  article(factsOf(entries), results, who, 'Cape Town').map(({ key }) => key);

describe('the report', () => {
  const home = [
    event('turn_began', { numbers: { turn: 9 } }),
    event('finished', { seat: 2 }),
    event('finished', { seat: 1 }),
  ];

  it('counts what happened', () => {
    const facts = factsOf([
      ...home,
      event('broke_down', { seat: 1 }),
      event('broke_down', { seat: 1 }),
      event('broke_down', { seat: 3 }),
      event('countered_guard', { seat: 2 }),
    ]);
    expect(facts).toMatchObject({ turns: 9, home: [2, 1], counters: 1 });
    expect(most(facts.breakdowns)).toEqual([1, 2]);
    expect(most(new Map())).toBeNull();
  });
  it('tells the winner who came first, the upset, the lonely arrival and the empty finish apart', () => {
    expect(keys(home, [result(2, 1, 12), result(1, 2, 9)])[0]).toBe('story_first');
    expect(keys(home, [result(2, 1, 9), result(1, 2, 9)])[0]).toBe('story_first_tie');
    expect(keys(home, [result(1, 1, 12), result(2, 2, 9)])[0]).toBe('story_upset');
    expect(keys(home.slice(0, 2), [result(2, 1, 12), result(1, 2, 0)])[0]).toBe('story_alone');
    expect(keys([], [result(2, 1, 0), result(1, 2, 0)])[0]).toBe('story_nobody');
    expect(keys(home, [])).toEqual([]);
  });
  it('tells peace and war', () => {
    expect(keys(home, [result(2, 1, 12)])).toContain('story_peace');
    expect(keys([...home, event('played_against', { seat: 1 })], [result(2, 1, 12)])).toContain('story_attacks');
  });
});

describe('records', () => {
  const race = (table: string, turns: number, ...crews: [string, number, number][]): Remembered => ({
    table,
    board: 'africa',
    turns,
    crews: crews.map(([name, place, points]) => ({ name, bot: false, place, points })),
  });
  const RACES = [race('a', 9, ['Ann', 1, 12], ['Bea', 2, 8]), race('b', 7, ['Bea', 1, 10], ['Ann', 2, 2])];

  it('are counted by name', () => {
    expect(records(RACES).names).toEqual([
      { name: 'Bea', bot: false, races: 2, wins: 1, best: 10, average: 9 },
      { name: 'Ann', bot: false, races: 2, wins: 1, best: 12, average: 7 },
    ]);
    expect(records(RACES)).toMatchObject({ best: { n: 12, name: 'Ann' }, fastest: { n: 7, name: 'Bea' } });
    expect(records([])).toEqual(NO_RECORDS);
  });
  it('are counted apart for each game, and fewer days are better where days count', () => {
    const cars = { ...race('c', 16, ['Ann', 1, 240], ['Bea', 2, 300]), game: 'motorcar' };
    expect(records([...RACES, cars]).races).toBe(2);
    const counted = records([...RACES, cars], 'motorcar', true);
    expect(counted).toMatchObject({ races: 1, best: { n: 240, name: 'Ann' }, fastest: null });
    expect(counted.names.map(({ name, best }) => [name, best])).toEqual([
      ['Ann', 240],
      ['Bea', 300],
    ]);
  });
  it('hold a race once, and no practice', () => {
    const finished = (id: string, assisted: boolean, luck: string | null = null) => ({
      store: { id },
      board: { board: 'asia' },
      view: { turn: 5 },
      shown: { table: { results: [result(1, 1, 9)], seats: [{ holder: 'person', name: 'Ann' }], assisted, luck } },
    });
    remember(finished('x', false));
    remember(finished('x', false));
    remember(finished('y', true));
    remember(finished('z', false, 'camel'));
    expect(remembered()).toEqual([
      { table: 'x', board: 'asia', turns: 5, crews: [{ name: 'Ann', bot: false, place: 1, points: 9 }] },
    ]);
  });
});

describe('while you were away', () => {
  const at = (version: number, seat?: number): RaceEntry => ({
    what: 'event',
    version,
    event: { kind: 'drove', ...(seat === undefined ? {} : { seat }) },
  });

  it('tells what others did after the last own action', () => {
    expect(since([at(1, 1), at(3, 2), at(4, 1)], 2, 1)).toHaveLength(2);
  });
  it('has nothing to tell where only you and the table acted', () => {
    expect(since([at(1, 2), at(3, 1), at(4)], 2, 1)).toEqual([]);
  });
  it('remembers when a table was last looked at', () => {
    expect(lastSeen('a')).toBeNull();
    sawNow('a', 5);
    sawNow('b', 7);
    sawNow('a', 9);
    expect([lastSeen('a'), lastSeen('b')]).toEqual([9, 7]);
  });
});
