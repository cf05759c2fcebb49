// All words of the page: Fluent files of content/text, one set for terminal, server and page. One language is loaded
// at a time, and of it what is seen at first; the rest stands on shelves of its own that are fetched when a screen or a
// table wants them. Names in the files repeat (a reason and a card may both be called `money`), so every shelf is a
// bundle.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { firstWords, loadShelves, type Language, type LazyShelf, type Shelf, type Texts } from './words/files';

export * from './words/files';
export type Values = Record<string, FluentVariable>;

/**
 * "à Le Caire" is said "au Caire", "de Odette" "d’Odette": names melt into the word before them. No line begins with
 * the sign that ends a question.
 */
const MELTS: Record<string, string> = { 'à Le': 'au', 'À Le': 'Au', 'de Le': 'du', 'à Les': 'aux', 'de Les': 'des' };
const contracted = (said: string): string =>
  said
    .replace(/(?<!\p{L})(?:[àÀ]|de) Les?(?= \p{L})/gu, (two) => MELTS[two] ?? two)
    .replace(/(?<!\p{L})de (?=[AEIOUÉÈÎÔ]\p{Ll})/gu, 'd’')
    .replace(/ (?=[?!:;»])|(?<=«) /g, '\u00a0');

/** The words of one language, ready to be asked. */
export class Words {
  /** As they were read: what nobody asks for is not worth reading closely. */
  readonly #texts = new Map<Shelf, string>();
  readonly #shelves = new Map<Shelf, FluentBundle>();
  #numbers: Intl.NumberFormat | undefined;

  constructor(
    readonly language: Language,
    texts: Texts,
  ) {
    this.add(texts);
  }

  has(shelf: Shelf): boolean {
    return this.#texts.has(shelf);
  }
  add(texts: Texts): void {
    for (const [shelf, text] of Object.entries(texts) as [Shelf, string][]) this.#texts.set(shelf, text);
  }
  #read(shelf: Shelf): FluentBundle | undefined {
    const [known, text] = [this.#shelves.get(shelf), this.#texts.get(shelf)];
    if (known || text === undefined) return known;
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#shelves.set(shelf, bundle);
    return bundle;
  }

  /** Words from any shelf; `key.attribute` reads an attribute. Nothing where there are none. */
  find(shelf: Shelf, key: string, values: Values = {}): string | undefined {
    const [name, attribute] = key.split('.') as [string, string | undefined];
    const bundle = this.#read(shelf);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return undefined;
    const said = bundle!.formatPattern(pattern, values, []);
    return this.language === 'fr' ? contracted(said) : said;
  }
  from(shelf: Shelf, key: string, values: Values = {}): string {
    return this.find(shelf, key, values) ?? `[${key}]`;
  }
  /** Words of the page itself, or of the table, which the terminal has too. */
  t(key: string, values: Values = {}): string {
    return this.find('page', key, values) ?? this.find('around', key, values) ?? this.from('table', key, values);
  }
  number(n: number): string {
    this.#numbers ??= new Intl.NumberFormat(this.language);
    return this.#numbers.format(n);
  }
  francs(n: number): string {
    return this.t('francs', { n });
  }
  /** "What: this of it", as the language sets its colon. */
  colon(what: string, text: string): string {
    return `${what}${this.language === 'fr' ? '\u00a0' : ''}: ${text}`;
  }
  /** A list in words: "a, b and c". */
  list(parts: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(parts);
  }
}

export async function loadWords(language: Language, shelves: Iterable<LazyShelf> = []): Promise<Words> {
  const [first, more] = await Promise.all([firstWords(language), loadShelves(language, shelves)]);
  return new Words(language, { ...first.default, ...more });
}
