// The result explains itself: what every number comes from, why a crew has none, and what decided the race.

import { check, expect, look, test } from './fixtures';
import { bringIn, raceLog } from './races';

test('every number is explained, a crew without points has its reason, and three moments lead into the race', async ({
  page,
}) => {
  const table = await bringIn(page, raceLog(11));
  await page.goto(`/t/${table}`);
  const result = page.getByRole('region', { name: 'The result' });
  const rows = result.locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText(/1st home/);
  await expect(rows.first()).toContainText(/level \d/);
  await expect(result).toContainText('1 for every full 50');
  // Whoever did not arrive counts nothing, and the row says so.
  const none = rows.filter({ has: page.locator('.why') });
  expect(await none.count()).toBeGreaterThan(0);
  for (const row of await none.all()) await expect(row).toContainText(/Did not reach Cape Town/);
  expect(await rows.filter({ hasNot: page.locator('.why') }).count()).toBeGreaterThan(0);
  const moments = page.getByRole('region', { name: 'What decided it' });
  await expect(moments.getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('.winner [data-crew] > *').first()).toBeAttached();
  await look(page, 'result');
  // All buttons stand in one row.
  const tops = await page
    .locator('.scoring .buttons > *')
    .evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  const link = moments.getByRole('link').first();
  const at = /#at=(\d+)/.exec((await link.getAttribute('href'))!)![1]!;
  await link.click();
  await expect(page.locator('.bar[data-at]')).toHaveAttribute('data-at', at);
});

test('the winner is celebrated, and quietly where motion is not wanted', async ({ page }) => {
  const table = await bringIn(page, raceLog(11));
  await page.goto(`/t/${table}`);
  await expect(page.locator('.confetti i').first()).toBeAttached();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.locator('.winner')).toContainText(/wins the Great Race/);
  await expect(page.locator('.confetti')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await check(page, 'the result on a phone');
});
