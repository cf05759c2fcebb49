// Portraits of the leaders, in the manner of the posters: 100 wide, 112 high. Inventions of our own, nobody's likeness.

import type { RaceLeader } from '../wire';
import { rays } from './symbols';

const INK = '#17252B';
const BRASS = '#E9CC7E';

/** What a portrait is put together from. */
interface Look {
  /** Behind the head: the field and its rays. */
  field: [string, string];
  skin: [light: string, shade: string];
  coat: string;
  /** What shows in the open collar. */
  shirt?: string;
  /** Hair of the brows, and of the beard. */
  hair: string;
  brow?: string;
  /** Painted eyes and lips. */
  painted?: true;
  /** From the neck to the hat, in the order in which they lie. */
  neck?: string;
  over: string;
}

const path = (d: string, fill: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
const patch = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const ring = (x: number, y: number, r: number, fill: string, width = 1.6, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}" ${more}/>`;

const PALE: Look['skin'] = ['#F2D3B3', '#CC9C77'];
const FAIR: Look['skin'] = ['#EBC49C', '#C08F63'];
const TANNED: Look['skin'] = ['#DDAE7E', '#B07C4E'];
const WARM: Look['skin'] = ['#E8C08F', '#BC8D58'];

// ---- what they wear ----------------------------------------------------------------------------

const pith =
  path('M21 41Q23 12 50 11 77 12 79 41q6 2 8 6-37-8-74 0 2-4 8-6z', '#F1E3BE', 2.2) +
  patch('M22.5 36Q50 28 77.5 36l.5 5Q50 33 22 41z', '#A9843F') +
  ring(50, 11, 3, '#F1E3BE');
const flatCap =
  path('M24 40Q20 18 48 16q30-1 31 19l4 5q-8 4-16 2Q44 34 24 40z', '#7C6A4A', 2.2) +
  line('M30 36q20-10 46-3M40 17q4 8 2 17M58 17q0 8 3 14', '#5C4C31', 1.5);
const aviator =
  path('M26 58Q22 18 50 17q28 1 24 41l-5 8q2-24-3-28-16-5-32 0-5 4-3 28z', '#6B3E1E', 2.2) +
  line('M25 34q25-9 50 0', '#3B2110', 5) +
  ring(39, 30, 8, '#BFE0DE', 2) +
  ring(61, 30, 8, '#BFE0DE', 2) +
  line('M35 30q1-4 5-5M57 30q1-4 5-5', '#FFFFFF', 2);
const stetson =
  path('M31 36l2-18q3-6 10-3l7 3 7-3q7-3 10 3l2 18z', '#B98A4E', 2.2) +
  patch('M31 31h38l.6 6H30.4z', '#5E3A1C') +
  path('M7 32q10 10 43 8 33 2 43-8-2 16-43 14Q9 48 7 32z', '#B98A4E', 2.2);
const fedora =
  path('M30 36l3-18q1-5 8-4l9 3 9-3q7-1 8 4l3 18z', '#7A5B36', 2.2) +
  patch('M30 30h40l1 7H29z', INK) +
  path('M12 40q18-8 38-6 20-2 38 6-20 5-38 4-18 1-38-4z', '#7A5B36', 2.2);
const ushanka =
  path('M25 62q-6 0-6-8V32q2-20 31-20t31 20v22q0 8-6 8-4-14-5-22H30q-1 8-5 22z', '#5B4636', 2.2) +
  path('M24 38q-1-17 26-17t26 17q-26-7-52 0z', '#8B6F55') +
  patch('M50 23l5 6-5 6-5-6z', '#B5341D');
const peaked =
  path('M22 32Q22 16 50 15q28 1 28 17l-4 8H26z', '#39463F', 2.2) +
  path('M27 34h46v8H27z', '#7A2A1B', 1.6) +
  patch('M28 42q22-6 44 0 4 6 0 7-22-8-44 0-4-1 0-7z', INK) +
  ring(50, 28, 4, BRASS, 1.4);
const cloche =
  path('M24 50Q20 14 50 14q30 0 26 36 2 4 4 8-12-14-30-14T20 58q2-4 4-8z', '#B23A86', 2.2) +
  line('M24 46q26-14 52 0', BRASS, 5) +
  path('M66 40l10-8 2 10-6 6z', BRASS, 1.5);
const bandanna =
  path('M27 44Q26 17 50 17q24 0 23 27-23-13-46 0z', '#1E4A4E', 2.2) +
  patch('M33 33l3 3-3 3-3-3zM45 28l3 3-3 3-3-3zM57 28l3 3-3 3-3-3zM68 33l3 3-3 3-3-3z', BRASS) +
  path('M26 42l-9 4 2 9 9-8z', '#1E4A4E', 1.8);

const parted = (colour: string): string =>
  path('M28 52Q22 20 52 19q24 1 20 31-2-8-5-13Q46 38 36 31q-2 10-8 21z', colour);
const combed = (colour: string): string => path('M28 50Q24 22 50 20q26 2 22 30-3-8-6-14-16 4-32-2-3 6-6 16z', colour);
const long = (colour: string): string =>
  path(
    'M50 18q32 0 29 36 1 22 5 34-12 4-20-6 6-12 4-38-16 0-24-10-8 10-14 12-2 22 6 36-8 10-20 6 4-12 5-34-3-36 29-36z',
    colour,
  );
const bob = (colour: string): string =>
  path(
    'M50 18q30 0 28 34 0 14-3 22-7 2-10-3 4-16 2-30-17 2-24-8-5 8-11 8-1 16 3 30-4 5-10 3-3-8-3-22-2-34 28-34z',
    colour,
  );

const moustache = (colour: string): string => path('M50 66q-6-3-13 3 8 3 13 0 5 3 13 0-7-6-13-3z', colour, 1.4);
const handlebar = (colour: string): string =>
  path('M50 66q-8-3-15 2-4 1-6-3 1 8 8 8 8 0 13-5 5 5 13 5 7 0 8-8-2 4-6 3-7-5-15-2z', colour, 1.4);
const beard = (colour: string): string =>
  path('M30 54q0 34 20 38 20-4 20-38-4 10-8 12-6-4-12-1-6-3-12 1-4-2-8-12z', colour) + line('M44 74q6 4 12 0', INK, 2);

const tie = (colour: string): string => path('M50 97l4 5-2 10h-4l-2-10z', colour, 1.3);
const scarf = (colour: string): string =>
  path('M32 84q18 12 36 0l4 8q-22 14-44 0z', colour, 1.8) + path('M60 92l10 18-10 2-6-18z', colour, 1.8);
const glasses =
  ring(41, 54, 7, '#FFFFFF', 1.9, 'fill-opacity=".3"') +
  ring(59.5, 54, 7, '#FFFFFF', 1.9, 'fill-opacity=".3"') +
  line('M48 53q2-2 4.5 0', INK, 1.7);
const monocle =
  `<circle cx="59.5" cy="54" r="7.5" fill="#FFFFFF" fill-opacity=".3" stroke="#C9A24B" stroke-width="2.4"/>` +
  line('M66 58q6 14 2 28', '#C9A24B', 1.2);
const pipe = path('M55 73l14 5q2 5 7 4v-9h-5l-14-3z', '#5E3A1C', 1.5) + line('M74 70q-4-6 1-10t-1-10', '#FFF6E0', 2);
const earrings = ring(28, 62, 2.6, BRASS, 1) + ring(72, 62, 2.6, BRASS, 1);
const watchChain = line('M40 104q10 8 20 0', BRASS, 2) + ring(40, 104, 2, BRASS, 1);

// ---- who they are ------------------------------------------------------------------------------

const LOOKS: Record<RaceLeader, Look> = {
  delatour: {
    field: ['#F0B455', '#E9A23F'],
    skin: FAIR,
    coat: '#A4844C',
    hair: '#3A2616',
    neck: scarf('#B5341D'),
    over: moustache('#3A2616') + pith,
  },
  van_hotten: {
    field: ['#9DB9B4', '#8BAAA5'],
    skin: PALE,
    coat: '#41564F',
    hair: '#B5783A',
    neck: tie(INK),
    over: handlebar('#B5783A') + flatCap,
  },
  martinetti: {
    field: ['#D9643F', '#CB5433'],
    skin: TANNED,
    coat: '#6B3E1E',
    hair: '#1E1710',
    neck: scarf('#F1E9D4'),
    over: moustache('#1E1710') + aviator,
  },
  walledgrave: {
    field: ['#6F9A9C', '#5F8B8E'],
    skin: PALE,
    coat: '#39463F',
    hair: '#8E6A3C',
    neck: tie('#7A2A1B'),
    over: moustache('#8E6A3C') + parted('#8E6A3C') + monocle,
  },
  cook: {
    field: ['#C9B27A', '#BBA267'],
    skin: FAIR,
    coat: '#2F4A5E',
    hair: '#5B3A1E',
    neck: tie('#B5341D'),
    over: stetson + pipe,
  },
  obroutchev: {
    field: ['#B8C9CC', '#A6BABE'],
    skin: PALE,
    coat: '#5B2A20',
    hair: '#7A5A3A',
    over: beard('#7A5A3A') + ushanka,
  },
  von_dorfpeld: {
    field: ['#A7A26A', '#989359'],
    skin: FAIR,
    coat: '#3E4750',
    hair: '#F1E9D4',
    brow: '#8E8672',
    over: handlebar('#F1E9D4') + glasses + peaked,
  },
  li_jiaxiang: {
    field: ['#E2B23E', '#D6A22C'],
    skin: WARM,
    coat: '#22456B',
    shirt: '#2C5684',
    hair: '#17130E',
    over: combed('#17130E') + glasses,
  },
  redburn: {
    field: ['#7FA7A0', '#6E978F'],
    skin: PALE,
    coat: INK,
    hair: '#B5341D',
    painted: true,
    neck: scarf('#E3AC17'),
    over: long('#B5341D') + bandanna + earrings,
  },
  chapman: {
    field: ['#DDA15A', '#CF9148'],
    skin: TANNED,
    coat: '#5E4A2C',
    hair: '#3A2616',
    neck: scarf('#2F5B3C'),
    over: line('M66 62l-5 8', '#8A4634', 1.8) + fedora,
  },
  chevy: {
    field: ['#8FB08A', '#7FA17A'],
    skin: FAIR,
    coat: '#7A2A1B',
    hair: '#2A1D12',
    neck: tie('#2C5684') + watchChain,
    over: handlebar('#2A1D12') + combed('#2A1D12'),
  },
  deforet: {
    field: ['#E6B7A0', '#DBA68C'],
    skin: PALE,
    coat: '#3A2C4A',
    hair: '#2A1A12',
    painted: true,
    neck: scarf('#F1E9D4'),
    over: bob('#2A1A12') + cloche + earrings,
  },
};

const face = ({ skin: [light, shade], hair, brow = hair, painted }: Look): string =>
  ring(29, 54, 5, shade) +
  ring(71, 54, 5, shade) +
  path('M30 46Q30 24 50 24t20 22q1 20-8 30-6 6-12 6t-12-6q-9-10-8-30z', light, 2.2) +
  patch('M50 25q20 0 19.5 22 .5 20-8 29-5 5-11.5 5 9-10 8-28t-8-28z', shade, 'opacity=".55"') +
  (painted ? line('M36 53q4-4 9 0M55 53q4-4 9 0', INK, 2.2) : '') +
  `<g fill="${INK}"><circle cx="41" cy="54" r="2.3"/><circle cx="59.5" cy="54" r="2.3"/></g>` +
  line('M35.5 47q5-3 10-.5M54.5 46.500q5-2.5 10 .5', brow, painted ? 1.8 : 3) +
  line('M50 53l-3.5 9.500q2 1.8 6 .6', INK, 1.7) +
  (painted ? path('M43 71q3.5-3 7-1.2 3.5-1.8 7 1.2-7 6-14 0z', '#A42A14', 1.2) : line('M43 72.500q7 3 13-.8', INK, 2));

/** The drawing of a leader. */
export function leaderPortrait(leader: RaceLeader): string {
  const look = LOOKS[leader];
  const { field, skin, coat, shirt = '#F1E3BE', neck = '', over } = look;
  return (
    `<path fill="${field[0]}" d="M0 0h100v112H0z"/>${rays(50, 60, field[1], 16, 110)}` +
    path('M4 112Q6 92 32 86l18 8 18-8q26 6 28 26z', coat, 2.2) +
    path('M41 72h18v14l-9 10-9-10z', skin[1], 1.8) +
    path('M38 85l12 14 12-14 6 3-12 24H44L32 88z', shirt, 1.8) +
    neck +
    face(look) +
    over
  );
}
