// Words of the screens beyond lobby and table: rule book, replay, records, settings. They are loaded with the first of
// these screens.

import { prefs } from '../state/prefs.svelte';
import { Words, type Language, type Values } from '../words';

const LOADERS: Record<Language, () => Promise<{ default: { more: string } }>> = {
  en: () => import('./more-en'),
  nl: () => import('./more-nl'),
  fr: () => import('./more-fr'),
};

class More {
  words = $state.raw<Words | null>(null);

  /** Loads the language; the old one stays until then. */
  async speak(language: Language): Promise<void> {
    if (this.words?.language === language) return;
    const words = new Words(language, (await LOADERS[language]()).default);
    if (prefs.words.language === language) this.words = words;
  }
}

export const more = new More();
/** Words of these screens; there is nothing to say before they are loaded. */
export const m = (key: string, values: Values = {}): string => more.words?.from('more', key, values) ?? '';
