// What the server refuses is told in the words of the page: every code and every contradiction of choices, in three
// languages.

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { Refused } from '../src/net/api';
import { wentWrong } from '../src/parts/went';
import { prefs } from '../src/state/prefs.svelte';
import { LANGUAGES } from '../src/words';
import { TEXTS } from './texts';

/** Words that stand behind an arrow, and reasons that are named where they are made. */
const wordsIn = (path: string): string[] =>
  [...readFileSync(`../crates/${path}`, 'utf8').matchAll(/(?:=> |kind: |wrong\()"([a-z_]+)"/g)].map(
    ([, word]) => word!,
  );
/** What no button asks for, or what only the server can say: that keeps its own words. */
const OWN = new Set(
  (
    'against_the_rules bad_notation bad_sequence stale_view unknown_version already_answered no_undo invalid ' +
    'bad_table unreadable unknown_host no_idempotency_key idempotency_key_reused'
  ).split(' '),
);
const CODES = ['session/src/refusal.rs', 'server/src/error.rs'].flatMap(wordsIn);
const CHOICES = [
  'record/src/race_picks.rs',
  'session/src/games/race.rs',
  'session/src/games/motorcar.rs',
  'session/src/cardboard/options.rs',
].flatMap(wordsIn);

describe('a refusal', () => {
  afterEach(() => prefs.speak('en'));

  it('has words in three languages', () => {
    for (const known of ['seat_taken', 'not_host', 'already_begun', 'too_many_requests'])
      expect(CODES).toContain(known);
    for (const known of [
      'too_few_leaders',
      'crew_and_leaders',
      'mode_and_modules',
      'no_module',
      'bad_seats',
      'no_board',
    ])
      expect(CHOICES).toContain(known);
    expect([...OWN].filter((code) => !CODES.includes(code))).toEqual([]);
    for (const word of [...CODES.filter((code) => !OWN.has(code)), ...CHOICES])
      for (const language of LANGUAGES)
        expect(TEXTS[language].around, `${language} ${word}`).toMatch(new RegExp(`^refusal_${word} = \\S`, 'm'));
  });
  it('of which no one speaks any more is not kept', () => {
    const kept = [...TEXTS.en.around.matchAll(/^refusal_([a-z_]+) =/gm)].map(([, word]) => word!);
    expect(kept.filter((word) => word !== 'offline' && ![...CODES, ...CHOICES].includes(word))).toEqual([]);
  });
  it('is told by its reason, then by its code, then as the server says it', async () => {
    await prefs.open('around');
    await prefs.speak('nl');
    const told = (code: string, reason: string | null): string =>
      wentWrong(new Refused(code, 'in English', null, reason));
    expect(told('bad_table', 'bad_seats')).toBe(
      'Dat lukte niet: Twee tot vijf bemanningen kunnen racen, niet meer en niet minder.',
    );
    expect(told('seat_taken', null)).toBe('Dat lukte niet: Deze plaats is bezet.');
    expect(told('storage', 'full')).toContain('bewaren');
    expect(told('bad_table', null)).toBe('Dat lukte niet: in English');
    expect(wentWrong(new Error('of the browser'))).toContain('of the browser');
  });
});
