// Leaders: chosen in a draft, and their powers used from the card beside the dashboard.

import type { Page } from '@playwright/test';
import { Driver } from './driver';
import { expect, look, test } from './fixtures';
import { Racer } from './tables';

const DRAFT = { crews: 3, more: { leaders: 'draft' } };
const SHEETS = { crews: 4, more: { leaders: 'draft:all', modules: ['paddock'] } };
const card = (page: Page, leader: string) => page.locator(`[data-candidate=${leader}]`);

for (const [wide, high] of [
  [1280, 720],
  [1440, 900],
] as const)
  test(`the draft by mouse, and a power used once, at ${wide} by ${high}`, async ({ page, server }) => {
    await page.setViewportSize({ width: wide, height: high });
    const racer = await Racer.open(server.url, DRAFT);
    await racer.until(({ question }) => question?.key === 'ask_leader');
    await racer.sit(page);
    const draft = page.locator('.draft');
    await expect(draft.locator('[data-status]')).toHaveText('You choose now.');
    await look(page, `draft-${wide}`);
    // What is pressed is looked at, and nothing more.
    await card(page, 'chevy').click();
    await expect(page.locator('[data-near=chevy]')).toContainText('20 F from his bankers');
    await expect(card(page, 'chevy')).toHaveAttribute('aria-checked', 'true');
    for (const one of await draft.locator('[data-standing=taken]').all())
      await expect(one.locator('.standing')).not.toHaveText('Free');
    await draft.getByRole('button', { name: 'Take Chevy' }).click();
    const mine = page.locator('[data-slot=leader] [data-leader=chevy]');
    await expect(mine).toHaveAttribute('data-power', 'waits');

    const driver = new Driver(page, 'mouse');
    await driver.until((asked) => asked.startsWith('ask_sequence'));
    await expect(mine).toHaveAttribute('data-power', 'ready');
    await look(page, `leader-${wide}`);
    const before = (await racer.view()).view.players[0]!.money;
    await driver.step(() => mine.getByRole('button').click());
    await expect(mine).toHaveAttribute('data-power', 'used');
    expect((await racer.view()).view.players[0]!.money).toBe(before + 20);
    // What cannot be used says why.
    await mine.getByRole('button').click();
    await expect(page.locator('.tip.asked')).toBeVisible();
    await look(page, `leader-used-${wide}`);
    await expect(page.locator('.rivals [data-leader]')).toHaveCount(2);
  });

test('whoever chooses a leader sees how far the gauges of his vehicle go', async ({ page, server }) => {
  const racer = await Racer.open(server.url, SHEETS);
  await racer.until(({ question }) => question?.key === 'ask_leader');
  await racer.sit(page);
  for (const [leader, gauges] of [
    ['cook', '4,4,7'],
    ['obroutchev', '6,6,6'],
  ] as const) {
    await card(page, leader).click();
    await expect(page.locator('[data-sheet]')).toHaveAttribute('data-sheet', gauges);
  }
  await look(page, 'draft-sheet');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('.draft .take')).toBeInViewport({ ratio: 1 });
  await look(page, 'draft-sheet-1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.draft .take')).toBeInViewport({ ratio: 1 });
  await look(page, 'draft-sheet-phone');
  await card(page, 'chapman').click();
  await expect(page.locator('[data-sheet]')).toHaveCount(0);
  await card(page, 'cook').click();
  await page.locator('.draft .take').click();
  await expect.poll(async () => (await racer.view()).view.players[0]!.chassis[1]).toBe(7);
});

test('a mercenary by keyboard: the last crew is hired when all have chosen', async ({ page, server }) => {
  const racer = await Racer.open(server.url, DRAFT);
  await racer.until(({ question }) => question?.key === 'ask_leader');
  await racer.sit(page);
  await page.locator('[role=radio][aria-checked=true]').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await expect(card(page, 'chapman')).toBeFocused();
  await expect(page.locator('[data-near=chapman]')).toContainText('no crew of his own');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose the crew you hire' })).toBeVisible();
  await expect(card(page, 'chapman')).toHaveAttribute('data-standing', 'yours');
  await expect(page.locator('[data-standing=taken]')).toHaveCount(2);
  await look(page, 'draft-hire');
  const free = await page.locator('[data-standing=free]').first().getAttribute('data-candidate');
  await page.keyboard.press('1');
  await expect(page.locator('.draft')).toHaveCount(0);
  expect((await racer.view()).view.parts!.leaders![0]).toMatchObject({ leader: 'chapman', crew: free });
  await expect(page.locator('[data-slot=leader] [data-leader=chapman]')).toHaveAttribute('data-power', 'waits');
  // Who leads a rival is told under the mouse.
  await page.locator('.rivals [data-leader]').first().hover();
  await expect(page.locator('.tips, [role=tooltip]').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the draft by thumb, and the power in the sheet', async ({ page, server }) => {
    const racer = await Racer.open(server.url, { crews: 4, more: { leaders: 'draft:all' } });
    await racer.until(({ question }) => question?.key === 'ask_leader');
    await racer.sit(page);
    await expect(page.locator('[role=radio]')).toHaveCount(12);
    await look(page, 'phone-draft');
    await card(page, 'cook').tap();
    const take = page.getByRole('button', { name: 'Take Dr Cook' });
    await expect(take, 'the way on is in sight').toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await look(page, 'phone-draft-near');
    await take.tap();
    const mine = page.locator('[data-slot=leader] [data-leader=cook]');
    const driver = new Driver(page, 'touch');
    await driver.until((asked) => asked.startsWith('ask_sequence'));
    await expect(mine).toBeVisible();
    await look(page, 'phone-leader');
  });
});
