// Drawings that are used everywhere; all our own. Icons and emblems stand in a box of 24.

import type { RaceColour } from '../wire';

const point = (cx: number, cy: number, r: number, degrees: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [cx + r * Math.sin(turn), cy - r * Math.cos(turn)];
};
/** A number for a path: one decimal at most. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
/** A point for a path. */
export const at = (cx: number, cy: number, r: number, degrees: number): string =>
  point(cx, cy, r, degrees).map(n).join(' ');

/** Sun rays around a point. */
export const rays = (cx: number, cy: number, colour: string, count = 18, reach = 130): string => {
  let path = '';
  for (let i = 0; i < count; i++) {
    const turn = (i * 360) / count;
    path += `M${cx} ${cy}L${at(cx, cy, reach, turn)}L${at(cx, cy, reach, turn + 180 / count)}Z`;
  }
  return `<path d="${path}" fill="${colour}"/>`;
};

/** A compass rose in a box from -50 to 50; few paths, as maps show hundreds of them. */
const rose = (light: string, dark: string, ring: string): string => {
  let ticks = '';
  let lights = '';
  let darks = '';
  for (let i = 0; i < 32; i++) ticks += `M${at(0, 0, i % 4 ? 30.5 : 28, i * 11.25)}L${at(0, 0, 33, i * 11.25)}`;
  const star = (far: number, near: number, off: number): void => {
    for (let i = 0; i < 4; i++) {
      const turn = off + i * 90;
      lights += `M0 0L${at(0, 0, near, turn - 45)}L${at(0, 0, far, turn)}Z`;
      darks += `M0 0L${at(0, 0, near, turn + 45)}L${at(0, 0, far, turn)}Z`;
    }
  };
  star(30, 8, 45);
  star(46, 9, 0);
  return (
    `<path d="M33 0A33 33 0 1 1-33 0 33 33 0 1 1 33 0M29.5 0A29.5 29.5 0 1 1-29.5 0 29.5 29.5 0 1 1 29.5 0` +
    `${ticks}" fill="none" stroke="${ring}" stroke-width="1.2"/>` +
    (`<path d="${lights}" fill="${light}" stroke="${dark}" stroke-width=".8"/><path d="${darks}" fill="${dark}` +
      `"/><circle r="3.4" fill="${light}" stroke="${dark}"/>`)
  );
};
/** Compass roses: on open land, in risk zones, on the sea. */
export const ROSES = {
  rose: rose('#FBEFCB', '#9A7032', '#9A7032'),
  'rose-dark': rose('#5B4A34', '#C09A55', '#8E7141'),
  'rose-sea': rose('#F2E3BC', '#0F343E', '#E9D8AE'),
};

