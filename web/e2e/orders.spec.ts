// The lesson in twenty different orders of play, at the real server and without a page: whatever the learner plans and
// does first, the coach speaks of what is there, goes back with what is taken back, and leaves nothing out. The same
// games hold the forecast of a plan against what came of it. The race with leaders is played with every leader it
// offers.

import { expect, test } from '@playwright/test';
import {
  asideOf,
  FIRST,
  Follower,
  isOver,
  lessonOf,
  type Learned,
  type Situation,
} from '../src/games/race/learn/lesson';
import { LEADING } from '../src/games/race/learn/leading';
import { powerState, usesOf } from '../src/games/race/leaders/states';
import { forecast, type Forecast, type Plan } from '../src/games/race/table/forecast';
import type { RaceChoice, RaceLeader } from '../src/net/types';
import { Seat } from './seat';
import { GameServer } from './server';

/** How one learner plays: his plans, turn by turn, and what he likes to do first in a sequence. */
interface Habit {
  plans: string[];
  first: string[];
  /** Takes back whatever can be taken back, once for each kind of question. */
  undoes?: boolean;
  /** Never presses "Got it" before so many decisions. */
  deaf?: number;
}
const ALL = ['explore', 'drive', 'fund', 'draw_card', 'repair', 'clear', 'pass'];
const order = (...first: string[]): string[] => [...first, ...ALL.filter((kind) => !first.includes(kind))];
const HABITS: Habit[] = [
  { plans: ['pmmgf'], first: order('explore', 'drive', 'fund') },
  { plans: ['pmmgf'], first: order('drive', 'explore') },
  { plans: ['pmmgf'], first: order('fund', 'drive') },
  { plans: ['fffff'], first: order('fund') },
  { plans: ['fffff', 'fffff', 'mmmmm'], first: order('fund') },
  { plans: ['ggggg', 'pmmgf'], first: order('pass') },
  { plans: ['mmmmm'], first: order('drive') },
  { plans: ['mmmmm', 'fffff'], first: order('repair', 'drive') },
  { plans: ['ppppp'], first: order('draw_card') },
  { plans: ['ppppp', 'mmmmm'], first: order('explore') },
  { plans: ['pmmgf'], first: ['pass'] },
  { plans: ['ppmmf'], first: order('draw_card', 'drive') },
  { plans: ['pgggf', 'mmmgf'], first: order('clear', 'explore') },
  { plans: ['pmmgf'], first: order('explore', 'drive'), undoes: true },
  { plans: ['mmmgf'], first: order('drive', 'fund'), undoes: true },
  { plans: ['fffff', 'pmmgf'], first: order('fund', 'drive'), undoes: true },
  { plans: ['pmmgf'], first: order('explore', 'drive'), deaf: 25 },
  { plans: ['gffff', 'mmmff'], first: order('clear', 'drive'), deaf: 12 },
  { plans: ['ppmff', 'pppmm', 'mmmmg'], first: order('explore', 'fund') },
  { plans: ['mgggg', 'pmmmf', 'ffmmg'], first: order('repair', 'pass') },
];
/** In which question a lesson may be told at all, and what must be offered then. */
const FITS: Record<string, (now: Situation) => boolean> = {
  bivouac: ({ asked }) => asked === 'ask_bivouac',
  planning: ({ asked }) => asked === 'ask_planning',
  roads: ({ asked }) => asked === 'ask_planning',
  explore: ({ asked, may }) => asked.startsWith('ask_sequence') && may.has('explore'),
  laying: ({ asked }) => asked.startsWith('ask_explore'),
  drive: ({ asked, may }) => asked.startsWith('ask_sequence') && may.has('drive'),
  steps: ({ asked }) => asked === 'ask_drive',
  fund: ({ asked, may }) => asked.startsWith('ask_sequence') && may.has('fund'),
  maintenance: ({ turn }) => turn > 1,
};

