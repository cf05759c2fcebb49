// What is chosen before a race: in the lobby, and in the waiting room by everybody for the own seat.

import { lobby } from './driver';
import { expect, look, test } from './fixtures';

test('middle city, first player and crews are chosen, and raced', async ({ browser, page, server }) => {
  await lobby(page);
  await page.getByLabel('Your name').fill('Juliette');
  await page.getByRole('button', { name: /USA West/ }).click();
  await page.getByLabel('Crew 2', { exact: true }).selectOption({ label: 'A friend, by link' });
  await page.getByText('More to choose').click();
  await page.getByRole('combobox', { name: 'Middle city' }).selectOption({ label: 'Memphis' });
  await page.getByLabel('Who begins').selectOption('2');
  await page.getByLabel('Crew of Juliette').selectOption({ label: 'French crew' });
  await expect(page.getByText('Memphis to San Francisco')).toBeVisible();
  await look(page, 'choices-lobby');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Crew of Juliette').scrollIntoViewIfNeeded();
  await look(page, 'choices-lobby-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Time to think').selectOption({ label: '2 minutes a decision' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Waiting for the missing crews.')).toBeVisible();
  const link = await page.getByLabel('Link for friends').inputValue();

  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Margaux');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  const own = friend.getByLabel('Crew of Margaux');
  await expect(own.getByRole('option', { name: 'French crew' })).toHaveCount(0);
  await own.selectOption({ label: 'Belgian crew' });
  await expect(friend.getByLabel('Crew of Juliette')).toHaveCount(0);
  await expect(page.locator('.crew').filter({ hasText: 'Margaux' })).toContainText('Belgian crew');
  await look(page, 'choices-waiting-room');
  await look(friend, 'choices-waiting-friend');
  await page.getByRole('button', { name: 'Start the engines' }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.getByText('Belgian crew').first()).toBeVisible();
  // Whoever has to decide has a clock that everybody sees: beside the talk, and in the question on a phone.
  for (const one of [page, friend]) {
    await expect(one.locator('[data-clocks] li').first()).toBeInViewport({ ratio: 1 });
    await one.setViewportSize({ width: 390, height: 844 });
    await expect(one.locator('.prompt').getByRole('timer')).toBeInViewport({ ratio: 1 });
    await one.setViewportSize({ width: 1440, height: 900 });
  }
  const board = (await (await page.request.get(`${link.replace('/t/', '/api/tables/')}/board`)).json()) as {
    crews: string[];
    start: number;
    spaces: { name: string }[];
  };
  expect(board.crews.slice(0, 2)).toEqual(['french', 'belgian']);
  expect(board.spaces[board.start]?.name).toBe('memphis');
  await context.close();
});
