// Which seats this browser holds: the token of each, by table. The recovery code is kept beside it to be shown.

import type { SeatGranted } from '../net/api';
import { forget, keep, kept } from './prefs.svelte';

export interface Key {
  seat: number;
  token: string;
  recovery: string;
  /** This device is the secret hand of the seat. */
  hand?: boolean;
}

/** A table this browser sits at. */
export interface Held {
  table: string;
  keys: Key[];
  board: string;
  at: number;
}

function all(): Held[] {
  try {
    return JSON.parse(kept('tables') ?? '[]') as Held[];
  } catch {
    return [];
  }
}
function store(tables: Held[]): void {
  if (tables.length === 0) forget('tables');
  else keep('tables', JSON.stringify(tables.slice(0, 40)));
}

export const keys = {
  tables: (): Held[] => all(),
  at: (table: string): Key[] => all().find((held) => held.table === table)?.keys ?? [],
  add(table: string, board: string, granted: SeatGranted[], hand = false): void {
    const rest = all().filter((held) => held.table !== table);
    const old = this.at(table).filter((key) => !granted.some((one) => one.seat === key.seat));
    const fresh = granted.map(({ seat, token, recovery }) => ({ seat, token, recovery, ...(hand ? { hand } : {}) }));
    const held = [...old, ...fresh].sort((a, b) => a.seat - b.seat);
    store([{ table, keys: held, board, at: Date.now() }, ...rest]);
  },
  drop(table: string, seat?: number): void {
    const left = (held: Held): Held => ({ ...held, keys: held.keys.filter((key) => key.seat !== seat) });
    const tables = all().map((held) =>
      held.table === table ? (seat === undefined ? { ...held, keys: [] } : left(held)) : held,
    );
    store(tables.filter((held) => held.keys.length > 0));
  },
};
