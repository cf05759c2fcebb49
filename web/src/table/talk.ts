// What the talk of a table asks of its game.

import type { AtTable } from '../games/game';

/** Is a person waited for who could be nudged by whoever sits here? */
export const someoneToNudge = ({ view, store, shown }: AtTable): boolean =>
  store.me !== null &&
  view.waiting.some((seat) => seat !== store.me && shown.table.seats[seat - 1]?.holder === 'person');
