// No word is missing, none is unused, and all languages say the same things.

import { FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it } from 'vitest';
import { prefs } from '../src/state/prefs.svelte';
import { LANGUAGES, preferredLanguage, Words } from '../src/words';
import { closure, filesBelow, later, textOf } from './imports';
import { TEXTS } from './texts';

const SHELVES = Object.keys(TEXTS.en) as (keyof typeof TEXTS.en)[];

/** Keys of a file with the values each asks for. */
function keysOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const message of new FluentResource(text).body) {
    const asked = (part: unknown): string =>
      [...new Set(JSON.stringify(part ?? '').match(/"type":"var","name":"\w+"/g) ?? [])].sort().join();
    if (message.value) found.set(message.id, asked(message.value));
    for (const [name, value] of Object.entries(message.attributes)) found.set(`${message.id}.${name}`, asked(value));
  }
  return found;
}
const FILES = filesBelow('src').filter((path) => !/^src\/(art|words)\//.test(path));
const CODE = FILES.map(textOf).join('\n');
const MORE = TEXTS.en.more;
/** Words of the form for modules and play modes; the cards themselves are looked at with them. */
const MODES = TEXTS.en.modes;
/** The words that `t` finds. */
const PAGE = TEXTS.en.page + TEXTS.en.around + TEXTS.en.table;
/** Words that stand in a file as they are, and beginnings: `do_${kind}` and the like use every key that begins so. */
const quotedIn = (code: string): Set<string> =>
  new Set([...code.matchAll(/['"`]([a-z][a-z0-9_]*(?:\.[a-z]+)?)['"`]/g)].map((match) => match[1]!));
const beginningsIn = (code: string): string[] =>
  [...code.matchAll(/[`'"]([a-z_]+_)(?:\$\{|['"] ?\+)/g)]
    .map((match) => match[1]!)
    .filter((start) => start !== 'card_'); // the names of rules are no words
function usedIn(code: string, keys: Iterable<string>): string[] {
  const quoted = quotedIn(code);
  const beginnings = beginningsIn(code);
  return [...keys].filter((key) => quoted.has(key) || beginnings.some((start) => key.startsWith(start)));
}

describe('words', () => {
  it.each(SHELVES)('%s: every language has the same keys and asks for the same values', (shelf) => {
    const wanted = keysOf(TEXTS.en[shelf]);
    for (const language of LANGUAGES) {
      const found = keysOf(TEXTS[language][shelf]);
      expect([...found.keys()].sort(), language).toEqual([...wanted.keys()].sort());
      if (shelf !== 'page' && shelf !== 'around' && shelf !== 'table' && shelf !== 'more') continue;
      for (const [key, values] of wanted) expect(`${key} ${found.get(key)}`, language).toBe(`${key} ${values}`);
    }
  });

  it('every key the page asks for is there', () => {
    const { events, modules, leaders, solo, campaign, people, tidings, motorcar, stories, motorbook, motortips } =
      TEXTS.en;
    const motorwords = [motorcar, stories, motorbook, motortips];
    const shelves = [PAGE, MORE, MODES, events, modules, leaders, solo, campaign, people, tidings, ...motorwords];
    const known = new Map(shelves.flatMap((text) => [...keysOf(text)]));
    for (const [call, shelf] of [
      ['t', PAGE],
      ['m', MORE],
      ['w', MODES],
      ['mod', modules],
      ['rene', solo],
      ['cam', campaign],
      ['p', people],
      ['tiding', tidings],
      ['say', motorcar],
      ['tip', motortips],
    ] as const) {
      const asked = [...CODE.matchAll(new RegExp(`\\b${call}\\(\\s*'([a-z0-9_.]+)'`, 'g'))].map((match) => match[1]!);
      expect(asked.length, call).toBeGreaterThan(8);
      expect(asked.filter((key) => !keysOf(shelf).has(key))).toEqual([]);
    }
    expect(beginningsIn(CODE).filter((start) => ![...known.keys()].some((key) => key.startsWith(start)))).toEqual([]);
  });
  it('no key is unused', () => {
    const { page, around, solo } = TEXTS.en;
    const form = [...keysOf(MODES).keys()].filter((key) => /^(mix|form)_/.test(key));
    const keys = [...[page, around, MORE, solo].flatMap((text) => [...keysOf(text).keys()]), ...form];
    const used = new Set(usedIn(CODE, keys));
    expect(keys.filter((key) => !used.has(key) && !key.startsWith('ask_'))).toEqual([]);
  });
});

const GAMES = ['src/games/race/index.ts', 'src/games/motorcar/index.ts'];

describe('what is not seen at first', () => {
  const around = [...keysOf(TEXTS.en.around).keys()];
  /** What a table brings along before anything of it is seen. */
  const first = closure(['src/main.ts', 'src/start.ts', 'src/table/TableScreen.svelte', ...GAMES]);
  const speaks = (files: Iterable<string>): string[] =>
    [...files].filter((path) => !first.has(path) && usedIn(textOf(path), around).length > 0);

  it('sets a colon as the language does', () => {
    const set = LANGUAGES.map((language) => new Words(language, TEXTS[language]).colon('A1', 'x'));
    expect(set).toEqual(LANGUAGES.map((language) => (language === 'fr' ? 'A1\u00a0: x' : 'A1: x')));
  });

  it('begins no French line with the sign that ends a question', () => {
    const words = new Words('fr', TEXTS.fr);
    expect(words.from('motorcar', 'strain_ask', { place: 'Chicago' })).toMatch(/Chicago\u00a0\?$/);
  });

  it('melts French names into the word before them', () => {
    const words = new Words('fr', TEXTS.fr);
    const guard = (who: string): string => words.from('more', 'news_countered_guard', { who });
    expect(['Le Scarabée', 'Odette', 'Kemal'].map(guard)).toEqual([
      'Le garde du Scarabée veillait',
      'Le garde d’Odette veillait',
      'Le garde de Kemal veillait',
    ]);
    const city = (name: string): string => words.from('page', 'city_ends_drive', { city: name });
    expect([city('Le Caire'), city('La Havane')].map((said) => said.split('\u00a0: ')[0])).toEqual([
      'Vous êtes au Caire',
      'Vous êtes à La Havane',
    ]);
  });
  it('speaks words that the first load does not bring', () => {
    expect(first.size).toBeGreaterThan(50);
    for (const path of first) expect(usedIn(textOf(path), around), path).toEqual([]);
  });
  it('waits for its words', () => {
    const parts = [...first].flatMap((path) => later(path).map((part) => ({ ...part, path })));
    const bare = parts.filter(({ file, worded }) => !worded && speaks(closure([file], true)).length > 0);
    // The frame, the table itself and its game are the first load; what they load later is looked at on its own. The
    // lobby is asked for beside its words, and waits for them where it is shown.
    expect(new Set(bare.map(({ file }) => file))).toEqual(
      new Set(['src/start.ts', 'src/table/TableScreen.svelte', ...GAMES, 'src/games/first.ts']),
    );
    expect(textOf('src/screens.ts')).toContain('worded(EARLY.lobby)');
    expect(textOf('src/games/index.ts')).toContain('worded(EARLY.SetUp)');
    expect(parts.filter(({ worded }) => worded).length).toBeGreaterThan(20);
  });
});

describe('a shelf that is fetched when it is wanted', () => {
  beforeEach(async () => {
    prefs.shelves = new Set();
    await prefs.speak('en');
  });

  it('is there when it has been opened, and not before', async () => {
    expect(prefs.words.find('around', 'plan_title', { n: 5 })).toBeUndefined();
    await prefs.open('around');
    expect(prefs.words.t('plan_title', { n: 5 })).toBe('Place your 5 assistants');
  });
  it('is spoken in the new language from its first moment on', async () => {
    await prefs.open('around');
    const english = prefs.words;
    const speaking = prefs.speak('fr');
    const opening = prefs.open('more');
    expect(prefs.words).toBe(english);
    await Promise.all([speaking, opening]);
    expect(prefs.words.language).toBe('fr');
    for (const shelf of ['around', 'more'] as const) expect(prefs.words.has(shelf), shelf).toBe(true);
  });
  it('may be one that has no words yet', async () => {
    await prefs.open('modules', 'leaders');
    expect(prefs.words.find('modules', 'no_such_word')).toBeUndefined();
    expect(prefs.shelves.has('leaders')).toBe(true);
  });
});

describe('speaking', () => {
  it('numbers and plurals follow the language', () => {
    expect(new Words('en', TEXTS.en).t('steps', { n: 1 })).toBe('1 step');
    expect(new Words('en', TEXTS.en).francs(1200)).toBe('1,200\u00a0F');
    expect(new Words('nl', TEXTS.nl).francs(1200)).toBe('1.200\u00a0F');
    expect(new Words('fr', TEXTS.fr).t('ordinal', { n: 1 })).toBe('1er');
  });
  it('a missing word shows itself', () => {
    expect(new Words('en', TEXTS.en).t('no_such_word')).toBe('[no_such_word]');
  });
  it('the chosen language comes before the spoken ones', () => {
    expect(preferredLanguage('fr', ['nl'])).toBe('fr');
    expect(preferredLanguage(null, ['de', 'nl-BE', 'fr'])).toBe('nl');
    expect(preferredLanguage(null, ['de'])).toBe('en');
  });
});
