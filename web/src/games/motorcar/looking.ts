// How long what happens is looked at, and in which parts.

import type { MotorcarEvent, MotorcarEventKind } from '../../net/types';
import type { EntryOf, ShownOf } from '../game';
import type { MotorcarWire } from '.';
import { after } from './apply';
import { EVENTS } from './kinds';

type MotorEntry = EntryOf<MotorcarWire>;
type MotorShown = ShownOf<MotorcarWire>;

/** What others do in one go is shown for at most so long. */
const LONGEST = 3600;
/** Spaces of the time track. */
const LAP = 50;

const eventOf = (entry: MotorEntry | undefined): MotorcarEvent | null => (entry?.what === 'event' ? entry.event : null);

export function lookingTime(entries: readonly MotorEntry[], me: number | null): number {
  /** One's own press needs no time to be read, what the dice made of it does. */
  const QUICK: ReadonlySet<MotorcarEventKind> = new Set(['event_pulled_own', 'event_chose_own', 'event_paid_off']);
  const time = entries.map(eventOf).reduce((sum, event) => {
    if (!event || (event.seat === me && QUICK.has(event.kind))) return sum;
    return sum + (EVENTS[event.kind].look ?? 0);
  }, 0);
  return Math.min(time, LONGEST);
}

/** Kinds that stand together in one part: dice with what they make, a row of hands, tokens or cars. */
const TOGETHER: Partial<Record<MotorcarEventKind, readonly MotorcarEventKind[]>> = {
  event_strain_revealed: ['event_strain_revealed', 'event_chose', 'event_chose_own'],
  event_predicament_die: ['event_predicament_die'],
  event_predicaments_counted: ['event_predicament_die'],
  event_rolled: ['event_rolled'],
  event_travelled: ['event_rolled'],
  event_endured: ['event_rolled'],
  event_let_go: ['event_let_go', 'event_pulled', 'event_pulled_own', 'event_assessment_began'],
  event_slid: ['event_slid', 'event_went_over', 'event_let_go'],
  event_went_over: ['event_slid', 'event_went_over', 'event_let_go'],
  event_ranked: ['event_ranked'],
  event_received_tiles: ['event_helped', 'event_endured', 'event_travelled'],
};
/** Does something else begin with this entry? */
function begins(entry: MotorEntry, last: MotorEntry | undefined): boolean {
  const [event, before] = [eventOf(entry), eventOf(last)];
  if (!event || !before) return false;
  const { kind } = event;
  if (EVENTS[kind].begins) return true;
  if (kind === 'event_token_drawn') return true;
  const mates = TOGETHER[kind];
  return mates !== undefined && !mates.includes(before.kind);
}

/** What came with one view, in the parts in which it is looked at. Only the last one asks anything. */
export function parts(
  old: MotorShown,
  now: MotorShown,
  entries: MotorEntry[],
): { shown: MotorShown; fresh: MotorEntry[] }[] {
  const cuts = entries.flatMap((entry, i) => (i > 0 && begins(entry, entries[i - 1]) ? [i] : []));
  const whole = entries.some(({ what }) => what !== 'event');
  if (whole || cuts.length === 0) return [{ shown: now, fresh: entries }];
  let view = old.view;
  return [...cuts, entries.length].map((end, n) => {
    const fresh = entries.slice(cuts[n - 1] ?? 0, end);
    if (end === entries.length) return { shown: now, fresh };
    for (const entry of fresh) if (entry.what === 'event') view = after(view, entry.event, LAP);
    const between = { ...view, waiting: [], meeting: null };
    return { shown: { ...now, view: between, question: null, choices: [], macros: [], undo: null }, fresh };
  });
}
