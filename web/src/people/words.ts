// Words of the screens about people: player, leaderboard, clubs, tournaments. They are loaded with the first of these.

import { prefs } from '../state/prefs.svelte';
import type { Values } from '../words';

/** Words of these screens; there is nothing to say before they are loaded. */
export const p = (key: string, values: Values = {}): string =>
  prefs.shelves.has('people') ? prefs.words.from('people', key, values) : '';
/** The words, and those of the frame. */
export const openWords = (): Promise<void> => prefs.open('people', 'more');
/** A day as it is written in this language. */
export const day = (at: number): string =>
  new Date(at).toLocaleDateString(prefs.words.language, { dateStyle: 'medium' });
