// The Torpedo and the man at its wheel: a car of six wheels in the same box as a half-track, `-2 -14 126 80`. Loaded
// where a race is driven against it.
import { rays } from './symbols';

const INK = '#17252B';
const wheel = (x: number): string =>
  `<circle cx="${x}" cy="49" r="11.5" fill="#2B2A26"/><circle cx="${x}" cy="49" r="6" fill="#E9CC7E"/>` +
  `<circle cx="${x}" cy="49" r="2" fill="${INK}" stroke="none"/>`;

export const TORPEDO =
  `<g stroke="${INK}" stroke-width="1.7" stroke-linejoin="round">` +
  '<path d="M6 24q0-4 4-4h40l5 7h8l4-4h34q10 1 12 12v8H6q-3 0-3-4v-8q0-5 3-7z" fill="currentColor"/>' +
  '<path d="M10 20q2-6 8-6h14l5 6z" fill="#7A571C"/><path d="M101 23q10 1 12 12v8h-8V24z" fill="#C9CFC8"/>' +
  '<path d="M74 27v10M79 27v10M84 27v10M89 27v10" stroke-width="1.4" fill="none"/>' +
  '<path d="M66 23L62 9" stroke-width="2.6" fill="none"/><circle cx="55" cy="14.5" r="4.5" fill="#C98F62"/>' +
  '<path d="M49.5 13q0-6 5.6-6 5 0 5.6 5.5l-1.5 1h-9.7z" fill="#5E3A1C" stroke-width="1.3"/>' +
  '<path d="M54 12.5h6" stroke="#E9CC7E" stroke-width="2.2"/>' +
  '<path d="M49 21q5-3.5 11 0" fill="#5E3A1C" stroke-width="1.2"/><path d="M3 40h110" stroke-width="1.4"/>' +
  '<circle cx="36" cy="32" r="6" fill="#F5EACF" stroke-width="1.3"/>' +
  '<path d="M32.5 29.500h7M36 29.500v6.5" stroke-width="1.6" fill="none"/>' +
  `${wheel(17)}${wheel(44)}${wheel(97)}<circle cx="110" cy="24" r="4" fill="#FBE9A8"/></g>`;
/** Its outline, for the edge on the map. */
export const TORPEDO_EDGE =
  '<path d="M6 24q0-4 4-4 2-6 8-6h14l5 6h13v-6q1-7 6-7 5 0 6 5l4 15 1-4h34q10 1 12 12v8q0 10-12 18-8 0-12-10H56' +
  'q-4 10-12 10-9 0-14-8-5 8-13 8-10 0-12-12-3-3-3-11z"/>';

/** René's face in a box of 100 by 100, goggles up. */
export const RENE =
  `<path d="M0 0h100v112H0z" fill="#C9543A"/>${rays(50, 60, '#B9452C', 16, 130)}` +
  `<g stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">` +
  '<path d="M4 112Q6 92 32 86l18 8 18-8q26 6 28 26z" fill="#3B2F28"/><path d="M41 72h18v14l-9 10-9-10z" ' +
  'fill="#B07C4E"/><path d="M32 84q18 12 36 0l4 8q-22 14-44 0z" fill="#E3AC17"/><path d="M60 92l10 18-10 ' +
  '2-6-18z" fill="#E3AC17"/><circle cx="29" cy="54" r="5" fill="#B07C4E"/><circle cx="71" cy="54" r="5" ' +
  'fill="#B07C4E"/><path d="M30 46Q30 24 50 24t20 22q1 20-8 30-6 6-12 6t-12-6q-9-10-8-30z" fill="#DDAE7E"/>' +
  '<path d="M50 25q20 0 19.5 22 .5 20-8 29-5 5-11.5 5 9-10 8-28t-8-28z" fill="#B07C4E" fill-opacity=".55" ' +
  'stroke="none"/>' +
  `<circle cx="41" cy="54" r="2.3" fill="${INK}" stroke="none"/><circle cx="59.5" cy="54" r="2.3" ` +
  `fill="${INK}" stroke="none"/><path d="M35.5 47q5-3 10-.5M54.5 46.500q5-2.5 10 .5" stroke="#2A1A12" ` +
  'stroke-width="3" fill="none"/><path d="M50 53l-3.5 9.500q2 1.8 6 .6M43 72.500q7 3 13-.8" fill="none"/>' +
  '<path d="M26 52q-4-34 24-34t24 34l-5-8q-3-10-8-13-11-3-22 0-5 3-8 13z" fill="#6B4423"/>' +
  '<path d="M26 34q24-10 48 0l-1 7q-23-9-46 0z" fill="#2B2119"/><circle cx="40" cy="34" r="8.5" fill="#A9CBBB" ' +
  'stroke="#C9A24B" stroke-width="3"/><circle cx="60" cy="34" r="8.5" fill="#A9CBBB" stroke="#C9A24B" ' +
  'stroke-width="3"/><path d="M35.5 33q2-4 6-4M55.5 33q2-4 6-4" stroke="#F5EACF" fill="none"/></g>';
