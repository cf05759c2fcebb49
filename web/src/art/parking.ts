// Where vehicles stand on their spaces. The own one stands in front, as large as always; guests fan out behind it, so
// that every number is seen. Nobody stands on the name of a city.

import type { Point } from './hex';
import type { LaidLabel } from './layout';
import type { MapSpace, Vehicle } from './types';

export interface Parked {
  seat: number;
  x: number;
  y: number;
  wide: number;
  /** The number stands at the height of the wheels, clear of a price above, or at the roof. */
  low: boolean;
  /** Others stand here, too. */
  crowd: boolean;
}
/** How wide a vehicle is: alone, one's own, in front of others, and of several beside each other. */
const ALONE = 138;
const OWN = 156;
const FRONT = 124;
const BEHIND = [0, 92, 88, 80, 72, 72];
const BESIDE = [0, ALONE, 104, 92, 84, 78];

/** How far from the middle of its space a vehicle stands: above a name that crosses the space, under one above it. */
function ground(space: MapSpace | undefined, y: number, labels: readonly LaidLabel[]): number {
  if (typeof space?.city !== 'number') return 14;
  const name = labels[space.city]?.at[1] ?? y;
  return Math.abs(name - y) < 40 ? -15 : 28;
}

/** In the order in which they are drawn: what stands in front comes last. */
export function park(
  vehicles: readonly Vehicle[],
  me: number | null,
  spaces: readonly MapSpace[],
  middles: readonly Point[],
  labels: readonly LaidLabel[],
): Parked[] {
  const found: Parked[] = [];
  for (const at of new Set(vehicles.map((vehicle) => vehicle.at))) {
    const here = vehicles.filter((vehicle) => vehicle.at === at).map(({ seat }) => seat);
    const [x, y] = middles[at] ?? [0, 0];
    const stand = ground(spaces[at], y, labels);
    const [base, under] = [y + stand, stand > 14];
    const crowd = here.length > 1;
    const own = me !== null && here.includes(me);
    const guests = here.filter((seat) => !own || seat !== me);
    const wide = (own ? BEHIND : BESIDE)[Math.min(5, guests.length)]!;
    const reach = guests.length === 1 ? (own ? 52 : 0) : Math.min(66, 26 * guests.length);
    guests.forEach((seat, i) => {
      const aside = guests.length === 1 ? -reach : -reach + (2 * reach * i) / (guests.length - 1);
      const behind = own ? (under ? 26 : 46) + 10 * (1 - Math.abs(aside) / 66) : 0;
      found.push({ seat, x: x + aside + 6, y: base - behind, wide, low: !own, crowd });
    });
    if (own) found.push({ seat: me, x: x + 6, y: base, wide: crowd ? FRONT : OWN, low: crowd, crowd });
  }
  return found.sort((a, b) => Number(a.seat === me) - Number(b.seat === me) || a.seat - b.seat);
}
