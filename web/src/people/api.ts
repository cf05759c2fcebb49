// What the page asks of the server about players, and the one that this browser is.

import { ask, post, Refused } from '../net/api';
import { forget, keep, kept } from '../state/kept';

export interface PlayerShown {
  id: string;
  name: string;
  listed: boolean;
  created_at: number;
}
export interface Career {
  game: string;
  tables: number;
  races: number;
  wins: number;
  left: number;
  rated: number;
  best: number | null;
  average: number | null;
}
export interface PlayersTable {
  table: string;
  title: string;
  status: string;
  seat: number;
  since: number;
  game: string;
  board?: string;
  place: number | null;
  points: number | null;
  left: boolean;
  rated: boolean;
}
export interface Me {
  player: PlayerShown;
  games: Career[];
  tables: PlayersTable[];
  /** This server sends notices by mail or by push. */
  notices: boolean;
}
interface Opened {
  player: PlayerShown;
  token: string;
  recovery: string;
}

/** The player that this browser is, by its token. */
export const myToken = (): string | null => kept('me');
export const isMe = (token: string): void => keep('me', token);
const remembered = (opened: Opened): Opened => {
  isMe(opened.token);
  return opened;
};
/** Whoever has campaigns here takes them along. */
function campaignToken(): string | null {
  try {
    const [first] = JSON.parse(kept('players') ?? '[]') as unknown[];
    return typeof first === 'string' ? first : null;
  } catch {
    return null;
  }
}
/** As the player of this browser. One who is gone is forgotten here too. */
export async function asMe<T>(call: (token: string) => Promise<T>): Promise<T> {
  const token = myToken();
  if (!token) throw new Refused('no_token', '', null);
  try {
    return await call(token);
  } catch (error) {
    if (error instanceof Refused && error.code === 'no_player') forget('me');
    throw error;
  }
}

export const people = {
  begin: async (name: string, listed: boolean): Promise<Opened> => {
    const begun = (token: string | null): Promise<Opened> => post<Opened>('/players', token, { name, listed });
    const known = campaignToken();
    return remembered(
      await begun(known).catch((error: unknown) => {
        if (known && error instanceof Refused && ['no_player', 'seat_taken'].includes(error.code)) return begun(null);
        throw error;
      }),
    );
  },
  recover: async (code: string): Promise<Opened> => remembered(await post<Opened>('/players/recover', null, { code })),
  me: () => asMe((token) => ask<Me>('/players/me', token)),
  change: (change: { name?: string; listed?: boolean }) => asMe((token) => post<Me>('/players/me', token, change)),
  file: () => asMe((token) => ask<unknown>('/players/me/file', token)),
  gone: async (): Promise<void> => {
    await asMe((token) => ask<unknown>('/players/me', token, { method: 'DELETE' }));
    forget('me');
  },
  /** The seat is this player's. */
  sit: (table: string, seat: string) =>
    asMe((player) => post<{ rated: boolean }>(`/tables/${table}/player`, seat, { player })),
};
