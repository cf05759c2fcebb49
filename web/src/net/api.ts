// Everything the page asks of the server. Tokens travel in headers only.

import type { AnyWhyNot, Command, GameOptions, Hint, Offer, Review, SeatShare, TableInfo, TableSpec } from './types';
import { storing } from './storing.svelte';

export type PlaceWish =
  { kind: 'open' } | { kind: 'me'; name: string; nonce?: string } | { kind: 'bot'; level: string };

export interface NewTable {
  title?: string;
  private?: boolean;
  spec: GameOptions & Partial<Omit<TableSpec, keyof GameOptions>>;
  seats: PlaceWish[];
}

export interface SeatGranted {
  seat: number;
  token: string;
  recovery: string;
  link: string;
}

export interface TableOpened {
  table: string;
  link: string;
  commitment: string;
  seats: SeatGranted[];
}

export type Place = { kind: 'open' } | { kind: 'person'; name: string } | { kind: 'bot'; level: string };

/** What all may know of a table. */
export interface Info {
  table: string;
  title: string;
  status: string;
  spec?: TableSpec;
  places?: Place[];
  host?: number;
  /** What each seat adds to the luck, before the start. */
  shares?: SeatShare[];
  /** The seats are frozen, and nonces are opened: seats that are waited for, and until when. */
  opening?: { until: number; missing: number[] };
  playing?: TableInfo;
  /** For whoever may know. */
  summary?: Summary;
  commitment: string;
  rematch?: string;
  /** The seat of whoever asks. */
  you?: number;
}

/** A line of chat. */
export interface ChatLine {
  seq: number;
  /** 0 for somebody who watches. */
  seat: number;
  /** What somebody who watches is called. */
  name?: string;
  body: string;
  at: number;
}

/** How a table stands, in short. */
export interface Summary {
  game?: string;
  board?: string;
  /** A play-mode card, and the modules that are settled. */
  mode?: string;
  modules?: string[];
  turn?: number;
  /** Who is asked; nobody while answers are under seal. */
  awaited?: number[];
  /** How many seconds later spectators see it; nothing where the table lets none in. */
  delay?: number;
  /** Once the race has begun. */
  commitment?: string;
  seats?: { holder: string; name: string }[];
}

/** A line of the lobby. */
export interface Listed {
  table: string;
  title: string;
  status: string;
  created_at: number;
  summary: Summary;
}

/** Why a request was not done. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly why: AnyWhyNot | null,
    /** Of a table that cannot be had, which choice stands against it. */
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}

/** What a proxy says for servers that it cannot reach. */
const GATEWAY: readonly number[] = [502, 503, 504];

export async function ask<T>(path: string, token: string | null, init: RequestInit = {}): Promise<T> {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Refused('offline', 'the server does not answer', null);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const error = (body as { error?: { code: string; message: string; why?: AnyWhyNot; reason?: string } } | null)?.error;
  if (error?.code === 'storage' && error.reason) storing.stopped(error.reason);
  throw new Refused(
    error?.code ?? (GATEWAY.includes(answer.status) ? 'offline' : 'internal'),
    error?.message ?? answer.statusText,
    error?.why ?? null,
    error?.reason ?? null,
  );
}

export function post<T>(
  path: string,
  token: string | null,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<T> {
  return ask(path, token, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Random hexadecimal digits. */
export function digits(n: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(n / 2));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const api = {
  offers: () => ask<Offer[]>('/offers', null),
  tables: async () => (await ask<{ tables: Listed[] }>('/tables', null)).tables,
  open: (wish: NewTable) => post<TableOpened>('/tables', null, wish),
  info: (table: string, token: string | null = null) => ask<Info>(`/tables/${table}`, token),
  join: (table: string, name: string, seat: number | null) =>
    post<SeatGranted>(`/tables/${table}/join`, null, { name, seat }),
  place: (table: string, token: string, seat: number, bot: string | null) =>
    post<Info>(`/tables/${table}/place`, token, { seat, bot }),
  /** Changes something that is agreed on before the start, for a seat or for all. */
  choose: (table: string, token: string, option: string, value: string | number | string[] | null, seat?: number) =>
    post<Info>(`/tables/${table}/choose`, token, { option, value, ...(seat ? { seat } : {}) }),
  leave: (table: string, token: string) => post<Info>(`/tables/${table}/leave`, token),
  start: (table: string, token: string) => post<Info>(`/tables/${table}/start`, token),
  board: <B>(table: string, token: string | null) => ask<B>(`/tables/${table}/board`, token),
  view: <S>(table: string, token: string | null, since = 0) => ask<S>(`/tables/${table}/view?since=${since}`, token),
  /** A command may be sent again with the same key: it is done once. */
  command: (table: string, token: string, version: number, command: Command, key: string) =>
    post<{ version: number }>(`/tables/${table}/command`, token, { version, command }, { 'idempotency-key': key }),
  why: (table: string, token: string, act: string) =>
    post<{ why: AnyWhyNot | null }>(`/tables/${table}/why`, token, { act }),
  /** What the program would do. Everybody at the table is told that it was asked. */
  hint: (table: string, token: string, version: number) => post<Hint>(`/tables/${table}/hint`, token, { version }),
  /** A finished race reviewed, as far as that has come; the first who asks begins it. */
  review: (table: string) => ask<Review>(`/tables/${table}/review`, null),
  rematch: (table: string, token: string) => post<TableOpened>(`/tables/${table}/rematch`, token),
  follow: (table: string, token: string) =>
    post<{ table: string; seat: SeatGranted }>(`/tables/${table}/follow`, token),
  chat: (table: string, token: string | null, after: number) =>
    ask<ChatLine[]>(`/tables/${table}/chat?after=${after}`, token),
  /** Whoever watches brings a name. */
  say: (table: string, token: string | null, body: string, name: string | null = null) =>
    post<ChatLine>(`/tables/${table}/chat`, token, name === null ? { body } : { body, name }),
  rename: (table: string, token: string, name: string) =>
    post<{ name: string }>(`/tables/${table}/name`, token, { name }),
  mute: (table: string, token: string, seat: number, muted: boolean) =>
    post<{ muted: number[] }>(`/tables/${table}/mute`, token, { seat, muted }),
  nudge: (table: string, token: string) => post<unknown>(`/tables/${table}/nudge`, token),
  branch: (table: string, token: string, name: string) => post<TableOpened>(`/tables/${table}/branch`, token, { name }),
  forget: (table: string, token: string) => ask<unknown>(`/tables/${table}/me`, token, { method: 'DELETE' }),
  recover: (table: string, code: string) => post<SeatGranted>(`/tables/${table}/recover`, null, { code }),
};
