// Words of what the program would do, and why: they come with the parts that say them.

import type { Because, Likely } from '../net/types';
import { prefs } from '../state/prefs.svelte';
import type { Values } from '../words';

export const a = (key: string, values: Values = {}): string => prefs.words.from('advice', key, values);
/** A reason with its number: what is more than one is told in whole ones. */
export const because = ({ kind, by }: Because): string =>
  a(`reason_${kind}`, { by: Math.abs(by) >= 1 ? Math.round(by) : by });
/** A chance with its interval. */
export function likely({ mean, low, high, worlds }: Likely): string {
  if (worlds === 0) return a('hint_unknown');
  const interval = a('hint_interval', { low: Math.round(low), high: Math.round(high) });
  return `${a('hint_chance', { mean: Math.round(mean) })}, ${interval}`;
}
