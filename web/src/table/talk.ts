// What the talk of a table asks of its game.

import type { AtTable } from '../games/game';
import { keys } from '../state/keys';

/** Is a person waited for who could be nudged by whoever sits here? Not one who sits at this very screen. */
export function someoneToNudge({ view, store, shown }: AtTable): boolean {
  const here = new Set([store.me, ...keys.at(store.id).map(({ seat }) => seat)]);
  return (
    store.me !== null &&
    view.waiting.some((seat) => !here.has(seat) && shown.table.seats[seat - 1]?.holder === 'person')
  );
}
