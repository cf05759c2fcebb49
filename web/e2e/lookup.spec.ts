// What can be looked up at the table: the key, the discard pile, the crews; and how loud it is.

import { Driver, quickStart } from './driver';
import { check, expect, look, test } from './fixtures';

test('the key, the piles, the posters of the crews and the volume are at hand', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  await page.getByRole('button', { name: 'The key' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('stop: the drive ends here');
  await expect(sheet).toContainText('yellow triangle');
  await look(page, 'lookup-key');
  await sheet.getByRole('button', { name: 'The crews' }).click();
  await expect(sheet.locator('[data-crew] > *').first()).toBeAttached();
  await expect(sheet.getByRole('img', { name: 'The Golden Scarab' })).toBeVisible();
  await look(page, 'lookup-crews');
  await page.keyboard.press('Escape');
  // The pile itself opens what lies in it: face up, with its counts.
  await page.locator('.piles').getByRole('button', { name: 'Piles' }).click();
  const discard = sheet.locator('[data-pile=discard]');
  // The sheet is fetched when it is opened: what is waited for comes before what is read at once.
  const all = Number(await discard.locator('h3 small').innerText());
  const counts = await discard
    .locator('[data-count]')
    .evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute('data-count'))));
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(all);
  await expect(sheet.locator('[data-pile=bag] [role=img]').first()).toBeVisible();
  await look(page, 'lookup-piles');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await sheet.getByText('soft', { exact: true }).click();
  expect(await page.evaluate(() => [localStorage['great-race.sound'], localStorage['great-race.volume']])).toEqual([
    'on',
    'soft',
  ]);
  await check(page, 'the volume');
});
