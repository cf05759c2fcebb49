// What happened, cut into what belongs together: a sequence of one crew, the market, the plans, the camp between turns.

import type { RaceEntry, RaceEvent, SeatInfo } from '../../../net/types';
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

/**
 * What happened and still holds: a step that was taken back is not told, nor that it was. A step back undoes the view
 * before it; where one person plays against bots, everything back to that person's own last step.
 */
export function standing(entries: readonly RaceEntry[], seats: readonly SeatInfo[]): RaceEntry[] {
  const persons = seats.filter(({ holder }) => holder === 'person');
  const alone = persons.length === 1 ? persons[0]!.seat : undefined;
  let held: RaceEntry[] = [];
  const gone = new Set<number>();
  for (const entry of entries) {
    if (entry.what !== 'undone') {
      held.push(entry);
      continue;
    }
    gone.add(entry.version);
    let last = entry.version - 1;
    const first = held[0]?.version ?? 0;
    const by = (version: number): number | undefined =>
      eventsOf(held.filter((one) => one.version === version)).find(({ seat }) => seat !== undefined)?.seat;
    const passes = (version: number): boolean => {
      const whose = by(version);
      return gone.has(version) || (alone !== undefined && whose !== undefined && whose !== alone);
    };
    while (last > first && passes(last)) last--;
    for (let version = last; version < entry.version; version++) gone.add(version);
    held = held.filter(({ version }) => version < last);
  }
  return held;
}

export function drafts(entries: readonly RaceEntry[]): Draft[] {
  const found: Draft[] = [];
  // Where the log does not begin with the race, its first turn is the one before the next that begins.
  const next = eventsOf(entries).find(({ kind }) => kind === 'turn_began')?.numbers?.['turn'] ?? 1;
  let turn = Math.max(1, next - 1);
  entries.forEach((entry, i) => {
    const event = eventOf(entry);
    const kind = event ? EVENTS[event.kind].article : undefined;
    const last = found.at(-1);
    if (event?.kind === 'turn_began') turn = event.numbers?.['turn'] ?? turn;
    // The camp between two turns is one: order and bonus belong to the turn that begins.
    const camp = kind === 'camp' && last?.kind === 'camp';
    if (camp) last.turn = turn;
    const begins = event !== null && EVENTS[event.kind].begins === true;
    if (!camp && (!last || begins || (kind !== undefined && kind !== last.kind)))
      found.push({
        key: i,
        turn,
        seat: begins ? event.seat : undefined,
        kind: kind ?? 'camp',
        entries: [entry],
      });
    else last!.entries.push(entry);
  });
  return found;
}
