// What lies on the table: dice, tokens, tiles, marks of predicaments, the bag, closed hands.

import { lookOf } from './cars';

const INK = '#1E1A16';

/** Signs in a box of 24; what is drawn takes the colour of the text. */
export const SIGNS = {
  mud:
    '<path d="M3 17c3-3 5 0 8-2s6 0 10-2v7H3Z"/><circle cx="9" cy="9.5" r="5" fill="none" stroke="currentColor"' +
    ' stroke-width="1.8"/><path d="M9 4.5v10M4 9.5h10M15.5 6l2-2.5M17 9l3-1" fill="none" stroke="currentColor"' +
    ' stroke-width="1.5"/>',
  bolt: '<path d="M13.5 2 5 13.5h5L8.5 22 19 9.5h-6Z"/>',
  hand:
    '<path d="M6 12V7.5a1.6 1.6 0 0 1 3.2 0V5.5a1.6 1.6 0 0 1 3.2 0V7a1.6 1.6 0 0 1 3.2 0v1.5a1.6 1.6 0 0 1 3.2' +
    ' 0V15c0 4-2.5 6.5-6.5 6.5S6 18.5 6 12Z"/>',
  help:
    '<path d="M1 6 6 4 9 15 4 17ZM23 6 18 4 15 15 20 17Z"/><path d="M7 6.5c3-1 4 0 5 1 1-1 2-2 5-1M9 14.5c1.5 3 3 5' +
    ' 4 5s3-2 4-5M12 7.5c-2.5 1-3.5 3.5-2.2 5 1.7 1 3.2-1 4.4-1.6l2.6 3" fill="none" stroke="currentColor"' +
    ' stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>',
  wheel:
    '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12"' +
    ' r="2"/><path d="M12 4v16M4 12h16M6.5 6.5l11 11M17.5 6.5l-11 11" stroke="currentColor" stroke-width="1.3"/>',
  bag: '<path d="M9 6C7 4 8 2.5 12 2.5S17 4 15 6c4 3 6 7 6 10.5 0 3.5-3 5-9 5s-9-1.5-9-5C3 13 5 9 9 6Z"/>',
  lock:
    '<rect x="5" y="11" width="14" height="10" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3" fill="none"' +
    ' stroke="currentColor" stroke-width="2.2"/>',
  dots: '<circle cx="5" cy="12" r="2.2"/><circle cx="12" cy="12" r="2.2"/><circle cx="19" cy="12" r="2.2"/>',
  check: '<path d="M4.5 12.5 10 18 20 6.5" fill="none" stroke="currentColor" stroke-width="2.8"/>',
  news:
    '<path d="M4 5h13v14H6a2 2 0 0 1-2-2ZM17 9h3v8a2 2 0 0 1-2 2" fill="none" stroke="currentColor"' +
    ' stroke-width="1.9"/><path d="M7 8.5h7M7 12h7M7 15h4" stroke="currentColor" stroke-width="1.6"/>',
  people: '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-6 4-8 8-8s8 2 8 8Z"/>',
} as const;
export type SignName = keyof typeof SIGNS;

/** A ten-sided die about the origin, in a box of 32. */
export function die(face: string, fill = '#F4ECD8', text = INK): string {
  return `<path d="M0-15 14-5 12.5 7 0 15-12.5 7-14-5Z" fill="${fill}" stroke="${INK}" stroke-width="1.3"
    stroke-linejoin="round"/><path d="M0-15 8.5 3 0 8-8.5 3ZM-14-5-8.5 3M14-5 8.5 3M0 8V15" fill="none" stroke="${INK}"
    stroke-width=".9" opacity=".55" stroke-linejoin="round"/><text class="face${face.length > 1 ? ' wide' : ''}"
    text-anchor="middle" y="3.8" fill="${text}">${face}</text>`;
}

