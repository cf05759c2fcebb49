// The whole Gazette of a race: report, charts, chronicle, each article with its moment; and the records.

import { Driver, quickStart } from './driver';
import { driverOf } from '../src/parts/drivers';
import { check, expect, look, test } from './fixtures';
import { bringIn, raceLog } from './races';

test('a finished race is told as an article, with charts and a chronicle that leads to its moments', async ({
  page,
}) => {
  const table = await bringIn(page, raceLog(11));
  await page.goto(`/gazette/${table}`);
  await expect(page.getByRole('heading', { name: /wins the Great Race/, level: 2 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'The result' }).getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('img', { name: /^Progress:/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^chassis:/ })).toBeVisible();
  await look(page, 'paper');
  await page.getByText('As a table').first().click();
  const { commitment } = (await (await page.request.get(`/api/tables/${table}`)).json()) as { commitment: string };
  const { name } = driverOf(commitment, 1);
  await expect(page.getByRole('columnheader', { name }).first()).toBeVisible();
  await check(page, 'paper with a table');
  await page.getByRole('heading', { name: 'Day by day' }).scrollIntoViewIfNeeded();
  await look(page, 'paper-chronicle');
  const headline = page.locator('h4 a').nth(8);
  const text = await headline.innerText();
  const at = /#at=(\d+)/.exec((await headline.getAttribute('href'))!)![1]!;
  await headline.click();
  await expect(page.locator('.bar[data-at]')).toHaveAttribute('data-at', at);
  await expect(page.locator('aside.gazette .story').first()).toContainText(text, { ignoreCase: true });
});

for (const [language, words] of [
  ['nl', 'Van dag tot dag'],
  ['fr', 'Jour après jour'],
] as const) {
  test(`the Gazette and the records speak ${language}`, async ({ page, context }) => {
    await context.addInitScript((code) => localStorage.setItem('great-race.language', code), language);
    const table = await bringIn(page, raceLog(11));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/gazette/${table}`);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/\[[a-z_.]+\]/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await look(page, `paper-phone-${language}`);
    await page.goto('/records');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Records');
    await check(page, `records in ${language}`);
  });
}

test('races of this device make its records, and are forgotten on demand', async ({ page, context }) => {
  await context.addInitScript(() => {
    if (localStorage.getItem('great-race.seeded')) return;
    localStorage.setItem('great-race.seeded', 'yes');
    const crews = [
      { name: 'Ann', bot: false, place: 1, points: 14 },
      { name: 'racer', bot: true, place: 2, points: 9 },
    ];
    localStorage.setItem('great-race.races', JSON.stringify([{ table: 'a', board: 'africa', turns: 8, crews }]));
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Records' }).click();
  await expect(page.getByText('Most points: 14, Ann (Africa)')).toBeVisible();
  await expect(page.getByRole('row', { name: /Club driver/ })).toBeVisible();
  await look(page, 'records');
  await page.getByRole('button', { name: 'Forget the races' }).click();
  await expect(page.getByText('No finished race yet.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Most points')).toHaveCount(0);
});

test('whoever comes back reads what happened, or watches it as a short film', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  // One sequence of the own, so that the others have acted since.
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  await driver.decide();
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const table = new URL(page.url()).pathname.split('/')[2]!;
  // An hour passes.
  await page.goto('/');
  await page.evaluate(
    (id) => localStorage.setItem('great-race.seen', JSON.stringify([{ table: id, at: Date.now() - 3_600_000 }])),
    table,
  );
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('heading', { name: 'While you were away' })).toBeVisible();
  await look(page, 'away');
  await page.getByRole('link', { name: 'Watch it as a short film' }).click();
  const bar = page.locator('.bar[data-at]');
  await expect
    .poll(async () => (await bar.getAttribute('data-place')) === (await bar.getAttribute('data-last')))
    .toBe(true);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await driver.awaken();
  await expect(page.getByRole('heading', { name: 'While you were away' })).toHaveCount(0);
});
