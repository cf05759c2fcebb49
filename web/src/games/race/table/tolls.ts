// What it costs to go somewhere, by what lies on the way: for the price over a space and the ghosts of the needles.

import type { Sign } from '../../../art/types';
import type { RaceBoard, RaceNumber, RaceQuestion } from '../../../net/types';
import type { OfferKind } from '../kinds';
import { after, cost, type Offer } from './offers';

/** The spaces an offer goes over, in order. */
export function wayOf(offer: Offer, board: RaceBoard): number[] {
  return offer.acts.flatMap((act) => {
    const space = act.startsWith('to ') ? board.spaces.findIndex(({ name }) => name === act.slice(3)) : -1;
    return space < 0 ? [] : [space];
  });
}

/** The price over a lit space: what the server says the way asks. */
export function priceOf(offer: Offer, board?: Pick<RaceBoard, 'spaces'>): Sign[] {
  if (offer.kind === 'ride') {
    const petrol = cost(offer, 'petrol');
    const fare: Sign = { icon: 'franc', text: String(cost(offer, 'money')) };
    return petrol > 0 ? [fare, { icon: 'drop', text: String(petrol) }] : [fare];
  }
  const { toll } = offer;
  if (!toll) return [];
  // In a city a drive ends, as on a river.
  const city = board?.spaces[offer.target.space ?? -1]?.city ?? null;
  const told = (n: number): string => (toll.hidden ? (n > 0 ? `?+${n}` : '?') : String(n));
  return [
    { icon: 'drop', text: told(toll.petrol) },
    ...(toll.damage > 0 ? [{ icon: 'wrench' as const, text: told(toll.damage) }] : []),
    ...(toll.danger ? [{ icon: 'skull' as const }] : []),
    ...(toll.stop || city !== null ? [{ icon: 'stop' as const }] : []),
    ...(toll.die ? [{ icon: 'dice' as const }] : []),
  ];
}

/** The damage of a way into the tile that is asked about, split afterwards: all of it, or without its danger. */
export function damageOf(kind: OfferKind, { key, numbers }: RaceQuestion, board: RaceBoard): number {
  if (key !== 'ask_enter_tile' || (kind !== 'go' && kind !== 'guard')) return 0;
  const { damage = 0, danger = 0 } = Object.fromEntries(numbers) as Partial<Record<RaceNumber, number>>;
  return damage + (kind === 'go' && danger ? board.numbers.danger_damage : 0);
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
): { after: number; sure: boolean } | null {
  const told = after(offer, name);
  if (told !== null) return { after: told, sure: true };
  const { toll } = offer;
  if (!toll || toll.hidden) return null;
  if (name === 'petrol') return { after: Math.max(0, value - toll.petrol), sure: !toll.die };
  const damage = toll.damage + (toll.danger ? board.numbers.danger_damage : 0);
  return damage > 0 ? { after: Math.max(0, value - damage), sure: false } : null;
}
