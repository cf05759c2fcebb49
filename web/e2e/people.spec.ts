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

  // Bivouac: whoever is asked picks, the other sees it.
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

/** Sets up a race for two at this device. */
async function twoHere(page: Page, module?: string): Promise<void> {
  await lobby(page);
  await page.getByLabel('Your name').fill('Ann');
  await choose(page, 4, 'No crew here');
  await choose(page, 3, 'No crew here');
  await choose(page, 2, 'Somebody at this device');
  await page.getByLabel('Name of crew 2').fill('Ben');
  if (module) {
    await page.getByText('Play modes and modules').click();
    await page.getByRole('switch', { name: module }).click();
  }
  await page.getByRole('button', { name: 'Start the engines' }).click();
}
/** Something is asked, or the curtain is down. */
async function asked(page: Page): Promise<'curtain' | 'table'> {
  await page.waitForFunction(() => {
    if (document.querySelector('main.curtain')) return true;
    const table = document.querySelector('main.table');
    return (
      table?.getAttribute('data-ready') === 'true' && !!document.querySelector('.prompt')?.getAttribute('data-asked')
    );
  });
  return (await page.locator('main.curtain').count()) > 0 ? 'curtain' : 'table';
}

test('two players at one device: a curtain before plans only, hands face down, one tap to look', async ({ page }) => {
  test.setTimeout(240_000);
  // Everything that comes over the line is kept, to be searched.
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    frames.length = 0;
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  await twoHere(page, 'Diplomacy');
  const driver = new Driver(page);
  // Those who sit side by side talk to each other.
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.locator('[data-talk]')).toHaveCount(0);
  const hands = page.locator('section.hand .slot');
  const seats = new Set<string>();
  const curtains: string[] = [];
  let looked = 0;
  let convoy = 0;
  let gates = 0;
  for (let i = 0; i < 80; i++) {
    if ((await asked(page)) === 'curtain') {
      curtains.push(await page.locator('main.curtain h1').innerText());
      if (curtains.length === 1) await look(page, 'curtain');
      // Behind the curtain there is nothing: no card, no view.
      await expect(page.locator('main.table, section.hand')).toHaveCount(0);
      await page.locator('main.curtain button').click();
      continue;
    }
    if ((await page.locator('main.table').getAttribute('data-phase')) === 'convoy') convoy++;
    if (convoy > 12 && gates > 0) break;
    // Since somebody else looks, every view is of one seat; its hand lies face down until it is turned up.
    const views = frames
      .map((text) => JSON.parse(text) as { type: string; data: { viewer: number } })
      .filter(({ type }) => type === 'view');
    const viewers = new Set(views.map(({ data }) => String(data.viewer)));
    expect(viewers.size).toBeLessThanOrEqual(1);
    viewers.forEach((viewer) => seats.add(viewer));
    const down = page.locator('[data-hand="down"] button');
    if ((await down.count()) > 0 && looked < 2) {
      expect(await hands.count()).toBe(0);
      if (looked === 0) await look(page, 'hand-down');
      await down.click();
      await expect(hands.first()).toBeVisible();
      looked++;
    }
    // What is asked about gates and influence stands on the plate of whoever is asked.
    if (/^ask_(bribe|visa|reception)$/.test(await driver.asked())) {
      await expect(page.locator('[data-slot=diplomacy]')).toBeVisible();
      gates++;
    }
    await driver.decide().catch((error: unknown) => {
      // The next one may be asked while a move is under way.
      if (!String(error).includes('Timeout')) throw error;
    });
  }
  expect(curtains.sort()).toEqual(['Ann, your turn to look', 'Ben, your turn to look']);
  expect(seats).toEqual(new Set(['1', '2']));
  expect(looked).toBeGreaterThan(0);
  expect(gates).toBeGreaterThan(0);
});

test('those who trust each other draw no curtain', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('great-race.sharing', 'open'));
  await twoHere(page);
  const driver = new Driver(page);
  for (let i = 0; i < 12; i++) {
    expect(await asked(page)).toBe('table');
    await expect(page.locator('[data-hand="down"]')).toHaveCount(0);
    if ((await page.locator('main.table').getAttribute('data-phase')) === 'convoy') return;
    await driver.decide();
  }
  throw new Error('the plans were never made');
});

test('a phone as secret hand takes hand and plan off the big screen', async ({ page, browser, server }) => {
  await lobby(page);
  await page.getByRole('button', { name: 'Race against three bots' }).click();
  const driver = new Driver(page);
  while ((await driver.awaken()) === 'ask_bivouac') await driver.decide();
  await expect(page.locator('.planning')).toBeVisible();
  await page.getByRole('button', { name: 'Peek at the map' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-phone-hand] > button').click();
  const link = await page.locator('[data-phone-hand] input').inputValue();
  await page.keyboard.press('Escape');

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  await instant(context);
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.locator('.planning')).toBeVisible();
  await expect(page.locator('[data-hand="away"]')).toBeVisible();
  await expect(page.locator('.planning, section.hand .slot, [data-act^="plan"]')).toHaveCount(0);
  await look(page, 'hand-away');
  await context.close();
  // The phone is gone: the hand stays hidden until its owner wants it here.
  await expect(page.locator('[data-hand="down"]')).toBeVisible();
  await expect(page.locator('.planning, section.hand .slot')).toHaveCount(0);
  await page.locator('[data-hand="down"] button').click();
  await expect(page.locator('section.hand .slot').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the plan' }).click();
  await expect(page.locator('.planning')).toBeVisible();
});

test('whoever watches knows it, sees no hand and no choices, and talks where the host lets them', async ({
  page,
  browser,
  server,
}) => {
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
  await expect(other.locator('[data-watching]')).toContainText('You are watching');

  // Talk stands beside the table and covers nothing; whoever watches speaks where the host lets them.
  const talk = other.locator('[data-talk]');
  await expect(talk.getByText('has not let those who watch into its chat')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Those who watch may chat').check();
  await page.keyboard.press('Escape');
  await talk.getByLabel('Your name').fill('Zoë');
  await talk.getByRole('button', { name: 'Bravo!' }).click();
  const said = page.locator('[data-talk]').getByRole('log');
  await expect(said).toContainText('Zoë (watching)');
  await expect(said).toContainText('Bravo!');
  await expect(page.locator('dialog')).toHaveCount(0);
  await look(other, 'spectator');

  // A name can be changed while the race runs; the others are told.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('You are called').fill('Juliette');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(talk.getByText('is now called Juliette')).toBeVisible();
  await context.close();
});
