// What modules keep on the table is told beside the board as it is, and what they offer is taken there.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RaceBoard, RaceNumber, RaceShown } from '../src/net/types';
import type { RaceWire } from '../src/games/race';
import * as parts from '../src/games/race/modules';
import { askedAbout, platesOf } from '../src/games/race/modules/asked';
import { resultsOf } from '../src/games/race/modules/season';
import { priceOf } from '../src/games/race/table/tolls';
import { Play } from '../src/games/race/table/play.svelte';
import type { Shows } from '../src/state/shows';
import { prefs } from '../src/state/prefs.svelte';
import { board as small, choice, event, shown, view } from './sample';

const board: RaceBoard = {
  ...small,
  cities: [
    { ...small.cities[0]!, colour: 'red' },
    { ...small.cities[1]!, colour: 'blue' },
  ],
  modules: {
    names: ['paddock:free', 'postal', 'season:hard', 'patronage', 'diplomacy'],
    on: ['paddock', 'postal', 'season', 'patronage', 'diplomacy'],
    patron_track: [10, 20, 30, 40],
    influence: [1, [10, 20, 30, 40, 50]],
    seasons: Array.from({ length: 6 }, () => ['damage', 'no_boats', 'petrol', 'clear', 'clear', 'clear'] as const).map(
      (faces) => [...faces],
    ),
    parcel_reward: 30,
    level_price: 100,
  },
};
const table = view({
  parts: {
    season: 6,
    weather: 'damage',
    parcels: [[1, 'red']],
    carried: ['blue', null],
    patrons: [2, 3],
    patrons_next: [4, 4],
    influence: [
      [1, 2, 1, 6],
      [3, 1, 1, 1],
    ],
  },
});
const taken: string[][] = [];
let mounted: ReturnType<typeof mount> | undefined;
beforeEach(() => prefs.open('modules'));
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  taken.length = 0;
  document.body.innerHTML = '';
});

function playing(more: Partial<RaceShown> = {}, store: Partial<Shows<RaceWire>> = {}): Play {
  return new Play({
    board,
    shown: shown({ view: table, ...more }),
    ready: true,
    asking: true,
    me: 1,
    fresh: [],
    entries: [],
    act: vi.fn(async (acts: string[]) => (taken.push(acts), true)),
    ...store,
  } as unknown as Shows<RaceWire>);
}
function put<P extends Record<string, unknown>>(part: Component<P>, props: P): string {
  mounted = mount(part, { target: document.body, props });
  flushSync();
  return document.body.textContent?.replace(/\s+/g, ' ') ?? '';
}
const acts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-act]')].map((one) => one.dataset['act']!);
const press = (act: string): void => document.querySelector<HTMLElement>(`[data-act="${act}"]`)!.click();

describe('the season', () => {
  it('shows the die that was thrown, the sentence and what the die can bring', () => {
    const rolled = event('weather_rolled', { weather: 'damage', numbers: { die: 1 } });
    const text = put(parts.Season, { play: playing({}, { entries: [rolled] }) });
    expect(document.querySelector('.die')?.getAttribute('aria-label')).toBe('The die shows 1');
    expect(text).toContain('Nov / Dec');
    expect(text).toContain('Storm: 1 damage more on every tile.');
    expect(text).toContain('hard');
    expect(document.querySelector('.wheel .now')?.textContent).toBe('Nov');
    expect(document.querySelector('li.now b')?.textContent).toBe('1');
  });
  it('waits for the die of a season that has just begun', () => {
    const entries = [
      event('weather_rolled', { numbers: { die: 4 } }),
      event('season_began', { numbers: { season: 6 } }),
    ];
    put(parts.Season, { play: playing({}, { entries, fresh: entries.slice(1) }) });
    expect(document.querySelector('.die')?.getAttribute('aria-label')).toBe('The die is not thrown yet');
    expect(document.querySelector('.shaken')).not.toBeNull();
  });
  it('tells faces that bring the same together', () => {
    const told = resultsOf(['damage', 'no_boats', 'clear', 'clear', 'clear', 'clear'], 5);
    expect(told.map(({ faces, now }) => `${faces}${now ? '!' : ''}`)).toEqual(['1', '2', '3–6!']);
  });
});

describe('a parcel', () => {
  it('says what one carries, what it brings and where it is wanted', () => {
    const shows = vi.fn();
    const text = put(parts.Parcel, { play: playing(), seat: 1, onspace: shows });
    expect(text).toContain('To any blue city');
    expect(text).toMatch(/30\sF on delivery/);
    document.querySelector<HTMLElement>('.cities button')!.click();
    expect(shows).toHaveBeenCalledWith(3);
  });
  it('lies in its city and on its vehicle, in the colour and with the shape', () => {
    const play = playing();
    expect(parts.parcelsOn(play)).toContain('data-parcel="red"');
    expect(parts.parcelOn(play, 1, 100)).toContain('data-parcel="blue"');
    expect(parts.parcelOn(play, 2, 100)).toBe('');
  });
});

describe('the patrons', () => {
  it('stand on their spaces, with what is there to collect and where the next funding leads', () => {
    const text = put(parts.Patrons, { play: playing() });
    expect(text).toMatch(/yours holds 20\sF/);
    expect(text).toMatch(/moves it to 40\sF/);
    expect([...document.querySelectorAll('li')].findIndex((space) => space.matches('.mine'))).toBe(2);
    expect(acts()).toEqual([]);
  });
  it('pay out where it is offered', () => {
    put(parts.Patrons, { play: playing({ choices: [choice('patronage collect', 'patronage_collect')] }) });
    press('patronage collect');
    expect(taken).toEqual([['patronage collect']]);
  });
});

