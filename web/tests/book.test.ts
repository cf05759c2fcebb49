// The rule book is whole: the same rules in every language, no ruling that does not exist, no link that leads nowhere.

import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../src/art/symbols';
import { BOOK, fold, inline, readBook, readRulings, ruleOf, search } from '../src/games/race/learn/book';
import { cite } from '../src/games/race/learn/cite';
import { CARDS } from '../src/games/race/learn/cards';
import { LANGUAGES } from '../src/words';

const read = (path: string): string => readFileSync(`../${path}`, 'utf8');
const books = Object.fromEntries(
  LANGUAGES.map((language) => [language, readBook(read(`content/rules/rules-${language}.md`), (slug) => slug)]),
);
const RULES = BOOK.flatMap(({ rules }) => rules);
const RULINGS_TEXT = read('docs/RULINGS.md');
const RULINGS = readRulings(RULINGS_TEXT);

describe('the rule book', () => {
  it.each(LANGUAGES)('%s: has every rule of the book, in its order, and no other', (language) => {
    const book = books[language]!;
    expect([...book.chapters.keys()]).toEqual(BOOK.map(({ id }) => id));
    expect([...book.sections.keys()]).toEqual(RULES.map(({ id }) => id));
    for (const section of book.sections.values()) expect(section.blocks.length, section.id).toBeGreaterThan(0);
  });
  it.each(LANGUAGES)('%s: every link leads to a rule and every icon is drawn', (language) => {
    const parts = [...books[language]!.sections.values()].flatMap(({ blocks }) =>
      blocks.flatMap(({ lines }) => lines.flat()),
    );
    for (const part of parts) {
      if (part.is === 'link') expect([...books[language]!.sections.keys()]).toContain(part.to);
      if (part.is === 'icon') expect(Object.keys(ICONS)).toContain(part.name);
    }
    expect(parts.filter(({ is }) => is === 'link').length).toBeGreaterThan(8);
  });
  it('says the same numbers in every language', () => {
    const numbers = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(' ');
    for (const { id } of RULES) {
      const [en, ...others] = LANGUAGES.map((language) => numbers(books[language]!.sections.get(id)!.plain));
      for (const other of others) expect(`${id}: ${other}`).toBe(`${id}: ${en}`);
    }
  });
  it('cites only rulings that exist, each with a decision', () => {
    expect(RULINGS.size).toBeGreaterThan(140);
    for (const { id, rulings } of RULES) {
      for (const number of rulings)
        expect(RULINGS.get(number)?.text.length ?? 0, `${id} cites R${number}`).toBeGreaterThan(10);
    }
  });
  it.each(LANGUAGES)('%s: renders every ruling the book cites, and no other', (language) => {
    const rendered = readRulings(read(`content/rules/rulings-${language}.md`));
    const cited = [...new Set(RULES.flatMap(({ rulings }) => rulings))].sort((a, b) => a - b);
    expect([...rendered.keys()].sort((a, b) => a - b)).toEqual(cited);
    for (const [number, { title, text }] of rendered) {
      expect(title.length, `R${number}`).toBeGreaterThan(3);
      expect(text.length, `R${number}`).toBeGreaterThan(8);
      for (const [, other] of text.matchAll(/\bR(\d+)/g))
        expect(RULINGS.has(Number(other)), `R${number} names R${other}`).toBe(true);
      // No number that the ruling itself does not have.
      const own = `${RULINGS.get(number)!.title} ${RULINGS.get(number)!.text}`;
      for (const [digits] of `${title} ${text}`.matchAll(/\d+/g)) expect(own, `R${number}`).toContain(digits);
    }
  });
  it('no ruling runs into what stands after it', () => {
    for (const [number, { text }] of RULINGS) expect(text, `R${number}`).not.toMatch(/ - \*?\*?[A-Z]\d+/);
  });
  it('knows every card, its timing and whether it can be countered', () => {
    const cards = readdirSync('../content/cards').map(
      (name) => parse(read(`content/cards/${name}`)) as { slug: string; timing: string; danger: boolean },
    );
    expect(Object.keys(CARDS).sort()).toEqual(cards.map(({ slug }) => slug).sort());
    for (const { slug, timing, danger } of cards) expect(CARDS[slug]).toEqual({ timing, danger });
    expect(
      RULES.filter(({ id }) => id.startsWith('card_'))
        .map(({ id }) => id.slice(5))
        .sort(),
    ).toEqual(Object.keys(CARDS).sort());
  });
  it('cites for every card what the rulings list for it', () => {
    const lists = RULINGS_TEXT.slice(RULINGS_TEXT.indexOf('## By card'));
    for (const { id, rulings } of RULES.filter((rule) => rule.id.startsWith('card_'))) {
      const part = new RegExp(`### ${id.slice(5)}\\n([^#]*)`).exec(lists)![1]!;
      const listed = [...part.matchAll(/^- ((?:R\d+,? ?)+):/gm)].flatMap(([, names]) =>
        names!.match(/\d+/g)!.map(Number),
      );
      expect(
        [...new Set(listed)].sort((a, b) => a - b),
        id,
      ).toEqual([...rulings].sort((a, b) => a - b));
    }
  });
});

