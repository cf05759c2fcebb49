// Parcels as they lie in cities and on vehicles: a box in the colour of its cities, with their shape.

import { centre } from '../../../art/hex';
import { CITIES, cityShape, n } from '../../../art/symbols';
import type { RaceColour } from '../../../net/types';
import type { Play } from '../table/play.svelte';

type Hex = { col: number; row: number };

/** How many hexes lie between two: odd rows stand half a hex to the right. */
export function apart(a: Hex, b: Hex): number {
  const across = ({ col, row }: Hex): number => col - (row - (row & 1)) / 2;
  const [dq, dr] = [across(a) - across(b), a.row - b.row];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** A box 24 wide around 0. */
export const box = (colour: RaceColour): string =>
  `<g data-parcel="${colour}"><path d="M-10-5L0-10 10-5V6L0 11-10 6z" fill="${CITIES[colour].colour}" ` +
  `stroke="#17252B" stroke-width="1.4" stroke-linejoin="round"/>` +
  `<path d="M-10-5L0 0 10-5L0-10z" fill="#fff" fill-opacity=".38"/><path d="M0 0V11M-5-7.5L5-2.5V2.5" ` +
  `fill="none" stroke="#17252B" stroke-width="1.2" stroke-opacity=".7"/>` +
  `<g transform="translate(6 6.5) scale(.52)">${cityShape(colour, 9, '#FFF6DC', 2.4)}</g></g>`;
/** In a ring of paper, where it lies on something of many colours. */
const ringed = (colour: RaceColour, x: number, y: number, size: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><circle r="15" fill="#FBF3DD" stroke="#17252B" ` +
  `stroke-width="1.8"/>${box(colour)}</g>`;

/** What lies in the cities, in the measure of the map. */
export const parcelsOn = ({ board, view }: Pick<Play, 'board' | 'view'>): string =>
  (view.parts?.parcels ?? [])
    .map(([city, colour]) => {
      const space = board.spaces[board.cities[city]?.space ?? -1];
      if (!space) return '';
      const [x, y] = centre(space);
      return ringed(colour, x + 48, y + 34, 1.75);
    })
    .join('');
/** What a vehicle carries, over its tail. */
export const parcelOn = ({ view }: Pick<Play, 'view'>, seat: number, wide: number): string => {
  const colour = view.parts?.carried?.[seat - 1];
  return colour ? ringed(colour, wide * 0.3, -wide * 0.5, wide / 62) : '';
};
