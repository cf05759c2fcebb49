// A rival's card can be answered: two browsers, the one attacks, the other is asked. What comes over each line is of
// its own seat.

import type { Page } from '@playwright/test';
import { Driver, lobby } from './driver';
import { expect, look, test } from './fixtures';

/** Everything a page is sent. */
function overhear(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}
/** Where in a message something is called so. */
function places(value: unknown, key: string, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => places(one, key, `${path}[${i}]`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => [
    ...(name === key ? [`${path}.${name}`] : []),
    ...places(one, key, `${path}.${name}`),
  ]);
}
const DANGER = /Saboteur|Trail Hunter|Con Artist/;

/** Takes danger cards, posts a guard, and plays the danger card as soon as it can. */
async function attackOrPass(driver: Driver): Promise<void> {
  const { page } = driver;
  const asked = await driver.asked();
  if (asked === 'ask_bivouac') {
    const wanted = page.locator('.market-panel button').filter({ hasText: DANGER });
    return driver.step(async () => ((await wanted.count()) > 0 ? wanted.first().click() : driver.laidOut()));
  }
  if (asked === 'ask_planning') {
    await driver.plan([2, 2, 3, 0, 1]);
    return driver.step(() => driver.lift());
  }
  const card = page.locator('section.hand button.playable').filter({ hasText: DANGER }).first();
  if (asked.startsWith('ask_sequence') && (await card.count()) > 0) {
    await card.click();
    const several = page.locator('.prompt .btn[data-act^="play "]');
    if ((await several.count()) > 0) await several.first().click();
    return;
  }
  if (asked.startsWith('ask_sequence')) return driver.step(() => driver.pass());
  return driver.decide();
}

test('whoever is attacked is asked, answers under seal, and no line carries the hand of another', async ({
  browser,
  page,
  server,
}) => {
  test.setTimeout(300_000);
  const heard = [overhear(page)];
  await lobby(page);
  await page.getByLabel('Your name').fill('Juliette');
  for (const [seat, label] of [
    [4, 'No crew here'],
    [3, 'No crew here'],
    [2, 'A friend, by link'],
  ] as const)
    await page.getByLabel(`Crew ${seat}`, { exact: true }).selectOption({ label });
  await page.getByRole('radio', { name: 'Everybody in the lobby' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link for friends').inputValue();
  await expect(page.getByRole('img', { name: 'The link as a code to scan' })).toBeVisible();

  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(() => localStorage.setItem('great-race.pace', 'instant'));
  const friend = await context.newPage();
  heard.push(overhear(friend));
  // The table stands in the lobby, as it was opened for everybody.
  await friend.goto('/');
  await friend.locator(`a[href="${new URL(link).pathname}"]`).click();
  await friend.getByLabel('Your name').fill('Margaux');
  await friend.getByRole('button', { name: 'Sit down' }).click();

  // They talk before the start.
  await friend.getByLabel('Say something').fill('Ready when you are');
  await friend.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('Ready when you are');
  await look(page, 'waiting-room-chat');
  await page.getByRole('button', { name: 'Start the engines' }).click();

  const drivers = [new Driver(page), new Driver(friend)];
  let attacked: Driver | null = null;
  for (let i = 0; i < 150 && !attacked; i++) {
    for (const driver of drivers) {
      await expect(driver.page.locator('main.table')).toHaveAttribute('data-ready', 'true');
      const asked = await driver.asked();
      if (asked === 'ask_counter') attacked = driver;
      else if (asked) await attackOrPass(driver);
      if (attacked) break;
    }
    // Somebody is asked again, or one of them is attacked.
    await Promise.race(
      drivers.map(({ page: one }) =>
        one.waitForFunction(() => !!document.querySelector('.prompt')?.getAttribute('data-asked')),
      ),
    );
  }
  expect(attacked, 'nobody was ever attacked').not.toBeNull();
  await expect(attacked!.page.locator('[data-moment=counter]')).toBeVisible();
  await look(attacked!.page, 'counter-window');
  await attacked!.page.locator('[data-moment=counter] .btn').first().click();
  await expect(attacked!.page.locator('[data-moment=counter]')).toHaveCount(0);

  heard.forEach((frames, i) => {
    const views = frames
      .map((text) => JSON.parse(text) as { type: string; data: { viewer: number } })
      .filter(({ type }) => type === 'view');
    expect(views.length).toBeGreaterThan(5);
    for (const { data } of views) {
      expect(data.viewer).toBe(i + 1);
      expect(places(data, 'hand')).toEqual(['.view.hand']);
      expect(places(data, 'plan').filter((path) => !path.startsWith('.events'))).toEqual(['.view.plan']);
    }
  });

  // Chat stands beside the table and keeps what was said before the start; a person is not to be heard.
  await expect(page.getByRole('log')).toContainText('Ready when you are');
  await look(page, 'chat');
  await page.getByRole('button', { name: 'Do not hear Margaux' }).click();
  await expect(page.getByRole('log')).not.toContainText('Ready when you are');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-phone-hand] button').click();
  await expect(page.getByRole('img', { name: 'The link as a code to scan' })).toBeVisible();
  await look(page, 'phone-hand');
  const secret = await page.getByLabel('Your phone as your secret hand').inputValue();
  expect(secret).toMatch(/#seat=/);

  // A phone opens the same seat by that link.
  const phone = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const hand = await phone.newPage();
  await hand.goto(secret);
  await expect(hand.locator('main.table')).toBeVisible();
  await expect(hand.locator('section.hand')).toBeVisible();
  expect(hand.url()).not.toContain('seat=');
  await phone.close();
  await context.close();
});
