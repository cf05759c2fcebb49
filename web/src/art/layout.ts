// Where lines swing and names stand, so that nothing collides. The same ways as `board draw` goes.
import { bySite, centre, hexAt, key, pick, points, type Point } from './hex';
import type { MapCity, MapLine, MapSpace, Picture } from './types';

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];
export const around = ([x, y]: Point, w: number, h: number): Box => [x - w, y - h, x + w, y + h];
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((total, item) => total + of(item), 0);
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const cheapest = <T>(list: readonly T[], cost: (item: T) => number): T | undefined => {
  let best: T | undefined;
  let least = Infinity;
  for (const item of list) {
    const now = cost(item);
    if (now < least) [least, best] = [now, item];
  }
  return best;
};

/** Left, top, width, height. */
export const frameOf = (spaces: readonly MapSpace[], picture: Picture | undefined): Box => {
  if (picture?.frame?.length === 4) return [...picture.frame] as Box;
  const at = spaces.length ? spaces.map(centre) : [[0, 0] as Point];
  const xs = at.map((p) => p[0]);
  const ys = at.map((p) => p[1]);
  const margin = 330;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
};

const cubic = (from: Point, a: Point, b: Point, to: Point): Point[] =>
  Array.from({ length: 24 }, (_, i) => {
    const t = (i + 1) / 24;
    const u = 1 - t;
    return [0, 1].map(
      (k) => u * u * u * from[k]! + 3 * u * u * t * a[k]! + 3 * u * t * t * b[k]! + t * t * t * to[k]!,
    ) as Point;
  });
/** A smooth curve through points (Catmull and Rom's way). */
const through = (list: Point[]): Point[] => {
  const direction = (a: Point, b: Point): Point => {
    const length = distance(a, b) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  };
  const samples: Point[] = [list[0]!];
  for (let i = 1; i < list.length; i++) {
    const [from, to] = [list[i - 1]!, list[i]!];
    const reach = distance(from, to) / 3;
    const lead = direction(list[Math.max(0, i - 2)]!, to);
    const trail = direction(from, list[Math.min(list.length - 1, i + 1)]!);
    samples.push(
      ...cubic(
        from,
        [from[0] + lead[0] * reach, from[1] + lead[1] * reach],
        [to[0] - trail[0] * reach, to[1] - trail[1] * reach],
        to,
      ),
    );
  }
  return samples;
};
/** A curve that swings out sideways by a share of its length. */
const bent = (from: Point, to: Point, bend: number): Point[] => {
  const handle = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share + ((from[1] - to[1]) * bend * 4) / 3,
    from[1] + (to[1] - from[1]) * share + ((to[0] - from[0]) * bend * 4) / 3,
  ];
  return [from, ...cubic(from, handle(0.22), handle(0.78), to)];
};

export interface LaidLine {
  line: MapLine;
  samples: Point[];
  plate: Box;
}
/** Finds a course for every line and a place for every price. */
export const layLines = (
  spaces: readonly MapSpace[],
  cities: readonly MapCity[],
  lines: readonly MapLine[],
  picture: Picture | undefined,
  price: (francs: number) => string,
): LaidLine[] => {
  const sites = bySite(spaces);
  const [left, top, wide, high] = frameOf(spaces, picture);
  const cityAt = cities.map((city) => centre(spaces[city.space]!));
  const onBoard = (p: Point): boolean => sites.has(key(...hexAt(p)));
  const laid: LaidLine[] = [];
  for (const line of lines) {
    const [a, b] = line.ends as [number, number];
    const [from, to] = [cityAt[a]!, cityAt[b]!];
    const given = pick(picture?.courses, line.slug);
    const cost = (bend: number): number => {
      const along = bent(from, to, bend).map((p) => {
        const strangers = cityAt.filter((city, i) => i !== a && i !== b && distance(city, p) < 125).length;
        const [x, y] = [p[0] - left, p[1] - top];
        const out = x < 90 || y < 90 || x > wide - 90 || y > high - 90 ? 8 : 0;
        return 6 * strangers + out + (line.way === 'sea' && onBoard(p) ? 3 : 0);
      });
      return Math.abs(Math.abs(bend) - 0.14) * 14 + sum(along, (each) => each);
    };
    const bends = Array.from({ length: 23 }, (_, i) => (i - 11) * 0.06);
    const whole = given ? through([from, ...points(given), to]) : bent(from, to, cheapest(bends, cost) ?? 0.1);
    const first = whole.findIndex((p) => distance(p, from) > 90);
    const last = whole.findLastIndex((p) => distance(p, to) > 90);
    const samples = whole.slice(Math.max(0, first), last + 1);
    const half = 46 + textWidth(price(line.price), 42) / 2;
    const plateCost = (i: number): number => {
      const here = around(samples[i]!, half, 29);
      return (
        Math.abs(i / samples.length - 0.5) * 1500 +
        sum(cityAt, (city) => overlap(here, around(city, 100, 84))) * 6 +
        sum(laid, (other) => overlap(here, other.plate)) * 8 +
        160 * sum(laid, (other) => other.samples.filter((p) => overlap(here, around(p, 4, 4)) > 0).length) +
        (onBoard(samples[i]!) ? 900 : 0)
      );
    };
    const best =
      cheapest(
        samples.map((_, i) => i),
        plateCost,
      ) ?? 0;
    laid.push({ line, samples, plate: around(samples[best] ?? from, half, 29) });
  }
  return laid;
};

