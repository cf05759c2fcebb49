import { beforeEach } from 'vitest';
import { prefs } from '../src/state/prefs.svelte';
import { loadWords, type LazyShelf } from '../src/words';

const SHELVES: readonly LazyShelf[] = ['around', 'more'];
const words = await loadWords('en', SHELVES);

beforeEach(() => {
  localStorage.clear();
  prefs.words = words;
  prefs.shelves = new Set(SHELVES);
  prefs.pace = 'normal';
});
