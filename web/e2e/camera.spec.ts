// What the table shows of the board: near enough to read, nothing over what is asked, and a look that stays.

import type { Page } from '@playwright/test';
import { check, expect, test } from './fixtures';
import { HEX, lay } from './layout';
import { Racer } from './tables';

/** What lies in the middle of the window, and how large: the same words are the same view. */
const view = (page: Page): Promise<string> =>
  page.locator('.map').evaluate((box) => {
    const [x = 0, y = 0] = (box.querySelector<HTMLElement>('.world')!.style.transform.match(/-?[\d.]+/g) ?? []).map(
      Number,
    );
    const k = Number(/[\d.]+/.exec(box.querySelector<HTMLElement>('.sheet')!.style.transform)?.[0] ?? 1);
    return [(box.clientWidth / 2 - x) / k, (box.clientHeight / 2 - y) / k, k * 100].map(Math.round).join(' ');
  });
const settled = (page: Page): Promise<void> => page.waitForTimeout(250);

test('a question is seen from near, on every size of window, and fitted anew when it changes', async ({
  page,
  server,
}) => {
  const racer = await Racer.open(server.url, { board: 'usa', crews: 5 });
  expect(await racer.until((shown) => shown.question?.key === 'ask_drive')).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });
  await racer.sit(page);
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const found = await lay(page);
    expect(found.hex, `hexes at ${width}`).toBeGreaterThanOrEqual(HEX.desktop);
    expect(found.covered, `at ${width}`).toEqual([]);
  }
});

test('what one moved to stays while something that is asked is in it; 0 and C show all and come back', async ({
  page,
  server,
}) => {
  const racer = await Racer.open(server.url, { crews: 3 });
  const drives = (shown: { choices: { kind: string }[] }): boolean =>
    shown.choices.some(({ kind }) => kind === 'drive');
  expect(await racer.until(drives)).toBe(true);
  await racer.sit(page);
  await settled(page);
  const box = (await page.locator('.map').boundingBox())!;
  const drag = async (dx: number, dy: number): Promise<string> => {
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height * 0.5];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 4 });
    await page.mouse.up();
    await settled(page);
    return view(page);
  };
  const inside = (): Promise<number> =>
    page.evaluate(() => {
      const window = document.querySelector('.map')!.getBoundingClientRect();
      return [...document.querySelectorAll('g.lit')].filter((hex) => {
        const { x, y, right, bottom } = hex.getBoundingClientRect();
        return x >= window.x && right <= window.right && y >= window.y && bottom <= window.bottom;
      }).length;
    });
  const drive = async (asked: RegExp): Promise<void> => {
    await page.locator(asked.test('ask_drive') ? '.prompt [data-act=drive]' : '[data-act=undo]').click();
    await expect(page.locator('.prompt').first()).toHaveAttribute('data-asked', asked);
    await page.waitForTimeout(700);
  };
  const asked = await view(page);
  const moved = await drag(20, 15);
  expect(moved).not.toBe(asked);
  await drive(/ask_drive/);
  expect(await view(page), 'a new question does not take the map away').toBe(moved);
  await drive(/ask_sequence/);
  await drag(-box.width * 0.7, -box.height * 0.4);
  await drag(-box.width * 0.7, -box.height * 0.4);
  expect(await inside(), 'nothing that is asked is in sight').toBe(0);
  await drive(/ask_drive/);
  expect(await inside(), 'the next question is').toBeGreaterThan(0);
  await drive(/ask_sequence/);
  // Whoever is led to a place only glances at it.
  await page.locator('[data-goal]').click();
  await page.waitForTimeout(700);
  const led = await view(page);
  await drive(/ask_drive/);
  expect(await view(page)).not.toBe(led);
  expect(await inside()).toBe(await page.locator('g.lit').count());
  await page.locator('[data-look=back]').click();
  await settled(page);
  const near = await view(page);
  await page.keyboard.press('0');
  await settled(page);
  const whole = await view(page);
  expect(whole).not.toBe(near);
  await page.keyboard.press('c');
  await settled(page);
  expect(await view(page)).toBe(near);
  await page.locator('[data-look=whole]').click();
  await settled(page);
  expect(await view(page)).toBe(whole);
});

test('a rival who drives far away is followed, and the map comes back to what is asked', async ({ page, server }) => {
  const racer = await Racer.open(server.url, { crews: 3 });
  // One stays at home until the others are out of sight.
  const { levels } = await racer.home(({ view }) => view.turn > 4);
  expect(Math.max(...levels) - Math.min(...levels), 'they are far away').toBeGreaterThan(8);
  await page.addInitScript(() => localStorage.setItem('great-race.pace', 'fast'));
  await racer.sit(page);
  await settled(page);
  const shown = await racer.view();
  await racer.act([shown.choices.find(({ kind }) => kind === 'pass')!.act], shown);
  // Whoever drives is in the window while it is told; the slip of a new turn waits for a press.
  await expect(page.locator('main.table')).toHaveAttribute('data-ready', 'false');
  const inside = (): Promise<string[]> =>
    page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-turn-slip] button')?.click();
      const ground = document.querySelector('.map')!.getBoundingClientRect();
      return [...document.querySelectorAll<SVGElement>('.map g.car')].flatMap((car) => {
        const { x, y, width, height } = car.getBoundingClientRect();
        const [midX, midY] = [x + width / 2, y + height / 2];
        const within = midX > ground.left && midX < ground.right && midY > ground.top && midY < ground.bottom;
        return within ? [car.dataset['tip']!] : [];
      });
    });
  const seen = new Set<string>();
  while ((await page.locator('main.table').getAttribute('data-ready')) !== 'true')
    for (const one of await inside()) seen.add(one);
  expect([...seen]).toEqual(expect.arrayContaining(['vehicle:2', 'vehicle:3']));
  await settled(page);
  expect(await inside(), 'back at home').toContain('vehicle:1');
});

test('the market stands beside the board: every card is read, and nothing lies over the map', async ({
  page,
  server,
}) => {
  const racer = await Racer.open(server.url, { crews: 5 });
  expect(await racer.until((shown) => shown.question?.key === 'ask_bivouac')).toBe(true);
  await racer.sit(page);
  const panel = page.locator('.market-panel');
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(panel).toBeVisible();
    const [stall, board] = [await panel.boundingBox(), await page.locator('[data-slot=board]').boundingBox()];
    expect(stall!.x, `${width}: beside the board`).toBeGreaterThanOrEqual(board!.x + board!.width);
    expect(stall!.y + stall!.height, `${width}: inside the window`).toBeLessThanOrEqual(height);
    const cut = await panel
      .locator('.card')
      .evaluateAll((cards) =>
        cards.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
      );
    expect(cut, `${width}: whole names and texts`).toEqual([]);
  }
  await check(page, 'market-stall');
});

test('on a tablet the market is put aside to look at the map, and comes back', async ({ page, server }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const racer = await Racer.open(server.url, {});
  expect(await racer.until((shown) => shown.question?.key === 'ask_bivouac')).toBe(true);
  await racer.sit(page);
  await expect(page.locator('.market-panel')).toBeVisible();
  await page.getByRole('button', { name: 'Peek at the map' }).click();
  await expect(page.locator('.market-panel')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the cards' }).click();
  await expect(page.locator('.market-panel')).toBeVisible();
});
