// What it costs to go somewhere, by what lies on the way: for the price over a space and the ghosts of the needles.

import type { Sign } from '../../../art/types';
import type { RaceBoard, RaceQuestion } from '../../../net/types';
import type { OfferKind } from '../kinds';
import { after, cost, type Offer } from './offers';

export interface Toll {
  petrol: number;
  damage: number;
  /** Two levels more, if nothing averts it. */
  danger: boolean;
  stop: boolean;
}
/** The kinds of offers that go to a space. */
const GOES = new Set(['to', 'drive_to']);

/** The spaces an offer goes over, in order. */
export function wayOf(offer: Offer, board: RaceBoard): number[] {
  return offer.acts.flatMap((act) => {
    const space = act.startsWith('to ') ? board.spaces.findIndex(({ name }) => name === act.slice(3)) : -1;
    return space < 0 ? [] : [space];
  });
}

/** What the way asks; nothing where a tile is still unknown. */
export function tollOf(offer: Offer, board: RaceBoard, tileOn: ReadonlyMap<number, string>): Toll | null {
  if (!GOES.has(offer.kind) || offer.luck === 'tile') return null;
  const sum: Toll = { petrol: 0, damage: 0, danger: false, stop: false };
  for (const space of wayOf(offer, board)) {
    const here = board.spaces[space];
    const tile = board.tiles.find(({ slug }) => slug === tileOn.get(space));
    if (typeof here?.city === 'number') sum.petrol += board.numbers.city_petrol;
    else if (tile) {
      sum.petrol += tile.petrol + (here?.risk ? board.numbers.risk_petrol : 0);
      sum.damage += tile.damage;
      sum.danger ||= tile.danger;
      sum.stop ||= tile.stop;
    }
  }
  return sum;
}

/** The price over a lit space. */
export function priceOf(offer: Offer, board: RaceBoard, tileOn: ReadonlyMap<number, string>): Sign[] {
  const money = cost(offer, 'money');
  if (offer.kind === 'ride') return [{ icon: 'franc', text: String(money) }];
  if (offer.luck === 'tile') {
    const risk = board.spaces[offer.target.space ?? -1]?.risk;
    return [{ icon: 'drop', text: risk ? `?+${board.numbers.risk_petrol}` : '?' }];
  }
  const toll = tollOf(offer, board, tileOn);
  if (!toll) return [];
  return [
    { icon: 'drop', text: String(toll.petrol) },
    ...(toll.damage > 0 ? [{ icon: 'wrench' as const, text: String(toll.damage) }] : []),
    ...(toll.danger ? [{ icon: 'skull' as const }] : []),
    ...(toll.stop ? [{ icon: 'stop' as const }] : []),
  ];
}

/** The damage of a way into the tile that is asked about, split afterwards: all of it, or without its danger. */
export function damageOf(kind: OfferKind, question: RaceQuestion, board: RaceBoard): number {
  if (question.key !== 'ask_enter_tile' || (kind !== 'go' && kind !== 'guard')) return 0;
  const tile = board.tiles.find(({ slug }) => slug === question.target.tile);
  if (!tile) return 0;
  return tile.damage + (kind === 'go' && tile.danger ? board.numbers.danger_damage : 0);
}

/**
 * What a gauge would stand at: for certain, or at worst where damage is still to be split or a danger to be averted.
 * Nothing where it would not move.
 */
export function forecast(
  offer: Offer,
  name: 'petrol' | 'engine' | 'chassis',
  value: number,
  board: RaceBoard,
  tileOn: ReadonlyMap<number, string>,
): { after: number; sure: boolean } | null {
  const told = after(offer, name);
  if (told !== null) return { after: told, sure: true };
  const toll = tollOf(offer, board, tileOn);
  if (!toll) return null;
  if (name === 'petrol') return { after: Math.max(0, value - toll.petrol), sure: true };
  const damage = toll.damage + (toll.danger ? board.numbers.danger_damage : 0);
  return damage > 0 ? { after: Math.max(0, value - damage), sure: false } : null;
}
