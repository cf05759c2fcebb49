// The lobby and the invitation: what is played, how far it is, who sits there, and whose move it is.

import { lobby } from './driver';
import { expect, look, test } from './fixtures';

test('a friend is told what this is; the lobby tells how races stand', async ({ page, browser, server }) => {
  await lobby(page);
  // Three boards of one country, three pictures.
  await expect(page.locator('.poster')).toHaveCount(7);
  const pictures = await page.locator('.poster svg').evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(pictures.map((one) => one.replace(/c-\d+p?|id="[^"]*"|#[\w-]+p?"/g, ''))).size).toBe(pictures.length);
  await page.getByLabel('Your name').fill('Juliette');
  await page.getByLabel('Crew 4', { exact: true }).selectOption({ label: 'No crew here' });
  await page.getByLabel('Crew 2', { exact: true }).selectOption({ label: 'A friend, by link' });
  await page.getByRole('radio', { name: 'Everybody in the lobby' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link for friends').inputValue();

  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const friend = await context.newPage();
  await friend.goto('/');
  const open = friend.locator('[data-list="open"] li');
  await expect(open).toContainText(['Africa']);
  await expect(open).toContainText(['One free seat']);
  await friend.goto(link);
  const invitation = friend.locator('[data-invitation]');
  await expect(invitation).toContainText('Half-tracks race across Africa');
  await expect(invitation).toContainText('Juliette');
  await expect(invitation).toContainText(/About \d+\sminutes/);
  await expect(invitation.getByRole('link', { name: 'The rule book' })).toHaveAttribute('href', '/rules');
  // The button stands below the name, and is the one to press.
  const [name, sit] = [friend.getByLabel('Your name'), friend.getByRole('button', { name: 'Sit down' })];
  expect((await sit.boundingBox())!.y).toBeGreaterThan((await name.boundingBox())!.y);
  await expect(friend.locator('.btn.pri')).toHaveCount(1);
  await look(friend, 'invitation');
  await name.fill('Margaux');
  await sit.click();
  // The name can be changed before the start, too.
  await friend.getByLabel('You are called Margaux').fill('Margot');
  await friend.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Margot' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the engines' }).click();
  await expect(page.locator('main.table')).toBeVisible();

  // Whoever comes back reads how the race stands; strangers what they may watch.
  await page.goto('/');
  const own = page.locator('[data-list="own"] li');
  await expect(own).toContainText('Africa');
  await expect(own).toContainText(/Turn 1 · (your move!|.* to decide …|running)/);
  await expect(own).toContainText('Margot');
  await look(page, 'lobby-races');
  const stranger = await (await browser.newContext({ baseURL: server.url, locale: 'en-GB' })).newPage();
  await stranger.goto('/');
  const watch = stranger.locator('[data-list="watch"] li', { hasText: 'Margot' }).first();
  await expect(watch).toContainText('Turn 1');
  await expect(watch).toContainText('Juliette');
  await stranger.context().close();
  await context.close();
});

test('on a low screen the first boards are seen whole, in three languages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const language of ['fr', 'nl', 'en']) {
    await page.addInitScript((tag) => localStorage.setItem('great-race.language', tag), language);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (let i = 0; i < 4; i++) await expect(page.locator('.poster').nth(i)).toBeInViewport({ ratio: 1 });
  }
});

test('the start stays in sight beside the cards, and a phone shows a board without a push', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await lobby(page);
  await page.getByText('Play modes and modules').click();
  await page.getByRole('button', { name: /Village road/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Start the engines' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await lobby(page);
  await expect(page.locator('.poster').first()).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/settings/);
});
