// What the champion would do, and why: a hint at the table; after the race its review, and playing on from a turning
// point.

import { Driver, quickStart } from './driver';
import { check, expect, look, test } from './fixtures';
import { bringIn, raceLog, withNames } from './races';

test('a hint says what would be best, how likely and why; it can be done at once, and everybody is told', async ({
  page,
}) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const ask = page.locator('[data-act=hint]');
  await ask.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'What would the champion do?' });
  await expect(sheet).toContainText('the race counts for no records');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(ask).toBeFocused();
  // Nobody was told anything, so nothing counts less.
  const id = new URL(page.url()).pathname.split('/')[2];
  const info = async (): Promise<{ playing: { assisted: boolean } }> =>
    (await (await page.request.get(`/api/tables/${id}`)).json()) as { playing: { assisted: boolean } };
  expect((await info()).playing.assisted).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await ask.click();
  await sheet.locator('[data-act=show-hint]').click();
  const advised = sheet.locator('[data-advised]');
  await expect(advised.first()).toContainText(/wins \d+ of 100 races, between \d+ and \d+/, { timeout: 30_000 });
  expect(await advised.count()).toBeGreaterThan(1);
  // Each of the others is told apart from the best, or said to be alike.
  for (const other of (await advised.all()).slice(1))
    await expect(other).toContainText(/does better|as far as can be told|no time/);
  await check(page, 'a hint on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await look(page, 'hint');
  expect((await info()).playing.assisted).toBe(true);
  await driver.step(() => advised.first().locator('[data-take]').click());
  await expect(sheet).toHaveCount(0);
});

test('a review tells luck from choices, and a turning point can be played on from', async ({ page }) => {
  test.setTimeout(120_000);
  const table = await bringIn(page, withNames(raceLog(4, 'racer,novice', 'usa_west'), ['you', 'novice']));
  await page.goto(`/t/${table}`);
  await page.locator('[data-act=review]').click();
  const sheet = page.getByRole('dialog', { name: 'How it was won' });
  await expect(sheet.getByRole('status')).toContainText(/\d+ of 100 done/);
  await expect(sheet.locator('[data-percent="100"]')).toBeVisible({ timeout: 100_000 });
  await expect(sheet.getByRole('img', { name: /Chances of winning/ })).toBeVisible();
  const turning = sheet.locator('[data-turning]');
  await expect(turning.first()).toContainText(/Turn \d+, .+: from \d+ to \d+; own choices/);
  // One's own choices are looked at, and not those of the bot.
  await expect(sheet.locator('[data-judged]')).toHaveCount(1);
  await expect(sheet.locator('[data-judged] [data-luck]').first()).toContainText(/-?\d+/);
  await look(page, 'review');
  // Who asks again is answered at once.
  const again = (await (await page.request.get(`/api/tables/${table}/review`)).json()) as { percent: number };
  expect(again.percent).toBe(100);
  const see = turning.first().getByRole('link', { name: 'See it' });
  await expect(see).toHaveAttribute('href', new RegExp(`/replay/${table}\\?seat=\\d#at=\\d+`));
  await turning.first().getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(table));
  const driver = new Driver(page);
  expect(await driver.awaken()).not.toBe('');
});
