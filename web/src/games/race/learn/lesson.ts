// The first race: what the coach says, when its moment is, and what shows that it was understood. The race itself is a
// real one, in whatever order the learner plays it: the coach looks at what is asked and at what was done and not taken
// back, and says the first thing in the list whose moment has come and which has not been learned yet. The second race,
// with leaders, is a course of the same kind (leading.ts).

import type { RaceAsk, RaceEntry, RaceEventKind, RaceWish } from '../../../net/types';
import type { OfferKind } from '../kinds';
import type { PowerState } from '../leaders/states';

/** What the learner has done in this race. */
export type Deed =
  'picked' | 'planned' | 'laid' | 'drove' | 'paid' | 'city' | 'funded' | 'passed' | 'led' | 'delivered';

/** What the coach looks at. */
export interface Situation {
  /** The key of the question; empty while nothing is asked. */
  asked: RaceAsk | '';
  /** Kinds of what may be done now and would come to something. */
  may: ReadonlySet<OfferKind>;
  turn: number;
  /** What is left in the learner's tank. */
  petrol: number;
  /** How the power of the learner's leader stands; nothing in a race without. */
  power?: PowerState | undefined;
}
/** What is remembered of a lesson. */
export interface Learned {
  done: readonly Deed[];
  /** Lessons and asides that were read, or done. */
  told: readonly string[];
}
export interface Lesson {
  id: string;
  /** Something to read, with a button; or something to do. */
  kind: 'read' | 'do';
  /** What is pointed at. */
  target: string;
  /** The moment has come. */
  when: (now: Situation, learned: Learned) => boolean;
  /** It was done, or its time is over. */
  done?: (now: Situation, learned: Learned) => boolean;
  /** Said only to those who need it; not counted. */
  extra?: true;
}
/** A race that is taught. The last of its lessons is `end`, or ends with it. */
export interface Course {
  lessons: readonly Lesson[];
  /** Questions that come by chance: each is explained once, when it is asked for the first time. */
  asides: Readonly<Record<RaceAsk, string | null>>;
  /** The word that everybody's luck comes from. */
  luck: string;
  /** What is agreed on at its table. */
  options: RaceWish;
  /** How many beginners race against the learner. */
  rivals: number;
}

const sequence = ({ asked }: Situation): boolean => asked.startsWith('ask_sequence');
const exploring = ({ asked }: Situation): boolean => asked.startsWith('ask_explore');
/** The map can be seen: something is asked, and no screen lies over it. */
const open = ({ asked }: Situation): boolean => asked !== '' && asked !== 'ask_planning';
export const did =
  (...deeds: Deed[]) =>
  (_: Situation, { done }: Learned): boolean =>
    deeds.some((deed) => done.includes(deed));
const WORK: OfferKind[] = ['explore', 'draw_card', 'drive', 'repair', 'fund'];

/**
 * Everybody's first race has the same luck. With this word the learner goes first, may take a Jerrycan or Spare Parts,
 * and his pathfinder finds two easy tiles: the coach speaks of them, and a test looks whether they still come.
 */
export const LESSON_LUCK = 'lantern';
/** Whoever has not found a city by then has learned enough on the way. */
const LAST_TURN = 3;