/** A Sportsmanship tile in a box of 32 x 40; a ghost where one would lie. */
export function tile(ghost = false): string {
  const body = ghost
    ? `<rect x="1" y="1" width="30" height="38" rx="3" fill="none" stroke="${INK}" stroke-width="1.4"
       stroke-dasharray="3 2.5"/>`
    : `<rect x="1" y="1" width="30" height="38" rx="3" fill="#F0D78C" stroke="${INK}" stroke-width="1.4"/><rect x="3.4"
       y="3.4" width="25.2" height="33.2" rx="1.8" fill="none" stroke="#74501A" stroke-width=".9"/>`;
  return `${body}<g stroke="${INK}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"><path d="M3.5
  16 8.6
    14 11.6 24 6.5 26.5Z" fill="#2B5C8A"/><path d="M28.5 16 23.4 14 20.4 24 25.5 26.5Z" fill="#A5281A"/><path d="M9
    15C12
    13.8 14 14.6 16 16 18 14.6 20 13.8 23 15L21.8 24C20 27.5 17.5 30 15.6 29 13 28 11.5 26 10.6 24Z" fill="#FFF8E6"/>
    <path d="M16 16C13.8 17 12.6 19.2 13.8 20.6 15.4 21.8 17 20.2 18.2 19.4L21.6 23.6M12.6 25.8 14.6 23.6M14.6 28 16.8
    25.6M17 28.8 18.8 26.8" fill="none"/></g><path d="M16 5.5 17.2 8.4 20.3 8.6 17.9 10.6 18.7 13.6 16 12 13.3 13.6 14.1
    10.6 11.7 8.6 14.8 8.4Z" fill="#A5281A"/><path d="M9 34H23" stroke="${INK}"/>`;
}

/** A predicament about the origin, in a box of 28: a token with a wheel in the mud, or a torn slip with a bolt. */
export function predicament(slug: string, kind: 'random' | 'inflicted'): string {
  const { colour, on } = lookOf(slug);
  return kind === 'random'
    ? `<circle r="12.4" fill="${colour}" stroke="${INK}" stroke-width="1.3"/><circle r="10" fill="none" stroke="${on}"
       stroke-width=".9" stroke-dasharray="2 1.7"/><g transform="translate(-8.5 -9) scale(.7)" fill="${on}"
       color="${on}">${SIGNS.mud}</g>`
    : `<path d="M-12-12H12L10-8 12-4 10 0 12 4 10 8 12 12H-12L-10 8-12 4-10 0-12-4-10-8Z" fill="#A5281A" stroke="${INK}"
       stroke-width="1.3"/><g transform="translate(-9.5 -9.5) scale(.8)" fill="#FFF3D6">${SIGNS.bolt}</g>`;
}

/** A strain token about the origin, in a box of 20. */
export function token(slug: string): string {
  const { colour, on } = lookOf(slug);
  return `<circle r="8.6" fill="${colour}" stroke="${INK}" stroke-width="1.4"/><circle r="6" fill="none" stroke="${on}"
    stroke-width=".9" opacity=".8"/>`;
}

/** The predicament bag, in a box of 104 x 112. */
export const BAG = `<ellipse cx="52" cy="104" rx="44" ry="7" fill="${INK}" opacity=".3"/><path d="M38 26C26 40 6 58 8 82
  10
  100 28 106 52 106S94 100 96 82C98 58 78 40 66 26Z" fill="#6E4322" stroke="${INK}" stroke-width="2"/><path d="M20 62C26
  50 34 42 40 34" fill="none" stroke="#A8733F" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="M38
  26C30 14
  34 6 42 10 46 4 58 4 62 10 70 6 74 14 66 26Z" fill="#8A5A30" stroke="${INK}" stroke-width="2"/><path d="M34 28C44
  34 60
  34 70 28" fill="none" stroke="#E9C877" stroke-width="4.5"/><path d="M34 28C44 34 60 34 70 28" fill="none"
  stroke="${INK}"
  stroke-width="1"/><path d="M24 58C20 70 22 86 28 96M44 44C40 60 40 84 44 102M68 46C74 62 76 84 70 100" fill="none"
  stroke="${INK}" opacity=".45"/><path d="M27 58H77V86H27Z" fill="#F4ECD8" stroke="${INK}"/>`;

