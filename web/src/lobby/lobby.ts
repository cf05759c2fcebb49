// From what stands on the lobby to a table that is asked for.

import { api, type PlaceWish, type TableOpened } from '../net/api';
import { placeOf as boardOf } from '../net/offers';
import type { GameOptions, Settings } from '../net/types';
import { keys } from '../state/keys';
import { keep, kept } from '../state/prefs.svelte';

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
  /** Time for one decision of a person; 0 for no limit. */
  seconds: number;
  /** A word that luck comes from; empty for fresh luck. */
  luck: string;
  seats: SeatWish[];
}

/** What a table without a clock is agreed on. */
const SETTINGS: Settings = {
  clock: { kind: 'none' },
  window_ms: 5000,
  stand_in_after: null,
  spectators: true,
  spectator_delay: 0,
  spectators_talk: false,
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

/** Nobody else has to come: the race can begin at once. */
export function isComplete(wish: Wish): boolean {
  return wish.seats.every((seat) => seat.kind !== 'friend');
}

/** Opens the table, keeps its keys, and starts it where nobody is missing. */
export async function openTable(wish: Wish, fallback: (seat: number) => string, title = ''): Promise<TableOpened> {
  const opened = await api.open({
    title,
    private: !wish.open,
    spec: {
      ...wish.spec,
      ...(wish.luck ? { luck: wish.luck } : {}),
      ...(wish.seconds > 0 ? { settings: { ...SETTINGS, clock: { kind: 'per_move', seconds: wish.seconds } } } : {}),
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
