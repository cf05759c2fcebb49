// What the view says, as a map draws it.

import type { LaidTile, MapCity } from '../../../art/types';
import type { Play } from './play.svelte';

/** The cities with their names in a language, and which of them are the ends. */
export function citiesOf({ board }: Pick<Play, 'board'>, language: string): MapCity[] {
  return board.cities.map(({ slug, names, space, colour, cards }) => ({
    slug,
    name: names[language] ?? slug,
    space,
    colour,
    cards,
    role: space === board.start ? ('start' as const) : space === board.finish ? ('finish' as const) : undefined,
  }));
}
/** The tiles that lie on the board. */
export function tilesOf({ view, teller }: Pick<Play, 'view' | 'teller'>): LaidTile[] {
  return view.tiles.flatMap(([space, slug]) => {
    const tile = teller.kindOfTile(slug);
    if (!tile) return [];
    return [{ space, ...tile }];
  });
}
