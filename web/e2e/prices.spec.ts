// Every lit space bears its price, the needles show what it would come to, and one press pays it.

import type { RaceMacro, RaceShown } from '../src/net/types';
import { expect, test } from './fixtures';
import { Racer } from './tables';

test('a stop tile bears its whole price, moves the ghosts of the needles, and is entered with one click', async ({
  page,
  server,
}) => {
  // A step after which nothing could be said but "go".
  const racer = await Racer.open(server.url, { crews: 2, luck: 'dune' });
  const paid = (shown: RaceShown): RaceMacro | undefined => shown.macros.find(({ acts }) => acts.at(-1) === 'go');
  expect(await racer.until((shown) => paid(shown) !== undefined), 'no such step in this race').toBe(true);
  const { target, acts } = paid(await racer.view())!;
  await racer.sit(page);
  const lit = page.locator('g.lit');
  await expect(lit.first()).toBeVisible();
  const priced = await page.locator('[data-price]').evaluateAll((nodes) => nodes.map((node) => node.dataset['price']));
  const spaces = await lit.evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset['space']));
  expect(priced.sort()).toEqual(spaces.sort());
  const space = page.locator(`g.lit[data-space="${target.space}"]`);
  await space.hover();
  await expect(page.locator('main.table .dash .ghost').first()).toBeVisible();
  // What it costs is told beside it, and over no space that can be chosen.
  await expect(page.locator('.tips > .tip')).toBeVisible();
  const hidden = await page.evaluate(() => {
    const tip = document.querySelector('.tips > .tip')!.getBoundingClientRect();
    return [...document.querySelectorAll<SVGElement>('g.lit')].filter((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const [midX, midY] = [x + width / 2, y + height / 2];
      return midX > tip.left && midX < tip.right && midY > tip.top && midY < tip.bottom;
    }).length;
  });
  expect(hidden, 'lit spaces under the price').toBe(0);
  const before = await page.locator('main.table').getAttribute('data-at');
  await space.click();
  await expect(page.locator('main.table')).toHaveAttribute('data-at', String(target.space));
  const after = await racer.view();
  expect(after.question?.key, acts.join()).not.toBe('ask_enter_tile');
  // One step back takes back the one click, and asks nothing in between.
  expect(after.undo?.possible).toBe(true);
  await page.locator('main.table [data-act="undo"]').click();
  await expect(page.locator('main.table')).toHaveAttribute('data-at', before!);
  await expect(space).toBeVisible();
  expect((await racer.view()).question?.key).not.toBe('ask_enter_tile');
});

test('one’s own vehicle stands in front of all others', async ({ page, server }) => {
  const racer = await Racer.open(server.url, { crews: 5 });
  expect(await racer.until((shown) => shown.question?.key === 'ask_bivouac')).toBe(true);
  await racer.sit(page);
  const order = await page.locator('.map g.car').evaluateAll((nodes) => nodes.map((node) => node.dataset['tip']));
  expect(order).toHaveLength(5);
  expect(order.at(-1)).toBe('vehicle:1');
  // Fanned out: no two stand on the same spot.
  const spots = await page
    .locator('.map g.car')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('transform')));
  expect(new Set(spots).size).toBe(5);
});

test('in the middle of a drive the needles show what the next space would cost, too', async ({ page, server }) => {
  const racer = await Racer.open(server.url, { crews: 2, luck: 'dune' });
  /** A space one can go to that costs damage, which engine or chassis may take. */
  const rough = ({ choices }: RaceShown): number | undefined =>
    choices.find(({ kind, luck, toll }) => kind === 'to' && luck !== 'tile' && (toll?.damage ?? 0) > 0)?.target.space;
  const drives = (shown: RaceShown): boolean => shown.question?.key === 'ask_drive' && rough(shown) !== undefined;
  expect(await racer.until(drives), 'no such step in this race').toBe(true);
  const space = rough(await racer.view());
  await racer.sit(page);
  const dash = page.locator('main.table .dash');
  await expect(dash.locator('.ghost')).toHaveCount(0);
  await page.locator(`g.lit[data-space="${space}"]`).hover();
  await expect(dash.locator('.ghost')).toHaveCount(3);
});
