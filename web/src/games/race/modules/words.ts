// Words of the modules' panels. The table waits for them before it is laid.

import { prefs } from '../../../state/prefs.svelte';
import type { Values } from '../../../words';

export const mod = (key: string, values: Values = {}): string => prefs.words.from('modules', key, values);
