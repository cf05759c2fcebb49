// Words about leaders. The table opens their shelf before anything of it is seen.

import { prefs } from '../../../state/prefs.svelte';
import type { Values } from '../../../words';

export const l = (key: string, values: Values = {}): string => prefs.words.from('leaders', key, values);
