// The files of words: which there are, how they are fetched, and the language that is spoken.

export const LANGUAGES = ['en', 'nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', nl: 'Nederlands', fr: 'Français' };

/** What is not needed at first sight, by the files that it is read from. */
const LAZY = {
  around: ['around'],
  advice: ['advice'],
  more: ['more', 'told'],
  modules: ['modules'],
  leaders: ['leaders'],
  modes: ['modes'],
  solo: ['solo'],
  campaign: ['campaign', 'passport'],
  cardboard: ['cardboard'],
  people: ['people'],
  tidings: ['tidings'],
  motorcar: ['motorcar', 'motortable'],
  stories: ['motorstories'],
  motorbook: ['motorbook'],
  motortips: ['motortips'],
} as const;
export type LazyShelf = keyof typeof LAZY;
export type Shelf = 'page' | 'cards' | 'colours' | 'crews' | 'events' | 'reasons' | 'table' | 'terrain' | LazyShelf;
export type Texts = Partial<Record<Shelf, string>>;

const FIRST: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./en'),
  nl: () => import('./nl'),
  fr: () => import('./fr'),
};
/** What is seen at first. */
export const firstWords = (language: Language): Promise<{ default: Texts }> => FIRST[language]();

/** Files that come later, or with a branch of their own. */
const FILES = import.meta.glob<string>(
  [
    '../../../content/text/*/advice.ftl',
    '../../../content/text/*/{around,more,told,modules,leaders,modes,solo}.ftl',
    '../../../content/text/*/{campaign,passport,cardboard,people,tidings}.ftl',
    '../../../content/text/*/{motorcar,motortable,motorstories,motorbook,motortips}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export async function loadShelves(language: Language, shelves: Iterable<LazyShelf>): Promise<Texts> {
  const read = async (shelf: LazyShelf): Promise<[LazyShelf, string]> => {
    const files = LAZY[shelf].map((file) => FILES[`../../../content/text/${language}/${file}.ftl`]?.() ?? '');
    return [shelf, (await Promise.all(files)).join('\n')];
  };
  return Object.fromEntries(await Promise.all([...shelves].map(read)));
}

/** The language the person chose before, or the browser speaks. */
export function preferredLanguage(stored: string | null, spoken: readonly string[]): Language {
  const known = (code: string): Language | undefined =>
    LANGUAGES.find((language) => code.toLowerCase().startsWith(language));
  return (stored && known(stored)) || spoken.map(known).find((language) => language !== undefined) || 'en';
}
