// What is read of René at the table.

import type { RaceColour, RaceReneCard } from '../../../net/types';
import type { Play } from '../table/play.svelte';

/** In the order of his powers. */
export const COLOURS = ['blue', 'yellow', 'green', 'red'] as const satisfies readonly RaceColour[];

type At = Pick<Play, 'board' | 'view'>;

export const cardOf = ({ board, view }: At): RaceReneCard | undefined =>
  board.rene?.deck.find(({ slug }) => slug === view.rene?.card);
/** `a2` is A. */
export const letterOf = ({ slug }: RaceReneCard): string => slug.charAt(0).toUpperCase();
/** The city that the Torpedo makes for. */
export const objectiveOf = ({ board, view }: At) =>
  view.rene?.objective === null || view.rene?.objective === undefined ? undefined : board.cities[view.rene.objective];
export const assistantsLeft = (assistants: readonly number[]): number => assistants.reduce((sum, n) => sum + n, 0);
