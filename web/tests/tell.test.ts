import { describe, expect, it } from 'vitest';
import { sortOffers } from '../src/games/race/table/offers';
import type { RaceWhyNot, SeatInfo } from '../src/net/types';
import { Teller } from '../src/games/race/table/tell';
import { Words } from '../src/words';
import { board, choice, shown } from './sample';
import { TEXTS } from './texts';

const teller = new Teller(new Words('en', TEXTS.en), board, shown().table.seats, 1, shown().table.commitment);

describe('telling', () => {
  it('names people, bots, spaces and tiles', () => {
    expect([teller.who(1), teller.who(2), teller.space(0), teller.space(1)]).toEqual(['P1', 'Amina', 'Dakar', 'B1']);
    expect(teller.tile('savanna_p1')).toBe('Savanna (1 petrol, stop)');
    expect(teller.line('dakar-cairo')).toBe('Dakar – Cairo');
  });
  it('says which crew everybody races as, chosen or drawn, and how good a bot is', () => {
    const seats = teller.seats.map((seat, i): SeatInfo =>
      i === 1 ? { ...seat, holder: 'bot', name: 'novice' } : seat,
    );
    const station = (crews: string[]): string[] => {
      const told = new Teller(teller.words, { ...board, crews }, seats, 1, '');
      return [told.station(1), told.station(2)];
    };
    expect(station(['swiss', 'french'])).toEqual(['Swiss crew', 'Beginner · French crew']);
    expect(station([])).toEqual(['The Golden Scarab', 'Beginner']);
  });
  it('speaks of the gauges that damage hit, and of no other', () => {
    const hit = (engine: number, chassis: number): string =>
      teller.event({ kind: 'damaged', seat: 1, numbers: { engine, chassis } });
    expect([hit(1, 2), hit(2, 0), hit(0, 1)]).toEqual([
      'P1 takes damage: engine −1, chassis −2.',
      'P1 takes damage: engine −2.',
      'P1 takes damage: chassis −1.',
    ]);
  });
  it('says of a parcel what becomes of it, and not what the city draws in any case', () => {
    const choices = (['postal_load', 'postal_leave'] as const).map((kind) => choice(kind, kind, { luck: 'card' }));
    const { all } = sortOffers(shown({ choices }));
    expect(all.map((offer) => teller.effect(offer))).toEqual([
      'you carry it until a city of its colour pays for it',
      'it stays in the city, and you drive on empty',
    ]);
  });
  it('tells an offer with its cost and its luck', () => {
    const [offer] = sortOffers(
      shown({
        choices: [
          choice('to B1', 'to', {
            target: { space: 1 },
            luck: 'tile',
            changes: [{ name: 'money', before: 70, after: 50 }],
          }),
        ],
      }),
    ).all;
    expect(teller.full(offer!)).toBe('Drive to B1: money 70\u00a0F →\u00a050\u00a0F, a tile is drawn');
  });
  it('tells why not, with the rule and the remedy', () => {
    const why: RaceWhyNot = { reason: 'petrol', need: 3, have: 2, rule: 'R41', remedies: [] };
    expect(teller.reason(why)).toBe('That takes 3 petrol, but you have 2.');
    expect(teller.remedy('remedy_play_card', 'jerrycan')).toBe('Jerrycan would help.');
  });
});
