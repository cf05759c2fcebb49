// The chapters of the rule book of this game, and where each rule that a refusal names stands in it.

import type { MotorcarRule } from '../../../net/types';

export const CHAPTERS = [
  'aim',
  'order',
  'strain',
  'trouble',
  'inflict',
  'road',
  'help',
  'ways_out',
  'endure',
  'end',
  'rulings',
  'story',
] as const;
export type Chapter = (typeof CHAPTERS)[number];
/** The name of its page in the book of both games. */
export const pageOf = (chapter: Chapter): string => ['motorcar', chapter].join('_');

/** The last line of rule book 004 that a chapter tells of. */
const LINES: [line: number, chapter: Chapter][] = [
  [41, 'aim'],
  [49, 'order'],
  [60, 'strain'],
  [88, 'trouble'],
  [91, 'inflict'],
  [99, 'road'],
  [105, 'ways_out'],
  [113, 'help'],
  [115, 'ways_out'],
  [121, 'endure'],
];
/** What a ruling belongs to. */
const RULINGS: Record<string, Chapter> = {
  M1: 'road',
  M2: 'trouble',
  M3: 'trouble',
  M4: 'trouble',
  M5: 'inflict',
  M6: 'inflict',
  M7: 'ways_out',
  M8: 'ways_out',
  M9: 'help',
  M10: 'help',
  M11: 'endure',
  M12: 'ways_out',
  M13: 'end',
  M14: 'inflict',
  M15: 'order',
  M16: 'endure',
  M17: 'ways_out',
  M18: 'help',
  M19: 'inflict',
  M20: 'ways_out',
  M21: 'inflict',
  M22: 'ways_out',
  M23: 'order',
  M24: 'trouble',
};
export function chapterOf(rule: MotorcarRule): Chapter {
  const line = /^004:(\d+)$/.exec(rule)?.[1];
  if (line === undefined) return RULINGS[rule] ?? 'rulings';
  return LINES.find(([last]) => Number(line) <= last)?.[1] ?? 'end';
}
