// The card that stayed on the market goes to the last in the order, or to whom a leader sends it, without being asked.

import type { RaceEntry } from '../../../net/types';

/** Which card of the last market it was, and who has it; nothing where every card was chosen. */
export function leftOver(entries: readonly RaceEntry[]): { seat: number; card: string } | null {
  const events = entries.flatMap((entry) => (entry.what === 'event' ? [entry.event] : []));
  const picks = events
    .slice(events.findLastIndex(({ kind }) => kind === 'market_shown') + 1)
    .filter(({ kind }) => kind === 'picked');
  const last = picks.at(-1);
  const again = last && picks.filter(({ seat }) => seat === last.seat).length > 1;
  return again && last.seat && last.card ? { seat: last.seat, card: last.card } : null;
}
