// Which modules have a plate, and which of them something is asked about.

import type { RaceAsk, RaceModules } from '../../../net/types';
import type { Play } from '../table/play.svelte';
import type { Plated } from '../table/Plates.svelte';

const PLATES = { season: 'season', patronage: 'patrons', diplomacy: 'diplomacy', postal: 'parcel' } as const;
const ABOUT: Partial<Record<RaceAsk, Plated>> = {
  ask_visa: 'diplomacy',
  ask_bribe: 'diplomacy',
  ask_reception: 'diplomacy',
  ask_depot: 'parcel',
};

/** Is a module in play, in either form? */
export const plays = (modules: RaceModules | undefined, slug: string): boolean =>
  modules?.names.some((name) => name.split(':')[0] === slug) ?? false;
export const platesOf = (modules: RaceModules | undefined): Set<Plated> =>
  new Set(
    Object.entries(PLATES)
      .filter(([slug]) => plays(modules, slug))
      .map(([, plate]) => plate),
  );

export function askedAbout({ store, question, offers }: Play): Plated | null {
  if (!store.asking || !question) return null;
  if (offers.all.some(({ kind }) => kind === 'patronage_collect')) return 'patrons';
  return ABOUT[question.key] ?? null;
}
