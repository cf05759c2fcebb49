// What the camera of the table turns to: what is asked about, whoever acts, the way ahead, the leaders.

import type { Matters } from '../../../art/camera.svelte';
import { HEX_WIDE } from '../../../art/framing';
import { centre } from '../../../art/hex';
import type { RaceBoard } from '../../../net/types';

/** How wide hexes are in a window, in pixels: never smaller than the first when something is asked, rarely larger. */
export function hexSizes(phone: boolean, high: number): { least: number; most: number } {
  const between = (a: number, px: number, b: number): number => Math.max(a, Math.min(b, px));
  return phone
    ? { least: 46, most: between(52, high / 3, 76) }
    : { least: 62, most: between(66, 72 + (high - 374) / 9, 104) };
}

const apart = (board: RaceBoard, a: number, b: number): number => {
  const [[ax, ay], [bx, by]] = [centre(board.spaces[a] ?? NOWHERE), centre(board.spaces[b] ?? NOWHERE)];
  return Math.hypot(ax - bx, ay - by);
};
const NOWHERE = { col: 0, row: 0 };

/** Some spaces, the nearest to one of them first. */
export const nearest = (board: RaceBoard, from: number, spaces: readonly number[]): number[] =>
  [...spaces].sort((a, b) => apart(board, from, a) - apart(board, from, b));

/** A space three levels further on, as near as one is: where the way leads. */
export function ahead(board: RaceBoard, from: number): number {
  const level = Math.min((board.spaces[from]?.level ?? 0) + 3, board.spaces[board.finish]?.level ?? 0);
  const there = board.spaces.flatMap((space, i) => (space.level === level ? [i] : []));
  return nearest(board, from, there)[0] ?? board.finish;
}

/** What matters, in a window with hexes of these sizes. */
export interface Attention {
  /** Where the seat or whoever acts stands. */
  at: number;
  /** The spaces that are asked about. */
  lit: readonly number[];
  /** Where the others stand, the leader first. */
  others: readonly number[];
}
export function mattersIn(
  board: RaceBoard,
  { at, lit, others }: Attention,
  sizes: { least: number; most: number },
  grow: number,
): Matters {
  const scale = (px: number): number => (px * grow) / HEX_WIDE;
  const asked = lit.length > 0;
  const way = ahead(board, at);
  return {
    spaces: [at, ...nearest(board, at, lit)],
    also: asked ? [way] : [way, ...others],
    least: scale(sizes.least),
    // What is asked is seen from near, what only goes on from a little farther.
    fine: scale(Math.max(sizes.least, sizes.most * (asked ? 0.85 : 0.72))),
    most: scale(sizes.most),
  };
}
