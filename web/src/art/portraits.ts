// Faces of the drivers that are no people, in the manner of the posters. All stand in a circle of 18 around 0 0.

import { rays } from './symbols';

const INK = '#17252B';

/** What a face is put together from. */
interface Look {
  /** Behind the head: the field and its rays. */
  field: [string, string];
  skin: string;
  coat: string;
  /** Behind the face, and over it. */
  behind?: string;
  over: string;
  brow?: string;
  mouth?: 'smile' | 'firm' | 'grin';
}

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, colour: string, width = 1): string =>
  path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);

/** A cap of leather with goggles pushed up. */
const cap = (leather: string, glass: string): string =>
  path('M-9.4-1Q-11-15.5 0-15.5T9.4-1L7.6 5.5Q8.2-5 5-8.2H-5Q-8.2-5-7.6 5.5Z', leather) +
  path('M-10.2-9.6Q0-13.6 10.2-9.6L10-6.8Q0-10.6-10-6.8Z', INK) +
  `<ellipse cx="-4.4" cy="-9.6" rx="4" ry="3" fill="${glass}" stroke="#C9A24B" stroke-width="1.3"/>` +
  `<ellipse cx="4.4" cy="-9.6" rx="4" ry="3" fill="${glass}" stroke="#C9A24B" stroke-width="1.3"/>`;
/** A hat with a brim all around. */
const brim = (felt: string, band: string): string =>
  path('M-7.4-8.4Q-7-17 0-16.6T7.4-8.4Z', felt) +
  path('M-7.5-8.6Q0-11 7.5-8.6V-10.8Q0-13-7.5-10.8Z', band) +
  path('M-14-6.8Q0-13.4 14-6.8Q0-9.6-14-6.8Z', felt, `stroke="${INK}" stroke-width=".5"`);
const scarf = (colour: string): string =>
  path('M-7.4 6.4Q0 10.4 7.4 6.4L8.4 10.2Q0 14.4-8.4 10.2Z', colour) + path('M3.4 11.6L8.4 19H3.6L.4 12.6Z', colour);
const moustache = (colour: string): string => path('M0 2.2Q-3 .9-6 3.6Q-3 4.4 0 3.2Q3 4.4 6 3.6Q3 .9 0 2.2Z', colour);
const glasses =
  `<g fill="#FFFFFF" fill-opacity=".35" stroke="${INK}" stroke-width=".9"><circle cx="-3.2" cy="-1.9" r="2.7"/>` +
  `<circle cx="3.2" cy="-1.9" r="2.7"/><path d="M-.5-2.2h1M-5.9-2.2l-1.6-.5M5.9-2.2l1.6-.5"/></g>`;
const buttons = `<g fill="#C9A24B"><circle cx="0" cy="13" r="1"/><circle cx="0" cy="17" r="1"/></g>`;

