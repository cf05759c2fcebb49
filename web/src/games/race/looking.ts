// How long what happens is looked at, and where vehicles drove.

import type { RaceEntry } from '../../net/types';

/** How long an event is looked at, in milliseconds at normal pace. */
const LOOK: Record<string, number> = {
  played: 900,
  played_against: 1100,
  countered_guard: 900,
  countered_card: 900,
  not_countered: 300,
  drove: 380,
  rode: 700,
  turned_back: 700,
  entered_city: 250,
  damaged: 500,
  broke_down: 1200,
  finished: 1500,
  tile_drawn: 250,
  tile_laid: 450,
  tile_removed: 500,
  tiles_swapped: 700,
  picked: 600,
  plan_revealed: 350,
  passed: 300,
  earned: 350,
  repaired: 300,
  bought_petrol: 250,
  turn_began: 600,
};
/** What others do in one go is shown for at most so long. */
const LONGEST = 2600;
/** How long one view with its events is looked at. */
export function lookingTime(entries: RaceEntry[], me: number | null): number {
  const own = (entry: RaceEntry): boolean => entry.what === 'event' && entry.event.seat === me && me !== null;
  const times = entries.map((entry) => (entry.what === 'event' && !own(entry) ? (LOOK[entry.event.kind] ?? 0) : 0));
  return Math.min(
    times.reduce((sum, ms) => sum + ms, 0),
    LONGEST,
  );
}

/** The spaces each vehicle drove over in these events. */
export function routes(entries: RaceEntry[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const entry of entries) {
    if (entry.what === 'undone') found.clear();
    if (entry.what !== 'event' || entry.event.kind !== 'drove') continue;
    const { seat, space } = entry.event;
    if (seat === undefined || space === undefined) continue;
    found.set(seat, [...(found.get(seat) ?? []), space]);
  }
  return found;
}