const situation = (seat: Seat): Situation => ({
  asked: seat.shown.question?.key ?? '',
  may: new Set(seat.choices.flatMap(({ kind, idle }) => (idle ? [] : [kind]))),
  turn: seat.shown.view.turn,
  petrol: seat.shown.view.players[0]!.petrol[0],
});
const sign = ({ shown }: Seat): string => {
  const { at, petrol, engine, chassis, money, cards, assistants } = shown.view.players[0]!;
  return [shown.view.turn, shown.question?.key, at, petrol, engine, chassis, money, cards, assistants].join(' ');
};
/** What this learner does now. */
function pick(seat: Seat, { plans, first }: Habit, turn: number): RaceChoice {
  const { choices } = seat;
  const asked = seat.shown.question?.key ?? '';
  if (asked === 'ask_planning') {
    const plan = plans[Math.min(turn, plans.length) - 1]!;
    const counts = [...'pmgf'].map((letter) => plan.split(letter).length - 1).join();
    return choices.find(({ target }) => target.numbers?.join() === counts)!;
  }
  if (asked.startsWith('ask_sequence')) {
    const empty =
      seat.shown.view.players[0]!.petrol[0] === 0 ? choices.findLast(({ kind }) => kind === 'buy_petrol') : null;
    return (
      empty ?? first.map((kind) => choices.find((choice) => choice.kind === kind)).find(Boolean) ?? choices.at(-1)!
    );
  }
  if (asked === 'ask_drive') {
    const level = (choice: RaceChoice): number => seat.board.spaces[choice.target.space ?? -1]?.level ?? -1;
    const here = seat.shown.view.players[0]!.level;
    const onward = choices.filter((choice) => level(choice) >= here).sort((a, b) => level(b) - level(a));
    return onward[0] ?? choices.find(({ kind }) => kind === 'done')!;
  }
  return choices[0]!;
}

/** What came of a plan. */
interface Came {
  told: Forecast;
  driven: number;
  laid: number;
  mended: boolean;
}
function holdAgainst(came: Came): void {
  const { told } = came;
  expect(came.laid).toBeLessThanOrEqual(told.tiles);
  // A repair or a card may make the engine stronger than it was when the plan was made.
  if (!came.mended) expect(came.driven).toBeLessThanOrEqual(told.spaces);
}

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(async () => server.end());

for (const [i, habit] of HABITS.entries()) {
  test(`order ${i + 1}: ${habit.plans.join(', ')}, ${habit.first[0]} first`, async () => {
    const seat = await Seat.atLesson(server.url, FIRST);
    const follower = new Follower({ done: [], told: [] });
    const said: string[] = [];
    const undone = new Set<string>();
    let came: Came | null = null;
    let learned: Learned = follower.learned;
    for (let decisions = 0; decisions < 400 && !seat.over && !isOver(learned); decisions++) {
      const now = situation(seat);
      learned = follower.see(seat.fresh, 1, now, sign(seat));
      const standing = seat.shown.view.players[0]!;
      // Everything that can be read is read, one after the other.
      for (;;) {
        const aside = asideOf(now, learned.told);
        const lesson = lessonOf(now, learned);
        const id = aside ?? lesson?.id;
        if (!id) break;
        expect(FITS[id]?.(now) ?? true, `${id} at ${now.asked}, turn ${now.turn}`).toBe(true);
        if (id === 'paid') expect(standing.petrol[0] < standing.petrol[1] || learned.done.includes('city')).toBe(true);
        if (id === 'paid' || id === 'steps') expect(now.asked).not.toBe('ask_planning');
        if (lesson && !aside && said.at(-1) !== id) said.push(id);
        if ((!aside && lesson?.kind === 'do') || decisions < (habit.deaf ?? 0)) break;
        learned = follower.read(id);
      }
      if (isOver(learned)) break;

      const choice = pick(seat, habit, now.turn);
      const before = { lesson: lessonOf(now, learned)?.id, sign: sign(seat) };
      if (now.asked === 'ask_planning') {
        const plan = choice.target.numbers as unknown as Plan;
        const told = forecast(plan, standing, seat.shown.view.hand ?? [], seat.board);
        came = { told, driven: 0, laid: 0, mended: false };
      }
      await seat.act(choice.act);
      if (habit.undoes && seat.shown.undo?.possible && !undone.has(now.asked)) {
        follower.see(seat.fresh, 1, situation(seat), sign(seat));
        const back = await seat.undo();
        if (!back) seat.fresh = [];
        if (!back) continue;
        undone.add(now.asked);
        expect(sign(seat)).toBe(before.sign);
        learned = follower.see(seat.fresh, 1, situation(seat), sign(seat));
        expect(lessonOf(situation(seat), learned)?.id, `after ${choice.act} was taken back`).toBe(before.lesson);
        seat.fresh = [];
        continue;
      }
      const own = seat.fresh.flatMap((entry) =>
        entry.what === 'event' && entry.event.seat === 1 ? [entry.event] : [],
      );
      if (choice.kind === 'fund')
        expect(own.find(({ kind }) => kind === 'earned')?.numbers?.['francs']).toBe(came?.told.francs);
      for (const { kind } of came ? own : []) {
        if (kind === 'drove') came!.driven++;
        else if (kind === 'tile_laid' && now.asked.startsWith('ask_explore')) came!.laid++;
        else if (['repaired', 'bought_part', 'played'].includes(kind)) came!.mended = true;
      }
      if (came) holdAgainst(came);
      if (situation(seat).turn !== now.turn) came = null;
    }
    // Everybody hears of the signs of a tile and of the risk zone, and to the end; nothing is said twice.
    for (const id of ['signs', 'risk', 'maintenance', 'end'])
      expect(learned.told, `${id} after ${said.join(' ')}`).toContain(id);
    const reads = said.filter((id) => ['welcome', 'dials', 'signs', 'paid', 'risk', 'petrol', 'end'].includes(id));
    if (!habit.deaf) expect(reads).toEqual([...new Set(reads)]);
    if (habit.undoes) expect(undone.size).toBeGreaterThan(0);
    if (!learned.done.includes('paid')) expect(said).not.toContain('paid');
  });
}

