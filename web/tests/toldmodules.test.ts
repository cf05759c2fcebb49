// What modules and leaders bring, told at the table, in the line of a rival and in the paper.

import { afterEach, describe, expect, it } from 'vitest';
import { ENGRAVINGS } from '../src/art/engravings';
import { race } from '../src/games/race';
import { EVENTS } from '../src/games/race/kinds';
import { Teller } from '../src/games/race/table/tell';
import { deeds } from '../src/games/race/told/deeds';
import { captionOf, roundOf } from '../src/games/race/told/lines';
import { articles } from '../src/games/race/told/news';
import type { RaceEntry } from '../src/net/types';
import { prefs } from '../src/state/prefs.svelte';
import { LANGUAGES, Words } from '../src/words';
import { m } from '../src/words/more';
import { board, event, shown } from './sample';
import { TEXTS } from './texts';

const teller = new Teller(new Words('en', TEXTS.en), board, shown().table.seats, 1, shown().table.commitment);
const begins = (seat: number): RaceEntry => event('sequence_began', { seat });

describe('what modules bring is told', () => {
  const MODULES: RaceEntry[] = [
    event('leader_joined', { seat: 2, leader: 'cook' }),
    event('crew_hired', { seat: 2, leader: 'van_hotten' }),
    event('gauge_changed', { seat: 2, gauge: 'engine', numbers: { limit: 6 } }),
    event('tile_returned', { seat: 2, tile: 'savanna_p1', space: 1 }),
    event('robbed', { seat: 2, victim: 1 }),
    event('stole', { seat: 2, victim: 1 }),
    event('stole_own', { seat: 2, victim: 1, card: 'jerrycan' }),
    event('season_began', { numbers: { season: 6 } }),
    event('weather_rolled', { weather: 'no_boats', numbers: { die: 2 } }),
    event('climate_rolled', { seat: 2, space: 1, numbers: { die: 3 } }),
    event('village_helped', { seat: 2, space: 1 }),
    event('parcel_laid', { space: 3, colour: 'blue' }),
    event('parcel_loaded', { seat: 2, colour: 'blue' }),
    event('parcel_delivered', { seat: 2, colour: 'blue' }),
    event('border_rolled', { seat: 2, numbers: { die: 5 } }),
    event('bribed', { seat: 2, numbers: { francs: 40 } }),
    event('held_in_city', { seat: 2 }),
    event('influence_raised', { seat: 2, colour: 'red', numbers: { amount: 2, paid: 10 } }),
    event('patron_moved', { seat: 2, numbers: { amount: 4 } }),
    event('patron_paid', { seat: 2 }),
  ];
  const before = prefs.words;
  afterEach(() => (prefs.words = before));
  it.each(LANGUAGES)('%s: every event of theirs, at the table, in the strip and in the paper', (language) => {
    prefs.words = new Words(language, TEXTS[language]);
    const own = new Teller(prefs.words, board, shown().table.seats, 1, shown().table.commitment);
    for (const entry of MODULES) {
      const told = [own.entry(entry), own.openly(entry), ...deeds([entry], 2, own)].join(' ');
      const news = articles([begins(2), entry], own).map(({ headline, text }) => `${headline} ${text}`);
      expect(`${told} ${news.join(' ')}`, entry.what).not.toMatch(/\[\w+\]|\{|\(\)|undefined| {2}/);
    }
  });
  it('has a sentence for every kind that is a deed or a headline', () => {
    for (const kind of Object.keys(EVENTS) as (keyof typeof EVENTS)[]) {
      if (EVENTS[kind].deed) expect(m(`did_${kind}`), kind).not.toMatch(/^\[/);
      if (EVENTS[kind].headline) expect(m(`news_${kind.replace('_own', '')}`), kind).not.toMatch(/^\[/);
    }
    const scenes = Object.values(EVENTS).flatMap(({ headline }) => headline?.[1] ?? []);
    for (const scene of scenes) expect(Object.keys(ENGRAVINGS)).toContain(scene);
  });
  it('names leader, colour, weather and die', () => {
    const said = MODULES.map((entry) => teller.entry(entry));
    for (const words of [
      'Amina drives under Dr Cook.',
      'Amina hires the crew of Van Hotten.',
      'November and December.',
      'The weather die shows 2: no boat puts to sea.',
      'A blue parcel waits in Cairo.',
      'Amina rolls a 5 at the city gate.',
      'Amina buys influence in red cities: level 2 for 10 F.',
    ])
      expect(said).toContain(words);
  });
  it('tells the pay with what it is for, and the thief to whom it concerns', () => {
    const entries = [
      begins(2),
      event('parcel_delivered', { seat: 2, colour: 'blue' }),
      event('earned', { seat: 2, numbers: { francs: 30 } }),
      event('robbed', { seat: 2, victim: 1 }),
    ];
    const [line] = roundOf(entries, { board, me: 1, places: [0, 0] }, teller).lines;
    expect(line).toMatchObject({
      text: 'delivers the blue parcel (30\u00a0F) and reaches into the hand of P1',
      means: 'it is you who is robbed',
      bad: true,
    });
    expect(articles(entries, teller)[0]).toMatchObject({ headline: 'Red Kate pays P1 a visit', scene: 'attack' });
  });
  it('puts captains, post and weather into the news of the camp', () => {
    const of = (...wanted: string[]): RaceEntry[] =>
      MODULES.filter((entry) => entry.what === 'event' && wanted.includes(entry.event.kind));
    const [first] = articles(of('leader_joined', 'parcel_laid'), teller);
    expect(first).toMatchObject({
      headline: 'The captains are chosen',
      text: 'Amina drives under Dr Cook. A new parcel waits in its city.',
    });
    const [foul] = articles(of('season_began', 'weather_rolled'), teller);
    expect(foul).toMatchObject({ headline: 'No boat leaves port', scene: 'weather' });
    expect(foul!.text).toContain('November and December.');
    const clear = event('weather_rolled', { weather: 'clear', numbers: { die: 6 } });
    expect(articles([event('ranked', { seat: 2 }), clear], teller)[0]!.headline).toBe('Amina leads into turn 1');
  });
  it('tells it while it happens, though no sequence runs', () => {
    const entries = [MODULES[8]!];
    expect(captionOf(entries, entries, teller)).toBe('The weather die shows 2: no boat puts to sea.');
  });
  it('fetches their words for a table that is played with them', () => {
    expect(race.shelves(board)).toEqual([]);
    expect(race.shelves({ ...board, modules: { names: ['season'], on: ['season'] } })).toEqual(['modules', 'leaders']);
  });
});