/** What is cut out of a shape shows `--cut`, the colour under it. */
export const ICONS = {
  drop:
    '<path d="M12 1.5C12 1.5 4.5 10.2 4.5 15.2A7.5 7.3 0 0 0 19.5 15.2C19.5 10.2 12 1.5 12 1.5Z" ' +
    'fill="currentColor"/><path d="M8 14.5A4.3 4.6 0 0 0 11 19" fill="none" stroke="var(--cut,#fff)" ' +
    'stroke-opacity=".75" stroke-width="1.8" stroke-linecap="round"/>',
  wrench:
    '<path d="M21.6 6.1l-3.7 3.7-3.3-.7-.7-3.3 3.7-3.7C14.6 1 11.2 2 9.9 4.9c-.8 1.7-.7 3.4-.1 4.9L2 ' +
    '17.6c-1.2 1.2-1.2 3.1 0 4.3s3.1 1.2 4.3 0l7.8-7.8c1.5.6 3.2.7 4.9-.1 2.9-1.3 3.9-4.7 2.6-7.9z" ' +
    'fill="currentColor"/><circle cx="4.3" cy="19.7" r="1.1" fill="var(--cut,#fff)" fill-opacity=".85"/>',
  skull:
    '<path d="M12 1.5C6.3 1.5 2.3 5.3 2.3 10.5c0 3.1 1.5 5.2 3.6 6.6v3.1c0 1.2.8 2 2 2h8.2c1.2 0 2-.8 ' +
    '2-2v-3.1c2.1-1.4 3.6-3.5 3.6-6.6C21.7 5.3 17.7 1.5 12 1.5z" fill="currentColor"/>' +
    '<circle cx="8" cy="11" r="2.7" fill="var(--cut,#fff)"/>' +
    '<circle cx="16" cy="11" r="2.7" fill="var(--cut,#fff)"/>' +
    '<path d="M12 13.6l1.5 3h-3z" fill="var(--cut,#fff)"/>' +
    '<path d="M10 18.5v3.5M14 18.5v3.5" stroke="var(--cut,#fff)" stroke-width="1.3"/>',
  stop:
    '<path d="M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z" fill="#B5341D" stroke="#5c1408" ' +
    'stroke-width="1"/><path d="M8 13.2V7.3a1.05 1.05 0 0 1 2.1 0V5.7a1.05 1.05 0 0 1 2.1 0v.7a1.05 1.05 0 0 ' +
    '1 2.1 0v1.4a1.05 1.05 0 0 1 2.1 0v7.3c0 2.5-1.6 4.1-4.1 4.1-2 0-3-.8-4-2.4L6 13.6c-.8-1.2.6-2.3 ' +
    '1.5-1.3z" fill="var(--cut,#fff)"/>',
  bolt: '<path d="M14 1L4 14h6.5L9 23 20 9.5h-7z" fill="currentColor"/>',
  gear:
    '<path fill="currentColor" fill-rule="evenodd" d="M10.3 1h3.4l.6 3 2 .9 2.6-1.7 2.4 2.4-1.7 2.6.9 2 3 ' +
    '.6v3.4l-3 .6-.9 2 1.7 2.6-2.4 2.4-2.6-1.7-2 .9-.6 3h-3.4l-.6-3-2-.9-2.6 1.7-2.4-2.4 ' +
    '1.7-2.6-.9-2-3-.6v-3.4l3-.6.9-2-1.7-2.6 2.4-2.4 2.6 1.7 2-.9zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 ' +
    '0-7.6z"/>',
  card:
    '<rect x="7.5" y="2" width="13" height="18" rx="1.8" fill="none" stroke="currentColor" ' +
    'stroke-width="1.7"/><path d="M4.6 5.5L3.2 6c-.9.3-1.3 1.2-1 2.1l4.2 12.6c.3.8 1.2 1.3 2 1l6-2" ' +
    'fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>' +
    '<path d="M14 6.8l1.3 2.9 3 .3-2.3 2 .7 3-2.7-1.6-2.7 1.6.7-3-2.3-2 3-.3z" fill="currentColor"/>',
  franc:
    '<circle cx="12" cy="12" r="10.5" fill="#E9CC7E" stroke="#6B4E0F" stroke-width="1.6"/>' +
    '<circle cx="12" cy="12" r="8" fill="none" stroke="#6B4E0F" stroke-width=".8"/>' +
    '<path d="M9.7 17.5V6.8h6M9.7 11.6h4.6M7.8 14.4h4.8" stroke="#3B2A06" stroke-width="1.9" fill="none"/>',
  engine:
    '<path fill="currentColor" d="M7 4h8v2h-3v2h4l2.5 2.5V13h1.5v-2.5H23v8h-3V16h-1.5v2.5L16 21H8.5L6 ' +
    '18.5H4V15H2.5v3H1V9.5h1.5v3H4V9h3l1-1h2V6H7z"/>',
  chassis:
    '<path d="M3 8.5h18M3 15.5h18M8 8.5v7M16 8.5v7M12 8.5v7" stroke="currentColor" stroke-width="1.9" ' +
    'fill="none"/><rect x="1.5" y="3.5" width="6" height="3.6" rx="1.3" fill="currentColor"/>' +
    '<rect x="16.5" y="3.5" width="6" height="3.6" rx="1.3" fill="currentColor"/>' +
    '<rect x="1.5" y="16.9" width="6" height="3.6" rx="1.3" fill="currentColor"/>' +
    '<rect x="16.5" y="16.9" width="6" height="3.6" rx="1.3" fill="currentColor"/>',
  path:
    '<path d="M4 21c2-5 9-3.5 9-8S7 9 9 4" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-dasharray="3 2.2" stroke-linecap="round"/><path d="M9 5V1.5l7.5 2L9 6" fill="currentColor"/>' +
    '<circle cx="4" cy="21" r="2" fill="currentColor"/>' +
    '<path d="M17 12l4 2.3v4.6L17 21.2l-4-2.3v-4.6z" fill="none" stroke="currentColor" stroke-width="1.7"/>',
  shield:
    '<path d="M12 1.5l9 3v7c0 5.5-3.8 9.3-9 11.2-5.2-1.9-9-5.7-9-11.2v-7z" fill="currentColor"/>' +
    '<path d="M12 5v14M6 9.5h12" stroke="var(--cut,#fff)" stroke-opacity=".85" stroke-width="1.8"/>',
  bag:
    '<path d="M8.5 6C4 9 2.5 13.5 2.5 17c0 3.5 2.5 5.5 9.5 5.5s9.5-2 9.5-5.5c0-3.5-1.5-8-6-11z" ' +
    'fill="currentColor"/><path d="M7.5 1.5L9 5h6l1.5-3.5c-1.5 1-3 .8-4.5 0-1.5.8-3 1-4.5 0z" ' +
    'fill="currentColor"/><path d="M7.5 5.6h9" stroke="var(--cut,#fff)" stroke-opacity=".8" ' +
    'stroke-width="1.2"/><path d="M12 10.5l4 2.3v4.4l-4 2.3-4-2.3v-4.4z" fill="none" ' +
    'stroke="var(--cut,#fff)" stroke-opacity=".85" stroke-width="1.3"/>',
  tent:
    '<path d="M12 3L1.5 21h21z" fill="currentColor"/>' +
    '<path d="M12 8.5L7.5 21h9z" fill="var(--cut,#fff)" fill-opacity=".88"/>' +
    '<path d="M12 3V.8M12 .9l3.5 1.1L12 3.1" stroke="currentColor" stroke-width="1.1" fill="currentColor"/>',
  screen:
    '<path d="M1.5 6l5-2.5v15L1.5 21zM17.5 3.5l5 2.5v15l-5-2.5z" fill="currentColor" fill-opacity=".72"/>' +
    '<path d="M6.5 3.5h11v15h-11z" fill="currentColor"/>' +
    '<path d="M12 7l1.3 2.7 3 .4-2.2 2.1.5 3-2.6-1.5-2.6 1.5.5-3-2.2-2.1 3-.4z" fill="var(--cut,#fff)" ' +
    'fill-opacity=".9"/>',
  undo:
    '<path d="M8.5 4L3 9.5 8.5 15" fill="none" stroke="currentColor" stroke-width="2.2" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M3.5 9.5h10.5a6 6 0 0 1 0 12H9" fill="none" stroke="currentColor" stroke-width="2.2" ' +
    'stroke-linecap="round"/>',
  chat:
    '<path d="M3.5 3h17A1.5 1.5 0 0 1 22 4.5v10a1.5 1.5 0 0 1-1.5 1.5H11l-5.5 5v-5h-2A1.5 1.5 0 0 1 2 ' +
    '14.5v-10A1.5 1.5 0 0 1 3.5 3z" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-linejoin="round"/><path d="M6.5 7.5h11M6.5 11.5h7.5" stroke="currentColor" stroke-width="1.8" ' +
    'stroke-linecap="round"/>',
  sound:
    '<path d="M2.5 9v6h4l5.5 4.5v-15L6.5 9z" fill="currentColor"/>' +
    '<path d="M15.5 8.5a5 5 0 0 1 0 7M18.3 5.5a9 9 0 0 1 0 13" fill="none" stroke="currentColor" ' +
    'stroke-width="2" stroke-linecap="round"/>',
  plus: '<path d="M12 4v16M4 12h16" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  minus: '<path d="M4 12h16" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  fit:
    '<path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6" fill="none" stroke="currentColor" stroke-width="2.3" ' +
    'stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="12" r="2.2" fill="currentColor"/>',
  eye:
    '<path d="M1.5 12S5.5 5 12 5s10.5 7 10.5 7-4 7-10.5 7S1.5 12 1.5 12z" fill="none" stroke="currentColor" ' +
    'stroke-width="2"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  lock:
    '<rect x="4" y="10" width="16" height="12" rx="2" fill="currentColor"/>' +
    '<path d="M7.5 10V7a4.5 4.5 0 0 1 9 0v3" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  link:
    '<path d="M10 14a4.5 4.5 0 0 0 6.7.5l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.6 1.6M14 10a4.5 4.5 0 0 0-6.7-.5l-3 ' +
    '3a4.5 4.5 0 0 0 6.4 6.4l1.6-1.6" fill="none" stroke="currentColor" stroke-width="2.1" ' +
    'stroke-linecap="round"/>',
  copy:
    '<rect x="8" y="8" width="13" height="13" rx="1.5" fill="none" stroke="currentColor" stroke-width="2"/>' +
    '<path d="M16 8V3H3v13h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  check:
    '<path d="M3.5 12.5l5.5 6L20.5 5" fill="none" stroke="currentColor" stroke-width="3" ' +
    'stroke-linecap="round" stroke-linejoin="round"/>',
  no:
    '<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2.5"/>' +
    '<path d="M5.5 5.5l13 13" stroke="currentColor" stroke-width="2.5"/>',
  clock:
    '<circle cx="12" cy="12" r="9.7" fill="none" stroke="currentColor" stroke-width="2"/>' +
    '<path d="M12 6v6.3l4 2.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  flag:
    '<path d="M5 1.5v21" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>' +
    '<path d="M6 3h14v10H6z" fill="var(--cut,#fff)"/>' +
    '<path d="M6 3h3.5v3.3H6zM13 3h3.5v3.3H13zM9.5 6.3H13v3.4H9.5zM16.5 6.3H20v3.4h-3.5zM6 9.7h3.5V13H6zM13 ' +
    '9.7h3.5V13H13z" fill="currentColor"/><path d="M6 3h14v10H6z" fill="none" stroke="currentColor" ' +
    'stroke-width="1"/>',
  ship:
    '<path d="M1.5 14h21l-2.5 6H5z" fill="currentColor"/><path d="M5 9.5h13V13H5z" fill="currentColor"/>' +
    '<path d="M8 4h2.6v4.5H8zM13 4h2.6v4.5H13z" fill="currentColor"/>' +
    '<path d="M1 22.3c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1" fill="none" stroke="currentColor" ' +
    'stroke-width="1.2"/>',
  plane:
    '<path d="M12 1c1 0 1.5 1.2 1.5 2.5v4L23 12v2.3l-9.5-1.8-.4 5.5 2.9 2v1.7L12 20.6l-4 ' +
    '1.1V20l2.9-2-.4-5.5L1 14.3V12l9.5-4.5v-4C10.5 2.2 11 1 12 1z" fill="currentColor"/>',
  pin:
    '<path d="M12 1.5a7.5 7.5 0 0 0-7.5 7.5c0 5.5 7.5 13.5 7.5 13.5s7.5-8 7.5-13.5A7.5 7.5 0 0 0 12 1.5zm0 ' +
    '4.7a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8z" fill="currentColor" fill-rule="evenodd"/>',
  leader:
    '<path d="M5.5 9C5.5 4.5 8.5 2 12 2s6.5 2.5 6.5 7l3 1.2-.6 1.3H3.1l-.6-1.3z" fill="currentColor"/>' +
    '<path d="M7.5 12.5h9v2a4.5 4.5 0 0 1-9 0z" fill="currentColor"/>' +
    '<path d="M2.5 23c.5-3 4-4.5 9.5-4.5s9 1.5 9.5 4.5z" fill="currentColor"/>',
  season:
    '<path d="M9 2v2.5M2.5 8.5H5M4.3 3.8L6 5.5M13.7 3.8L12 5.5" stroke="currentColor" stroke-width="2" ' +
    'stroke-linecap="round"/><path d="M5.3 10A4 4 0 0 1 12.5 7.5" fill="none" stroke="currentColor" ' +
    'stroke-width="2"/><path d="M7 18a4 4 0 0 1 .3-8 5.5 5.5 0 0 1 10.5 1.3A3.5 3.5 0 0 1 18.5 18z" ' +
    'fill="currentColor"/><path d="M8.5 20l-.8 2.5M12.5 20l-.8 2.5M16.5 20l-.8 2.5" stroke="currentColor" ' +
    'stroke-width="1.8" stroke-linecap="round"/>',
  mail:
    '<rect x="1.5" y="4.5" width="21" height="15" rx="1.5" fill="currentColor"/>' +
    '<path d="M2.5 6l9.5 7.5L21.5 6M2.5 18.5l6.5-7M21.5 18.5l-6.5-7" fill="none" stroke="var(--cut,#fff)" ' +
    'stroke-opacity=".9" stroke-width="1.5"/>',
  news:
    '<path d="M2.5 3h15v17.5a1.5 1.5 0 0 0 3 0V8h-3" fill="none" stroke="currentColor" stroke-width="1.9" ' +
    'stroke-linejoin="round"/><path d="M2.5 3v17a2 2 0 0 0 2 2H19" fill="none" stroke="currentColor" ' +
    'stroke-width="1.9"/><path d="M5.5 6.5h9M5.5 10h4v4h-4zM11.5 10.5h3M11.5 13.5h3M5.5 17h9" ' +
    'stroke="currentColor" stroke-width="1.7" fill="none"/>',
  paddock:
    '<path d="M2 12V9l10-7 10 7v3M4 11v11h16V11" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-linejoin="round"/><path d="M7 22v-8h10v8M7 17.5h10" stroke="currentColor" stroke-width="1.8" ' +
    'fill="none"/>',
  diplo:
    '<path d="M5 2h12a2 2 0 0 1 2 2v13H8v3a2 2 0 0 1-4 0V4.5A2.5 2.5 0 0 1 5 2z" fill="currentColor"/>' +
    '<path d="M8 6.5h8M8 9.5h8M8 12.5h4.5" stroke="var(--cut,#fff)" stroke-opacity=".9" stroke-width="1.4"/>' +
    '<circle cx="17.5" cy="17" r="4" fill="#B5341D" stroke="var(--cut,#fff)" stroke-width="1"/>' +
    '<path d="M15.5 20l-1 3.5 3-1.3 3 1.3-1-3.5" fill="#B5341D"/>',
  hat:
    '<path d="M6.5 3c3.5-1.3 7.5-1.3 11 0l-1 13.5h-9z" fill="currentColor"/>' +
    '<path d="M7.2 12.8c3 1 6.6 1 9.6 0l-.2 2.9c-3 .9-6.2.9-9.2 0z" fill="var(--cut,#fff)" ' +
    'fill-opacity=".8"/><ellipse cx="12" cy="17.8" rx="10.5" ry="2.9" fill="currentColor"/>',
  village:
    '<path d="M7.5 5L1.5 12H4v9h7v-9h2.5z" fill="currentColor"/>' +
    '<path d="M17.5 9l-5 6h2v6.5h6.5V15H23z" fill="currentColor"/>' +
    '<path d="M6.5 15.5h2V21h-2z" fill="var(--cut,#fff)" fill-opacity=".9"/>',
  pinch:
    '<path d="M3 3l6 6M3 3v4.5M3 3h4.5M21 21l-6-6M21 21v-4.5M21 21h-4.5" fill="none" stroke="currentColor" ' +
    'stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  menu: '<path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>',
  dice:
    '<rect x="2.5" y="2.5" width="19" height="19" rx="3.5" fill="currentColor"/><g fill="#A42A14">' +
    '<circle cx="7.5" cy="7.5" r="1.8"/><circle cx="16.5" cy="7.5" r="1.8"/>' +
    '<circle cx="12" cy="12" r="1.8"/><circle cx="7.5" cy="16.5" r="1.8"/>' +
    '<circle cx="16.5" cy="16.5" r="1.8"/></g>',
  person:
    '<circle cx="12" cy="7" r="5" fill="currentColor"/>' +
    '<path d="M2 22.5c.6-5.5 4.5-8.5 10-8.5s9.4 3 10 8.5z" fill="currentColor"/>',
  robot:
    '<circle cx="12" cy="2.6" r="1.6" fill="currentColor"/>' +
    '<path d="M12 3v3" stroke="currentColor" stroke-width="1.6"/>' +
    '<rect x="3.5" y="6" width="17" height="13" rx="3" fill="currentColor"/>' +
    '<circle cx="8.5" cy="11.5" r="2" fill="var(--cut,#fff)"/>' +
    '<circle cx="15.5" cy="11.5" r="2" fill="var(--cut,#fff)"/>' +
    '<path d="M8 16h8" stroke="var(--cut,#fff)" stroke-width="1.5"/>' +
    '<path d="M1.5 10v5M22.5 10v5M7.5 19v3.5M16.5 19v3.5" stroke="currentColor" stroke-width="2"/>',
  redo:
    '<path d="M15.5 4L21 9.5 15.5 15" fill="none" stroke="currentColor" stroke-width="2.2" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M20.5 9.5H10a6 6 0 0 0 0 12h5" fill="none" stroke="currentColor" stroke-width="2.2" ' +
    'stroke-linecap="round"/>',
  mute:
    '<path d="M2.5 9v6h4l5.5 4.5v-15L6.5 9z" fill="currentColor"/>' +
    '<path d="M15.5 9l6 6M21.5 9l-6 6" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  close: '<path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  question:
    '<path d="M7.5 8.5C7.5 5.5 9.5 4 12 4s4.6 1.6 4.6 4.2c0 3.3-4.3 3.6-4.3 7.3" fill="none" ' +
    'stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>' +
    '<circle cx="12.2" cy="19.8" r="1.9" fill="currentColor"/>',
  star: '<path d="M12 1.5l3.2 6.8 7.3.9-5.4 5.1 1.4 7.3L12 18l-6.5 3.6 1.4-7.3L1.5 9.2l7.3-.9z" fill="currentColor"/>',
  cup:
    '<path d="M6.5 2.5h11v6.5a5.5 5.5 0 0 1-11 0z" fill="currentColor"/>' +
    '<path d="M6.5 4.5H2.5q0 6 4.5 6M17.5 4.5h4q0 6-4.5 6" fill="none" stroke="currentColor" ' +
    'stroke-width="1.8"/><path d="M10.8 14h2.4v4h3.3v3.5h-9V18h3.3z" fill="currentColor"/>',
  hourglass:
    '<path d="M5 2h14M5 22h14" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M7 3v4l5 5 5-5V3M7 21v-4l5-5 5 5v4" fill="none" stroke="currentColor" stroke-width="1.9" ' +
    'stroke-linejoin="round"/><path d="M9 7.5h6l-3 3zM8.5 20l3.5-3.5 3.5 3.5z" fill="currentColor"/>',
  swap:
    '<path d="M3 8h15M14 3.5L18.5 8 14 12.5M21 16H6M10 11.5L5.5 16 10 20.5" fill="none" ' +
    'stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  coins:
    '<ellipse cx="9" cy="17" rx="7.5" ry="4" fill="#C99F45" stroke="#5A3F12" stroke-width="1.3"/>' +
    '<ellipse cx="9" cy="13" rx="7.5" ry="4" fill="#E9CC7E" stroke="#5A3F12" stroke-width="1.3"/>' +
    '<ellipse cx="15" cy="8" rx="7.5" ry="4" fill="#F5DF9E" stroke="#5A3F12" stroke-width="1.3"/>',
  arrow:
    '<path d="M3 12h17M13.5 5.5L20 12l-6.5 6.5" fill="none" stroke="currentColor" stroke-width="2.4" ' +
    'stroke-linecap="round" stroke-linejoin="round"/>',
  play: '<path d="M6 3l15 9-15 9z" fill="currentColor"/>',
  pause: '<path d="M5.5 3.5h4.5v17H5.5zM14 3.5h4.5v17H14z" fill="currentColor"/>',
  fast: '<path d="M2.5 4l9.5 8-9.5 8zM12 4l9.5 8-9.5 8z" fill="currentColor"/>',
  qr:
    '<path fill="currentColor" fill-rule="evenodd" d="M2 2h9v9H2zm2.5 2.5v4h4v-4zM13 2h9v9h-9zm2.5 ' +
    '2.5v4h4v-4zM2 13h9v9H2zm2.5 2.5v4h4v-4zM13 13h3v3h-3zM19 13h3v3h-3zM16 16h3v3h-3zM13 19h3v3h-3zM19 ' +
    '19h3v3h-3z"/>',
  phone:
    '<rect x="6" y="1.5" width="12" height="21" rx="2.5" fill="none" stroke="currentColor" ' +
    'stroke-width="2"/><path d="M10.5 19.5h3" stroke="currentColor" stroke-width="1.8" ' +
    'stroke-linecap="round"/>',
  hex:
    '<path d="M12 1.5l9 5.2v10.6l-9 5.2-9-5.2V6.7z" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-linejoin="round"/>',
  steering:
    '<circle cx="12" cy="12" r="9.6" fill="none" stroke="currentColor" stroke-width="2.6"/>' +
    '<circle cx="12" cy="12" r="2.8" fill="currentColor"/>' +
    '<path d="M12 14v7M9.5 11.5L3 9.5M14.5 11.5l6.5-2" stroke="currentColor" stroke-width="2.4"/>',
  crane:
    '<path d="M4 22V3h3v4M4 3L20 6v5" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-linejoin="round"/><path d="M20 11v2.5a2 2 0 1 1-2 2" fill="none" stroke="currentColor" ' +
    'stroke-width="1.8"/><path d="M1 22h9" stroke="currentColor" stroke-width="2.4"/>',
  tow:
    '<path d="M2 17l8-9 9 4 3 5z" fill="currentColor" transform="rotate(180 12 12)"/>' +
    '<circle cx="6.5" cy="5.5" r="3" fill="none" stroke="currentColor" stroke-width="2"/>' +
    '<circle cx="16.5" cy="5.5" r="3" fill="none" stroke="currentColor" stroke-width="2"/>' +
    '<path d="M3 22h18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
} as const;
/** The name of an icon. */
export type IconName = keyof typeof ICONS;

