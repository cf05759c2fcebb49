// A solo race: the Torpedo has a name and a look of its own, what René does is seen step by step, and every sign of his
// is explained in every language.

import { describe, expect, it } from 'vitest';
import { records, remember, remembered } from '../src/after/remember';
import { seatLook, seatSign, wearsTorpedo } from '../src/art/symbols';
import { hasStep, parts } from '../src/games/race/looking';
import { assistantOf, spaceOf, stepsOf } from '../src/games/race/solo/steps';
import { beside } from '../src/games/race/solo/beside';
import { marksOn } from '../src/games/race/solo/marks';
import { Teller } from '../src/games/race/table/tell';
import { explain } from '../src/games/race/tips/explain';
import { drafts } from '../src/games/race/told/drafts';
import { captionOf, roundOf } from '../src/games/race/told/lines';
import type { RaceBoard, RaceEntry, RaceRene, RaceReneCard, ScorePart } from '../src/net/types';
import { LANGUAGES, Words } from '../src/words';
import { board as plain, event, player, shown, view } from './sample';
import { TEXTS } from './texts';

const card = (slug: string): RaceReneCard => ({
  slug,
  level: 1,
  colour: 'red',
  tiles: 2,
  threshold: 3,
  moves: [2, 1, 0, 1],
  first: [1],
  second: [1, 3],
  damage: 1,
  gauge: 'chassis',
  petrol: 4,
  mechanics: 2,
});
const board: RaceBoard = { ...plain, seats: 1, rene: { deck: [card('a1'), card('b1')], legacy: true } };
const rene: RaceRene = {
  card: 'a1',
  reveals: 1,
  left: ['b1'],
  objective: 0,
  course: [1, 0],
  visited: [],
  powers: [1, 0, 0, 0],
};
const TILE = board.tiles[0]!.slug;
const tellerOf = (language: (typeof LANGUAGES)[number]): Teller =>
  new Teller(new Words(language, TEXTS[language]), board, [shown().table.seats[0]!], 1, '');
const teller = tellerOf('en');
const at = (version: number, entries: RaceEntry[]): RaceEntry[] => entries.map((one) => ({ ...one, version }));
/** A tile that René judges and lays, and a drive of his second assistant. */
const survey = at(4, [
  event('rene_surveys', { seat: 2, numbers: { amount: 1 } }),
  event('tile_drawn', { seat: 2, tile: TILE }),
  event('rene_judged_easy', { seat: 2, tile: TILE, numbers: { amount: 1, limit: 3 } }),
  event('rene_lays_course', { seat: 2, tile: TILE, space: 1 }),
  event('tile_laid', { seat: 2, tile: TILE, space: 1 }),
]);
const drive = at(4, [
  event('rene_drives', { seat: 2, numbers: { assistants: 2, moves: 2 } }),
  event('rene_steers_easiest', { seat: 2, space: 1 }),
  event('drove', { seat: 2, space: 1, numbers: { petrol: 1 } }),
  event('rene_stands_stop', { seat: 2 }),
]);

describe('the Torpedo', () => {
  it('has a name where no seat is', () => {
    expect([teller.torpedo, teller.who(2), teller.whom(2), teller.crew(2)]).toEqual([
      2,
      'The Torpedo',
      'the Torpedo',
      'René Estienne',
    ]);
    expect(new Teller(new Words('en', TEXTS.en), plain, [], 1, '').torpedo).toBe(0);
  });
  it('has a look of its own at its table, and nowhere else', () => {
    const usual = seatLook(2);
    const undress = wearsTorpedo(2);
    expect([seatSign(2), seatSign(1), seatLook(2) === usual]).toEqual(['T', '1', false]);
    undress();
    expect([seatSign(2), seatLook(2)]).toEqual(['2', usual]);
  });
  it('is no name of the records, though it is ranked', () => {
    localStorage.clear();
    const results = [2, 1].map((seat, i) => ({ seat, place: i + 1, points: [['total', 9]] as [ScorePart, number][] }));
    const seats = [{ holder: 'person', name: 'Ann' }];
    const table = { results, seats, assisted: false, luck: null };
    remember({ store: { id: 't' }, board: { board: 'africa' }, view: { turn: 7 }, shown: { table } });
    expect(records(remembered()).names.map(({ name, wins }) => [name, wins])).toEqual([['Ann', 0]]);
  });
  it('has its course and its objective on the map', () => {
    const now = view({ players: [player(1), player(2)], rene });
    expect(marksOn({ board, view: now, teller })).toContain(`data-objective="${board.cities[0]!.slug}"`);
    expect(marksOn({ board, view: { ...now, rene: { ...rene, objective: null } }, teller })).toBe('');
  });
});

