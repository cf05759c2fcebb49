// Leaders: a portrait and words for each, the states of the draft and of the powers, and the card beside the dashboard.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crewPicture, CREWS } from '../src/art/crews';
import { leaderPortrait } from '../src/art/leaders';
import type { RaceWire } from '../src/games/race';
import Draft from '../src/games/race/leaders/Draft.svelte';
import LeaderCard from '../src/games/race/leaders/LeaderCard.svelte';
import { before, candidates, choosers, POWERS, powerState, sheetOf, usesOf } from '../src/games/race/leaders/states';
import { sortOffers } from '../src/games/race/table/offers';
import { Play } from '../src/games/race/table/play.svelte';
import Prompt from '../src/games/race/table/Prompt.svelte';
import type { RaceBoard, RaceChoice, RaceLeader, RaceLed, RaceShown, RaceView } from '../src/net/types';
import { prefs } from '../src/state/prefs.svelte';
import type { Shows } from '../src/state/shows';
import { LANGUAGES, loadWords } from '../src/words';
import { board as plainBoard, choice, shown, view } from './sample';
import { TEXTS } from './texts';

const ALL = Object.keys(POWERS) as RaceLeader[];
const board: RaceBoard = {
  ...plainBoard,
  modules: {
    names: ['leaders'],
    on: ['leaders'],
    leaders: [
      { leader: 'delatour', crew: 'french' },
      { leader: 'cook', crew: 'american' },
      { leader: 'chapman', crew: null },
      { leader: 'chevy', crew: 'swiss' },
    ],
  },
};
const led = (leader: RaceLeader | null, crew = leader, spent = false): RaceLed => ({ leader, crew, spent });
const asked = (kind: 'leader_pick' | 'leader_hire', ...leaders: RaceLeader[]): RaceChoice[] =>
  leaders.map((leader) =>
    choice(`${kind === 'leader_pick' ? 'leader' : 'crew'} ${leader}`, kind, { target: { leader } }),
  );
const offered = (choices: RaceChoice[]) => sortOffers({ choices, macros: [], question: null });
const table = (leaders: RaceLed[], more: Partial<RaceView> = {}): RaceView => view({ parts: { leaders }, ...more });
const standings = (leaders: RaceLed[], choices: RaceChoice[]): string[] =>
  candidates(board, table(leaders), offered(choices), 1).map(({ standing }) => standing);

describe('portraits', () => {
  it('are there for everybody, each another, and hold nothing that a strict page forbids', () => {
    const drawn = ALL.map(leaderPortrait);
    expect(new Set(drawn).size).toBe(ALL.length);
    for (const svg of drawn) expect(svg).not.toMatch(/style=|data:|undefined|NaN/);
  });
  it('have beside them a picture of every crew that can be chosen, each another', () => {
    const crews = [...TEXTS.en.crews.matchAll(/^([a-z_]+) =/gm)].map(([, crew]) => crew!);
    expect(crews).toContain('swiss');
    expect(Object.keys(CREWS).sort()).toEqual(crews.sort());
    const drawn = crews.map((crew) => crewPicture(1, crew));
    expect(new Set(drawn).size).toBe(crews.length);
    for (const svg of drawn) expect(svg).not.toMatch(/style=|data:|undefined|NaN/);
  });
  it('come with a name, a power, its moment and a life in every language', async () => {
    for (const language of LANGUAGES) {
      const words = await loadWords(language, ['leaders']);
      for (const leader of ALL)
        for (const part of ['', '.text', '.short', '.when', '.life'])
          expect(words.find('leaders', leader + part), `${language} ${leader}${part}`).toBeTruthy();
    }
  });
});

