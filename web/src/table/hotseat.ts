// Several players at one device: whose turn it is to look. Before anybody else looks a curtain falls, and everything
// the last one could see is gone from the page and from its memory.

import type { RaceShown } from '../net/types';

/** The seat of this device that should look next; nothing if who looks now should go on. */
export function nextSeat(shown: RaceShown, held: readonly number[], answered: ReadonlySet<number>): number | null {
  const me = shown.viewer;
  if (me === null || held.length < 2 || shown.choices.some((choice) => choice.kind !== 'withdraw')) return null;
  const asked = shown.view.waiting.filter((seat) => held.includes(seat) && seat !== me && !answered.has(seat));
  return asked[0] ?? null;
}
