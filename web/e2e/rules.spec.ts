// The rule book: search, rulings, links, three languages, on a desk and on a phone.

import { check, expect, look, test } from './fixtures';

test('the rule book is searched, and a ruling opens', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'The rule book' }).click();
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page.getByRole('heading', { name: 'Bivouac', exact: true })).toBeVisible();
  await look(page, 'rules');
  await page.getByRole('searchbox').fill('toolbox');
  await expect(page.getByRole('status')).toHaveText(/rules? found/);
  await expect(page.getByRole('heading', { name: 'Toolbox' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bivouac', exact: true })).toHaveCount(0);
  const rulings = page.getByRole('group', { name: 'Rulings on: Toolbox' });
  await rulings.getByRole('button', { name: 'R73' }).click();
  await expect(page.getByText('The Toolbox splits its 3 freely')).toBeVisible();
  await check(page, 'rules, searched');
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByText('Nothing speaks of “zeppelin”.')).toBeVisible();
});

test('a link leads to one rule, in every language', async ({ page }) => {
  await page.goto('/rules/counter');
  await expect(page.locator('#rule-counter h3')).toBeFocused();
  await expect(page.locator('#rule-counter')).toBeInViewport();
  for (const [button, word] of [
    ['NL Nederlands', 'Counteren'],
    ['FR Français', 'Contrer'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('#rule-counter h3')).toHaveText(word);
    await check(page, `rules in ${button}`);
  }
  await page.locator('#rule-counter a').first().click();
  await expect(page).toHaveURL(/\/rules\/card_militia$/);
  await look(page, 'rules-cards');
});

test('the rule book on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: 'Bivouac', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await look(page, 'rules-phone');
});

test('a ruling leads to its rule', async ({ page }) => {
  await page.goto('/rules/r41');
  await expect(page.locator('#rule-turned_back h3')).toBeFocused();
});

test('rulings speak the language of the page, and change with it', async ({ page }) => {
  await page.goto('/rules/guard');
  const guard = page.locator('#rule-guard');
  await guard.getByRole('button', { name: 'R62' }).click();
  await expect(guard.locator('blockquote')).toContainText('Does a guard who wards off end the sequence?');
  for (const [button, language, words] of [
    ['NL Nederlands', 'nl', 'Beëindigt een bewaker die afweert de reeks? Nee.'],
    ['FR Français', 'fr', 'Le garde qui pare finit-il la séquence ? Non.'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(guard.locator('blockquote')).toContainText(words);
    await expect(guard.locator('blockquote')).toHaveAttribute('lang', language);
    await look(page, `rulings-${language}`);
  }
});
