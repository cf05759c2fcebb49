// Why not, with the remedy as a button; the counter window; what happened to one's own crew; chat.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RaceEntry, RaceShown, RaceWhyNot } from '../src/net/types';
import type { RaceWire } from '../src/games/race';
import type { Shows } from '../src/state/shows';
import { Talk } from '../src/state/talk.svelte';
import Moment from '../src/games/race/table/Moment.svelte';
import { Play } from '../src/games/race/table/play.svelte';
import WhyTip from '../src/games/race/table/WhyTip.svelte';
import { board, choice, event, shown } from './sample';

const taken: string[][] = [];
let mounted: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  taken.length = 0;
  document.body.innerHTML = '';
});
function playOf(view: Partial<RaceShown>, fresh: RaceEntry[] = []): Play {
  return new Play({
    board,
    shown: shown(view),
    ready: true,
    asking: true,
    behind: false,
    me: 1,
    fresh,
    entries: fresh,
    problem: null,
    act: vi.fn(async (acts: string[]) => (taken.push(acts), true)),
  } as unknown as Shows<RaceWire>);
}
function put(component: Component<never>, props: Record<string, unknown>): void {
  mounted = mount(component as unknown as Component<Record<string, unknown>>, { target: document.body, props });
  flushSync();
}
const button = (text: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text))!;

describe('why not', () => {
  const why: RaceWhyNot = {
    reason: 'petrol',
    need: 3,
    have: 2,
    rule: 'R44',
    remedies: [
      { key: 'remedy_play_card', card: 'jerrycan' },
      { key: 'remedy_repair', card: null },
    ],
  };
  it('says reason and rule, offers the open remedy as a button with its effect, and tells the other', async () => {
    const play = playOf({
      question: { room: 'drive', key: 'ask_drive', target: {}, numbers: [['moves', 2]] },
      choices: [
        choice('play jerrycan', 'play', {
          target: { card: 'jerrycan' },
          changes: [{ name: 'petrol', before: 2, after: 3 }],
        }),
      ],
    });
    play.asked = { title: 'B1', why, space: 1 };
    put(WhyTip, { play, space: 1, spot: { x: 100, y: 100, r: 20 }, free: [], phone: false });
    expect(document.body.textContent).toContain('3 petrol');
    // The rule is a sentence; its number stands behind it.
    await vi.waitFor(() => expect(document.querySelector('.rule')?.textContent).toMatch(/one demand.+R44$/s));
    expect(document.body.textContent).toContain('Repair first.');
    const help = document.querySelector<HTMLButtonElement>('[data-remedy]')!;
    expect(help.textContent).toContain('petrol 2 →\u00a03');
    help.click();
    expect(taken).toEqual([['play jerrycan']]);
  });
  it('several ways open the list', () => {
    const play = playOf({
      choices: [1, 2].map((n) => choice(`buy petrol ${n}`, 'buy_petrol', { target: { amount: n } })),
    });
    play.asked = { title: 'B1', why: { ...why, remedies: [{ key: 'remedy_buy_petrol', card: null }] }, space: 1 };
    put(WhyTip, { play, space: 1, spot: null, free: [], phone: true });
    document.querySelector<HTMLButtonElement>('[data-remedy]')!.click();
    expect(taken).toEqual([]);
    expect(play.list.map((offer) => offer.acts)).toEqual([['buy petrol 1'], ['buy petrol 2']]);
  });
});

describe('moments', () => {
  it('an attack names the rival and the card, and offers every answer', () => {
    const play = playOf({
      question: { room: 'counter', key: 'ask_counter', target: { seat: 2, card: 'saboteur' }, numbers: [] },
      choices: [choice('guard', 'guard'), choice('let', 'let')],
    });
    put(Moment, { play, covered: false });
    expect(document.body.textContent).toContain('Amina plays Saboteur against you!');
    button('Use a guard').click();
    expect(taken).toEqual([['guard']]);
    expect(button('Let it happen')).toBeTruthy();
  });
  it('a breakdown of one’s own is told until it is waved away; that of a rival is not', () => {
    put(Moment, { play: playOf({}, [event('broke_down', { seat: 1 })]), covered: false });
    expect(document.querySelector('[data-moment=broke_down]')).toBeTruthy();
    button('Go on').click();
    flushSync();
    expect(document.querySelector('[data-moment]')).toBeNull();
    void unmount(mounted!);
    put(Moment, { play: playOf({}, [event('broke_down', { seat: 2 })]), covered: false });
    expect(document.querySelector('[data-moment]')).toBeNull();
  });
});

describe('talk', () => {
  it('hears every line once, and does not count those of muted seats', () => {
    const talk = new Talk('t', 'token');
    const line = { seq: 1, seat: 2, body: 'hello', at: 0 };
    talk.hear(line);
    talk.hear(line);
    expect([talk.lines.length, talk.unread]).toEqual([1, 1]);
    talk.read();
    talk.muted = new Set([2]);
    talk.hear({ ...line, seq: 2 });
    expect([talk.lines.length, talk.unread]).toEqual([2, 0]);
  });
});
