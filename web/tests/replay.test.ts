// Steps and events of a race looked at again.

import { describe, expect, it } from 'vitest';
import { bestMoment, endsOfTurns, placeOf, stamp, stepTime, turnsOf } from '../src/replay/moments';
import { DULL, EXCITING } from '../src/games/race/kinds';
import { readRoute } from '../src/state/route.svelte';
import type { RaceEntry, RaceEventKind, RaceSteps } from '../src/net/types';

const step = (at: number, turn: number, ...keys: RaceEventKind[]): RaceSteps['steps'][number] => ({
  at,
  turn,
  phase: 'convoy',
  actor: null,
  keys,
});
const event = (version: number, kind: RaceEventKind): RaceEntry => ({ what: 'event', version, event: { kind } });
const STEPS = [
  step(1, 1, 'turn_began'),
  step(2, 1, 'drove', 'damaged'),
  step(5, 2, 'turn_began'),
  step(9, 2, 'broke_down'),
  step(10, 2, 'drove'),
];

describe('steps', () => {
  it('give every entry its step', () => {
    const entries = [
      event(1, 'turn_began'),
      event(3, 'drove'),
      event(3, 'damaged'),
      event(4, 'turn_began'),
      event(7, 'broke_down'),
      event(8, 'drove'),
    ];
    expect(stamp(STEPS, entries).map(({ version }) => version)).toEqual([1, 2, 2, 5, 9, 10]);
  });
  it('give nothing where two lists tell different races', () => {
    expect(stamp(STEPS, [event(1, 'turn_began'), event(2, 'passed')])).toEqual([]);
    expect(stamp([], [event(1, 'drove')])).toEqual([]);
  });
  it('know where turns begin and end', () => {
    expect(turnsOf(STEPS)).toEqual([
      { turn: 1, place: 0 },
      { turn: 2, place: 2 },
    ]);
    expect(endsOfTurns(STEPS).map(({ at }) => at)).toEqual([2, 10]);
  });
  it('find a number, or the last before it', () => {
    expect([null, 0, 1, 4, 9, 99].map((at) => placeOf(STEPS, at))).toEqual([0, 0, 0, 1, 3, 4]);
    expect(placeOf([], 4)).toBe(0);
  });
  it('know the best moment, and that a dull race has none', () => {
    expect(bestMoment({ steps: STEPS }, EXCITING)?.at).toBe(9);
    expect(bestMoment({ steps: [step(1, 1, 'passed')] }, EXCITING)).toBeNull();
  });
  it('are shown longer when something happens, shorter at speed', () => {
    expect(stepTime(['drove'], DULL, 900, 1)).toBe(900);
    expect(stepTime(['drove'], DULL, 900, 2)).toBe(450);
    expect(stepTime(['planned'], DULL, 0, 1)).toBeLessThan(stepTime(['passed'], DULL, 0, 1));
  });
});

describe('addresses', () => {
  const table = '0123456789abcdef0123';
  it('lead to a race, a seat and a step', () => {
    expect(readRoute(`/replay/${table}`, '?seat=all', '#at=12')).toEqual({
      at: 'replay',
      table,
      step: 12,
      seat: 'all',
      run: false,
    });
    expect(readRoute(`/replay/${table}/`, '', '#at=12&run')).toMatchObject({ step: 12, seat: null, run: true });
    expect(readRoute('/replay', '', '')).toMatchObject({ at: 'replay', table: '' });
    expect(readRoute(`/replay/${table}`, '', '#at=-3')).toMatchObject({ step: null });
  });
  it('lead to the rule book, the settings and the lobby', () => {
    expect(readRoute('/rules/counter', '', '')).toEqual({ at: 'rules', section: 'counter' });
    expect(readRoute('/rules', '', '')).toEqual({ at: 'rules', section: '' });
    expect(readRoute('/settings/', '', '')).toEqual({ at: 'settings' });
    expect(readRoute('/nothing', '', '')).toEqual({ at: 'lobby', luck: '' });
  });
});
