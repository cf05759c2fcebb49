// How long a race takes: sixteen rounds, in which people think and bots do not.

export const minutesOf = (_: string, people: number, bots: number): number =>
  Math.round((10 + people * 5 + bots * 1.5) / 5) * 5;
