// The still layers of a map as SVG text: made once, and again only when what they show changes. The ground under them
// is in `paint.ts`.
import { beside, bySite, centre, corner, courses, hexPath, key, pick, points, type Point } from './hex';
import { around, freePlace, frameOf, overlap, textWidth, type Box, type LaidLabel, type LaidLine } from './layout';
import { CITIES, cityShape, HALFTRACK, icon, n, ROSES, SHADOW } from './symbols';
import { riskMark, SCALE, skyline, tileDefs, tileIcons } from './terrain';
import type { MapCity, MapSpace, Picture, Sign, Tile } from './types';

/** How far the sea goes on around the frame. */
export const MARGIN = 1800;
const PEAK =
  '<path d="M-30 17Q-20 2-13-6L-4-22Q0-27 4-22L12-8Q19-1 30 17Q0 9-30 17Z" fill="#E9CB8C" stroke="#6E4A1E" ' +
  'stroke-width="2.2" stroke-linejoin="round"/><path d="M2-24L4-22 12-8Q19-1 30 17 16 13 5 13L10 1 1-9 ' +
  '5-15Z" fill="#9C6A38"/><path d="M-4-22Q0-27 4-22L9-13 4-15 1-9-3-14-8-12Z" fill="#FFFBEF"/>' +
  '<path d="M-14 4l4-7M-6 7l3-8" stroke="#B98B52" stroke-width="1.8" fill="none" stroke-linecap="round"/>';

export interface Ground {
  id: string;
  spaces: readonly MapSpace[];
  picture: Picture | undefined;
  outline: string | undefined;
}

/** Shapes, patterns and drawings that the layers use. */
export const defs = ({ id, spaces, picture, outline }: Ground): string => {
  const land =
    outline ??
    (picture?.land?.length ? courses(picture.land, true) : spaces.map((space) => hexPath(centre(space), 100)).join(''));
  const rule = outline || picture?.land?.length ? 'evenodd' : 'nonzero';
  const symbol = (name: string, box: string, body: string): string =>
    `<symbol id="${id}${name}" viewBox="${box}">${body}</symbol>`;
  return (
    `<clipPath id="${id}on"><path d="${land}" clip-rule="${rule}"/></clipPath>` +
    (`<pattern id="${id}no" width="21" height="21" patternUnits="userSpaceOnUse" ` +
      `patternTransform="rotate(45)"><path d="M0 0h21v21H0z" fill="#2A0D06" fill-opacity=".12"/>` +
      `<path d="M0 0V21" stroke="#B5341D" stroke-width="6" stroke-opacity=".6"/></pattern>`) +
    // Groups, not symbols: a symbol cuts at its edge, and with a cut of its own each rose on the map becomes a layer of
    // its own.
    Object.entries({ ...ROSES, peak: PEAK })
      .map(([name, body]) => `<g id="${id}${name}">${body}</g>`)
      .join('') +
    symbol('car', '-2 -14 126 80', HALFTRACK) +
    symbol('car-edge', '-2 -14 126 80', SHADOW) +
    tileDefs(id)
  );
};

