// Where the map lies so that what matters is in the open: clear of the panels that lie over it.

import { RADIUS, type Point } from './hex';

/** A part of the screen, in pixels of the map's box. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface View {
  x: number;
  y: number;
  k: number;
}

/** Steps of the search between the largest and the smallest scale, and of places to either side. */
const SIZES = 16;
const ASIDE = 10;
const UP = 6;

export function boundsOf(points: readonly Point[], out: number): Rect {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs) - out, Math.min(...ys) - out];
  return { x, y, w: Math.max(...xs) + out - x, h: Math.max(...ys) + out - y };
}

/** The points in the middle of a part of the screen, as large as they fit, between two scales. */
export function bringInto(points: readonly Point[], room: Rect, least: number, most: number): View {
  const around = boundsOf(points, RADIUS * 1.3);
  const k = Math.max(least, Math.min(room.w / around.w, room.h / around.h, most));
  return {
    k,
    x: room.x + room.w / 2 - (around.x + around.w / 2) * k,
    y: room.y + room.h / 2 - (around.y + around.h / 2) * k,
  };
}

/** How many of the points lie under something, or outside. */
function hidden(points: readonly Point[], { x, y, k }: View, room: Rect, blocks: readonly Rect[]): number {
  const r = RADIUS * k * 0.9;
  return points.filter(([px, py]) => {
    const [sx, sy] = [x + px * k, y + py * k];
    if (sx - r < room.x || sx + r > room.x + room.w || sy - r < room.y || sy + r > room.y + room.h) return true;
    return blocks.some(
      (block) => sx + r > block.x && sx - r < block.x + block.w && sy + r > block.y && sy - r < block.y + block.h,
    );
  }).length;
}

/** The whole board as large as possible with no space under a panel. */
export function wholeBoard(points: readonly Point[], room: Rect, blocks: readonly Rect[], most: number): View {
  const largest = bringInto(points, room, 0, most);
  let best = largest;
  let least = hidden(points, largest, room, blocks);
  for (let size = 0; size < SIZES && least > 0; size++) {
    const k = largest.k * (1 - (size * 0.5) / SIZES);
    const around = boundsOf(points, RADIUS);
    const [spareX, spareY] = [room.w - around.w * k, room.h - around.h * k];
    for (let i = 0; i <= ASIDE * UP; i++) {
      const view = {
        k,
        x: room.x + (spareX * (i % (ASIDE + 1))) / ASIDE - around.x * k,
        y: room.y + (spareY * Math.floor(i / (ASIDE + 1))) / UP - around.y * k,
      };
      const under = hidden(points, view, room, blocks);
      if (under < least) [best, least] = [view, under];
    }
  }
  return best;
}
