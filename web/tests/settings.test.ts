// Settings: what is kept, what sounds, what the title says.

import { describe, expect, it } from 'vitest';
import { titleWith } from '../src/settings/badge';
import { soundOf } from '../src/games/race/kinds';
import { OPTIONS, options, readOption, type Option } from '../src/state/options.svelte';
import { kept } from '../src/state/prefs.svelte';

describe('options', () => {
  it('hold their first word until something else is chosen', () => {
    for (const name of Object.keys(OPTIONS) as Option[]) expect(readOption(name, null)).toBe(OPTIONS[name][0]);
  });
  it('forget words they do not know', () => {
    expect(readOption('side', 'right')).toBe('right');
    expect(readOption('side', 'third')).toBe('left');
    expect(readOption('text', '')).toBe('normal');
  });
  it('are kept, and the style sheet hears of them', () => {
    options.set('text', 'large');
    expect(kept('text')).toBe('large');
    expect(document.documentElement.dataset['text']).toBe('large');
    expect(options.scale).toBeGreaterThan(1);
    options.set('text', 'normal');
    expect(options.scale).toBe(1);
  });
  it('make no sound and no notice unless somebody wished it', () => {
    expect(OPTIONS.sound[0]).toBe('off');
    expect(OPTIONS.notices[0]).toBe('off');
  });
});

describe('what is heard and read', () => {
  it('several events make one sound, the last that has one', () => {
    expect(soundOf(['picked', 'drove', 'ranked'])).toBe('drive');
    expect(soundOf(['turn_began', 'ranked'])).toBeNull();
  });
  it('the title tells the turn', () => {
    expect(titleWith('Your turn', 'The Great Race')).toBe('● Your turn · The Great Race');
    expect(titleWith(null, 'The Great Race')).toBe('The Great Race');
  });
});
