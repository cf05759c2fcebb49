// Every sign of the motorcar table has a tip, in every language, with a chapter of the rule book that exists.

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../src/games/motorcar/kinds';
import { CHAPTERS } from '../src/games/motorcar/learn/chapters';
import { Teller } from '../src/games/motorcar/table/tell';
import { DEEDS, explain, type Scene } from '../src/games/motorcar/tips/explain';
import type { MotorcarBoard, MotorcarPlayer, MotorcarView } from '../src/net/types';
import { LANGUAGES, Words } from '../src/words';
import { seatInfo } from './sample';
import { TEXTS } from './texts';

const SLUGS = ['thomas_flyer', 'protos', 'zust', 'de_dion_bouton', 'motobloc', 'sizaire_naudin'];
const row = (strain: string, tokens: number) => ({
  strain,
  tokens,
  stage: { least: 12, most: 21, mean: 16.5 },
  predicament: { least: 1, most: 10, mean: 5.5 },
});
const board = {
  seats: 6,
  lap: 50,
  one_more: 30,
  two_more: 48,
  legs: [
    { slug: 'america', predicaments: 3 },
    { slug: 'alaska', predicaments: 4 },
  ],
  stages: ['chicago', 'promontory_point', 'san_francisco', 'vancouver', 'skagway'].map((slug, i) => ({
    slug,
    leg: i < 4 ? 0 : 1,
    reassessed: i === 3,
  })),
  cars: SLUGS.map((slug, i) => ({ seat: i + 1, slug })),
  strains: [row('normal', 1), row('heavy', 2), row('severe', 3)],
} as unknown as MotorcarBoard;
const player = (seat: number, more: Partial<MotorcarPlayer> = {}): MotorcarPlayer =>
  ({
    seat,
    day: 40 + seat,
    tiles: 2,
    in_bag: seat % 4,
    strain: 'heavy',
    random: 1,
    inflicted: 1,
    ...more,
  }) as MotorcarPlayer;
const view = {
  order: [3, 1, 2, 4, 5, 6],
  players: SLUGS.map((_, i) => player(i + 1, { pledge: i === 1 ? 3 : null, strain: i === 5 ? null : 'heavy' })),
} as unknown as MotorcarView;
const scene = (words: Words): Scene => ({
  board,
  view,
  teller: new Teller(
    words,
    board,
    SLUGS.map((_, i) => seatInfo(i + 1)),
    1,
    '',
  ),
});
const PLAIN = ['order', 'reflick', 'edge', 'meter', 'lanes', 'chart', 'guess', 'hand', 'risk', 'roll', 'bag', 'dice'];
const KEYS = [
  ...PLAIN,
  ...STEPS.map((step) => `step:${step}`),
  ...Object.keys(DEEDS).map((kind) => `do:${kind}`),
  ...['pay', 'inflict', 'earn'].map((use) => `use:${use}`),
  ...['normal', 'heavy', 'severe'].map((strain) => `choose:${strain}`),
  ...['car:1', 'car:2', 'car:6', 'day:2', 'place:2', 'strain:2', 'strain:6', 'tiles:2', 'random:2', 'inflicted:2'],
  ...['pledge:2', 'stage:1', 'stage:4', 'stage:5'],
];

describe('tips of the motorcar table', () => {
  it.each(LANGUAGES)('%s: every sign says what it is', (language) => {
    const words = new Words(language, TEXTS[language]);
    const said = new Set<string>();
    for (const key of KEYS) {
      const told = explain(key, scene(words), (name, values) => words.from('motortips', name, values));
      expect(told, key).not.toBeNull();
      const rows = (told!.rows ?? []).flatMap(({ label, text }) => [label, text ?? '']);
      const all = [told!.title, told!.aside ?? '', told!.text ?? '', ...rows].join('|');
      expect(all, key).not.toMatch(/\[[a-z_.]+\]|undefined|NaN/);
      expect(told!.text!.length, key).toBeGreaterThan(20);
      expect(
        CHAPTERS.map((chapter) => `motorcar_${chapter}`),
        key,
      ).toContain(told!.rule);
      said.add(all);
    }
    expect(said.size).toBe(KEYS.length);
  });
  it('every kind that the table marks is known, and every kind is marked', () => {
    const folder = 'src/games/motorcar/table';
    const text = readdirSync(folder)
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .join('\n');
    const values = [...text.matchAll(/data-tip="([a-z]+)|data-tip=(?:"?\{)([^}]*)|tipped\(([^)]*)/g)];
    const marked = values.flatMap(([, word, ...expressions]) =>
      word ? [word] : [...expressions.join('').matchAll(/['"`]([a-z]+)(?=[:'"`])/g)].map(([, kind]) => kind!),
    );
    const kinds = new Set(KEYS.map((key) => key.split(':')[0]!));
    const words = scene(new Words('en', TEXTS.en));
    for (const kind of kinds) expect(marked, kind).toContain(kind);
    for (const kind of new Set(marked)) {
      const parts = ['', ':1', ':2', ':pay', ':help', ':draw', ':normal'];
      const known = parts.some((part) => explain(kind + part, words, (key) => key) !== null);
      expect(known, kind).toBe(true);
    }
  });
  it('says nothing of what it does not know', () => {
    const words = scene(new Words('en', TEXTS.en));
    for (const key of [
      '',
      'stage:99',
      'car:9',
      'do:fly',
      'do:strain',
      'step:x',
      'use:x',
      'choose:x',
      'constructor',
      'pledge:1',
    ])
      expect(
        explain(key, words, (name) => name),
        key,
      ).toBeNull();
  });
});
