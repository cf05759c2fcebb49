// Moments that show a rule: real races between bots, kept as logs in content/examples and looked through for the first
// moment of the wanted kind. `africa` and `asia` are races of novices; in `rough` a dicer takes part, so more goes
// wrong. Made with `great-race sim --seats novice,novice,novice,novice --seed 100 --logs DIR --board africa` (race 107;
// asia: race 20) and `--seats random,novice,novice --seed 5` (race 5), brought to a server and downloaded with their
// content.

import type { RaceBoard, RaceEntry } from '../../../net/types';
import type { Moment } from './book';

export type Sample = NonNullable<Moment['race']>;

export const SAMPLES: Record<Sample, () => Promise<{ default: string }>> = {
  africa: () => import('../../../../../content/examples/africa.jsonl?raw'),
  rough: () => import('../../../../../content/examples/rough.jsonl?raw'),
  asia: () => import('../../../../../content/examples/asia.jsonl?raw'),
};

/** The first entry that shows it. */
export function findMoment(
  entries: readonly RaceEntry[],
  wanted: Moment,
  board: Pick<RaceBoard, 'spaces'>,
): RaceEntry | null {
  const fits = (entry: RaceEntry): boolean => {
    if (entry.what !== 'event' || entry.event.kind !== wanted.kind) return false;
    const { card, skill, space } = entry.event;
    if (wanted.card !== undefined && wanted.card !== card) return false;
    if (wanted.skill !== undefined && wanted.skill !== skill) return false;
    return !wanted.risk || (space !== undefined && board.spaces[space]?.risk === true);
  };
  return entries.find(fits) ?? null;
}
