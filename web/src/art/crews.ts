// A picture of each crew, as a travel poster: its sign in the sky, the land it likes, its half-track with driver and
// pathfinder. In a box of 160 by 100; loaded where one is shown.
import { EMBLEMS, HALFTRACK, rays, seatLook, SHADOW } from './symbols';

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

export function crewPicture(seat: number): string {
  const { colour, emblem, on, edge } = seatLook(seat);
  const { sky, ray, land, ground, hat } = SCENES[(Math.max(1, seat) - 1) % SCENES.length]!;
  return (
    `<path d="M0 0h160v100H0z" fill="${sky}"/>${rays(80, 34, ray, 22, 150)}` +
    `<circle cx="80" cy="32" r="25" fill="${colour}" stroke="${edge === INK ? INK : '#F5EACF'}" stroke-width="2.4"/>` +
    `<g transform="translate(60 12) scale(1.67)" color="${on}">${EMBLEMS[emblem]}</g>` +
    `${land}<path d="M0 80q40-6 80-2t80-2v24H0z" fill="${ground}"/><path d="M0 94q50-4 160 0v6H0z" fill="${INK}" ` +
    `opacity=".28"/><g transform="translate(31 45) scale(.78)"><g fill="#F5EACF" stroke="#F5EACF" stroke-width="6" ` +
    `stroke-linejoin="round">${SHADOW}</g><g color="${colour}">${HALFTRACK}</g>` +
    // The pathfinder stands behind the driver, the pennant flies from the mast.
    `<g transform="translate(33 -1)"><path d="M-7 14q1-11 7-11t7 11z" fill="#5E4A2C" stroke="${INK}" ` +
    `stroke-width="1.4"/><circle r="5" cy="-1" fill="#B98252" stroke="${INK}" stroke-width="1.4"/>` +
    `<g transform="translate(0 -3)">${hat}</g></g><path d="M12-11h19l-5 5 5 5H12z" fill="${colour}" ` +
    `stroke="${INK}" stroke-width="1.4"/></g>`
  );
}
