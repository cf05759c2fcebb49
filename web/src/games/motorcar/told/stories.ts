// Predicaments as little stories: which of them is told depends on the leg, and on who is in trouble for the how
// manieth
// time, so that everybody reads the same one, also when the race is looked at again.

import type { MotorcarEvent } from '../../../net/types';
import { prefs } from '../../../state/prefs.svelte';
import type { Teller } from '../table/tell';

/** How many stories each leg has of each kind. */
export const VARIANTS = 6;

export const storyKey = (kind: 'random' | 'inflicted', leg: number, turn: number, seat: number, nth: number): string =>
  `story_${kind}_${leg + 1}_${((turn * 5 + seat * 7 + nth * 3) % VARIANTS) + 1}`;

/** What befell a car; nothing where the stories are not there yet. */
export function story(event: MotorcarEvent, turn: number, nth: number, teller: Teller): string {
  const drawn = event.kind === 'event_token_drawn';
  const inflicted = event.kind === 'event_inflicted' || event.kind === 'event_inflicted_together';
  if (!drawn && !inflicted) return '';
  const leg = teller.board.stages[turn - 1]?.leg ?? 0;
  const seat = event.victim ?? 1;
  const key = storyKey(drawn ? 'random' : 'inflicted', leg, turn, seat, nth);
  return prefs.words.find('stories', key, { car: teller.car(seat), place: teller.stage(turn) }) ?? '';
}
