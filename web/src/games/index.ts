// The games that have a table on this page. A game that the server plays and that is not listed here is not offered,
// and whoever opens a link to such a table is told so.

import type { Component } from 'svelte';
import { EARLY } from '../early';
import type { Info } from '../net/api';
import { once } from '../parts/once';
import { prefs, worded } from '../state/prefs.svelte';
import type { Game, GameParts, Wire } from './game';
import { patient } from '../parts/patient.svelte';

/** The server says which game a table plays; from there on the types of that game hold. */
const of = <W extends Wire>(game: Game<W>): Game => game as unknown as Game;

/** A part of the motorcar race, with its words. */
const motorworded = <T>(part: () => Promise<T>): Promise<T> =>
  Promise.all([worded(part), prefs.open('motorcar')]).then(([loaded]) => loaded);

/** A game with one lesson need not be told which. */
const anyLesson = ({ default: Lesson }: { default: Component<Record<string, never>> }): { default: AnyLesson } => ({
  default: Lesson as unknown as AnyLesson,
});
type AnyLesson = Awaited<ReturnType<GameParts['Lesson']>>['default'];

export const GAMES = {
  race: {
    game: once(async () => of((await patient(() => import('./race'))).race)),
    SetUp: once(() => worded(EARLY.SetUp)),
    Choices: once(() => worded(() => import('./race/Choices.svelte'))),
    Mix: once(() => worded(() => import('./race/mix/RoomMix.svelte'))),
    Played: once(() => patient(() => import('./race/mix/Played.svelte'))),
    time: once(() => patient(() => import('./race/duration'))),
    Lesson: once(() => worded(() => import('./race/learn/LessonScreen.svelte'))),
    Book: once(() => worded(() => import('./race/learn/RulesScreen.svelte'))),
    Example: once(() => worded(() => import('./race/learn/ExampleScreen.svelte'))),
    Invite: once(() => worded(() => import('./race/Invite.svelte'))),
    Paper: once(() => worded(() => import('./race/after/PaperScreen.svelte'))),
  },
  motorcar: {
    fewest: true,
    game: once(async () => of((await patient(() => import('./motorcar'))).motorcar)),
    SetUp: once(() => motorworded(() => import('./motorcar/SetUp.svelte'))),
    time: once(() => patient(() => import('./motorcar/duration'))),
    Lesson: once(() => motorworded(() => import('./motorcar/learn/LessonScreen.svelte')).then(anyLesson)),
    Book: once(() => motorworded(() => import('./motorcar/learn/BookScreen.svelte'))),
    Invite: once(() => motorworded(() => import('./motorcar/Invite.svelte'))),
    Paper: once(() => motorworded(() => import('./motorcar/after/PaperScreen.svelte'))),
  },
} satisfies Record<string, GameParts>;

export type GameName = keyof typeof GAMES;
/** Where nothing says which game is meant. */
export const FIRST = 'race' satisfies GameName;
export const GAME_NAMES = Object.keys(GAMES) as GameName[];
/** The game that an address names: `motorcar_help` is a chapter of that game's book. */
export const gameNamed = (words: string): GameName =>
  GAME_NAMES.find((game) => words === game || words.startsWith(`${game}_`)) ?? FIRST;

export const hasTable = (game: string): game is GameName => Object.hasOwn(GAMES, game);
/** The game of a table, begun or not. */
export const gameOf = (info: Pick<Info, 'playing' | 'spec'> | null): string | undefined =>
  info?.playing?.game ?? info?.spec?.game;
/** Is a table known to play a game that has no table here? */
export const isStrange = (info: Pick<Info, 'playing' | 'spec'>): boolean => {
  const game = gameOf(info);
  return game !== undefined && !hasTable(game);
};
/** The parts of a game that has a table. */
export const partsOf = (game: string | undefined): GameParts | null =>
  game !== undefined && hasTable(game) ? GAMES[game] : null;
