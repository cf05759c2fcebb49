import { beforeEach } from 'vitest';
import en from '../src/words/en';
import { prefs } from '../src/state/prefs.svelte';
import { Words } from '../src/words';

beforeEach(() => {
  localStorage.clear();
  prefs.words = new Words('en', en);
  prefs.pace = 'normal';
});
