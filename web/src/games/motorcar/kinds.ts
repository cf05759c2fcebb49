// What every kind of event is to the page. The list is that of the wire: a kind without an entry is an error of
// `npm run check`.

import type { MotorcarEventKind, MotorcarPhase } from '../../net/types';
import type { Sound } from '../../settings/sound';

interface EventLook {
  /** How long it is looked at, in milliseconds at normal pace. */
  look?: number;
  sound?: Sound;
  /** How much it makes a moment worth sending to a friend. */
  worth?: number;
  /** A film hurries over it, and the paper does not print it. */
  dull?: true;
  /** Something else begins with it: what was told before is read first. */
  begins?: true;
  /** How important it is as a headline, 1 before all others. */
  headline?: number;
}

export const EVENTS: Record<MotorcarEventKind, EventLook> = {
  event_assessment_began: { look: 700, begins: true },
  event_pulled: { dull: true },
  event_pulled_own: { dull: true },
  event_let_go: { look: 120, dull: true },
  event_slid: { look: 700, sound: 'drive' },
  event_went_over: { look: 900, sound: 'hit', worth: 2.5, headline: 5 },
  event_ranked: { look: 250 },
  event_round_began: { look: 1100, begins: true, headline: 12 },
  event_chose: { dull: true },
  event_chose_own: { dull: true },
  event_choice_withdrawn: { dull: true },
  event_strain_revealed: { look: 450, sound: 'card' },
  event_predicament_die: { look: 180, dull: true },
  event_predicaments_counted: { look: 1500, sound: 'tile' },
  event_inflicted: { look: 1500, sound: 'hit', worth: 3, begins: true, headline: 2 },
  event_inflicted_together: { look: 1700, sound: 'hit', worth: 3.5, begins: true, headline: 1 },
  event_pledged: { look: 1200, sound: 'tile', worth: 1, begins: true },
  event_pledge_returned: { look: 900, sound: 'tile' },
  event_stopped_inflicting: { dull: true },
  event_token_drawn: { look: 850, sound: 'tile', worth: 1, headline: 8 },
  event_rolled: { look: 180, dull: true },
  event_travelled: { look: 1000, sound: 'drive', headline: 10 },
  event_helped: { look: 1400, sound: 'coins', worth: 2, begins: true, headline: 4 },
  event_left_alone: { look: 900, worth: 1.5, begins: true, headline: 6 },
  event_cancelled_freely: { look: 1200, sound: 'tile', worth: 1, begins: true, headline: 9 },
  event_cancelled_none: { look: 700, begins: true },
  event_paid_off: { look: 900, sound: 'coins', begins: true, headline: 11 },
  event_endured: { look: 1400, sound: 'hit', worth: 2, headline: 3 },
  event_received_tiles: { look: 500, sound: 'coins' },
  event_over: { look: 1200, sound: 'home', worth: 4, begins: true },
};
const kinds = Object.keys(EVENTS) as MotorcarEventKind[];
export const EXCITING: ReadonlyMap<string, number> = new Map(
  kinds.flatMap((kind) => (EVENTS[kind].worth === undefined ? [] : [[kind, EVENTS[kind].worth]])),
);
export const DULL: ReadonlySet<string> = new Set(kinds.filter((kind) => EVENTS[kind].dull));

/** What these events sound like: the last that sounds at all. */
export function soundOf(happened: readonly MotorcarEventKind[]): Sound | null {
  const loud = happened.findLast((kind) => EVENTS[kind].sound !== undefined);
  return loud ? EVENTS[loud].sound! : null;
}

/** The steps of a round as the ribbon shows them, and which of them a phase belongs to. */
export const STEPS = ['flick', 'strain', 'dice', 'inflict', 'draw', 'travel', 'endure'] as const;
export const stepOf = (phase: MotorcarPhase): number =>
  phase === 'over' ? STEPS.length : STEPS.indexOf(phase === 'cancel' || phase === 'pay' ? 'endure' : phase);
