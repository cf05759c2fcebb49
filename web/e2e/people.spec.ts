// Several people: two browsers at one table, and several players at one device.

import type { BrowserContext, Page } from '@playwright/test';
import { Driver, lobby } from './driver';
import { expect, listen, look, test } from './fixtures';

async function instant(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('great-race.pace', 'instant'));
}
async function choose(page: Page, seat: number, label: string): Promise<void> {
  await page.getByLabel(`Crew ${seat}`, { exact: true }).selectOption({ label });
}

test('two browsers: a friend joins, both see one move, a plan is withdrawn, line and server come back', async ({
  browser,
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await lobby(page);
  await page.getByLabel('Your name').fill('Juliette');
  await choose(page, 4, 'No crew here');
  await choose(page, 3, 'No crew here');
  await choose(page, 2, 'A friend, by link');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Waiting for the missing crews.')).toBeVisible();
  await look(page, 'waiting-room');
  const link = await page.getByLabel('Link for friends').inputValue();

  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await instant(context);
  const friend = await context.newPage();
  const said = listen(friend);
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Margaux');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Start the engines' }).click();

  const [one, two] = [new Driver(page), new Driver(friend)];
  await expect(page.locator('main.table')).toBeVisible();
  await expect(friend.locator('main.table')).toBeVisible();

  // Bivouac: who is asked picks, the other sees it.
  const both = [one, two];
  for (let i = 0; i < 4; i++) {
    if ((await one.asked()) === 'ask_planning' && (await two.asked()) === 'ask_planning') break;
    for (const driver of both) if ((await driver.asked()) === 'ask_bivouac') await driver.decide();
    await page.waitForFunction(() => document.querySelector('main.table')?.getAttribute('data-ready') === 'true');
  }
  await expect(one.prompt).toHaveAttribute('data-asked', 'ask_planning');
  await expect(two.prompt).toHaveAttribute('data-asked', 'ask_planning');
  await expect(friend.locator('[data-said]')).toContainText(/takes|plan/);

  // A plan is closed and withdrawn; the other's page tells it and shows no plan.
  await one.plan([1, 1, 1, 1, 1]);
  await one.step(() => one.lift());
  await expect(friend.getByText('Screen closed')).toBeVisible();
  await look(page, 'plan-closed');
  const back = page.locator('.planning').getByRole('button', { name: 'Take the plan back' });
  // The second half of a double click falls on it and takes nothing back.
  const { x, y } = (await back.boundingBox())!;
  await page.mouse.move(x + 20, y + 12);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(back).toBeVisible();
  expect(await one.asked()).not.toBe('ask_planning');
  await back.click();
  await expect(one.prompt).toHaveAttribute('data-asked', 'ask_planning');
  await expect(friend.getByText('Still placing')).toBeVisible();

  // The friend's line drops, the first goes on; it comes back and catches up.
  await context.setOffline(true);
  await server.down('SIGKILL');
  await expect(page.getByText(/The line is down/)).toBeVisible();
  await server.up();
  await context.setOffline(false);
  await expect(page.getByText(/The line is down/)).toHaveCount(0, { timeout: 30_000 });
  await expect(friend.getByText(/The line is down/)).toHaveCount(0, { timeout: 30_000 });
  await one.plan([1, 1, 1, 0, 0]);
  await one.step(() => one.lift());
  await two.plan([1, 1, 1, 3, 3]);
  await two.step(() => two.lift());
  await expect(page.locator('main.table')).toHaveAttribute('data-phase', 'convoy');
  await expect(friend.locator('main.table')).toHaveAttribute('data-phase', 'convoy');
  expect(said).toEqual([]);
  await context.close();
});

test('two players at one device: the page of one never holds the hand of the other', async ({ page }) => {
  test.setTimeout(240_000);
  // Everything that comes over the line is kept, to be searched.
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await lobby(page);
  await page.getByLabel('Your name').fill('Ann');
  await choose(page, 4, 'No crew here');
  await choose(page, 3, 'Bot: Beginner');
  await choose(page, 2, 'Somebody at this device');
  await page.getByLabel('Name of crew 2').fill('Ben');
  await page.getByRole('button', { name: 'Start the engines' }).click();

  const driver = new Driver(page);
  const seats = new Set<number>();
  let handovers = 0;
  for (let i = 0; i < 60 && handovers < 6; i++) {
    await page.waitForFunction(() => {
      if (document.querySelector('main.curtain')) return true;
      const table = document.querySelector('main.table');
      return (
        table?.getAttribute('data-ready') === 'true' && !!document.querySelector('.prompt')?.getAttribute('data-asked')
      );
    });
    if ((await page.locator('main.curtain').count()) > 0) {
      handovers++;
      if (handovers === 1) await look(page, 'curtain');
      // Behind the curtain there is nothing: no card, no view.
      await expect(page.locator('main.table, section.hand')).toHaveCount(0);
      frames.length = 0;
      await page.locator('main.curtain button').click();
      continue;
    }
    // Every view that came since the curtain is of one seat, and holds one hand only.
    const views = frames
      .map(
        (text) =>
          JSON.parse(text) as { type: string; data: { viewer: number; view: { hand: unknown; plan: unknown } } },
      )
      .filter(({ type }) => type === 'view');
    const viewers = new Set(views.map(({ data }) => data.viewer));
    expect(viewers.size).toBeLessThanOrEqual(1);
    viewers.forEach((viewer) => seats.add(viewer));
    await driver.decide().catch((error: unknown) => {
      // The curtain may fall while a move is under way.
      if (!String(error).includes('Timeout')) throw error;
    });
  }
  expect(handovers).toBeGreaterThanOrEqual(3);
  expect(seats).toEqual(new Set([1, 2]));
});

test('a spectator sees no hand and no choices', async ({ page, browser, server }) => {
  await lobby(page);
  await page.getByRole('button', { name: 'Race against three bots' }).click();
  await new Driver(page).awaken();
  const context = await browser.newContext({ baseURL: server.url });
  await instant(context);
  const other = await context.newPage();
  await other.goto(`${new URL(page.url()).pathname}?watch`);
  await expect(other.locator('main.table')).toBeVisible();
  await expect(other.locator('section.hand')).toHaveCount(0);
  await expect(other.locator('.prompt .btn')).toHaveCount(0);
  await look(other, 'spectator');
  await context.close();
});
