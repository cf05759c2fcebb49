// The screens of the page, each loaded when it is wanted.

import { EARLY } from './early';
import { FIRST, GAMES, gameNamed } from './games';
import type { GameParts } from './games/game';
import { once } from './parts/once';
import { worded } from './state/prefs.svelte';
import type { Route } from './state/route.svelte';
import { patient } from './parts/patient.svelte';

export const SCREENS = {
  lobby: once(() => worded(EARLY.lobby)),
  table: once(() => patient(EARLY.table)),
  rules: (section = ''): ReturnType<GameParts['Book']> => GAMES[gameNamed(section)].Book(),
  replay: once(() => worded(() => import('./replay/ReplayScreen.svelte'))),
  /** The same place without a race. */
  replays: once(() => worded(() => import('./replay/ReplayHome.svelte'))),
  example: GAMES[FIRST].Example,
  lesson: (game = ''): ReturnType<GameParts['Lesson']> => GAMES[gameNamed(game)].Lesson(),
  paper: once(() => worded(() => import('./after/PaperOf.svelte'))),
  campaigns: once(() => worded(() => import('./games/race/campaign/CampaignsScreen.svelte'))),
  campaign: once(() => worded(() => import('./games/race/campaign/PassportScreen.svelte'))),
  cardboard: once(() => worded(() => import('./games/race/cardboard/CardboardScreen.svelte'))),
  me: once(() => worded(() => import('./people/MeScreen.svelte'))),
  mail: once(() => worded(() => import('./people/MailScreen.svelte'))),
  leaderboard: once(() => worded(() => import('./people/LeaderboardScreen.svelte'))),
  clubs: once(() => worded(() => import('./people/ClubsScreen.svelte'))),
  club: once(() => worded(() => import('./people/ClubScreen.svelte'))),
  tournament: once(() => worded(() => import('./people/TournamentScreen.svelte'))),
  records: once(() => worded(() => import('./after/RecordsScreen.svelte'))),
  settings: once(() => worded(() => import('./settings/SettingsScreen.svelte'))),
} satisfies Record<Route['at'] | 'replays', () => Promise<unknown>>;
