// Luck by commitment: two pages start a table, both keep receipts, and each checks the end itself.

import type { Page } from '@playwright/test';
import { expect, look, test } from './fixtures';

const kept = (page: Page, table: string): Promise<{ receipt?: { own: { seat: number }[] }; sent: number[] }> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), `great-race.luck.${table}`);

test('two pages keep receipts over a reload, and the end says that luck was not bent', async ({
  browser,
  page,
  server,
}) => {
  await page.goto('/');
  for (const seat of [4, 3])
    await page.getByLabel(`Crew ${seat}`, { exact: true }).selectOption({ label: 'No crew here' });
  await page.getByLabel('Crew 2', { exact: true }).selectOption({ label: 'A friend, by link' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link for friends').inputValue();
  const table = link.split('/t/')[1]!;
  const context = await browser.newContext({ baseURL: server.url });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  const shares = async (): Promise<string[]> => {
    const info = await (await page.request.get(`${server.url}/api/tables/${table}`)).json();
    return ((info.shares ?? []) as { how: string }[]).map(({ how }) => how);
  };
  await expect.poll(shares).toEqual(['committed', 'committed']);
  await friend.reload();
  await page.getByRole('button', { name: 'Start the engines' }).click();
  const playing = async (): Promise<string[]> => {
    const info = await (await page.request.get(`${server.url}/api/tables/${table}`)).json();
    return (info.playing?.shares ?? []) as string[];
  };
  await expect.poll(playing).toEqual(['committed', 'committed']);
  for (const [who, seat] of [
    [page, 1],
    [friend, 2],
  ] as const) {
    await expect.poll(async () => (await kept(who, table)).sent).toEqual([seat]);
    expect((await kept(who, table)).receipt?.own.map((own) => own.seat)).toEqual([seat]);
  }
  // Both give up, so that the end comes soon.
  for (const who of [page, friend]) {
    const token = await who.evaluate((id) => {
      const held = JSON.parse(localStorage.getItem('great-race.tables') ?? '[]') as {
        table: string;
        keys: { token: string }[];
      }[];
      return held.find((one) => one.table === id)!.keys[0]!.token;
    }, table);
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'give-up' };
    const data = { command: { type: 'vote', abandon: true } };
    await who.request.post(`${server.url}/api/tables/${table}/command`, { headers, data });
  }
  for (const who of [page, friend]) {
    await who.goto(`/replay/${table}`);
    await who.getByRole('button', { name: 'More …' }).click();
    await who.getByRole('button', { name: 'Check it now' }).click();
    await expect(who.getByText('Luck was not bent.')).toBeVisible();
    await expect(who.getByRole('link', { name: 'Download the receipt' })).toBeVisible();
  }
  await look(page, 'luck-kept');
  await context.close();
});

test('one click against three bots starts at once, with luck that is drawn', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /three bots/ }).click();
  await expect(page.locator('main.table')).toBeVisible();
  const table = new URL(page.url()).pathname.split('/t/')[1]!;
  expect((await kept(page, table)).sent).toEqual([1]);
});
