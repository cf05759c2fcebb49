// The coach: says what has its moment, waits where it has none, goes back with what is taken back. Whole lessons in
// twenty orders of play are in e2e/orders.spec.ts.

import { describe, expect, it } from 'vitest';
import {
  asideOf,
  ASIDES,
  EMPTY,
  Follower,
  lessonOf,
  LESSONS,
  readProgress,
  type Learned,
  type Situation,
} from '../src/games/race/learn/lesson';
import { LEADING } from '../src/games/race/learn/leading';
import type { RaceEventKind } from '../src/net/types';
import { event } from './sample';
import { TEXTS } from './texts';

const now = (rest: Partial<Situation> = {}): Situation => ({
  asked: 'ask_sequence_petrol',
  may: new Set(['explore', 'drive', 'fund', 'pass']),
  turn: 1,
  petrol: 5,
  ...rest,
});
const READ = ['welcome', 'dials', 'bivouac', 'planning', 'sequence'];
const knows = (told: string[] = READ, done: Learned['done'] = []): Learned => ({ told, done });
const told = (situation: Situation, learned: Learned = knows()): string | undefined => lessonOf(situation, learned)?.id;
const own = (kind: RaceEventKind, more = {}) => event(kind, { seat: 1, ...more });

describe('the coach', () => {
  it('begins at the beginning, and waits for the button where something is read', () => {
    expect(told(now(), knows([]))).toBe('welcome');
    const follower = new Follower(knows([]));
    follower.see([own('picked')], 1, now({ asked: 'ask_planning' }), 'a');
    expect(told(now({ asked: 'ask_planning' }), follower.learned)).toBe('welcome');
    expect(told(now({ asked: 'ask_planning' }), follower.read('welcome'))).toBe('planning');
  });
  it('says nothing while nothing is asked', () => expect(told(now({ asked: '' }), knows([]))).toBeUndefined());
  it('speaks of what is offered, in any order', () => {
    expect(told(now())).toBe('explore');
    expect(told(now({ may: new Set(['drive', 'fund']) }))).toBe('drive');
    expect(told(now({ may: new Set(['fund']) }))).toBe('fund');
    expect(told(now({ may: new Set(['pass']) }))).toBe('pass');
  });
  it('tells of the needle only when it has moved', () => {
    const follower = new Follower(knows());
    follower.see([own('used', { skill: 'funding' })], 1, now({ may: new Set(['pass']) }), 'a');
    expect(told(now(), follower.learned)).not.toBe('paid');
    follower.see([own('drove', { numbers: { petrol: 1 } })], 1, now({ may: new Set() }), 'b');
    follower.read('signs');
    expect(told(now({ may: new Set() }), follower.learned)).toBe('paid');
  });
  it('takes no tile of a blind drive for the work of a pathfinder', () => {
    const follower = new Follower(knows());
    follower.see([], 1, now({ asked: 'ask_drive' }), 'a');
    follower.see([own('tile_laid')], 1, now(), 'b');
    expect(follower.learned.told).not.toContain('explore');
    follower.see([], 1, now({ asked: 'ask_explore_place' }), 'c');
    follower.see([own('tile_laid')], 1, now(), 'd');
    expect(follower.learned.told).toContain('laying');
  });
  it('teaches the signs and the risk zone to whoever has neither laid nor driven', () => {
    const camp = now({ asked: 'ask_bivouac', turn: 2, may: new Set(['pick']) });
    expect(told(camp)).toBe('signs');
    expect(told(camp, knows([...READ, 'signs']))).toBe('risk');
    expect(told(now({ asked: 'ask_planning', turn: 2 }), knows([...READ, 'signs', 'risk']))).toBe('roads');
  });
  it('goes back with what is taken back; what was read stays read', () => {
    const follower = new Follower(knows());
    follower.see([], 1, now(), 'before');
    follower.see([own('used', { skill: 'funding' })], 1, now({ may: new Set(['explore', 'drive']) }), 'after');
    follower.read('petrol');
    expect(follower.learned.told).toContain('fund');
    follower.see([{ what: 'undone', version: 9 }], 1, now(), 'before');
    expect(follower.learned.told).not.toContain('fund');
    expect(follower.learned.told).toContain('petrol');
    expect(follower.learned.done).toEqual([]);
  });
  it('ends for everybody, and not before the second turn', () => {
    const all = [...READ, 'signs', 'risk', 'maintenance', 'city'];
    expect(LESSONS.at(-1)!.when(now({ turn: 2 }), knows(all))).toBe(true);
    expect(LESSONS.at(-1)!.when(now(), knows(all.filter((id) => id !== 'maintenance')))).toBe(false);
  });
  it('says once that petrol comes first, when the tank is low and petrol can be bought', () => {
    const low = now({ may: new Set(['buy_petrol', 'drive']), petrol: 1 });
    expect(asideOf(low, [])).toBe('empty');
    expect(asideOf(low, ['empty'])).toBeNull();
    expect(asideOf({ ...low, petrol: 2 }, [])).toBeNull();
    expect(asideOf({ ...low, may: new Set(['drive']) }, [])).toBeNull();
  });
  it('explains a question that comes by chance once', () => {
    expect(asideOf(now({ asked: 'ask_damage' }), [])).toBe('damage');
    expect(asideOf(now({ asked: 'ask_damage' }), ['damage'])).toBeNull();
  });
  it('has words for every lesson and every aside', () => {
    for (const id of [
      ...[...LESSONS, ...LEADING.lessons].map((lesson) => lesson.id),
      ...[...Object.values(ASIDES), ...Object.values(LEADING.asides)].filter((aside) => aside !== null),
      EMPTY,
    ])
      expect(TEXTS.en.more).toMatch(new RegExp(`^lesson_${id} = .+\\n +\\.text = .+`, 'm'));
  });
});

