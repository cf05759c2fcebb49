// The pictures of the Gazette, as cut in wood: one for each kind of news, in a box of 232 by 86. Loaded with the paper.
import { HALFTRACK, ICONS, n, SHADOW } from './symbols';

const INK = '#17252B';
const PALE = '#F3E8CC';

/** Lines across the sky, thinner towards the horizon. */
const sky = (until = 60): string => {
  let lines = '';
  for (let y = 4; y < until; y += 3) lines += `M0 ${y}H232`;
  return `<path d="M0 0h232v86H0z" fill="#EFE3C4"/><path d="${lines}" stroke="${INK}" stroke-width=".7"/>`;
};
const night = (): string => {
  let lines = '';
  for (let y = 2; y < 62; y += 2.2) lines += `M0 ${n(y)}H232`;
  return `<path d="M0 0h232v86H0z" fill="#EFE3C4"/><path d="${lines}" stroke="${INK}" stroke-width="1.25"/>`;
};
const sun = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#F5EACF" stroke="${INK}"/>`;
/** Land with hatched slopes under a line. */
const land = (top: string): string => {
  let slopes = '';
  for (let i = 0; i < 34; i++) slopes += `M${i * 8 - 20} 92Q${i * 8 - 4} ${70 + (i % 4)} ${i * 8 + 16} ${62 - (i % 3)}`;
  return (
    `<path d="${top}V86H0z" fill="${PALE}" stroke="${INK}"/>` +
    `<path d="${slopes}" fill="none" stroke="${INK}" stroke-width=".55" opacity=".75"/>`
  );
};
const DUNES = 'M0 62Q40 40 86 56T176 52T232 46';
const FLAT = 'M0 60Q60 54 120 58T232 55';
const ROAD = `<path d="M0 78Q60 64 120 74T232 70V86H0z" fill="${INK}"/>`;
const car = (x: number, y: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.73)"><g fill="${PALE}" stroke="${PALE}" ` +
  `stroke-width="8">${SHADOW}</g><g color="#4b4a42">${HALFTRACK}</g></g>`;
const icon = (name: keyof typeof ICONS, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" color="${INK}">${ICONS[name]}</g>`;

function arch(): string {
  let flags = '';
  for (let i = 0; i < 16; i++) flags += `M${n(58 + i * 7.5)} ${i % 2 ? 12 : 19}h7.5v7h-7.5z`;
  return (
    `<path d="M58 76V12M178 76V12" stroke="${INK}" stroke-width="4"/><path d="M58 12h120v14H58z" fill="${PALE}" ` +
    `stroke="${INK}"/><path d="${flags}" fill="${INK}"/>`
  );
}
function crowd(): string {
  let heads = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [i * 5.1, 62 + ((i * 7) % 5)];
    if (x < 62 || x > 168) heads += `M${n(x)} ${y}a2.4 2.4 0 1 0 .1 0M${n(x - 3)} ${y + 11}q3-8 6 0z`;
  }
  return `<path d="${heads}" fill="${INK}"/>`;
}
function houses(): string {
  const shapes =
    'M6 72V40h18V26l9-8 9 8v46zM50 72V48h26v24zM84 72V34q12-18 24 0v38zM118 72V44h20V20h4l3-10 3 10h4v52z' +
    'M160 72V50h22v22zM190 72V36q9-14 18 0v36zM212 72V46h14v26z';
  let windows = '';
  for (const x of [28, 56, 66, 92, 126, 166, 176, 196]) windows += `M${x} 54h4v6h-4zM${x} 63h4v6h-4z`;
  return `<path d="${shapes}" fill="#4b4a42" stroke="${INK}"/><path d="${windows}" fill="${PALE}"/>`;
}
function hexes(): string {
  let path = '';
  const hex = (x: number, y: number, r: number): void => {
    for (let i = 0; i < 6; i++) {
      const turn = ((i * 60 - 90) * Math.PI) / 180;
      path += `${i ? 'L' : 'M'}${n(x + r * Math.cos(turn))} ${n(y + r * 0.62 * Math.sin(turn))}`;
    }
    path += 'z';
  };
  for (let row = 0; row < 3; row++)
    for (let col = 0; col < 7; col++) hex(20 + col * 36 + (row % 2) * 18, 34 + row * 20, 20);
  return `<path d="${path}" fill="${PALE}" stroke="${INK}"/>`;
}
function waves(): string {
  let lines = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 16; i++) lines += `M${i * 16 - (row % 2) * 8} ${64 + row * 6}q4-4 8 0t8 0`;
  return (
    `<path d="M0 60h232v26H0z" fill="${PALE}"/>` + `<path d="${lines}" fill="none" stroke="${INK}" stroke-width=".9"/>`
  );
}
const SHIP =
  `<path d="M54 58h116l-12 14H68z" fill="${INK}"/><path d="M74 58V46h70v12zM84 46v-9h44v9z" fill="${PALE}" ` +
  `stroke="${INK}"/><path d="M96 37V16h11v21zM113 37V20h9v17z" fill="#4b4a42" stroke="${INK}"/>` +
  `<path d="M101 14q-14-6-32 0t-30-4M117 18q-12-5-26 0" fill="none" stroke="${INK}" stroke-width="1.6"/>` +
  `<path d="M66 58V30M158 58V34" stroke="${INK}"/>`;
