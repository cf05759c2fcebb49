import { beforeEach } from 'vitest';
import en from '../src/words/en';
import moreEn from '../src/words/more-en';
import { more } from '../src/words/more.svelte';
import { prefs } from '../src/state/prefs.svelte';
import { Words } from '../src/words';

beforeEach(() => {
  localStorage.clear();
  prefs.words = new Words('en', en);
  more.words = new Words('en', moreEn);
  prefs.pace = 'normal';
});
