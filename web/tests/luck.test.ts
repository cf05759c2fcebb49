// Luck by commitment in the page: its own SHA-256, and a server that swaps something is caught by the receipt.

import { describe, expect, it } from 'vitest';
import { commitmentOf, judge, type Receipt } from '../src/luck/receipt';
import { hex, sha256, unhex } from '../src/luck/sha256';
import type { Verified } from '../src/net/types';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const TABLE = '0123456789abcdef0123';
// Python: sha = lambda b: hashlib.sha256(b).hexdigest(); seed = bytes(range(32)); one = bytes([1] * 32)
const SEED = hex(Uint8Array.from({ length: 32 }, (_, i) => i));
const ONE = '01'.repeat(32);
const BOT = 'effb2ce6fc03ba6e13eb9274cbaedcea3bf606d5e89619e2e809020d88101c0e';
const KEY = '7d02eff5f7ffce828899e25b808845f68433dfa9b5fd5b81b40d0c23e4fc43a2';
const FIRST = '0d7277e74828b2296b674be2f2730217b3e69f84545b6e828e1cb88cc9328bad';

describe('SHA-256 of our own', () => {
  it('agrees with the published vectors and with an independent program', () => {
    expect(hex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    const long = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
    expect(hex(sha256(bytes(long)))).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
    expect(hex(sha256(unhex(SEED)))).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(commitmentOf(TABLE, 1, ONE)).toBe(FIRST);
  });
  it('agrees with the one of the platform at every length around a block', async () => {
    for (let length = 0; length < 140; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))));
    }
  });
});

const RECEIPT: Receipt = {
  great_race_receipt: 1,
  table: TABLE,
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  shares: [{ how: 'committed', commitment: FIRST }, { how: 'nothing' }, { how: 'bot' }],
  own: [{ seat: 1, nonce: ONE }],
};
const made = (): NonNullable<Verified['made_of']> => ({
  table: TABLE,
  shares: structuredClone(RECEIPT.shares),
  nonces: [ONE, '0'.repeat(64), BOT],
  key: KEY,
});
const verified = (
  change: (made: NonNullable<Verified['made_of']>) => void = () => undefined,
  seed = SEED,
): Verified => {
  const made_of = made();
  change(made_of);
  return { seed, made_of } as Verified;
};

describe('a receipt', () => {
  it('passes an honest server', () => {
    expect(judge(RECEIPT, verified())).toEqual({ kind: 'kept', withheld: [] });
  });
  it('catches a server that swaps its seed, a share, a nonce or the key', () => {
    const other = '09'.repeat(32);
    const caught = (what: string, seat: number, told: Verified): void =>
      expect(judge(RECEIPT, told)).toEqual({ kind: 'broken', what, seat });
    caught('seed', 0, verified(undefined, other));
    caught(
      'table',
      0,
      verified((made) => (made.table = 'another')),
    );
    caught('kind', 0, { seed: SEED, made_of: null } as Verified);
    caught(
      'key',
      0,
      verified((made) => (made.key = other)),
    );
    for (const seat of [1, 2, 3])
      caught(
        'nonce',
        seat,
        verified((made) => (made.nonces[seat - 1] = other)),
      );
    const swap = (seat: number) => (made: NonNullable<Verified['made_of']>) => {
      made.shares[seat - 1] = { how: 'committed', commitment: commitmentOf(TABLE, seat, other) };
      made.nonces[seat - 1] = other;
    };
    for (const seat of [1, 2, 3]) caught('share', seat, verified(swap(seat)));
  });
  it('says when the own part was left out, and names others who withheld', () => {
    const withhold = (made: NonNullable<Verified['made_of']>): void => {
      made.shares[0] = { how: 'withheld', commitment: FIRST };
      made.nonces[0] = '0'.repeat(64);
    };
    expect(judge(RECEIPT, verified(withhold))).toEqual({ kind: 'left_out', seat: 1 });
    const watcher = { ...RECEIPT, own: [] };
    const told = verified(withhold);
    told.made_of!.key = hex(sha256(unhex(SEED + told.made_of!.nonces.join(''))));
    expect(judge(watcher, told)).toEqual({ kind: 'kept', withheld: [1] });
  });
});