/** The names of seas and circles. */
export const seaNames = (picture: Picture | undefined, lang: string): string =>
  (picture?.names ?? [])
    .map(({ text, at, turn, size }) => {
      const words = typeof text === 'string' ? text : (text[lang] ?? text['en'] ?? '');
      return (
        `<text class="seaname" transform="translate(${at[0]} ${at[1]}) rotate(${turn ?? 0})" font-size="${size}" ` +
        `letter-spacing="${n(size * (/[a-z]/.test(words) ? 0.04 : 0.3))}" text-anchor="middle">${escape(words)}` +
        `</text>`
      );
    })
    .join('');
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Hexes; those in `known` have no rose. */
export const spacesLayer = ({ id, spaces, picture }: Ground, known: ReadonlySet<number>): string => {
  let open = '';
  let dark = '';
  let edges = '';
  let roses = '';
  let darkRoses = '';
  let zone = '';
  const sites = bySite(spaces);
  spaces.forEach((space, i) => {
    const at = centre(space);
    edges += hexPath(at, 98);
    if (space.risk) {
      dark += hexPath(at, 96);
      beside(space).forEach(([col, row], side) => {
        const other = sites.get(key(col, row));
        if (other === undefined || !spaces[other]!.risk)
          zone += `M${corner(at, side).map(n).join(' ')}L${corner(at, side + 1)
            .map(n)
            .join(' ')}`;
      });
    } else if (!known.has(i)) open += hexPath(at, 95);
    if (known.has(i)) return;
    const rose = (name: string): string =>
      `<use href="#${id}${name}" transform="translate(${n(at[0])} ${n(at[1])}) scale(1.24)"/>`;
    if (space.risk) darkRoses += rose('rose-dark');
    else roses += rose('rose');
  });
  const peaks = (picture?.ranges ?? []).flatMap((course, range) =>
    ridge(points(course)).map(([x, y], i): [Point, number] => {
      const chance = (salt: number): number => ((i * 37 + range * 17 + salt * 71) % 23) / 22 - 0.5;
      return [[x + chance(1) * 30, y + (i % 2 ? -20 : 20) + chance(2) * 20], 74 + chance(3) * 30];
    }),
  );
  const free = peaks
    .filter(
      ([p]) =>
        !spaces.some(
          (space, i) =>
            (known.has(i) || space.risk) && Math.hypot(centre(space)[0] - p[0], centre(space)[1] - p[1]) < 104,
        ),
    )
    .sort((a, b) => a[0][1] - b[0][1]);
  const [x, y, w, h] = frameOf(spaces, picture);
  // What is seen through as a group lies on a clear sheet: things that lie apart would become a layer each, and every
  // frame would put some forty layers together.
  const bed = `<path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z" fill="#fff" fill-opacity="0"/>`;
  const slopes = free
    .map(([[x, y], size]) => {
      const at = `translate(${n(x)} ${n(y - size * 0.0313)}) scale(${(size / 64).toFixed(3)})`;
      return `<use href="#${id}peak" transform="${at}"/>`;
    })
    .join('');
  return (
    `<path d="${open}" fill="#FFF4D6" fill-opacity=".27" clip-path="url(#${id}on)"/><path d="${dark}" ` +
    `fill="#32271F" fill-opacity=".95" stroke="#15110d" stroke-width="3"/>` +
    `<path d="${edges}" fill="none" stroke="#5A3F17" stroke-opacity=".55" stroke-width="3" stroke-linejoin="round"/>` +
    (`<g clip-path="url(#${id}on)" opacity=".8">${bed}` +
      `${slopes}` +
      `</g><g opacity=".78">${bed}${roses}</g><g opacity=".95">${bed}${darkRoses}</g>`) +
    (`<path d="${zone}" fill="none" stroke="#1B1410" stroke-width="12" stroke-linecap="round"/><path d="` +
      `${zone}" fill="none" stroke="#D9B46A" stroke-width="4.5" stroke-dasharray="15 12" ` +
      `stroke-linecap="round"/>`)
  );
};
const ridge = (course: Point[]): Point[] => {
  const found: Point[] = [];
  let rest = 0;
  for (let i = 1; i < course.length; i++) {
    const [[ax, ay], [bx, by]] = [course[i - 1]!, course[i]!];
    const length = Math.hypot(bx - ax, by - ay);
    for (; rest < length; rest += 52) found.push([ax + ((bx - ax) * rest) / length, ay + ((by - ay) * rest) / length]);
    rest -= length;
  }
  return found;
};

/** The courses of the lines. */
export const linesLayer = (lines: readonly LaidLine[]): string =>
  lines
    .map(({ line, samples }) => {
      const path = `M${samples.map((p) => p.map(n).join(' ')).join('L')}`;
      const ends = [samples[0], samples.at(-1)]
        .map((p) =>
          p
            ? `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="9.5" fill="#F8EBC8" stroke="#17252B" stroke-width="3.6"/>`
            : '',
        )
        .join('');
      return (
        `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="#0B2A33" ` +
        `stroke-width="15" stroke-opacity=".55"/><path d="${path}" stroke="#F8EBC8" stroke-width="` +
        `${line.way === 'air' ? 8.5 : 7.2}" stroke-dasharray="${line.way === 'air' ? '1 17' : '27 18'}"/></g>` +
        `${ends}`
      );
    })
    .join('');
/** A plate with the price of a line, around 0. */
export const pricePlate = (way: string, price: string, half: number, lit = false): string =>
  `<rect x="${n(-half)}" y="-31" width="${n(half * 2)}" height="62" rx="31" fill="` +
  `${lit ? '#17252B' : '#F5EACF'}" stroke="${lit ? '#FFD257' : '#17252B'}" stroke-width="${lit ? 8 : 4}"/>` +
  (lit
    ? ''
    : `<rect x="${n(6 - half)}" y="-25" width="${n(half * 2 - 12)}" height="50" rx="25" fill="none" ` +
      `stroke="#B98C2C" stroke-width="2.3"/>`) +
  icon(way === 'air' ? 'plane' : 'ship', 18 - half, -21, 42, lit ? '#FFD257' : '#174651') +
  (`<text x="${n(70 - half)}" y="13" font-weight="700" font-size="36" fill="${lit ? '#FFF6DC' : '#17252B'}">` +
    `${escape(price)}</text>`);

