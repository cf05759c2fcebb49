// The six cars of 1908: colour, number and emblem of each, drawn from the side (box 210 x 104, facing right) and as the
// toy from above (64 x 34, facing right).

export type CarSlug = 'thomas_flyer' | 'protos' | 'zust' | 'de_dion_bouton' | 'motobloc' | 'sizaire_naudin';

export interface CarLook {
  number: number;
  colour: string;
  /** What stands on the colour. */
  on: string;
  light: string;
  emblem: string;
  /** Of the flag, from the staff outwards. */
  flag: readonly [string, string, string];
}

const INK = '#1E1A16';
const FRANCE = ['#2B5C8A', '#F4ECD8', '#B0301C'] as const;

const STAR = '<path d="M0-8 2.2-2.6 8-2.4 3.4 1.2 5 7 0 3.7-5 7-3.4 1.2-8-2.4-2.2-2.6Z"/>';
const GEAR = `<path fill-rule="evenodd" d="M-1.6-8h3.2l.5 2 1.8.8 1.8-1.1 2.2 2.2-1.1 1.8.8 1.8 2 .5v3.2l-2 .5-.8
  1.8 1.1
  1.8-2.2 2.2-1.8-1.1-1.8.8-.5 2h-3.2l-.5-2-1.8-.8-1.8 1.1-2.2-2.2 1.1-1.8-.8-1.8-2-.5V0l2-.5.8-1.8-1.1-1.8 2.2-2.2 1.8
  1.1 1.8-.8ZM0-2.2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" transform="translate(0 -.8)"/>`;
const CROWN = '<path d="M-8-5-4-1 0-7 4-1 8-5 6.4 4H-6.4ZM-6.4 5.2H6.4V7.4H-6.4Z"/>';
const LILY = `<path d="M0-8.5C2.6-5 2.6-2 1 .6 3-3 7.6-3.4 7.6.4 7.6 2.6 5 3.4 4 2 3.8 3.4 2 4 1.6 4H3.4V5.6H1.4L2
  8.4H-2L-1.4 5.6H-3.4V4H-1.6C-2 4-3.8 3.4-4 2-5 3.4-7.6 2.6-7.6.4-7.6-3.4-3-3-1 .6-2.6-2-2.6-5 0-8.5Z"/>`;
const ANCHOR = `<path fill-rule="evenodd" d="M0-8.6A2.6 2.6 0 0 1 1-3.7V-2.6H4V-.8H1V5.4C3.6 5 5.2 3.4 5.4 1.6L3.6
  2.4 6.4-1.6
  8.4 2.6 7 1.9C6.6 5.6 3.6 7.8 0 8.6-3.6 7.8-6.6 5.6-7 1.9L-8.4 2.6-6.4-1.6-3.6 2.4-5.4 1.6C-5.2 3.4-3.6 5-1
  5.4V-.8H-4V-2.6H-1V-3.7A2.6 2.6 0 0 1 0-8.6ZM0-7.2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z"/>`;
const ARROW = '<path d="M8.6 0 2.4-5V-2H-3.4L-6-5H-8.8L-6.6 0-8.8 5H-6L-3.4 2H2.4V5Z"/>';

export const CARS: Record<CarSlug, CarLook> = {
  thomas_flyer: {
    number: 1,
    colour: '#2B5C8A',
    on: '#fff',
    light: '#5C8DB8',
    emblem: STAR,
    flag: ['#B0301C', '#F4ECD8', '#2B5C8A'],
  },
  protos: {
    number: 2,
    colour: '#3A3936',
    on: '#F4ECD8',
    light: '#77746D',
    emblem: GEAR,
    flag: [INK, '#F4ECD8', '#B0301C'],
  },
  zust: {
    number: 3,
    colour: '#B0301C',
    on: '#fff',
    light: '#DB6B50',
    emblem: CROWN,
    flag: ['#2F6B3F', '#F4ECD8', '#B0301C'],
  },
  de_dion_bouton: { number: 4, colour: '#2F6B3F', on: '#fff', light: '#6AA276', emblem: LILY, flag: FRANCE },
  motobloc: { number: 5, colour: '#6B3A6E', on: '#fff', light: '#A478A6', emblem: ANCHOR, flag: FRANCE },
  sizaire_naudin: { number: 6, colour: '#E9DDBE', on: INK, light: '#FFFBEF', emblem: ARROW, flag: FRANCE },
};
export const lookOf = (slug: string): CarLook => CARS[slug as CarSlug] ?? CARS.thomas_flyer;

