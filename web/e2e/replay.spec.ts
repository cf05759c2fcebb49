// Races looked at again: the scrubber, seats, shared links, playing on, logs good and bad.

import { Driver, quickStart } from './driver';
import { check, expect, look, test } from './fixtures';
import { bringIn, raceLog, withNames } from './races';

const bar = '.bar[data-at]';
const log = (): string => raceLog(7);

test('a finished race is watched step by step, by mouse and by keys', async ({ page }) => {
  const table = await bringIn(page, log());
  await page.goto(`/replay/${table}?seat=all`);
  const film = page.locator(bar);
  await expect(film).toHaveAttribute('data-place', '0');
  const last = Number(await film.getAttribute('data-last'));
  expect(last).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(film).toHaveAttribute('data-place', '1');
  await page.keyboard.press('Escape');
  await page.locator('body').press('End');
  await expect(film).toHaveAttribute('data-place', String(last));
  await page.locator('body').press('ArrowLeft');
  await expect(film).toHaveAttribute('data-place', String(last - 1));
  await page.locator('body').press('[');
  await expect.poll(async () => Number(await film.getAttribute('data-place'))).toBeLessThan(last - 1);
  await page.getByLabel('Step of the race').fill(String(Math.round(last / 2)));
  await expect(film).toHaveAttribute('data-place', String(Math.round(last / 2)));
  await expect(page.locator('.bar .now')).not.toBeEmpty();
  await expect(page.locator('aside.gazette .story').first()).toBeVisible();
  await look(page, 'replay');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(film).toHaveAttribute('data-playing', 'true');
  await expect
    .poll(async () => Number(await film.getAttribute('data-place')))
    .toBeGreaterThan(Math.round(last / 2) + 3);
  await page.locator('body').press(' ');
  await expect(film).toHaveAttribute('data-playing', 'false');
});

test('a link shows the very moment, as the seat saw it, and its log is checked', async ({ page, context }) => {
  const table = await bringIn(page, log());
  await page.goto(`/replay/${table}?seat=2#at=60`);
  await expect(page.locator(bar)).toHaveAttribute('data-at', '60');
  await expect(page.getByRole('combobox', { name: 'Seen by' })).toHaveValue('2');
  await expect(page.locator('.handbox')).toBeVisible();
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const link = await page.getByLabel('Link to this moment').inputValue();
  expect(link).toContain(`/replay/${table}?seat=2#at=60`);
  await check(page, 'share');
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.locator(bar)).toHaveAttribute('data-at', '60');
  expect(await friend.locator('.bar .now').innerText()).toBe(await page.locator('.bar .now').innerText());
  await friend.getByRole('combobox', { name: 'Seen by' }).selectOption('all');
  await friend.getByRole('button', { name: 'More …' }).click();
  await expect(friend.getByRole('heading', { name: 'All hands now' })).toBeVisible();
  await friend.getByRole('button', { name: 'Check it now' }).click();
  await expect(friend.getByText('The log fits together.')).toBeVisible();
  await look(friend, 'replay-fair');
  await friend.getByRole('button', { name: 'Go to the best moment' }).click();
  await expect(friend.locator(bar)).not.toHaveAttribute('data-at', '60');
});

test('a position is taken up again against bots', async ({ page }) => {
  const table = await bringIn(page, log());
  await page.goto(`/replay/${table}?seat=1#at=40`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await check(page, 'branch');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('The other seats').selectOption('novice');
  await page.getByRole('button', { name: 'Take the wheel' }).click();
  await expect(page).toHaveURL(/\/t\/[0-9a-f]{20}$/);
  const driver = new Driver(page);
  await driver.awaken();
  await expect(page.getByText('Ann').first()).toBeVisible();
  await driver.decide();
});

test('a position is taken up again with a friend', async ({ page, browser, server }) => {
  const table = await bringIn(page, raceLog(3, 'novice,novice'));
  await page.goto(`/replay/${table}?seat=1#at=20`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('The other seats').selectOption('open');
  await page.getByRole('button', { name: 'Take the wheel' }).click();
  await expect(page).toHaveURL(/\/t\/[0-9a-f]{20}$/);
  const other = await browser.newContext({ baseURL: server.url });
  const friend = await other.newPage();
  await friend.goto(page.url());
  await friend.getByLabel('Your name').fill('Bea');
  await friend.getByRole('button', { name: /Take the seat of/ }).click();
  await expect(page.getByText('Bea').first()).toBeVisible();
  await other.close();
});

test('a log is downloaded and brought back; a bent one is refused in words', async ({ page }) => {
  const text = log();
  await page.goto('/replay');
  await look(page, 'replay-home');
  const choose = page.locator('input[type="file"]');
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'application/jsonl',
    buffer: Buffer.from(content),
  });
  await choose.setInputFiles(file('bent.jsonl', text.replace('"luck":"card jerrycan"', '"luck":"card toolbox"')));
  await expect(page.getByRole('alert')).toContainText('This file cannot be shown');
  await choose.setInputFiles(file('poem.txt', 'Roses are red\n'));
  await expect(page.getByRole('alert')).toContainText('This file cannot be shown');
  await choose.setInputFiles(file('cut.jsonl', text.slice(0, text.length / 2)));
  await expect(page.getByRole('alert')).toContainText('This file cannot be shown');
  await look(page, 'replay-bad-log');
  await choose.setInputFiles(file('good.jsonl', text));
  await expect(page.locator(bar)).toBeVisible();
  const table = /replay\/(\w+)/.exec(page.url())![1]!;
  const again = await (await page.request.get(`/api/tables/${table}/log`)).text();
  expect(again.split('\n').length).toBe(text.split('\n').length);
});