export interface LaidLabel {
  at: Point;
  half: number;
  box: Box;
}
/** About how wide a word is. */
export const textWidth = (text: string, size: number): number =>
  (size / 10.5) *
  sum([...text], (letter) => (/[ijlrtf.\-'’ ]/.test(letter) ? 3.3 : /[A-ZÉÂmw]/.test(letter) ? 7.4 : 5.7));
const PLACES: Point[] = [
  [0, 5],
  [0, -74],
  [0, -92],
  [-56, 5],
  [56, 5],
  [-56, -74],
  [56, -74],
  [0, 92],
  [0, 18],
];
/** Finds a place for every name; `size` 1 is the size of `board draw`. */
export const layLabels = (
  spaces: readonly MapSpace[],
  cities: readonly MapCity[],
  lines: readonly LaidLine[],
  size: number,
): LaidLabel[] => {
  const cityAt = cities.map((city) => centre(spaces[city.space]!));
  const widths = cities.map((city) => textWidth(city.name, 31 * size) / 2 + 21 * size);
  const label = (city: number, place: number): LaidLabel => {
    const [dx, dy] = PLACES[place]!;
    const at: Point = [
      cityAt[city]![0] + dx * size,
      cityAt[city]![1] + dy * (dy > 50 || dy < -50 ? 0.5 + size / 2 : 1),
    ];
    return { at, half: widths[city]!, box: around(at, widths[city]!, 21 * size) };
  };
  const covered = (city: number, box: Box): number =>
    sum(lines, (line) => overlap(box, line.plate)) * 6 +
    sum(
      cityAt.map((_, i) => i),
      (other) => {
        const [x, y] = cityAt[other]!;
        const shape = overlap(box, around([x, y + 58], 34, 28)) * 6;
        return other === city ? shape : shape + overlap(box, around([x, y - 20], 66, 55)) * 0.8;
      },
    );
  const places = cities.map(() => 0);
  for (let round = 0; round < 30; round++) {
    let moved = false;
    for (let city = 0; city < cities.length; city++) {
      const cost = (place: number): number => {
        const { box } = label(city, place);
        const others = places.reduce(
          (total, now, other) => (other === city ? total : total + overlap(box, label(other, now).box)),
          0,
        );
        return place * 60 + others * 6 + covered(city, box);
      };
      const best =
        cheapest(
          PLACES.map((_, i) => i),
          cost,
        ) ?? 0;
      moved ||= best !== places[city];
      places[city] = best;
    }
    if (!moved) break;
  }
  return places.map((place, city) => label(city, place));
};

/** A free place for an ornament, nearest to a wish (shares of the frame). */
export const freePlace = (frame: Box, taken: readonly Box[], w: number, h: number, wish: Point): Point | undefined => {
  const [left, top, wide, high] = frame;
  const target: Point = [left + wide * wish[0], top + high * wish[1]];
  const free: Point[] = [];
  for (let x = left + w + 60; x <= left + wide - w - 60; x += 55)
    for (let y = top + h + 60; y <= top + high - h - 60; y += 55)
      if (!taken.some((box) => overlap(box, around([x, y], w, h)) > 0)) free.push([x, y]);
  return cheapest(free, (p) => distance(p, target));
};