/** The round sign of a car, about the origin. */
export function disc(slug: string, r = 11, numbered = true): string {
  const { colour, on, emblem, number } = lookOf(slug);
  const badge = `<g transform="translate(${r * 0.78} ${r * 0.78})"><circle r="${Math.max(6, r * 0.5)}" fill="#F4ECD8"
    stroke="${INK}"/><text class="badge" text-anchor="middle" dy="3.6" fill="${INK}">${number}</text></g>`;
  return `<circle r="${r}" fill="${colour}" stroke="${INK}" stroke-width="1.2"/><circle r="${r - 1.9}" fill="none"
    stroke="${on}" stroke-width=".8" opacity=".75"/><g fill="${on}" transform="scale(${r / 15})">${emblem}</g>
    ${numbered ? badge : ''}`;
}

const STROKE = `stroke="${INK}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"`;
const line = (width: number): string => STROKE.replace('1.7', String(width));

function wheel(x: number, y: number, r: number): string {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6 + 0.13;
    return `M${x} ${y}L${(x + (r - 3.6) * Math.cos(a)).toFixed(1)} ${(y + (r - 3.6) * Math.sin(a)).toFixed(1)}`;
  }).join('');
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#F4ECD8" stroke="${INK}" stroke-width="4.4"/><circle cx="${x}"
    cy="${y}" r="${r - 3.6}" fill="none" stroke="${INK}"/><path d="${spokes}" stroke="${INK}" stroke-width="1.3"/>
    <circle cx="${x}" cy="${y}" r="3.6" fill="#C79A45" stroke="${INK}" stroke-width="1.2"/>`;
}
const man = (x: number, y: number, coat: string): string =>
  `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"><path d="M-9 22C-10
  8-6
   2 0 1 7 2 10 9 10 22Z" fill="${coat}"/><path d="M4 8C9 9 13 12 17 12" fill="none" stroke-width="4.6"
   stroke-linecap="round"/><path d="M4 8C9 9 13 12 17 12" fill="none" stroke="${coat}" stroke-width="2.6"
   stroke-linecap="round"/><circle cx="1" cy="-4" r="5.4" fill="#EBCFA6"/><path d="M-5-5C-5-11 6-11.6 6.6-6.4L9-5.4
   6-4.8Z" fill="#5B4128"/><path d="M2-4.2h4.2" stroke-width="2.4"/></g>`;

function flag(slug: string, x: number): string {
  const edge = `M${x} 8C${x - 10} 4 ${x - 14} 13 ${x - 26} 9V25C${x - 14} 29 ${x - 10} 20 ${x} 24Z`;
  const [near, middle, far] = lookOf(slug).flag;
  const rim = `<path d="${edge}" fill="none" ${line(1.2)}/>`;
  if (slug === 'thomas_flyer') {
    const stripe = (i: number): string =>
      `M${x} ${9.5 + i * 5.3}C${x - 10} ${5.5 + i * 5.3} ${x - 14} ${14.5 + i * 5.3} ${x - 26} ${10.5 + i * 5.3}`;
    return `<path d="${edge}" fill="#F4ECD8"/><path d="${[0, 1, 2].map(stripe).join('')}" fill="none" stroke="${near}"
      stroke-width="2.6"/><path d="M${x} 8C${x - 5} 6 ${x - 8} 7.5 ${x - 11} 9V17.5C${x - 8} 16 ${x - 5} 14.5 ${x}
      16.5Z" fill="${far}"/>${rim}`;
  }
  return `<path d="${edge}" fill="${middle}"/><path d="M${x} 8C${x - 4} 6.4 ${x - 7} 7 ${x - 9} 8.6V22.2C${x - 6} 22
    ${x - 3} 22.6 ${x} 24Z" fill="${near}"/><path d="M${x - 26} 9C${x - 22} 10.4 ${x - 19} 10.4 ${x - 17}
    10V26.2C${x - 20}
    26.8 ${x - 23} 26.2 ${x - 26} 25Z" fill="${far}"/>${rim}`;
}

