// The table on a phone: 390 by 844, by touch.

import type { Locator, Page } from '@playwright/test';
import type { RaceShown } from '../src/net/types';
import { Driver, duel, quickStart } from './driver';
import { expect, look, test } from './fixtures';
import { attacked, Racer } from './tables';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function nothingSticksOut(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('the screens of a phone', async ({ page }) => {
  test.setTimeout(400_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Race against three bots' })).toBeEnabled();
  await nothingSticksOut(page);
  await look(page, 'phone-lobby');
  await quickStart(page);
  const driver = new Driver(page, 'touch');
  await driver.awaken();
  await nothingSticksOut(page);
  await look(page, 'phone-bivouac');
  const cards = page.locator('.market-panel .card');
  expect(await cards.count()).toBeGreaterThan(3);
  for (const card of await cards.all()) {
    const { x, width } = (await card.boundingBox())!;
    expect(width, 'one is as large as another').toBeLessThan(100);
    expect(x, 'no card lies outside').toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  // The first tap reads a card, the second takes it.
  const version = await driver.prompt.getAttribute('data-version');
  await cards.first().tap();
  await expect(page.locator('.market-panel .reading p')).not.toBeEmpty();
  expect(await driver.prompt.getAttribute('data-version')).toBe(version);
  await page.locator('.market-panel .reading .btn').tap();
  await expect(driver.prompt).not.toHaveAttribute('data-version', version!);
  await driver.until((asked) => asked === 'ask_planning');
  await look(page, 'phone-planning');
  const lift = page.locator('.planning .btn.pri.lg');
  await expect(lift, 'the way on is always in sight').toBeInViewport({ ratio: 1 });
  // At the end of the page nothing lies behind it.
  await page.locator('.planning').evaluate((node) => node.scrollTo(0, node.scrollHeight));
  const [end, bar] = [
    await page.locator('.planning .bts').boundingBox(),
    await page.locator('.planning .lift').boundingBox(),
  ];
  expect(end!.y + end!.height).toBeLessThan(bar!.y);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  await look(page, 'phone-sequence');
  await driver.toDrive();
  await look(page, 'phone-drive');
  await nothingSticksOut(page);
  await driver.until(async () => Number(await page.locator('main.table').getAttribute('data-turn')) >= 2);
  await page.getByRole('button', { name: 'Gazette' }).click();
  await look(page, 'phone-gazette');
});

test('a whole race by thumb on a phone: taps alone, to the scoring and the rematch', async ({ page }) => {
  test.setTimeout(400_000);
  await quickStart(page);
  const driver = new Driver(page, 'touch');
  expect(await driver.until(() => false)).toBe(false);
  await expect(page.locator('.scoring')).toHaveAttribute('data-told', 'true');
  await nothingSticksOut(page);
  await look(page, 'phone-scoring');
  await page.getByRole('button', { name: 'Rematch' }).tap();
  await expect(page.locator('main.table')).toHaveAttribute('data-turn', '1');
});

test('the longest name of a card fits on a market and in a hand', async ({ page, server }) => {
  const offered = ({ question, view }: RaceShown): boolean =>
    question?.key === 'ask_bivouac' && view.market.includes('spare_parts');
  let racer = await Racer.open(server.url, { luck: 'parts 0' });
  for (let i = 1; !(await racer.until(offered)); i++) racer = await Racer.open(server.url, { luck: `parts ${i}` });
  await racer.sit(page, 'nl');
  const cut = (cards: Locator): Promise<(string | null)[]> =>
    cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const edge = card.getBoundingClientRect();
        return [...card.querySelectorAll('*')]
          .filter((one) => one.textContent === 'Reserveonderdelen')
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < edge.left - 1 || right > edge.right + 1 || one.scrollWidth > one.clientWidth + 1;
          })
          .map((one) => one.textContent);
      }),
    );
  const wanted = page.locator('.market-panel .card', { hasText: 'Reserveonderdelen' });
  await expect(wanted.first()).toBeVisible();
  expect(await cut(wanted)).toEqual([]);
  await wanted.first().tap();
  await page.locator('.market-panel .reading .btn').tap();
  await racer.until(({ choices }) => choices.some(({ kind }) => kind === 'pass'));
  await page.reload();
  const held = page.locator('section.hand .slot', { hasText: 'Reserveonderdelen' });
  await expect(held.first()).toBeVisible();
  expect(await cut(held)).toEqual([]);
  // No longest word makes the menu wider than its sheet.
  await page.getByRole('button', { name: 'Menu' }).tap();
  const sheet = page.locator('dialog[open] .body');
  await expect(sheet.locator('select').first()).toBeVisible();
  expect(await sheet.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });
  test('the sheet stands beside the map', async ({ page }) => {
    await duel(page);
    const driver = new Driver(page, 'touch');
    await driver.until((asked) => asked === 'ask_planning');
    // What can be filled, what one has and the way on stand side by side.
    const planned = page.locator('.planning :is(.big, .pay, .have .dials, .btn.pri.lg)');
    await expect(planned.filter({ visible: true })).toHaveCount(6);
    for (const part of await planned.filter({ visible: true }).all()) await expect(part).toBeInViewport({ ratio: 1 });
    await look(page, 'phone-landscape-planning');
    await driver.plan([0, 1, 1, 2, 3]);
    await driver.step(() => driver.lift());
    await driver.until((asked) => asked.startsWith('ask_sequence'));
    await expect(driver.prompt).toBeInViewport();
    await look(page, 'phone-landscape');
    // All one has is seen beside what is asked.
    for (const part of ['.prompt', '.dials', '.boxes', '.hand'])
      await expect(page.locator(`section.below ${part}`).first(), part).toBeInViewport({ ratio: 1 });
    // What comes to nothing stands behind what can be done, and to pass is last.
    const order = await page
      .locator('section.below .bt > .btn')
      .evaluateAll((all) => all.map((one) => `${(one as HTMLElement).dataset['group']}`.split(' ')[0]));
    expect(order.slice(-2)).toEqual(['repair', 'pass']);
    // No bar takes much of a window that is 390 high, and the map keeps its half of it.
    const high = (selector: string): Promise<number[]> =>
      page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    for (const bar of ['.ribbon', 'main.table > .progress', 'main.table > .strip', 'main.table > .left', '.tabs'])
      for (const tall of await high(bar)) expect(tall, bar).toBeLessThanOrEqual(56);
    const [map] = await high('[data-slot=board]');
    expect(map, 'the map').toBeGreaterThan(195);
    // One tap takes the other tile instead.
    await driver.step(() => driver.press(driver.button('explore')));
    await driver.until((asked) => asked === 'ask_explore_take');
    await page.locator('.tiles button').first().tap();
    const title = page.locator('section.below .prompt .q').first();
    await expect(title).toContainText('Where do you lay');
    const first = await title.textContent();
    const other = page.locator('.tiles').getByRole('button', { name: 'instead' });
    const name = (await other.getAttribute('aria-label'))!.split(' (')[0]!;
    await other.tap();
    await expect(title).toHaveText(`Where do you lay ${name}?`);
    if (!first!.includes(name)) await expect(title).not.toHaveText(first!);
  });

  test('all answers to an attack are in sight beside the question', async ({ page, baseURL }) => {
    const { table, key } = await attacked(baseURL!);
    const held = [{ table, keys: [key], board: 'asia', at: 0 }];
    await page.addInitScript((tables) => localStorage.setItem('great-race.tables', tables), JSON.stringify(held));
    await page.goto(`/t/${table}`);
    const answers = page.locator('[data-moment=counter] .btn');
    await expect(answers).toHaveCount(3);
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    const [moment, question] = [
      await page.locator('[data-moment=counter]').boundingBox(),
      await page.locator('[data-slot=question]').boundingBox(),
    ];
    expect(moment!.x + moment!.width, 'what is asked is seen').toBeLessThanOrEqual(question!.x);
    await look(page, 'phone-landscape-attack');
  });

  test('what can be done with a card is in sight, and the way out', async ({ page, baseURL }) => {
    const racer = await Racer.open(baseURL!, { luck: 'targets 0' });
    await racer.until(({ choices }) => choices.some(({ kind }) => kind === 'pass'));
    await racer.sit(page);
    await page.locator('section.hand .card').first().tap();
    const tip = page.locator('.tip.asked');
    for (const button of await tip.locator('.btn').all()) await expect(button).toBeInViewport({ ratio: 1 });
    await tip.getByRole('button', { name: 'Close' }).tap();
    await expect(tip).toHaveCount(0);
  });
});
