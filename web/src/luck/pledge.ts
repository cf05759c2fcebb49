// What the seats of this page add to the luck: each commits to a nonce while the table gathers, and opens it once the
// seats are frozen, after the receipt was kept. Everything survives a reload.

import { api, digits, post, type Info } from '../net/api';
import { keys } from '../state/keys';
import { keep, kept } from '../state/prefs.svelte';
import { commitmentOf, type Receipt } from './receipt';

interface Luck {
  /** SHA-256 of the seed, as it was first told. */
  commitment: string;
  /** By seat; secret until the seats are frozen. */
  nonces: Record<number, string>;
  /** From before any nonce was opened. */
  receipt?: Receipt;
  /** Seats whose opening the server has acknowledged. */
  sent: number[];
}

const read = (table: string): Luck | null => {
  try {
    return JSON.parse(kept(`luck.${table}`) ?? 'null') as Luck | null;
  } catch {
    return null;
  }
};
const write = (table: string, luck: Luck): void => keep(`luck.${table}`, JSON.stringify(luck));

export const receiptOf = (table: string): Receipt | null => read(table)?.receipt ?? null;

/** Has the server acknowledged what this seat opened? */
export const wasSent = (table: string, seat: number): boolean => read(table)?.sent.includes(seat) ?? false;

/** Commits the seats of this page that are not bound yet. */
async function commit(info: Info): Promise<void> {
  const luck = read(info.table) ?? { commitment: info.commitment, nonces: {}, sent: [] };
  for (const { seat, token } of keys.at(info.table)) {
    if (seat === 0) continue;
    const nonce = (luck.nonces[seat] ??= digits(64));
    const commitment = commitmentOf(info.table, seat, nonce);
    if (info.shares?.[seat - 1]?.commitment === commitment) continue;
    write(info.table, luck);
    await post(`/tables/${info.table}/commit`, token, { commitment });
  }
}

/** Keeps the receipt, then opens. A table that does not say what was agreed on gets nothing. */
async function open(info: Info): Promise<void> {
  const luck = read(info.table);
  if (!luck || luck.commitment !== info.commitment) return;
  const bound = ({ seat }: { seat: number }): boolean => {
    const nonce = luck.nonces[seat];
    return !!nonce && info.shares?.[seat - 1]?.commitment === commitmentOf(info.table, seat, nonce);
  };
  const mine = keys.at(info.table).filter(bound);
  if (mine.length === 0) return;
  luck.receipt ??= {
    great_race_receipt: 1,
    table: info.table,
    commitment: info.commitment,
    shares: info.shares ?? [],
    own: mine.map(({ seat }) => ({ seat, nonce: luck.nonces[seat]! })),
  };
  if (JSON.stringify(luck.receipt.shares) !== JSON.stringify(info.shares)) return;
  write(info.table, luck);
  for (const { seat, token } of mine) {
    if (!info.opening?.missing.includes(seat)) continue;
    await post(`/tables/${info.table}/open`, token, { nonce: luck.nonces[seat] });
    luck.sent = [...new Set([...luck.sent, seat])];
    write(info.table, luck);
  }
}

const lines = new Map<string, Promise<void>>();
/** Does what the table waits for from this page, one thing after the other; called for all it says before the start. */
export function attend(info: Info): Promise<void> {
  if (info.spec?.luck) return Promise.resolve();
  const work = async (): Promise<void> => {
    if (info.status === 'gathering') await commit(info);
    if (info.status === 'opening') await open(info);
  };
  // What is refused here (the seats were frozen meanwhile, the race has begun) is seen by what the table says next.
  const next = (lines.get(info.table) ?? Promise.resolve()).then(work).catch(() => undefined);
  lines.set(info.table, next);
  return next;
}

/** Binds the seats of this page, starts, and opens. */
export async function startTable(table: string, token: string): Promise<void> {
  await attend(await api.info(table, token));
  await attend(await api.start(table, token));
}

/** Was a nonce of this page acknowledged, and yet left out of the luck? */
export async function wasLeftOut(table: string): Promise<boolean> {
  const luck = read(table);
  if (!luck?.receipt) return false;
  const info = await api.info(table, null).catch(() => null);
  return luck.sent.some((seat) => info?.playing?.shares[seat - 1] === 'withheld');
}
