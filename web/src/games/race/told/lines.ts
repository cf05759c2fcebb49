// A line for each rival since one's own last sequence: who, what, what it cost, what it means for oneself. Everything
// comes from events that this viewer was told.

import { beside } from '../../../art/hex';
import type { RaceBoard, RaceEntry, RaceEvent, RaceEventKind } from '../../../net/types';
import type { Teller } from '../table/tell';
import { m } from '../../../words/more';
import { deeds } from './deeds';
import { drafts, eventOf, eventsOf, standing, type Draft } from './drafts';

export interface Line {
  seat: number;
  /** What was done, without the name. */
  text: string;
  /** What it means for whoever reads it; nothing where it means nothing. */
  means: string;
  /** It is bad news. */
  bad: boolean;
  /** Where it happened last. */
  space: number | undefined;
}
/** What rivals did, and between which views. */
export interface Round {
  lines: Line[];
  /** Their turn, where another one has begun since. */
  turn: number | null;
  /** The first and the last view of it. */
  from: number;
  to: number;
}

interface Reader {
  board: RaceBoard;
  /** Whom it is told; nobody for whoever watches. */
  me: number | null;
  /** Where everybody stands now: taken where the events do not say where somebody stood. */
  places: readonly number[];
}

const moves = ({ kind }: RaceEvent): boolean => kind === 'drove' || kind === 'entered_city';
/**
 * Where every vehicle stood before these entries, as far as entries tell: the first of them are those of the race, or
 * whoever drove since stood who knows where. `unknown` is no space.
 */
const unknown = -1;
function placesBefore(entries: readonly RaceEntry[], until: number, { board, places }: Reader): number[] {
  const whole = eventsOf(entries).find(({ kind }) => kind === 'turn_began')?.numbers?.['turn'] === 1;
  const found = places.map((at) => (whole ? board.start : at));
  const drove = eventsOf(entries.slice(until)).filter(moves);
  if (!whole) for (const { seat } of drove) if (seat !== undefined) found[seat - 1] = unknown;
  for (const event of eventsOf(entries.slice(0, until)).filter(moves))
    if (event.seat !== undefined && event.space !== undefined) found[event.seat - 1] = event.space;
  return found;
}

interface Meaning {
  key: string;
  n?: number;
  bad?: boolean;
}
function meaning(draft: Draft, before: readonly number[], { board, me }: Reader, past: boolean): Meaning | null {
  const events = eventsOf(draft.entries);
  const has = (kind: string): boolean => events.some((event) => event.kind === kind && event.seat === draft.seat);
  if (me !== null && events.some(({ kind, victim }) => kind === 'robbed' && victim === me))
    return { key: 'means_robbed', bad: true };
  if (me !== null && events.some(({ kind, victim }) => kind === 'played_against' && victim === me))
    return events.some(({ kind }) => kind.startsWith('countered_'))
      ? { key: 'means_warded' }
      : { key: 'means_hit', bad: true };
  if (has('broke_down')) return { key: 'means_stuck' };
  const home = events.find(({ kind }) => kind === 'finished');
  if (home) return { key: 'means_home', n: home.numbers?.['place'] ?? 1, bad: me !== null };
  if (me !== null && me !== draft.seat && before[me - 1] !== unknown) {
    const level = (space: number): number => board.spaces[space]?.level ?? 0;
    const moved = events.findLast((event) => moves(event) && event.seat === draft.seat);
    const mine = level(before[me - 1]!);
    if (moved?.space !== undefined) {
      const [from, to] = [level(before[draft.seat! - 1]!), level(moved.space)];
      if (from < mine && to > mine) return { key: 'means_passes', bad: true };
      if (to === mine) return { key: 'means_level' };
      return to > mine ? { key: 'means_ahead', n: to - mine } : { key: 'means_behind', n: mine - to };
    }
    const site = board.spaces[before[me - 1]!];
    const around = new Set(site ? beside(site).map(String) : []);
    const near = new Set(
      events.flatMap(({ kind, space, other }) =>
        kind === 'tile_laid' || kind === 'tile_removed' || kind === 'tiles_swapped' ? [space, other] : [],
      ),
    );
    const n = [...near].filter((space) => {
      const one = board.spaces[space ?? -1];
      return one && around.has(String([one.col, one.row]));
    }).length;
    if (n > 0) return { key: 'means_beside', n };
  }
  return has('passed') && !past ? { key: 'means_out' } : null;
}

