// Every sign has a tip, in every language, with a place in the rule book that exists; a tip stands clear of what is
// asked.

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../src/art/symbols';
import { OFFERS } from '../src/games/race/kinds';
import { BOOK } from '../src/games/race/learn/book';
import type { RaceModules, RaceParts, RaceTile } from '../src/net/types';
import { Teller } from '../src/games/race/table/tell';
import { explain, type Scene } from '../src/games/race/tips/explain';
import { placeTip, shared } from '../src/table/tips/place';
import { LANGUAGES, Words } from '../src/words';
import { board, player, seatInfo, view } from './sample';
import { TEXTS } from './texts';

const numbers = {
  ...board.numbers,
  petrol_price_city: 10,
  petrol_price_wilderness: 20,
  part_price_city: 20,
  part_price_wilderness: 40,
  danger_damage: 2,
  city_petrol: 1,
  francs_per_point: 50,
};
const rough: RaceTile = {
  slug: 'jungle_rough',
  terrain: 'jungle',
  copies: 1,
  petrol: 2,
  damage: 1,
  danger: true,
  stop: false,
};
const SPECIAL = ['card', 'chassis', 'engine', 'money', 'petrol'].map((gives): RaceTile => {
  const slug = `village_${gives}`;
  return { slug, terrain: 'village', copies: 1, petrol: 1, damage: 0, danger: false, stop: true };
});
const climate: RaceTile = { ...rough, slug: 'microclimate', terrain: 'microclimate', damage: 0, danger: false };
const tiles = [...board.tiles, rough, climate, ...SPECIAL];
const modules: RaceModules = {
  names: ['postal', 'season', 'patronage', 'diplomacy'],
  on: ['postal', 'season', 'patronage', 'diplomacy'],
  patron_track: [10, 20, 30],
  influence: [1, [10, 20, 30, 40, 50]],
  seasons: [['damage', 'petrol', 'no_boats', 'petrol_and_damage', 'clear', 'clear']],
  parcel_reward: 30,
};
const parts: RaceParts = {
  season: 1,
  weather: 'damage',
  parcels: [[1, 'blue']],
  carried: ['red', null, null],
  patrons: [2, 0, 3],
  influence: [
    [1, 2, 3, 6],
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ],
};
const scene = (words: Words): Scene => ({
  board: { ...board, numbers, tiles, modules },
  view: view({ parts, players: [player(1), player(2, { at: 3, engine: [0, 5] }), player(3, { at: 2, place: 1 })] }),
  teller: new Teller(words, { ...board, tiles }, [seatInfo(1), seatInfo(2), seatInfo(3)], 1, ''),
  tileOn: new Map([[2, 'jungle_rough']]),
});
const DO = [...readFileSync('../content/text/en/more.ftl', 'utf8').matchAll(/^sign_do_(\w+)/gm)].map(
  ([, kind]) => `do:${kind!}`,
);
const KEYS = [
  'space:0',
  'space:1',
  'space:2',
  'space:3',
  'line:dakar-cairo',
  'vehicle:1',
  'vehicle:2',
  'vehicle:3',
  'tile:savanna_p1',
  'tile:jungle_rough',
  'card:jerrycan',
  'card:saboteur',
  'gauge:petrol:1',
  'gauge:engine:1',
  'gauge:chassis:2',
  'money:1',
  'hand:2',
  'box:0:1',
  'box:1:1',
  'box:2:1',
  'box:3:1',
  'crew:1',
  'crew:2',
  'pile:deck',
  'pile:discard',
  'pile:bag',
  'progress',
  'order',
  'phase:bivouac',
  'phase:planning',
  'phase:convoy',
  'phase:maintenance',
  'steps',
  'assistants',
  'score:place',
  'score:engine',
  'score:chassis',
  'score:money',
  'season',
  'parcel',
  'patrons',
  'diplomacy',
  'tile:microclimate',
  ...SPECIAL.map(({ slug }) => `tile:${slug}`),
  ...DO,
];
const RULES = new Set(BOOK.flatMap(({ rules }) => rules.map(({ id }) => id)));

