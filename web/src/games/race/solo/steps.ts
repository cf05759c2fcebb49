// What René did last, step by step, each with its reason.

import type { RaceEntry, RaceEvent } from '../../../net/types';
import { isStep } from '../looking';
import { eventOf } from '../told/drafts';

export interface Step {
  /** The place of its first entry among all. */
  key: number;
  events: RaceEvent[];
  /** Where it happens. */
  space: number | undefined;
  version: number;
}
const isRenes = (event: RaceEvent | null): event is RaceEvent => event?.kind.startsWith('rene_') === true;

/** The steps that came with the last view in which René did anything. */
export function stepsOf(entries: readonly RaceEntry[]): Step[] {
  const last = entries.findLast((entry) => isRenes(eventOf(entry)));
  if (!last) return [];
  const steps: Step[] = [];
  let before: RaceEvent | null = null;
  entries.forEach((entry, key) => {
    const event = eventOf(entry);
    if (entry.version === last.version && isRenes(event)) {
      const current = steps.at(-1);
      if (!current || isStep(event, before))
        steps.push({ key, events: [event], space: event.space, version: entry.version });
      else {
        current.events.push(event);
        current.space = event.space ?? current.space;
      }
    }
    if (entry.version === last.version) before = event;
  });
  return steps;
}
/** The step that is told now: the last one of which something was seen. */
export const stepOf = (fresh: readonly RaceEntry[]): RaceEvent[] =>
  fresh.flatMap((entry) => {
    const event = eventOf(entry);
    return isRenes(event) ? [event] : [];
  });

/** Where the step that is told now happens. */
export const spaceOf = (fresh: readonly RaceEntry[]): number | undefined =>
  stepOf(fresh).findLast(({ space }) => space !== undefined)?.space;

/** Which of his five assistants René uses with these events. */
export function assistantOf(events: readonly RaceEvent[]): number {
  const used = events.findLast(({ kind }) => kind === 'rene_surveys' || kind === 'rene_drives');
  return used?.kind === 'rene_surveys' ? 1 : (used?.numbers?.['assistants'] ?? 0);
}
