// What the page asks of the server about clubs and tournaments.

import { ask, post, type SeatGranted } from '../net/api';
import type { GameOptions } from '../net/types';
import { keys } from '../state/keys';
import { asMe } from './api';

export interface Club {
  id: string;
  name: string;
  owner: string;
  link: string;
  members: { player: string; name: string }[];
  tournaments: { id: string; name: string; status: string; players: number }[];
}
export const SYSTEMS = ['swiss', 'round_robin'] as const;
export interface NewTournament {
  name: string;
  spec: GameOptions & { settings?: unknown };
  system: (typeof SYSTEMS)[number];
  size: number;
  rounds: number | null;
  days: number | null;
}
export interface Standing {
  place: number;
  player: string;
  name: string;
  points: number;
  wins: number;
  tables: number;
  rivals: number;
  left: boolean;
}
export interface Tournament {
  id: string;
  club: string;
  name: string;
  status: string;
  owner: string;
  game: string;
  board?: string;
  system: (typeof SYSTEMS)[number];
  size: number;
  rounds: number;
  days: number | null;
  standing: Standing[];
  opened: {
    opened_at: number;
    until: number | null;
    tables: { table: string; counted: boolean; seats: { player: string; name: string; place: number | null }[] }[];
  }[];
}
const asked = <T>(path: string, body: unknown = {}): Promise<T> => asMe((token) => post<T>(path, token, body));

export const clubs = {
  mine: async (): Promise<Club[]> => (await asMe((token) => ask<{ clubs: Club[] }>('/clubs', token))).clubs,
  open: (name: string) => asked<Club>('/clubs', { name }),
  show: (id: string) => ask<Club>(`/clubs/${id}`, null),
  join: (id: string) => asked<Club>(`/clubs/${id}/join`),
  leave: (id: string) => asked<unknown>(`/clubs/${id}/leave`),
  tournament: (id: string, wish: NewTournament) => asked<Tournament>(`/clubs/${id}/tournaments`, wish),
};
export const tournaments = {
  show: (id: string) => ask<Tournament>(`/tournaments/${id}`, null),
  join: (id: string) => asked<Tournament>(`/tournaments/${id}/join`),
  leave: (id: string) => asked<Tournament>(`/tournaments/${id}/leave`),
  start: (id: string) => asked<Tournament>(`/tournaments/${id}/start`),
  /** The own table of the round; the seat is this browser's from then on. */
  async seat(id: string, board: string): Promise<string> {
    const { table, seat } = await asked<{ table: string; seat: SeatGranted }>(`/tournaments/${id}/seat`);
    keys.add(table, board, [seat]);
    return table;
  },
};
