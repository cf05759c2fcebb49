// Every rule that promises a moment has one: in a real race that still verifies.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RaceBoard, RaceEntry, RaceSteps } from '../src/net/types';
import { BOOK } from '../src/games/race/learn/book';
import { findMoment } from '../src/games/race/learn/examples';
import { stamp } from '../src/replay/moments';
import { expect, look, test } from './fixtures';
import { bringIn } from './races';

const RULES = BOOK.flatMap(({ rules }) => rules).filter(({ show }) => show !== null);

for (const race of ['africa', 'rough', 'asia'] as const) {
  test(`the sample race ${race} verifies and shows its rules`, async ({ page }) => {
    const table = await bringIn(
      page,
      readFileSync(join(import.meta.dirname, `../../content/examples/${race}.jsonl`), 'utf8'),
    );
    const get = async <T>(path: string): Promise<T> =>
      (await (await page.request.get(`/api/tables/${table}/${path}`)).json()) as T;
    expect((await get<{ ok: boolean }>('verify')).ok).toBe(true);
    const board = await get<RaceBoard>('board');
    const entries = stamp(
      (await get<RaceSteps>('replay?seat=spectator')).steps,
      await get<RaceEntry[]>('events?since=0'),
    );
    expect(entries.length).toBeGreaterThan(100);
    const mine = RULES.filter(({ show }) => (show!.race ?? 'africa') === race);
    expect(mine.length).toBeGreaterThan(2);
    expect(mine.filter(({ show }) => findMoment(entries, show!, board) === null).map(({ id }) => id)).toEqual([]);
  });
}

test('a rule leads to its moment, and back leads to the rule', async ({ page }) => {
  await page.goto('/rules/breakdown');
  await page.locator('#rule-breakdown .show').click();
  await expect(page.locator('.bar .now')).toContainText('broken down');
  await look(page, 'example');
  await page.goBack();
  await expect(page).toHaveURL(/\/rules\/breakdown$/);
  await expect(page.locator('#rule-breakdown')).toBeInViewport();
});
