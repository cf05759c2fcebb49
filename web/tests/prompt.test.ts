// The prompt says what is asked, offers exactly the choices, and takes them by press and by number.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RaceQuestion, RaceShown } from '../src/net/types';
import type { RaceWire } from '../src/games/race';
import type { Shows } from '../src/state/shows';
import Hand from '../src/games/race/table/Hand.svelte';
import { Play } from '../src/games/race/table/play.svelte';
import Prompt from '../src/games/race/table/Prompt.svelte';
import { board, choice, event, shown } from './sample';

const taken: string[][] = [];
let mounted: ReturnType<typeof mount> | undefined;
afterEach(() => {
  clear();
  taken.length = 0;
});
function clear(): void {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
}

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
    expect(buttons()[1]!.textContent).toContain('petrol 2 →\u00a03');
    buttons()[0]!.click();
    expect(taken).toEqual([['done']]);
  });
  it('asks before a drive is ended that has not begun, and leads back; one that has begun ends at once', () => {
    const undo = { possible: true, why_not: null, further: false };
    const drive: Partial<RaceShown> = {
      question: { room: 'drive', key: 'ask_drive', target: {}, numbers: [['moves', 5]] },
      choices: [choice('done', 'done')],
      undo,
    };
    const back = vi.fn(async () => true);
    const play = show(drive, { undo: back });
    play.untouched = true;
    flushSync();
    expect(buttons().map((button) => button.textContent?.trim())).toEqual(['1 Stop here', 'Back']);
    key('1');
    expect(taken).toEqual([]);
    expect(document.body.textContent).toContain('No space was driven yet');
    key('Escape');
    buttons()[1]!.click();
    expect(back).toHaveBeenCalledOnce();
    key('1');
    key('1');
    expect(taken).toEqual([['done']]);
    clear();
    show(drive);
    key('1');
    expect(taken).toEqual([['done'], ['done']]);
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
  it('lets a card for any time stand apart: it answers nothing, and has one key everywhere', () => {
    const play = show({
      question: { room: 'explore', key: 'ask_explore_take', target: {}, numbers: [] },
      choices: [
        choice('take savanna_p1', 'take', { target: { tile: 'savanna_p1' } }),
        choice('play jerrycan', 'play', { target: { card: 'jerrycan' } }),
      ],
    });
    const can = document.querySelector('[data-act="play jerrycan"]')!;
    expect([can.classList.contains('pri'), can.classList.contains('aside')]).toEqual([false, true]);
    expect(play.keyOf('jerrycan')).toBe('J');
    key('j');
    expect(taken).toEqual([['play jerrycan']]);
  });
  it('says who is waited for', () => {
    const view = shown().view;
    show({ question: null, choices: [], view: { ...view, waiting: [2] } });
    expect(document.body.textContent).toContain('Amina to decide');
  });
  it('numbers the open list alone: a card bears its number only while that is what the number means', () => {
    const play = show({
      question: { room: 'sequence', key: 'ask_sequence_petrol', target: {}, numbers: [] },
      choices: [
        ...[1, 2].map((n) => choice(`buy petrol ${n}`, 'buy_petrol', { target: { amount: n } })),
        choice('play jerrycan', 'play', { target: { card: 'jerrycan' } }),
      ],
    });
    expect(play.keyOf('jerrycan')).toBe('J');
    key('1');
    expect(play.keyOf('jerrycan')).toBe('');
  });
  it('a turn has the same key for the same thing, whatever is bought or used up; a letter plays a card', () => {
    const question: RaceQuestion = { room: 'sequence', key: 'ask_sequence_petrol', target: {}, numbers: [] };
    const work = [choice('drive', 'drive'), choice('fund', 'fund'), choice('pass', 'pass')];
    const card = choice('play jerrycan', 'play', { target: { card: 'jerrycan' } });
    const labels = (): (string | undefined)[] => buttons().map((one) => one.querySelector('kbd')?.textContent);
    show({ question, choices: [choice('buy petrol 1', 'buy_petrol', { target: { amount: 1 } }), card, ...work] });
    expect(labels()).toEqual(['1', '5', '7', '8']);
    clear();
    show({ question, choices: [...work, card] });
    expect(labels()).toEqual(['5', '7', '8']);
    key('1');
    key('j');
    key('7');
    expect(taken).toEqual([['play jerrycan'], ['fund']]);
  });
  it('asks again whoever passes while something can be done, and nobody else', () => {
    const question: RaceQuestion = { room: 'sequence', key: 'ask_sequence_petrol', target: {}, numbers: [] };
    show({ question, choices: [choice('fund', 'fund'), choice('pass', 'pass')] });
    key('8');
    expect(taken).toEqual([]);
    expect(document.body.textContent).toContain('until the next turn?');
    key('1');
    expect(taken).toEqual([['pass']]);
    clear();
    show({ question, choices: [choice('repair', 'repair', { idle: 'gauges_full' }), choice('pass', 'pass')] });
    key('8');
    expect(taken).toEqual([['pass'], ['pass']]);
  });
  it('lights the cards that do something, and none that comes to nothing', () => {
    const question: RaceQuestion = { room: 'sequence', key: 'ask_sequence_cards', target: {}, numbers: [] };
    const { view } = shown();
    const hand = ['repairman', 'jerrycan'].map((slug) => ({ slug, count: 1 }));
    const play = show({
      view: { ...view, hand },
      question,
      choices: [
        choice('play repairman', 'play', { target: { card: 'repairman' }, idle: 'gauges_full' }),
        choice('play jerrycan', 'play', { target: { card: 'jerrycan' } }),
      ],
    });
    const target = document.createElement('div');
    const held = mount(Hand, { target, props: { play, seat: 1 } });
    flushSync();
    expect(target.querySelectorAll('button.card')).toHaveLength(2);
    const lit = [...target.querySelectorAll('button.playable')];
    expect(lit.map((card) => card.getAttribute('aria-label'))).toEqual([expect.stringMatching(/^Jerrycan/)]);
    void unmount(held);
  });
  it('says what petrol costs, what a card brings, that a guard is spent, and what the gauges are for', () => {
    const { view } = shown();
    const players = [{ ...view.players[0]!, assistants: [0, 0, 1, 0] as const }, ...view.players.slice(1)];
    const buy = (n: number) =>
      choice(`buy petrol ${n}`, 'buy_petrol', {
        target: { amount: n },
        changes: [{ name: 'money', before: 70, after: 70 - 20 * n }],
      });
    show({
      question: { room: 'sequence', key: 'ask_sequence_petrol', target: {}, numbers: [] },
      choices: [buy(1), buy(2)],
    });
    expect(document.body.textContent).toContain('20\u00a0F a level');
    clear();
    const discard = choice('discard jerrycan', 'discard', {
      target: { card: 'jerrycan' },
      changes: [{ name: 'cards', before: 3, after: 2 }],
    });
    show({
      question: { room: 'hand_limit', key: 'ask_hand_limit', target: {}, numbers: [] },
      choices: [discard],
    });
    expect(document.body.textContent).toContain('+1 petrol');
    expect(document.body.textContent).not.toContain('3 →\u00a02');
    clear();
    show({
      question: { room: 'enter_tile', key: 'ask_enter_tile', target: { space: 1 }, numbers: [] },
      choices: [choice('guard', 'guard'), choice('go', 'go')],
      view: { ...view, players: players as typeof view.players },
    });
    expect(document.body.textContent).toContain('spends your only guard');
    clear();
    show({
      question: { room: 'damage', key: 'ask_damage', target: { seat: 1 }, numbers: [['amount', 1]] },
      choices: [choice('split 1 0', 'split', { target: { numbers: [1, 0] } })],
    });
    expect(document.body.textContent).toContain('how many cards you may hold');
  });
  it('tells which card came from the market by itself where a hand is too full for it', () => {
    const { view } = shown();
    const picks = [
      event('market_shown', { card: 'guide' }),
      ...['guide', 'saboteur'].map((card) => event('picked', { seat: 1, card })),
    ];
    const question: RaceQuestion = { room: 'hand_limit', key: 'ask_hand_limit', target: {}, numbers: [] };
    show(
      { view: { ...view, phase: 'bivouac' }, question, choices: [choice('discard jerrycan', 'discard')] },
      { entries: picks },
    );
    expect(document.body.textContent).toContain('Left over on the market, and yours too: Saboteur');
  });
  it('warns whoever draws with a full hand', () => {
    const { view } = shown();
    const player = { ...view.players[0]!, cards: 3, chassis: [4, 5] as [number, number] };
    const drawn = choice('draw', 'draw_card', { luck: 'card' });
    const at = (cards: number): Partial<RaceShown> => ({
      question: { room: 'sequence', key: 'ask_sequence_petrol', target: {}, numbers: [] },
      view: { ...view, players: [{ ...player, cards }, ...view.players.slice(1)] },
      choices: [drawn],
    });
    show(at(3));
    expect(document.body.textContent).not.toContain('your hand is full');
    clear();
    show(at(4));
    expect(document.body.textContent).toContain('your hand is full');
  });
  it('says that what is shown again is a replay, and of which turn', () => {
    show({ question: null, choices: [] }, { behind: true, replaying: true, asking: false });
    expect(document.body.textContent).toContain(`Replay: turn ${shown().view.turn}`);
  });
  it('tells that a city ended the drive, until one acts or is asked again', () => {
    const city = event('entered_city', { seat: 1, space: 0 });
    show({ question: null, choices: [] }, { entries: [city] } as Partial<Shows<RaceWire>>);
    expect(document.body.textContent).toContain('a city ends every drive');
    clear();
    for (const kind of ['sequence_began', 'used'] as const) {
      const next = event(kind, { seat: 1 });
      show({ question: null, choices: [] }, { entries: [city, next] } as Partial<Shows<RaceWire>>);
      expect(document.body.textContent, kind).not.toContain('a city ends every drive');
      clear();
    }
    const repair = { room: 'repair', key: 'ask_repair', target: {}, numbers: [] } as RaceQuestion;
    show({ question: repair, choices: [] }, { entries: [city] } as Partial<Shows<RaceWire>>);
    expect(document.body.textContent).not.toContain('a city ends every drive');
  });
});

describe('the discs of the track', () => {
  it('go with the vehicle, and lie on top where they come to', () => {
    const { view } = shown();
    const spaces = board.spaces.map((space) => space.level);
    const there = spaces.findIndex((level) => level !== spaces[view.players[0]!.at]);
    const players = view.players.map((player, i) => (i === 0 ? { ...player, at: there } : player));
    const play = show({ view: { ...view, players } });
    expect(play.tokens.at(-1)).toMatchObject({ seat: 1, level: spaces[there] });
  });
});
