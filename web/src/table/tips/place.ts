// Where a tip stands: near its sign, inside the window, clear of what is asked.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x, y, w: width, h: height });

const GAP = 8;
const EDGE = 6;

/** How much of two boxes lies on each other. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
export const holds = ({ x, y, w, h }: Box, px: number, py: number, around = 0): boolean =>
  px >= x - around && px <= x + w + around && py >= y - around && py <= y + h + around;

/**
 * Tries every side of the sign and of all that is to stay free, and takes the nearest place that covers nothing of it.
 */
export function placeTip(
  sign: Box,
  tip: { w: number; h: number },
  view: { w: number; h: number },
  free: readonly Box[],
): { x: number; y: number } {
  const middle = { x: sign.x + sign.w / 2, y: sign.y + sign.h / 2 };
  const into = (x: number, y: number): Box => ({
    x: Math.max(EDGE, Math.min(view.w - tip.w - EDGE, x)),
    y: Math.max(EDGE, Math.min(view.h - tip.h - EDGE, y)),
    ...tip,
  });
  const spots = [sign, ...free].flatMap((box) => [
    into(middle.x - tip.w / 2, box.y - GAP - tip.h),
    into(middle.x - tip.w / 2, box.y + box.h + GAP),
    into(box.x + box.w + GAP, middle.y - tip.h / 2),
    into(box.x - GAP - tip.w, middle.y - tip.h / 2),
  ]);
  const price = (spot: Box): number => {
    const covered = [sign, ...free].reduce((sum, box) => sum + shared(spot, box), 0);
    const far = Math.hypot(spot.x + spot.w / 2 - middle.x, spot.y + spot.h / 2 - middle.y);
    return covered * 100 + far;
  };
  return spots.reduce((best, spot) => (price(spot) < price(best) ? spot : best));
}
