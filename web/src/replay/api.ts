// What a race looked at again asks of the server.

import { ask, post, type SeatGranted, type TableOpened } from '../net/api';
import type { EntryOf, ReplayedOf, StepsOf, Wire } from '../games/game';
import type { Verified } from '../net/types';

export interface BranchWish {
  name: string;
  at: number;
  /** Which seat to play; only for a finished race without a seat of one's own. */
  seat?: number;
  /** A bot by name, or `open` for friends. */
  others: string;
}

const query = (seat: string | null, at?: number): string => {
  const parts = new URLSearchParams();
  if (at !== undefined) parts.set('at', String(at));
  if (seat !== null) parts.set('seat', seat);
  return parts.size > 0 ? `?${parts}` : '';
};

export const replays = {
  steps: <W extends Wire>(table: string, token: string | null, seat: string | null) =>
    ask<StepsOf<W>>(`/tables/${table}/replay${query(seat)}`, token),
  moment: <W extends Wire>(table: string, token: string | null, seat: string | null, at: number) =>
    ask<ReplayedOf<W>>(`/tables/${table}/replay${query(seat, at)}`, token),
  events: <W extends Wire>(table: string, token: string | null) =>
    ask<EntryOf<W>[]>(`/tables/${table}/events?since=0`, token),
  verify: (table: string) => ask<Verified>(`/tables/${table}/verify`, null),
  branch: (table: string, token: string | null, wish: BranchWish) =>
    post<TableOpened>(`/tables/${table}/branch`, token, wish),
  bringIn: (log: string) =>
    ask<TableOpened & { seats: SeatGranted[] }>('/import', null, {
      method: 'POST',
      body: log,
      headers: { 'content-type': 'application/jsonl' },
    }),
};
