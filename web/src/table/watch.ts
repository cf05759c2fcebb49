// A seat that is no longer one's own.

import { keys } from '../state/keys';

/** Its key is forgotten; the race can still be watched. */
export function watchOn(store: { id: string; token: string | null }): void {
  const key = keys.at(store.id).find(({ token }) => token === store.token);
  if (key) keys.drop(store.id, key.seat);
  location.reload();
}
