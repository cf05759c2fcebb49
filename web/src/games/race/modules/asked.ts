// Which modules have a plate, and which of them something is asked about.

import type { RaceModule, RaceModules } from '../../../net/types';
import { ROOMS } from '../kinds';
import type { Play } from '../table/play.svelte';
import type { Plated } from '../table/Plates.svelte';

/** The plate of each module; none where it is seen on the board, the dials and a leader's card alone. */
const PLATES: Record<RaceModule, Plated | null> = {
  leaders: null,
  paddock: null,
  postal: 'parcel',
  season: 'season',
  microclimate: null,
  village: null,
  patronage: 'patrons',
  diplomacy: 'diplomacy',
};

/** Is a module in play, in either form? */
export const plays = (modules: RaceModules | undefined, module: RaceModule): boolean =>
  modules?.on.includes(module) ?? false;
export const platesOf = (modules: RaceModules | undefined): Set<Plated> =>
  new Set(modules?.on.map((module) => PLATES[module]).filter((plate) => plate !== null));

export function askedAbout({ store, question, offers }: Play): Plated | null {
  if (!store.asking || !question) return null;
  if (offers.all.some(({ kind }) => kind === 'patronage_collect')) return 'patrons';
  // Before a drive out of a coloured city.
  if (question.room === 'drive' && question.numbers.some(([name]) => name === 'levels')) return 'diplomacy';
  return ROOMS[question.room].plate ?? null;
}