/** The emblems of the six seats. */
export const EMBLEMS = {
  goggles:
    '<path d="M1 9.5q11-4 22 0v4q-11-4-22 0z" fill="currentColor"/><g fill="none" stroke="currentColor" ' +
    'stroke-width="2.4"><circle cx="6.8" cy="13" r="4.6"/><circle cx="17.2" cy="13" r="4.6"/></g>',
  scarab:
    '<path d="M7.5 9.5L3.5 7 2.5 4M16.5 9.5l4-2.5 1-3M6.5 13.5H2.3M17.5 13.5h4.2M7.5 17.5l-3.5 2-.8 3M16.5 ' +
    '17.5l3.5 2 .8 3" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" ' +
    'stroke-linejoin="round"/><path d="M12 8.8c3.6 0 5.7 2.7 5.7 6.6 0 4-2.4 7.1-5.7 ' +
    '7.1s-5.7-3.1-5.7-7.1c0-3.9 2.1-6.6 5.7-6.6z" fill="currentColor"/>' +
    '<path d="M7.8 8.3C8 5.7 9.6 4.3 12 4.3s4 1.4 4.2 4c-1.2-.7-2.6-1-4.2-1s-3 .3-4.2 1z" ' +
    'fill="currentColor"/><path d="M9.8 4.1C9.6 2.6 8.9 1.8 7.9 1.5M14.2 4.1c.2-1.5.9-2.3 1.9-2.6" ' +
    'fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round"/>',
  crescent:
    '<path d="M16.5 2.8A10 10 0 1 0 21.8 16 8.3 8.3 0 1 1 16.5 2.8z" fill="currentColor"/>' +
    '<path d="M18 6.3l.9 2.1 2.3.2-1.7 1.5.5 2.2-2-1.2-2 1.2.5-2.2-1.7-1.5 2.3-.2z" fill="currentColor"/>',
  dove:
    '<path d="M1.5 13.5c3.7.3 6-1.2 7-4.8C9.4 5.3 11.6 2.7 15 2c-1 3-.8 5.3.6 7.2 1.6-1.3 3.7-1.5 5.2-.5l2.2 ' +
    '1.1-2.1 1.2c-.5 4-3.6 6.9-8 6.9-3.2 0-5.6 1.2-8 4.1.1-2.7.8-4.6 2-5.9-2.1-.1-4-1-5.4-2.6z" ' +
    'fill="currentColor"/>',
  sun:
    '<circle cx="12" cy="12" r="5.2" fill="currentColor"/>' +
    '<path d="M10.7 5.5L12 .6L13.3 5.5Z" fill="currentColor"/>' +
    '<path d="M14.1 5.8L16.8 3.7L16.3 7Z" fill="currentColor"/>' +
    '<path d="M17 7.7L21.9 6.3L18.2 9.9Z" fill="currentColor"/>' +
    '<path d="M18.5 10.7L21.6 12L18.5 13.3Z" fill="currentColor"/>' +
    '<path d="M18.2 14.1L21.9 17.7L17 16.3Z" fill="currentColor"/>' +
    '<path d="M16.3 17L16.8 20.3L14.1 18.2Z" fill="currentColor"/>' +
    '<path d="M13.3 18.5L12 23.4L10.7 18.5Z" fill="currentColor"/>' +
    '<path d="M9.9 18.2L7.2 20.3L7.7 17Z" fill="currentColor"/>' +
    '<path d="M7 16.3L2.1 17.7L5.8 14.1Z" fill="currentColor"/>' +
    '<path d="M5.5 13.3L2.4 12L5.5 10.7Z" fill="currentColor"/>' +
    '<path d="M5.8 9.9L2.1 6.3L7 7.7Z" fill="currentColor"/>' +
    '<path d="M7.7 7L7.2 3.7L9.9 5.8Z" fill="currentColor"/>',
  comet:
    '<path d="M15.6 9.3l2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z" ' +
    'fill="currentColor"/><path d="M1.5 1.5L13.4 8.3 10.6 11.6ZM1.8 9.2L9 12.8 7.2 15.2ZM9.6 1.6L16.3 6.9 ' +
    '14.8 8.1Z" fill="currentColor"/>',
  gazelle:
    '<path d="M9.8 10.5C9.5 7.5 7 6.2 7.8 1.5M14.2 10.5c.3-3 2.8-4.3 2-9" fill="none" stroke="currentColor" ' +
    'stroke-width="1.9" stroke-linecap="round"/><path d="M8.8 10.8Q5 8.2 2.2 9.2q1.3 4 5.8 4.3 1 5.3 2.3 8 ' +
    '.6 1.5 1.7 1.5t1.7-1.5q1.3-2.7 2.3-8 4.5-.3 5.8-4.3-2.8-1-6.6 1.6-1.5-1-3.2-1t-3.2 1z" ' +
    'fill="currentColor"/>',
};

