// A small scene for every resource card, 100 x 74; all our own.
import { MODULE_SCENES } from './scenes';
import { ICONS, rays } from './symbols';

const sky = (tone: string, beams: string, x = 50, y = 40, count = 18): string =>
  `<path d="M0 0h100v74H0z" fill="${tone}"/>${rays(x, y, beams, count)}`;
/** Ink lines around shapes. */
const ink = (body: string, wide = 1.8): string =>
  `<g stroke="#17252B" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;
const put = (body: string, x: number, y: number, scale: number, colour = '#17252B'): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" color="${colour}">${body}</g>`;
/** Somebody in a sun helmet, 30 wide, 50 high. */
const person = (coat: string, hat = '#F5EACF'): string =>
  `<path d="M4 50q0-22 4-25l4-2h6l4 2q4 3 4 25z" fill="${coat}"/><circle cx="15" cy="15" r="7" ` +
  `fill="#B07A4A"/><path d="M5 13q1-11 10-11t10 11l3 1.5q.5 1.5-1 1.5H3q-1.5 0-1-1.5z" fill="${hat}"/>`;

const SCENES: Record<string, () => string> = {
  ...MODULE_SCENES,
  jerrycan: () =>
    `<rect width="100" height="74" fill="#E9A94F"/>${rays(50, 40, '#DF9338', 18)}<path d="M0 60q25-10 ` +
    `50-3t50-5v22H0z" fill="#9C4A1C"/><path d="M0 66q30-7 60-2t40-4v14H0z" fill="#6E2F10"/>` +
    `<g stroke="#17252B" stroke-width="2" stroke-linejoin="round">` +
    `<path d="M31 26l7-9h27q4 0 4 4v41q0 4-4 4H35q-4 0-4-4z" fill="#2F5B3C"/>` +
    `<path d="M69 21v41q0 4-4 4h-8V17h8q4 0 4 4z" fill="#1F4029"/>` +
    `<path d="M42 17v-6h19v6" fill="none" stroke-width="3"/><path d="M31 26l7-9h-8l-4 5z" fill="#B9452A"/>` +
    `</g><path d="M36 32l27 27M63 32L36 59" stroke="#17252B" stroke-width="2.5"/>` +
    `<path d="M36 32l27 27M63 32L36 59" stroke="#5C8A63" stroke-width="1"/>` +
    `<g transform="translate(40 34) scale(.8)">` +
    `<path d="M12 1.5S4.5 10.2 4.5 15.2a7.5 7.3 0 0 0 15 0C19.5 10.2 12 1.5 12 1.5z" fill="#F5EACF" ` +
    `stroke="#17252B" stroke-width="2"/></g>`,
  guide: () =>
    `<rect width="100" height="74" fill="#F0C877"/><circle cx="69" cy="30" r="17" fill="#D9532C"/>` +
    `<path d="M0 52q20-14 46-8t54-6v36H0z" fill="#C9863A"/>` +
    `<path d="M0 60q34-12 62-3t38-3v20H0z" fill="#8E5320"/>` +
    `<path d="M100 46q-20 2-40 14-16 8-34 14h74z" fill="#6B3A13"/><g fill="#17252B">` +
    `<path d="M36 22q0-6 5-6t5 6q0 3-1.5 4.5L52 31q3 2 2.5 6L53 46l3 24h-5l-4-20-3 6-3 14h-5l2-18-2-14-4 ` +
    `8-2-1.5 5-14q1-2 4-3l2-1.5q-4-1-4-4z"/><path d="M35 19q1-6 6.5-6t6 6q-2 2.5-6.5 2.5T35 19z" ` +
    `fill="#F5EACF" stroke="#17252B" stroke-width="1.3"/>` +
    `<path d="M38.5 28l-4 22q6 3 13 1l2-20z" fill="#1F5F6A" stroke="#17252B" stroke-width="1.3"/></g>` +
    `<path d="M51 34l13-11" stroke="#17252B" stroke-width="3.2" stroke-linecap="round"/>` +
    `<path d="M62 15L57 72" stroke="#3a220c" stroke-width="2.2" stroke-linecap="round" opacity="0"/>` +
    `<path d="M29 30l-4 42" stroke="#3a220c" stroke-width="2.4" stroke-linecap="round"/>`,
  militia: () =>
    `<rect width="100" height="74" fill="#C9543A"/>${rays(50, 76, '#B9452C', 20)}<path d="M0 64h100v10H0z" ` +
    `fill="#3B1610"/><g stroke="#17252B" stroke-width="1.8" stroke-linejoin="round">` +
    `<path d="M20 66L72 12l4 4-50 54z" fill="#5A3518"/><path d="M80 66L28 12l-4 4 50 54z" fill="#5A3518"/>` +
    `<path d="M50 16l20 6v16q0 17-20 27-20-10-20-27V22z" fill="#F1E2B9"/>` +
    `<path d="M50 21l15.5 4.6V38q0 13-15.5 21z" fill="#D9A441"/></g>` +
    `<path d="M50 26l3.4 7 7.6.9-5.6 5.2 1.5 7.6L50 43l-6.9 3.7 1.5-7.6-5.6-5.2 7.6-.9z" fill="#17252B"/>`,
  cartographer: () =>
    `<rect width="100" height="74" fill="#6E9A6B"/>${rays(50, 90, '#5D8A5C', 24)}<g stroke="#17252B" ` +
    `stroke-width="1.7" stroke-linejoin="round">` +
    `<path d="M10 22q4-5 9 0l52-4q5-4 9 1v40q-4-5-9-1l-52 5q-5 4-9 0z" fill="#F3E3B8"/>` +
    `<path d="M19 22v41q-5 4-9 0V22q4-5 9 0z" fill="#D9BE82"/></g>` +
    `<path d="M28 50q6-14 14-9t12-8 18-5" fill="none" stroke="#B5341D" stroke-width="2" stroke-dasharray="4 ` +
    `2.5"/><path d="M27 30l5-4 6 3 5-3M52 52l6-5 5 4 6-4" fill="none" stroke="#6B5326" stroke-width="1.5"/>` +
    `<g stroke="#17252B" stroke-width="1.6" stroke-linejoin="round">` +
    `<path d="M66 8l-17 46-2 8 5-6 18-44z" fill="#D8B24F"/>` +
    `<path d="M68 8l17 46 2 8-5-6L64 12z" fill="#B98C2C"/><circle cx="67" cy="10" r="5.5" fill="#F2DC97"/>` +
    `</g>`,
  toolbox: () =>
    `<rect width="100" height="74" fill="#D8B868"/>${rays(50, 30, '#CDA955', 18)}<path d="M0 60h100v14H0z" ` +
    `fill="#7C5A2B"/><g stroke="#17252B" stroke-width="1.9" stroke-linejoin="round">` +
    `<path d="M20 38h60v26H20z" fill="#B5341D"/><path d="M16 30h68v10H16z" fill="#D2512F"/>` +
    `<path d="M36 30q0-14 14-14t14 14" fill="none" stroke-width="3.6"/>` +
    `<path d="M45 36h10v9H45z" fill="#F2DC97"/></g>` +
    `<path d="M26 48v10M74 48v10" stroke="#7a1d0d" stroke-width="2"/>`,
  financial: () =>
    `<rect width="100" height="74" fill="#9DB07A"/>${rays(50, 40, '#90A56D', 18)}<g stroke="#17252B" ` +
    `stroke-width="1.7" stroke-linejoin="round"><path d="M18 30l60-10 5 28-60 10z" fill="#DCE4C2"/>` +
    `<path d="M14 36h62v30H14z" fill="#EEF0D8"/></g>` +
    `<path d="M18 40h54v22H18z" fill="none" stroke="#2C4A36" stroke-width="1.2"/>` +
    `<circle cx="45" cy="51" r="9" fill="#2C4A36"/>` +
    `<path d="M42.5 57V45.5h7M42.5 50.5h5.5M40.5 53.5h5" stroke="#EEF0D8" stroke-width="2" fill="none"/>`,
  engine_parts: () =>
    sky('#86A9A8', '#799E9D') +
    ink(
      '<path d="M0 62h100v12H0z" fill="#3D5658" stroke="none"/>' +
        '<path d="M24 60V34h8v-8h36v8h8v8h8v18z" fill="#5C6E70"/>' +
        '<path d="M32 26v-8h8v8M46 26v-8h8v8M60 26v-8h8v8" fill="#C9CFC8"/>' +
        '<path d="M36 18v-5M50 18v-5M64 18v-5" fill="none"/><circle cx="38" cy="48" r="8" fill="#D8B24F"/>' +
        '<circle cx="38" cy="48" r="2.5" fill="#17252B"/><path d="M52 40h18M52 46h18M52 52h18" fill="none"/>',
    ),
  chassis_parts: () =>
    sky('#B7A98A', '#AA9B7A') +
    ink(
      '<path d="M0 60h100v14H0z" fill="#5A4A2E" stroke="none"/>' +
        '<path d="M10 36h80M10 44h80M26 36v8M42 36v8M58 36v8M74 36v8" fill="none" stroke-width="3"/>' +
        '<circle cx="26" cy="54" r="11" fill="#2B2A26"/><circle cx="26" cy="54" r="5" fill="#D8CFB5"/>' +
        '<circle cx="74" cy="54" r="11" fill="#2B2A26"/><circle cx="74" cy="54" r="5" fill="#D8CFB5"/>' +
        '<path d="M14 30q12-9 24 0M62 30q12-9 24 0" fill="none" stroke-width="2.6"/>' +
        '<path d="M16 25q10-8 20 0M64 25q10-8 20 0" fill="none"/>',
    ),
  spare_parts: () =>
    sky('#C9B27A', '#BEA568') +
    `<path d="M0 58h100v16H0z" fill="#6B4A22"/>` +
    put(ICONS.gear, 8, 8, 1.9, '#3B4A4E') +
    put(ICONS.gear, 46, 24, 1.5, '#7A4A1C') +
    ink(
      '<path d="M56 8h26v10H56z" fill="#C9CFC8"/><path d="M60 8v10M65 8v10M70 8v10M75 8v10" ' +
        'stroke-width="1.2"/><path d="M82 6h8v14h-8z" fill="#98A09A"/>',
      1.5,
    ) +
    put(ICONS.wrench, 66, 36, 1.3, '#8E3A1C'),
  repairman: () =>
    sky('#D9C08A', '#CDB277', 30, 30) +
    ink(
      '<path d="M0 62q40-6 100 0v12H0z" fill="#7C5A2B" stroke="none"/>' +
        '<path d="M54 58V38h30q8 0 8 8v12z" fill="#B5341D"/><circle cx="66" cy="60" r="9" fill="#2B2A26"/>' +
        '<circle cx="66" cy="60" r="4" fill="#D8CFB5"/><path d="M60 38l8-14h22" fill="none" stroke-width="2.6"/>' +
        '<path d="M88 60h10" />',
    ) +
    `<g transform="translate(14 18)">${ink(person('#2F4F5A', '#E2C07A'), 1.6)}</g>` +
    put(ICONS.wrench, 34, 22, 1.15, '#30383A'),
  driver: () =>
    sky('#F0C877', '#E8B65C', 76, 22) +
    ink(
      '<circle cx="76" cy="22" r="12" fill="#D9532C" stroke="none"/>' +
        '<path d="M0 52q40-12 100 0v22H0z" fill="#A8642A" stroke="none"/>',
    ) +
    (`<g transform="translate(16 14) scale(1.15)">` +
      ink(
        '<path d="M4 50q0-22 4-25l4-2h6l4 2q4 3 4 25z" fill="#5E3A1C"/>' +
          '<circle cx="15" cy="15" r="7.5" fill="#B07A4A"/><path d="M7 14q-1-11 8-11t8 11z" fill="#7C4A1C"/>' +
          '<path d="M8 13h14" stroke-width="4"/><circle cx="12" cy="13.5" r="2.8" fill="#BFE0DE"/>' +
          '<circle cx="18.5" cy="13.5" r="2.8" fill="#BFE0DE"/>' +
          '<path d="M8 24q7 6 14 0l16 8" fill="none" stroke="#B5341D" stroke-width="4"/>',
        1.6,
      ) +
      `</g>`) +
    put(ICONS.steering, 50, 34, 1.5, '#2B2A26'),
  refuelling_station: () =>
    sky('#8FB7B0', '#82ACA5', 50, 20) +
    ink(
      '<path d="M0 62h100v12H0z" fill="#5A4A2E" stroke="none"/>' +
        '<path d="M34 64V26q0-10 16-10t16 10v38z" fill="#B5341D"/><path d="M39 30h22v12H39z" fill="#F5EACF"/>' +
        '<path d="M50 30v6l5 3" fill="none"/><path d="M40 50h20M40 55h20" fill="none"/>' +
        '<circle cx="50" cy="12" r="8" fill="#F2DC97"/><path d="M66 34q12 0 10 14-1 9 5 9 5 0 4-12l-3-9" ' +
        'fill="none" stroke-width="3"/>',
    ) +
    put(ICONS.drop, 45.5, 6.5, 0.37, '#0E5566'),
  tracker: () =>
    sky('#D9B46A', '#CFA657', 20, 74, 22) +
    (`<path d="M0 50q40-12 100-2v26H0z" fill="#9C6A2C"/><g fill="#4A2A0C">` +
      `<ellipse cx="58" cy="66" rx="3" ry="4.5"/><ellipse cx="66" cy="60" rx="2.7" ry="4"/>` +
      `<ellipse cx="72" cy="66" rx="2.7" ry="4"/><ellipse cx="79" cy="59" rx="2.4" ry="3.5"/>` +
      `<ellipse cx="86" cy="64" rx="2.4" ry="3.5"/></g><g transform="translate(12 12) scale(1.1)">` +
      `${ink(person('#6B7A3A', '#EADBB4'), 1.6)}</g>`) +
    ink(
      '<path d="M44 26l12-5 2 5-12 5zM46 33l12-5 2 5-12 5z" fill="#2B2A26"/>' +
        '<circle cx="60" cy="23" r="4.5" fill="#BFE0DE"/><circle cx="62" cy="30" r="4.5" fill="#BFE0DE"/>',
      1.5,
    ),
  transport: () =>
    sky('#9FC7D2', '#8FBBC8', 74, 14) +
    (`<circle cx="74" cy="16" r="10" fill="#F6E2A0"/><path d="M0 54h100v20H0z" fill="#1D5560"/>` +
      `<path d="M4 60q5-4 10 0t10 0M40 66q5-4 10 0t10 0M70 60q5-4 10 0t10 0" stroke="#CFE3D2" fill="none" ` +
      `stroke-width="1.4"/>`) +
    ink(
      '<path d="M14 46h70l-8 14H24z" fill="#272B31"/><path d="M14 46h70l-1.5 3h-67z" fill="#B5341D"/>' +
        '<path d="M30 34h40v12H30z" fill="#F5EACF"/><path d="M38 20h8v14h-8zM54 20h8v14h-8z" fill="#B5341D"/>' +
        '<path d="M38 20h8v4h-8zM54 20h8v4h-8z" fill="#17252B"/>',
    ) +
    `<path d="M42 16q-8-4-16 0t-14-4q10-8 18-3 8-4 12 7zM58 16q-6-5-13-3 5-7 13 3z" fill="#F5EACF" opacity=".8"/>`,
  con_artist: () =>
    sky('#8A5A7A', '#7D4E6E') +
    ink(
      '<path d="M0 64h100v10H0z" fill="#3B1F33" stroke="none"/>' +
        '<path d="M8 40l14-8 14 8v16l-14 8-14-8zM64 40l14-8 14 8v16l-14 8-14-8z" fill="#F1E2B9"/>' +
        '<path d="M9 46h26M65 46h26" /><path d="M30 22q20-16 40 0" fill="none" stroke="#F2DC97" ' +
        'stroke-width="3"/><path d="M64 14l7 8-10 2zM36 14l-7 8 10 2z" fill="#F2DC97"/>' +
        '<path d="M40 30h20v3q-1 12-10 14-9-2-10-14z" fill="#272B31"/><path d="M34 28h32" stroke-width="4"/>' +
        '<path d="M42 28V16h16v12z" fill="#272B31"/>',
    ) +
    `<path d="M42 34q4-2 7 1-4 3-7-1zM51 35q3-3 7-1-3 4-7 1z" fill="#F5EACF"/>`,
  customs: () =>
    sky('#A9B6C2', '#9AA9B7', 50, 80, 22) +
    ink(
      '<path d="M0 60h100v14H0z" fill="#5A4A2E" stroke="none"/><path d="M8 64V28h28v36z" fill="#EADBB4"/>' +
        '<path d="M5 28h34l-4-8H9z" fill="#7A2A1B"/><path d="M14 36h16v12H14z" fill="#5E8087"/>' +
        '<path d="M40 40l54-14v9L42 49z" fill="#F5EACF"/>' +
        '<path d="M50 37.5l8-2v9l-8 2zM68 32.7l8-2v9l-8 2zM86 28l8-2v9l-8 2z" fill="#B5341D" stroke-width="1"/>' +
        '<path d="M40 38h7v26h-7z" fill="#272B31"/><circle cx="78" cy="54" r="11" fill="#F5EACF"/>',
    ) +
    `<text x="78" y="58.5" text-anchor="middle" font-weight="700" font-size="13" fill="#17252B">−2</text>`,
  ransom: () =>
    sky('#7A3B32', '#6C3129', 50, 0, 20) +
    ink(
      '<path d="M0 64h100v10H0z" fill="#2A120E" stroke="none"/>' +
        '<path d="M32 26q-18 14-16 28 1 12 34 12t34-12q2-14-16-28z" fill="#C9A24B"/>' +
        '<path d="M30 14q10 5 20 0 10 5 20 0l-4 12H34z" fill="#C9A24B"/>' +
        '<path d="M33 26h34" stroke-width="4" stroke="#7A2A1B"/>',
    ) +
    put(ICONS.franc, 36, 32, 1.2) +
    ink(
      '<path d="M74 12h18v22l-4-3-5 3-5-3-4 3z" fill="#F5EACF"/>' +
        '<path d="M78 17h10M78 22h10M78 27h6" stroke-width="1.2"/>',
      1.3,
    ),
  saboteur: () =>
    sky('#5A6470', '#4E5864', 78, 16) +
    `<circle cx="78" cy="16" r="10" fill="#F5EACF"/><path d="M0 58q50-6 100 0v16H0z" fill="#22292F"/>` +
    ink(
      '<path d="M44 60V42h36q10 0 10 8v10z" fill="#39454C"/><circle cx="54" cy="62" r="9" fill="#17191C"/>' +
        '<circle cx="54" cy="62" r="3.5" fill="#98A09A"/>',
    ) +
    (`<g transform="translate(10 18)"><path d="M4 52q0-24 4-27l4-2h6l4 2q4 3 4 27z" fill="#17191C"/>` +
      `<circle cx="15" cy="15" r="7" fill="#B07A4A" stroke="#17252B"/>` +
      `<path d="M3 12h24l-4-2q-1-9-8-9t-8 9z" fill="#17191C"/><path d="M8 15h14v4q-7 3-14 0z" fill="#7A2A1B"/>` +
      `</g>`) +
    put(ICONS.wrench, 34, 24, 1.2, '#C9CFC8') +
    `<path d="M60 38l4-8-5-1 6-9" stroke="#FFD257" stroke-width="2.4" fill="none" stroke-linejoin="round"/>`,
  siphoner: () =>
    sky('#A98A4E', '#9C7D42', 20, 20) +
    ink(
      '<path d="M0 62h100v12H0z" fill="#3B2A12" stroke="none"/>' +
        '<path d="M8 58V30h34q6 0 6 6v22z" fill="#8E3A1C"/><circle cx="20" cy="60" r="9" fill="#2B2A26"/>' +
        '<circle cx="20" cy="60" r="3.5" fill="#D8CFB5"/><circle cx="42" cy="38" r="4" fill="#F2DC97"/>' +
        '<path d="M62 66V40h5v-6h14v6h5v26z" fill="#2F5B3C"/>' +
        '<path d="M42 38q10-30 24-18 8 6 8 18" fill="none" stroke="#17252B" stroke-width="5"/>' +
        '<path d="M42 38q10-30 24-18 8 6 8 18" fill="none" stroke="#6B8F7A" stroke-width="2"/>',
    ) +
    put(ICONS.drop, 67, 46, 0.6, '#F5EACF'),
  trail_hunter: () =>
    sky('#6B7A45', '#5F6E3B', 50, 80, 22) +
    `<path d="M0 56q50-10 100 0v18H0z" fill="#333A1C"/>` +
    ink(
      '<path d="M14 44l16-9 16 9v18l-16 9-16-9z" fill="#EADBB4"/>' +
        '<path d="M54 34l16-9 16 9v18l-16 9-16-9z" fill="#EADBB4" stroke-dasharray="5 3"/>' +
        '<path d="M16 50h28M56 40h28" stroke-width="1.2"/>' +
        '<path d="M20 52l20 14M40 52L20 66M60 36l20 14M80 36L60 50" stroke="#A42A14" stroke-width="4"/>' +
        '<path d="M40 4h14q10 0 12 8l-8 3q-6-5-18-2z" fill="#5E3A1C"/>' +
        '<path d="M46 14l-6 20" stroke-width="4" stroke="#7C5A2B"/>',
    ),
};
const PLAIN = (): string => sky('#E9A94F', '#DF9338') + put(ICONS.card, 30, 16, 1.7);

/** The scene of a card. */
export const scene = (slug: string): string => (SCENES[slug] ?? PLAIN)();
/** All cards that have a scene of their own. */
export const SCENE_SLUGS = Object.keys(SCENES);