describe('tips', () => {
  it.each(LANGUAGES)('%s: every sign says what it is', (language) => {
    const words = new Words(language, TEXTS[language]);
    const said = new Set<string>();
    for (const key of KEYS) {
      const told = explain(key, scene(words), (name, values) => words.from('more', name, values));
      expect(told, key).not.toBeNull();
      const all = [
        told!.title,
        told!.aside ?? '',
        told!.text ?? '',
        ...(told!.rows ?? []).flatMap(({ label, text }) => [label, text ?? '']),
      ].join('|');
      expect(all, key).not.toMatch(/\[[a-z_.]+\]|undefined|NaN/);
      expect(told!.title.length, key).toBeGreaterThan(0);
      expect((told!.text ?? '').length + (told!.rows ?? []).length, key).toBeGreaterThan(0);
      for (const { icon } of told!.rows ?? []) expect(Object.keys(ICONS), key).toContain(icon);
      expect([...RULES], key).toContain(told!.rule);
      said.add(all);
    }
    expect(said.size).toBe(KEYS.length);
  });
  it('every kind that the page marks is known', () => {
    const sources = ['src/art', 'src/games/race/table'].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.svelte'))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
    );
    const marked = sources.flatMap((text) =>
      [...text.matchAll(/(?:tip(?:ped)?[=:(] ?[{"'`]*)([a-z]+)(?=[:'"`])/g)].map(([, kind]) => kind!),
    );
    expect(marked.length).toBeGreaterThan(20);
    expect([...new Set(marked)].filter((kind) => !KEYS.some((key) => key.split(':')[0] === kind))).toEqual([]);
  });
  it('says what the signs of modules show now', () => {
    const words = new Words('en', TEXTS.en);
    const told = (key: string) => explain(key, scene(words), (name, values) => words.from('more', name, values))!;
    expect(told('season')).toMatchObject({ aside: 'January and February.', rule: 'season' });
    expect(told('season').text).toMatch(/^Now: 1 damage more on every tile\./);
    expect(told('season').rows![2]).toMatchObject({ label: 'no boat puts to sea', text: 'on a 3' });
    expect(told('parcel').rows!.map(({ text }) => text)).toEqual(['red', 'no parcel', 'no parcel']);
    expect(told('patrons').rows!.map(({ text }) => text)).toEqual(['20\u00a0F', '0\u00a0F', '30\u00a0F']);
    expect(told('diplomacy').rows![3]).toMatchObject({ label: 'Red', text: 'P1 6, P2 1, P3 1' });
    expect(told('tile:village_petrol')).toMatchObject({ rule: 'village' });
    expect(told('tile:microclimate')).toMatchObject({ rule: 'microclimate' });
    const plain = { ...scene(words), view: view() };
    for (const key of ['season', 'parcel', 'patrons', 'diplomacy'])
      expect(
        explain(key, plain, (name) => words.from('more', name)),
        key,
      ).toBeNull();
  });
  it('every act that has a rule has a tip', () => {
    const ruled = Object.entries(OFFERS).filter(([, { rule }]) => rule !== undefined);
    expect(ruled.map(([kind]) => `do:${kind}`).filter((key) => !DO.includes(key))).toEqual([]);
    for (const [kind, { rule }] of ruled) expect([...RULES], kind).toContain(rule);
  });
  it('says nothing of what it does not know', () => {
    const words = new Words('en', TEXTS.en);
    for (const key of [
      '',
      'space:99',
      'line:x',
      'gauge:oil:1',
      'gauge:petrol:9',
      'box:7:1',
      'tile:x',
      'card:x',
      'do:fly',
      'pile:x',
      'phase:x',
      'score:x',
      'constructor',
    ])
      expect(
        explain(key, scene(words), (name) => words.from('more', name)),
        key,
      ).toBeNull();
  });
});

describe('the place of a tip', () => {
  const window = { w: 1440, h: 900 };
  const tip = { w: 240, h: 150 };
  it('is beside its sign, inside the window', () => {
    for (const sign of [
      { x: 0, y: 0, w: 30, h: 30 },
      { x: 1400, y: 870, w: 30, h: 30 },
      { x: 700, y: 400, w: 60, h: 60 },
    ]) {
      const spot = { ...placeTip(sign, tip, window, []), ...tip };
      expect(shared(spot, sign)).toBe(0);
      expect(shared(spot, { x: 0, y: 0, ...window })).toBe(tip.w * tip.h);
    }
  });
  it('leaves free what is asked, also around a sign within it', () => {
    const prompt = { x: 12, y: 560, w: 612, h: 140 };
    const dial = { x: 60, y: 720, w: 130, h: 130 };
    const button = { x: 200, y: 620, w: 120, h: 44 };
    for (const sign of [dial, button])
      expect(shared({ ...placeTip(sign, tip, window, [prompt]), ...tip }, prompt)).toBe(0);
  });
});
