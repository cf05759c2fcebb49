// Which moments of a race are worth a look, and which are not.

/** What makes a moment worth sending to a friend. */
export const EXCITING: ReadonlyMap<string, number> = new Map([
  ['finished', 5],
  ['broke_down', 4],
  ['countered_guard', 3.5],
  ['countered_card', 3.5],
  ['tiles_swapped', 3],
  ['played_against', 2.5],
  ['rode', 2],
  ['turned_back', 2],
  ['danger_avoided_card', 1.5],
]);
/** What a film hurries over. */
export const DULL: ReadonlySet<string> = new Set(['planned', 'sequence_began', 'market_shown', 'ranked']);