/**
 * The sequences of the others since one's own last one; while one's own runs, those before it. Whoever watches reads
 * the last one of every crew.
 */
function sequencesOf(all: Draft[], me: number | null, seats: number): Draft[] {
  const rounds = all.filter(({ kind, seat }) => kind === 'sequence' && seat !== undefined);
  if (me === null) return rounds.slice(-seats);
  const running = rounds.at(-1)?.seat === me;
  const last = rounds.findLastIndex(({ seat }, i) => seat === me && !(running && i === rounds.length - 1));
  return rounds.slice(last + 1).filter(({ seat }) => seat !== me);
}

/** What is told word for word while no sequence runs. */
const CAPTIONS: ReadonlySet<string | undefined> = new Set<RaceEventKind>([
  'picked',
  'plan_revealed',
  'leader_joined',
  'crew_hired',
  'gauge_changed',
  'season_began',
  'weather_rolled',
]);

/** What is told of what happens now: whoever acts, as far as it goes. Nothing where it is not worth a word. */
export function captionOf(entries: readonly RaceEntry[], fresh: readonly RaceEntry[], teller: Teller): string {
  // René's reasons are told word for word.
  const steps = fresh.filter((entry) => eventOf(entry)?.kind.startsWith('rene_'));
  if (steps.length > 0) return steps.map((entry) => teller.entry(entry)).join(' ');
  const draft = drafts(standing(entries, teller.seats)).at(-1);
  if (draft?.kind === 'sequence') {
    const told = deeds(draft.entries, draft.seat, teller);
    return told.length > 0 ? `${teller.who(draft.seat)} ${told.join('; ')}.` : '';
  }
  const last = fresh.findLast((entry) => CAPTIONS.has(eventOf(entry)?.kind));
  return last ? teller.entry(last) : '';
}

/** What became of one's own attack, until one does something else. */
export function struckBy(me: number | null, entries: readonly RaceEntry[], teller: Teller): string {
  const told: string[] = [];
  for (const entry of entries.toReversed()) {
    const event = eventOf(entry);
    if (!event || me === null) return '';
    if (event.kind === 'played_against' && event.seat === me) return told.reverse().join(' ');
    if (event.seat === me && event.kind !== 'answered_own') return '';
    told.push(teller.entry(entry));
  }
  return '';
}

/** A rival who acted twice has both in one line. */
export function roundOf(told: readonly RaceEntry[], reader: Reader, teller: Teller): Round {
  const entries = standing(told, teller.seats);
  const all = drafts(entries);
  const since = sequencesOf(all, reader.me, reader.places.length);
  const now = all.at(-1)?.turn ?? 1;
  const turn = since.at(-1)?.turn ?? now;
  const past = turn < now;
  // What was done in the turn before is gone as soon as a rival has acted in the next one.
  const wanted = since.filter((one) => one.turn === turn);
  const seats = [...new Set(wanted.map(({ seat }) => seat))];
  const lines = seats.flatMap((seat): Line[] => {
    const own = wanted.filter((one) => one.seat === seat);
    const [first] = own as [Draft];
    const draft = { ...first, entries: own.flatMap((one) => one.entries) };
    const did = deeds(draft.entries, draft.seat, teller);
    if (did.length === 0) return [];
    const means = meaning(draft, placesBefore(entries, first.key, reader), reader, past);
    return [
      {
        seat: draft.seat!,
        text: did.join('; '),
        means: means ? m(means.key, { n: means.n ?? 0 }) : '',
        bad: means?.bad ?? false,
        space: eventsOf(draft.entries).findLast(({ space }) => space !== undefined)?.space,
      },
    ];
  });
  const happened = since.flatMap((draft) => draft.entries);
  return { lines, turn: past ? turn : null, from: happened[0]?.version ?? 0, to: happened.at(-1)?.version ?? 0 };
}
