// What rivals did is told so that it can be read, stays in sight, and can be seen again; the change of turns and the
// Gazette say what matters.

import { Driver, duel, quickStart } from './driver';
import { check, expect, look, test } from './fixtures';
import { bringIn, raceLog } from './races';

test('every rival has a line that stays while it is my turn, and the last round is shown again', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const strip = page.getByRole('region', { name: 'Since your last turn' });
  await driver.decide();
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const lines = strip.getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText(/\w+ \w+/);
  // What it means is said, too: how far ahead, what lies next to me.
  await expect(strip.locator('em').first()).toBeVisible();
  const told = await lines.allInnerTexts();
  await look(page, 'told-strip');
  const version = await driver.prompt.getAttribute('data-version');
  const again = strip.getByRole('button', { name: 'Last round again' });
  await again.click();
  await expect(page.locator('main.table')).toHaveAttribute('data-ready', 'false');
  await expect(page.locator('[data-caption]')).toContainText(/^\w+ \w+/);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Skip' }).click();
  await driver.awaken();
  await expect(driver.prompt).toHaveAttribute('data-version', version!);
  expect(await lines.allInnerTexts()).toEqual(told);
  // A step of the own sequence takes nothing away.
  await driver.decide();
  if ((await driver.awaken()).startsWith('ask_drive')) expect(await lines.allInnerTexts()).toEqual(told);
});

/** Passes whenever it can: a turn is soon over. */
class Idle extends Driver {
  override async sequence(): Promise<void> {
    return this.step(() => this.pass());
  }
}
test('a new turn is announced with its order, money and bonus', async ({ page }) => {
  await duel(page);
  const driver = new Idle(page);
  const table = page.locator('main.table');
  const order = (): Promise<string[]> =>
    page.locator('.ribbon .order .ico').evaluateAll((all) => all.map((one) => one.outerHTML));
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const first = await order();
  await driver.until(
    async (asked) => asked.startsWith('ask_sequence') && (await table.getAttribute('data-turn')) === '2',
  );
  const second = await order();
  const gainers = second.map((one, i) => first.indexOf(one) > i);
  // Seen again, at a pace that can be followed.
  await page.getByRole('button', { name: 'Last round again' }).click();
  const slip = page.locator('[data-turn-slip="2"]');
  await expect(slip.getByRole('heading', { name: 'Turn 2' })).toBeVisible({ timeout: 60_000 });
  await expect(slip.getByRole('listitem')).toHaveCount(2);
  await expect(slip.getByRole('listitem').first()).toContainText('+20');
  // Who went up is measured by the order of the turn before.
  const told = await slip.locator('.moved').evaluateAll((all) => all.map((one) => one.className.includes(' up')));
  expect(told).toEqual(gainers);
  await look(page, 'told-turn');
});

test('the Gazette ends with the winner, has another picture for other news, and cuts no line', async ({ page }) => {
  const table = await bringIn(page, raceLog(11));
  await page.goto(`/replay/${table}`);
  const bar = page.locator('.bar[data-at]');
  const lead = page.locator('aside.gazette .story').first();
  const scenes = new Set<string>();
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    const last = Number(await bar.getAttribute('data-last'));
    const place = String(Math.round(last * part));
    await page.getByLabel('Step of the race').fill(place);
    await expect(bar).toHaveAttribute('data-place', place);
    await expect(lead.locator('svg[data-scene] > *').first()).toBeAttached();
    scenes.add((await lead.locator('svg.engr').getAttribute('data-scene'))!);
  }
  expect(scenes.size).toBeGreaterThan(1);
  await page.keyboard.press('End');
  await expect(lead).toContainText(/wins the Great Race/i);
  await expect(page.locator('aside.gazette')).not.toContainText(/\bYou\b/);
  expect(await page.locator('aside.gazette .cols').evaluate((node) => getComputedStyle(node).maskImage)).toContain(
    'gradient',
  );
  await check(page, 'the paper at the end');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('one line is in sight, and all of them behind a tap', async ({ page }) => {
    await quickStart(page);
    const driver = new Driver(page, 'touch');
    await driver.until((asked) => asked.startsWith('ask_sequence'));
    await driver.decide();
    await driver.until((asked) => asked.startsWith('ask_sequence'));
    const strip = page.getByRole('region', { name: 'Since your last turn' });
    await expect(strip.getByRole('listitem')).toHaveCount(1);
    await strip.getByRole('button', { name: 'Tap for all of it' }).tap();
    await expect(strip.getByRole('listitem')).toHaveCount(3);
    await look(page, 'told-phone');
  });
});
