// Several players at one device: whose turn it is to look. Before anybody else looks, everything the last one could see
// is gone from the page and from its memory; the next one's hand lies face down, or behind a curtain.

import type { ShownOf, Wire } from '../games/game';

/**
 * The seat of this device that should look next; nothing if whoever looks now should go on. Choices of an `idle` kind
 * keep nobody at the screen.
 */
export function nextSeat(
  shown: Pick<ShownOf<Wire>, 'viewer' | 'view'>,
  choices: readonly Wire['choice'][],
  held: readonly number[],
  answered: ReadonlySet<number>,
  idle: ReadonlySet<string>,
): number | null {
  const me = shown.viewer;
  if (me === null || held.length < 2 || choices.some((choice) => !idle.has(choice.kind))) return null;
  const asked = shown.view.waiting.filter((seat) => held.includes(seat) && seat !== me && !answered.has(seat));
  return asked[0] ?? null;
}
