// What a page keeps from before any nonce was opened, and how it holds the end of a race against it. Nothing here asks
// the server.

import type { SeatShare, Verified } from '../net/types';
import { hex, sha256, unhex } from './sha256';

export interface Receipt {
  great_race_receipt: 1;
  table: string;
  /** SHA-256 of the seed. */
  commitment: string;
  /** As they were frozen, in seat order. */
  shares: SeatShare[];
  own: { seat: number; nonce: string }[];
}

/** What came of a receipt. */
export type Judged =
  | { kind: 'kept'; withheld: number[] }
  | { kind: 'left_out'; seat: number }
  | { kind: 'broken'; what: 'table' | 'seed' | 'share' | 'nonce' | 'key' | 'kind'; seat: number };

const NOTHING = '0'.repeat(64);
const digest = (...parts: (string | Uint8Array)[]): string => {
  const bytes = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part));
  return hex(sha256(Uint8Array.from(bytes.flatMap((part) => [...part]))));
};

export function commitmentOf(table: string, seat: number, nonce: string): string {
  return digest(`great-race nonce\n${table}\n${seat}\n`, unhex(nonce));
}

/** Does a nonce fit the share of its seat? */
function fits(table: string, seat: number, share: SeatShare, nonce: string, seed: string): boolean {
  switch (share.how) {
    case 'committed':
      return commitmentOf(table, seat, nonce) === share.commitment;
    case 'openly':
      return nonce === share.nonce;
    case 'bot':
      return nonce === digest(`great-race bot nonce\n${seat}\n`, unhex(seed));
    default:
      return nonce === NOTHING;
  }
}

export function judge(receipt: Receipt, verified: Verified): Judged {
  const broken = (what: Extract<Judged, { kind: 'broken' }>['what'], seat = 0): Judged => ({
    kind: 'broken',
    what,
    seat,
  });
  const made = verified.made_of;
  if (!made) return broken('kind');
  if (made.table !== receipt.table) return broken('table');
  if (digest(unhex(verified.seed)) !== receipt.commitment) return broken('seed');
  const withheld: number[] = [];
  for (let i = 0; i < Math.max(made.shares.length, receipt.shares.length); i++) {
    const [then, now, nonce, seat] = [receipt.shares[i], made.shares[i], made.nonces[i], i + 1];
    const own = receipt.own.find((one) => one.seat === seat);
    if (!then || !now || nonce === undefined) return broken('share', seat);
    const isWithheld = then.how === 'committed' && now.how === 'withheld';
    if (then.commitment !== now.commitment || then.nonce !== now.nonce || (then.how !== now.how && !isWithheld))
      return broken('share', seat);
    if (!fits(receipt.table, seat, now, nonce, verified.seed)) return broken('nonce', seat);
    if (isWithheld && own) return { kind: 'left_out', seat };
    if (isWithheld) withheld.push(seat);
    if (own && own.nonce !== nonce) return broken('nonce', seat);
  }
  if (digest(unhex(verified.seed), ...made.nonces.map(unhex)) !== made.key) return broken('key');
  return { kind: 'kept', withheld };
}
