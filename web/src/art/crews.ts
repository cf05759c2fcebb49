// A picture of each crew, as a travel poster: the sign of its seat in the sky, the land it likes, its half-track with
// driver and pathfinder. In a box of 160 by 100; loaded where one is shown.
import { EMBLEMS, HALFTRACK, isTorpedo, rays, seatLook, SHADOW } from './symbols';
import { TORPEDO, TORPEDO_EDGE } from './torpedo';

interface Scene {
  sky: string;
  ray: string;
  /** Behind the car, from back to front. */
  land: string;
  ground: string;
  /** Headgear of the one who looks ahead. */
  hat: string;
}
const INK = '#17252B';
const CAP = `<path d="M-6 0q0-7 6-7t6 7h4v2H-7z"`;
const SCENES: Scene[] = [
  {
    sky: '#F3C66B',
    ray: '#EDB44C',
    land:
      '<path d="M-4 78L34 34l38 44z" fill="#C98A3A"/><path d="M34 34l38 44H46z" fill="#9E6524"/><path d="M100 ' +
      '78l22-26 24 26z" fill="#C98A3A"/><path d="M122 52l24 26h-14z" fill="#9E6524"/>',
    ground: '#D9A453',
    hat: `${CAP} fill="#F5EACF" stroke="${INK}"/>`,
  },
  {
    sky: '#27385A',
    ray: '#22314F',
    land:
      '<path d="M6 78V50q8-12 16 0v28zM30 78V34l4-8 4 8v44zM44 78V56h22v22zM112 78V52q14-20 28 0v26zM146 ' +
      '78V38l4-8 4 8v40z" fill="#16223A"/><path d="M20 18h.1M48 12h.1M128 20h.1M146 10h.1M92 8h.1M8 34h.1" ' +
      'stroke="#F5EACF" stroke-width="2" stroke-linecap="round"/>',
    ground: '#6E5A44',
    hat: `<path d="M-5 1l1-9h8l1 9z" fill="#A42A14" stroke="${INK}"/>`,
  },
  {
    sky: '#A9CFD0',
    ray: '#98C3C6',
    land:
      '<path d="M0 62h160v20H0z" fill="#3C7F88"/><path d="M0 68q10-4 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" ' +
      'fill="none" stroke="#DCECE6" stroke-width="1.4"/><path d="M112 62l16-22 8 10 8-14 20 26z" ' +
      'fill="#6F8B86"/>',
    ground: '#DCC48A',
    hat: `<path d="M-7 1q-1-8 7-8 7 0 7 6l-2 2z" fill="#272B31" stroke="#F5EACF"/>`,
  },
  {
    sky: '#F0A94A',
    ray: '#F4BE62',
    land:
      '<path d="M0 70q40-10 80-4t80-4v20H0z" fill="#8C8A3C"/><path d="M26 70V46M26 52l-9-8M26 50l9-9" ' +
      'stroke="#4A3A20" stroke-width="3"/><path d="M4 44q22-18 44 0z" fill="#4C6B34"/><path d="M138 68V54" ' +
      'stroke="#4A3A20" stroke-width="2.4"/><path d="M124 54q14-12 28 0z" fill="#4C6B34"/>',
    ground: '#B98F45',
    hat: `<path d="M-8 1h16l-3-3q-1-6-5-6t-5 6z" fill="#D8B46A" stroke="${INK}"/>`,
  },
  {
    sky: '#3B2B52',
    ray: '#342648',
    land:
      '<path d="M0 78l28-40 14 18 18-28 26 50zM84 78l26-34 16 18 14-22 24 38z" fill="#5A4A70"/><path d="M28 ' +
      '38l7 10-6 4-7-5zM60 28l8 14-8 3-7-5zM140 40l6 10-6 3-6-4z" fill="#F5EACF"/><path d="M12 14h.1M34 ' +
      '8h.1M70 12h.1M128 10h.1M150 22h.1" stroke="#F5EACF" stroke-width="2" stroke-linecap="round"/>',
    ground: '#8A7A8E',
    hat: `<path d="M-6 3q-1-11 6-11t6 11l-3-3h-6z" fill="#6B4A2A" stroke="${INK}"/>`,
  },
  {
    sky: '#BFD8B0',
    ray: '#AFCDA0',
    land:
      '<path d="M0 74q30-24 62-6t98-10v24H0z" fill="#6F9A56"/><path d="M0 80q50-14 90-6t70-6v16H0z" ' +
      'fill="#4C7F42"/>',
    ground: '#A98A4A',
    hat: `<path d="M-6 1q-2-8 5-8 8 0 8 6l-3 1z" fill="#3E5E8A" stroke="${INK}"/>`,
  },
];

