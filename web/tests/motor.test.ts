// The Great Motorcar Race on the page: what happens step by step, what stays secret, what is reckoned, what is told.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { after } from '../src/games/motorcar/apply';
import { decisive, deedsOf, inFrontFrom } from '../src/games/motorcar/after/decided';
import { fold, foldEntry } from '../src/games/motorcar/folded';
import { chapterOf, CHAPTERS } from '../src/games/motorcar/learn/chapters';
import { lookingTime, parts } from '../src/games/motorcar/looking';
import { overEdge, stops, trouble } from '../src/games/motorcar/table/figures';
import { storyKey, VARIANTS } from '../src/games/motorcar/told/stories';
import type { MotorcarBoard, MotorcarEvent, MotorcarPlayer, MotorcarView } from '../src/net/types';
import { LANGUAGES, Words } from '../src/words';
import { TEXTS } from './texts';

const player = (seat: number, more: Partial<MotorcarPlayer> = {}): MotorcarPlayer => ({
  seat,
  day: 40,
  fifties: 0,
  space: 40,
  place: 1,
  tiles: 2,
  tokens: 3,
  in_bag: 0,
  strain: null,
  random: 0,
  inflicted: 0,
  pledge: null,
  decided: true,
  ...more,
});
const view = (...players: MotorcarPlayer[]): MotorcarView => ({
  turn: 3,
  phase: 'strain',
  waiting: [],
  order: [1, 2, 3],
  standing: [1, 2, 3],
  slowest: 3,
  drawer: 3,
  predicaments: null,
  bag: 0,
  players,
  pull: null,
  hand: 'severe',
  meeting: null,
  position: '',
});
const run = (from: MotorcarView, ...events: MotorcarEvent[]): MotorcarView =>
  events.reduce((now, event) => after(now, event, 50), from);

describe('one event later', () => {
  const start = view(player(1), player(2), player(3));
  it('tokens go from the hand to the bag, and from there to the logo and home', () => {
    const opened = run(
      start,
      { kind: 'event_strain_revealed', seat: 1, strain: 'severe' },
      { kind: 'event_strain_revealed', seat: 2, strain: 'normal' },
    );
    expect(opened.bag).toBe(4);
    expect(opened.players[0]).toMatchObject({ tokens: 0, in_bag: 3, strain: 'severe', decided: false });
    const drawn = run(opened, { kind: 'event_token_drawn', seat: 3, victim: 1 });
    expect(drawn.players[0]).toMatchObject({ random: 1, in_bag: 2 });
    const paid = run(drawn, { kind: 'event_paid_off', seat: 1, numbers: { count: 1 } });
    expect(paid.players[0]).toMatchObject({ random: 0, tiles: 1, tokens: 1 });
  });
  it('a pledge is completed by a partner, or comes back', () => {
    const pledged = run(start, { kind: 'event_pledged', seat: 1, victim: 3 });
    expect([pledged.players[0]!.tiles, pledged.players[2]!.pledge]).toEqual([1, 1]);
    const joined = run(pledged, {
      kind: 'event_inflicted_together',
      seat: 2,
      partner: 1,
      victim: 3,
      numbers: { tiles: 1 },
    });
    expect(joined.players.map(({ tiles }) => tiles)).toEqual([1, 1, 2]);
    expect(joined.players[2]).toMatchObject({ inflicted: 1, pledge: null });
    const back = run(pledged, { kind: 'event_pledge_returned', seat: 1, victim: 3 });
    expect(back.players).toEqual(start.players);
  });
  it('days go round the track', () => {
    const there = run(start, { kind: 'event_travelled', seat: 2, numbers: { day: 57 } });
    expect(there.players[1]).toMatchObject({ day: 57, fifties: 50, space: 7 });
  });
});

