// Modules and play modes: what a card or a switch makes of a wish, how it is sent, and how it is told.

import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modePicture, PICTURED } from '../src/art/modes';
import Choices from '../src/games/race/Choices.svelte';
import { minutesOf } from '../src/games/race/duration';
import {
  cardWith,
  hasOwnCrews,
  inPlay,
  leadersIn,
  mixOf,
  MODES,
  MODULES,
  saidAs,
  SECOND,
  withLeaders,
  withMode,
  withModule,
  type MixWish,
} from '../src/games/race/mix/mix';
import MixPanel from '../src/games/race/mix/MixPanel.svelte';
import { told } from '../src/games/race/mix/told';
import { Picks } from '../src/games/race/picks.svelte';
import { prefs } from '../src/state/prefs.svelte';
import { LANGUAGES, loadWords } from '../src/words';

const text = (path: string): string => readFileSync(`../${path}`, 'utf8');

beforeEach(async () => {
  prefs.shelves = new Set();
  await prefs.open('modules', 'modes');
});

describe('a mix', () => {
  it('knows every card, and every card has a picture, a name and a line in every language', async () => {
    const slugs = [...text('content/modes.toml').matchAll(/slug = "(\w+)"/g)].map((match) => match[1]!);
    expect(slugs).toHaveLength(12);
    expect(Object.keys(MODES)).toEqual(slugs);
    expect([...PICTURED].sort()).toEqual([...slugs].sort());
    expect(new Set(slugs.map(modePicture)).size).toBe(12);
    for (const language of LANGUAGES) {
      const words = await loadWords(language, ['modes', 'modules']);
      const names = slugs.map((slug) => words.find('modes', slug));
      expect(new Set(names).size, language).toBe(12);
      for (const slug of slugs) expect(words.find('modes', `${slug}.text`), `${language} ${slug}`).toBeTruthy();
      for (const module of MODULES) expect(words.find('modules', `${module}.text`), module).toBeTruthy();
    }
  });
  it('has the modules and second forms of the rules', () => {
    const rules = text('crates/race/src/modules/mod.rs');
    const declared = [...rules.matchAll(/^ {8}[A-Z]\w+ = "(\w+)":/gm)].map((match) => match[1]!);
    expect(declared.filter((slug) => !['probe', 'echo'].includes(slug))).toEqual([...MODULES]);
    const words = new Set(Object.values(MODES).flat());
    for (const [module, second] of Object.entries(SECOND))
      expect(words, module).toContain(second === null ? module : `${module}:${second}`);
  });
  it('is a card until a switch is touched', () => {
    const card = withMode({}, 'grand_tour');
    expect([card, inPlay(card)]).toEqual([{ mode: 'grand_tour' }, ['leaders', 'postal', 'village']]);
    expect(withModule(card, 'season', 'season:hard')).toEqual({
      modules: ['postal', 'season:hard', 'village'],
      leaders: 'draft',
    });
    expect(withModule(card, 'leaders', null)).toEqual({ modules: ['postal', 'village'] });
    expect(withModule(withMode({}, 'post_haste'), 'postal', null)).toEqual({});
    expect(withMode(card, null)).toEqual({});
    // From a card that nobody knows yet one begins anew.
    expect(withModule({ mode: 'draw', leaders: 'random' }, 'village', 'village')).toEqual({ modules: ['village'] });
  });
  it('keeps its card where only the way to leaders is chosen', () => {
    const card = withMode({}, 'grand_tour');
    const dealt = withLeaders(card, 'random');
    expect(dealt).toEqual({ mode: 'grand_tour', leaders: 'random' });
    expect(withMode(dealt, 'intrigue')).toEqual({ mode: 'intrigue', leaders: 'random' });
    expect(withMode(dealt, 'borders')).toEqual({ mode: 'borders' });
    expect(withMode({ leaders: 'random:all' }, 'draw')).toEqual({ mode: 'draw', leaders: 'random' });
    expect(withLeaders(card, 'draft:all')).toEqual({ modules: ['postal', 'village'], leaders: 'draft:all' });
    expect(withLeaders({ mode: 'borders' }, 'draft')).toEqual({ modules: ['diplomacy'], leaders: 'draft' });
    expect(leadersIn({ mode: 'borders' })).toBeUndefined();
    expect([leadersIn(card), leadersIn({ leaders: 'random:all' })]).toEqual(['draft', 'random:all']);
  });
  it('is read from what a table agreed on, and said so that each step goes', () => {
    const options = { board: 'africa', direction: 'forward', modules: ['all'], leaders: 'draft' } as const;
    const mix = mixOf({ game: 'race', options: { ...options, modules: [...options.modules] } });
    expect(mix.modules).toEqual(MODULES.slice(1));
    expect(mixOf({ game: 'motorcar', options: { flick: 'luck' } })).toEqual({});
    // Modules said beside a card would put the card aside.
    expect(saidAs({ mode: 'draw', leaders: 'random' })).toEqual([
      ['mode', 'draw'],
      ['leaders', 'random'],
    ]);
    expect(saidAs({ modules: ['village'] })).toEqual([
      ['mode', null],
      ['modules', ['village']],
      ['leaders', null],
    ]);
    expect(saidAs({})[1]).toEqual(['modules', null]);
  });
  it('with leaders has no crews to choose', () => {
    const with_: MixWish[] = [{ mode: 'draw' }, { mode: 'the_captains' }, { leaders: 'random' }];
    expect(with_.map(hasOwnCrews)).toEqual([true, true, true]);
    expect([{}, { mode: 'borders' }, { modules: ['paddock'] }].map(hasOwnCrews)).toEqual([false, false, false]);
    const picks = new Picks();
    picks.choose('crews', 'swiss', 2);
    expect([picks.hasCrews(2), picks.hasCrews(1)]).toEqual([true, false]);
    expect(picks.fitting([], 2, true)).toEqual({});
    expect(picks.fitting([], 2)).toEqual({ crews: [null, 'swiss'] });
  });
  it('is told in a line', () => {
    const tell = (outline: Parameters<typeof told>[1]): string => told(prefs.words, outline);
    expect(tell({})).toBe('');
    expect(tell({ modules: ['leaders', 'season:hard'] })).toBe('Leaders and Season (hard)');
    expect(tell({ modules: ['leaders:all'] })).toBe('Leaders (leaders of all editions)');
    expect(tell({ mode: 'weather_eye' })).toBe('Weather eye: Leaders and Season');
    expect(tell({ mode: 'draw' })).toBe('A play-mode card is drawn when the race begins');
    expect(tell({ mode: 'draw', modules: ['diplomacy'], commitment: 'c' })).toBe('drawn: Borders: Diplomacy');
    expect(tell({ mode: 'draw', commitment: 'c' })).toBe('drawn: First light');
    expect(cardWith(['village', 'leaders', 'postal'])).toBe('grand_tour');
  });
});