/** The seats: colour, a darker one, letters on it, edge, emblem. */
export const SEATS = [
  { colour: '#E2781C', dark: '#9A4A08', on: '#1B1206', edge: '#17252B', emblem: 'scarab' },
  { colour: '#F1E9D4', dark: '#A79A78', on: '#17252B', edge: '#17252B', emblem: 'crescent' },
  { colour: '#272B31', dark: '#0C0E10', on: '#F5EACF', edge: '#F5EACF', emblem: 'dove' },
  { colour: '#0E7C76', dark: '#084A46', on: '#FFFFFF', edge: '#17252B', emblem: 'sun' },
  { colour: '#BE3F78', dark: '#761F47', on: '#FFFFFF', edge: '#17252B', emblem: 'comet' },
  { colour: '#9CC9E8', dark: '#4E80A3', on: '#10202B', edge: '#17252B', emblem: 'gazelle' },
] as const;
/** The Torpedo of a solo race, which is no seat. */
const TORPEDO = { colour: '#B8962E', dark: '#5A4A12', on: '#17252B', edge: '#17252B', emblem: 'goggles' } as const;
/** The vehicle that is the Torpedo at the table that is shown, if it is there. */
let torpedo = 0;
/** Says which vehicle is the Torpedo; gives what takes it back. */
export function wearsTorpedo(seat: number): () => void {
  torpedo = seat;
  return () => (torpedo = torpedo === seat ? 0 : torpedo);
}
export const isTorpedo = (seat: number): boolean => seat === torpedo && seat > 0;
/** How a seat looks. */
export const seatLook = (seat: number): (typeof SEATS)[number] | typeof TORPEDO =>
  isTorpedo(seat) ? TORPEDO : SEATS[(Math.max(1, seat) - 1) % SEATS.length]!;
