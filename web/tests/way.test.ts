// How far a space is, for whoever asks why it cannot be entered.

import { describe, expect, it } from 'vitest';
import { wayTo } from '../src/games/race/table/way';
import { board } from './sample';

describe('the way to a space', () => {
  it('goes from neighbour to neighbour, and leaves out where one stands', () => {
    expect(wayTo(board, 0, 3)).toEqual([1, 3]);
    expect(wayTo(board, 0, 2)).toEqual([2]);
    expect(wayTo(board, 0, 0)).toEqual([]);
  });
  it('goes where least holds a drive up, of ways that are as short', () => {
    const around = (stop: number): number[] => wayTo(board, 0, 3, (space) => (space === stop ? 1 : 0));
    expect(around(1)).toEqual([2, 3]);
    expect(around(2)).toEqual([1, 3]);
  });
  it('is none where no land leads', () => {
    const island = { ...board, spaces: [...board.spaces, { ...board.spaces[1]!, col: 9, row: 9 }] };
    expect(wayTo(island, 0, 4)).toEqual([]);
  });
});
