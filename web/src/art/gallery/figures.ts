// What the pages of the gallery show: a crew in the middle of a race, and its rivals.

import { CARDS } from './sample';
import type { Box, Gauge, Lit, Tile } from '../types';

export const gauges = (p: number, e: number, c: number, preview: (number | null)[] = []): Gauge[] => [
  { value: p, max: 5, label: 'Petrol', icon: 'drop', preview: preview[0], name: `Petrol ${p} of 5` },
  { value: e, max: 5, label: 'Engine', icon: 'engine', preview: preview[1], name: `Engine ${e} of 5` },
  { value: c, max: 5, label: 'Chassis', icon: 'chassis', preview: preview[2], name: `Chassis ${c} of 5` },
];
export const boxes: Box[] = [
  { skill: 0, title: 'Pathfinder', seat: 1, count: 0, spent: 1, text: '2 tiles or 1 card' },
  { skill: 1, title: 'Mechanics', seat: 1, count: 2, text: 'repair or drive', state: 'on' },
  { skill: 2, title: 'Security guard', seat: 1, count: 1, text: 'guard or lift tile' },
  { skill: 3, title: 'Funding', seat: 1, count: 1, text: 'pays 10 F' },
];
export const skillNames = ['Pathfinder', 'Mechanics', 'Security guard', 'Funding'];
export const phases = [
  { title: 'Bivouac', icon: 'tent' as const },
  { title: 'Planning', icon: 'screen' as const },
  { title: 'Convoy', icon: 'steering' as const },
  { title: 'Maintenance', icon: 'wrench' as const },
];
export const tokens = [
  { seat: 3, level: 9 },
  { seat: 2, level: 9 },
  { seat: 1, level: 12 },
  { seat: 4, level: 14 },
  { seat: 5, level: 1 },
  { seat: 6, level: 1 },
];
export const labels = { map: 'Map of Africa', zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Whole map' };
export const hand = CARDS.slice(0, 4);
export const notes = ['Play: petrol 3', 'No Stop here', 'No Danger', 'Too late'];
export const articles = [
  {
    headline: 'Saboteur in the camp!',
    seat: 3,
    text: 'Walledgrave’s man loosened the Crescent’s engine, 4 to 2. No guard was posted.',
    onclick: () => undefined,
  },
  { headline: 'Backers wire the Sun 40 F', seat: 4, text: 'Martinetti played Funding ×3: 50 F to 90 F.' },
  {
    headline: 'Bivouac notes',
    seat: 3,
    text: 'The Dove, last in order, chose Saboteur and kept the card left over.',
  },
];
export const lead = {
  headline: 'Scarab strikes south from Fort-Lamy',
  seat: 1,
  text: 'Delatour’s crew drove 1 space over open savanna, petrol 3 to 2. Stanleyville lies two spaces off.',
};
export const skills = [
  {
    title: 'Pathfinder',
    options: [
      { icon: 'bag' as const, text: 'Draw 2 tiles and place them on your path' },
      { icon: 'card' as const, text: 'Draw 1 card' },
    ],
  },
  {
    title: 'Mechanics',
    options: [
      { icon: 'wrench' as const, text: 'Repair engine and chassis' },
      { icon: 'steering' as const, text: 'Drive up to 4 spaces' },
    ],
  },
  {
    title: 'Security guard',
    options: [
      { icon: 'bolt' as const, text: 'Avoid a Danger at any time' },
      { icon: 'no' as const, text: 'Remove a tile on your path' },
    ],
  },
  { title: 'Funding' },
];
export const tile = (terrain: Tile['terrain'], i = 0): Tile => ({
  terrain,
  petrol: 1 + (i % 3),
  damage: i % 3,
  danger: i % 2 > 0,
  stop: i % 4 > 1,
});
export const rows = [
  { seat: 4, title: 'Tariq', place: '1st', steps: [5, 6, 3, 2], total: 16 },
  { seat: 1, title: 'You', place: '2nd', steps: [3, 4, 4, 3], total: 14 },
  { seat: 2, title: 'Margaux', place: '3rd', steps: [2, 4, 2, 1], total: 9 },
  { seat: 3, title: 'Sir Andrew', place: '4th', steps: [0, 3, 2, 1], total: 6 },
];
export const litOf = (near: number[]): Lit[] =>
  near.slice(0, 5).map((space, i) => ({
    space,
    price: [{ icon: 'drop', text: ['1', '?', '2', '?+1', '1'][i] }],
    luck: i === 1 || i === 3,
    far: i === 2,
    name: `Space ${space}, legal`,
  }));
export const POSTERS = [
  ['africa', 'Africa', 'Colomb-Béchar to Cape Town'],
  ['south_america', 'South America', 'Caracas to Ushuaia'],
  ['asia', 'Asia', 'Beirut to Peking'],
  ['usa', 'United States', 'New York to San Francisco'],
  ['europe', 'Europe', 'Paris to Istanbul'],
  ['usa_east', 'United States East', 'New York to the rivers'],
  ['usa_west', 'United States West', 'The rivers to San Francisco'],
] as const;
