// What a season's die can bring, face by face, as the row under the sentence says it.

import type { IconName } from '../../../art/symbols';
import type { RaceWeather } from '../../../net/types';

export interface Result {
  /** `3`, or `4–6` where they bring the same. */
  faces: string;
  weather: RaceWeather;
  now: boolean;
}
/** What each weather adds, as signs; `no` before a sign strikes it out. */
export const SIGNS: Record<RaceWeather, IconName[]> = {
  clear: ['check'],
  petrol: ['drop'],
  damage: ['wrench'],
  petrol_and_damage: ['drop', 'wrench'],
  no_boats: ['ship'],
};

/** Faces that stand side by side and bring the same are told together. */
export function resultsOf(faces: readonly RaceWeather[], thrown: number | null): Result[] {
  const runs: { from: number; to: number; weather: RaceWeather }[] = [];
  faces.forEach((weather, i) => {
    const last = runs.at(-1);
    if (last?.weather === weather) last.to = i + 1;
    else runs.push({ from: i + 1, to: i + 1, weather });
  });
  return runs.map(({ from, to, weather }) => ({
    faces: from === to ? String(from) : `${from}–${to}`,
    weather,
    now: thrown !== null && from <= thrown && thrown <= to,
  }));
}
