// Scenes of the cards that modules bring, 100 x 74 as the others.
import { rays } from './symbols';

const INK = 'stroke="#17252B" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';
const ground = (sky: string, beams: string, x: number, y: number): string =>
  `<path d="M0 0h100v74H0z" fill="${sky}"/>${rays(x, y, beams, 18)}`;

export const MODULE_SCENES: Record<string, () => string> = {
  dandy: () =>
    ground('#7E3F5C', '#6E3350', 50, 30) +
    `<g ${INK}><path d="M26 74q0-20 12-24l12-3 12 3q12 4 12 24z" fill="#17252B"/>` +
    `<path d="M43 48l7 8 7-8v26H43z" fill="#F5EACF"/><path d="M43 55l7 3 7-3v8l-7-3-7 3z" fill="#B5341D"/>` +
    `<circle cx="50" cy="35" r="13" fill="#E3B98C"/><path d="M35 24V5q15-4 30 0v19z" fill="#22282C"/>` +
    `<path d="M35 18q15 4 30 0v6q-15 4-30 0z" fill="#D9A441"/><path d="M27 25q23 7 46 0" fill="none" ` +
    `stroke-width="4"/></g><circle cx="55.5" cy="34" r="5" fill="#fff" fill-opacity=".45" stroke="#D9A441" ` +
    `stroke-width="1.8"/><path d="M60 37q3 8 1 16" fill="none" stroke="#D9A441" stroke-width="1.2"/>` +
    `<circle cx="45" cy="34" r="1.5" fill="#17252B"/><path d="M42 41q4-3 8 0 4-3 8 0-4 3-8 1-4 2-8-1z" ` +
    `fill="#3A2412"/>`,
  express_delivery: () =>
    ground('#E7C06B', '#DDB158', 20, 60) +
    `<path d="M0 60q40-8 100-2v16H0z" fill="#9A5A26"/><path d="M4 22h20M0 34h16M6 46h14" stroke="#FFF6DC" ` +
    `stroke-width="3" stroke-linecap="round"/><g ${INK} transform="rotate(-8 58 40)">` +
    `<path d="M32 26l26-11 28 9v27L58 63 32 51z" fill="#C98B45"/><path d="M32 26l27 9 27-11-28-9z" ` +
    `fill="#E8BE7E"/><path d="M59 35v28" fill="none"/><path d="M45 20l28 10v9M38 38l13 5v8l-13-5z" ` +
    `fill="#F5EACF"/></g><g ${INK}><path d="M68 46q9-9 22-6-3 2-3 5 4-1 7 1-8 8-20 7z" fill="#FFF9E6"/></g>`,
  paddock: () =>
    ground('#5E7F86', '#527278', 50, 78) +
    `<path d="M0 62h100v12H0z" fill="#3B3430"/><g ${INK}><path d="M8 62V26L50 8l42 18v36" fill="#A9532F"/>` +
    `<path d="M18 62V32h64v30z" fill="#2A211B"/><path d="M8 27L50 8l42 19" fill="none" stroke-width="3.5"/>` +
    `<path d="M24 58v-9h10l6-9h18l5 9h13v9z" fill="#E2781C"/><circle cx="36" cy="59" r="6" fill="#F5EACF"/>` +
    `<circle cx="64" cy="59" r="6" fill="#F5EACF"/><path d="M42 41v7h9v-7M54 41v7h7" fill="#BFD9DC"/></g>` +
    `<path d="M50 14l9 4.5M41 18.5L50 14" stroke="#F5EACF" stroke-width="2"/>` +
    `<path d="M24 36h52" stroke="#D9A441" stroke-width="2" stroke-dasharray="5 3"/>`,
  topographer: () =>
    ground('#BBD3C4', '#ABC7B6', 70, 20) +
    `<path d="M0 54L20 34l14 12 18-22 22 24 12-8 14 12v22H0z" fill="#7F9A78"/>` +
    `<path d="M0 62q40-10 100 0v12H0z" fill="#A8803A"/><path d="M6 46q14-8 26 0M48 34q8-5 16 2" fill="none" ` +
    `stroke="#FFF6DC" stroke-width="1.4" stroke-dasharray="3 2"/><g ${INK}>` +
    `<path d="M50 44L36 72M50 44l14 28M50 44v28" fill="none" stroke="#5A3518" stroke-width="3.2"/>` +
    `<path d="M42 36h16v9H42z" fill="#D8B24F"/><path d="M34 26h28l8-3v14l-8-3H34z" fill="#2F5B5F"/>` +
    `<path d="M30 27h6v7h-6z" fill="#F2DC97"/><circle cx="50" cy="24" r="4" fill="#F2DC97"/></g>`,
  visa: () =>
    ground('#2F5F77', '#28546A', 50, 37) +
    `<g ${INK} transform="rotate(-7 50 38)"><path d="M24 10h42q5 0 5 5v48q0 5-5 5H24z" fill="#7A1F2B"/>` +
    `<path d="M24 10h6v58h-6z" fill="#5A121C"/><path d="M36 18h29v42H36z" fill="#F5EACF"/>` +
    `<path d="M40 24h13v15H40z" fill="#D9BE82"/><circle cx="46.5" cy="29" r="3.2" fill="#6B4A2A"/>` +
    `<path d="M41 39q1-6 5.5-6t5.5 6z" fill="#6B4A2A"/><path d="M57 25h5M57 30h5M57 35h5M40 45h14" ` +
    `fill="none" stroke-width="1.4"/></g><g transform="rotate(14 66 50)" fill="none" stroke="#B5210E">` +
    `<circle cx="66" cy="50" r="14" stroke-width="2.6"/><circle cx="66" cy="50" r="10" stroke-width="1.2"/>` +
    `<path d="M59 50l5 5 9-10" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  weather_station: () =>
    ground('#9DB9C4', '#8FADB9', 24, 20) +
    `<circle cx="24" cy="20" r="10" fill="#E9A94F"/><path d="M52 26q-2-10 9-10 5-8 14-2 11-1 10 9 0 5-6 5H56q-4 ` +
    `0-4-2z" fill="#55656E"/><path d="M60 32l-3 8M69 32l-3 8M78 32l-3 8" stroke="#2F5F77" stroke-width="2" ` +
    `stroke-linecap="round"/><path d="M0 62q40-8 100-1v13H0z" fill="#8A7A3E"/><g ${INK}>` +
    `<path d="M24 62V44h28v18z" fill="#F5EACF"/><path d="M20 45l18-10 18 10z" fill="#B5341D"/>` +
    `<path d="M26 49h24M26 54h24M26 58h24" stroke-width="1.2"/><path d="M38 35V14" stroke-width="2.2"/>` +
    `<path d="M38 14l14 3-14 5z" fill="#D9532C"/><path d="M28 12h20M38 8v8" fill="none"/></g>` +
    `<circle cx="28" cy="12" r="2.6" fill="#17252B"/><circle cx="48" cy="12" r="2.6" fill="#17252B"/>`,
};
