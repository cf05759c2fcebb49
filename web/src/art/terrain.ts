// Landscapes of tiles and skylines of cities, drawn for hexes of radius 33.6.
import type { RaceTerrain } from '../wire';
import { icon, type IconName } from './symbols';
import type { Tile } from './types';

/** From these drawings to the hexes of a board. */
export const SCALE = 100 / 33.6;
export const HEX = 'M0-31.6L27.37-15.8V15.8L0 31.6L-27.37 15.8V-15.8Z';
const INNER = 'M0-30L26-15V15L0 30L-26 15V-15Z';

const LANDS: Record<RaceTerrain, string> = {
  desert:
    '<path d="M-34-36H34V36H-34z" fill="#F6D690"/><circle cx="11" cy="-17" r="7.5" fill="#E2642A"/>' +
    '<path d="M-34-6Q-18-18-4-8T34-12V36H-34z" fill="#E6A94A"/>' +
    '<path d="M-34 1Q-12-15 6-2T34-4V36H-34z" fill="#D08A2E"/>' +
    '<path d="M6-2Q-4 4-16 4L-34 2Q-14-12 6-2z" fill="#F0BE62"/>',
  savanna:
    '<path d="M-34-36H34V36H-34z" fill="#F7E3A1"/><path d="M-34-8q20-5 34-2t34-3v50h-68z" fill="#C7B04A"/>' +
    '<path d="M-34-1q20-5 40-1t28-1v40h-68z" fill="#9C9636"/>' +
    '<path d="M-9-5q1-7-1-11M-9-12q4-2 6-6" stroke="#3A2C12" stroke-width="2" fill="none"/>' +
    '<path d="M-25-17q3-7 14-8 12-1 17 7-3 2.5-8 1.5-6 2-11 .5-6 2-12-1z" fill="#44622B"/>' +
    '<path d="M17-4l1-6M20-4l2-5M14-4l-1-5" stroke="#6C6B1F" stroke-width="1.3"/>',
  jungle:
    '<path d="M-34-36H34V36H-34z" fill="#9DBB72"/><path d="M-34-12q8-10 16-4 6-11 16-4 8-10 17-2 8-5 19 ' +
    '2v60h-68z" fill="#4F8046"/><path d="M-34-3q9-9 18-3 9-9 18-2 10-8 32-1v50h-68z" fill="#2C5B36"/>' +
    '<path d="M-13 2V-20M-13-20q-8-4-13 2 7-2 13-2zM-13-20q8-4 13 2-7-2-13-2zM-13-20q-6-7-11-5 6 1 11 ' +
    '5zM-13-20q6-7 11-5-6 1-11 5z" fill="#1C4028" stroke="#1C4028" stroke-width="1.5"/>' +
    '<path d="M14 2V-15M14-15q-7-4-11 2 6-2 11-2zM14-15q7-4 11 2-6-2-11-2zM14-15q-5-6-9-4 5 1 9 4zM14-15q5-6 ' +
    '9-4-5 1-9 4z" fill="#12301E" stroke="#12301E" stroke-width="1.4"/>',
  mountain:
    '<path d="M-34-36H34V36H-34z" fill="#EBD9B0"/><path d="M-34 2L-14-19 0-6 12-26 36 2v36h-70z" ' +
    'fill="#8B7B74"/><path d="M12-26L36 2H14L8-8z" fill="#5F5350"/>' +
    '<path d="M-14-19L0-6-8 4h-10l3-8z" fill="#6F625C"/>' +
    '<path d="M12-26l6 7-4 1-3-2-4 4-2-1.5z" fill="#FBF4E1"/>' +
    '<path d="M-14-19l5 4.5-4 .5-3-1-2 1.8z" fill="#FBF4E1"/>',
  river:
    '<path d="M-34-36H34V36H-34z" fill="#F0E2AE"/><path d="M-34-13q18-6 34-3t34-4v60h-68z" fill="#8FA552"/>' +
    '<path d="M16-18q-22 4-14 9T-12 2q-10 4-14 12h34q8-8 14-10t-6-8q-8-6 8-14z" fill="#2F7F93"/>' +
    '<path d="M9-14q-10 3-6 6M-1-2q-7 2-10 5M10 0q-4 3-10 4" stroke="#BFE0DB" stroke-width="1.3" fill="none" ' +
    'stroke-linecap="round"/><path d="M-24-8v-8M-27-13q3-4 6 0M26-5v-9M23-11q3-4 6 0" stroke="#3F5A2A" ' +
    'stroke-width="2" fill="none"/>',
  steppe:
    '<path d="M-34-36H34V36H-34z" fill="#DDE2C4"/><path d="M-34-10L-22-17-10-12 2-19 15-12 26-16 ' +
    '36-11V36H-34z" fill="#9FAE9A"/><path d="M-34-6q24-5 44-1t26-2v46h-70z" fill="#CDBB6C"/>' +
    '<path d="M-34 1q20-4 40-1t30-1v38h-70z" fill="#B09A48"/>' +
    '<path d="M-18-2q1-8 9-9 8 1 9 9z" fill="#F5EACF" stroke="#4A4030" stroke-width="1.2"/>' +
    '<path d="M-10-2v-4h3v4" fill="#4A4030"/><path d="M12 1l1-5M15 1l2-4M9 1l-1-4M22-1l1-4M-28 0l1-4M-25 ' +
    '0l2-4" stroke="#6C6B1F" stroke-width="1.2"/>',
  prairie:
    '<path d="M-34-36H34V36H-34z" fill="#BFDCE0"/><path d="M-20-24q4-6 10-3 6-5 11 1 6 0 6 4h-28q-3-1 1-2z" ' +
    'fill="#FBF4E1"/><path d="M-34-8q20-8 38-3t32-2v50h-70z" fill="#C9B24C"/>' +
    '<path d="M-34-1q22-6 42-2t28-1v40h-70z" fill="#A98F2F"/>' +
    '<path d="M-24 1q0-6-2-9M-20 1q0-5 1-8M-14 0q0-6-2-9M-8 0q0-5 1-8M-2 1q0-6-2-9M4 0q0-5 1-8M10 ' +
    '1q0-6-2-9M16 0q0-5 1-8M22 1q0-6-2-9" stroke="#6E5A12" stroke-width="1.3" fill="none" ' +
    'stroke-linecap="round"/>',
  village:
    '<path d="M-34-36H34V36H-34z" fill="#F3E3B8"/><path d="M-34-9q18-6 36-3t34-3v52h-70z" fill="#B9A257"/>' +
    '<path d="M-34 0q20-5 40-2t30-1v40h-70z" fill="#8F8440"/>' +
    '<path d="M-23 2V-9h15V2z" fill="#F5EACF" stroke="#4A3A22" stroke-width="1.2"/>' +
    '<path d="M-26-8l10.5-9 10.5 9z" fill="#A8452C" stroke="#4A3A22" stroke-width="1.2"/>' +
    '<path d="M-17.5 2v-6h4v6z" fill="#4A3A22"/>' +
    '<path d="M0 3V-13h9V3z" fill="#FBF4E1" stroke="#4A3A22" stroke-width="1.2"/>' +
    '<path d="M-2-12l6.5-11L11-12z" fill="#7E3524" stroke="#4A3A22" stroke-width="1.2"/>' +
    '<path d="M3-6h3M4.5-7.5v3" stroke="#4A3A22" stroke-width="1.3"/>' +
    '<path d="M13 4V-5h11v9z" fill="#F0DDB0" stroke="#4A3A22" stroke-width="1.2"/>' +
    '<path d="M11-4l7.5-7 8 7z" fill="#B5562F" stroke="#4A3A22" stroke-width="1.2"/>' +
    '<path d="M-28 3h56" stroke="#6B5A2A" stroke-width="1.4" stroke-dasharray="3 2"/>',
  microclimate:
    '<path d="M-34-36H34V36H-34z" fill="#AEBFC4"/><path d="M-34-36H2L-12 36H-34z" fill="#F2D98C"/>' +
    '<circle cx="-15" cy="-17" r="6" fill="#E2862A"/>' +
    '<path d="M-15-27v-4M-24-21l-3-2M-25-12l-4 1" stroke="#E2862A" stroke-width="1.6" stroke-linecap="round"/>' +
    '<path d="M1-11q-2-9 8-9 4-7 12-2 8 0 7 8 0 4-5 4H5q-4 0-4-1z" fill="#5E6F78"/>' +
    '<path d="M8-6l-2 5M15-6l-2 5M22-6l-2 5" stroke="#2F5F77" stroke-width="1.6" stroke-linecap="round"/>' +
    '<path d="M-34 3q20-6 38-2t32-2v40h-70z" fill="#8E8A4E"/><path d="M-34 9q22-5 42-1t28-2v32h-70z" fill="#6F7040"/>',
  swamp:
    '<path d="M-34-36H34V36H-34z" fill="#C4CFA0"/><path d="M-34-11q18-5 34-2t36-3v50h-70z" fill="#5E7A4A"/>' +
    '<path d="M-34-4q16-4 32-1t38-2v44h-70z" fill="#3E6B66"/>' +
    '<path d="M-30 0q6-3 12 0t12 0M2-2q6-3 12 0t12 0" stroke="#9CC3B4" stroke-width="1.2" fill="none"/>' +
    '<path d="M-18-4V-24M-18-24q-8 0-10 7 6-3 10-7zM-18-24q7 0 9 6-5-2-9-6M-18-18q-6 2-7 7" stroke="#22361F" ' +
    'stroke-width="2" fill="#2F4A2A"/><path d="M14-3v-13M18-3v-10M22-4v-14" stroke="#2F4A2A" ' +
    'stroke-width="1.5"/><path d="M13-20h2v5h-2zM21-22h2v5h-2z" fill="#5E3A1C"/>',
};

