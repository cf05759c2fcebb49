// What is chosen in the lobby: it fits the board and the seats, whatever was chosen before.

import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { keepChoice, lastChoice } from '../src/games/race/choice';
import Choices from '../src/games/race/Choices.svelte';
import { Picks } from '../src/games/race/picks.svelte';
import { placeOf, valuesOf } from '../src/net/offers';
import type { GameOptions, Offer } from '../src/net/types';

const offer: Offer = {
  game: 'race',
  seats: [2, 5],
  bots: ['novice'],
  options: [
    { name: 'board', kind: 'word', otherwise: 'refused', values: [{ value: 'africa' }, { value: 'usa_west' }] },
    {
      name: 'middle',
      kind: 'word',
      otherwise: 'lot',
      values: [{ value: 'memphis', names: { en: 'Memphis' }, only_with: ['board', 'usa_west'] }],
    },
    { name: 'crews', kind: 'word_by_seat', otherwise: 'lot', values: [{ value: 'french' }, { value: 'belgian' }] },
  ],
};
const middles = (board: string) => valuesOf(offer, 'middle', { board });

describe('choices before a race', () => {
  it('are dropped where the board or the seats do not have them', () => {
    const picks = new Picks();
    picks.choose('middle', 'memphis');
    picks.choose('first', 3);
    picks.choose('crews', 'belgian', 2);
    expect(picks.fitting(middles('usa_west'), 3)).toEqual({
      middle: 'memphis',
      first: 3,
      crews: [null, 'belgian', null],
    });
    expect(picks.fitting(middles('africa'), 2)).toEqual({ crews: [null, 'belgian'] });
    picks.drop(2);
    expect(picks.fitting(middles('usa_west'), 2)).toEqual({ middle: 'memphis', first: 2 });
    picks.choose('middle', null);
    picks.choose('first', null);
    expect(picks.fitting(middles('usa_west'), 2)).toEqual({});
  });
  it('offer every seat the crews that nobody else has, and say what was chosen where one may not choose', () => {
    const spec: GameOptions = {
      game: 'race',
      options: { board: 'usa_west', direction: 'forward', crews: [null, 'belgian'] },
    };
    const onchoose = vi.fn();
    const props = { offer, spec, seats: ['Ann', 'Bob'], may: (seat: number | null) => seat === 1, onchoose };
    const mounted = mount(Choices, { target: document.body, props });
    flushSync();
    const crew = (name: string) => document.querySelector<HTMLSelectElement>(`[aria-label$='Crew of ${name}']`);
    const mine = crew('Ann')!;
    expect([...mine.options].map((option) => option.value)).toEqual(['', 'french']);
    expect(crew('Bob')).toBeNull();
    expect(document.body.textContent).toContain('Belgian crew');
    mine.value = 'french';
    mine.dispatchEvent(new Event('change', { bubbles: true }));
    expect(onchoose).toHaveBeenCalledWith('crews', 'french', 1);
    void unmount(mounted);
  });
  it('know where a table is played', () => {
    expect(placeOf({ game: 'race', options: { board: 'africa', direction: 'forward' } })).toBe('africa');
    expect(placeOf({ game: 'motorcar', options: { flick: 'luck' } })).toBe('');
  });
});

describe('what was chosen last', () => {
  it('is there again, and nothing else that may stand in its place', () => {
    const choice = { board: 'asia', direction: 'reverse' as const, others: [{ kind: 'bot' as const, level: 'racer' }] };
    keepChoice(choice);
    expect(lastChoice()).toEqual(choice);
    localStorage.setItem('great-race.choice', '{"board":"asia","others":[{"kind":"me"}]}');
    expect(lastChoice()).toEqual({ board: 'asia', direction: 'forward' });
    for (const broken of ['', '{', 'null', '{"board":7}']) {
      localStorage.setItem('great-race.choice', broken);
      expect(lastChoice()).toBeNull();
    }
  });
});
