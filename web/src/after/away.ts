// "While you were away": what happened since one's last action, for whoever comes back after a while.

import type { EntryOf, Wire } from '../games/game';
import { keep, kept } from '../state/prefs.svelte';

/** Whoever was away for less has seen it happen. */
export const WHILE = 5 * 60 * 1000;

/** What happened after one's last action that somebody else did. */
export function since<W extends Wire>(
  entries: readonly EntryOf<W>[],
  lastActed: number,
  me: number | null,
): EntryOf<W>[] {
  const fresh = entries.filter(({ version }) => version > lastActed);
  const others = fresh.some(
    (entry) => entry.what === 'event' && entry.event.seat !== undefined && entry.event.seat !== me,
  );
  return others ? fresh : [];
}

interface Seen {
  table: string;
  at: number;
}
function all(): Seen[] {
  try {
    return JSON.parse(kept('seen') ?? '[]') as Seen[];
  } catch {
    return [];
  }
}
/** When this browser last looked at a table; nothing if it never did. */
export const lastSeen = (table: string): number | null => all().find((one) => one.table === table)?.at ?? null;
export function sawNow(table: string, at: number): void {
  keep('seen', JSON.stringify([{ table, at }, ...all().filter((one) => one.table !== table)].slice(0, 40)));
}