describe('modules and leaders in the book', () => {
  const toml = (path: string): Record<string, unknown> => parse(read(`content/${path}`)) as Record<string, unknown>;
  const plain = (id: string): string => books['en']!.sections.get(id)!.plain;
  it('has a rule for every module, leader and play mode card', () => {
    const slugs = (folder: string): string[] =>
      readdirSync(`../content/${folder}`).map((name) => name.replace('.toml', ''));
    const ids = RULES.map(({ id }) => id);
    expect(slugs('modules').filter((slug) => !ids.includes(slug))).toEqual([]);
    expect(slugs('leaders').filter((slug) => !ids.includes(`leader_${slug}`))).toEqual([]);
    expect(plain('play_modes')).toContain(`${(toml('modes.toml')['mode'] as unknown[]).length} play-mode cards`);
  });
  it('tells the weather of every season as content has it', () => {
    const words: Record<string, string> = { damage: 'damage', petrol: 'petrol', no_boats: 'no boats' };
    const faces = (list: string[]): string => list.map((one, i) => `${i + 1} ${words[one] ?? 'both'}`).join(', ');
    const { normal, hard } = toml('modules/season.toml') as Record<string, Record<string, string[]>>;
    for (const [month, list] of Object.entries(normal!)) {
      const name = month.charAt(0).toUpperCase() + month.slice(1);
      expect(read('content/rules/rules-en.md')).toContain(
        `- **${name}**: ${faces(list)}. Hard: ${faces(hard![month]!)}.`,
      );
    }
  });
  it('has the numbers of content', () => {
    // Said in words, or not at all: all leaders have one level more, and parcels are not counted.
    const unsaid = ['obroutchev.levels', 'postal.copies'];
    const numbers = (folder: string, slug: string): unknown[] =>
      Object.entries(toml(`${folder}/${slug}.toml`))
        .filter(([name, value]) => typeof value === 'number' && !unsaid.includes(`${slug}.${name}`))
        .map(([, value]) => value);
    const slugs = (folder: string): string[] =>
      readdirSync(`../content/${folder}`).map((name) => name.replace('.toml', ''));
    const told: [id: string, numbers: unknown[]][] = [
      ...slugs('modules').map((slug): [string, unknown[]] => [slug, numbers('modules', slug)]),
      ...slugs('leaders').map((slug): [string, unknown[]] => [`leader_${slug}`, numbers('leaders', slug)]),
      ['microclimate', (toml('modules/microclimate.toml')['tile'] as { count: number }[]).map(({ count }) => count)],
    ];
    expect(told.flatMap(([, wanted]) => wanted).length).toBeGreaterThan(12);
    for (const [id, wanted] of told)
      for (const number of wanted) expect(plain(id).match(/\d+/g), id).toContain(String(number));
  });
  it('is found from every line of a printed book that the rules cite', async () => {
    const rust = readdirSync('../crates/race/src', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.rs'))
      .map((path) => read(`crates/race/src/${path}`))
      .join('\n');
    const lines = [...rust.matchAll(/Rule::In\(Book::Modules, (\d+)\)/g)].map(([, line]) => `002:${line}`);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect((await cite(line, 'en')).path, line).not.toBe('/rules');
    expect((await cite('R108', 'en')).sentence).toContain('Leaving a city');
    expect((await cite('R84', 'nl')).path).toBe('/rules/leader_redburn');
  });
});

describe('a link to a rule', () => {
  it('names the rule, or the ruling behind it', () => {
    expect(ruleOf('counter')).toBe('counter');
    expect(ruleOf('r62')).toBe('guard');
    expect(ruleOf('r9999')).toBe('');
  });
});

describe('searching', () => {
  it('finds words without accents, in any order, and all of them', () => {
    const sections = books['fr']!.sections.values();
    const found = search([...sections], 'chassis MAIN');
    expect(found.has('hand_limit')).toBe(true);
    expect(found.has('funding')).toBe(false);
    expect(search(books['en']!.sections.values(), '').size).toBe(RULES.length);
    expect(search(books['en']!.sections.values(), 'zeppelin').size).toBe(0);
  });
  it('folds accents and capitals', () => expect(fold('Éclaireur ÇÀ')).toBe('eclaireur ca'));
  it('reads marks inside a line', () =>
    expect(inline('A **bold** :drop: [[guard]]!')).toEqual([
      { is: 'text', text: 'A ' },
      { is: 'bold', text: 'bold' },
      { is: 'text', text: ' ' },
      { is: 'icon', name: 'drop' },
      { is: 'text', text: ' ' },
      { is: 'link', to: 'guard' },
      { is: 'text', text: '!' },
    ]));
});
