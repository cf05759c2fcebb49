// All words of the page in every language, those included that are fetched later.

import { loadShelves, type LazyShelf } from '../src/words';
import en from '../src/words/en';
import fr from '../src/words/fr';
import nl from '../src/words/nl';

const whole = async <T>(language: 'en' | 'nl' | 'fr', first: T) => ({
  ...first,
  ...((await loadShelves(language, [
    'around',
    'more',
    'modules',
    'leaders',
    'modes',
    'solo',
    'campaign',
    'people',
    'tidings',
    'motorcar',
    'stories',
    'motorbook',
    'motortips',
  ])) as Record<LazyShelf, string>),
});
export const TEXTS = { en: await whole('en', en), nl: await whole('nl', nl), fr: await whole('fr', fr) };
