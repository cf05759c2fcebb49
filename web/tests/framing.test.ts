// The map in the open: nothing that matters lies under a panel.

import { describe, expect, it } from 'vitest';
import { bringInto, wholeBoard, type Rect, type View } from '../src/art/framing';
import { RADIUS, type Point } from '../src/art/hex';

const row = (n: number, y: number): Point[] => Array.from({ length: n }, (_, i) => [i * 180, y]);
const board: Point[] = [0, 1, 2, 3, 4, 5].flatMap((i) => row(8, i * 156));
const screen: Rect = { x: 0, y: 80, w: 1440, h: 800 };
const inside = ([px, py]: Point, { x, y, k }: View, { x: left, y: top, w, h }: Rect): boolean => {
  const [sx, sy, r] = [x + px * k, y + py * k, RADIUS * k * 0.9];
  return sx - r >= left && sx + r <= left + w && sy - r >= top && sy + r <= top + h;
};
const under = ([px, py]: Point, { x, y, k }: View, block: Rect): boolean => {
  const [sx, sy, r] = [x + px * k, y + py * k, RADIUS * k * 0.9];
  return sx + r > block.x && sx - r < block.x + block.w && sy + r > block.y && sy - r < block.y + block.h;
};

describe('framing', () => {
  it('some spaces come to the middle, not nearer than allowed', () => {
    const view = bringInto(
      [
        [0, 0],
        [180, 0],
      ],
      screen,
      0.2,
      0.5,
    );
    expect(view.k).toBe(0.5);
    expect(view.x + 90 * view.k).toBeCloseTo(720);
    expect(view.y).toBeCloseTo(480);
  });
  it('the whole board lies clear of the panels', () => {
    const blocks: Rect[] = [
      { x: 0, y: 540, w: 632, h: 360 },
      { x: 1050, y: 690, w: 390, h: 210 },
    ];
    const view = wholeBoard(board, screen, blocks, 0.9);
    expect(board.every((point) => inside(point, view, screen))).toBe(true);
    expect(board.filter((point) => blocks.some((block) => under(point, view, block)))).toEqual([]);
  });
});
