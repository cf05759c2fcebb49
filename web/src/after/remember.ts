// Finished races are remembered in this browser for its records: names, points, turns. Nothing else, and nowhere else.

import type { FinalPlace } from '../net/types';
import { forget, keep, kept } from '../state/prefs.svelte';

export interface Remembered {
  table: string;
  /** Nothing for the first game. */
  game?: string;
  board: string;
  turns: number;
  /** Every crew: name, bot or not, place, points. */
  crews: { name: string; bot: boolean; place: number; points: number }[];
}
const MOST = 200;

export function remembered(): Remembered[] {
  try {
    return JSON.parse(kept('races') ?? '[]') as Remembered[];
  } catch {
    return [];
  }
}
export const forgetAll = (): void => forget('races');

interface Finished {
  store: { id: string };
  /** Nothing for the first game. */
  game?: string;
  board: { board: string };
  view: { turn: number };
  shown: {
    table: { results: FinalPlace[]; seats: { holder: string; name: string }[]; assisted: boolean; luck: string | null };
  };
}
/** A race is remembered once. Practice is not: branches, races in which luck was taken back or chosen. */
export function remember({ store, game, board, view, shown }: Finished): void {
  const { results, seats, assisted, luck } = shown.table;
  const races = remembered();
  if (assisted || luck !== null || results.length === 0 || races.some(({ table }) => table === store.id)) return;
  // Whoever is ranked without a seat, as the Torpedo of a solo race, has no records.
  const crews = results.flatMap(({ seat, place, points }) => {
    const info = seats[seat - 1];
    if (!info) return [];
    const total = points.find(([name]) => name === 'total')?.[1] ?? 0;
    return [{ name: info.name, bot: info.holder === 'bot', place, points: total }];
  });
  keep(
    'races',
    JSON.stringify(
      [{ table: store.id, ...(game ? { game } : {}), board: board.board, turns: view.turn, crews }, ...races].slice(
        0,
        MOST,
      ),
    ),
  );
}

export interface Row {
  name: string;
  bot: boolean;
  races: number;
  wins: number;
  best: number;
  average: number;
}
/** What each name has done, the most wins first. */
function tally(races: readonly Remembered[], fewest: boolean): Row[] {
  const rows = new Map<string, Row>();
  for (const { crews } of races) {
    for (const { name, bot, place, points } of crews) {
      const key = `${bot} ${name}`;
      const row = rows.get(key) ?? { name, bot, races: 0, wins: 0, best: points, average: 0 };
      row.average = (row.average * row.races + points) / (row.races + 1);
      row.races++;
      row.wins += place === 1 ? 1 : 0;
      row.best = fewest ? Math.min(row.best, points) : Math.max(row.best, points);
      rows.set(key, row);
    }
  }
  const better = fewest ? -1 : 1;
  return [...rows.values()].sort((a, b) => b.wins - a.wins || (b.average - a.average) * better);
}
export interface Feat {
  n: number;
  name: string;
  bot: boolean;
  board: string;
}
/** What is told of many races; the server counts its own in the same form. */
export interface Records {
  races: number;
  best: Feat | null;
  fastest: Feat | null;
  names: Row[];
}
export const NO_RECORDS: Records = { races: 0, best: null, fastest: null, names: [] };

/**
 * The best result, the shortest race that somebody won, and what each name has done in one game. Where the fewest
 * points win, all races have as many turns.
 */
export function records(remembered: readonly Remembered[], game?: string, fewest = false): Records {
  const races = remembered.filter((race) => race.game === game);
  const all = races.flatMap(({ board, turns, crews }) =>
    crews.filter(({ points }) => points > 0).map((crew) => ({ ...crew, board, turns })),
  );
  const feat = (one: (typeof all)[number] | undefined, of: 'points' | 'turns'): Feat | null =>
    one ? { n: one[of], name: one.name, bot: one.bot, board: one.board } : null;
  const top = all.toSorted((a, b) => (b.points - a.points) * (fewest ? -1 : 1))[0];
  const quick = all.filter(({ place }) => place === 1).toSorted((a, b) => a.turns - b.turns)[0];
  return {
    races: races.length,
    best: feat(top, 'points'),
    fastest: fewest ? null : feat(quick, 'turns'),
    names: tally(races, fewest),
  };
}
