// Words of The Great Motorcar Race: what the terminal says too, and what belongs to the page alone.

import { prefs } from '../../state/prefs.svelte';
import type { Values } from '../../words';

export const say = (key: string, values: Values = {}): string => prefs.words.from('motorcar', key, values);
/** A length for `centimetres`, of a figure in millimetres. */
export const centimetres = (millimetres: number): string => prefs.words.number(Math.round(millimetres) / 10);