/** What stands on its disc. */
export const seatSign = (seat: number): string => (isTorpedo(seat) ? 'T' : String(seat));

/** Cities: colour and the letters on it. */
export const CITIES = {
  blue: { colour: '#1F5A9E', on: '#FFFFFF' },
  yellow: { colour: '#E3AC17', on: '#2A2003' },
  green: { colour: '#2C7443', on: '#FFFFFF' },
  red: { colour: '#B3301D', on: '#FFFFFF' },
  purple: { colour: '#5B3680', on: '#FFFFFF' },
} as const satisfies Record<RaceColour, { colour: string; on: string }>;

/** The shape that goes with the colour of a city, so that colours need not be told apart. */
export const cityShape = (colour: RaceColour, r: number, edge = '#17252B', wide = 1.2): string => {
  const look = `fill="${CITIES[colour].colour}" stroke="${edge}" stroke-width="${wide}" ` + `stroke-linejoin="round"`;
  if (colour === 'blue') return `<circle r="${n(r)}" ${look}/>`;
  if (colour === 'yellow')
    return `<path d="M0 ${n(-r * 1.2)}L${n(r * 1.24)} ${n(r * 0.92)}H${n(-r * 1.24)}Z" ${look}/>`;
  if (colour === 'green')
    return `<path d="M0 ${n(-r * 1.28)}L${n(r * 1.28)} 0L0 ${n(r * 1.28)}L${n(-r * 1.28)} 0Z" ${look}/>`;
  if (colour === 'red')
    return `<path d="M${n(-r * 0.95)} ${n(-r * 0.95)}H${n(r * 0.95)}V${n(r * 0.95)}H${n(-r * 0.95)}Z" ${look}/>`;
  const tips = Array.from({ length: 16 }, (_, i) => at(0, 0, i % 2 ? r * 0.84 : r * 1.26, i * 22.5));
  return `<path d="M${tips.join('L')}Z" ${look}/>`;
};

