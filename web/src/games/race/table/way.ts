// The shortest way over the map, whatever lies there: how far a space is, for whoever asks.

import { beside, bySite, key } from '../../../art/hex';
import type { RaceBoard } from '../../../net/types';

/** The spaces from one to another, without the first; none where no land leads there. */
export function wayTo(board: RaceBoard, from: number, to: number): number[] {
  const sites = bySite(board.spaces);
  const before = new Map<number, number>([[from, from]]);
  const todo = [from];
  for (let space = todo.shift(); space !== undefined && !before.has(to); space = todo.shift())
    for (const [col, row] of beside(board.spaces[space]!)) {
      const next = sites.get(key(col, row));
      if (next === undefined || before.has(next)) continue;
      before.set(next, space);
      todo.push(next);
    }
  const way: number[] = [];
  for (let space = to; before.has(space) && space !== from; space = before.get(space)!) way.unshift(space);
  return way;
}
