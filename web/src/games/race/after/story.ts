// A race told as an article: facts counted from its events, and sentences made of them.

import type { FinalPlace, RaceEntry, ScorePart } from '../../../net/types';
import type { Values } from '../../../words';

export interface Facts {
  turns: number;
  /** Seats in order of arrival. */
  home: number[];
  breakdowns: Map<number, number>;
  attacks: Map<number, number>;
  counters: number;
  rides: Map<number, number>;
  tiles: Map<number, number>;
  turnedBack: Map<number, number>;
}

const more = (counts: Map<number, number>, seat: number | undefined): void => {
  if (seat !== undefined) counts.set(seat, (counts.get(seat) ?? 0) + 1);
};

/** Cards without a victim that rivals may counter all the same. */
const MAP_ATTACKS = new Set(['trail_hunter', 'con_artist']);

export function factsOf(entries: readonly RaceEntry[]): Facts {
  const facts: Facts = {
    turns: 1,
    home: [],
    breakdowns: new Map(),
    attacks: new Map(),
    counters: 0,
    rides: new Map(),
    tiles: new Map(),
    turnedBack: new Map(),
  };
  for (const entry of entries) {
    if (entry.what !== 'event') continue;
    const { kind, seat, card, numbers } = entry.event;
    if (kind === 'turn_began') facts.turns = Math.max(facts.turns, numbers?.['turn'] ?? 1);
    else if (kind === 'finished' && seat !== undefined) facts.home.push(seat);
    else if (kind === 'broke_down') more(facts.breakdowns, seat);
    else if (kind === 'played_against' || (kind === 'played' && MAP_ATTACKS.has(card ?? ''))) more(facts.attacks, seat);
    else if (kind === 'countered_guard' || kind === 'countered_card') facts.counters++;
    else if (kind === 'rode') more(facts.rides, seat);
    else if (kind === 'tile_laid') more(facts.tiles, seat);
    else if (kind === 'turned_back') more(facts.turnedBack, seat);
  }
  return facts;
}

/** Who has most of something, and how much. */
export function most(counts: Map<number, number>): [number, number] | null {
  return [...counts].reduce<[number, number] | null>(
    (best, [seat, n]) => (!best || n > best[1] ? [seat, n] : best),
    null,
  );
}
export const total = (counts: Map<number, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);
export const pointsOf = (result: FinalPlace, name: ScorePart = 'total'): number =>
  result.points.find(([one]) => one === name)?.[1] ?? 0;

export interface Sentence {
  key: string;
  values: Values;
}
/** The article of a finished race: the news first, then what made it. */
export function article(
  facts: Facts,
  results: readonly FinalPlace[],
  who: (seat: number) => string,
  finish: string,
): Sentence[] {
  const ranked = [...results].sort((a, b) => a.place - b.place);
  const [winner, second] = ranked;
  const told: Sentence[] = [];
  if (!winner) return told;
  const first = facts.home[0];
  const name = who(winner.seat);
  const points = pointsOf(winner);
  if (first === undefined) told.push({ key: 'story_nobody', values: { who: name, finish } });
  else if (facts.home.length === 1) told.push({ key: 'story_alone', values: { who: name, finish, points } });
  else {
    const margin = points - (second ? pointsOf(second) : 0);
    const values = { who: name, first: who(first), finish, points, margin, second: second ? who(second.seat) : '' };
    told.push({
      key: first === winner.seat ? (margin > 0 ? 'story_first' : 'story_first_tie') : 'story_upset',
      values,
    });
  }
  told.push({ key: 'story_length', values: { turns: facts.turns, home: facts.home.length, all: results.length } });
  const broken = most(facts.breakdowns);
  if (broken)
    told.push({ key: 'story_breakdowns', values: { who: who(broken[0]), n: broken[1], all: total(facts.breakdowns) } });
  else told.push({ key: 'story_sound', values: {} });
  const attacker = most(facts.attacks);
  if (attacker)
    told.push({
      key: 'story_attacks',
      values: { who: who(attacker[0]), n: attacker[1], all: total(facts.attacks), counters: facts.counters },
    });
  else told.push({ key: 'story_peace', values: {} });
  const explorer = most(facts.tiles);
  if (explorer) told.push({ key: 'story_tiles', values: { who: who(explorer[0]), n: explorer[1] } });
  const rider = most(facts.rides);
  if (rider) told.push({ key: 'story_rides', values: { who: who(rider[0]), n: rider[1] } });
  const unlucky = most(facts.turnedBack);
  if (unlucky) told.push({ key: 'story_turned_back', values: { who: who(unlucky[0]), n: unlucky[1] } });
  return told;
}
