// What a plan would come to, before the screens are lifted: bounds that the rules keep, made of what stands on the
// dashboard and of the numbers of the board. Luck, rivals and cards may make less of it, never these numbers wrong.

import type { Count, Dashboard, RaceBoard } from '../../../net/types';

/** Pathfinder, mechanics, guard, funding. */
export type Plan = readonly [number, number, number, number];

export interface Forecast {
  /** Tiles that the pathfinders draw if all of them lay, and cards if all of them draw. */
  tiles: number;
  cards: number;
  /** Cards that fit in the hand as it is. */
  handRoom: number;
  drives: number;
  /** Spaces that the drives may cover with the engine as it is. */
  spaces: number;
  /** Spaces that the tank lasts for at most: a space costs one level or more. */
  petrol: number;
  /** Levels that the money would buy here, and their price. */
  buys: number;
  price: number;
  /** Levels missing on engine and chassis, part cards in hand, and parts that the money would buy here. */
  damage: number;
  parts: number;
  partsToBuy: number;
  partPrice: number;
  guards: number;
  francs: number;
  /** What one more in funding would add; nothing where it has no room. */
  nextFrancs: number | null;
}

export function forecast(plan: Plan, me: Dashboard, hand: readonly Count[], board: RaceBoard): Forecast {
  const [pathfinders, mechanics, guards, funding] = plan;
  const { numbers } = board;
  const wild = (board.spaces[me.at]?.city ?? null) === null;
  const price = numbers[wild ? 'petrol_price_wilderness' : 'petrol_price_city'];
  const partPrice = numbers[wild ? 'part_price_wilderness' : 'part_price_city'];
  const afford = (cost: number): number => (cost > 0 ? Math.floor(me.money / cost) : 0);
  const damage = me.engine[1] - me.engine[0] + me.chassis[1] - me.chassis[0];
  const fitting = new Set(board.cards.filter(({ timing }) => timing === 'with_repairman').map(({ slug }) => slug));
  const parts = hand.reduce((sum, { slug, count }) => sum + (fitting.has(slug) ? count : 0), 0);
  const pays = (n: number): number => (n > 0 ? (board.funding[Math.min(n, board.funding.length) - 1] ?? 0) : 0);
  return {
    tiles: pathfinders * numbers.pathfinder_tiles,
    cards: pathfinders * numbers.pathfinder_cards,
    handRoom: Math.max(0, me.chassis[0] - me.cards),
    drives: mechanics,
    spaces: mechanics * me.engine[0],
    petrol: me.petrol[0],
    buys: Math.min(me.petrol[1] - me.petrol[0], afford(price)),
    price,
    damage,
    parts,
    partsToBuy: Math.min(damage, afford(partPrice)),
    partPrice,
    guards,
    francs: pays(funding),
    nextFrancs: funding < board.funding.length ? pays(funding + 1) - pays(funding) : null,
  };
}
