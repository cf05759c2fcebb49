// The settings page, what it changes at the table, and the page without network.

import { Driver, quickStart } from './driver';
import { check, expect, look, test } from './fixtures';

test('settings are kept and spoken in every language', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'At the table' })).toBeVisible();
  await look(page, 'settings');
  await page.getByRole('group', { name: 'Letters' }).getByText('large', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'large' })).toBeChecked();
  for (const [button, word] of [
    ['NL Nederlands', 'Instellingen'],
    ['FR Français', 'Réglages'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
    await check(page, `settings in ${button}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await look(page, 'settings-phone');
});

test('the keyboard reaches every setting', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'on the left' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'on the right' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-side', 'right');
});

test('a table with its buttons on the right, in large letters; passing asks first; the title tells the turn', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    for (const [key, value] of [
      ['side', 'right'],
      ['text', 'large'],
      ['passing', 'confirm'],
    ] as const)
      localStorage.setItem(`great-race.${key}`, value);
  });
  await page.setViewportSize({ width: 1600, height: 1000 });
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  await expect(page).toHaveTitle(/^● Your turn/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg');
  const box = (await page.locator('main.table [data-slot=dash]').boundingBox())!;
  expect(box.x + box.width / 2).toBeGreaterThan(800);
  await look(page, 'table-right-large');
  const version = await driver.prompt.getAttribute('data-version');
  await page.locator('.prompt .btn', { hasText: 'Pass' }).first().click();
  expect(await driver.prompt.getAttribute('data-version')).toBe(version);
  await driver.step(() => page.locator('.prompt .btn[data-act="pass"]').first().click());
});

test('the standing order of the settings reaches a new table', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('great-race.order', 'never'));
  await quickStart(page);
  const driver = new Driver(page);
  await driver.awaken();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByLabel('When a rival attacks')).toHaveValue('never');
});

test('without network the page opens and says so', async ({ page, context }) => {
  await page.goto('/');
  // What the lobby needs is kept with the worker itself: nobody has to have seen it twice.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
    ).flat(),
  );
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  for (const file of ['lobby-', 'around-en-', 'modules-en-', 'modes-fr-', 'nl-'])
    expect(kept.filter((path) => path.startsWith(`/assets/${file}`)).length, file).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server does not answer');
  await expect(page.locator('.mixing')).toContainText('The race alone');
  await look(page, 'offline');
  // A screen that cannot be fetched is waited for, and comes by itself when the line is there again.
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.locator('.storing')).toContainText('The server does not answer');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'At the table' })).toBeVisible();
  await expect(page.locator('.storing')).toHaveCount(0);
});
