// Around the game: what people settle with each other besides moves.

import type { BrowserContext, Page } from '@playwright/test';
import { Driver, lobby } from './driver';
import { expect, look, test } from './fixtures';
import type { GameServer } from './server';

/** Juliette opens a table, Margaux sits down with a browser of her own, and the race begins. */
async function two(page: Page, context: BrowserContext): Promise<Page> {
  await lobby(page);
  await page.getByLabel('Your name').fill('Juliette');
  for (const [seat, who] of [
    [4, 'No crew here'],
    [3, 'No crew here'],
    [2, 'A friend, by link'],
  ] as const) {
    await page.getByLabel(`Crew ${seat}`, { exact: true }).selectOption({ label: who });
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link for friends').inputValue();
  await context.addInitScript(() => localStorage.setItem('great-race.pace', 'instant'));
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Margaux');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Start the engines' }).click();
  await expect(page.locator('main.table')).toHaveAttribute('data-ready', 'true');
  await expect(friend.locator('main.table')).toHaveAttribute('data-ready', 'true');
  return friend;
}
const menu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu' }).click();
const close = (page: Page): Promise<void> => page.keyboard.press('Escape');
const settings = (server: GameServer) => ({
  baseURL: server.url,
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
});

test('people talk, do not hear each other, pause, go on, and give the race up together', async ({
  browser,
  page,
  server,
}) => {
  const context = await browser.newContext(settings(server));
  const friend = await two(page, context);

  // The chat stands beside the table; put away, it counts what is new.
  await friend.getByRole('button', { name: 'Put the chat away' }).click();
  await page.getByLabel('Say something').fill('Good luck!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('Good luck!');
  await friend.getByRole('button', { name: 'Chat, new: 1' }).click();
  await expect(friend.getByRole('log')).toContainText('Good luck!');
  await look(friend, 'chat');
  await friend.getByRole('button', { name: 'Do not hear Juliette' }).click();
  await expect(friend.getByRole('log')).not.toContainText('Good luck!');
  await friend.getByRole('button', { name: 'Hear Juliette again' }).click();
  await expect(friend.getByRole('log')).toContainText('Good luck!');

  // Whoever is not asked nudges whoever is.
  const first = (await new Driver(page).asked()) !== '' ? page : friend;
  const other = first === page ? friend : page;
  await other.getByRole('button', { name: 'Nudge those who are waited for' }).click();
  await expect(first.getByText('asks you to go on')).toBeVisible();

  await menu(friend);
  await friend.getByRole('button', { name: 'Pause the table' }).click();
  await expect(page.locator('.prompt[data-asked]')).toContainText('The table is paused.');
  await menu(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(friend.locator('.prompt[data-asked]')).not.toContainText('The table is paused.');

  await menu(page);
  await page.getByRole('button', { name: 'Give the race up together' }).click();
  await expect(page.getByText('For giving up: 1 of 2')).toBeVisible();
  await look(page, 'menu-vote');
  await menu(friend);
  await friend.getByRole('button', { name: /^Give the race up together/ }).click();
  await close(friend);
  await close(page);
  await expect(page.locator('.prompt[data-asked]')).toContainText('The race was given up.');
  await expect(friend.locator('.prompt[data-asked]')).toContainText('The race was given up.');
  await context.close();
});

test('a code brings a lost browser back, a bot stands in for the absent, and for good for the removed', async ({
  browser,
  page,
  server,
}) => {
  const context = await browser.newContext(settings(server));
  const friend = await two(page, context);
  await menu(friend);
  const code = await friend
    .getByText(/If you lose this browser/)
    .locator('code')
    .textContent();
  await context.close();

  // Away: the host lets a bot stand in.
  await menu(page);
  await page.getByRole('button', { name: 'A bot for Margaux until they are back' }).click();
  await expect(page.getByRole('button', { name: 'A bot for Margaux until they are back' })).toHaveCount(0);
  await close(page);

  // Back in another browser, with the code alone.
  const elsewhere = await browser.newContext(settings(server));
  const again = await elsewhere.newPage();
  await again.goto(page.url());
  await expect(again.locator('main.table')).toBeVisible();
  await menu(again);
  await again.getByText('I had a seat here').click();
  await again.getByLabel('Recovery code').fill('not-the-code');
  await again.getByRole('button', { name: 'Open my seat' }).click();
  await expect(again.getByRole('alert')).toBeVisible();
  await again.getByLabel('Recovery code').fill(code ?? '');
  await again.getByRole('button', { name: 'Open my seat' }).click();
  await expect(again.locator('main.table')).toHaveAttribute('data-ready', 'true');
  await menu(again);
  await expect(again.getByText('Juliette', { exact: true }).first()).toBeVisible();
  await expect(again.getByRole('button', { name: 'Resign' })).toBeVisible();

  // The host removes her: the seat is a bot's, and her page only watches.
  await menu(page);
  await page.getByRole('button', { name: 'Remove Margaux: a bot plays on' }).click();
  await expect(page.getByRole('button', { name: 'Remove Margaux: a bot plays on' })).toHaveCount(0);
  await elsewhere.close();
});

test('against bots: further back over luck, "what if" opens its own table, resigning leaves a bot', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await lobby(page);
  await page.getByRole('button', { name: 'Race against three bots' }).click();
  const driver = new Driver(page);
  await driver.awaken();
  await driver.decide();
  await driver.awaken();
  await driver.decide();
  await driver.awaken();
  await page.getByRole('button', { name: /^Undo/ }).click();
  const further = page.getByRole('button', { name: /^Undo all the same/ });
  await expect(further).toBeVisible();
  await driver.step(() => further.click());

  const before = page.url();
  await menu(page);
  await page.getByRole('button', { name: /^What if/ }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('main.table')).toHaveAttribute('data-ready', 'true');

  await page.goto(before);
  await expect(page.locator('main.table')).toHaveAttribute('data-ready', 'true');
  await menu(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('you rank last').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  const gone = page.getByText('This seat is no longer yours.');
  await expect(gone).toBeVisible();
  await expect(driver.prompt).toHaveAttribute('data-asked', '');
  // Whoever comes again is told the same, and may watch.
  await page.reload();
  await expect(gone).toBeVisible();
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect(page.locator('main.table')).toHaveAttribute('data-ready', 'true');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