describe('influence', () => {
  it('is told by colour: own level, price of the next, the rivals', () => {
    put(parts.Diplomacy, { play: playing() });
    const rows = [...document.querySelectorAll('.row')].map((row) => row.getAttribute('aria-label'));
    expect(rows[1]).toMatch(/^yellow cities: your influence is 2, the next level costs 20\sF; .+ 1$/);
    expect(rows[3]).toMatch(/^red cities: you pass freely/);
  });
  it('is raised by a press on the next level', () => {
    const offer = choice('diplomacy raise yellow', 'diplomacy_raise', { target: { colour: 'yellow' } });
    const question = { room: 'reception', key: 'ask_reception', target: {}, numbers: [] } as const;
    put(parts.Diplomacy, {
      play: playing({ choices: [offer, choice('done', 'done')], question: { ...question, numbers: [] } }),
    });
    expect(document.querySelector('.gold')?.textContent?.trim()).toBe('20');
    press('diplomacy raise yellow');
    expect(taken).toEqual([['diplomacy raise yellow']]);
  });
  it('shows die, level and bribe at the gate', () => {
    const play = playing({
      question: {
        room: 'checkpoint',
        key: 'ask_bribe',
        target: { colour: 'red' },
        numbers: [
          ['levels', 3],
          ['francs', 40],
          ['die', 5],
        ],
      },
    });
    expect(put(parts.Diplomacy, { play })).toMatch(/A 5, level 3: pay 40\sF or stay\./);
    expect(document.querySelector('[data-gate] .die')?.getAttribute('data-face')).toBe('5');
    expect(askedAbout(play)).toBe('diplomacy');
  });
  it('tells of the gate before a drive leaves the city, and of none where there is none', () => {
    const drive = (gate: [RaceNumber, number][]) =>
      playing({
        question: { room: 'drive', key: 'ask_drive', target: { colour: 'red' }, numbers: [['moves', 5], ...gate] },
      });
    const held = drive([
      ['levels', 3],
      ['francs', 20],
    ]);
    expect(put(parts.Diplomacy, { play: held })).toMatch(/3 or less lets you out; every point more costs 20\sF\./);
    expect([held, drive([])].map(askedAbout)).toEqual(['diplomacy', null]);
  });
});

describe('the workshop', () => {
  const raise = choice('paddock raise engine', 'paddock_raise', {
    target: { gauge: 'engine' },
    changes: [
      { name: 'engine', before: 4, after: 5 },
      { name: 'money', before: 150, after: 50 },
    ],
  });
  it('offers levels, and shows what one would make of the gauge', () => {
    const play = playing({ choices: [raise, choice('paddock pass', 'paddock_pass')] });
    expect(put(parts.Workshop, { play, seat: 1 })).toMatch(/100\sF a level/);
    expect(acts()).toEqual(['paddock raise engine']);
    play.looked = play.offers.all[0]!;
    flushSync();
    const engine = document.querySelector('[data-gauge=engine]')!;
    expect(engine.querySelector('em')?.textContent).toBe('▸6');
    expect(engine.querySelector('.dial')?.getAttribute('aria-label')).toMatch(/5.+6/);
    press('paddock raise engine');
    expect(taken).toEqual([['paddock raise engine']]);
  });
});

describe('what is beside the board', () => {
  it('is what is played, and nothing else', () => {
    expect([...platesOf(board.modules)]).toEqual(['parcel', 'season', 'patrons', 'diplomacy']);
    expect([...platesOf({ names: ['season:hard', 'village'], on: ['season', 'village'] })]).toEqual(['season']);
    expect(platesOf(undefined).size).toBe(0);
  });
});

describe('the price over a space', () => {
  const offer = { acts: ['to B1'], kind: 'to', target: { space: 1 }, changes: [], luck: null, far: false } as const;
  const of = (toll: Partial<NonNullable<Parameters<typeof priceOf>[0]['toll']>>) =>
    priceOf({
      ...offer,
      acts: [...offer.acts],
      changes: [],
      toll: { petrol: 0, damage: 0, danger: false, stop: false, die: false, hidden: false, ...toll },
    }).map(({ icon, text = '' }) => `${text}${icon}`);
  it('is what the server says: weather, danger, stop and die', () => {
    expect(of({ petrol: 2, damage: 1, stop: true })).toEqual(['2drop', '1wrench', 'stop']);
    expect(of({ petrol: 1, die: true })).toEqual(['1drop', 'dice']);
    // Whether luck speaks next or the gate of a city first.
    expect(of({ petrol: 1, damage: 1, hidden: true })).toEqual(['?+1drop', '?+1wrench']);
    expect(of({ hidden: true })).toEqual(['?drop']);
  });
  it('has the hand of a stop in a city, where a drive ends, and nowhere else for that', () => {
    const spaces = board.spaces.map((space, i) => ({ ...space, city: i === 1 ? 0 : null }));
    const toll = { petrol: 1, damage: 0, danger: false, stop: false, die: false, hidden: false };
    const to = (space: number) => ({ ...offer, acts: [...offer.acts], changes: [], target: { space }, toll });
    expect(priceOf(to(1), { spaces }).map(({ icon }) => icon)).toEqual(['drop', 'stop']);
    expect(priceOf(to(2), { spaces }).map(({ icon }) => icon)).toEqual(['drop']);
  });
});
