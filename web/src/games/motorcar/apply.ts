// What a view is after something happened: what is told step by step is seen step by step, too.

import type { MotorcarEvent, MotorcarPlayer, MotorcarView } from '../../net/types';

type Change = (player: MotorcarPlayer) => Partial<MotorcarPlayer>;

/** The strain tokens that each strain puts in the bag. */
const TOKENS = { normal: 1, heavy: 2, severe: 3 } as const;

/** One event later. Turn order and places are settled where they are told. */
export function after(view: MotorcarView, event: MotorcarEvent, lap: number): MotorcarView {
  const { seat, victim, partner, predicament, strain } = event;
  const n = (name: keyof NonNullable<MotorcarEvent['numbers']>): number => event.numbers?.[name] ?? 0;
  const at = (who: number | undefined, change: Change) => (players: MotorcarPlayer[]) =>
    players.map((player) => (player.seat === who ? { ...player, ...change(player) } : player));
  const over = (...changes: ReturnType<typeof at>[]): MotorcarPlayer[] =>
    changes.reduce((players, change) => change(players), view.players);
  const onDay = (day: number): Partial<MotorcarPlayer> => ({
    day,
    fifties: Math.floor(day / lap) * lap,
    space: day % lap,
  });
  /** A predicament is gone; a drawn token goes home. */
  const relieved: Change = ({ random, inflicted, tokens }) =>
    predicament === 'random' ? { random: random - 1, tokens: tokens + 1 } : { inflicted: inflicted - 1 };
  switch (event.kind) {
    case 'event_assessment_began':
      return { ...view, phase: 'flick' };
    case 'event_ranked':
      return { ...view, order: [...view.order.slice(0, n('place') - 1), seat!, ...view.order.slice(n('place'))] };
    case 'event_round_began':
      return { ...view, turn: n('round'), phase: 'strain', predicaments: null };
    case 'event_strain_revealed': {
      const tokens = strain ? TOKENS[strain] : 0;
      const players = over(
        at(seat, (player) => ({
          strain: strain ?? null,
          in_bag: tokens,
          tokens: player.tokens - tokens,
          decided: false,
        })),
      );
      return { ...view, phase: 'dice', hand: null, bag: view.bag + tokens, players };
    }
    case 'event_predicaments_counted':
      return { ...view, phase: 'inflict', predicaments: n('count') };
    case 'event_pledged':
      return {
        ...view,
        players: over(
          at(seat, ({ tiles }) => ({ tiles: tiles - 1 })),
          at(victim, () => ({ pledge: seat! })),
        ),
      };
    case 'event_pledge_returned':
      return {
        ...view,
        players: over(
          at(seat, ({ tiles }) => ({ tiles: tiles + 1 })),
          at(victim, () => ({ pledge: null })),
        ),
      };
    case 'event_inflicted':
    case 'event_inflicted_together': {
      const joined = partner !== undefined || n('tiles') === 1;
      return {
        ...view,
        players: over(
          at(seat, ({ tiles }) => ({ tiles: tiles - n('tiles') })),
          at(victim, ({ inflicted, pledge }) => ({ inflicted: inflicted + 1, pledge: joined ? null : pledge })),
        ),
      };
    }
    case 'event_token_drawn':
      return {
        ...view,
        phase: 'draw',
        bag: view.bag - 1,
        players: over(at(victim, ({ random, in_bag }) => ({ random: random + 1, in_bag: in_bag - 1 }))),
      };
    case 'event_travelled':
      return { ...view, phase: 'travel', players: over(at(seat, () => onDay(n('day')))) };
    case 'event_helped':
      return { ...view, players: over(at(victim, relieved)) };
    case 'event_cancelled_freely':
      return { ...view, phase: 'cancel', players: over(at(seat, relieved)) };
    case 'event_paid_off':
      return {
        ...view,
        phase: 'pay',
        players: over(
          at(seat, ({ random, tiles, tokens }) => ({
            random: random - n('count'),
            tiles: tiles - n('count'),
            tokens: tokens + n('count'),
          })),
        ),
      };
    case 'event_endured':
      return {
        ...view,
        phase: 'endure',
        players: over(at(seat, (player) => ({ ...relieved(player), ...onDay(n('day')) }))),
      };
    case 'event_received_tiles':
      return { ...view, players: over(at(seat, ({ tiles }) => ({ tiles: tiles + n('count') }))) };
    default:
      return view;
  }
}
