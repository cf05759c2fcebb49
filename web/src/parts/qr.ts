// A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which is enough for a link.

/** Error correction words in each block, and the blocks, by version. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** Where the small squares stand, by version. */
const SQUARES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

// The field of 256 elements the correction is reckoned in.
const POWER = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  POWER[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x >= 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWER[(LOG[a]! + LOG[b]!) % 255]!);

/** All words of a version, data and correction. */
function words(version: number): number {
  const squares = SQUARES[version - 1]!.length;
  const size = 17 + 4 * version;
  const taken =
    192 +
    31 +
    2 * (size - 16) +
    (squares > 0 ? 25 * (squares ** 2 - 3) - 10 * (squares - 2) : 0) +
    (version >= 7 ? 36 : 0);
  return (size * size - taken) >> 3;
}
const capacity = (version: number): number => words(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0];
    divisor.forEach((each, at) => (next[at + 1]! ^= times(each, POWER[i]!)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at]!;
    if (lead !== 0) divisor.forEach((each, i) => (rest[at + i]! ^= times(each, lead)));
  });
  return rest.slice(data.length);
}

/** The words as they are written: blocks interleaved, then their corrections. */
function encode(bytes: Uint8Array, version: number): number[] {
  const room = capacity(version);
  const bits: number[] = [];
  const push = (value: number, n: number): void => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, room * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  const count = BLOCKS[version - 1]!;
  const short = Math.floor(room / count);
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const long = short + (i >= count - (room % count) ? 1 : 0);
    blocks.push(data.slice(at, at + long));
    at += long;
  }
  const checks = blocks.map((block) => correction(block, CORRECTION[version - 1]!));
  const woven = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => row[i] ?? []),
    ).flat();
  return [...woven(blocks), ...woven(checks)];
}

/** Format and version, with their own correction. */
function guarded(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i = 31 - Math.clz32(rest)) {
    rest ^= generator << (i - bits);
  }
  return (value << bits) | rest;
}

type Grid = (boolean | null)[][];

function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (r: number, c: number, dark: boolean): void => {
    if (r >= 0 && c >= 0 && r < size && c < size) grid[r]![c] = dark;
  };
  const ring = (r: number, c: number, reach: number, light: number): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) {
        const far = Math.max(Math.abs(x), Math.abs(y));
        set(r + y, c + x, far !== light && far !== 4);
      }
  };
  for (let i = 8; i < size - 8; i++)
    for (const [r, c] of [
      [6, i],
      [i, 6],
    ] as const)
      set(r, c, i % 2 === 0);
  for (const [r, c] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(r, c, 4, 2);
  const at = SQUARES[version - 1]!;
  for (const r of at)
    for (const c of at)
      if (!((r === 6 && c === 6) || (r === 6 && c === at.at(-1)) || (c === 6 && r === at.at(-1)))) ring(r, c, 2, 1);
  if (version >= 7) {
    const code = guarded(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
      set(near, far, ((code >> i) & 1) === 1);
      set(far, near, ((code >> i) & 1) === 1);
    }
  }
  return grid;
}
function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const code = guarded(mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((code >> i) & 1) === 1;
    grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = dark;
    grid[8]![i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = dark;
  }
  grid[size - 8]![8] = true;
}

/** How hard a code is to read. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, c) => grid.map((row) => row[c]!))].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  );
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const sign of ['10111010000', '00001011101'])
      for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1)) sum += 40;
  }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++) {
      const dark = grid[r]![c];
      if (dark === grid[r - 1]![c] && dark === grid[r]![c - 1] && dark === grid[r - 1]![c - 1]) sum += 3;
    }
  const share = (lines.slice(0, size).join('').replaceAll('0', '').length * 100) / (size * size);
  return sum + Math.floor(Math.abs(share - 50) / 5) * 10;
}

/**
 * The modules of the code, dark ones true, without the light border. The mask that reads best is taken, or the given
 * one.
 */
export function qr(text: string, given?: number): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = CORRECTION.findIndex((_, i) => capacity(i + 1) >= bytes.length + (i < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new Error('too long for a code');
  const stream = encode(bytes, version);
  const blank = frame(version);
  writeFormat(blank, 0);
  const size = blank.length;
  let best: Grid | null = null;
  let least = Infinity;
  MASKS.forEach((masked, mask) => {
    if (given !== undefined && mask !== given) return;
    const grid = blank.map((row) => [...row]);
    let i = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step++) {
        const r = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        for (const c of [right, right - 1]) {
          if (blank[r]![c] !== null) continue;
          const bit = ((stream[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
          grid[r]![c] = (bit === 1) !== masked(r, c);
          i++;
        }
      }
    }
    writeFormat(grid, mask);
    const hard = penalty(grid);
    if (hard < least) [best, least] = [grid, hard];
  });
  return best! as boolean[][];
}
