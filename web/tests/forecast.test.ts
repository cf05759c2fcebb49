// What a plan would come to. Whole games hold it against what came, in e2e/orders.spec.ts.

import { describe, expect, it } from 'vitest';
import type { RaceBoard } from '../src/net/types';
import { forecast, type Plan } from '../src/games/race/table/forecast';
import { board as small, player } from './sample';

const board: RaceBoard = {
  ...small,
  cards: [...small.cards, { slug: 'toolbox', copies: 2, timing: 'with_repairman', danger: false, victim: false }],
  numbers: {
    ...small.numbers,
    petrol_price_city: 10,
    petrol_price_wilderness: 20,
    part_price_city: 20,
    part_price_wilderness: 40,
    pathfinder_tiles: 2,
    pathfinder_cards: 1,
  },
};
const of = (plan: Plan, me = player(1), hand: { slug: string; count: number }[] = []) =>
  forecast(plan, me, hand, board);

describe('a plan', () => {
  it('covers as many spaces as the engine allows, and lasts as long as the tank', () => {
    expect(of([0, 2, 0, 0])).toMatchObject({ drives: 2, spaces: 8, petrol: 3, buys: 2, price: 10 });
    expect(of([0, 2, 0, 0], player(1, { at: 1, money: 30 }))).toMatchObject({ buys: 1, price: 20 });
    expect(of([0, 1, 0, 0], player(1, { engine: [0, 5] }))).toMatchObject({ spaces: 0 });
  });
  it('draws two tiles or one card a pathfinder, and says what the hand holds', () => {
    expect(of([2, 0, 0, 0])).toMatchObject({ tiles: 4, cards: 2, handRoom: 2 });
    expect(of([1, 0, 0, 0], player(1, { chassis: [1, 5], cards: 3 }))).toMatchObject({ handRoom: 0 });
  });
  it('pays for the whole group, and says what the next one adds', () => {
    expect([0, 1, 2, 3, 4, 5].map((n) => of([0, 0, 0, n]).francs)).toEqual([0, 10, 20, 40, 70, 110]);
    expect([0, 1, 2, 3, 4, 5].map((n) => of([0, 0, 0, n]).nextFrancs)).toEqual([10, 10, 20, 30, 40, null]);
  });
  it('knows what a repair would find', () => {
    expect(of([0, 1, 0, 0])).toMatchObject({ damage: 2, parts: 0, partsToBuy: 2, partPrice: 20 });
    const poor = player(1, { money: 10 });
    expect(of([0, 1, 0, 0], poor)).toMatchObject({ parts: 0, partsToBuy: 0 });
    expect(of([0, 1, 0, 0], poor, [{ slug: 'toolbox', count: 1 }])).toMatchObject({ parts: 1 });
    expect(of([0, 1, 0, 0], player(1, { engine: [5, 5], chassis: [5, 5] }))).toMatchObject({ damage: 0 });
  });
});
