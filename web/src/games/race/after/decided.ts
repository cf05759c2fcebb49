// What decided a race: at most three moments, in the order in which they happened, each with the step to look at it.

import type { FinalPlace, RaceBoard, RaceEntry } from '../../../net/types';
import { drafts, eventsOf } from '../told/drafts';
import { pointsOf, type Sentence } from './story';

export interface Decisive extends Sentence {
  /** Whom it is about. */
  seat: number;
  turn: number;
  /** The step in which it happened. */
  at: number;
}

interface Told {
  key: string;
  seat: number;
  turn: number;
  at: number;
  space?: number | undefined;
  card?: string | undefined;
  n?: number;
}

/** Every sequence: where it led, and what stopped somebody in it. */
function walk(entries: readonly RaceEntry[], board: RaceBoard) {
  const level = (space: number | undefined): number => board.spaces[space ?? -1]?.level ?? 0;
  const reached = new Map<number, number>();
  const [leads, leaps, blows, homes]: [Told[], Told[], Told[], Told[]] = [[], [], [], []];
  let [leader, best] = [0, level(board.start)];
  const places = new Map<number, number>();
  for (const draft of drafts(entries)) {
    if (draft.kind !== 'sequence' || draft.seat === undefined) continue;
    const { seat, turn } = draft;
    const before = reached.get(seat) ?? level(board.start);
    let at = draft.entries[0]!.version;
    for (const { what, version, ...entry } of draft.entries) {
      if (what !== 'event' || !('event' in entry)) continue;
      const { kind, seat: who, victim, space, card, numbers } = entry.event;
      const told = { turn, at: version };
      if ((kind === 'drove' || kind === 'entered_city') && who !== undefined) {
        at = version;
        places.set(who, space ?? 0);
        reached.set(who, level(space));
        if (level(space) > best && who !== leader) leads.push({ key: 'lead', seat: who, ...told, space });
        if (level(space) > best) [leader, best] = [who, level(space)];
      } else if (kind === 'broke_down' && who !== undefined)
        blows.push({ key: 'broke_down', seat: who, ...told, space: places.get(who) ?? board.start });
      else if (kind === 'turned_back' && who !== undefined)
        blows.push({ key: 'turned_back', seat: who, ...told, space });
      else if (kind === 'played_against' && victim !== undefined)
        blows.push({ key: 'hit', seat: victim, ...told, card });
      else if (kind.startsWith('countered_') && blows.at(-1)?.key === 'hit') blows.pop();
      else if (kind === 'finished' && who !== undefined)
        homes.push({ key: 'home', seat: who, ...told, n: numbers?.['place'] ?? 1, space: board.finish });
    }
    const gained = (reached.get(seat) ?? before) - before;
    if (gained > 1) leaps.push({ key: 'leap', seat, turn, at, space: places.get(seat), n: gained });
  }
  return { leads, leaps, blows, homes };
}

/** A breakdown costs most, a blow from outside more than a way that was no way. */
const WEIGHT: Record<string, number> = { broke_down: 3, hit: 2, turned_back: 1 };

/** A leap over so many levels decides more than a rival's card. */
const FAR = 6;

export function decisive(
  entries: readonly RaceEntry[],
  results: readonly FinalPlace[],
  board: RaceBoard,
  words: { who: (seat: number) => string; space: (space?: number) => string; card: (card?: string) => string },
): Decisive[] {
  const ranked = [...results].sort((a, b) => a.place - b.place);
  const [winner] = ranked;
  if (!winner || eventsOf(entries).length === 0) return [];
  const { leads, leaps, blows, homes } = walk(entries, board);
  const best = <T>(list: readonly T[], worth: (one: T) => number): T | undefined =>
    list.reduce<T | undefined>((top, one) => (top === undefined || worth(one) >= worth(top) ? one : top), undefined);
  // The rival who came nearest, or whoever was stopped worst.
  const rank = (seat: number): number => ranked.findIndex((one) => one.seat === seat);
  const first = homes[0];
  // What happens behind the winner's back decides nothing any more.
  const blow = best(
    blows.filter(({ seat, at }) => seat !== winner.seat && at < (first?.at ?? Infinity)),
    (one) => (WEIGHT[one.key] ?? 0) * 10 - rank(one.seat),
  );
  const lead = leads.at(-1)?.seat === winner.seat ? leads.at(-1) : undefined;
  // Who takes the lead by arriving is told of as the first, and of the lead only where there is nothing else to tell.
  const arrives = lead?.at === first?.at;
  const leap = best(
    leaps.filter(({ seat, at }) => seat === winner.seat && at !== lead?.at),
    ({ n }) => n ?? 0,
  );
  const end: Told | undefined = first && {
    ...first,
    key: first.seat === winner.seat ? 'home' : 'upset',
    n: pointsOf(winner),
  };
  // A way that was no way, or a card, decides less than a leap over so many levels.
  const far = (leap?.n ?? 0) >= (blow?.key === 'turned_back' ? 3 : FAR) && blow?.key !== 'broke_down';
  const rest = far ? [leap, blow] : [blow, leap];
  const found = [end, ...(arrives ? [...rest, lead] : [lead, ...rest])].filter((one) => one !== undefined).slice(0, 3);
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ key, seat, turn, at, space, card, n }) => ({
      key: `decided_${key}`,
      seat,
      turn,
      at,
      values: {
        who: words.who(seat),
        winner: words.who(winner.seat),
        space: words.space(space),
        card: words.card(card),
        n: n ?? 0,
      },
    }));
}