/** Silhouettes, 42 wide, standing on y = 3. */
const SKYLINES: Record<string, string> = {
  bridge:
    'M-22 3V0h8v-20h3V0h22v-20h3V0h8v3zM-22-4q6-5 8-16h3q11 18 22 0h3q2 11 8 16v2q-6-4-9-16-13 20-26 0-3 12-9 16z',
  camp: 'M-21 3v-6q1-7 9-9 8 2 9 9v6zM0 3v-9q1-8 10.5-11Q20-14 21-6v9z',
  cathedral: 'M-20 3v-7h8v-13l3-7 3 7v7h3l3-4 3 4h3v-7l3-7 3 7v13h8v7z',
  church: 'M-20 3v-9l9-6 9 6v-10l5-11 5 11v10h12v9z',
  colonial: 'M-20 3V-8h10v-5h3v-8l3-5 3 5v8h3v5h4v-3h10v3h4V3z',
  dome: 'M-21 3v-9h12v-3h1q0-9 7-11v-5h2v5q7 2 7 11h1v3h12v9z',
  fort: 'M-21 3V-9l2-3 2 3v3h4v-3l2-3 2 3v3h4v-10H5v10h4v-3l2-3 2 3v3h4v-3l2-3 2 3V3z',
  gate: 'M-21 3v-9h4v-4h-3l8-5h1v-2h-3L0-24l14 7h-3v2h1l8 5h-3v4h4v9H5v-5q-5-5-10 0v5z',
  huts: 'M-21 3V-4h-2l7-10 7 10h-2v3h4v-8h-3L0-20l9 11H6v8h4v-3H8l7-10 7 10h-2v7z',
  kasbah: 'M-20 3V-9h4v-3h3v3h4v-8h3v-3h4v3h3v8h4v-6l3-5 3 5v6h4v-3h4v15z',
  mill: 'M-20 3V-8l7 4v-4l7 4v-4l7 4v-18h4v18h3v-22h4v22h8v7z',
  mission: 'M-20 3V-8h8v-6q4 0 5-5 4-5 7-5t7 5q1 5 5 5v6h8V3z',
  mosque: 'M-20 3V-4h6v-12l1.7-4 1.7 4v12h3q0-9 7.6-12.5Q7.6-13 7.6-4h3v-12l1.7-4 1.7 4v12h6v7z',
  mud: 'M-20 3V-7l2-3 2 3v-4l2.5-4 2.5 4v-6l3-5 3 5v3l3-4 3 4v-2l3-5 3 5v5l2.5-4 2.5 4v4l2-3 2 3V3z',
  pagoda: 'M-18 3v-6h-3l8-5h1v-3h-4l7-5h1v-2h-3l10-6v-3h2v3l10 6H8v2h1l7 5h-4v3h1l8 5h-3v6z',
  peak: 'M-21 3L-9-17l5 7 8-14 9 15 3-4 5 9v7z',
  port: 'M-21 3V-3h4v-14h2.5v4l9-1v3l-9 2v6H-5v-8h7v8h3v-12h6v12h2v-6h4v6h4v6z',
  temple: 'M-21 3v-4h4v-4q1-8 11-10l4-3v-4l2-6 2 6v4l4 3q10 2 11 10v4h4v4z',
  towers: 'M-21 3V-7h6v-6h5v6h2v-12h4v-5l1-2 1 2v5h4v9h3v-6h7v8h3v-5h4v5h2V3z',
};
export const skyline = (sight: string | undefined): string => SKYLINES[sight ?? ''] ?? SKYLINES['colonial']!;
export const TERRAINS = Object.keys(LANDS) as RaceTerrain[];

