// The shortest way over the map, whatever lies there: how far a space is, for whoever asks.

import { beside, bySite, key } from '../../../art/hex';
import type { RaceBoard } from '../../../net/types';

/**
 * The spaces from one to another, without the first; none where no land leads there. Of ways that are as short the one
 * on which least holds a drive up.
 */
export function wayTo(board: RaceBoard, from: number, to: number, holds = (_: number): number => 0): number[] {
  const sites = bySite(board.spaces);
  const seen = new Map([[from, { before: from, far: 0, held: 0 }]]);
  const todo = [from];
  for (let at = todo.shift(); at !== undefined; at = todo.shift()) {
    const { far, held } = seen.get(at)!;
    if (far >= (seen.get(to)?.far ?? Infinity)) break;
    for (const [col, row] of beside(board.spaces[at]!)) {
      const next = sites.get(key(col, row));
      if (next === undefined) continue;
      const known = seen.get(next);
      const one = { before: at, far: far + 1, held: held + holds(next) };
      if (known && (known.far < one.far || known.held <= one.held)) continue;
      if (!known) todo.push(next);
      seen.set(next, one);
    }
  }
  const way: number[] = [];
  for (let space = to; seen.has(space) && space !== from; space = seen.get(space)!.before) way.unshift(space);
  return way;
}
