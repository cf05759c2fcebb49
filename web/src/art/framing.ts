// Where the map lies so that what matters is in its window, large enough to read.

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
/** What is to be seen, between two scales. */
export interface Wanted {
  /** The most important first; the last ones are left out where not all fit. */
  points: readonly Point[];
  /** Seen too where there is room and hexes stay as large as `fine`, in this order. */
  also?: readonly Point[];
  fine?: number;
  least: number;
  most: number;
}

/** How wide a hex is in the map's own measure. */
export const HEX_WIDE = Math.sqrt(3) * RADIUS;
/** What stands out beyond the middles: hex, price, a little air. */
const AROUND = RADIUS * 1.3;

export function boundsOf(points: readonly Point[], out: number): Rect {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs) - out, Math.min(...ys) - out];
  return { x, y, w: Math.max(...xs) + out - x, h: Math.max(...ys) + out - y };
}
/** The largest scale in which some points fit into a part of the screen. */
const scaleOf = (points: readonly Point[], room: Rect): number => {
  const { w, h } = boundsOf(points, AROUND);
  return Math.min(room.w / w, room.h / h);
};

/** Which of some points is the nearest to a place. */
export function nearestTo(points: readonly Point[], x: number, y: number): number {
  let best = -1;
  let least = Infinity;
  points.forEach(([px, py], i) => {
    const away = Math.hypot(px - x, py - y);
    if (away < least) [least, best] = [away, i];
  });
  return best;
}

/** The points in the middle of a part of the screen, as large as they fit, between two scales. */
export function bringInto(points: readonly Point[], room: Rect, least: number, most: number): View {
  const around = boundsOf(points, AROUND);
  const k = Math.max(least, Math.min(scaleOf(points, room), most));
  return {
    k,
    x: room.x + room.w / 2 - (around.x + around.w / 2) * k,
    y: room.y + room.h / 2 - (around.y + around.h / 2) * k,
  };
}

/** `kept` with those of the points that fit beside it without getting smaller than `least`. */
export function together(points: readonly Point[], room: Rect, least: number, kept: readonly Point[] = []): Point[] {
  const all = [...kept];
  for (const point of points) if (all.length === 0 || scaleOf([...all, point], room) >= least) all.push(point);
  return all;
}

/** What is wanted, with as much of the rest as there is room for. */
export function frameAll({ points, also = [], least, most, fine = least }: Wanted, room: Rect): View {
  return bringInto(together(also, room, fine, together(points, room, least)), room, least, most);
}

/** So much of what lies around a board may be seen beside it. */
const SHORE = RADIUS * 3;

/** The same scale, moved so that no more lies beyond the board than its shore: what is on the board stays in sight. */
export function overBoard({ x, y, k }: View, middles: readonly Point[], room: Rect): View {
  const board = boundsOf(middles, SHORE);
  const held = (at: number, from: number, long: number, start: number, size: number): number => {
    const [first, last] = [start + size - (from + long) * k, start - from * k];
    return first > last ? at : Math.min(last, Math.max(first, at));
  };
  return { k, x: held(x, board.x, board.w, room.x, room.w), y: held(y, board.y, board.h, room.y, room.h) };
}