describe('a lesson that was left', () => {
  const table = '0123456789abcdef0123';
  it('goes on where it was', () => {
    const kept = { table, done: ['picked'], told: ['damage'] };
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  });
  it('begins anew where nothing sensible was kept', () => {
    for (const bad of [null, '', '{}', '[1]', JSON.stringify({ table: '../x', done: [], told: [] }), 'null'])
      expect(readProgress(bad)).toBeNull();
  });
});

describe('the coach of a race with leaders', () => {
  const say = (situation: Situation, told: string[] = [], done: Learned['done'] = ['led']): string | undefined =>
    lessonOf(situation, { told, done }, LEADING)?.id;
  const SEEN = ['leaders', 'leader_card', 'weather', 'post'];
  it('begins with the draft, and says nothing behind a screen', () => {
    expect(say(now({ asked: 'ask_leader' }), [], [])).toBe('leaders');
    expect(say(now({ asked: 'ask_planning' }), ['leaders'])).toBeUndefined();
    expect(say(now({ asked: 'ask_bivouac' }), ['leaders'])).toBe('leader_card');
  });
  it('asks for the power while its button is gold, and for nothing where there is none', () => {
    expect(say(now({ power: 'ready' }), SEEN)).toBe('power');
    expect(say(now({ power: 'on' }), SEEN)).toBe('power_on');
    expect(say(now({ power: 'waits' }), SEEN)).toBe('rival_leaders');
    const follower = new Follower(knows(SEEN), LEADING);
    follower.see([], 1, now({ power: 'ready' }), 'before');
    expect(follower.see([], 1, now({ power: 'used' }), 'after').told).toContain('power');
    expect(follower.see([{ what: 'undone', version: 9 }], 1, now({ power: 'ready' }), 'before').told).not.toContain(
      'power',
    );
  });
  it('ends for whoever never delivers, and not before', () => {
    const all = [...SEEN, 'rival_leaders', 'next_month'];
    const follower = new Follower(knows(all), LEADING);
    expect(follower.see([], 1, now({ turn: 3 }), 'a').told).not.toContain('deliver');
    expect(say(now({ turn: 4 }), [...follower.see([], 1, now({ turn: 4 }), 'b').told])).toBe('lead_end');
    const postman = new Follower(knows(all), LEADING);
    expect(postman.see([own('parcel_delivered')], 1, now({ turn: 2 }), 'a').told).toContain('deliver');
  });
});