describe('the draft', () => {
  it('tells how far the gauges of a crew go, with its leader and without him', () => {
    const sheet = { leader: 'cook', vehicle: 'P4T Bison', petrol: 4, engine: 4, chassis: 7 } as const;
    const leaders = [{ leader: 'cook', crew: 'american', levels: 1 }] as const;
    const paddock = { modules: { names: [], on: [], leaders: [...leaders], sheets: [sheet] } };
    expect(sheetOf(paddock, 'cook', true)).toEqual({ vehicle: 'P4T Bison', petrol: 4, engine: 4, chassis: 7 });
    expect(sheetOf(paddock, 'cook', false)).toEqual({ vehicle: 'P4T Bison', petrol: 5, engine: 5, chassis: 8 });
    expect(sheetOf(paddock, 'chapman', false)).toBeNull();
    expect(sheetOf(board, 'cook', false)).toBeNull();
  });
  it('knows who is free, one’s own, taken, and not to be had', () => {
    const none = [led(null), led(null)];
    expect(standings(none, asked('leader_pick', 'delatour', 'cook', 'chapman', 'chevy'))).toEqual(
      Array(4).fill('free'),
    );
    expect(standings([led(null), led('cook')], asked('leader_pick', 'delatour', 'chevy'))).toEqual([
      'free',
      'taken',
      'closed',
      'free',
    ]);
    // Nothing is asked of me: what nobody has is free.
    expect(standings([led('chevy'), led(null)], [])).toEqual(['free', 'free', 'free', 'yours']);
    const hired = candidates(board, table([led('cook'), led('chapman', 'delatour')]), offered([]), 1);
    expect(hired.map(({ standing, seat }) => [standing, seat])).toEqual([
      ['taken', 2],
      ['yours', 1],
      ['taken', 2],
      ['free', null],
    ]);
  });
  it('goes in turn order', () => {
    const order = choosers(table([led(null), led(null), led('cook')], { order: [3, 2, 1], waiting: [2] }));
    expect(order.map(({ seat, leader, now }) => [seat, leader, now])).toEqual([
      [3, 'cook', false],
      [2, null, true],
      [1, null, false],
    ]);
    expect([before(order, 2), before(order, 1)]).toEqual([0, 1]);
  });
});

describe('a power', () => {
  const state = (leader: RaceLeader, choices: RaceChoice[], spent = false, turn = 1): string =>
    powerState(leader, { spent }, { turn }, usesOf(leader, offered(choices)));
  it('is ready when it is offered, used when it was, and waits else', () => {
    expect(state('chevy', [choice('chevy collect', 'chevy_collect')])).toBe('ready');
    expect(state('chevy', [], true)).toBe('used');
    expect(state('chevy', [choice('pass', 'pass')])).toBe('waits');
    expect(state('cook', [choice('cook clear B1', 'cook_clear', { target: { space: 1 } })])).toBe('ready');
    expect(state('delatour', [choice('chevy collect', 'chevy_collect')])).toBe('waits');
  });
  it('that works by itself is on; a sixth assistant comes in odd turns, a cheap ship once a turn', () => {
    for (const leader of ['van_hotten', 'obroutchev', 'von_dorfpeld', 'deforet'] as const)
      expect(state(leader, [])).toBe('on');
    expect([state('li_jiaxiang', [], false, 3), state('li_jiaxiang', [], false, 4)]).toEqual(['on', 'waits']);
    expect([state('walledgrave', []), state('walledgrave', [], true)]).toEqual(['on', 'used']);
  });
});