/** An icon inside another drawing. */
export const icon = (name: IconName, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 24).toFixed(3)})" color="${colour}">${ICONS[name]}</g>`;

/** A seat's number on its colour. */
export const disc = (seat: number, x: number, y: number, r: number): string => {
  const { colour, on, edge } = seatLook(seat);
  const rim = edge === '#17252B' ? '' : `<circle r="${n(r * 1.1)}" fill="#17252B"/>`;
  return (
    `<g transform="translate(${n(x)} ${n(y)})">${rim}<circle r="${n(r)}" fill="${colour}" stroke="${edge}" ` +
    `stroke-width="${n(Math.max(1, r * 0.11))}"/><text y="${n(r * 0.38)}" text-anchor="middle" ` +
    `font-weight="700" font-size="${n(r * 1.12)}" fill="${on}">${seatSign(seat)}</text></g>`
  );
};

/** Box of the half-track: `-2 -14 126 80`; `currentColor` is its body. */
export const NOTE =
  '<rect x="1" y="4" width="32" height="17" rx="1.6" fill="#DCE4C2" stroke="#2C4A36" stroke-width="1.4"/>' +
  '<rect x="3.4" y="6.4" width="27.2" height="12.2" fill="none" stroke="#2C4A36" stroke-width=".7"/>' +
  '<circle cx="17" cy="12.5" r="4.8" fill="#2C4A36"/>' +
  '<path d="M15.6 15.6v-6h3.8M15.6 12.4h2.9M14.6 13.9h2.6" stroke="#DCE4C2" stroke-width="1.2" ' +
  'fill="none"/><path d="M5.5 9.5h4M5.5 12.5h3M24.5 15.5h4M25.5 12.5h3" stroke="#2C4A36" ' +
  'stroke-width=".9"/>';
