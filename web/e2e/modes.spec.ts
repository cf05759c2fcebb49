// Modules and play modes: picked in the lobby, changed in the waiting room, told wherever the race is listed.

import type { Page } from '@playwright/test';
import { lobby } from './driver';
import { expect, look, test } from './fixtures';

/** What the server says of the table that the page shows. */
async function ask<T>(page: Page, what = ''): Promise<T> {
  const path = new URL(page.url()).pathname.replace('/t/', '/api/tables/');
  return (await (await page.request.get(`${path}${what}`)).json()) as T;
}
const modules = async (page: Page): Promise<string[] | undefined> =>
  (await ask<{ modules?: { names: string[] } }>(page, '/board')).modules?.names;
const wish = async (page: Page): Promise<Record<string, unknown>> =>
  (await ask<{ spec: { options: Record<string, unknown> } }>(page)).spec.options;

test('a race is opened with a play-mode card', async ({ page }) => {
  await lobby(page);
  const mix = page.locator('[data-mix]');
  await expect(mix).toHaveAttribute('data-mix', 'alone');
  await page.getByText('Play modes and modules').click();
  await expect(page.locator('[data-mode]')).toHaveCount(12);
  await look(page, 'modes-lobby');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: /Weather eye.*Leaders and Season/i }).click();
  await expect(page.getByRole('switch', { name: 'Season' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Village' })).not.toBeChecked();
  await expect(mix).toHaveAttribute('data-mix', 'weather_eye');
  await expect(mix.getByRole('status')).toHaveText('Weather eye: Leaders and Season');
  await look(page, 'modes-lobby-1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#mix-modules').scrollIntoViewIfNeeded();
  await look(page, 'modes-lobby-phone');
  await page.locator('#mix-cards').scrollIntoViewIfNeeded();
  await look(page, 'modes-cards-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Leaders bring their crews, and the form says so instead of asking.
  await page.getByText('More to choose').click();
  await expect(page.getByText('Leaders bring their own crews')).toBeVisible();
  await page.getByRole('button', { name: 'Start the engines' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect.poll(() => modules(page)).toEqual(['leaders', 'season']);
  await page.goto('/');
  await expect(page.locator('[data-list="own"] li')).toContainText('Weather eye: Leaders and Season');
});

test('an own mix by keyboard, and the host mixes anew in the waiting room', async ({ page, browser, server }) => {
  await lobby(page);
  await page.getByLabel('Your name').fill('Juliette');
  await page.locator('.crews').getByLabel('Crew 4', { exact: true }).selectOption({ label: 'No crew here' });
  await page.getByLabel('Crew 2', { exact: true }).selectOption({ label: 'A friend, by link' });
  await page.getByRole('radio', { name: 'Everybody in the lobby' }).check();
  await page.getByText('More to choose').click();
  await page.getByLabel('Crew of Juliette').selectOption({ label: 'Suffragettes' });
  await page.locator('summary', { hasText: 'Play modes and modules' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Foul weather/i }).press('Enter');
  await page.getByRole('switch', { name: 'Microclimate' }).press('Space');
  const mix = page.locator('[data-mix]');
  await expect(mix).toHaveAttribute('data-mix', 'own');
  await expect(mix.locator('summary [role=status]')).toHaveText('Own mix: Season (hard)');
  await page.getByRole('switch', { name: 'Village' }).press('Space');
  await page.getByRole('group', { name: 'Season: which form?' }).getByRole('button', { name: 'normal' }).press('Enter');
  // What does not go together is said before anything is sent.
  await page.getByRole('switch', { name: 'Leaders' }).press('Space');
  await expect(page.getByText('The chosen crews are left out')).toBeVisible();
  await look(page, 'modes-own-mix');
  await page.getByRole('switch', { name: 'Leaders' }).press('Space');
  await expect(page.getByLabel('Crew of Juliette')).toHaveValue('suffragettes');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Waiting for the missing crews.')).toBeVisible();
  expect(await wish(page)).toMatchObject({ modules: ['season', 'village'], crews: ['suffragettes', null, null] });

  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const friend = await context.newPage();
  await friend.goto('/');
  await expect(friend.locator('[data-list="open"] li')).toContainText('Season and Village');
  await friend.goto(page.url());
  await expect(friend.locator('[data-invitation]')).toContainText('Played with: Season and Village');
  await look(friend, 'modes-invitation');
  await friend.getByLabel('Your name').fill('Margaux');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.locator('[data-mix]')).toContainText('Own mix: Season and Village');
  await expect(friend.locator('[data-mix] summary')).toHaveCount(0);

  await page.getByText('Play modes and modules').click();
  await page.getByRole('button', { name: /Grand tour/i }).click();
  await expect(friend.locator('[data-mix]')).toContainText('Grand tour: Leaders, Postal, and Village');
  await expect(friend.getByText('Leaders bring their own crews')).toBeVisible();
  await page.getByRole('button', { name: 'dealt by lot' }).click();
  await expect(friend.locator('[data-mix]')).toContainText('leaders dealt by lot');
  await look(page, 'modes-waiting-room');
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, 'modes-waiting-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('switch', { name: 'Diplomacy' }).click();
  await expect(friend.locator('[data-mix]')).toContainText('Own mix: Leaders, Postal, Village, and Diplomacy');
  expect(await wish(page)).toMatchObject({ modules: ['postal', 'village', 'diplomacy'], leaders: 'random' });
  await page.getByRole('button', { name: 'Draw one' }).click();
  await expect(friend.locator('[data-mix]')).toContainText('A play-mode card is drawn when the race begins');
  expect(await wish(page)).toMatchObject({ mode: 'draw', leaders: 'random' });
  await expect(friend.getByText('The card may bring leaders')).toBeVisible();
  await look(friend, 'modes-waiting-friend');
  await page.getByRole('button', { name: /Village road/i }).click();
  await expect(friend.locator('[data-mix]')).toContainText('Village road: Village');
  expect(await wish(page)).not.toHaveProperty('leaders');
  await page.getByRole('button', { name: 'Start the engines' }).click();
  await expect.poll(() => modules(page)).toEqual(['village']);
  await context.close();
});
