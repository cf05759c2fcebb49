// The screens of the page, each loaded when it is wanted.

import { FIRST, GAMES } from './games';
import { once } from './parts/once';
import { worded } from './state/prefs.svelte';
import type { Route } from './state/route.svelte';

export const SCREENS = {
  lobby: once(() => worded(import('./lobby/Lobby.svelte'))),
  table: once(() => import('./table/TableScreen.svelte')),
  rules: GAMES[FIRST].Book,
  replay: once(() => worded(import('./replay/ReplayScreen.svelte'))),
  /** The same place without a race. */
  replays: once(() => worded(import('./replay/ReplayHome.svelte'))),
  example: GAMES[FIRST].Example,
  lesson: GAMES[FIRST].Lesson,
  paper: once(() => worded(import('./after/PaperOf.svelte'))),
  records: once(() => worded(import('./after/RecordsScreen.svelte'))),
  settings: once(() => worded(import('./settings/SettingsScreen.svelte'))),
} satisfies Record<Route['at'] | 'replays', () => Promise<unknown>>;
