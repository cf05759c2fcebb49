// What a screen that all look at shows of one seat's side while its hand is closed: no strain, no pull, and no choice
// of them.

import type { MotorcarEvent } from '../../net/types';
import type { EntryOf, ShownOf } from '../game';
import type { MotorcarWire } from '.';

const SECRET: ReadonlySet<string> = new Set(['flick', 'strain', 'withdraw']);

export function fold(shown: ShownOf<MotorcarWire>): ShownOf<MotorcarWire> {
  const question = shown.question && {
    ...shown.question,
    target: asksInSecret(shown) ? { ...shown.question.target, strain: undefined } : shown.question.target,
  };
  if (question && question.target.strain === undefined) delete question.target.strain;
  return {
    ...shown,
    view: { ...shown.view, hand: null, pull: null },
    question: question as typeof shown.question,
    choices: shown.choices.filter(({ kind }) => !SECRET.has(kind)),
    events: shown.events.flatMap((entry) => foldEntry(entry) ?? []),
  };
}

/** What all were told of it. */
export function foldEntry(entry: EntryOf<MotorcarWire>): EntryOf<MotorcarWire> {
  if (entry.what !== 'event') return entry;
  const { kind, seat } = entry.event;
  const open = { event_pulled_own: 'event_pulled', event_chose_own: 'event_chose' } as const;
  if (kind !== 'event_pulled_own' && kind !== 'event_chose_own') return entry;
  const event: MotorcarEvent = { kind: open[kind], ...(seat === undefined ? {} : { seat }) };
  return { ...entry, event };
}

/** All pull their cars back, or close their hands. */
export const asksInSecret = ({ view }: Pick<ShownOf<MotorcarWire>, 'view'>): boolean =>
  view.phase === 'flick' || view.phase === 'strain';