describe('the form', () => {
  it('shows a card as pressed and its modules as switched on, and mixes anew when a switch is pressed', () => {
    const onmix = vi.fn();
    const props = { mix: { mode: 'foul_weather' }, offered: ['foul_weather', 'borders', 'draw'], onmix };
    const panel = mount(MixPanel, { target: document.body, props });
    flushSync();
    const cards = [...document.querySelectorAll<HTMLButtonElement>('[data-mode]')];
    expect(cards.map((card) => [card.dataset['mode'], card.getAttribute('aria-pressed')])).toEqual([
      ['borders', 'false'],
      ['foul_weather', 'true'],
    ]);
    const on = [...document.querySelectorAll('[role=switch][aria-checked=true]')];
    const names = on.map((one) => document.getElementById(one.getAttribute('aria-labelledby')!)?.textContent);
    expect(names).toEqual(['Season', 'Microclimate']);
    const press = (selector: string): void => document.querySelector<HTMLButtonElement>(selector)!.click();
    press('[data-module=season] .forms [aria-pressed=false]');
    expect(onmix).toHaveBeenLastCalledWith({ modules: ['season', 'microclimate'] });
    press('[data-module=village] [role=switch]');
    expect(onmix).toHaveBeenLastCalledWith({ modules: ['season:hard', 'microclimate', 'village'] });
    press('[data-mode=foul_weather]');
    expect(onmix).toHaveBeenLastCalledWith({});
    press('[data-mode=borders]');
    expect(onmix).toHaveBeenLastCalledWith({ mode: 'borders' });
    void unmount(panel);
  });
  it('says why there is no crew to choose', () => {
    const spec = { game: 'race', options: { board: 'africa', direction: 'forward', leaders: 'draft' } } as const;
    const crews = { name: 'crews', kind: 'word_by_seat', otherwise: 'lot', values: [{ value: 'french' }] } as const;
    const offer = {
      game: 'race',
      seats: [2, 5] as [number, number],
      bots: [],
      options: [{ ...crews, values: [...crews.values] }],
    };
    const props = { offer, spec, seats: ['Ann', 'Bob'], may: () => true, onchoose: vi.fn() };
    const choices = mount(Choices, { target: document.body, props });
    flushSync();
    expect(document.querySelector("[aria-label$='Crew of Ann']")).toBeNull();
    expect(document.body.textContent).toContain('Leaders bring their own crews');
    void unmount(choices);
  });
});

it('a race with modules takes as long as its modules make it', () => {
  const spec = (mix: MixWish) => ({
    game: 'race' as const,
    options: { board: 'asia', direction: 'forward' as const, ...mix },
  });
  const plain = minutesOf('asia', 4, 0);
  expect(minutesOf('asia', 4, 0, spec({}))).toBe(plain);
  expect(minutesOf('asia', 4, 0, spec({ modules: ['diplomacy:hard'] }))).toBeGreaterThan(plain + 15);
  expect(minutesOf('asia', 4, 0, spec({ mode: 'borders' }))).toBeGreaterThan(plain);
});