export const LESSONS: Lesson[] = [
  { id: 'welcome', kind: 'read', target: '.progress', when: ({ asked }) => asked !== '' },
  { id: 'dials', kind: 'read', target: '.dash', when: open },
  {
    id: 'bivouac',
    kind: 'do',
    target: '.market-panel',
    when: ({ asked, turn }) => asked === 'ask_bivouac' && turn === 1,
    done: did('picked'),
  },
  {
    id: 'planning',
    kind: 'do',
    target: '.planning .fold',
    when: ({ asked, turn }) => asked === 'ask_planning' && turn === 1,
    done: did('planned'),
  },
  { id: 'sequence', kind: 'read', target: '.below .prompt', when: sequence },
  {
    id: 'signs',
    kind: 'read',
    target: '.mapbox',
    // Where tiles are laid or driven on, and before the second turn for whoever has done neither.
    when: (now, learned) =>
      exploring(now) ||
      now.asked === 'ask_drive' ||
      (open(now) && (now.turn > 1 || did('laid', 'drove')(now, learned))),
  },
  {
    id: 'explore',
    kind: 'do',
    target: '.prompt [data-act="explore"]',
    when: (now) => sequence(now) && now.may.has('explore'),
    done: (now, learned) => exploring(now) || did('laid')(now, learned),
  },
  {
    id: 'laying',
    kind: 'do',
    target: '.mapbox',
    when: exploring,
    done: (now, learned) => !exploring(now) && did('laid')(now, learned),
  },
  {
    id: 'drive',
    kind: 'do',
    target: '.prompt [data-act="drive"]',
    when: (now) => sequence(now) && now.may.has('drive'),
    done: (now, learned) => now.asked === 'ask_drive' || did('drove')(now, learned),
  },
  {
    id: 'steps',
    kind: 'do',
    target: '.mapbox',
    when: ({ asked }) => asked === 'ask_drive',
    done: (now, learned) => now.asked !== 'ask_drive' && did('drove')(now, learned),
  },
  {
    id: 'paid',
    kind: 'read',
    target: '.dash',
    when: (now, learned) => open(now) && now.asked !== 'ask_drive' && did('paid')(now, learned),
  },
  {
    id: 'risk',
    kind: 'read',
    target: '.mapbox',
    // Whoever drives or lays a tile is left to it.
    when: (now, learned) =>
      open(now) && now.asked !== 'ask_drive' && !exploring(now) && (now.turn > 1 || did('laid', 'drove')(now, learned)),
  },
  {
    id: 'fund',
    kind: 'do',
    target: '.prompt [data-act="fund"]',
    when: (now) => sequence(now) && now.may.has('fund'),
    done: did('funded'),
  },
  {
    id: 'petrol',
    kind: 'read',
    target: '.below .prompt',
    when: (now, learned) => sequence(now) && (now.turn > 1 || did('funded')(now, learned)),
  },
  {
    id: 'pass',
    kind: 'do',
    target: '.below .prompt',
    when: (now) => sequence(now) && now.turn === 1 && !WORK.some((kind) => now.may.has(kind)),
    done: (now, learned) => now.turn > 1 || did('passed')(now, learned),
  },
  { id: 'maintenance', kind: 'read', target: '.rivals', when: (now) => open(now) && now.turn > 1 },
  {
    id: 'roads',
    kind: 'read',
    target: '.planning .fold',
    when: (now, learned) => now.asked === 'ask_planning' && now.turn > 1 && !did('drove')(now, learned),
    extra: true,
  },
  {
    id: 'city',
    kind: 'do',
    target: '.progress',
    when: (now) => open(now) && now.turn > 1,
    done: (now, learned) => now.turn > LAST_TURN || did('city')(now, learned),
  },
  {
    id: 'end',
    kind: 'read',
    target: '.tools',
    when: (now, { told }) => open(now) && ['signs', 'risk', 'maintenance', 'city'].every((id) => told.includes(id)),
  },
];

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
  ask_leader: null,
  ask_crew: null,
  ask_second_look: null,
  ask_heist: null,
  ask_workshop: null,
  ask_garage: null,
  ask_depot: null,
  ask_visa: null,
  ask_bribe: null,
  ask_reception: null,
  ask_camp: null,
  ask_peril: null,
};
/** Said before anything else is done with a tank that takes nobody far. */
export const EMPTY = 'empty';

export const FIRST: Course = {
  lessons: LESSONS,
  asides: ASIDES,
  luck: LESSON_LUCK,
  options: { board: 'africa', direction: 'forward' },
  rivals: 1,
};
export const counted = ({ lessons }: Course): Lesson[] => lessons.filter(({ extra }) => !extra);

/** What is to be said by the way now, if anything. */
export function asideOf(now: Situation, told: readonly string[], { asides } = FIRST): string | null {
  const found =
    now.may.has('buy_petrol') && now.petrol <= 1 && !told.includes(EMPTY) ? EMPTY : now.asked && asides[now.asked];
  return found && !told.includes(found) ? found : null;
}
/** What the coach says now; nothing where it waits. */
export function lessonOf(now: Situation, learned: Learned, { lessons } = FIRST): Lesson | null {
  return lessons.find(({ id, when }) => !learned.told.includes(id) && when(now, learned)) ?? null;
}
/** Has everything been said? */
export const isOver = ({ told }: Learned, { lessons } = FIRST): boolean => told.includes(lessons.at(-1)!.id);

