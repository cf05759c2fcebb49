// A solo race on the page: one click in the lobby, René's card and steps at the table, the end, and again.

import { Driver } from './driver';
import { expect, look, test } from './fixtures';
import { Racer } from './tables';

const LETTERS = [...'abcdefgh'];
const solo = { deck: LETTERS.map((letter) => `${letter}1`), legacy: [1, 0, 2, 0] };

test('alone against René, by one click', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: /Level 2/ }).check({ force: true });
  await look(page, 'solo-lobby');
  await page.getByRole('button', { name: 'Alone against René' }).click();
  await page.locator('main.table[data-ready=true]').waitFor();
  await expect(page.locator('[data-rene]')).toContainText('His card lies face down');
  await expect(page.locator('[data-powers]')).toHaveAttribute('data-powers', '0,0,0,0');
  await expect(page.locator('.ribbon .order svg')).toHaveCount(2);
  await expect(page.locator('.prompt[data-asked]')).toHaveAttribute('data-asked', 'ask_camp');
});

test('what René does is read step by step, looked at again, and the race comes to its end', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  const racer = await Racer.open(server.url, { crews: 1, luck: 'camel', more: { solo } });
  await racer.until(({ question }) => question?.room === 'sequence');
  await page.addInitScript(() => {
    localStorage.setItem('great-race.stepwise', 'yes');
    localStorage.setItem('great-race.pace', 'fast');
  });
  await racer.sit(page);
  await expect(page.locator('.rene[data-rene]')).not.toHaveAttribute('data-rene', '');
  await expect(page.locator('.map [data-objective]')).toHaveCount(1);
  const shown = await racer.view();
  await racer.act(['pass'], shown);
  // One step at a time: nothing goes on by itself, a key goes on.
  const turn = page.locator('.turn');
  await expect(turn).toHaveAttribute('data-held', 'true');
  await expect(turn.locator('[data-caption]')).toContainText('first assistant draws');
  await page.locator('.map').press(' ');
  await expect(turn.locator('[data-caption]')).toContainText(/value \d/);
  await expect(page.locator('[data-callout]')).toContainText(/[<≥] 3/);
  await expect(page.locator('.thinks .now')).toContainText(/value \d/);
  await look(page, 'solo-step');
  await turn.locator('[data-skip]').click();
  await expect(page.locator('main.table')).toHaveAttribute('data-ready', 'true');
  const again = page.locator('.thinks [data-again]');
  await again.click();
  await expect(turn).toHaveAttribute('data-held', 'true');
  await turn.locator('[data-pace]').selectOption('instant');
  await expect(again).toBeVisible();

  // The rest is raced on the page, by what it offers.
  expect(await new Driver(page).until(() => false), 'the race ends').toBe(false);
  await expect(page.locator('.scoring')).toHaveAttribute('data-told', 'true');
  await expect(page.locator('.scoring tbody tr')).toHaveCount(2);
  await expect(page.locator('.scoring')).toContainText('The Torpedo');
  await look(page, 'solo-result');
  await page.getByRole('link', { name: 'The report' }).click();
  await expect(page.locator('article.sheet[data-over=true]')).toContainText('The Torpedo');
  await page.goto(`/replay/${racer.table}`);
  await expect(page.locator('.rene[data-rene]')).toBeVisible();
  await page.goto(`/t/${racer.table}`);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(new RegExp(racer.table));
  await page.locator('main.table[data-ready=true]').waitFor();
  await expect(page.locator('[data-powers]')).toHaveAttribute('data-powers', '1,0,2,0');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('René’s card is a chip, his turn a sheet', async ({ page, server }) => {
    const racer = await Racer.open(server.url, { crews: 1, luck: 'camel', more: { solo } });
    await racer.until(({ question }) => question?.room === 'sequence');
    await page.addInitScript(() => {
      localStorage.setItem('great-race.stepwise', 'yes');
      localStorage.setItem('great-race.pace', 'fast');
    });
    await racer.sit(page, 'fr');
    await racer.act(['pass'], await racer.view());
    await expect(page.locator('.turn.phone')).toHaveAttribute('data-held', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await look(page, 'solo-phone');
    await page.locator('.turn [data-pace]').selectOption('instant');
    await page.locator('.chips button').first().tap();
    await expect(page.getByRole('dialog')).toContainText('Pouvoirs hérités');
    await look(page, 'solo-phone-sheet');
    await page.keyboard.press('Escape');
    expect(await racer.until(() => false), 'the race ends').toBe(false);
    await expect(page.locator('.scoring')).toHaveAttribute('data-told', 'true');
  });
});
