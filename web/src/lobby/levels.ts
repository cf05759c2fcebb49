// Who sits down where nobody has chosen among the bots a server has.

/** The club driver. Experts come when they are asked for. */
export function usualLevel(bots: readonly string[]): string {
  return bots.includes('racer') ? 'racer' : (bots.at(-1) ?? 'novice');
}
