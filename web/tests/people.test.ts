// Several people at one screen: what it shows of a hand that lies face down.

import { describe, expect, it } from 'vitest';
import { asksInSecret, fold, foldEntry } from '../src/games/race/folded';
import type { AtTable } from '../src/games/game';
import { keys } from '../src/state/keys';
import { someoneToNudge } from '../src/table/talk';
import { choice, event, shown, view } from './sample';

const window = { open_until: 1 };

describe('a hand face down', () => {
  it('shows neither cards nor plan, nor what is chosen with them', () => {
    const full = shown({
      view: view({ plan: [5, 0, 0, 0], aside: ['jerrycan'], unseen: [{ slug: 'jerrycan', count: 2 }] }),
      choices: [
        choice('pick jerrycan', 'pick', { target: { card: 'jerrycan' } }),
        choice('drive', 'drive'),
        choice('play jerrycan', 'play', { target: { card: 'jerrycan' } }),
        choice('discard jerrycan', 'discard', { target: { card: 'jerrycan' } }),
        choice('plan pppppp', 'plan', { target: { numbers: [5, 0, 0, 0] } }),
        choice('withdraw', 'withdraw'),
        choice('ride 0', 'ride', { target: { amount: 0 } }),
        choice('ride 2', 'ride', { target: { amount: 2 } }),
      ],
      events: [event('drew_own', { seat: 1, card: 'jerrycan' }), event('answered_own')],
    });
    const open = fold(full);
    expect(open.view).toMatchObject({ hand: null, plan: null, aside: [], unseen: [] });
    expect(open.choices.map(({ act }) => act)).toEqual(['pick jerrycan', 'drive', 'ride 0']);
    expect(open.events).toMatchObject([{ event: { kind: 'drew', seat: 1 } }]);
    expect(JSON.stringify({ ...open, view: { ...open.view, players: [] }, choices: [] })).not.toMatch(/jerrycan/);
  });
  it('lets nothing be answered in the open while answers are under seal, and does not tell that one was given', () => {
    const { table, mine } = shown();
    const sealed = shown({
      table: { ...table, window },
      mine: { ...mine!, answered: 'let' },
      choices: [choice('let', 'let')],
    });
    expect(fold(sealed)).toMatchObject({ choices: [], mine: { answered: null } });
    expect(asksInSecret(sealed)).toBe(true);
    expect(asksInSecret(shown())).toBe(false);
    expect(asksInSecret(shown({ view: view({ phase: 'planning' }) }))).toBe(true);
  });
  it('tells of what happened what all were told', () => {
    const open = event('drove', { seat: 1, space: 1 });
    expect(foldEntry(open)).toBe(open);
    expect(foldEntry(event('planned_own', { seat: 1, plan: [5, 0, 0, 0] }))).toMatchObject({
      event: { kind: 'planned', seat: 1 },
    });
    expect(JSON.stringify(foldEntry(event('planned_own', { seat: 1, plan: [5, 0, 0, 0] })))).not.toContain('plan"');
  });
});

describe('a nudge', () => {
  it('is for people at other screens', () => {
    const table = shown().table;
    const seats = table.seats.map((seat) => ({ ...seat, holder: 'person' as const }));
    const waits = { view: { waiting: [2] }, store: { id: 'n', me: 1 }, shown: { table: { ...table, seats } } };
    expect(someoneToNudge(waits as unknown as AtTable)).toBe(true);
    keys.add('n', 'africa', [{ seat: 2, token: 'b', recovery: '', link: '' }]);
    expect(someoneToNudge(waits as unknown as AtTable)).toBe(false);
  });
});
