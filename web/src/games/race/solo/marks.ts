// René's course and objective on the map, in its own measure.

import { centre } from '../../../art/hex';
import { CITIES, n } from '../../../art/symbols';
import type { Play } from '../table/play.svelte';
import { objectiveOf } from './rene';

/** A way without its two ends, where vehicles and names stand; of a single step nothing is left. */
function between(way: readonly [number, number][]): [number, number][] {
  const nearer = (from: [number, number], to: [number, number], by: number): [number, number] => {
    const part = by / Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last || way.length < 3) return [];
  return [nearer(first, way[1]!, 95), ...way.slice(1, -1), nearer(last, way.at(-2)!, 115)];
}

/** A ring around the objective, and dots along the way that his rules would lead him now. */
export function marksOn(play: Pick<Play, 'board' | 'view' | 'teller'>): string {
  const { board, view, teller } = play;
  const goal = objectiveOf(play);
  const torpedo = view.players[teller.torpedo - 1];
  if (!goal || !torpedo || torpedo.place > 0) return '';
  const spot = (space: number): [number, number] => centre(board.spaces[space]!);
  const colour = CITIES[goal.colour].colour;
  const [x, y] = spot(goal.space);
  const way = [torpedo.at, ...(view.rene?.course ?? [])].filter((space) => board.spaces[space]).map(spot);
  const line = between(way)
    .map(([a, b], i) => `${i ? 'L' : 'M'}${n(a)} ${n(b)}`)
    .join('');
  const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return (
    `<g data-course="${way.length - 1}"><path d="${line}" ${stroke} stroke="#17252B" stroke-width="17" ` +
    `stroke-dasharray="1 36"/><path d="${line}" ${stroke} stroke="#FFE9A8" stroke-width="9" ` +
    `stroke-dasharray="1 36"/></g><g data-objective="${goal.slug}">` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="104" fill="none" stroke="#17252B" stroke-width="17"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="104" fill="none" stroke="${colour}" stroke-width="10" ` +
    `stroke-dasharray="30 17"/></g>`
  );
}
