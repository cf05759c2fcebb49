// The coach: goes on when something was done, waits when it was not, passes over what can no longer be done.

import { describe, expect, it } from 'vitest';
import { advance, asideOf, ASIDES, EMPTY, LESSONS, readProgress, type Situation } from '../src/games/race/learn/lesson';
import more from '../src/words/more-en';

const now = (rest: Partial<Situation> = {}): Situation => ({
  asked: '',
  may: new Set(),
  turn: 1,
  petrol: 5,
  did: [],
  ...rest,
});
const at = (id: string): number => LESSONS.findIndex((lesson) => lesson.id === id);

describe('the coach', () => {
  it('waits for the button where something is read', () => {
    expect(advance(at('welcome'), now({ asked: 'ask_bivouac', did: ['picked'] }))).toBe(at('welcome'));
  });
  it('goes on when it was done, and not before', () => {
    expect(advance(at('bivouac'), now({ asked: 'ask_bivouac' }))).toBe(at('bivouac'));
    expect(advance(at('bivouac'), now({ did: ['picked'] }))).toBe(at('planning'));
  });
  it('counts a deed for one lesson only', () => {
    expect(advance(at('drive'), now({ asked: 'ask_drive', did: ['drove'] }))).toBe(at('steps'));
    expect(advance(at('laying'), now({ asked: '', did: ['tile_laid'] }))).toBe(at('laying'));
    expect(advance(at('laying'), now({ asked: 'ask_sequence_cards', may: new Set(['drive']) }))).toBe(at('drive'));
  });
  it('passes over what can no longer be done', () => {
    const asked = 'ask_sequence_petrol';
    expect(advance(at('explore'), now({ asked, may: new Set(['drive', 'fund']) }))).toBe(at('drive'));
    expect(advance(at('explore'), now({ asked, may: new Set(['explore', 'drive']) }))).toBe(at('explore'));
    expect(advance(at('city'), now({ asked: 'ask_bivouac', turn: 3 }))).toBe(at('end'));
    expect(advance(at('pass'), now({ asked: 'ask_bivouac', turn: 2 }))).toBe(at('maintenance'));
  });
  it('says once that petrol comes first, when the tank is low and petrol can be bought', () => {
    const low = now({ asked: 'ask_sequence_petrol', may: new Set(['buy_petrol', 'drive']), petrol: 1 });
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
      ...LESSONS.map((lesson) => lesson.id),
      ...Object.values(ASIDES).filter((aside) => aside !== null),
      EMPTY,
    ])
      expect(more.more).toMatch(new RegExp(`^lesson_${id} = .+\\n +\\.text = .+`, 'm'));
  });
});

describe('a lesson that was left', () => {
  const table = '0123456789abcdef0123';
  it('goes on where it was', () =>
    expect(readProgress(JSON.stringify({ table, at: 4, told: ['damage'] }))).toEqual({
      table,
      at: 4,
      told: ['damage'],
    }));
  it('begins anew where nothing sensible was kept', () => {
    for (const bad of [null, '', '{}', '[1]', JSON.stringify({ table: '../x', at: 1 }), 'null'])
      expect(readProgress(bad)).toBeNull();
  });
});