for (const [language, words] of [
  ['nl', 'Speel hier verder'],
  ['fr', 'Jouer d’ici'],
] as const) {
  test(`a replay speaks ${language}, on a phone too`, async ({ page, context }) => {
    await context.addInitScript((code) => localStorage.setItem('great-race.language', code), language);
    const table = await bringIn(page, log());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/replay/${table}?seat=all#at=50`);
    await expect(page.getByRole('button', { name: words })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/\[[a-z_.]+\]/);
    await look(page, `replay-phone-${language}`);
  });
}

test('during a race only the own past is shown', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const table = new URL(page.url()).pathname.split('/')[2]!;
  await page.goto(`/replay/${table}`);
  await expect(page.locator(bar)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Seen by' }).locator('option')).toHaveCount(1);
  await page.getByRole('button', { name: 'More …' }).click();
  await expect(page.getByText('The race is not over')).toBeVisible();
  await page.goto(`/replay/${table}?seat=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not over yet/);
});

test('an address without a race says so', async ({ page }) => {
  await page.goto('/replay/00000000000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such race.');
});

test('whoever sees all watches whoever acts, or the seat of their choice', async ({ page }) => {
  const table = await bringIn(page, log());
  const { steps } = (await (await page.request.get(`/api/tables/${table}/replay?seat=all`)).json()) as {
    steps: { at: number; phase: string; actor: number | null }[];
  };
  const acted = (seat: number) => steps.find(({ phase, actor }) => phase === 'convoy' && actor === seat)!;
  const film = page.locator(bar);
  const dash = page.locator('.below .dash');
  for (const seat of [3, 1]) {
    await page.goto(`/replay/${table}?seat=all#at=${acted(seat).at}`);
    await expect(film).toHaveAttribute('data-at', String(acted(seat).at));
    await expect(film).toHaveAttribute('data-watched', String(seat));
    await expect(dash.locator(`[data-tip="crew:${seat}"]`)).toBeVisible();
  }
  // The hand is the one the seat itself saw.
  const own = (await (await page.request.get(`/api/tables/${table}/replay?seat=2&at=${acted(1).at}`)).json()) as {
    view: { hand: { slug: string; count: number }[] };
  };
  await page.getByRole('combobox', { name: 'Dashboard and hand of' }).selectOption('2');
  await expect(film).toHaveAttribute('data-watched', '2');
  await expect(dash.locator('[data-tip="crew:2"]')).toBeVisible();
  await expect(page.locator('.handbox .card')).toHaveCount(own.view.hand.length);
  await expect(page.locator('.handbox header')).toContainText(
    String(own.view.hand.reduce((sum, { count }) => sum + count, 0)),
  );
  await look(page, 'replay-watch');
  // It stays the same seat until whoever acts is asked for again.
  await page.locator('body').press('ArrowRight');
  await expect(film).not.toHaveAttribute('data-at', String(acted(1).at));
  await expect(film).toHaveAttribute('data-watched', '2');
  await page.locator('body').press('ArrowLeft');
  await page.getByRole('combobox', { name: 'Dashboard and hand of' }).selectOption({ label: 'whoever acts' });
  await expect(film).toHaveAttribute('data-watched', '1');
});

for (const [language, crew] of [
  ['en', 'Crew 2'],
  ['nl', 'Bemanning 2'],
  ['fr', 'Équipage 2'],
] as const) {
  test(`people of a log that is brought in have their names, or are counted, in ${language}`, async ({
    page,
    context,
  }) => {
    await context.addInitScript((code) => localStorage.setItem('great-race.language', code), language);
    const table = await bringIn(page, withNames(log(), ['Marie', 'person', 'novice', 'novice']));
    await page.goto(`/replay/${table}?seat=all`);
    await expect(page.locator('.rivals')).toContainText('Marie');
    await expect(page.locator('.rivals')).toContainText(crew);
    await expect(page.locator('body')).not.toContainText('Guest');
  });
}
