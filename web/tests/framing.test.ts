// The map in its window: what matters is seen, and large enough to read.

import { describe, expect, it } from 'vitest';
import { bringInto, frameAll, HEX_WIDE, overBoard, type Rect, type View } from '../src/art/framing';
import { RADIUS, type Point } from '../src/art/hex';

const screen: Rect = { x: 0, y: 80, w: 1440, h: 800 };
const inside = ([px, py]: Point, { x, y, k }: View, { x: left, y: top, w, h }: Rect): boolean => {
  const [sx, sy, r] = [x + px * k, y + py * k, RADIUS * k];
  return sx - r >= left && sx + r <= left + w && sy - r >= top && sy + r <= top + h;
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
  it('everything that is asked about is seen where it fits', () => {
    const points: Point[] = [
      [0, 0],
      [700, 300],
      [-500, 600],
    ];
    const view = frameAll({ points, least: 0.35, most: 0.5 }, screen);
    expect(points.every((point) => inside(point, view, screen))).toBe(true);
    expect(view.k * HEX_WIDE).toBeGreaterThanOrEqual(60);
  });
  it('what lies too far away is left out, and hexes stay large', () => {
    const points: Point[] = [
      [0, 0],
      [173, 0],
      [9000, 0],
      [0, 300],
    ];
    const view = frameAll({ points, least: 0.35, most: 0.5 }, screen);
    expect(points.map((point) => inside(point, view, screen))).toEqual([true, true, false, true]);
    expect(view.k).toBe(0.5);
  });
  it('the way ahead is seen where there is room, and never at the price of what is asked', () => {
    const points: Point[] = [
      [0, 0],
      [0, 300],
    ];
    const near = frameAll({ points, also: [[900, 300]], least: 0.35, most: 0.5 }, screen);
    expect(inside([900, 300], near, screen)).toBe(true);
    const small: Rect = { x: 0, y: 0, w: 400, h: 300 };
    const far = frameAll({ points, also: [[900, 300]], least: 0.35, most: 0.5 }, small);
    expect(points.every((point) => inside(point, far, small))).toBe(true);
    expect(inside([900, 300], far, small)).toBe(false);
  });
  it('a corner of the board is not shown with half a window of sea beside it', () => {
    const board: Point[] = [
      [0, 0],
      [6000, 0],
      [6000, 4000],
      [0, 4000],
    ];
    const corner = frameAll({ points: [board[0]!], least: 0.5, most: 0.5 }, screen);
    const held = overBoard(corner, board, screen);
    expect(corner.x).toBeGreaterThan(screen.w / 3);
    expect(held.x).toBeLessThan(RADIUS * 2);
    expect(inside(board[0]!, held, screen)).toBe(true);
    const middle = frameAll({ points: [[3000, 2000]], least: 0.5, most: 0.5 }, screen);
    expect(overBoard(middle, board, screen)).toEqual(middle);
    const small = board.map(([x, y]): Point => [x / 10, y / 10]);
    const whole = frameAll({ points: small, least: 0.1, most: 0.5 }, screen);
    expect(overBoard(whole, small, screen)).toEqual(whole);
  });
});