/** What René likes: a red sky over dunes. */
const RENES: Scene = {
  sky: '#D9643F',
  ray: '#CB5433',
  land: '<path d="M0 76q34-22 70-8t90-16v28H0z" fill="#B9772E"/>',
  ground: '#7C4716',
  hat: '',
};

const tower = (x: number, top: number, wide: number, fill: string): string =>
  `<path d="M${x} 78V${top}h${wide}v${78 - top}z" fill="${fill}"/>`;
const fir = (x: number, y: number): string =>
  `<path d="M${x} ${y}l9 14h-5l7 12h-5l7 14h-26l7-14h-5l7-12h-5z" fill="#2E5A3C"/>` +
  `<path d="M${x} ${y}l9 14h-5l7 12h-5l7 14h-13z" fill="#1F4330"/>`;
const dome = (x: number, y: number, size: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0-15q1 6 7 10t-3 11h-8q-9-7-3-11t7-10z" fill="${fill}"/>`;
/** Someone in a wide hat, carrying the three colours. */
const marcher = (x: number, y: number): string =>
  `<path d="M${x - 6} 82q0-${78 - y} 6-${78 - y}t6 ${78 - y}z" fill="#3E2F52"/>` +
  `<path d="M${x - 4} ${y + 7}l7 7" stroke="#F5EACF" stroke-width="2"/><circle cx="${x}" cy="${y}" r="3.4" ` +
  `fill="#DDAE7E"/><path d="M${x - 7} ${y - 1}h14l-3-2q-1-4-4-4t-4 4z" fill="#F5EACF"/>`;

/** What a crew likes where it was chosen by name; the others take the land of their seat. */
export const CREWS: Record<string, Scene> = {
  french: SCENES[0]!,
  belgian: SCENES[3]!,
  italian: SCENES[2]!,
  english: SCENES[5]!,
  american: {
    sky: '#F4C98A',
    ray: '#EDBB73',
    land:
      '<path d="M-4 78l6-38h34v8h8l6 30z" fill="#B4572A"/><path d="M24 40h12v8h8l6 30H30z" fill="#8A3C1A"/>' +
      '<path d="M106 78l5-24h8V38h28l5 40z" fill="#B4572A"/><path d="M136 38h11l5 40h-12z" fill="#8A3C1A"/>' +
      '<path d="M156 80V56M156 70q-7 0-7-9" fill="none" stroke="#4C6B34" stroke-width="3" stroke-linecap="round"/>',
    ground: '#D79A55',
    hat: `<path d="M-10 0q10 5 20 0l-5-2q0-7-5-6-5-1-5 6z" fill="#C79A62" stroke="${INK}"/>`,
  },
  russian: {
    sky: '#A9C4D6',
    ray: '#9AB8CC',
    land:
      `${tower(6, 52, 36, '#B3543A')}${tower(10, 40, 6, '#8C3E2A')}${tower(32, 40, 6, '#8C3E2A')}` +
      `${tower(19, 36, 10, '#D9C79A')}${dome(13, 36, 0.7, '#E3AC17')}${dome(35, 36, 0.7, '#E3AC17')}` +
      `${dome(24, 30, 1, '#2C7443')}<path d="M120 80V34M132 80V44M146 80V28" stroke="#F8F3E2" stroke-width="4.4"/>` +
      '<path d="M119 48h3M131 60h3M145 42h3M119 64h3M145 58h3" stroke="#33404A" stroke-width="1.6"/>' +
      '<path d="M0 74q40-8 80-2t80-6v16H0z" fill="#C9D6DB"/>',
    ground: '#EDEBE0',
    hat: `<path d="M-7 5v-7q0-7 7-7t7 7v7h-3v-6h-8v6z" fill="#7A5634" stroke="${INK}"/>`,
  },
  german: {
    sky: '#E7CF98',
    ray: '#DFC282',
    land:
      '<path d="M100 78q14-26 40-26l26 26z" fill="#8B8577"/><path d="M122 56V34h8v8h6V26h8v16h6v-6h7v20z" ' +
      'fill="#6A6458"/><path d="M122 34l4-9 4 9zM136 26l4-11 4 11zM150 36l3.5-8 3.5 8z" fill="#A42A14"/>' +
      `${fir(8, 36)}${fir(26, 26)}${fir(44, 40)}`,
    ground: '#8E8A4E',
    hat:
      `<path d="M-6 2q-1-9 6-9t6 9z" fill="#3A3A3A" stroke="${INK}"/><path d="M-5-1h10" stroke="#C9A24A" ` +
      'stroke-width="2.6"/>',
  },
  chinese: {
    sky: '#EFBFA4',
    ray: '#E8AF91',
    land:
      '<path d="M84 78q10-34 24-20 8-26 22-6 12-18 34 26z" fill="#6F8B7A"/><path d="M96 78l10-15 12 4 12-12 12 7 ' +
      '18-8" fill="none" stroke="#D9C79A" stroke-width="4.4"/><path d="M127 54v-8h8v8z" fill="#D9C79A"/>' +
      `${tower(15, 32, 18, '#C9532F')}<path d="M6 66q18-3 18-10 0 7 18 10zM8 50q16-3 16-9 0 6 16 9zM11 35q13-3 ` +
      '13-14 0 11 13 14z" fill="#2B4A57"/><path d="M24 22v-8" stroke="#2B4A57" stroke-width="2"/>',
    ground: '#B7A368',
    hat:
      `<path d="M-6 1q0-8 6-8t6 8z" fill="#1F3A6B" stroke="${INK}"/><circle cy="-8" r="1.7" fill="#C9532F" ` +
      `stroke="${INK}" stroke-width=".8"/>`,
  },
  red_kate: { ...SCENES[4]!, hat: `<path d="M-6 1q0-8 6-8t6 8l6 5-7-2z" fill="#C9371F" stroke="${INK}"/>` },
  swiss: {
    sky: '#A3CDE2',
    ray: '#92C0D9',
    land:
      '<path d="M-12 78L20 20l9 9 3 12 26 37z" fill="#6D8296"/><path d="M20 20l9 9 3 12 26 37H34l-9-30z" ' +
      'fill="#4B5F73"/><path d="M20 20l9 9 3 12-6-4-4 7-5-8-8 6z" fill="#F8F3E2"/><path d="M96 78l22-32 8 10 ' +
      '16-30 28 52z" fill="#6D8296"/><path d="M142 26l28 52h-22l-8-26z" fill="#4B5F73"/><path d="M142 26l8 15-6-2-4 ' +
      '6-3-6-4 2zM118 46l6 7-5 3-5-4z" fill="#F8F3E2"/><path d="M0 72q40-9 80-2t80-5v16H0z" fill="#6FA050"/>' +
      '<path d="M129 75V65h22v10z" fill="#8A5A30"/><path d="M124 66l16-11 16 11z" fill="#4A2A14"/><path d="M133 ' +
      '67h4v4h-4zM143 67h4v4h-4z" fill="#F6E2A0"/>',
    ground: '#B5B46E',
    hat:
      `<path d="M-8 0q8 4 16 0l-3-2q-1-6-5-6t-5 6z" fill="#3F6B45" stroke="${INK}"/><path d="M4-3q0-6 5-9" ` +
      'fill="none" stroke="#F8F3E2" stroke-width="1.8" stroke-linecap="round"/>',
  },
  suffragettes: {
    sky: '#D8C3DE',
    ray: '#CBB1D3',
    land:
      `${tower(10, 32, 13, '#7A6488')}<path d="M8 32l8.5-20 8.5 20z" fill="#54406A"/><circle cx="16.5" cy="40" ` +
      'r="4.4" fill="#F5EACF"/><path d="M16.5 40v-3M16.5 40h2.2" stroke="#54406A"/>' +
      `${tower(26, 54, 12, '#8D789A')}<path d="M26 54l6-7 6 7z" fill="#54406A"/>${tower(40, 48, 12, '#7A6488')}` +
      '<path d="M40 48l6-7 6 7z" fill="#54406A"/><path d="M29 59h3v4h-3zM43 54h3v4h-3zM29 67h3v4h-3zM43 62h3v4h-3z" ' +
      'fill="#F6E2A0"/><path d="M114 80V24M154 80V24" stroke="#4A3A20" stroke-width="2.2"/><path d="M114 27q20 5 ' +
      '40 0v6q-20 5-40 0z" fill="#5B3680"/><path d="M114 33q20 5 40 0v6q-20 5-40 0z" fill="#F8F3E2"/><path d="M114 ' +
      '39q20 5 40 0v6q-20 5-40 0z" fill="#2C7443"/>' +
      [114, 141, 154, 127].map((x, i) => marcher(x, i === 3 ? 64 : 61)).join(''),
    ground: '#A79BA6',
    hat:
      '<path d="M-3 8l8 9" stroke="#F8F3E2" stroke-width="3"/>' +
      '<path d="M-3 8l8 9" stroke="#5B3680" stroke-width="1.2"/>' +
      `<ellipse rx="10" ry="2.6" fill="#F5EACF" stroke="${INK}"/><path d="M-5-1q0-7 5-7t5 7z" fill="#F5EACF" ` +
      `stroke="${INK}"/><path d="M-5-2h10" stroke="#5B3680" stroke-width="2"/><circle cx="5" cy="-4" r="2.2" ` +
      'fill="#2C7443"/>',
  },
};

export function crewPicture(seat: number, crew?: string): string {
  const { colour, emblem, on, edge } = seatLook(seat);
  const ofSeat = SCENES[(Math.max(1, seat) - 1) % SCENES.length]!;
  const alone = isTorpedo(seat);
  const { sky, ray, land, ground, hat } = alone ? RENES : (CREWS[crew ?? ''] ?? ofSeat);
  // The pathfinder stands behind the driver, the pennant flies from the mast; the Torpedo has neither.
  const pathfinder =
    `<g transform="translate(33 -1)"><path d="M-7 14q1-11 7-11t7 11z" fill="#5E4A2C" stroke="${INK}" ` +
    `stroke-width="1.4"/><circle r="5" cy="-1" fill="#B98252" stroke="${INK}" stroke-width="1.4"/>` +
    `<g transform="translate(0 -3)">${hat}</g></g><path d="M12-11h19l-5 5 5 5H12z" fill="${colour}" ` +
    `stroke="${INK}" stroke-width="1.4"/>`;
  return (
    `<path d="M0 0h160v100H0z" fill="${sky}"/>${rays(80, 34, ray, 22, 150)}` +
    `<circle cx="80" cy="32" r="25" fill="${colour}" stroke="${edge === INK ? INK : '#F5EACF'}" stroke-width="2.4"/>` +
    `<g transform="translate(60 12) scale(1.67)" color="${on}">${EMBLEMS[emblem]}</g>` +
    `${land}<path d="M0 80q40-6 80-2t80-2v24H0z" fill="${ground}"/><path d="M0 94q50-4 160 0v6H0z" fill="${INK}" ` +
    `opacity=".28"/><g transform="translate(31 45) scale(.78)"><g fill="#F5EACF" stroke="#F5EACF" stroke-width="6" ` +
    `stroke-linejoin="round">${alone ? TORPEDO_EDGE : SHADOW}</g><g color="${colour}">` +
    `${alone ? TORPEDO : HALFTRACK}</g>${alone ? '' : pathfinder}</g>`
  );
}
