// A kind of the wire that has no entry in a table of the page does not compile: svelte-check reads this file too, and
// fails where one of the errors expected here does not come.

import { expect, it } from 'vitest';
import { TIMINGS } from '../src/art/looks';
import { EVENTS, OFFERS, REMEDIES, ROOMS } from '../src/games/race/kinds';
import { ASIDES } from '../src/games/race/learn/lesson';
import { TEXTS } from './texts';

/** A list of the wire after somebody has added to it. */
type Grown<Table> = Record<keyof Table | 'new_kind', unknown>;

// @ts-expect-error: an event without looking time, sound and place in the paper
const events: Grown<typeof EVENTS> = EVENTS;
// @ts-expect-error: a choice without a sign and a place
const offers: Grown<typeof OFFERS> = OFFERS;
// @ts-expect-error: a remedy without what it asks for
const remedies: Grown<typeof REMEDIES> = REMEDIES;
// @ts-expect-error: a room of which nobody knows whether it asks the map
const rooms: Grown<typeof ROOMS> = ROOMS;
// @ts-expect-error: a question of which the coach does not know whether to explain it
const asides: Grown<typeof ASIDES> = ASIDES;
// @ts-expect-error: a moment of cards without a ribbon
const timings: Grown<typeof TIMINGS> = TIMINGS;
// @ts-expect-error: a kind that nothing on the wire has
const unknown: keyof typeof EVENTS = 'new_kind';

it('tables are keyed by the lists of the wire', () => {
  for (const table of [events, offers, remedies, rooms, asides, timings])
    expect(Object.keys(table)).not.toContain(unknown);
});

it('a button that opens others says what stands behind it', () => {
  const grouped = Object.entries(OFFERS).filter(([, { at }]) => at === 'group');
  expect(grouped.length).toBeGreaterThan(5);
  for (const [kind] of grouped) expect(TEXTS.en.page).toMatch(new RegExp(`^group_${kind} = .`, 'm'));
});