const LOOKS: Record<string, Look> = {
  odette: {
    field: ['#F3C66B', '#EBAF4E'],
    skin: '#F0C9A2',
    coat: '#A42A14',
    behind: path('M-9-3Q-11 6-8 8H8Q11 6 9-3Z', '#7A2D12'),
    over: scarf('#F5EACF') + cap('#6B4423', '#A9CBBB') + path('M-8.2-3Q-9.6 3-8 6.4L-6.8 5.8Q-7.8 1-7-3Z', '#7A2D12'),
    mouth: 'smile',
  },
  barnaby: {
    field: ['#A6D0DA', '#90C2CF'],
    skin: '#EFBE9A',
    coat: '#5B4A34',
    over:
      buttons +
      path('M-7.8-4Q-9 0-7.8 4L-5.6 5Q-6.8 0-6.4-4ZM7.8-4Q9 0 7.8 4L5.6 5Q6.8 0 6.4-4Z', '#B9B2A2') +
      moustache('#8F8778') +
      path('M-9.6-7Q-9-15.8 0-15.8T9.6-7Z', '#E8DCB6') +
      path('M-12.6-5.4Q0-11 12.6-5.4Q12-8.4 9.4-8.4Q0-11-9.4-8.4Q-12-8.4-12.6-5.4Z', '#CDBE90') +
      path('M-9.3-8.6Q0-11.4 9.3-8.6V-10.2Q0-13-9.3-10.2Z', '#8C5312'),
    brow: '#B9B2A2',
    mouth: 'firm',
  },
  amina: {
    field: ['#EBD2A8', '#E0BD89'],
    skin: '#7A4A2A',
    coat: '#1F5A9E',
    over:
      path('M-8.6-4Q-10.6-17 .6-16.8Q11.6-16.4 8.6-4Q6-9.4 0-9.4T-8.6-4Z', '#E2781C') +
      line('M-8.4-7.4Q-1-13.6 8-9M-7.6-10.4Q0-15.6 7-12.4', '#F6E2A0', 1.1) +
      path('M5-14.6Q12-18 12.4-12Q10-9.6 6.4-11Z', '#C9501A') +
      `<g fill="#C9A24B"><circle cx="-8.2" cy="3.4" r="1.5"/><circle cx="8.2" cy="3.4" r="1.5"/></g>` +
      line('M-5 9.4Q0 13.4 5 9.4', '#C9A24B', 1.6),
    brow: '#26150C',
    mouth: 'smile',
  },
  orlov: {
    field: ['#C9C3DE', '#B9B2D2'],
    skin: '#EBC3A2',
    coat: '#272B31',
    over:
      path('M-7.6 0Q-8.4 10 0 11.6Q8.4 10 7.6 0Q6.4 4.4 4 3.6Q0 1.6-4 3.6Q-6.4 4.4-7.6 0Z', '#3B2A20') +
      line('M-1.8 5.2Q0 6 1.8 5.2', '#A5523C', 1) +
      path('M-9.8-5.6Q-11.6-14 0-14T9.8-5.6Q0-9-9.8-5.6Z', '#4A4A50') +
      path('M-10.2-5.2Q0-9.4 10.2-5.2L10.6-9.4Q0-13.6-10.6-9.4Z', '#6B6B72') +
      path('M-1.4-10.6h2.8v2.8h-2.8z', '#C9A24B'),
    brow: '#3B2A20',
    mouth: 'firm',
  },
  rosa: {
    field: ['#A9CFA4', '#95C292'],
    skin: '#C98F62',
    coat: '#2C7443',
    behind: path('M-8.6-6Q-12 8-9 13H-4L-3 0H3L4 13H9Q12 8 8.6-6Z', '#1B1512'),
    over: path('M-8-3Q-8.4-10 0-10T8-3Q4-8 0-8T-8-3Z', '#1B1512') + brim('#3A3F3A', '#A42A14') + scarf('#E3AC17'),
    brow: '#1B1512',
    mouth: 'grin',
  },
  sven: {
    field: ['#A9CBBB', '#8FB8A8'],
    skin: '#F3D2B4',
    coat: '#0E4F5C',
    over:
      path('M-7.4 1Q-7 9.4 0 10.2Q7 9.4 7.4 1Q5 5 3.4 3.8Q0 2.6-3.4 3.8Q-5 5-7.4 1Z', '#E0B25A') +
      line('M-1.8 5Q0 5.8 1.8 5', '#A5523C', 1) +
      path('M-9-4.6Q-10.4-16 0-16T9-4.6Q0-8.4-9-4.6Z', '#B3301D') +
      path('M-9.4-4Q0-8.4 9.4-4V-7.4Q0-11.6-9.4-7.4Z', '#F5EACF') +
      `<circle cy="-16" r="2.3" fill="#F5EACF"/>`,
    brow: '#C99A44',
    mouth: 'smile',
  },
  kemal: {
    field: ['#E7B9A0', '#DBA488'],
    skin: '#D9A377',
    coat: '#5B3680',
    over:
      buttons +
      path('M-6.4-8.2L-5.2-16.6H5.2L6.4-8.2Q0-10.6-6.4-8.2Z', '#8E1E1E') +
      line('M0-16.6Q6-17 6.8-10.4', INK, 1) +
      path('M6-10.6h1.8l.5 3.4H5.4Z', INK) +
      path('M-7.8-6Q-8.4-3-7.8 0L-6.8-4Q-6-8-4-8.6ZM7.8-6Q8.4-3 7.8 0L6.8-4Q6-8 4-8.6Z', '#241A16') +
      moustache('#241A16'),
    brow: '#241A16',
    mouth: 'firm',
  },
  hana: {
    field: ['#E9C3C0', '#DDAEAB'],
    skin: '#EEC9A4',
    coat: '#272B31',
    behind: `<circle cx="0" cy="-13" r="4.6" fill="#15171C"/>` + path('M-8.6-5Q-10 4-8 6H8Q10 4 8.6-5Z', '#15171C'),
    over:
      path('M-8.2-1Q-9.6-12.4 0-12.4T8.2-1Q7-7-1-8.4Q-6-7-8.2-1Z', '#15171C') +
      line('M2-16L9-10', '#C9A24B', 1.3) +
      glasses +
      path('M-6 8.4L0 13L6 8.4L8 10L0 17L-8 10Z', '#F5EACF'),
    brow: '#15171C',
    mouth: 'firm',
  },
  jack: {
    field: ['#F0CC82', '#E6BB67'],
    skin: '#E9B48C',
    coat: '#4A6A8A',
    over:
      scarf('#B3301D') +
      path('M-8-2Q-9-9 0-9T8-2Q6.8-6.4 5-7.6H-5Q-6.8-6.4-8-2Z', '#8A4A1C') +
      path('M-9.6-7.4Q-10-15 1-15Q11-14.4 10.4-8.4Q0-11.4-9.6-7.4Z', '#7C7F6A') +
      path('M-9.8-7Q-14-6-14.4-4.2Q-6-7.6 2-8.2Q-4-10.2-9.8-7Z', '#5F6250'),
    brow: '#8A4A1C',
    mouth: 'grin',
  },
  giulia: {
    field: ['#B7D3A0', '#A2C489'],
    skin: '#E4B389',
    coat: '#E3AC17',
    behind: path('M-9-6Q-14 2-10 9Q-4 6-3 0H3Q4 6 10 9Q14 2 9-6Z', '#4E2A14'),
    over:
      path('M-8.4-2Q-10-12.6 0-12.6T8.4-2Q5-8.6 0-7.6Q-6-8-8.4-2Z', '#4E2A14') +
      path('M-9-7Q0-12.4 9-7L9.2-9.6Q0-15-9.2-9.6Z', '#A42A14') +
      path('M7-10.6L13.4-13.4L12.4-7.6Z', '#A42A14'),
    brow: '#4E2A14',
    mouth: 'smile',
  },
  anselm: {
    field: ['#D8CDB0', '#CABD9B'],
    skin: '#EDC4A0',
    coat: '#3E5A3A',
    over:
      path('M-8-4Q-9.4 1-8 3.4L-6.8-1ZM8-4Q9.4 1 8 3.4L6.8-1Z', '#9A7A4A') +
      path('M-3.4 3.4Q0 2 3.4 3.4L2.4 4.8Q0 4-2.4 4.8ZM-1.6 7.4H1.6L0 11Z', '#9A7A4A') +
      glasses +
      line('M-5.4-8.6Q0-10.6 5.4-8.6', '#F8DFC2', 1.4),
    brow: '#9A7A4A',
    mouth: 'smile',
  },
  ilse: {
    field: ['#9FC4CF', '#87B3C0'],
    skin: '#F4D3B8',
    coat: '#7A571C',
    behind: path('M-8.8-6Q-10.6 5-8.6 7.4H8.6Q10.6 5 8.8-6Z', '#E3C067'),
    over:
      path('M-8.6 5Q-9.4-4-7-7H-8.8Q-11 0-8.6 5ZM8.6 5Q9.4-4 7-7H8.8Q11 0 8.6 5Z', '#E3C067') +
      scarf('#0E7C76') +
      cap('#2B3A42', '#F6E2A0'),
    brow: '#B98F3A',
    mouth: 'firm',
  },
};

