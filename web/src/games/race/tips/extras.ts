// What the signs of modules mean: what they show now, and where the rule book speaks of them. Nothing where the module
// is not in play.

import type { TipRow } from '../../../art/types';
import type { RaceWeather } from '../../../net/types';
import type { Plated } from '../table/Plates.svelte';
import type { Told } from '../../../table/tips/told';
import type { Say, Scene } from './explain';

const ICON_OF: Record<RaceWeather, TipRow['icon']> = {
  clear: 'check',
  petrol: 'drop',
  damage: 'wrench',
  petrol_and_damage: 'skull',
  no_boats: 'ship',
};
/** In the order of the marker on the board of Diplomacy. */
const COLOURS = ['blue', 'yellow', 'green', 'red'] as const;

/** What the sign of each plate tells. */
const SIGNS: Record<Plated, (scene: Scene, m: Say) => Told | null> = { season, parcel: parcels, patrons, diplomacy };

export const extras = (kind: string, scene: Scene, m: Say): Told | null =>
  Object.hasOwn(SIGNS, kind) ? SIGNS[kind as Plated](scene, m) : null;

/** What a tile of a module does besides, and its rule. */
export function special(slug: string, { teller }: Scene, m: Say): { text: string; rule: string } | null {
  const terrain = teller.kindOfTile(slug)?.terrain;
  if (terrain !== 'village' && terrain !== 'microclimate') return null;
  return { text: m(`sign_${slug}`), rule: terrain };
}

function season({ board, view, teller }: Scene, m: Say): Told | null {
  const { season: now, weather } = view.parts ?? {};
  if (now === undefined) return null;
  const { words } = teller;
  const faces = board.modules?.seasons?.[now - 1] ?? [];
  return {
    title: words.from('modules', 'season'),
    aside: now > 0 ? words.from('events', 'season_began', { season: now }) : '',
    rows: faces.map((one, i): TipRow => ({
      icon: ICON_OF[one],
      label: teller.weather(one),
      text: m('sign_die', { n: i + 1 }),
    })),
    text: m('sign_season', { weather: teller.weather(weather) }),
    rule: 'season',
  };
}
function parcels({ board, view, teller }: Scene, m: Say): Told | null {
  const { carried } = view.parts ?? {};
  if (!carried) return null;
  const { words } = teller;
  return {
    title: words.from('modules', 'postal'),
    rows: carried.map((colour, i): TipRow => ({
      icon: 'mail',
      label: teller.who(i + 1),
      text: colour ? teller.colour(colour) : m('sign_parcel_none'),
    })),
    text: m('sign_parcel', { francs: words.francs(board.modules?.parcel_reward ?? 0) }),
    rule: 'postal',
  };
}
function patrons({ board, view, teller }: Scene, m: Say): Told | null {
  const { patrons: spaces } = view.parts ?? {};
  if (!spaces) return null;
  const { words } = teller;
  const purse = (space: number): string => words.francs(board.modules?.patron_track?.[space - 1] ?? 0);
  return {
    title: words.from('modules', 'patronage'),
    rows: spaces.map((space, i): TipRow => ({ icon: 'hat', label: teller.who(i + 1), text: purse(space) })),
    text: m('sign_patrons'),
    rule: 'patronage',
  };
}
function diplomacy({ board, view, teller }: Scene, m: Say): Told | null {
  const { influence } = view.parts ?? {};
  if (!influence) return null;
  const { words } = teller;
  // Levels as the crews have them, colour by colour.
  const rows = COLOURS.map((colour, i): TipRow => ({
    icon: 'diplo',
    label: words.from('colours', colour),
    text: influence.map((levels, seat) => `${teller.who(seat + 1)} ${levels[i]}`).join(', '),
  }));
  const [, prices] = board.modules?.influence ?? [0, []];
  return {
    title: words.from('modules', 'diplomacy'),
    rows,
    text: m('sign_diplomacy', { prices: prices.map((francs) => words.francs(francs)).join(', ') }),
    rule: 'diplomacy',
  };
}
