// No word is missing, none is unused, and all languages say the same things.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, preferredLanguage, Words, type Shelf } from '../src/words';
import en from '../src/words/en';
import fr from '../src/words/fr';
import moreEn from '../src/words/more-en';
import moreFr from '../src/words/more-fr';
import moreNl from '../src/words/more-nl';
import nl from '../src/words/nl';

const TEXTS = { en: { ...en, ...moreEn }, nl: { ...nl, ...moreNl }, fr: { ...fr, ...moreFr } };
const SHELVES = Object.keys(TEXTS.en) as Shelf[];

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
function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'art' || name === 'words' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(name) && name !== 'wire.ts' ? [readFileSync(path, 'utf8')] : [];
  });
}
const CODE = sources('src').join('\n');
/** The words that `t` finds. */
const PAGE = en.page + en.table;

describe('words', () => {
  it.each(SHELVES)('%s: every language has the same keys and asks for the same values', (shelf) => {
    const wanted = keysOf(TEXTS.en[shelf]);
    for (const language of LANGUAGES) {
      const found = keysOf(TEXTS[language][shelf]);
      expect([...found.keys()].sort(), language).toEqual([...wanted.keys()].sort());
      if (shelf !== 'page' && shelf !== 'table' && shelf !== 'more') continue;
      for (const [key, values] of wanted) expect(`${key} ${found.get(key)}`, language).toBe(`${key} ${values}`);
    }
  });

  const quoted = new Set([...CODE.matchAll(/['"`]([a-z][a-z0-9_]*(?:\.[a-z]+)?)['"`]/g)].map((match) => match[1]!));
  /** `do_${kind}` and the like: every key that begins so is used. */
  const beginnings = [...CODE.matchAll(/[`'"]([a-z_]+_)(?:\$\{|['"] ?\+)/g)]
    .map((match) => match[1]!)
    .filter((start) => start !== 'card_'); // the names of rules are no words

  it('every key the page asks for is there', () => {
    const known = new Map([...keysOf(PAGE), ...keysOf(moreEn.more)]);
    for (const [call, shelf] of [
      ['t', PAGE],
      ['m', moreEn.more],
    ] as const) {
      const asked = [...CODE.matchAll(new RegExp(`\\b${call}\\(\\s*'([a-z0-9_.]+)'`, 'g'))].map((match) => match[1]!);
      expect(asked.length).toBeGreaterThan(8);
      expect(asked.filter((key) => !keysOf(shelf).has(key))).toEqual([]);
    }
    expect(beginnings.filter((start) => ![...known.keys()].some((key) => key.startsWith(start)))).toEqual([]);
  });
  it('no key is unused', () => {
    const used = (key: string): boolean =>
      quoted.has(key) || key.startsWith('ask_') || beginnings.some((start) => key.startsWith(start));
    expect([...keysOf(en.page).keys(), ...keysOf(moreEn.more).keys()].filter((key) => !used(key))).toEqual([]);
  });
});

describe('speaking', () => {
  it('numbers and plurals follow the language', () => {
    expect(new Words('en', en).t('steps', { n: 1 })).toBe('1 step');
    expect(new Words('en', en).francs(1200)).toBe('1,200\u00a0F');
    expect(new Words('nl', nl).francs(1200)).toBe('1.200\u00a0F');
    expect(new Words('fr', fr).t('ordinal', { n: 1 })).toBe('1er');
  });
  it('a missing word shows itself', () => {
    expect(new Words('en', en).t('no_such_word')).toBe('[no_such_word]');
  });
  it('the chosen language comes before the spoken ones', () => {
    expect(preferredLanguage('fr', ['nl'])).toBe('fr');
    expect(preferredLanguage(null, ['de', 'nl-BE', 'fr'])).toBe('nl');
    expect(preferredLanguage(null, ['de'])).toBe('en');
  });
});
