// What going to a space comes to, line by line: the numbers that change, and what the tile, the land or the city does.

import type { TipRow } from '../../../art/types';
import { prefs, t } from '../../../state/prefs.svelte';
import { hasMore, m } from '../../../words/more';
import type { Offer } from './offers';
import type { Play } from './play.svelte';

const ICONS = { petrol: 'drop', engine: 'engine', chassis: 'chassis', money: 'franc', cards: 'card' } as const;

/** A line of a price; there may be less than it asks. */
export interface PriceRow extends TipRow {
  short?: boolean;
}

export function rowsOf(play: Play, space: number, offer: Offer): PriceRow[] {
  const { kind } = offer;
  const drives = kind === 'to' || kind === 'drive_to';
  const rows: PriceRow[] = offer.changes.map((change) => ({
    icon: ICONS[change.name as keyof typeof ICONS] ?? 'hex',
    label: t(`number_${change.name}`),
    before: change.name === 'money' ? prefs.words.francs(change.before) : change.before,
    after: change.name === 'money' ? prefs.words.francs(change.after) : change.after,
  }));
  const { toll } = offer;
  const tank = play.view.players[(play.store.me ?? 0) - 1]?.petrol[0] ?? 0;
  if (drives && toll && toll.petrol > tank && !toll.hidden)
    rows.unshift({
      icon: 'drop',
      label: t('number_petrol'),
      text: m('tip_short', { need: toll.petrol, have: tank }),
      short: true,
    });
  if (drives && toll && toll.damage > 0 && !toll.hidden)
    rows.push({ icon: 'wrench', label: t('tip_damage'), text: t('tip_either', { n: toll.damage }) });
  if (drives && toll?.danger) rows.push({ icon: 'skull', label: t('tip_danger'), text: t('tip_guard') });
  // Words that come with the tips of all other signs.
  if (!hasMore()) return rows;
  if (drives && toll?.stop) rows.push({ icon: 'stop', label: m('sign_stop') });
  const { risk, city } = play.board.spaces[space] ?? { risk: false, city: null };
  if (risk && kind !== 'clear')
    rows.push({ icon: 'drop', label: m('sign_risk'), text: `+${play.board.numbers.risk_petrol}` });
  if (drives && city === null && !toll?.hidden && !play.tileOn.has(space))
    rows.push({ icon: 'bag', label: m('sign_no_tiles') });
  if (city !== null && (drives || kind === 'ride')) rows.push({ icon: 'stop', label: m('sign_city_ends') });
  return rows;
}
