// The first race, whole: every lesson is read or done, the race is real.

import type { Page } from '@playwright/test';
import { Driver } from './driver';
import { check, expect, look, test } from './fixtures';

const coach = '.coach[data-lesson]';

/** Follows the coach until a lesson, or to the end. What the coach asks is done; what is asked otherwise is decided. */
async function follow(page: Page, driver: Driver, seen: Set<string>, until: string): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const asked = await driver.awaken();
    const slip = page.locator(coach);
    const lesson = (await slip.count()) > 0 ? await slip.getAttribute('data-lesson') : null;
    if (lesson) seen.add(lesson);
    if (lesson === until) return;
    const read = page.locator(`${coach} .btn.pri`);
    if ((await read.count()) > 0) {
      await read.click();
      await expect(page.locator(`${coach}[data-lesson="${lesson}"]`)).toHaveCount(0);
      continue;
    }
    expect(asked, `the race is over before ${until}`).not.toBe('');
    if (lesson && (await page.locator('main.table [data-coach]').count()) === 0) throw new Error(`${lesson} points at nothing`);
    const wanted = { explore: 'explore', drive: 'drive', fund: 'fund', pass: 'pass' }[lesson ?? ''];
    if (wanted && (await driver.button(wanted).count()) > 0) await driver.step(() => driver.press(driver.button(wanted)));
    else await driver.decide();
  }
  throw new Error(`the coach never comes to ${until}`);
}

test('the whole first race is taught by playing it', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn it: a first race' }).click();
  const driver = new Driver(page);
  const seen = new Set<string>();
  await expect(page.locator(coach)).toHaveAttribute('data-lesson', 'welcome');
  await look(page, 'lesson-welcome');
  await follow(page, driver, seen, 'planning');
  await look(page, 'lesson-planning');
  await follow(page, driver, seen, 'explore');
  await expect(page.locator('.prompt [data-act="explore"][data-coach]')).toBeVisible();
  await look(page, 'lesson-explore');
  // Left and taken up again: the coach goes on where it was.
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn it: a first race' }).click();
  await expect(page.locator(coach)).toHaveAttribute('data-lesson', 'explore');
  await follow(page, driver, seen, 'end');
  for (const id of ['welcome', 'dials', 'bivouac', 'planning', 'sequence', 'explore', 'drive', 'fund', 'petrol', 'maintenance', 'city', 'end']) expect([...seen]).toContain(id);
  await look(page, 'lesson-end');
  await page.getByRole('button', { name: 'Play this race to the end' }).click();
  await expect(page.locator(coach)).toHaveCount(0);
  await driver.awaken();
});

test('the lesson can be left at once; the race goes on', async ({ page }) => {
  await page.goto('/lesson');
  await page.getByRole('button', { name: 'Race without coach' }).click();
  await expect(page).toHaveURL(/\/t\/[0-9a-f]{20}$/);
  await expect(page.locator(coach)).toHaveCount(0);
});

for (const [language, words] of [['nl', 'Welkom bij de Great Race!'], ['fr', 'Bienvenue à la Great Race !']] as const) {
  test(`the coach speaks ${language}, on a phone too`, async ({ page, context }) => {
    await context.addInitScript((code) => localStorage.setItem('great-race.language', code), language);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/lesson');
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    expect(await page.locator('.coach').innerText()).not.toMatch(/\[[a-z_.]+\]/);
    await look(page, `lesson-phone-${language}`);
    await page.locator(`${coach} .btn.pri`).click();
    await page.locator(`${coach} .btn.pri`).click();
    await expect(page.locator(coach)).toHaveAttribute('data-lesson', 'bivouac');
    await check(page, `lesson bivouac ${language}`);
  });
}
