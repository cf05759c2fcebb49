// Quiet hours as they are written and stored, and where the links of mails lead.

import { describe, expect, it } from 'vitest';
import { minutes, time } from '../src/people/notices';
import { readRoute } from '../src/state/route.svelte';

describe('notices', () => {
  it('a time of day is minutes after midnight', () => {
    for (const [text, count] of [
      ['00:00', 0],
      ['07:30', 450],
      ['23:59', 1439],
    ] as const) {
      expect(minutes(text)).toBe(count);
      expect(time(count)).toBe(text);
    }
  });
  it('the links of mails lead to one screen, and their words are read behind the #', () => {
    expect(readRoute('/mail', '', '#stop=abc')).toEqual({ at: 'mail', confirm: null, stop: 'abc' });
    expect(readRoute('/mail', '?stop=abc', '#confirm=xyz')).toEqual({ at: 'mail', confirm: 'xyz', stop: null });
  });
});