describe('on the page', () => {
  const taken: string[][] = [];
  const why = vi.fn(async () => ({ reason: 'power_used', rule: 'R78', remedies: [] }));
  let mounted: ReturnType<typeof mount> | undefined;
  beforeEach(() => prefs.open('leaders'));
  afterEach(() => {
    if (mounted) void unmount(mounted);
    taken.length = 0;
    document.body.innerHTML = '';
  });
  function play(more: Partial<RaceShown>): Play {
    return new Play({
      board,
      shown: shown(more),
      ready: true,
      asking: true,
      behind: false,
      busy: false,
      me: 1,
      fresh: [],
      entries: [],
      act: async (acts: string[]) => (taken.push(acts), true),
      why,
    } as unknown as Shows<RaceWire>);
  }
  const node = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
  const key = (at: HTMLElement, name: string): void => {
    at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    flushSync();
  };

  it('a press looks at a leader, the button takes him, and so does Enter', () => {
    const at = play({
      view: table([led(null), led('cook')], { rooms: ['race', 'draft'], order: [2, 1] }),
      question: { room: 'draft', key: 'ask_leader', target: {}, numbers: [] },
      choices: asked('leader_pick', 'delatour', 'chevy'),
    });
    mounted = mount(Draft, { target: document.body, props: { play: at, onpeek: () => undefined } });
    flushSync();
    expect(node('[data-status]').textContent).toBe('You choose now.');
    expect(node('[data-candidate=cook]').textContent).toContain(at.teller.who(2));
    expect(node('[data-candidate=chapman]').textContent).toContain('No crew left over');
    node('[data-candidate=cook]').click();
    flushSync();
    expect(node('.take')).toBeNull();
    node('[data-candidate=chevy]').click();
    flushSync();
    expect(taken).toEqual([]);
    node('.take').click();
    expect(taken).toEqual([['leader chevy']]);
    key(node('[data-candidate=chevy]'), 'ArrowLeft');
    key(node('[data-candidate=chapman]'), 'ArrowLeft');
    key(node('[data-candidate=cook]'), 'ArrowLeft');
    key(node('[data-candidate=delatour]'), 'Enter');
    expect(taken.at(-1)).toEqual(['leader delatour']);
  });
  it('whoever waits reads how many choose before', () => {
    const at = play({
      view: table([led(null), led(null)], { rooms: ['race', 'draft'], order: [2, 1], waiting: [2] }),
      question: null,
    });
    mounted = mount(Draft, { target: document.body, props: { play: at, onpeek: () => undefined } });
    flushSync();
    expect(node('[data-status]').textContent).toBe(`${at.teller.who(2)} chooses. One chooses before you.`);
    expect(node('.take')).toBeNull();
  });
  it('what leaders ask of others is answered with a button each', () => {
    const at = play({
      view: table([led('chevy'), led('redburn')]),
      question: { room: 'heist', key: 'ask_heist', target: { seat: 2 }, numbers: [['francs', 20]] },
      choices: [choice('redburn pay', 'redburn_pay'), choice('redburn yield', 'redburn_yield')],
    });
    mounted = mount(Prompt, { target: document.body, props: { play: at } });
    flushSync();
    expect(document.body.textContent).toContain(`${at.teller.who(2)} wants a card of yours. Pay 20 F`);
    const buttons = [...document.querySelectorAll<HTMLElement>('button')];
    expect(buttons.map((button) => button.dataset['act'])).toEqual(['redburn pay', 'redburn yield']);
    buttons[1]!.click();
    expect(taken).toEqual([['redburn yield']]);
  });
  it('a power with several aims opens them by name', () => {
    const at = play({
      view: table([led('redburn'), led('cook')]),
      choices: [2, 3].map((seat) => choice(`redburn rob ${seat}`, 'redburn_rob', { target: { seat } })),
    });
    mounted = mount(Prompt, { target: document.body, props: { play: at } });
    flushSync();
    expect(node('[data-group=redburn_rob]').textContent).toContain('Red Kate: take a card');
    node('[data-group=redburn_rob]').click();
    flushSync();
    expect(document.body.textContent).toContain('From whom?');
    expect(node('[data-act="redburn rob 2"]').textContent).toContain(at.teller.who(2));
  });
  it('the card uses the power, and says why it cannot', () => {
    const use = play({ view: table([led('chevy'), led('cook')]), choices: [choice('chevy collect', 'chevy_collect')] });
    mounted = mount(LeaderCard, { target: document.body, props: { play: use, seat: 1, leader: 'chevy' } });
    flushSync();
    expect(node('.leader-card').dataset['power']).toBe('ready');
    node('button').click();
    expect(taken).toEqual([['chevy collect']]);
    void unmount(mounted);
    const spent = play({ view: table([led('redburn', 'redburn', true), led('cook')]) });
    mounted = mount(LeaderCard, { target: document.body, props: { play: spent, seat: 1, leader: 'redburn' } });
    flushSync();
    expect(node('.leader-card').dataset['power']).toBe('used');
    node('button').click();
    expect(why).toHaveBeenLastCalledWith('redburn rob 2');
  });
});
