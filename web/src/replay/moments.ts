// Steps and events of a race, sorted for a scrubber, a newspaper and charts.

import type { EntryOf, StepOf, StepsOf, Wire } from '../games/game';

type Step = StepOf<Wire>;

/** What an entry is called in a list of steps. */
export const keyOf = (entry: EntryOf<Wire>): string => (entry.what === 'event' ? entry.event.kind : entry.what);

/** Gives every entry the step it belongs to. Both lists tell the same in the same order, one by steps and one by
 * entries; nothing comes back where they do not fit. */
export function stamp<E extends EntryOf<Wire>>(steps: readonly Step[], entries: readonly E[]): E[] {
  const stamped: E[] = [];
  for (const { at, keys } of steps) {
    for (const key of keys) {
      const entry = entries[stamped.length];
      if (!entry || keyOf(entry) !== key) return [];
      stamped.push({ ...entry, version: at });
    }
  }
  return stamped.length === entries.length ? stamped : [];
}

/** Where every game turn begins, as places in the list of steps. */
export function turnsOf(steps: readonly Step[]): { turn: number; place: number }[] {
  return steps.flatMap(({ turn }, place) => (place === 0 || steps[place - 1]!.turn !== turn ? [{ turn, place }] : []));
}
/** The last step of every game turn: where gauges and money are read for charts. */
export function endsOfTurns(steps: readonly Step[]): Step[] {
  return steps.filter((step, place) => steps[place + 1]?.turn !== step.turn);
}

/** The step with this number, or the last one before it. */
export function placeOf(steps: readonly Step[], at: number | null): number {
  if (at === null || steps.length === 0) return 0;
  const after = steps.findIndex((step) => step.at > at);
  return after === -1 ? steps.length - 1 : Math.max(0, after - 1);
}

/** The best moment: the most exciting step, the latest of equals. */
export function bestMoment(
  { steps }: Pick<StepsOf<Wire>, 'steps'>,
  exciting: ReadonlyMap<string, number>,
): Step | null {
  const worth = ({ keys }: Step): number => keys.reduce((sum, key) => sum + (exciting.get(key) ?? 0), 0);
  return steps.reduce<Step | null>(
    (best, step) => (worth(step) > 0 && (!best || worth(step) >= worth(best)) ? step : best),
    null,
  );
}

/** How long a step is looked at while the film runs, in milliseconds. */
export function stepTime(keys: readonly string[], dull: ReadonlySet<string>, looking: number, speed: number): number {
  return Math.round(Math.max(keys.every((key) => dull.has(key)) ? 180 : 700, looking) / speed);
}
