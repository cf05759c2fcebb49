// Codes to scan, against those of another encoder (versions 1 to 10).

import { describe, expect, it } from 'vitest';
import { qr } from '../src/parts/qr';
import known from './qr.json';

const rows = (grid: boolean[][]): string[] => grid.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('codes to scan', () => {
  it.each(known)('$text', ({ text, rows: wanted }) => {
    // Encoders weigh masks differently; whichever was taken, the rest must be the same.
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => rows(qr(text, mask)));
    expect(all).toContainEqual(wanted);
    expect(all).toContainEqual(rows(qr(text)));
  });
  it('a text that is too long says so', () => {
    expect(() => qr('x'.repeat(300))).toThrow('too long');
  });
});