/** Landscapes to `<use>`: `#{id}t-desert`. The clip is `#{id}hex`. */
export const tileDefs = (id: string): string =>
  `<clipPath id="${id}hex"><path d="${HEX}"/></clipPath>` +
  Object.entries(LANDS)
    .map(([name, land]) => `<g id="${id}t-${name}">${tileBody(land, id)}</g>`)
    .join('');
const tileBody = (land: string, id: string): string =>
  `<g clip-path="url(#${id}hex)">${land}<path d="M-34 3.5H34V36H-34z" fill="#F8EFD6"/>` +
  `<path d="M-34 3.5H34" stroke="#17252B" stroke-width="1.1"/></g><path d="${HEX}" fill="none" ` +
  `stroke="#17252B" stroke-width="1.7" stroke-linejoin="round"/><path d="${INNER}" fill="none" ` +
  `stroke="#FFF6DC" stroke-opacity=".75" stroke-width="1.1" stroke-linejoin="round"/>`;
/** One landscape with its plate. */
export const tileArt = (terrain: RaceTerrain, id: string): string =>
  `<clipPath id="${id}hex"><path d="${HEX}"/></clipPath>${tileBody(LANDS[terrain], id)}`;

/** Drops above; wrenches, skull and stop below. */
export const tileIcons = (tile: Tile): string => {
  const row = (icons: [IconName, string][], y: number, size: number, gap: number): string => {
    const left = -(icons.length * size + (icons.length - 1) * gap) / 2;
    return icons.map(([name, colour], i) => icon(name, left + i * (size + gap), y - size / 2, size, colour)).join('');
  };
  const drops = Array.from({ length: tile.petrol }, (): [IconName, string] => ['drop', '#0E5566']);
  const below = Array.from({ length: tile.damage }, (): [IconName, string] => ['wrench', '#7C3A12']);
  if (tile.danger) below.push(['skull', '#17252B']);
  if (tile.stop) below.push(['stop', '#fff']);
  if (tile.rolls) below.push(['dice', '#17252B']);
  if (tile.gives) return row([...drops, ...below], 9.6, 10, 1) + gift(...tile.gives);
  if (!below.length) return row(drops, 14.5, 14, 1);
  return row(drops, 10.4, 11, 0.6) + row(below, 21.8, 11, below.length > 2 ? -0.5 : 1.5);
};
const GIFTS = { petrol: 'drop', engine: 'engine', chassis: 'chassis', money: 'franc', cards: 'card' } as const;
/** What a village gives. */
const gift = (name: keyof typeof GIFTS, much: number): string =>
  `<rect x="-12" y="15.2" width="24" height="10" rx="2.4" fill="#2C7443" stroke="#17252B" stroke-width=".9"/>` +
  `<text x="-10" y="23" font-weight="700" font-size="8" fill="#fff">+${much}</text>` +
  icon(GIFTS[name], 2, 15.9, 8.6, '#fff');
/** A tile in a risk zone costs more than it shows. */
export const riskMark = (): string =>
  `<g transform="translate(0 -19.5)"><rect x="-17" y="-8" width="34" height="16" rx="3" fill="#2A2420" ` +
  `stroke="#D9B46A" stroke-width="1.2"/><text y="4" x="-6" text-anchor="middle" font-weight="700" ` +
  `font-size="10.5" fill="#F2DC97">+1</text>${icon('drop', 2, -5.5, 11, '#F2DC97')}</g>`;
