// Small figures: laps in Roman numbers, places, dates of 1908.

import type { MotorcarBoard, MotorcarStrain } from '../../../net/types';

export const STRAINS: readonly MotorcarStrain[] = ['normal', 'heavy', 'severe'];
export const tokensOf = (strain: MotorcarStrain | null): number => (strain === null ? 0 : STRAINS.indexOf(strain) + 1);

/** The lap of the time track, from 1. */
export const lapOf = (day: number, lap: number): number => Math.floor(Math.max(0, day - 1) / lap) + 1;
export const roman = (n: number): string =>
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][n] ?? String(n);

/** They left New York on the twelfth of February 1908. */
export const dateOf = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1908, 1, 12 + day)),
  );

/** How near the far edge a car stops, in millimetres, for every slip of luck: a negative figure is over it. */
export function stops({ slide }: MotorcarBoard, pull: number): { short: number; weight: number }[] {
  const middle = (slide.luck.length - 1) / 2;
  return slide.luck.map((weight, i) => {
    const speed = pull * slide.speed;
    const reach = Math.min(9999, Math.floor((speed * speed * 100) / (2 * slide.friction * (100 + i - middle))));
    return { short: slide.length - reach, weight };
  });
}
/** The share of luck with which a car goes over the edge at this pull. */
export function overEdge(board: MotorcarBoard, pull: number): number {
  const all = stops(board, pull);
  const sum = (some: typeof all): number => some.reduce((total, { weight }) => total + weight, 0);
  return sum(all.filter(({ short }) => short < 0)) / sum(all);
}

/**
 * How often a token of one's own is drawn on average, and how likely at least one is: `own` tokens among `all`, of
 * which `drawn` come out.
 */
export function trouble(own: number, all: number, drawn: number): { mean: number; risk: number } {
  const count = Math.min(drawn, all);
  let none = 1;
  for (let i = 0; i < count; i++) none *= Math.max(0, all - own - i) / (all - i);
  return { mean: all > 0 ? (own * count) / all : 0, risk: 1 - none };
}