// ---- following what is done --------------------------------------------------------------------

const DEEDS: Partial<Record<RaceEventKind, Deed>> = {
  picked: 'picked',
  planned_own: 'planned',
  plan_revealed: 'planned',
  drove: 'drove',
  rode: 'drove',
  entered_city: 'city',
  passed: 'passed',
  leader_joined: 'led',
  parcel_delivered: 'delivered',
};
/** What the learner did, when this had been asked. */
function deedsOf(entry: RaceEntry, me: number | null, asked: string): Deed[] {
  if (entry.what !== 'event' || entry.event.seat !== me) return [];
  const { kind, numbers, skill } = entry.event;
  const deed = DEEDS[kind];
  const found: Deed[] = deed ? [deed] : [];
  // Whoever drives into the unknown finds a tile as well; that is not what a pathfinder does.
  if (kind === 'tile_laid' && asked.startsWith('ask_explore')) found.push('laid');
  if (kind === 'used' && skill === 'funding') found.push('funded');
  // Nothing is told of the needle before it has moved. The start of a race enters no city.
  if (kind === 'drove' && (numbers?.['petrol'] ?? 0) > 0) found.push('paid');
  return found;
}

/** A question with what was learned when it was asked: what is taken back leads here again. */
interface Mark {
  sign: string;
  learned: Learned;
}
const MARKS = 60;

/** Goes with the learner: what he does, and what he takes back. */
export class Follower {
  learned: Learned;
  #marks: Mark[] = [];
  /** What was asked last. */
  #asked = '';

  constructor(
    learned: Learned,
    readonly course = FIRST,
  ) {
    this.learned = learned;
  }
  /** A new view: what happened, what is asked, and a sign that is the same whenever the position is the same. */
  see(fresh: readonly RaceEntry[], me: number | null, now: Situation, sign: string): Learned {
    if (fresh.some(({ what }) => what === 'undone')) this.#goBack(sign);
    else {
      const deeds = fresh.flatMap((entry) => deedsOf(entry, me, this.#asked));
      const more = deeds.filter((deed) => !this.learned.done.includes(deed));
      if (more.length > 0) this.learned = { ...this.learned, done: [...new Set([...this.learned.done, ...more])] };
    }
    this.#tick(now);
    const known = this.#marks.at(-1)?.sign === sign ? this.#marks.slice(0, -1) : this.#marks;
    if (now.asked !== '') this.#asked = now.asked;
    if (now.asked !== '') this.#marks = [...known, { sign, learned: this.learned }].slice(-MARKS);
    return this.learned;
  }
  /** The learner has read it. */
  read(id: string): Learned {
    if (!this.learned.told.includes(id)) this.learned = { ...this.learned, told: [...this.learned.told, id] };
    return this.learned;
  }
  /** What was taken back was not done; what was read stays read. */
  #goBack(sign: string): void {
    const at = this.#marks.findLastIndex((mark) => mark.sign === sign);
    const mark = this.#marks[at];
    if (!mark) return;
    this.#marks = this.#marks.slice(0, at);
    const read = this.learned.told.filter((id) => this.course.lessons.find((one) => one.id === id)?.kind !== 'do');
    this.learned = { done: mark.learned.done, told: [...new Set([...mark.learned.told, ...read])] };
  }
  /** Everything that was done, or can no longer be done, is learned. */
  #tick(now: Situation): void {
    for (const { id, done } of this.course.lessons) if (done?.(now, this.learned)) this.read(id);
  }
}

// ---- keeping it ----------------------------------------------------------------------------------

/** What is kept of a lesson: its table, and what was learned there. */
export interface Progress extends Learned {
  table: string;
}
export function readProgress(stored: string | null): Progress | null {
  try {
    const { table, done, told } = JSON.parse(stored ?? '') as Partial<Progress>;
    return typeof table === 'string' && /^[0-9a-f]{20}$/.test(table) && Array.isArray(done) && Array.isArray(told)
      ? { table, done, told }
      : null;
  } catch {
    return null;
  }
}
