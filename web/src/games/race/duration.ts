// How long a race takes, from figures: what one crew decides in a race, and how long people take for it.

import type { GameOptions } from '../../net/types';
import { inPlay, mixOf, moduleOf } from './mix/mix';

/**
 * Decisions of one crew in a race, by board: `great-race sim --board B --seats novice,racer,novice,racer --games 40
 * --seed 1 --json`, `decisions_mean` over four. With two or five crews a crew decides hardly more or less often.
 */
const DECISIONS: Record<string, number> = {
  africa: 79,
  asia: 89,
  europe: 89,
  south_america: 80,
  usa: 115,
  usa_east: 68,
  usa_west: 75,
};
/**
 * How many times as many decisions a module makes it: the same command with `--modules M` or `--leaders draft`, summed
 * over africa, asia and usa_west. The free form of Paddock is counted as the plain one.
 */
const MODULES: Record<string, number> = {
  leaders: 1.02,
  paddock: 0.95,
  postal: 0.95,
  season: 1.01,
  'season:hard': 1.07,
  microclimate: 0.99,
  village: 0.97,
  patronage: 0.9,
  diplomacy: 1.42,
  'diplomacy:hard': 1.54,
};
/** Seconds for one decision: of a person, and of a bot as it is shown at the normal pace. */
const PERSON = 8;
const BOT = 1;

/** About so many minutes, in steps of five. */
export function minutesOf(board: string, people: number, bots: number, spec?: GameOptions): number {
  const played = spec ? inPlay(mixOf(spec)) : [];
  const longer = played.reduce((product, word) => product * (MODULES[word] ?? MODULES[moduleOf(word)] ?? 1), 1);
  const seconds = (DECISIONS[board] ?? 80) * longer * (people * PERSON + bots * BOT);
  return Math.max(5, Math.round(seconds / 300) * 5);
}