export const MEEPLE =
  '<path d="M12 9.6c2.5.9 5 1.7 8.5 3.7 1.9 1.1 1.8 3.6-.5 3.6h-3.5c.2 3.1 2.1 6.6 3.7 9.7.7 1.4 0 2.4-1.4 ' +
  '2.4h-4.2c-1 0-1.4-.6-1.8-1.6l-.8-2.3-.8 2.3c-.4 1-.8 1.6-1.8 1.6H5.2c-1.4 0-2.1-1-1.4-2.4 1.6-3.1 ' +
  '3.5-6.6 3.7-9.7H4c-2.3 0-2.4-2.5-.5-3.6C7 11.3 9.5 10.5 12 9.6z"/><circle cx="12" cy="7.6" r="3.7"/>' +
  '<path d="M6.3 6.4C6.5 2.7 9 .9 12 .9s5.5 1.8 5.7 5.5l2.6 1c.5.2.4.9-.1.9H3.8c-.5 0-.6-.7-.1-.9z"/>';
export const HALFTRACK =
  '<path d="M12 26V-11" stroke="#17252B" stroke-width="1.8"/>' +
  '<g stroke="#17252B" stroke-width="1.7" stroke-linejoin="round">' +
  '<path d="M9 25L11.5 9.5Q12.3 6 16.5 6H42q4 0 4.6 3.6L49 25z" fill="#EADBB4"/>' +
  '<path d="M21 6.4L20 25M31.5 6.4V25M41 6.4L42.3 25" stroke="#9C8455" stroke-width="1.3" fill="none"/>' +
  '<path d="M8 24.5H50L54 33h11.5l3-7.5H100q6 0 6.5 6.5v8.5l-6 1.5H8q-2.5 0-2.5-2.5V27q0-2.5 2.5-2.5z" ' +
  'fill="currentColor"/><path d="M101 25.8q6 0 6.5 6.5V41h-6.5z" fill="#C9CFC8"/>' +
  '<path d="M103.3 27.5V40M105.4 28.5V40" stroke-width="1" fill="none"/>' +
  '<path d="M74 30v8M78.5 30v8M83 30v8M87.5 30v8M92 30v8" stroke-width="1.4" fill="none"/>' +
  '<path d="M68 25.5L63 11" stroke-width="2.6" fill="none"/>' +
  '<path d="M68 25.5L63.4 12.2" stroke="#BFE0DE" stroke-width="1.1" fill="none"/>' +
  '<circle cx="56.5" cy="17.5" r="4.3" fill="#8A5A33"/>' +
  '<path d="M50.8 16.6q.4-6 5.7-6 5 0 5.6 5.6l2.2.9q.3.6-.4.7H49.7q-.8-.1-.4-.7z" fill="#F5EACF" ' +
  'stroke-width="1.3"/><path d="M52 24.5q4.5-3.5 9 0" fill="#5E3A1C" stroke-width="1.2"/>' +
  '<path d="M84.5 45.5q1-12.5 13.5-12.5 9 0 14.5 8.5l3.5 1.5v2.8h-5.5" fill="currentColor"/>' +
  '<path d="M64 45.8h22" stroke-width="2.6" fill="none"/></g>' +
  '<g stroke="#17252B" stroke-width="1.7" stroke-linejoin="round">' +
  '<path d="M15 41.5H56q9 0 9.5 9.2Q66 61 56 61.5H15Q4.5 61.5 4.5 51.5T15 41.5z" fill="#2B2A26"/>' +
  '<path d="M15.5 44.8H55.5q6.5 0 6.7 6.3 0 6.7-6.7 7H15.5q-7.5 0-7.5-6.8t7.5-6.5z" fill="#7B766A" ' +
  'stroke-width="1"/><circle cx="15.5" cy="51.5" r="5.8" fill="#D8CFB5"/>' +
  '<circle cx="55" cy="51.5" r="5.8" fill="#D8CFB5"/><circle cx="15.5" cy="51.5" r="1.7" fill="#17252B"/>' +
  '<circle cx="55" cy="51.5" r="1.7" fill="#17252B"/><circle cx="28" cy="54" r="3.9" fill="#D8CFB5"/>' +
  '<circle cx="36.3" cy="54" r="3.9" fill="#D8CFB5"/><circle cx="44.5" cy="54" r="3.9" fill="#D8CFB5"/>' +
  '<circle cx="98.5" cy="50.5" r="11.2" fill="#2B2A26"/>' +
  '<circle cx="98.5" cy="50.5" r="6.3" fill="#D8CFB5"/><circle cx="98.5" cy="50.5" r="2" fill="#17252B"/>' +
  '<circle cx="104.5" cy="23.5" r="3.7" fill="#FBE9A8"/><circle cx="118.5" cy="50" r="4" fill="#7B766A"/>' +
  '<path d="M109 44l9.5 6" stroke-width="2" fill="none"/></g>';
export const SHADOW =
  '<path d="M9 25L11.5 9.5Q12.3 6 16.5 6H42q4 0 4.6 3.6l.4 3 3.4 1.4q1.5-4 6.6-4 3.5 0 5 2l1-2 6.5 ' +
  '15H100q6 0 6.5 6.5v4l9 6 4 3.5q4 2 2.5 6-2 4-8 2.5l-4-.5q-2 8-12 8t-12-9H66q-1 9-10 9.5H15Q4.5 61.5 4.5 ' +
  '51.5q0-6 4.5-9-3.5-1-3.5-3V27q0-2 3.5-2z"/>';