/** Whom the learner takes, and how he plays then. */
const LED: [RaceLeader, Habit][] = [
  ['delatour', { plans: ['mmmff'], first: order('drive') }],
  ['van_hotten', { plans: ['pmmgf'], first: order('explore', 'drive'), undoes: true }],
  ['martinetti', { plans: ['mmmgf'], first: order('drive', 'fund'), deaf: 20 }],
  ['walledgrave', { plans: ['fffff', 'mmmmm'], first: order('fund', 'drive') }],
  ['chapman', { plans: ['ppmmm'], first: order('explore', 'drive') }],
  ['chevy', { plans: ['pmmgf'], first: ['chevy_collect', ...order('drive')], undoes: true }],
  ['deforet', { plans: ['ggggg'], first: ['pass'] }],
];
for (const [leader, habit] of LED) {
  test(`led by ${leader}: ${habit.plans.join(', ')}, ${habit.first[0]} first`, async () => {
    const seat = await Seat.atLesson(server.url, LEADING);
    const follower = new Follower({ done: [], told: [] }, LEADING);
    const said = new Set<string>();
    const undone = new Set<string>();
    const power = (): Situation['power'] => {
      const led = seat.shown.view.parts?.leaders?.[0];
      const groups = seat.choices.map(({ kind }) => ({ kind }));
      return led?.leader
        ? powerState(led.leader, led, seat.shown.view, usesOf(led.leader, { groups } as Parameters<typeof usesOf>[1]))
        : undefined;
    };
    const here = (): Situation => ({ ...situation(seat), power: power() });
    let learned: Learned = follower.learned;
    expect(seat.shown.question?.key, 'the learner chooses first').toBe('ask_leader');
    for (let decisions = 0; decisions < 400 && !seat.over && !isOver(learned, LEADING); decisions++) {
      const now = here();
      learned = follower.see(seat.fresh, 1, now, sign(seat));
      for (;;) {
        const aside = asideOf(now, learned.told, LEADING);
        const lesson = lessonOf(now, learned, LEADING);
        const id = aside ?? lesson?.id;
        if (!id) break;
        if (id === 'power') expect(now.power).toBe('ready');
        if (id !== 'leaders' && !aside) expect(['ask_leader', 'ask_crew', 'ask_planning']).not.toContain(now.asked);
        said.add(id);
        if ((!aside && lesson?.kind === 'do') || decisions < (habit.deaf ?? 0)) break;
        learned = follower.read(id);
      }
      const before = lessonOf(now, learned, LEADING)?.id;
      const taken = seat.choices.find(({ target }) => now.asked === 'ask_leader' && target.leader === leader);
      await seat.act((taken ?? pick(seat, habit, now.turn)).act);
      if (!habit.undoes || !seat.shown.undo?.possible || undone.has(now.asked)) continue;
      follower.see(seat.fresh, 1, here(), sign(seat));
      const back = await seat.undo();
      if (!back) seat.fresh = [];
      if (!back) continue;
      undone.add(now.asked);
      learned = follower.see(seat.fresh, 1, here(), sign(seat));
      expect(lessonOf(here(), learned, LEADING)?.id, `${now.asked} was taken back`).toBe(before);
      seat.fresh = [];
    }
    expect(isOver(learned, LEADING), [...said].join(' ')).toBe(true);
    for (const id of ['leaders', 'leader_card', 'weather', 'post', 'rival_leaders', 'next_month', 'deliver'])
      expect([...said], leader).toContain(id);
    // Whoever leads by a button is told of it; whoever needs none is told that.
    if (leader === 'chevy') expect([...said]).toContain('power');
    if (leader === 'van_hotten') expect([...said]).toContain('power_on');
    if (leader === 'chapman') expect([...said]).toContain('hire');
    if (habit.undoes) expect(undone.size).toBeGreaterThan(0);
  });
}
