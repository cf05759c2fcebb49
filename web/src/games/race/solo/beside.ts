// Where a callout stands: beside the space it is about, inside the window, and over no vehicle if it can.

/** A space in the window, and how far it reaches. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}
interface Size {
  wide: number;
  high: number;
}

const GAP = 26;
const EDGE = 4;

/** How much of a box lies over a spot. */
function over({ x, y, r }: Spot, left: number, top: number, box: Size): number {
  const wide = Math.min(left + box.wide, x + r) - Math.max(left, x - r);
  const high = Math.min(top + box.high, y + r) - Math.max(top, y - r);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The corner of the callout: to the right if that is free, else wherever it hides least of space and vehicles. */
export function beside(spot: Spot, vehicles: readonly Spot[], box: Size, window: Size): { x: number; y: number } {
  const right = spot.x + spot.r + GAP;
  const left = spot.x - spot.r - GAP - box.wide;
  const above = spot.y - spot.r - GAP - box.high;
  const below = spot.y + spot.r + GAP;
  const middle = spot.y - 46;
  const centre = spot.x - box.wide / 2;
  const places = [
    [right, middle],
    [left, middle],
    [right, below],
    [right, above],
    [left, below],
    [left, above],
    [centre, below],
    [centre, above],
  ].map(([x, y]) => ({
    x: Math.max(EDGE, Math.min(window.wide - box.wide - EDGE, x!)),
    y: Math.max(EDGE, Math.min(window.high - box.high - EDGE, y!)),
  }));
  const hides = ({ x, y }: { x: number; y: number }): number =>
    [spot, ...vehicles].reduce((sum, one) => sum + over(one, x, y, box), 0);
  return places.reduce((best, one) => (hides(one) < hides(best) ? one : best));
}
