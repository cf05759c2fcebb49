// Words of a solo race. The table waits for them before it is laid.

import { prefs } from '../../../state/prefs.svelte';
import type { Values } from '../../../words';

export const rene = (key: string, values: Values = {}): string => prefs.words.from('solo', key, values);
