// Words of the screens beyond lobby and table: rule book, replay, records, settings, and what is told of a race. They
// are loaded with the first of these.

import { prefs } from '../state/prefs.svelte';
import type { Values } from '../words';

/** Are they there? */
export const hasMore = (): boolean => prefs.shelves.has('more');
/** Words of these screens; there is nothing to say before they are loaded. */
export const m = (key: string, values: Values = {}): string => (hasMore() ? prefs.words.from('more', key, values) : '');