/** A closed glove from the front, in a box of 300 x 350, with what it holds where that may be seen. */
export function fist(slug: string, tokens = 0): string {
  const { colour, on, emblem } = lookOf(slug);
  const fingers: [number, number, number][] = [
    [62, 66, 46],
    [106, 52, 47],
    [151, 54, 46],
    [194, 70, 42],
  ];
  const finger = ([x, y, w]: [number, number, number], i: number): string => {
    const low = 138 - i * 2;
    return `<path d="M${x} ${y + 24}C${x} ${y - 4} ${x + w} ${y - 4} ${x + w} ${y + 24}V${low}C${x + w} ${low + 26} ${x}
      ${low + 26} ${x} ${low}Z" fill="#A9733F" stroke="${INK}" stroke-width="3"/><path d="M${x + 5}
      ${y + 42}Q${x + w / 2}
      ${y + 52} ${x + w - 5} ${y + 42}" fill="none" stroke="${INK}" stroke-width="2" opacity=".8"/><path d="M${x + 9}
      ${y + 20}Q${x + w / 2 - 2} ${y + 6} ${x + w - 12} ${y + 16}" fill="none" stroke="#F3CD96" stroke-width="3"
      stroke-linecap="round" opacity=".75"/><path d="M${x + w / 2} ${y + 56}V${y + 82}" stroke="#F0D7A8"
      stroke-width="1.5" stroke-dasharray="4 3.5"/><path d="M${x + w - 4} ${y + 58}v34" stroke="#6A4120"
      stroke-width="5" opacity=".55"/>`;
  };
  const places = [[], [150], [118, 182], [96, 150, 204]][tokens] ?? [];
  const inside = places.length
    ? `<ellipse cx="150" cy="120" rx="${tokens === 3 ? 100 : 80}" ry="44" fill="#FFE9A8" fill-opacity=".3"
       stroke="#FFD257" stroke-width="2.5" stroke-dasharray="7 5"/>${places
         .map(
           (
             x,
           ) => `<g transform="translate(${x} 120)"><circle r="27" fill="${colour}" stroke="${INK}" stroke-width="2.5"/>
       <circle r="21" fill="none" stroke="${on}" stroke-width="1.6"/><g transform="scale(1.5)"
       fill="${on}">${emblem}</g></g>`,
         )
         .join('')}`
    : '';
  return `<ellipse cx="152" cy="342" rx="110" ry="10" opacity=".3"/><path d="M88 222C80 262 62 300 54 330 100 348 204
  348
    250 330 240 300 222 262 214 222Z" fill="#8F5D31" stroke="${INK}" stroke-width="3"/><path d="M60 312C104 328 198
    328 244
    312" fill="none" stroke="#F0D7A8" stroke-width="1.6" stroke-dasharray="6 4"/><path d="M86 236C110 246 192 246 216
    236L222 256C194 266 108 266 80 256Z" fill="${colour}" stroke="${INK}" stroke-width="2"/><rect x="136" y="238"
    width="30" height="26" rx="4" fill="#D9AE52" stroke="${INK}" stroke-width="2"/><rect x="142" y="244" width="18"
    height="14" rx="2" fill="${colour}" stroke="${INK}" stroke-width="1.5"/><path d="M64 110C52 160 62 206 86
    226H216C240
    204 246 160 238 104Z" fill="#8F5D31" stroke="${INK}" stroke-width="3"/>${fingers.map(finger).join('')}<path d="M242
    130C262 140 262 186 240 200 214 214 160 212 128 204 104 198 104 168 128 166 160 166 186 168 206 156 222 146 228
    128 242
    130Z" fill="#A9733F" stroke="${INK}" stroke-width="3"/><path d="M126 176C118 182 120 194 130 197" fill="none"
    stroke="${INK}" stroke-width="2" opacity=".7"/><path d="M150 174C184 176 214 170 232 146" fill="none"
    stroke="#F3CD96"
    stroke-width="3" stroke-linecap="round" opacity=".6"/><path d="M146 198C180 206 222 200 240 184" fill="none"
    stroke="#F0D7A8" stroke-width="1.6" stroke-dasharray="5 4"/>${inside}`;
}
