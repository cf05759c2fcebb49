import { describe, expect, it } from 'vitest';
import { after, cost, fits, inCostOrder, planOffer, sortOffers } from '../src/games/race/table/offers';
import type { RaceChange } from '../src/net/types';
import { choice, shown } from './sample';

const petrol = (before: number, left: number): RaceChange[] => [{ name: 'petrol', before, after: left }];

describe('offers', () => {
  it('every choice and macro stands somewhere, exactly once among buttons, map and plans', () => {
    const all = shown({
      choices: [
        choice('buy petrol 1', 'buy_petrol', { target: { amount: 1 } }),
        choice('buy petrol 2', 'buy_petrol', { target: { amount: 2 } }),
        choice('play saboteur against 2', 'play_against', { target: { card: 'saboteur', seat: 2 } }),
        choice('play jerrycan', 'play', { target: { card: 'jerrycan' } }),
        choice('clear B1', 'clear', { target: { space: 1 } }),
        choice('drive', 'drive'),
        choice('to B1', 'to', { target: { space: 1 }, changes: petrol(3, 2) }),
        choice('plan ppppp', 'plan', { target: { numbers: [5, 0, 0, 0] } }),
        choice('pass', 'pass'),
      ],
      macros: [{ acts: ['drive', 'to B1'], kind: 'drive_to', target: { space: 1 }, changes: petrol(3, 2) }],
    });
    const offers = sortOffers(all);
    const onMap = [...offers.spaces.values()].flat();
    const buttons = offers.groups.flatMap((group) => group.offers);
    expect(new Set([...onMap, ...buttons, ...offers.plans])).toEqual(new Set(offers.all));
    expect(onMap.length + buttons.length + offers.plans.length).toBe(10);
    expect(offers.groups.map((group) => group.key)).toEqual([
      'buy_petrol',
      'card saboteur',
      'card jerrycan',
      'clear',
      'drive',
      'pass',
    ]);
    expect(offers.boxes.map((box) => box.length)).toEqual([0, 1, 1, 0]);
    expect(offers.spaces.get(1)).toHaveLength(2);
  });
  it('cards being looked at are not the hand', () => {
    const choices = [choice('discard jerrycan', 'discard', { target: { card: 'jerrycan' } })];
    const keep = sortOffers(
      shown({ choices, question: { room: 'keep_cards', key: 'ask_keep_cards', target: {}, numbers: [] } }),
    );
    expect([keep.market.size, keep.cards.size]).toEqual([1, 0]);
    expect(sortOffers(shown({ choices })).cards.size).toBe(1);
  });
  it('the cheapest space comes first', () => {
    const offers = sortOffers(
      shown({
        choices: [
          choice('to A2', 'to', { target: { space: 2 }, changes: petrol(3, 1) }),
          choice('to B1', 'to', { target: { space: 1 }, changes: petrol(3, 2) }),
        ],
      }),
    );
    expect(inCostOrder(offers.spaces).map(([space]) => space)).toEqual([1, 2]);
    expect(cost(offers.all[0]!, 'petrol')).toBe(2);
    expect(after(offers.all[0], 'petrol')).toBe(1);
    expect(after(offers.all[0], 'money')).toBeNull();
  });
  it('an assistant fits as long as some offered plan holds it', () => {
    const { plans } = sortOffers(
      shown({ choices: [choice('plan pm', 'plan', { target: { numbers: [1, 1, 0, 0] } })] }),
    );
    expect(fits(plans, [1, 0, 0, 0])).toBe(true);
    expect(fits(plans, [2, 0, 0, 0])).toBe(false);
    expect(planOffer(plans, [1, 0, 0, 0])).toBeUndefined();
    expect(planOffer(plans, [1, 1, 0, 0])?.acts).toEqual(['plan pm']);
  });
});
