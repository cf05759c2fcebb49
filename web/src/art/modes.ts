// The pictures of the play-mode cards, as travel posters in a box of 120 by 112. Loaded where cards are picked.
import { HALFTRACK, ICONS, rays, seatLook, type IconName } from './symbols';

const INK = '#17252B';
const CREAM = '#F5EACF';

const sky = (colour: string, ray?: string, x = 60, y = 60): string =>
  `<path d="M0 0h120v112H0z" fill="${colour}"/>${ray ? rays(x, y, ray, 20) : ''}`;
const ground = (back: string, front: string): string =>
  `<path d="M0 84q30-12 60-5t60-6v39H0z" fill="${back}"/><path d="M0 96q36-8 70-2t50-4v22H0z" fill="${front}"/>`;
/** A half-track of this width in the colour of a seat. */
const car = (x: number, y: number, width: number, seat: number): string =>
  `<g transform="translate(${x} ${y + width * 0.1}) scale(${width / 114})" color="${seatLook(seat).colour}">` +
  `${HALFTRACK}</g>`;
const sign = (name: IconName, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" color="${colour}">${ICONS[name]}</g>`;
const cloud = (x: number, y: number, times: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(${times})" fill="${colour}" ` +
  `d="M8 26a9 9 0 0 1 1-18 14 14 0 0 1 27 2 8.5 8.5 0 0 1 2 16z"/>`;
const rain = (colour: string): string => {
  let drops = '';
  for (let i = 0; i < 26; i++) drops += `M${(i * 37) % 124} ${(i * 23) % 78}l-5 13`;
  return `<path d="${drops}" stroke="${colour}" stroke-width="1.6" stroke-linecap="round"/>`;
};
const envelope = (x: number, y: number, times: number): string =>
  `<g transform="translate(${x} ${y}) scale(${times})" stroke="${INK}" stroke-width="2"><path d="M0 0h68v46H0z" ` +
  `fill="${CREAM}"/><path d="M0 0l34 27L68 0M0 46l26-25M68 46L42 21" fill="none"/><path d="M53 5h10v12H53z" ` +
  `fill="#B5341D" stroke-width="1.2"/></g>`;
const gate = (): string => {
  let columns = '';
  for (const x of [28, 44, 60, 76, 92]) columns += `M${x - 4} 48h8v34h-8z`;
  return (
    `<g stroke="${INK}" stroke-width="2"><path d="M16 44L60 18l44 26z" fill="${CREAM}"/><path d="M20 46h80v38H20z" ` +
    `fill="#E6D6AC"/><path d="${columns}" fill="#F8EFD6" stroke-width="1.3"/></g>` +
    `<path d="M0 92h120" stroke="#B5341D" stroke-width="7"/>` +
    `<path d="M0 92h120" stroke="${CREAM}" stroke-width="7" stroke-dasharray="12 12"/>`
  );
};
/** Somebody with a cap and goggles, who looks at you. */
const captain = (x: number, y: number, times: number): string =>
  `<g transform="translate(${x} ${y}) scale(${times})" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round">` +
  `<path d="M-22 34q2-18 22-18t22 18z" fill="#8E3B22"/><path d="M-6 10h12v9q-6 5-12 0z" fill="#C08A5A"/>` +
  `<path d="M-11-4q0-12 11-12T11-4v6q0 12-11 12T-11 2z" fill="#D9A472"/>` +
  `<path d="M-13 0q-2-20 13-20T13 0l-3-5q-10-4-20 0z" fill="#5E4A2C"/>` +
  `<circle cx="-5.5" cy="-9" r="4.5" fill="#BFD9DC"/><circle cx="5.5" cy="-9" r="4.5" fill="#BFD9DC"/>` +
  `<path d="M-4.5 1h.1M4.5 1h.1" stroke-width="2.6" stroke-linecap="round"/>` +
  `<path d="M-4 8q4 3 8 0" fill="none" stroke-linecap="round"/>` +
  `<path d="M-11 17q11 7 22 0l2 6q-13 7-26 0z" fill="#FFD257"/></g>`;

const SCENES: Record<string, () => string> = {
  first_light: () =>
    sky('#F0B455', '#E9A23F', 60, 70) +
    '<circle cx="60" cy="62" r="28" fill="#D9532C"/>' +
    ground('#A85A1E', '#6E3510') +
    car(24, 50, 72, 1),
  the_captains: () =>
    sky('#1F5A6A', '#286878', 60, 60) + captain(60, 44, 1.5) + ground('#B98A4E', '#6E4A1C') + car(36, 80, 50, 5),
  village_road: () =>
    sky('#F3D58A') +
    '<circle cx="92" cy="28" r="15" fill="#E2642A"/>' +
    ground('#B98A4E', '#8A5A2B') +
    sign('village', 12, 20, 76, '#7A3A16') +
    car(54, 72, 54, 4),
  post_haste: () =>
    sky('#7FA7A0', '#6E978F', 60, 40) + envelope(26, 20, 1) + ground('#4C7F42', '#35592F') + car(42, 68, 60, 1),
  weather_eye: () =>
    sky('#7FB1C4', '#74A5B8', 34, 30) +
    '<circle cx="34" cy="30" r="17" fill="#FFD257"/>' +
    cloud(40, 14, 1.5, '#4F6C74') +
    '<path d="M58 58l-4 10M74 58l-4 10M90 58l-4 10" stroke="#E8F2F2" stroke-width="2" stroke-linecap="round"/>' +
    ground('#6B7A4A', '#3F4E2C') +
    captain(26, 70, 0.62) +
    car(46, 70, 62, 6),
  the_workshop: () =>
    sky('#C9B27A', '#BBA267', 60, 110) +
    `<path d="M10 52L60 18l50 34v54H10z" fill="#7A4A2C" stroke="${INK}" stroke-width="2"/>` +
    '<path d="M22 104V56h76v48z" fill="#2B2A26"/>' +
    sign('gear', 26, 50, 32, '#C9A24B') +
    sign('wrench', 64, 52, 28, CREAM) +
    car(30, 72, 62, 1),
  borders: () => sky('#D8C79A', '#CCB985', 60, 10) + gate() + car(52, 78, 54, 3),
  high_society: () =>
    sky('#2C4A36', '#365944', 60, 54) +
    `<circle cx="60" cy="50" r="34" fill="#E9CC7E" stroke="${INK}" stroke-width="2"/>` +
    '<circle cx="60" cy="50" r="28" fill="none" stroke="#6B4E0F" stroke-width="1.5"/>' +
    sign('hat', 34, 22, 52, INK) +
    car(16, 80, 52, 2),
  foul_weather: () =>
    sky('#2B3540', '#34414E', 70, 20) +
    sign('bolt', 42, 0, 70, '#FFD257') +
    cloud(0, 2, 1.4, '#1C262F') +
    rain('#8FA9B8') +
    ground('#3E5A4A', '#22382C') +
    car(18, 70, 58, 5),
  grand_tour: () =>
    sky('#D9E3B4', '#CBD8A0', 92, 26) +
    '<circle cx="92" cy="26" r="14" fill="#E2642A"/>' +
    '<path d="M0 66q30-20 60-8t60-14v68H0z" fill="#8FA24B"/>' +
    '<path d="M16 112q-6-22 26-26t40-12 12-22" fill="none" stroke="#F5EACF" stroke-width="9"/>' +
    '<path d="M16 112q-6-22 26-26t40-12 12-22" fill="none" stroke="#8A5A2B" stroke-width="1.5" ' +
    'stroke-dasharray="5 4"/>' +
    sign('village', 8, 34, 36, '#7A3A16') +
    envelope(70, 66, 0.5) +
    captain(52, 34, 0.72) +
    car(14, 77, 56, 4),
  intrigue: () =>
    sky('#5B3680', '#67418D', 60, 50) +
    sign('diplo', 20, 14, 60, CREAM) +
    sign('hat', 66, 34, 44, '#1D1030') +
    ground('#3A2152', '#281539') +
    car(16, 78, 54, 2),
  everything: () =>
    sky('#B5341D', '#F0C26A', 60, 20) +
    `<path d="M60 8L16 62h88z" fill="${CREAM}" stroke="${INK}" stroke-width="2"/>` +
    '<path d="M60 8L38 62h14zM60 8l22 54H68z" fill="#1F5A9E"/>' +
    `<path d="M16 62q11 8 22 0 11 8 22 0 11 8 22 0 11 8 22 0v34H16z" fill="#EAD9B2" stroke="${INK}" ` +
    `stroke-width="2"/><path d="M52 96V74q8-8 16 0v22z" fill="${INK}"/>` +
    `<path d="M60 8V0l12 3-12 4" fill="#FFD257" stroke="${INK}"/>` +
    '<path d="M0 96q36-8 70-2t50-4v22H0z" fill="#7A3A16"/>' +
    car(12, 83, 42, 1) +
    car(66, 83, 42, 4),
};

/** A card that has no picture of its own shows the road. */
export const modePicture = (mode: string): string => (SCENES[mode] ?? SCENES['first_light']!)();
/** The modes with a picture. */
export const PICTURED: readonly string[] = Object.keys(SCENES);
