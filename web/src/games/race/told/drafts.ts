// What happened, cut into what belongs together: a sequence of one crew, the market, the plans, the camp between turns.

import type { RaceEntry, RaceEvent, RaceEventKind } from '../../../net/types';

export interface Draft {
  key: number;
  turn: number;
  /** Whose sequence it is. */
  seat: number | undefined;
  kind: 'sequence' | 'bivouac' | 'plans' | 'camp' | 'end';
  entries: RaceEntry[];
}

export const eventOf = (entry: RaceEntry | undefined): RaceEvent | null =>
  entry?.what === 'event' ? entry.event : null;
export const eventsOf = (entries: readonly RaceEntry[]): RaceEvent[] =>
  entries.flatMap((entry) => eventOf(entry) ?? []);

/** What begins something new. */
const BEGINS: ReadonlyMap<RaceEventKind, Draft['kind']> = new Map([
  ['market_shown', 'bivouac'],
  ['picked', 'bivouac'],
  ['planned', 'plans'],
  ['planned_own', 'plans'],
  ['plan_withdrawn', 'plans'],
  ['plan_revealed', 'plans'],
  ['sequence_began', 'sequence'],
  ['turn_began', 'camp'],
  ['ranked', 'camp'],
  ['over', 'end'],
]);

export function drafts(entries: readonly RaceEntry[]): Draft[] {
  const found: Draft[] = [];
  let turn = 1;
  entries.forEach((entry, i) => {
    const event = eventOf(entry);
    const kind = event ? BEGINS.get(event.kind) : undefined;
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
