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

const RAIN =
  `<path d="M52 30q-16-2-12-14 4-10 18-7 8-12 24-6 14-6 22 6 16-3 18 9 0 12-14 12z" fill="#4b4a42" stroke="${INK}"/>` +
  `<path d="M150 26q-10-2-8-9 3-7 12-5 6-7 16-3 10-4 14 5 10-1 11 6 0 7-9 6z" fill="${PALE}" stroke="${INK}"/>` +
  `<path d="M52 34l-8 22M66 34l-8 22M80 34l-8 22M94 34l-8 22M108 34l-8 22M154 30l-6 16M166 30l-6 16M178 30l-6 16" ` +
  `stroke="${INK}" stroke-width="1.4"/><path d="M98 34l-9 13h9l-7 14 16-18h-9l6-9z" fill="${PALE}" stroke="${INK}"/>`;
const PARCEL =
  `<path d="M144 40l30-12 30 12v30l-30 12-30-12z" fill="${PALE}" stroke="${INK}" stroke-width="1.4"/>` +
  `<path d="M144 40l30 12 30-12M174 52v30M159 34l30 12v12" fill="none" stroke="${INK}" stroke-width="1.2"/>` +
  `<path d="M148 46l22 9M148 52l22 9M148 58l22 9" stroke="${INK}" stroke-width=".6"/>`;
const HUTS =
  `<path d="M30 74V54h34v20zM96 74V50h42v24zM170 74V56h32v18z" fill="${PALE}" stroke="${INK}"/>` +
  `<path d="M24 56l23-22 23 22zM88 53l29-28 29 28zM164 58l22-20 22 20z" fill="#4b4a42" stroke="${INK}"/>` +
  `<path d="M44 74V62h7v12zM112 74V58h10v16zM183 74V64h6v10z" fill="${INK}"/>` +
  `<path d="M80 74q-4-18 2-34M82 40q-12-8-20 0M82 40q-4-14-16-14M82 40q8-12 20-6M82 40q12-2 14 8" ` +
  `fill="none" stroke="${INK}" stroke-width="1.8"/>`;
const GATE =
  `<path d="M60 74V20h24v54zM148 74V20h24v54z" fill="#4b4a42" stroke="${INK}"/>` +
  `<path d="M56 20v-8h6v4h5v-4h8v4h5v-4h8v8zM144 20v-8h6v4h5v-4h8v4h5v-4h8v8z" fill="#4b4a42" stroke="${INK}"/>` +
  `<path d="M84 56h64v7H84z" fill="${PALE}" stroke="${INK}"/>` +
  `<path d="M90 56h8l-4 7h-8zM106 56h8l-4 7h-8zM122 56h8l-4 7h-8zM138 56h8l-4 7h-8z" fill="${INK}"/>` +
  `<path d="M68 36h8v10h-8zM156 36h8v10h-8z" fill="${PALE}"/>`;

export const ENGRAVINGS: Record<string, string> = {
  drive: sky() + sun(172, 34, 19) + land(DUNES) + ROAD + car(64, 28),
  finish: sky() + sun(118, 40, 26) + land(FLAT) + crowd() + arch() + ROAD + car(84, 30),
  breakdown: sky() + land(DUNES) + ROAD + SMOKE + car(62, 30, 7),
  attack: night() + land(FLAT) + sun(118, 38, 33) + icon('skull', 90, 10, 2.3) + ROAD,
  line: sky(56) + sun(196, 22, 13) + waves() + SHIP,
  flight: sky(66) + sun(186, 26, 15) + land(DUNES) + icon('plane', 78, 4, 2.6),
  city: sky() + sun(112, 22, 15) + land(FLAT) + houses() + `<path d="M0 72h232v14H0z" fill="${INK}"/>`,
  tiles: sky(24) + hexes() + icon('path', 102, 16, 1.9),
  camp: night() + sun(200, 22, 12) + land(FLAT) + TENT,
  money: sky() + land(FLAT) + WIRE,
  repair: sky() + land(FLAT) + ROAD + car(36, 28) + icon('wrench', 160, 12, 2.2) + icon('gear', 184, 44, 1.2),
  weather: sky() + land(FLAT) + ROAD + car(112, 30) + RAIN,
  post: sky() + sun(34, 26, 14) + land(FLAT) + ROAD + car(28, 28) + PARCEL,
  village: sky() + sun(206, 22, 13) + land(FLAT) + HUTS + `<path d="M0 74h232v12H0z" fill="${INK}"/>`,
  gate: sky() + sun(116, 34, 20) + land(FLAT) + ROAD + GATE,
};
