// All words of the page: Fluent files of content/text, one set for terminal, server and page. One language is loaded
// at a time, and of it what is seen at first; the rest stands on shelves of its own that are fetched when a screen or a
// table wants them. Names in the files repeat (a reason and a card may both be called `money`), so every shelf is a
// bundle.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', nl: 'Nederlands', fr: 'Français' };

/** What is not needed at first sight, by the files that it is read from. */
const LAZY = {
  around: ['around'],
  more: ['more', 'told'],
  modules: ['modules'],
  leaders: ['leaders'],
  modes: ['modes'],
} as const;
export type LazyShelf = keyof typeof LAZY;
export type Shelf = 'page' | 'cards' | 'colours' | 'crews' | 'events' | 'reasons' | 'table' | 'terrain' | LazyShelf;
export type Values = Record<string, FluentVariable>;
type Texts = Partial<Record<Shelf, string>>;

/** The words of one language, ready to be asked. */
export class Words {
  readonly #shelves = new Map<Shelf, FluentBundle>();
  readonly #numbers: Intl.NumberFormat;

  constructor(
    readonly language: Language,
    texts: Texts,
  ) {
    this.#numbers = new Intl.NumberFormat(language);
    this.add(texts);
  }

  has(shelf: Shelf): boolean {
    return this.#shelves.has(shelf);
  }
  add(texts: Texts): void {
    for (const [shelf, text] of Object.entries(texts) as [Shelf, string][]) {
      const bundle = new FluentBundle(this.language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      this.#shelves.set(shelf, bundle);
    }
  }

  /** Words from any shelf; `key.attribute` reads an attribute. Nothing where there are none. */
  find(shelf: Shelf, key: string, values: Values = {}): string | undefined {
    const [name, attribute] = key.split('.') as [string, string | undefined];
    const bundle = this.#shelves.get(shelf);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle!.formatPattern(pattern, values, []) : undefined;
  }
  from(shelf: Shelf, key: string, values: Values = {}): string {
    return this.find(shelf, key, values) ?? `[${key}]`;
  }
  /** Words of the page itself, or of the table, which the terminal has too. */
  t(key: string, values: Values = {}): string {
    return this.find('page', key, values) ?? this.find('around', key, values) ?? this.from('table', key, values);
  }
  number(n: number): string {
    return this.#numbers.format(n);
  }
  francs(n: number): string {
    return this.t('francs', { n });
  }
  /** A list in words: "a, b and c". */
  list(parts: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(parts);
  }
}

const LOADERS: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./words/en'),
  nl: () => import('./words/nl'),
  fr: () => import('./words/fr'),
};

/** Files that come later, or with a branch of their own. */
const FILES = import.meta.glob<string>('../../content/text/*/{around,more,told,modules,leaders,modes}.ftl', {
  query: '?raw',
  import: 'default',
});

export async function loadShelves(language: Language, shelves: Iterable<LazyShelf>): Promise<Texts> {
  const read = async (shelf: LazyShelf): Promise<[LazyShelf, string]> => {
    const files = LAZY[shelf].map((file) => FILES[`../../content/text/${language}/${file}.ftl`]?.() ?? '');
    return [shelf, (await Promise.all(files)).join('\n')];
  };
  return Object.fromEntries(await Promise.all([...shelves].map(read)));
}
export async function loadWords(language: Language, shelves: Iterable<LazyShelf> = []): Promise<Words> {
  const [first, more] = await Promise.all([LOADERS[language](), loadShelves(language, shelves)]);
  return new Words(language, { ...first.default, ...more });
}

/** The language the person chose before, or the browser speaks. */
export function preferredLanguage(stored: string | null, spoken: readonly string[]): Language {
  const known = (code: string): Language | undefined =>
    LANGUAGES.find((language) => code.toLowerCase().startsWith(language));
  return (stored && known(stored)) || spoken.map(known).find((language) => language !== undefined) || 'en';
}