const MOUTHS = {
  smile: line('M-2.8 5Q0 7 2.8 5', '#A5523C', 1.1),
  firm: line('M-2.2 5.6H2.2', '#8A4634', 1.1),
  grin: path('M-3.2 4.6Q0 5.4 3.2 4.6Q2.6 7.8 0 7.8T-3.2 4.6Z', '#FFF8EA', 'stroke="#8A4634" stroke-width=".8"'),
};

/** The drawing of a face; nothing where there is none of that name. */
export function portrait(name: string): string {
  const look = LOOKS[name];
  if (!look) return '';
  const { field, skin, coat, behind = '', over, brow = '#4A2C18', mouth = 'smile' } = look;
  return (
    `<circle r="18" fill="${field[0]}"/><g transform="translate(0 2)">${rays(0, 0, field[1], 18, 24)}` +
    behind +
    path('M-18 20Q-17 9.6-6 8L0 11.4L6 8Q17 9.6 18 20Z', coat, `stroke="${INK}" stroke-width=".6"`) +
    path('M-3.8 3h7.6v6.4L0 12.4L-3.8 9.4Z', skin) +
    path('M-3.8 6.4Q0 9.4 3.8 6.4V9.4L0 12.4L-3.8 9.4Z', INK, 'opacity=".16"') +
    `<ellipse cx="0" cy="-1" rx="7.8" ry="9.4" fill="${skin}"/>` +
    path('M1.6-10.2A7.8 9.4 0 0 1 1.6 8.2Q6-1 1.6-10.2Z', INK, 'opacity=".13"') +
    line('M-4.8-4.4Q-3.2-5.4-1.6-4.4M1.6-4.4Q3.2-5.4 4.8-4.4', brow, 1.1) +
    `<g fill="${INK}"><ellipse cx="-3.1" cy="-2" rx="1" ry="1.25"/><ellipse cx="3.1" cy="-2" rx="1" ry="1.25"/></g>` +
    line('M.4-1.6Q1.8 1.4-.6 1.8', INK, 0.6) +
    MOUTHS[mouth] +
    `${over}</g>`
  );
}
