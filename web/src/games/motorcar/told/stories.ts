// Predicaments as little stories: which of them is told depends on the stage, and on who is in trouble for the how
// manieth time, so that everybody reads the same one, also when the race is looked at again. A leg has six of each
// kind, and every place one that is told on the way to it alone.

import type { MotorcarEvent } from '../../../net/types';
import { prefs } from '../../../state/prefs.svelte';
import type { Teller } from '../table/tell';

/** How many stories each leg has of each kind; a place of its own adds one. */
export const VARIANTS = 6;

export function storyKey(
  kind: 'random' | 'inflicted',
  leg: number,
  place: string,
  turn: number,
  seat: number,
  nth: number,
): string {
  const which = (turn * 5 + seat * 2 + nth * 3) % (VARIANTS + 1);
  return which === VARIANTS ? `story_${kind}_to_${place}` : `story_${kind}_${leg + 1}_${which + 1}`;
}

/** What befell a car; nothing where the stories are not there yet. */
export function story(event: MotorcarEvent, turn: number, nth: number, teller: Teller): string {
  const drawn = event.kind === 'event_token_drawn';
  const inflicted = event.kind === 'event_inflicted' || event.kind === 'event_inflicted_together';
  if (!drawn && !inflicted) return '';
  const { leg = 0, slug = '' } = teller.board.stages[turn - 1] ?? {};
  const seat = event.victim ?? 1;
  const key = storyKey(drawn ? 'random' : 'inflicted', leg, slug, turn, seat, nth);
  return prefs.words.find('stories', key, { car: teller.car(seat), place: teller.stage(turn) }) ?? '';
}
