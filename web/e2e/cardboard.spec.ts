// René beside the cardboard game, on a phone: the table is laid, René's steps are read, what happened is tapped in,
// slips are taken back, the page is left and come back to, and the race comes to its end.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, look, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const entries = async (page: Page): Promise<number> =>
  Number(await page.locator('.beside').getAttribute('data-entries'));

/** Presses something and waits until it was taken. */
async function tap(page: Page, what: string): Promise<void> {
  const before = await entries(page);
  await page.locator(what).first().tap();
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
}

test('René plays beside the board, from the lobby to the finish', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'With the cardboard game' }).tap();
  await expect(page.getByRole('heading', { name: 'Lay the table' })).toBeVisible();
  await look(page, 'cardboard-lay');
  await page.locator('[data-board]').selectOption('europe');
  await page.locator('[data-begin]').tap();

  // His tiles are told.
  const asked = page.locator('[data-asked]');
  await expect(asked).toHaveAttribute('data-asked', 'rene_card');
  await tap(page, '[data-entry="rene a1"]');
  if ((await asked.getAttribute('data-asked')) === 'turn') await tap(page, '[data-next]');
  await expect(asked).toHaveAttribute('data-asked', 'tile');
  await look(page, 'cardboard-tile');
  await tap(page, '[data-entry^=tile]');
  await tap(page, '[data-entry^=tile]');
  await expect(page.locator('[data-step^=rene_lays], [data-step^=rene_wastes]').first()).toBeAttached();

  // A space is pressed on the map: I stand there, and such a tile lies there.
  for (let i = 0; i < 20 && (await asked.getAttribute('data-asked')) !== 'turn'; i++) await tap(page, '[data-entry]');
  const map = page.locator('section.map');
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await look(page, 'cardboard-space');
  await tap(page, '[data-stand]');
  await expect(sheet).toBeHidden();
  const gauge = page.locator('[data-gauge="gauges engine"]');
  await gauge.getByRole('button', { name: '−' }).tap();
  await expect(gauge).toContainText('4');
  await page.locator('[data-undo]').tap();
  await expect(gauge).toContainText('5');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await look(page, 'cardboard-turn');

  // Left and come back to.
  const told = await entries(page);
  await page.reload();
  await expect.poll(() => entries(page)).toBe(told);
  await expect(asked).toHaveAttribute('data-asked', 'turn');

  // Home at once: René's round is the last one.
  for (let i = 0; i < 60; i++) {
    const kind = await asked.getAttribute('data-asked');
    if (kind === 'over') break;
    if (kind === 'turn') await tap(page, '[data-home]');
    else await tap(page, kind === 'rene_card' ? '[data-draw]' : '[data-entry]');
  }
  await expect(asked).toHaveAttribute('data-asked', 'over');
  await expect(page.locator('tr[data-place="1"]')).toHaveAttribute('data-seat', '1');
  await look(page, 'cardboard-over');

  // The file is the terminal's too; the log says that its luck was typed in.
  const saving = page.waitForEvent('download');
  await page.locator('[data-save]').tap();
  const file = readFileSync(await (await saving).path());
  expect(JSON.parse(file.toString())).toMatchObject({ great_race_cardboard: 1, options: { board: 'europe' } });
  const logging = page.waitForEvent('download');
  await page.locator('[data-log]').tap();
  expect(readFileSync(await (await logging).path(), 'utf8')).toContain('"drawn":{"by":"hand"}');
  await page.locator('[data-leave]').tap();
  await page.locator('[data-sure]').tap();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a": 1}') });
  await expect(page.getByRole('alert')).toContainText('no race with the cardboard game');
  await input.setInputFiles({ name: 'race.json', mimeType: 'application/json', buffer: file });
  await expect(asked).toHaveAttribute('data-asked', 'over');
});

test('on a wide screen the map stands beside all the rest, and forms of modules have words in Dutch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('great-race.language', 'nl'));
  await page.goto('/cardboard');
  await page.getByLabel('Seizoen (moeilijk)').check();
  await look(page, 'cardboard-lay-wide');
  await page.locator('[data-begin]').click();
  const asked = page.locator('.asked[data-asked]');
  for (let i = 0; i < 12 && (await asked.getAttribute('data-asked')) !== 'turn'; i++)
    await tap(
      page,
      (await asked.getAttribute('data-asked')) === 'rene_card' ? '[data-entry="rene a1"]' : '[data-entry]',
    );
  const [left, told, map] = await Promise.all(
    ['.asked', '.told', 'section.map'].map(async (one) => (await page.locator(one).first().boundingBox())!),
  );
  expect(map!.y).toBe(left!.y);
  expect(map!.x).toBeGreaterThan(told!.x + told!.width);
  expect(map!.height).toBeGreaterThan(700);
  // What a card takes from the Torpedo stands under a title of its own.
  await expect(page.getByText('Een kaart tegen de Torpedo')).toBeVisible();
  await expect(page.locator('[data-hit=saboteur]')).toHaveText('Saboteur: −2');
  await look(page, 'cardboard-wide');
});
