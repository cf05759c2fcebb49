// The prompt says what is asked, offers exactly the choices, and takes them by press and by number.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RaceShown } from '../src/net/types';
import type { RaceWire } from '../src/games/race';
import type { Shows } from '../src/state/shows';
import { Play } from '../src/games/race/table/play.svelte';
import Prompt from '../src/games/race/table/Prompt.svelte';
import { board, choice, shown } from './sample';

const taken: string[][] = [];
let mounted: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  taken.length = 0;
  document.body.innerHTML = '';
});

function show(view: Partial<RaceShown>, more: Partial<Shows<RaceWire>> = {}): Play {
  const store = {
    board,
    shown: shown(view),
    ready: true,
    asking: true,
    behind: false,
    me: 1,
    fresh: [],
    entries: [],
    problem: null,
    act: vi.fn(async (acts: string[]) => (taken.push(acts), true)),
    ...more,
  } as unknown as Shows<RaceWire>;
  const play = new Play(store);
  mounted = mount(Prompt, { target: document.body, props: { play } });
  flushSync();
  return play;
}
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];
const key = (name: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
};

describe('the prompt', () => {
  it('asks, and offers each choice with what it changes', () => {
    show({
      question: { room: 'drive', key: 'ask_drive', target: {}, numbers: [['moves', 3]] },
      choices: [
        choice('done', 'done'),
        choice('play jerrycan', 'play', {
          target: { card: 'jerrycan' },
          changes: [{ name: 'petrol', before: 2, after: 3 }],
        }),
      ],
    });
    expect(document.body.textContent).toContain('Drive: 3 spaces left.');
    expect(buttons().map((button) => button.dataset['act'])).toEqual(['done', 'play jerrycan']);
    expect(buttons()[1]!.textContent).toContain('petrol 2 → 3');
    buttons()[0]!.click();
    expect(taken).toEqual([['done']]);
  });
  it('opens what stands behind one button, by number, and takes one of it', () => {
    show({ choices: [1, 2, 3].map((n) => choice(`buy petrol ${n}`, 'buy_petrol', { target: { amount: n } })) });
    expect(buttons()).toHaveLength(1);
    key('1');
    expect(
      buttons()
        .map((button) => button.dataset['act'])
        .filter(Boolean),
    ).toEqual(['buy petrol 1', 'buy petrol 2', 'buy petrol 3']);
    key('Escape');
    expect(buttons()).toHaveLength(1);
    key('1');
    key('2');
    expect(taken).toEqual([['buy petrol 2']]);
  });
  it('offers nothing while the page is behind, but to skip', () => {
    show({ choices: [choice('pass', 'pass')] }, { ready: false, asking: false, behind: true } as Partial<
      Shows<RaceWire>
    >);
    expect(buttons().map((button) => button.textContent?.trim())).toEqual(['Skip']);
    key('1');
    expect(taken).toEqual([]);
  });
  it('says who is waited for', () => {
    const view = shown().view;
    show({ question: null, choices: [], view: { ...view, waiting: [2] } });
    expect(document.body.textContent).toContain('Amina to decide');
  });
});