describe('what is seen of it', () => {
  const entry = (event: MotorcarEvent) => ({ what: 'event' as const, version: 5, event });
  const shown = {
    view: view(player(1), player(2), player(3)),
    viewer: 1,
    version: 5,
    events: [],
    question: { key: 'ask_strain', phase: 'strain', target: { strain: 'severe' }, numbers: {} },
    choices: [{ act: 'strain severe', kind: 'strain', target: { strain: 'severe' }, changes: [], luck: null }],
    macros: [],
    mine: null,
  } as unknown as Parameters<typeof fold>[0];
  it('a screen that all look at shows no strain', () => {
    expect(JSON.stringify(fold(shown))).not.toContain('severe');
    expect(JSON.stringify(foldEntry(entry({ kind: 'event_chose_own', seat: 1, strain: 'severe' })))).not.toContain(
      'severe',
    );
  });
  it('is told in parts, and only the last asks', () => {
    const events = [
      { kind: 'event_strain_revealed', seat: 1, strain: 'heavy' },
      { kind: 'event_strain_revealed', seat: 2, strain: 'heavy' },
      { kind: 'event_predicament_die', seat: 1, numbers: { die: 4 } },
      { kind: 'event_predicaments_counted', numbers: { total: 4, of_leg: 1, more: 0, count: 1 } },
      { kind: 'event_token_drawn', seat: 3, victim: 2 },
    ] as MotorcarEvent[];
    const told = parts(shown, shown, events.map(entry));
    expect(told.map(({ fresh }) => fresh.length)).toEqual([2, 2, 1]);
    expect(told.map(({ shown: one }) => one.question === null)).toEqual([true, true, false]);
    expect(told[1]!.shown.view.predicaments).toBe(1);
    expect(lookingTime(told[0]!.fresh, 1)).toBeGreaterThan(0);
  });
});

describe('what is reckoned', () => {
  const board = { slide: { length: 600, most_pull: 100, speed: 20, friction: 2000, luck: [1, 2, 3, 2, 1] } };
  it('a pull of 74 never goes over, one of 80 always does', () => {
    const at = (pull: number): number => overEdge(board as MotorcarBoard, pull);
    expect([at(74), at(80)]).toEqual([0, 1]);
    expect(stops(board as MotorcarBoard, 0).every(({ short }) => short === 600)).toBe(true);
  });
  it('trouble is what a bag without luck would say', () => {
    expect(trouble(3, 3, 5)).toEqual({ mean: 3, risk: 1 });
    expect(trouble(1, 4, 2).risk).toBeCloseTo(0.5);
    expect(trouble(0, 0, 2)).toEqual({ mean: 0, risk: 0 });
  });
  it('every rule that a refusal names has a chapter', () => {
    expect(chapterOf('004:90')).toBe('inflict');
    expect(chapterOf('004:106')).toBe('help');
    expect(chapterOf('M13')).toBe('end');
    for (let n = 1; n <= 24; n++) expect(CHAPTERS).toContain(chapterOf(`M${n}`));
  });
});

describe('stories', () => {
  const route = readFileSync('../content/motorcar/route.toml', 'utf8');
  const legs = [...route.matchAll(/^stages = \[(.*)\]/gm)];
  const places = legs.flatMap(([, list]) => list!.match(/[a-z_]+/g) ?? []);
  it.each(LANGUAGES)('every stage has seven of each kind, one of them its own: %s', (language) => {
    const words = new Words(language, { stories: TEXTS[language].stories });
    expect(places).toHaveLength(16);
    const told = new Set<string>();
    for (const kind of ['random', 'inflicted'] as const)
      for (const [i, place] of places.entries()) {
        const keys = Array.from({ length: VARIANTS + 1 }, (_, nth) =>
          storyKey(kind, Math.floor(i / 4), place, i + 1, 1, nth),
        );
        expect(new Set(keys).size).toBe(VARIANTS + 1);
        expect(keys).toContain(`story_${kind}_to_${place}`);
        for (const key of keys) {
          told.add(key);
          expect(words.from('stories', key, { car: 'Züst', place: 'Omsk' })).not.toMatch(/[[\]{}]/);
        }
      }
    const keys = TEXTS[language].stories.match(/^story_\w+/gm) ?? [];
    expect(new Set(keys)).toEqual(told);
  });
});

