// What a first look at the table asked for: nobody hidden, the dearer way told, the way first.

import { describe, expect, it } from 'vitest';
import { park } from '../src/art/parking';
import { spread } from '../src/art/spread';
import { damageOf } from '../src/games/race/table/tolls';
import { Teller } from '../src/games/race/table/tell';
import { roundOf } from '../src/games/race/told/lines';
import type { RaceQuestion } from '../src/net/types';
import { Words } from '../src/words';
import { board, event, shown } from './sample';
import { TEXTS } from './texts';

describe('marks on a thin line', () => {
  it('lie where they belong while there is room', () => {
    expect(spread([10, 40, 80], 12)).toEqual([10, 40, 80]);
  });
  it('hide nobody, also on neighbouring levels, and keep their order', () => {
    const places = spread([30, 30, 42, 42, 54], 12);
    for (let i = 1; i < places.length; i++) expect(places[i]! - places[i - 1]!).toBeGreaterThanOrEqual(12 - 1e-9);
    expect((places[0]! + places[4]!) / 2).toBeCloseTo(39.6);
  });
});

describe('vehicles on one space', () => {
  it('know that they are several: each number stays clear of the next vehicle', () => {
    const vehicles = [1, 2, 3].map((seat) => ({ seat, at: 1, name: '' }));
    const parked = park([...vehicles, { seat: 4, at: 2, name: '' }], null, board.spaces, [], []);
    expect(parked.map(({ crowd }) => crowd)).toEqual([true, true, true, false]);
  });
});

describe('a dangerous tile', () => {
  const question: RaceQuestion = {
    key: 'ask_enter_tile',
    room: 'enter_tile',
    target: { tile: 'jungle_p2' },
    numbers: [
      ['damage', 1],
      ['danger', 1],
    ],
  };
  const here = { ...board, numbers: { ...board.numbers, danger_damage: 2 } };
  it('costs more without a guard than with one', () => {
    expect(damageOf('go', question, here)).toBe(3);
    expect(damageOf('guard', question, here)).toBe(1);
    expect(damageOf('play', question, here)).toBe(0);
    expect(damageOf('go', { ...question, key: 'ask_drive' }, here)).toBe(0);
  });
});

describe('the line of a rival', () => {
  const teller = new Teller(new Words('en', TEXTS.en), board, shown().table.seats, 1, shown().table.commitment);
  it('tells everything in the order in which it was done', () => {
    const entries = [
      event('sequence_began', { seat: 2 }),
      event('played', { seat: 2, card: 'jerrycan' }),
      event('bought_petrol', { seat: 2, numbers: { petrol: 2, paid: 20 } }),
      event('drove', { seat: 2, space: 1, numbers: { petrol: 1 } }),
    ];
    const [line] = roundOf(entries, { board, me: 1, places: [0, 1] }, teller).lines;
    expect(line?.text).toMatch(/^plays .*, buys .*drives to B1/);
  });
});