const TENT =
  `<path d="M70 76L112 26l42 50z" fill="${PALE}" stroke="${INK}" stroke-width="1.4"/>` +
  `<path d="M112 26l13 50h-26z" fill="#4b4a42"/><path d="M112 26V16l10 4-10 3" stroke="${INK}" fill="${INK}"/>` +
  `<path d="M78 72l30-36M90 74l20-34M146 74l-24-32M136 75l-18-28" stroke="${INK}" stroke-width=".6"/>` +
  `<path d="M176 76l14-5m-12 0l14 5" stroke="${INK}" stroke-width="2.4"/>` +
  `<path d="M184 71q-9-8 0-20 9 11 1 20" fill="${PALE}" stroke="${INK}"/>`;
const WIRE =
  `<path d="M24 78V18M20 24h14M20 30h14M108 78V18M104 24h14M104 30h14" stroke="${INK}" stroke-width="2.2"/>` +
  `<path d="M34 24q36 14 70 0M34 30q36 14 70 0M118 24q40 15 114 2M118 30q40 15 114 2M0 22q12 5 20 2M0 28q12 5 20 ` +
  `2" fill="none" stroke="${INK}" stroke-width=".9"/><g transform="translate(146 40) rotate(-6)"><path d="M0 ` +
  `0h62v34H0z" ` +
  `fill="${PALE}" stroke="${INK}" stroke-width="1.4"/><path d="M4 4h54v26H4z" fill="none" stroke="${INK}" ` +
  `stroke-width=".7"/><circle cx="31" cy="17" r="9" fill="none" stroke="${INK}"/><path d="M28 23V11h7M28 16h5" ` +
  `fill="none" stroke="${INK}" stroke-width="1.6"/><path d="M8 9h9M8 25h9M45 9h9M45 25h9" stroke="${INK}"/></g>`;
const SMOKE =
  `<path d="M124 46q-10-8 0-16t-2-18M134 46q10-8 1-17t5-19M144 47q10-6 6-14t8-12" fill="none" stroke="${PALE}" ` +
  `stroke-width="7" stroke-linecap="round"/><path d="M124 46q-10-8 0-16t-2-18M134 46q10-8 1-17t5-19M144 47q10-6 ` +
  `6-14t8-12" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>`;

export const ENGRAVINGS: Record<string, string> = {
  drive: sky() + sun(172, 34, 19) + land(DUNES) + ROAD + car(64, 28),
  finish: sky() + sun(118, 40, 26) + land(FLAT) + crowd() + arch() + ROAD + car(84, 30),
  breakdown: sky() + land(DUNES) + ROAD + SMOKE + car(62, 30, 7),
  attack: night() + land(FLAT) + sun(118, 38, 33) + icon('skull', 90, 10, 2.3) + ROAD,
  line: sky(56) + sun(196, 22, 13) + waves() + SHIP,
  city: sky() + sun(112, 22, 15) + land(FLAT) + houses() + `<path d="M0 72h232v14H0z" fill="${INK}"/>`,
  tiles: sky(24) + hexes() + icon('path', 102, 16, 1.9),
  camp: night() + sun(200, 22, 12) + land(FLAT) + TENT,
  money: sky() + land(FLAT) + WIRE,
  repair: sky() + land(FLAT) + ROAD + car(36, 28) + icon('wrench', 160, 12, 2.2) + icon('gear', 184, 44, 1.2),
};