/** What each carries behind the seats. */
const LOADS: Partial<Record<string, string>> = {
  thomas_flyer: `<g ${STROKE}><ellipse cx="27" cy="50" rx="6" ry="17" fill="#3b342b"/><ellipse cx="27" cy="50" rx="2.4"
    ry="10.5" fill="#D2C29C"/><ellipse cx="35" cy="50" rx="6" ry="17" fill="#4a4136"/><ellipse cx="35" cy="50" rx="2.4"
    ry="10.5" fill="#D2C29C"/></g>`,
  protos: `<path d="M26 62V32C26 22 36 20 50 20H84V62Z" fill="#D9CBA8" ${STROKE}/><path d="M38 21V60M52 20V60M66 20V60"
    ${line(1)}/><path d="M26 44C40 48 66 48 84 44" fill="none" ${line(1)}/>`,
  zust: `<g ${STROKE}><rect x="22" y="38" width="22" height="24" rx="2" fill="#8A5B2F"/><path d="M22 46H44M28 38V62M38
    38V62" stroke-width="1.1"/><rect x="26" y="28" width="16" height="10" rx="4" fill="#C8AE79"/></g>`,
  de_dion_bouton: `<g ${STROKE}><path d="M24 62V44L30 38H50V62Z" fill="#D9CBA8"/><path d="M24 52H50M34 38V62"
    stroke-width="1"/></g>`,
  motobloc: `<g ${STROKE}><circle cx="34" cy="44" r="13" fill="#3b342b"/><circle cx="34" cy="44" r="7"
    fill="#D2C29C"/><rect x="24" y="54" width="24" height="10" rx="3" fill="#8A5B2F"/></g>`,
};
const HOODS: Record<string, string> = {
  thomas_flyer: 'M112 66V46L124 43H166V66Z',
  protos: 'M112 66V44L120 40H168V66Z',
  zust: 'M112 66V45C126 40 150 40 166 44V66Z',
  de_dion_bouton: 'M112 66V42C130 40 158 46 168 64V66Z',
  motobloc: 'M112 66V45H124C136 43 158 46 168 56V66Z',
  sizaire_naudin: 'M108 66V48C120 44 140 44 156 47V66Z',
};