describe('what René does', () => {
  const old = shown({
    view: view({ tiles: [], players: [player(1), player(2)], rene: { ...rene, powers: [0, 0, 0, 0] } }),
  });
  it('is seen step by step: a tile lies there when it was judged, the car drives when it was said why', () => {
    const now = shown({ view: view({ tiles: [[1, TILE]], players: [player(1), player(2, { at: 1 })], rene }) });
    const seen = parts(old, now, [...survey, ...drive]);
    const kinds = seen.map(({ fresh }) => fresh.map((one) => (one.what === 'event' ? one.event.kind : '')));
    expect(kinds).toEqual([
      ['rene_surveys', 'tile_drawn'],
      ['rene_judged_easy', 'rene_lays_course', 'tile_laid'],
      ['rene_drives', 'rene_steers_easiest', 'drove'],
      ['rene_stands_stop'],
    ]);
    expect(seen.map((part) => part.shown.view.tiles.length)).toEqual([0, 1, 1, 1]);
    expect(seen.map((part) => part.shown.view.players[1]!.at)).toEqual([
      old.view.players[1]!.at,
      old.view.players[1]!.at,
      1,
      1,
    ]);
    expect(seen.every(({ fresh }) => hasStep(fresh))).toBe(true);
  });
  it('shows a card, a power and the market as they were until it is told', () => {
    const won = event('rene_power_won', { seat: 2, colour: 'blue', numbers: { amount: 1 } });
    const now = shown({ view: view({ players: [player(1), player(2)], rene, market: ['b'] }) });
    const [before, after] = parts(old, now, [drive[0]!, won]);
    expect([before!.shown.view.rene?.powers, after!.shown.view.rene?.powers]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    const market = ['a', 'b'].map((one) => event('market_shown', { card: one }));
    const seen = parts(old, now, [...market, event('rene_takes', { seat: 2, card: 'a', numbers: { amount: 1 } })]);
    expect(seen.map((part) => part.shown.view.market)).toEqual([['a', 'b'], ['b']]);
  });
  it('is told word for word, and in a line that stays', () => {
    expect(captionOf(survey, survey.slice(2), teller)).toMatch(/value 1 is below 3.*nearest empty space of his course/);
    const entries = [event('sequence_began', { seat: 1 }), ...survey, event('sequence_began', { seat: 1 })];
    expect(drafts(entries).map(({ seat }) => seat)).toEqual([1, 2, 1]);
    const { lines } = roundOf(entries, { board, me: 1, places: [0, 0] }, teller);
    expect(lines.map(({ seat, text }) => [seat, text])).toEqual([[2, 'lays a tile on B1']]);
  });
  it('is listed with its place: the last view in which he did anything', () => {
    const steps = stepsOf([...at(2, [event('rene_revealed', { seat: 2, rene: 'a1' })]), ...survey, ...drive]);
    expect(steps.map(({ events: [first], space }) => [first?.kind, space])).toEqual([
      ['rene_surveys', undefined],
      ['rene_judged_easy', 1],
      ['rene_drives', 1],
      ['rene_stands_stop', undefined],
    ]);
    expect(spaceOf(survey.slice(2))).toBe(1);
    expect([assistantOf(steps[0]!.events), assistantOf(steps[2]!.events)]).toEqual([1, 2]);
  });
});

describe('signs of a solo race', () => {
  const SIGNS = ['card', 'objective', 'tiles', 'moves', 'slots', 'harm', 'recover', 'left', 'mechanics', 'torpedo'];
  const keys = [
    ...SIGNS.map((sign) => `rene:${sign}`),
    ...['blue', 'yellow', 'green', 'red'].flatMap((colour) => [1, 2, 3, 4].map((level) => `power:${colour}:${level}`)),
    'crew:2',
    'vehicle:2',
    'gauge:petrol:2',
  ];
  it.each(LANGUAGES)('are all explained: %s', (language) => {
    const words = new Words(language, TEXTS[language]);
    const scene = {
      board,
      view: view({ players: [player(1), player(2)], rene }),
      teller: tellerOf(language),
      tileOn: new Map<number, string>(),
    };
    for (const key of keys) {
      const told = explain(key, scene, (name, values) => words.from('more', name, values));
      expect(told?.title, key).toBeTruthy();
      expect(`${told?.title} ${told?.aside} ${told?.text}`, key).not.toContain('[');
    }
    expect(explain('rene:nothing', scene, String)).toBeNull();
  });
});

describe('a callout', () => {
  const box = { wide: 224, high: 118 };
  const window = { wide: 936, high: 474 };
  const covers = ({ x, y }: { x: number; y: number }, spot: { x: number; y: number }): boolean =>
    spot.x > x && spot.x < x + box.wide && spot.y > y && spot.y < y + box.high;

  it('stands to the right of its space', () => {
    expect(beside({ x: 200, y: 200, r: 40 }, [], box, window)).toEqual({ x: 266, y: 154 });
  });
  it('stands on the left where a vehicle is on the right, and inside the window everywhere', () => {
    const car = { x: 420, y: 200, r: 40 };
    expect(beside({ x: 320, y: 200, r: 40 }, [car], box, window).x).toBe(30);
    for (let x = 0; x <= window.wide; x += 78)
      for (let y = 0; y <= window.high; y += 79) {
        const spot = { x, y, r: 40 };
        const at = beside(spot, [car], box, window);
        expect(at.x >= 4 && at.y >= 4 && at.x + box.wide <= 932 && at.y + box.high <= 470).toBe(true);
        expect(covers(at, spot)).toBe(false);
        if (Math.hypot(x - car.x, y - car.y) > 90) expect(covers(at, car)).toBe(false);
      }
  });
});
