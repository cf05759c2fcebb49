// What was chosen in the lobby last: board, direction and rivals are there again the next time, and a lesson is given
// on that board.

import type { SeatKind, SeatWish } from '../../lobby/lobby';
import { keep, kept } from '../../state/prefs.svelte';

export interface Choice {
  board: string;
  direction: 'forward' | 'reverse';
  /** The other crews, where somebody looked after them. */
  others?: Pick<SeatWish, 'kind' | 'level'>[];
}
const KINDS: readonly SeatKind[] = ['guest', 'friend', 'bot'];

export function lastChoice(): Choice | null {
  try {
    const { board, direction, others } = JSON.parse(kept('choice') ?? 'null') as Partial<Choice>;
    if (typeof board !== 'string') return null;
    const sound = Array.isArray(others) && others.length > 0 && others.every(({ kind }) => KINDS.includes(kind));
    return {
      board,
      direction: direction === 'reverse' ? 'reverse' : 'forward',
      ...(sound ? { others: others.map(({ kind, level }) => ({ kind, level: String(level) })) } : {}),
    };
  } catch {
    return null;
  }
}
export function keepChoice(choice: Choice): void {
  keep('choice', JSON.stringify(choice));
}