const made = new Map<string, string>();
/** A car from the side. */
export function car(slug: string): string {
  const known = made.get(slug);
  if (known) return known;
  const drawn = draw(slug);
  made.set(slug, drawn);
  return drawn;
}
function draw(slug: string): string {
  const { colour, light } = lookOf(slug);
  const small = slug === 'sizaire_naudin';
  const protos = slug === 'protos';
  const sloped = slug === 'de_dion_bouton' || slug === 'motobloc';
  const [rx, fx, r] = small ? [60, 152, 17] : [46, 158, 19.5];
  const seat = small
    ? 'M72 66V46C72 41 80 40 84 44L86 52H108V66Z'
    : protos
      ? 'M80 66V48C80 42 88 41 91 46L93 54H112V66Z'
      : 'M42 66V46C42 39 51 38 54 43L57 53H72V47C72 40 81 39 85 44L88 54H112V66Z';
  const gleam = small ? 'M76 50V62' : protos ? 'M84 50V62' : 'M47 48V62M77 50V62';
  const lily = slug === 'de_dion_bouton';
  const bonnet = `M118 ${lily ? 49 : 48}C130 46 142 46 ${sloped ? 148 : small ? 152 : 160} ${lily ? 52 : 49}`;
  const louvres = Array.from({ length: 6 }, (_, i) => `M${124 + i * 5} 53V62`).join('');
  const wings = `M${rx - 27} 70C${rx - 22} 52 ${rx + 14} 50 ${rx + 25} 66L${rx + 34} 76H${fx - 34}L${fx - 22}
    62C${fx - 12}
    50 ${fx + 18} 50 ${fx + 27} 66`;
  const [dash, wheelX] = small ? [108, 102] : [112, 105];
  const radiator = sloped
    ? ''
    : `<rect x="${small ? 155 : 165}" y="${small ? 44 : 40}" width="7" height="${small ? 23 : 27}" rx="2" fill="#C79A45"
       ${STROKE}/>`;
  return `<path d="M${rx - 14} 8V62" ${line(1.4)}/>${flag(slug, rx - 14)}${LOADS[slug] ?? ''}
    ${protos || small ? '' : man(62, 30, '#8C7550')}
    ${man(small ? 94 : 93, small ? 33 : 30, slug === 'zust' ? '#6B5A45' : '#5F4B36')}
    <path d="M${rx - 22} 68H${fx + 22}L${fx + 18} 74H${rx - 18}Z" fill="#2d2620" ${STROKE}/>
    <path d="${seat}" fill="${colour}" ${STROKE}/><path d="${gleam}" stroke="${light}" stroke-width="2.4"
    stroke-linecap="round"/><path d="${HOODS[slug] ?? HOODS['thomas_flyer']}" fill="${colour}" ${STROKE}/>
    <path d="${bonnet}" fill="none" stroke="${light}" stroke-width="2.4" stroke-linecap="round"/>
    <path d="${louvres}" stroke="${INK}" stroke-width="1.3" stroke-linecap="round"/>${radiator}
    <path d="M${dash} 66V40" ${line(2.6)}/><path d="M${dash + 2} 52L${wheelX} 38M100 68L104 48" ${line(1.9)}/>
    <ellipse cx="${wheelX}" cy="37" rx="3" ry="8" transform="rotate(-28 ${wheelX} 37)" fill="none" ${line(2.2)}/>
    <path d="${wings}" fill="none" stroke="${INK}" stroke-width="5.6" stroke-linecap="round"/>
    <path d="${wings}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"/>
    ${wheel(rx, 80, r)}${wheel(fx, 80, r)}<g ${line(1.4)}><path d="M${fx + 16} 58V50"/><circle cx="${fx + 17}" cy="46"
    r="6.2" fill="#E8C46B"/><path d="M${fx + 21} 41.4A6.2 6.2 0 0 1 ${fx + 21} 50.6" fill="#FFF3CE"/></g>`;
}

/** The toy from above, about the origin. */
export function toy(slug: string): string {
  const { colour, light } = lookOf(slug);
  return `<g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"><g fill="#2b2620"><rect x="-28" y="-19"
  width="15"
    height="7" rx="3"/><rect x="-28" y="12" width="15" height="7" rx="3"/><rect x="12" y="-18" width="14" height="7"
    rx="3"/><rect x="12" y="11" width="14" height="7" rx="3"/></g><path d="M-32-11C-34-6-34 6-32 11L-10 13H6L26 10C31
    9 33
    4 33 0S31-9 26-10L6-13H-10Z" fill="${colour}"/><path d="M6-11V11M28-7V7"/><path d="M10-4H26M10 0H27M10 4H26"
    stroke-width="1"/><rect x="-8" y="-9.5" width="12" height="19" rx="3" fill="#8A5B2F"/><rect x="-27" y="-9.5"
    width="13" height="19" rx="3" fill="#8A5B2F"/><circle cx="-1" cy="-4" r="4" fill="#5B4128"/><circle cx="31" cy="-9"
    r="2.6" fill="#FFF3CE"/><circle cx="31" cy="9" r="2.6" fill="#FFF3CE"/><path d="M-26-7H-20" stroke="${light}"
    stroke-width="2"/></g>`;
}
