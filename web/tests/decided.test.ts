// What decided a race, in a few moments.

import { describe, expect, it } from 'vitest';
import { decisive } from '../src/games/race/after/decided';
import { Teller } from '../src/games/race/table/tell';
import type { FinalPlace, RaceEntry } from '../src/net/types';
import { Words } from '../src/words';
import { board, event, shown } from './sample';
import { TEXTS } from './texts';

const teller = new Teller(new Words('en', TEXTS.en), board, shown().table.seats, 1, shown().table.commitment);
const begins = (seat: number): RaceEntry => event('sequence_began', { seat });
const drove = (seat: number, space: number): RaceEntry => event('drove', { seat, space, numbers: { petrol: 1 } });

describe('what decided a race', () => {
  const words = {
    who: (seat: number) => teller.who(seat),
    space: (space?: number) => teller.space(space),
    card: (card?: string) => teller.card(card),
  };
  const results = [
    { seat: 1, place: 1, points: [['total', 12]] as FinalPlace['points'] },
    { seat: 2, place: 2, points: [['total', 0]] as FinalPlace['points'] },
  ];
  const race = [
    begins(2),
    drove(2, 1),
    event('broke_down', { seat: 2 }),
    begins(1),
    event('entered_city', { seat: 1, space: 3 }),
    event('finished', { seat: 1, numbers: { place: 1 } }),
  ];
  it('is told in at most three moments, in their order, each with its step', () => {
    const found = decisive(race, results, board, words);
    expect(found.map(({ key, seat }) => [key, seat])).toEqual([
      ['decided_broke_down', 2],
      ['decided_lead', 1],
      ['decided_home', 1],
    ]);
    expect(found[0]).toMatchObject({ at: race[2]!.version, turn: 1, values: { who: 'Amina', space: 'B1' } });
  });
  it('leaves out a blow that was warded off, and what came after the end', () => {
    const attack = event('played_against', { seat: 1, victim: 2, card: 'saboteur' });
    const entries = [begins(1), attack, event('countered_guard', { seat: 2 }), ...race.slice(3), begins(2)];
    expect(
      decisive([...entries, event('broke_down', { seat: 2 })], results, board, words).map(({ key }) => key),
    ).toEqual(['decided_lead', 'decided_home']);
  });
  it('tells a long leap before a way that was no way', () => {
    const entries = [
      begins(2),
      drove(2, 1),
      event('turned_back', { seat: 2, space: 2 }),
      begins(1),
      drove(1, 2),
      begins(1),
      drove(1, 3),
      event('finished', { seat: 1, numbers: { place: 1 } }),
    ];
    const long = { ...board, spaces: board.spaces.map((one) => ({ ...one, level: one.level * 3 })) };
    const keys = (on: typeof board): string[] => decisive(entries, results, on, words).map(({ key }) => key);
    expect(keys(board)).toEqual(['decided_turned_back', 'decided_lead', 'decided_home']);
    expect(keys(long)).toEqual(['decided_leap', 'decided_lead', 'decided_home']);
  });
  it('says it when the first home has not won', () => {
    const other = results.map((one) => ({ ...one, place: 3 - one.place }));
    expect(decisive(race, other, board, words).at(-1)).toMatchObject({ key: 'decided_upset', seat: 1 });
    expect(decisive(race, [], board, words)).toEqual([]);
  });
});
