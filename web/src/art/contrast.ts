// Pairs of letters and grounds that appear in these drawings, and the rule they must keep (WCAG 2.2, AA).
import { CITIES, SEATS } from './symbols';
import { DANGER_RIBBON, TIMINGS } from './looks';

const light = (colour: string): number => {
  const full = colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;
  const [r, g, b] = [1, 3, 5]
    .map((i) => parseInt(full.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** From 1 (none) to 21 (black on white). */
export const contrast = (a: string, b: string): number => {
  const [x, y] = [light(a), light(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

/** What, letters, ground, and what is asked: 4.5 for text, 3 for signs and large letters. */
export const PAIRS: readonly (readonly [string, string, string, number])[] = [
  ['ink on paper', '#17252B', '#F5EACF', 4.5],
  ['ink on aged paper', '#17252B', '#EAD9B2', 4.5],
  ['second ink on paper', '#4A4030', '#F5EACF', 4.5],
  ['second ink on a folded wing', '#4A4030', '#D9C79B', 4.5],
  ['vermilion on paper', '#A42A14', '#F5EACF', 4.5],
  ['warning on a folded wing', '#8A1F0D', '#D9C79B', 4.5],
  ['good on paper', '#1F5B38', '#F5EACF', 4.5],
  ['done step on paper', '#2C5A3E', '#F5EACF', 4.5],
  ['paper on enamel', '#F5EACF', '#2A3D39', 4.5],
  ['muted cream on enamel', '#D9CBA5', '#2A3D39', 4.5],
  ['brass on enamel', '#F2DC97', '#2A3D39', 4.5],
  ['empty box of a rival', '#A9B5AE', '#26332F', 4.5],
  ['phase to come', '#EADFC0', '#3A4C47', 4.5],
  ['phase done', '#FFF6E0', '#4D6058', 4.5],
  ['phase now', '#17252B', '#D3A844', 4.5],
  ['button', '#17252B', '#EBDAB0', 4.5],
  ['second line of a button', '#4A4030', '#EBDAB0', 4.5],
  ['main button, light end', '#FFF6E0', '#BE3D24', 4.5],
  ['main button, dark end', '#FFF6E0', '#A02812', 4.5],
  ['button that is off', '#FFF9E6', '#6A5D47', 4.5],
  ['icon button that is off', '#9AA69F', '#232F2C', 4.5],
  ['gold letters on ink', '#FFE9A8', '#17252B', 4.5],
  ['cost tag', '#FFF6DC', '#17252B', 4.5],
  ['lit edge on sand', '#17252B', '#E3C052', 3],
  ['lit edge on the forest', '#17252B', '#4C8C46', 3],
  ['lit ring on a risk zone', '#FFD257', '#32271F', 3],
  ['+1 in a risk zone', '#F2DC97', '#2A2420', 4.5],
  ['price of a line', '#17252B', '#F5EACF', 4.5],
  ['name of a city', '#FBF3DD', '#17252B', 4.5],
  ['letters on the sea', '#F5EACF', '#2A6872', 4.5],
  ['playable card', '#2A1D00', '#FFD257', 4.5],
  ['text of a card', '#2F2718', '#FBF3DD', 4.5],
  ['market', '#1B1206', '#B98A4B', 4.5],
  ['screen that is closed', '#143F26', '#DDEBD6', 4.5],
  ['preview in a dial', '#FFB25E', '#14110A', 4.5],
  ['preview in a small dial', '#8A3A00', '#F3E6C3', 4.5],
  ['red number of a dial', '#9C2412', '#F3E6C3', 4.5],
  ['news', '#221C10', '#F3E9D0', 4.5],
  ['counter', '#FFFFFF', '#A42A14', 4.5],
  ['curtain title', '#F2DC97', '#2A3D39', 4.5],
  ...SEATS.map(({ colour, on }, i) => [`seat ${i + 1}`, on, colour, 4.5] as const),
  ...Object.entries(CITIES).map(([name, { colour, on }]) => [`city ${name}`, on, colour, 4.5] as const),
  ...Object.entries(TIMINGS).map(([name, { colour }]) => [`ribbon ${name}`, '#FFF6E0', colour, 4.5] as const),
  ['ribbon danger', '#FFF6E0', DANGER_RIBBON, 4.5],
];
