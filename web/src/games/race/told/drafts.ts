// What happened, cut into what belongs together: a sequence of one crew, the market, the plans, the camp between turns.

import type { RaceEntry, RaceEvent } from '../../../net/types';
import { EVENTS, type Article } from '../kinds';

export interface Draft {
  key: number;
  turn: number;
  /** Whose sequence it is. */
  seat: number | undefined;
  kind: Article;
  entries: RaceEntry[];
}

export const eventOf = (entry: RaceEntry | undefined): RaceEvent | null =>
  entry?.what === 'event' ? entry.event : null;
export const eventsOf = (entries: readonly RaceEntry[]): RaceEvent[] =>
  entries.flatMap((entry) => eventOf(entry) ?? []);

export function drafts(entries: readonly RaceEntry[]): Draft[] {
  const found: Draft[] = [];
  let turn = 1;
  entries.forEach((entry, i) => {
    const event = eventOf(entry);
    const kind = event ? EVENTS[event.kind].article : undefined;
    const last = found.at(-1);
    if (event?.kind === 'turn_began') turn = event.numbers?.['turn'] ?? turn;
    // The camp between two turns is one: order and bonus belong to the turn that begins.
    const camp = kind === 'camp' && last?.kind === 'camp';
    if (camp) last.turn = turn;
    if (!camp && (!last || event?.kind === 'sequence_began' || (kind !== undefined && kind !== last.kind)))
      found.push({
        key: i,
        turn,
        seat: event?.kind === 'sequence_began' ? event.seat : undefined,
        kind: kind ?? 'camp',
        entries: [entry],
      });
    else last!.entries.push(entry);
  });
  return found;
}
