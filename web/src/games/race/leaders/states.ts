// Where each leader stands in the draft, and how a power stands in the race.

import type { IconName } from '../../../art/symbols';
import type { RaceBoard, RaceLeader, RaceView } from '../../../net/types';
import type { OfferKind } from '../kinds';
import type { Group, Offer, Offers } from '../table/offers';

// ---- the draft ---------------------------------------------------------------------------------

/** Free, one's own, somebody else's, or not to be had: a mercenary for whom no crew would be left over. */
export type Standing = 'free' | 'yours' | 'taken' | 'closed';

export interface Candidate {
  leader: RaceLeader;
  /** The own crew, by slug; none for a mercenary. */
  crew: string | null;
  standing: Standing;
  /** Whoever has the leader, or the hired crew. */
  seat: number | null;
  /** What takes it now. */
  offer: Offer | null;
}

const ASKED: ReadonlySet<string> = new Set<OfferKind>(['leader_pick', 'leader_hire']);

export function candidates(
  board: Pick<RaceBoard, 'modules'>,
  view: Pick<RaceView, 'parts'>,
  offers: Pick<Offers, 'all'>,
  me: number | null,
): Candidate[] {
  const led = view.parts?.leaders ?? [];
  const open = offers.all.filter(({ kind }) => ASKED.has(kind));
  return (board.modules?.leaders ?? []).map(({ leader, crew }) => {
    const at = led.findIndex((one) => one.leader === leader || one.crew === leader);
    const seat = at < 0 ? null : at + 1;
    const offer = open.find(({ target }) => target.leader === leader) ?? null;
    const standing = seat !== null ? (seat === me ? 'yours' : 'taken') : open.length > 0 && !offer ? 'closed' : 'free';
    return { leader, crew: crew ?? null, standing, seat, offer };
  });
}

/** How far the gauges of a crew go by its vehicle sheet, under its own leader or hired without him. */
export function sheetOf(
  board: Pick<RaceBoard, 'modules'>,
  leader: RaceLeader,
  hired: boolean,
): { vehicle: string; petrol: number; engine: number; chassis: number } | null {
  const sheet = board.modules?.sheets?.find((one) => one.leader === leader);
  if (!sheet) return null;
  const more = hired ? 0 : (board.modules?.leaders?.find((one) => one.leader === leader)?.levels ?? 0);
  const { vehicle, petrol, engine, chassis } = sheet;
  return { vehicle, petrol: petrol + more, engine: engine + more, chassis: chassis + more };
}

/** A crew in the order of the draft. */
export interface Chooser {
  seat: number;
  leader: RaceLeader | null;
  now: boolean;
}
export const choosers = (view: Pick<RaceView, 'order' | 'waiting' | 'parts'>): Chooser[] =>
  view.order.map((seat) => ({
    seat,
    leader: view.parts?.leaders?.[seat - 1]?.leader ?? null,
    now: view.waiting.includes(seat),
  }));
/** How many choose before a seat. */
export const before = (order: readonly Chooser[], seat: number): number =>
  order
    .slice(
      0,
      order.findIndex((one) => one.seat === seat),
    )
    .filter(({ leader }) => leader === null).length;

// ---- powers ------------------------------------------------------------------------------------

/** How often a power works, as the draft tells it. */
export type Rhythm = 'once' | 'danger' | 'draw' | 'odd' | 'bivouac' | 'always';
export const RHYTHMS: Record<Rhythm, IconName> = {
  once: 'star',
  danger: 'bolt',
  draw: 'bag',
  odd: 'clock',
  bivouac: 'tent',
  always: 'check',
};

interface Power {
  rhythm: Rhythm;
  /** What uses it, by kind; nothing where it works by itself. */
  kinds: readonly OfferKind[];
  /** What is asked about where it cannot be used now: in notation, for a rival. */
  act?: (rival: number) => string;
}

export const POWERS: Record<RaceLeader, Power> = {
  delatour: { rhythm: 'once', kinds: ['delatour_explore'], act: () => 'delatour explore' },
  van_hotten: { rhythm: 'always', kinds: [] },
  martinetti: { rhythm: 'once', kinds: ['martinetti_repair'], act: () => 'martinetti repair' },
  walledgrave: { rhythm: 'once', kinds: [] },
  cook: { rhythm: 'danger', kinds: ['cook_guard', 'cook_clear'], act: () => 'cook guard' },
  obroutchev: { rhythm: 'always', kinds: [] },
  von_dorfpeld: { rhythm: 'always', kinds: [] },
  li_jiaxiang: { rhythm: 'odd', kinds: [] },
  redburn: { rhythm: 'once', kinds: ['redburn_rob'], act: (rival) => `redburn rob ${rival}` },
  chapman: { rhythm: 'draw', kinds: ['chapman_redraw'], act: () => 'chapman redraw' },
  chevy: { rhythm: 'once', kinds: ['chevy_collect'], act: () => 'chevy collect' },
  deforet: { rhythm: 'bivouac', kinds: [] },
};

/** Ready: it can be used now. Used in this turn. Waits for its moment. On: it works by itself. */
export type PowerState = 'ready' | 'used' | 'waits' | 'on';

export function powerState(
  leader: RaceLeader,
  { spent }: { spent: boolean },
  { turn }: Pick<RaceView, 'turn'>,
  uses: readonly Group[],
): PowerState {
  if (uses.length > 0) return 'ready';
  if (spent) return 'used';
  const { rhythm, kinds } = POWERS[leader];
  const rests = rhythm === 'odd' && turn % 2 === 0;
  return kinds.length > 0 || rests ? 'waits' : 'on';
}
/** The buttons that use a power. */
export const usesOf = (leader: RaceLeader, { groups }: Pick<Offers, 'groups'>): Group[] =>
  groups.filter(({ kind }) => POWERS[leader].kinds.includes(kind));
