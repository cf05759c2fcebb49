// The table on a phone: 390 by 844, by touch.

import { Driver, quickStart } from './driver';
import { expect, look, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function nothingSticksOut(page: import('@playwright/test').Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('a race is started and played over several turns on a phone', async ({ page }) => {
  test.setTimeout(400_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Race against three bots' })).toBeEnabled();
  await nothingSticksOut(page);
  await look(page, 'phone-lobby');
  await quickStart(page);
  const driver = new Driver(page, 'touch');
  await driver.awaken();
  await nothingSticksOut(page);
  await look(page, 'phone-bivouac');
  await driver.until((asked) => asked === 'ask_planning');
  await look(page, 'phone-planning');
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  await look(page, 'phone-sequence');
  if (await driver.until((asked) => asked === 'ask_drive')) {
    await look(page, 'phone-drive');
    await nothingSticksOut(page);
  }
  await driver.until(async () => Number(await page.locator('main.table').getAttribute('data-turn')) >= 4);
  await page.getByRole('button', { name: 'Gazette' }).click();
  await look(page, 'phone-gazette');
});
