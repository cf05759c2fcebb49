// What is asked for at once, before the frame of the page is there: the words and the screen that the address names.

import type { Component } from 'svelte';
import type { SetUpProps } from './games/game';
import { once } from './parts/once';
import { kept } from './state/kept';
import { firstWords, loadShelves, preferredLanguage } from './words/files';

type Screen = { default: Component<{ table: string; watch: boolean }> };
interface First {
  Lobby: Component;
  SetUp: Component<SetUpProps>;
}
const first = once((): Promise<First> => import('./games/first'));
export const EARLY = {
  lobby: async (): Promise<{ default: Component }> => ({ default: (await first()).Lobby }),
  /** How a race is set up in the lobby. */
  SetUp: async (): Promise<{ default: Component<SetUpProps> }> => ({ default: (await first()).SetUp }),
  table: once((): Promise<Screen> => import('./table/TableScreen.svelte')),
};

/** After the first frame, and at once where nobody looks: a page in the background draws none. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });

/** What fails here is tried again, and told, where it is shown. */
const quietly = (part: Promise<unknown>): void => void part.catch(() => undefined);

export function hurry(path: string): void {
  const language = preferredLanguage(kept('language'), navigator.languages);
  quietly(firstWords(language));
  if (path === '/') {
    quietly(loadShelves(language, ['around']));
    quietly(EARLY.lobby());
  } else if (path.startsWith('/t/')) quietly(EARLY.table());
}
