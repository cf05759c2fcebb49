// From what stands on the lobby to a table that is asked for.

import { api, type PlaceWish, type TableOpened } from '../net/api';
import { placeOf as boardOf } from '../net/offers';
import type { Clock, GameOptions, Hints, Settings } from '../net/types';
import { keys } from '../state/keys';
import { keep, kept } from '../state/prefs.svelte';

/** The clocks that the lobby offers: minutes at one table, or days that weekends may be left out of. */
export const CLOCKS = ['none', 'minutes_2', 'days_1', 'days_3', 'workdays_2', 'workdays_5'] as const;
export type ClockWish = (typeof CLOCKS)[number];

export type SeatKind = 'me' | 'guest' | 'friend' | 'bot';

export interface SeatWish {
  kind: SeatKind;
  name: string;
  level: string;
}

export interface Wish {
  /** Which game, and what belongs to it. */
  spec: GameOptions;
  /** Everybody in the lobby may come; otherwise whoever has the link. */
  open: boolean;
  /** Time for one decision of a person; no limit where nothing is said. */
  clock?: ClockWish;
  /** Who may ask for hints; against bots alone if not said. */
  hints?: Hints;
  /** A word that luck comes from; empty for fresh luck. */
  luck: string;
  seats: SeatWish[];
}

/** A weekend is where this browser is. */
export function clockOf(wish: ClockWish): Clock {
  const [kind, n] = wish.split('_') as [string, string | undefined];
  if (!n) return { kind: 'none' };
  if (kind === 'minutes') return { kind: 'per_move', seconds: Number(n) * 60 };
  const utc_offset = -new Date().getTimezoneOffset();
  return { kind: 'per_days', days: Number(n), weekends_free: kind === 'workdays', utc_offset };
}

/** What a table without a clock is agreed on. */
const SETTINGS: Settings = {
  clock: { kind: 'none' },
  window_ms: 5000,
  stand_in_after: null,
  spectators: true,
  spectator_delay: 0,
  spectators_talk: false,
  hints: 'alone',
};

/** `fallback` is what a crew without a name is called. */
export function placeOf(seat: SeatWish, fallback: string): PlaceWish {
  switch (seat.kind) {
    case 'me':
    case 'guest':
      return { kind: 'me', name: seat.name.trim() || fallback };
    case 'bot':
      return { kind: 'bot', level: seat.level };
    case 'friend':
      return { kind: 'open' };
  }
}

/** What is agreed on besides the usual. */
function settingsOf(clock: Clock, hints?: Hints): { settings?: Settings } {
  if (clock.kind === 'none' && !hints) return {};
  return { settings: { ...SETTINGS, clock, ...(hints ? { hints } : {}) } };
}

/** Nobody else has to come: the race can begin at once. */
export function isComplete(wish: Wish): boolean {
  return wish.seats.every((seat) => seat.kind !== 'friend');
}

/** Opens the table, keeps its keys, and starts it where nobody is missing. */
export async function openTable(wish: Wish, fallback: (seat: number) => string, title = ''): Promise<TableOpened> {
  const clock = clockOf(wish.clock ?? 'none');
  const opened = await api.open({
    title,
    private: !wish.open,
    spec: {
      ...wish.spec,
      ...(wish.luck ? { luck: wish.luck } : {}),
      ...settingsOf(clock, wish.hints),
    },
    seats: wish.seats.map((seat, i) => placeOf(seat, fallback(i + 1))),
  });
  keys.add(opened.table, boardOf(wish.spec), opened.seats);
  const host = opened.seats[0];
  if (isComplete(wish) && host) {
    if (wish.luck) await api.start(opened.table, host.token);
    else await (await import('../luck/pledge')).startTable(opened.table, host.token);
  }
  return opened;
}

export const rememberName = (name: string): void => keep('name', name);
export const rememberedName = (): string => kept('name') ?? '';
