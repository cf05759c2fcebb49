// What decided a race: where its winner gained on somebody else, and from where on it was in front.

import type { MotorcarEvent } from '../../../net/types';
import type { Values } from '../../../words';
import type { EntryOf } from '../../game';
import type { MotorcarWire } from '..';
import { tokensOf } from '../table/figures';

/** What became of one car. */
export interface Deeds {
  /** Days on the road, and days lost to predicaments; those of them that rivals had inflicted. */
  road: number;
  lost: number;
  sabotaged: number;
  /** Tokens it put in the bag, and those that came out. */
  tokens: number;
  drawn: number;
  /** Predicaments of its own that rivals and tiles ended. */
  rescued: number;
  paid: number;
  /** What it did to others. */
  helped: number;
  inflicted: number;
  /** Predicaments inflicted on it, by whoever laid the last tile. */
  by: Map<number, number>;
}
export interface Reason {
  key: string;
  values: Values;
}

const none = (): Deeds => ({
  road: 0,
  lost: 0,
  sabotaged: 0,
  tokens: 0,
  drawn: 0,
  rescued: 0,
  paid: 0,
  helped: 0,
  inflicted: 0,
  by: new Map(),
});
const eventsOf = (entries: readonly EntryOf<MotorcarWire>[]): MotorcarEvent[] =>
  entries.flatMap((entry) => (entry.what === 'event' ? [entry.event] : []));

export function deedsOf(entries: readonly EntryOf<MotorcarWire>[]): Map<number, Deeds> {
  const found = new Map<number, Deeds>();
  const of = (seat: number): Deeds => {
    const one = found.get(seat) ?? none();
    found.set(seat, one);
    return one;
  };
  for (const { kind, seat = 0, victim = 0, numbers = {}, strain, predicament } of eventsOf(entries)) {
    const days = numbers.days ?? 0;
    if (kind === 'event_strain_revealed') of(seat).tokens += tokensOf(strain ?? null);
    else if (kind === 'event_token_drawn') of(victim).drawn++;
    else if (kind === 'event_travelled') of(seat).road += days;
    else if (kind === 'event_paid_off') of(seat).paid += numbers.count ?? 0;
    else if (kind === 'event_endured') {
      of(seat).lost += days;
      if (predicament === 'inflicted') of(seat).sabotaged += days;
    } else if (kind === 'event_helped') {
      of(seat).helped++;
      of(victim).rescued++;
    } else if (kind === 'event_inflicted' || kind === 'event_inflicted_together') {
      of(seat).inflicted++;
      of(victim).by.set(seat, (of(victim).by.get(seat) ?? 0) + 1);
    }
  }
  return found;
}

/** The round from which on a car was in front to the end, alone or with others; 1 where it always was. */
export function inFrontFrom(entries: readonly EntryOf<MotorcarWire>[], seat: number): number {
  const days = new Map<number, number>();
  let [round, from] = [0, 1];
  const settle = (): void => {
    const own = days.get(seat) ?? 0;
    if (round > 0 && [...days.values()].some((day) => day < own)) from = round + 1;
  };
  for (const { kind, seat: who = 0, numbers = {} } of eventsOf(entries)) {
    if (kind === 'event_round_began') {
      settle();
      round = numbers.round ?? round;
    } else if (kind === 'event_travelled' || kind === 'event_endured') days.set(who, numbers.day ?? 0);
  }
  settle();
  return from;
}

interface Names {
  car: (seat: number) => string;
  stage: (turn: number) => string;
}
interface Placed {
  seat: number;
  place: number;
  days: number;
  tiles: number;
}
const sign = (n: number): string => (n > 0 ? 'more' : n < 0 ? 'less' : 'same');

/**
 * Why the winner won and not this seat; for the winner, and for whoever looks on, why not the next best. Nothing where
 * all share the win.
 */
export function decisive(
  entries: readonly EntryOf<MotorcarWire>[],
  results: readonly Placed[],
  me: number | null,
  { car, stage }: Names,
): Reason[] {
  const ranked = [...results].sort((a, b) => a.place - b.place);
  const winner = ranked[0];
  const loser = ranked.find(({ seat, place }) => seat === me && place > 1) ?? ranked.find(({ place }) => place > 1);
  if (!winner || !loser) return [];
  const deeds = deedsOf(entries);
  const [won, lost] = [deeds.get(winner.seat) ?? none(), deeds.get(loser.seat) ?? none()];
  const both = { winner: car(winner.seat), loser: car(loser.seat) };
  const [road, trouble] = [lost.road - won.road, lost.lost - won.lost];
  const found: Reason[] = [];
  const gap = loser.days - winner.days;
  if (gap === 0) found.push({ key: 'decided_tiles', values: { ...both, tiles: winner.tiles, fewer: loser.tiles } });
  else {
    const values = { gap, pace: sign(road), road: Math.abs(road), fate: sign(trouble), days: Math.abs(trouble) };
    found.push({ key: 'decided_gap', values: { ...both, ...values } });
  }
  const bag = { tokens: won.tokens, drawn: won.drawn, tokens_too: lost.tokens, drawn_too: lost.drawn };
  found.push({ key: 'decided_bag', values: { ...both, ...bag } });
  const culprit = [...lost.by].sort((a, b) => b[1] - a[1])[0];
  if (lost.sabotaged > 0 && culprit)
    found.push({
      key: 'decided_sabotage',
      values: { ...both, days: lost.sabotaged, culprit: car(culprit[0]), times: culprit[1] },
    });
  if (won.rescued + won.paid !== lost.rescued + lost.paid) {
    const ways = { helped: won.rescued, paid: won.paid, helped_too: lost.rescued, paid_too: lost.paid };
    found.push({ key: 'decided_ways_out', values: { ...both, ...ways } });
  }
  const from = inFrontFrom(entries, winner.seat);
  found.push({ key: 'decided_front', values: { ...both, from: from === 1 ? 'start' : 'later', place: stage(from) } });
  return found;
}
