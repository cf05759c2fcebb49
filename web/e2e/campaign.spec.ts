// A campaign on the page: begun, three races, what each earned and changed, saved as a file and brought in again.

import { readFileSync } from 'node:fs';
import { expect, look, test } from './fixtures';
import { Racer } from './tables';

interface Held {
  table: string;
  keys: Racer['key'][];
}

test('a campaign of three races, from a new passport to a deck that has learned', async ({ page, server }) => {
  test.setTimeout(240_000);
  await page.goto('/campaigns');
  await page.getByLabel('Racer').fill('Juliette');
  await look(page, 'campaigns');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Passport' })).toBeVisible();
  const levels = page.locator('[data-card]');
  await expect(levels).toHaveCount(8);
  for (let race = 1; race <= 3; race++) {
    await page.locator('[data-board]').selectOption('usa_west');
    await page.locator('[data-next]').click();
    await page.locator('main.table[data-ready=true]').waitFor();
    const tables = await page.evaluate(() => localStorage.getItem('great-race.tables'));
    const [held] = JSON.parse(tables!) as [Held];
    const racer = await Racer.at(server.url, held.table, 'usa_west', held.keys[0]!);
    expect(await racer.until(() => false), 'the race ends').toBe(false);
    // The end says what was earned, and what changes next time.
    const earned = page.locator('[data-earned]');
    await expect(earned).toContainText(/Next time René has [A-H]1 → [A-H]2/);
    await expect(earned).toContainText(/begins? the next race/);
    if (race === 1) await look(page, 'campaign-earned');
    await earned.getByRole('link', { name: 'To the passport' }).click();
    await expect(page.locator('[data-race]')).toHaveCount(race);
  }
  expect(await page.locator('[data-card$="2"]').count()).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: /Page on/ }).click();
  await expect(page.locator('[data-quest=postmaster]')).toBeVisible();
  await look(page, 'campaign-passport');

  const saving = page.waitForEvent('download');
  await page.locator('[data-export]').click();
  const file = readFileSync(await (await saving).path());
  await page.goto('/campaigns');
  await expect(page.locator('[data-campaign]')).toHaveCount(1);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from('{"a": 1}') });
  await expect(page.getByRole('alert')).toContainText('This file is no campaign');
  await input.setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer: file });
  await expect(page.locator('[data-race]')).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await look(page, 'campaign-phone');
});
