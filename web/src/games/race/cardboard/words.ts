// Words of a race with the cardboard game; the terminal has the same.

import { prefs } from '../../../state/prefs.svelte';
import type { Values } from '../../../words';

export const c = (key: string, values: Values = {}): string => prefs.words.from('cardboard', key, values);
export const hasWords = (): boolean => prefs.shelves.has('cardboard') && prefs.shelves.has('solo');