const SIGHTS = ['kasbah', 'mosque', 'colonial', 'huts', 'mud', 'dome', 'church'];
const sightOf = (city: MapCity, picture: Picture | undefined): string =>
  city.sight ??
  pick(picture?.sights, city.slug) ??
  (city.colour === 'blue'
    ? 'port'
    : SIGHTS[[...city.slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % SIGHTS.length]!);
/** The hexes of the cities. */
export const citiesLayer = (
  spaces: readonly MapSpace[],
  cities: readonly MapCity[],
  picture: Picture | undefined,
): string =>
  cities
    .map((city) => {
      const [x, y] = centre(spaces[city.space]!);
      const colour = CITIES[city.colour].colour;
      return (
        `<g transform="translate(${n(x)} ${n(y)})"><path d="${hexPath([0, 8], 96)}" fill="#1a1206" ` +
        `opacity=".4"/><path d="${hexPath([0, 0], 94)}" fill="#F8EFD6" stroke="#17252B" stroke-width="5" ` +
        `stroke-linejoin="round"/><path d="${hexPath([0, 0], 84.5)}" fill="${city.role ? '#EADCF0' : '#FBF3DD'}" ` +
        `stroke="${colour}" stroke-width="10.7" stroke-linejoin="round"/><path d="` +
        `${skyline(sightOf(city, picture))}" transform="translate(0 -15) scale(2.5)" fill="${colour}"` +
        `${city.colour === 'yellow' ? ' stroke="#6B4E05" stroke-width=".8"' : ''}/></g>`
      );
    })
    .join('');
/** Shapes with numbers, and names. */
export const namesLayer = (
  spaces: readonly MapSpace[],
  cities: readonly MapCity[],
  labels: readonly LaidLabel[],
  size: number,
): string =>
  cities
    .map((city) => {
      const [x, y] = centre(spaces[city.space]!);
      const on = CITIES[city.colour].on;
      const sign = city.role
        ? `${cityShape('purple', 9)}<g class="cut-purple">` +
          `${icon(city.role === 'start' ? 'path' : 'flag', -7, -7, 14, '#fff')}</g>`
        : cityShape(city.colour, 8.4) +
          (city.cards || city.colour !== 'purple'
            ? `<text y="${city.colour === 'yellow' ? 6.2 : 4.5}" text-anchor="middle" font-weight="700" ` +
              `font-size="12" fill="${on}">${city.cards}</text>`
            : '');
      return `<g transform="translate(${n(x)} ${n(y + 53)}) scale(${SCALE.toFixed(3)})">${sign}</g>`;
    })
    .join('') +
  cities
    .map((city, i) => {
      const { at, half } = labels[i]!;
      const h = half / size;
      return (
        `<g transform="translate(${n(at[0])} ${n(at[1])}) scale(${size})"><path d="M${n(-h)} -21H${n(h)}l-7.5 21 ` +
        `7.5 21H${n(-h)}l7.5 -21z" fill="#17252B" stroke="#F8EFD6" stroke-width="2.4"/>` +
        `<text y="11" text-anchor="middle" font-weight="600" font-size="31" fill="#FBF3DD">${escape(city.name)}` +
        `</text></g>`
      );
    })
    .join('');

/** A compass and the title where the sea is empty. */
export const ornaments = (
  ground: Ground,
  lines: readonly LaidLine[],
  labels: readonly LaidLabel[],
  title: string,
  subtitle: string,
): string => {
  const { id, spaces, picture } = ground;
  const frame = frameOf(spaces, picture);
  const taken: Box[] = [
    ...spaces.map((space) => around(centre(space), 96, 104)),
    ...lines.flatMap((line) => [line.plate, ...line.samples.map((p) => around(p, 14, 14))]),
    ...labels.map((label) => label.box),
  ];
  for (const { text, at, turn, size } of picture?.names ?? []) {
    const half = (typeof text === 'string' ? text : (text['en'] ?? '')).length * size * 0.48;
    taken.push(
      around([at[0]!, at[1]!], Math.abs(turn ?? 0) > 45 ? size : half, Math.abs(turn ?? 0) > 45 ? half : size),
    );
  }
  let out = '';
  const plate = title ? freePlace(frame, taken, 310, 215, [0.92, 0.12]) : undefined;
  if (plate) {
    taken.push(around(plate, 330, 230));
    out +=
      `<g transform="translate(${n(plate[0] - 300)} ${n(plate[1] - 210)}) scale(3)">` +
      `${cartouche(id, title, subtitle)}</g>`;
  }
  const rose = freePlace(frame, taken, 140, 150, [0.06, 0.72]);
  if (rose && !taken.some((box) => overlap(box, around(rose, 100, 100)) > 0))
    out +=
      `<use href="#${id}rose-sea" transform="translate(${n(rose[0])} ${n(rose[1])}) scale(2.9)"/><text x="` +
      `${n(rose[0])}" y="${n(rose[1] - 145)}" text-anchor="middle" font-weight="700" font-size="42" ` +
      `fill="#F5EACF">N</text>`;
  return out;
};
const cartouche = (id: string, title: string, subtitle: string): string => {
  let beams = '';
  for (let i = -7; i <= 7; i++) {
    const ray = (turn: number): string => `${n(100 + 150 * Math.sin(turn))} ${n(92 - 150 * Math.cos(turn))}`;
    beams += `M100 92L${ray(i * 0.2)}L${ray(i * 0.2 + 0.1)}Z`;
  }
  const size = Math.min(25, 200 / Math.max(4, title.length));
  return (
    `<clipPath id="${id}cc"><path d="M8 92V40Q8 8 40 8H160Q192 8 192 40V92z"/></clipPath>` +
    `<path d="M5 145V43Q5 7 41 7H165Q201 7 201 43V145z" fill="#17252B" opacity=".35"/>` +
    `<path d="M2 140V38Q2 2 38 2H162Q198 2 198 38V140z" fill="#F5EACF" stroke="#17252B" stroke-width="1.5"/>` +
    `<path d="M6 136V39Q6 6 39 6H161Q194 6 194 39V136z" fill="none" stroke="#B98C2C" stroke-width="1.2"/>` +
    (`<g clip-path="url(#${id}cc)"><path d="M0 0h200v100H0z" fill="#F0C26A"/><path d="${beams}" ` +
      `fill="#E7A448"/><circle cx="100" cy="84" r="34" fill="#CF4A24"/>` +
      `<path d="M0 78Q40 60 90 74T200 64V100H0z" fill="#C27A2A"/>` +
      `<path d="M0 86Q60 72 120 82T200 78V100H0z" fill="#7C4313"/></g><use href="#${id}car" x="64" y="38" ` +
      `width="74" height="47" color="#17252B"/>`) +
    (`<path d="M8 92H192" stroke="#17252B" stroke-width="1.5"/>` +
      `<text class="deco" x="100" y="117" text-anchor="middle" font-size="${n(size)}" letter-spacing="` +
      `${n(size / 8)}" fill="#17252B">${escape(title.toUpperCase())}</text><text x="100" y="131" ` +
      `text-anchor="middle" font-weight="600" font-size="` +
      `${n(Math.min(10.5, 215 / Math.max(1, subtitle.length)))}" letter-spacing="1" fill="#5A3F17">` +
      `${escape(subtitle.toUpperCase())}</text>`)
  );
};

const SIGN_COLOUR: Partial<Record<string, string>> = { drop: '#FFD257', franc: '#FFD257', wrench: '#F2B488' };
/** What a lit space costs, over it. */
export function costTag(price: readonly Sign[]): string {
  let wide = 26;
  // Figures are wider than they are reckoned: after several of them the sign stands off.
  const after = (text: string): number => textWidth(text, 40) + (text.length > 1 ? 9 : 2);
  const parts = price.map(({ icon: sign, text = '' }) => {
    const from = wide - 10;
    wide += after(text) + 44;
    return { sign, text, from };
  });
  const words = (text: string, x: number): string =>
    `<text x="${n(x)}" y="14" font-weight="700" font-size="40" fill="#FFF6DC">${escape(text)}</text>`;
  const signs = parts.map(({ sign, text, from }) => {
    const x = from - wide / 2;
    return words(text, x) + icon(sign, x + after(text), -19, 38, SIGN_COLOUR[sign] ?? '#FFF6DC');
  });
  return (
    `<rect x="${n(-wide / 2)}" y="-27" width="${n(wide)}" height="54" rx="9" fill="#17252B" stroke="#FFD257" ` +
    `stroke-width="5"/>${signs.join('')}`
  );
}

/** A tile on its space; in a risk zone a little smaller, with its mark. */
export function tileBody(id: string, tile: Tile, risk: boolean): string {
  return (
    `<g transform="scale(${(SCALE * (risk ? 0.93 : 1)).toFixed(3)})"><path d="M0-29.6L28.4-13.6V18.4L0 ` +
    `34.8L-28.4 18.4V-13.6Z" fill="#1a1206" opacity=".38"/><use href="#${id}t-${tile.terrain}` +
    `"/>${tileIcons(tile)}${risk ? riskMark() : ''}</g>`
  );
}
