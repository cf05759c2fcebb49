// What happens, to be heard.

import type { Sound } from '../../settings/sound';

const OF_EVENT: Record<string, Sound> = {
  drove: 'drive',
  rode: 'drive',
  picked: 'card',
  played: 'card',
  played_against: 'hit',
  drew: 'card',
  drew_own: 'card',
  tile_laid: 'tile',
  tile_drawn: 'tile',
  tile_removed: 'tile',
  tiles_swapped: 'tile',
  earned: 'coins',
  bought_petrol: 'coins',
  damaged: 'hit',
  damaged_engine: 'hit',
  damaged_chassis: 'hit',
  broke_down: 'hit',
  finished: 'home',
};
/** What some events sound like together: the last one that makes a sound. */
export function soundOf(kinds: readonly string[]): Sound | null {
  return kinds.map((kind) => OF_EVENT[kind]).findLast((sound) => sound !== undefined) ?? null;
}