describe('what decided a race', () => {
  const happened = (
    [
      { kind: 'event_round_began', numbers: { round: 1 } },
      { kind: 'event_strain_revealed', seat: 1, strain: 'severe' },
      { kind: 'event_strain_revealed', seat: 2, strain: 'normal' },
      { kind: 'event_inflicted', seat: 2, victim: 1, numbers: { tiles: 2 } },
      { kind: 'event_token_drawn', seat: 2, victim: 1 },
      { kind: 'event_travelled', seat: 1, numbers: { days: 9, day: 9 } },
      { kind: 'event_travelled', seat: 2, numbers: { days: 15, day: 15 } },
      { kind: 'event_endured', seat: 1, predicament: 'inflicted', numbers: { days: 8, day: 17 } },
      { kind: 'event_round_began', numbers: { round: 2 } },
      { kind: 'event_travelled', seat: 1, numbers: { days: 12, day: 29 } },
      { kind: 'event_travelled', seat: 2, numbers: { days: 18, day: 33 } },
      { kind: 'event_helped', seat: 2, victim: 1, predicament: 'random' },
      { kind: 'event_round_began', numbers: { round: 3 } },
      { kind: 'event_travelled', seat: 1, numbers: { days: 21, day: 50 } },
      { kind: 'event_travelled', seat: 2, numbers: { days: 12, day: 45 } },
    ] as MotorcarEvent[]
  ).map((event, version) => ({ what: 'event' as const, version, event }));
  const results = [
    { seat: 1, place: 2, days: 50, tiles: 0 },
    { seat: 2, place: 1, days: 45, tiles: 1 },
  ];
  const names = { car: (seat: number) => `car ${seat}`, stage: (turn: number) => `stage ${turn}` };
  it('counts what each did and suffered', () => {
    const [one, two] = [deedsOf(happened).get(1)!, deedsOf(happened).get(2)!];
    expect(one).toMatchObject({ road: 42, lost: 8, sabotaged: 8, tokens: 3, drawn: 1, rescued: 1, inflicted: 0 });
    expect(two).toMatchObject({ road: 45, lost: 0, tokens: 1, helped: 1, inflicted: 1 });
    expect([inFrontFrom(happened, 1), inFrontFrom(happened, 2)]).toEqual([4, 3]);
  });
  it('is told against the winner, in three languages', () => {
    const told = decisive(happened, results, 1, names);
    expect(told.map(({ key }) => key)).toEqual([
      'decided_gap',
      'decided_bag',
      'decided_sabotage',
      'decided_ways_out',
      'decided_front',
    ]);
    expect(told[0]!.values).toMatchObject({ gap: 5, pace: 'less', road: 3, fate: 'more', days: 8 });
    for (const language of LANGUAGES) {
      const words = new Words(language, { motorcar: TEXTS[language].motorcar });
      for (const { key, values } of told) expect(words.from('motorcar', key, values)).not.toMatch(/[[\]{}]/);
    }
    const words = new Words('en', { motorcar: TEXTS.en.motorcar });
    expect(words.from('motorcar', 'decided_gap', told[0]!.values)).toBe(
      'car 1 needed 5 days more than car 2: 3 fewer on the road, 8 more lost in trouble.',
    );
  });
  it('says nothing where all share the win, and speaks of tiles where days are equal', () => {
    const [a, b] = [
      { seat: 1, place: 1, days: 50, tiles: 2 },
      { seat: 2, place: 1, days: 50, tiles: 2 },
    ];
    expect(decisive(happened, [a, b], 1, names)).toEqual([]);
    expect(decisive(happened, [a, { ...b, place: 2, tiles: 0 }], 2, names)[0]!.key).toBe('decided_tiles');
  });
});
