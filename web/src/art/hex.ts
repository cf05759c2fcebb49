// Hexes: pointy top, odd rows half a hex to the right, radius 100, hex [0, 0] around [0, 0].
import { n } from './symbols';
import type { Course, MapSpace } from './types';

export type Point = [number, number];
export const RADIUS = 100;
const WIDE = Math.sqrt(3) * RADIUS;

export const centre = (hex: { col: number; row: number }): Point => [
  WIDE * (hex.col + (hex.row & 1) / 2),
  1.5 * RADIUS * hex.row,
];
/** The corner `i`, clockwise from the top. */
export const corner = ([x, y]: Point, i: number, r = RADIUS): Point => {
  const turn = ((i * 60 - 90) * Math.PI) / 180;
  return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
};
export const hexPath = (at: Point, r = RADIUS): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => corner(at, i, r).map(n).join(' ')).join('L')}Z`;
/** What lies behind the edges from corner 0, 1, .. 5. */
export const beside = (hex: { col: number; row: number }): [number, number][] => {
  const o = hex.row & 1;
  return (
    [
      [o, -1],
      [1, 0],
      [o, 1],
      [o - 1, 1],
      [-1, 0],
      [o - 1, -1],
    ] as const
  ).map(([c, r]) => [hex.col + c, hex.row + r]);
};
export const key = (col: number, row: number): string => `${col},${row}`;
/** Spaces by their hex. */
export const bySite = (spaces: readonly MapSpace[]): Map<string, number> =>
  new Map(spaces.map((space, i) => [key(space.col, space.row), i]));
/** The hex around a point. */
export const hexAt = ([x, y]: Point): [number, number] => {
  const row = Math.round(y / (1.5 * RADIUS));
  let best: [number, number] = [0, row];
  let least = Infinity;
  for (let r = row - 1; r <= row + 1; r++) {
    const col = Math.round(x / WIDE - (r & 1) / 2);
    const [cx, cy] = centre({ col, row: r });
    const far = (cx - x) ** 2 + (cy - y) ** 2;
    if (far < least) [least, best] = [far, [col, r]];
  }
  return best;
};

/** The points of a course, however it is written. */
export const points = (course: Course): Point[] => {
  if (typeof course !== 'string' && Array.isArray(course[0])) return course as Point[];
  const flat = typeof course === 'string' ? course.trim().split(/\s+/).map(Number) : (course as readonly number[]);
  const found: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) found.push([flat[i]!, flat[i + 1]!]);
  return found;
};
export const courses = (list: readonly Course[] | undefined, closed = false): string =>
  (list ?? [])
    .map(
      (course) =>
        `M${points(course)
          .map((p) => p.map(n).join(' '))
          .join('L')}${closed ? 'Z' : ''}`,
    )
    .join('');
/** Rows of pairs, or a record: what a wire makes of a map. */
export const pick = <T>(
  from: Record<string, T> | readonly (readonly [string, T])[] | undefined,
  slug: string,
): T | undefined =>
  Array.isArray(from)
    ? (from as [string, T][]).find(([name]) => name === slug)?.[1]
    : (from as Record<string, T> | undefined)?.[slug];
