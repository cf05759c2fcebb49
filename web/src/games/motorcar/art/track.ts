// Where things stand on the board: the stations of the route on the map, and the days of the time track round it, an
// oval of fifty spaces that is driven clockwise from below.

/** The whole drawing. */
export const BOX = { x: 236, y: 82, width: 932, height: 560 };
const CENTRE = [702, 365] as const;
export const OUTER = [452, 268] as const;
export const BAND = 46;
export const SEA = [OUTER[0] - BAND - 5, OUTER[1] - BAND - 5] as const;
export const MIDDLE = CENTRE;

/** New York, then a station for each stage. */
export const STATIONS: readonly (readonly [number, number])[] = [
  [502.5, 525],
  [420, 478],
  [349.5, 368],
  [359, 291.5],
  [410, 297],
  [526, 256.5],
  [582.5, 250.5],
  [650.5, 239],
  [730, 236],
  [768.5, 245],
  [842.5, 271.5],
  [920, 294.5],
  [997.5, 327.5],
  [990.5, 381],
  [961, 431],
  [928, 474],
  [887, 506],
];
/** Where the name of a station stands, seen from it. */
export const NAMES: readonly (readonly [number, number, 'start' | 'middle' | 'end'])[] = [
  [16, 6, 'start'],
  [14, 6, 'start'],
  [14, 6, 'start'],
  [-2, -19, 'start'],
  [14, 10, 'start'],
  [-12, -15, 'end'],
  [0, 27, 'middle'],
  [-6, -20, 'middle'],
  [-20, -20, 'middle'],
  [30, -20, 'middle'],
  [14, -12, 'start'],
  [14, -8, 'start'],
  [14, 0, 'start'],
  [-14, 2, 'end'],
  [-14, 4, 'end'],
  [-14, 6, 'end'],
  [-14, 8, 'end'],
];
export const MOUNTAINS: readonly (readonly [number, number, number])[] = [
  [374, 395.5, 1],
  [341, 403.5, 0.95],
  [402.5, 354, 0.9],
  [436, 317, 0.8],
  [501.5, 288.5, 0.7],
  [638, 252.5, 0.7],
  [885.5, 283.5, 0.85],
  [878.5, 270.5, 0.75],
  [1025, 333, 0.9],
  [1019.5, 349, 0.8],
  [1086.5, 359, 1.1],
  [1071.5, 339.5, 1],
  [949.5, 396, 0.75],
  [940.5, 489.5, 0.65],
];
export const PINES: readonly (readonly [number, number])[] = [
  [440.5, 426.5],
  [435, 401],
  [491.5, 491.5],
  [442.5, 451.5],
  [926.5, 315],
  [921.5, 325.5],
  [951, 302],
  [973, 316.5],
  [959, 347.5],
  [950, 358],
  [966.5, 364],
  [959, 384],
  [948, 409],
  [449, 377],
];

const STEPS = 2000;
const A = OUTER[0] - BAND / 2;
const B = OUTER[1] - BAND / 2;
/** A point of the track, `u` of the way round, so many pixels outside its middle. */
const at = (u: number, out = 0): [number, number] => {
  const a = u * 2 * Math.PI;
  return [CENTRE[0] - (A + out) * Math.sin(a), CENTRE[1] + (B + out) * Math.cos(a)];
};
/** The way along the middle of the track up to each step. */
const WAY: number[] = [0];
for (let i = 1; i <= STEPS; i++) {
  const [x, y] = at(i / STEPS);
  const [px, py] = at((i - 1) / STEPS);
  WAY.push(WAY[i - 1]! + Math.hypot(x - px, y - py));
}
/** Which part of the turn lies this part of the way along. */
function turn(part: number): number {
  const wanted = (((part % 1) + 1) % 1) * WAY[STEPS]!;
  let [low, high] = [0, STEPS];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (WAY[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low / STEPS;
}
/** Where a car stands on this day: space 50 is also where all begin. */
export const onDay = (day: number, lap: number, out = 0): [number, number] => at(turn((day - 0.5) / lap), out);

/** The spaces of the track with their outlines and where their numbers stand. */
export function spaces(lap: number): { day: number; path: string; x: number; y: number }[] {
  const f = ([x, y]: [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return Array.from({ length: lap }, (_, i) => {
    const [from, to] = [turn(i / lap), i + 1 === lap ? 1 : turn((i + 1) / lap)];
    const h = BAND / 2;
    const path = `M${f(at(from, h))}A${OUTER[0]} ${OUTER[1]} 0 0 1
      ${f(at(to, h))}L${f(at(to, -h))}A${A - h} ${B - h} 0 0
      0
      ${f(at(from, -h))}Z`;
    const [x, y] = at(turn((i + 0.5) / lap), -h + 9.5);
    return { day: i + 1, path, x, y };
  });
}
/** The way from one day to another along the track. */
export function drive(from: number, to: number, lap: number): string {
  const points: string[] = [];
  for (let day = from; day <= to + 0.01; day += 0.5) {
    const [x, y] = onDay(day, lap, 6);
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return points.length > 1 ? `M${points.join('L')}` : '';
}
/** The road between two stations, bent a little away from the Pole. */
export function road(i: number): string {
  const [a, b] = [STATIONS[i]!, STATIONS[i + 1]!];
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [dx, dy] = [mx - CENTRE[0], my - CENTRE[1]];
  const far = Math.hypot(dx, dy) || 1;
  const bend = Math.min(12, Math.hypot(a[0] - b[0], a[1] - b[1]) * 0.13);
  return `M${a[0]} ${a[1]}Q${(mx + (dx / far) * bend).toFixed(1)} ${(my + (dy / far) * bend).toFixed(1)} ${b[0]}
  ${b[1]}`;
}
