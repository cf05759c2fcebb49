// How long a race takes, from figures: what one crew decides in a race, and how long people take for it.

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
/** Seconds for one decision: of a person, and of a bot as it is shown at the normal pace. */
const PERSON = 8;
const BOT = 1;

/** About so many minutes, in steps of five. */
export function minutesOf(board: string, people: number, bots: number): number {
  const seconds = (DECISIONS[board] ?? 80) * (people * PERSON + bots * BOT);
  return Math.max(5, Math.round(seconds / 300) * 5);
}
