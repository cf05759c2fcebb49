// Whole races in the browser: by clicks, by keyboard alone, by touch on a phone.

import { Driver, lobby, quickStart } from './driver';
import { expect, look, test } from './fixtures';
import { bringIn, raceLog } from './races';

test('one click starts a race against three bots, and clicks bring it to the end and to a rematch', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Race against three bots' })).toBeEnabled();
  await look(page, 'lobby');
  await quickStart(page);
  const driver = new Driver(page);
  await driver.awaken();
  await look(page, 'table-bivouac');
  await driver.until((asked) => asked === 'ask_planning');
  await driver.put([1, 1]);
  await expect(page.locator('.planning')).toHaveAttribute('data-placed', '2');
  await look(page, 'planning');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  await look(page, 'table-sequence');
  await driver.toDrive();
  await look(page, 'table-drive');
  expect(await driver.until(() => false)).toBe(false);
  await expect(page.locator('.scoring')).toHaveAttribute('data-told', 'true');
  await expect(page.locator('.winner')).toContainText(/wins the Great Race/);
  await expect(page.locator('.scoring tr.mine')).toContainText('you');
  await look(page, 'scoring');
  const old = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(old);
  await expect(page.locator('main.table')).toHaveAttribute('data-turn', '1');
});

test('a race with leaders is set up and played to the end by keyboard alone', async ({ page }) => {
  test.setTimeout(600_000);
  await lobby(page);
  await expect(page.getByRole('button', { name: 'Race against three bots' })).toBeEnabled();
  await page.locator('summary', { hasText: 'Play modes and modules' }).press('Enter');
  await page.getByRole('button', { name: /The captains/ }).press('Enter');
  await page.getByRole('button', { name: 'Start the engines' }).press('Enter');
  await expect(page.locator('main.table')).toBeVisible();
  const driver = new Driver(page, 'keys');
  expect(await driver.until((asked) => asked === 'ask_leader')).toBe(true);
  expect(await driver.until(() => false)).toBe(false);
  await expect(page.locator('.rivals [data-leader]')).toHaveCount(3);
  await expect(page.locator('.winner')).toContainText(/wins the Great Race/);
});

test('at an unhurried pace the result is told column by column, to the winner', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('great-race.pace', 'fast'));
  const table = await bringIn(page, raceLog(5));
  await page.goto(`/t/${table}`);
  await expect(page.locator('.scoring')).toHaveAttribute('data-told', 'false');
  await expect(page.locator('.scoring')).toHaveAttribute('data-told', 'true');
  await expect(page.locator('.winner')).toContainText(/wins the Great Race/);
});
