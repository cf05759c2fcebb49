// The first race: what the coach says, in order, when it is said, and what shows that it was understood. The race
// itself is a real one; the coach only looks at what is asked and what happened.

import type { RaceAsk, RaceEventKind } from '../../../net/types';
import type { OfferKind } from '../kinds';

/** What the coach looks at. */
export interface Situation {
  /** The key of the question; empty while nothing is asked. */
  asked: RaceAsk | '';
  /** Kinds of what may be done now. */
  may: ReadonlySet<OfferKind>;
  turn: number;
  /** What is left in the learner's tank. */
  petrol: number;
  /** Kinds of what the learner did since this lesson began. */
  did: readonly RaceEventKind[];
}
export interface Lesson {
  id: string;
  /** Something to read, with a button; or something to do. */
  kind: 'read' | 'do';
  /** What is pointed at. */
  target: string;
  /** The moment has come. */
  shows: (now: Situation) => boolean;
  /** It was done. */
  done?: (now: Situation) => boolean;
  /** It cannot be done any more in this turn: the coach goes on. */
  missed?: (now: Situation) => boolean;
}

const sequence = ({ asked }: Situation): boolean => asked.startsWith('ask_sequence');
const did =
  (...kinds: RaceEventKind[]) =>
  (now: Situation): boolean =>
    kinds.some((kind) => now.did.includes(kind));
/** Something is asked again that belongs to no action: the action is over. */
const free = (now: Situation): boolean => sequence(now) || now.asked === 'ask_bivouac' || now.asked === 'ask_planning';
const cannot =
  (kind: OfferKind) =>
  (now: Situation): boolean =>
    sequence(now) && !now.may.has(kind);

/**
 * Everybody's first race has the same luck. With this word the learner goes first, may take a Jerrycan or Spare Parts,
 * and his pathfinder finds two easy tiles: the coach speaks of them, and a test looks whether they still come.
 */
export const LESSON_LUCK = 'lantern';

export const LESSONS: Lesson[] = [
  { id: 'welcome', kind: 'read', target: '.progress', shows: ({ asked }) => asked !== '' },
  { id: 'dials', kind: 'read', target: '.dash', shows: ({ asked }) => asked !== '' },
  {
    id: 'bivouac',
    kind: 'do',
    target: '.market-panel',
    shows: ({ asked }) => asked === 'ask_bivouac',
    done: did('picked'),
    missed: ({ asked }) => asked === 'ask_planning',
  },
  {
    id: 'planning',
    kind: 'do',
    target: '.planning .fold',
    shows: ({ asked }) => asked === 'ask_planning',
    done: did('planned_own', 'plan_revealed'),
  },
  { id: 'sequence', kind: 'read', target: '.below .prompt', shows: sequence },
  {
    id: 'explore',
    kind: 'do',
    target: '.prompt [data-act="explore"]',
    shows: sequence,
    done: ({ asked }) => asked.startsWith('ask_explore'),
    missed: cannot('explore'),
  },
  { id: 'laying', kind: 'do', target: '.mapbox', shows: ({ asked }) => asked.startsWith('ask_explore'), done: free },
  {
    id: 'drive',
    kind: 'do',
    target: '.prompt [data-act="drive"]',
    shows: sequence,
    done: (now) => now.asked === 'ask_drive' || did('drove', 'rode')(now),
    missed: cannot('drive'),
  },
  { id: 'steps', kind: 'do', target: '.mapbox', shows: ({ asked }) => asked === 'ask_drive', done: free },
  { id: 'paid', kind: 'read', target: '.dash', shows: ({ asked }) => asked !== '' },
  {
    id: 'fund',
    kind: 'do',
    target: '.prompt [data-act="fund"]',
    shows: sequence,
    done: did('earned'),
    missed: cannot('fund'),
  },
  { id: 'petrol', kind: 'read', target: '.below .prompt', shows: sequence },
  {
    id: 'pass',
    kind: 'do',
    target: '.below .prompt',
    shows: sequence,
    done: (now) => did('passed')(now) || now.asked === 'ask_bivouac',
    missed: ({ turn, asked }) => turn > 1 && asked !== '',
  },
  { id: 'maintenance', kind: 'read', target: '.rivals', shows: ({ asked, turn }) => asked !== '' && turn > 1 },
  // Who has not found a city after a turn has learned enough on the way.
  {
    id: 'city',
    kind: 'do',
    target: '.progress',
    shows: ({ asked }) => asked !== '',
    done: did('entered_city', 'rode'),
    missed: ({ turn, asked }) => turn > 2 && asked !== '',
  },
  { id: 'end', kind: 'read', target: '.tools', shows: ({ asked }) => asked !== '' },
];

/** Questions that come by chance: each is explained once, when it is asked for the first time. */
export const ASIDES: Record<RaceAsk, string | null> = {
  ask_bivouac: null,
  ask_planning: null,
  ask_sequence_petrol: null,
  ask_sequence_cards: null,
  ask_explore_take: null,
  ask_explore_place: null,
  ask_drive: null,
  ask_other: null,
  ask_damage: 'damage',
  ask_enter_tile: 'enter',
  ask_hand_limit: 'hand_limit',
  ask_counter: 'counter',
  ask_repair: 'repair',
  ask_keep_cards: 'keep',
  ask_choose: 'choose',
  ask_customs: 'customs',
};
/** Said before anything else is done with a tank that takes nobody far. */
export const EMPTY = 'empty';

/** What is to be said by the way now, if anything. */
export function asideOf(now: Situation, told: readonly string[]): string | null {
  const found =
    now.may.has('buy_petrol') && now.petrol <= 1 && !told.includes(EMPTY) ? EMPTY : now.asked && ASIDES[now.asked];
  return found && !told.includes(found) ? found : null;
}

/** Where the coach stands after this: over everything that was done or can no longer be done. */
export function advance(at: number, now: Situation): number {
  let next = at;
  let situation = now;
  for (;;) {
    const lesson = LESSONS[next];
    if (!lesson || lesson.kind === 'read' || !(lesson.done?.(situation) || lesson.missed?.(situation))) return next;
    next++;
    // What was done for one lesson is not counted for the next.
    situation = { ...situation, did: [] };
  }
}

/** What is kept of a lesson: its table, and how far the coach has come. */
export interface Progress {
  table: string;
  at: number;
  told: string[];
}
export function readProgress(stored: string | null): Progress | null {
  try {
    const { table, at, told } = JSON.parse(stored ?? '') as Partial<Progress>;
    return typeof table === 'string' && /^[0-9a-f]{20}$/.test(table) && typeof at === 'number'
      ? { table, at: Math.max(0, Math.min(LESSONS.length, at)), told: Array.isArray(told) ? told : [] }
      : null;
  } catch {
    return null;
  }
}
