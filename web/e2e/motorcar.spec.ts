// The Great Motorcar Race in a browser: a whole race for two people and four bots, one by keys alone, three people at
// one screen, the flick by finger and by keys.

import type { APIRequestContext, Page } from '@playwright/test';
import { check, expect, listen, look, test } from './fixtures';

type Place = { kind: 'me'; name: string } | { kind: 'bot'; level: string };
interface Opened {
  table: string;
  seats: { seat: number; token: string; recovery: string; link: string }[];
}
const bots = (n: number): Place[] => Array.from({ length: n }, () => ({ kind: 'bot', level: 'novice' }));

async function open(request: APIRequestContext, seats: Place[], flick = 'luck'): Promise<Opened> {
  const spec = { game: 'motorcar', options: { flick }, luck: 'camel' };
  const answer = await request.post('/api/tables', { data: { title: 'Six cars', private: true, spec, seats } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const opened = (await answer.json()) as Opened;
  const headers = { authorization: `Bearer ${opened.seats[0]!.token}` };
  expect((await request.post(`/api/tables/${opened.table}/start`, { headers, data: {} })).ok()).toBe(true);
  return opened;
}
const sit = async (page: Page, { table, seats }: Opened, seat = 0): Promise<void> => {
  await page.goto(`/t/${table}#seat=${seats[seat]!.token}`);
  await expect(page.locator('.motor')).toBeVisible();
};
const over = (page: Page): Promise<boolean> => page.locator('[data-result]').isVisible();
/** Gives one answer, whatever is asked; nothing where nothing is. */
async function answer(page: Page): Promise<void> {
  const button = page.locator('.strain .ask [data-act], .prompt .choices [data-act]').first();
  if (await button.isVisible()) await button.click({ timeout: 3000 }).catch(() => undefined);
  else await page.waitForTimeout(40);
}

test('two people and four bots race to Paris; the result tells who used the fewest days', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const opened = await open(request, [{ kind: 'me', name: 'Ann' }, { kind: 'me', name: 'Bob' }, ...bots(4)]);
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await other.addInitScript(() => localStorage.setItem('great-race.pace', 'instant'));
  const said = listen(other);
  await sit(page, opened);
  await sit(other, opened, 1);
  await look(page, 'motorcar-strain');
  // Nobody sees what a hand holds before all are closed.
  await page.keyboard.press('3');
  await page.locator('.strain .ask [data-act="strain severe"]').click();
  await expect(other.locator('.strain .rivals li').first()).toContainText(/hand closed/);
  expect(await other.locator('main').innerHTML()).not.toContain('severe strain');
  for (let i = 0; i < 900 && !((await over(page)) && (await over(other))); i++) {
    await answer(page);
    await answer(other);
    if (i === 12) await look(page, 'motorcar-table');
  }
  await look(page, 'motorcar-result');
  const days = await page.locator('[data-result] .days b').allInnerTexts();
  expect(days.map(Number)).toEqual(days.map(Number).sort((a, b) => a - b));
  expect(days).toHaveLength(6);
  // It says why: the days between, the bag, and from where on the winner was in front.
  const told = (await page.locator('[data-decided] li').first().textContent())!;
  const gap =
    /needed (\w+) days? more.*: (?:(\w+) (more|fewer)|as many) on the road, (?:(\w+) (more|fewer)|as many)/s.exec(told);
  const count = (word = '0', way = 'more'): number => (word === 'one' ? 1 : Number(word)) * (way === 'more' ? 1 : -1);
  expect(count(gap?.[2], gap?.[3]) + count(gap?.[4], gap?.[5]), told).toBe(count(gap?.[1]));
  await expect(page.locator('[data-decided] li').last()).toContainText(/was in front/);
  expect(said).toEqual([]);
  await other.context().close();
  await page.goto(`/gazette/${opened.table}`);
  await expect(page.locator('.report h2')).toBeVisible();
  await page.goto('/rules/motorcar_help');
  await expect(page.locator('#help')).toBeInViewport();
  await check(page, 'motorcar-book');
});

test('any of the six cars is taken in the lobby, however many race', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'The Great Motorcar Race' }).click();
  const last = page.locator('.poster [data-car]').last();
  const car = await last.locator('b').innerText();
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.drivers li')).toHaveCount(4);
  await check(page, 'motorcar-cars');
  await expect(page.locator('.drivers li').last()).toContainText(car);
  const opening = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tables'),
  );
  await page.locator('.drivers .btn.pri').click();
  const wish = (await opening).postDataJSON() as { spec: { options: { cars: (string | null)[] } } };
  expect(wish.spec.options.cars).toEqual([null, null, null, 'sizaire_naudin']);
  await expect(page.locator('main [data-flick]')).toBeVisible();
});

test('a race is driven with the keyboard alone: the flick too', async ({ page, request }) => {
  await sit(page, await open(request, [{ kind: 'me', name: 'Ann' }, ...bots(2)], 'skill'));
  const flick = page.locator('[data-flick]');
  await expect(flick).toHaveAttribute('data-pull', '70');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await expect(flick).toHaveAttribute('data-pull', '74');
  await expect(flick).toContainText(/from the edge/);
  await look(page, 'motorcar-flick');
  await page.keyboard.press('Enter');
  await expect(page.locator('.motor')).toHaveAttribute('data-phase', 'strain');
  const strain = page.locator('.strain .ask');
  await expect(strain).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.option.sel')).toHaveAttribute('data-strain', 'severe');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.option.sel')).toBeFocused();
  await expect(page.locator('.option.sel')).toHaveAttribute('data-strain', 'normal');
  for (let i = 0; i < 900 && !(await over(page)); i++) {
    if ((await strain.isVisible()) || (await page.locator('.flick .meter').isVisible()))
      await page.keyboard.press('Enter');
    else if (await page.locator('.prompt .choices button').first().isVisible()) await page.keyboard.press('1');
    else await page.waitForTimeout(40);
  }
  await expect(page.locator('[data-result] .days b')).toHaveCount(3);
});

test('three at one screen close their hands behind the curtain, and nothing of it is left on the page', async ({
  page,
  request,
}) => {
  const names = ['Ann', 'Bob', 'Cid'];
  const opened = await open(
    request,
    names.map((name) => ({ kind: 'me', name })),
  );
  await page.goto('/');
  await page.evaluate(
    ([table, seats]) => {
      const key = 'great-race.tables';
      localStorage.setItem(key, JSON.stringify([{ table, board: '', at: Date.now(), keys: seats }]));
    },
    [opened.table, opened.seats] as const,
  );
  await page.goto(`/t/${opened.table}`);
  for (const [i, name] of names.entries()) {
    const curtain = page.locator('main.curtain');
    await expect(curtain).toContainText(name);
    expect(await page.content()).not.toMatch(/severe strain|three tokens/i);
    await curtain.getByRole('button').click();
    await page.locator('.option[data-strain="severe"]').click();
    await page.locator('.strain .ask [data-act="strain severe"]').click();
    if (i < 2) await expect(curtain).toContainText(names[i + 1]!);
  }
  await expect(page.locator('.motor')).not.toHaveAttribute('data-phase', 'strain');
  // One press answers for all: nobody else at this screen is asked about tiles.
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'ask_inflict');
  await page.locator('[data-nobody]').click();
  await expect(page.locator('main.curtain, .motor:not([data-phase="inflict"])').first()).toBeVisible();
});

test('a sign says what it means: under the mouse, by keyboard, and R opens its chapter', async ({
  page,
  request,
  context,
}) => {
  await sit(page, await open(request, [{ kind: 'me', name: 'Ann' }, ...bots(2)]));
  await page.locator('.strain .ask [data-act]').click();
  await page.locator('.bench [data-tip="chart"]').hover();
  const tip = page.locator('.sign-tip');
  await expect(tip).toContainText('How many tokens are drawn');
  await look(page, 'motorcar-tip');
  await page.locator('.dash [data-tip^="strain:"]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tip).toContainText('heavy strain');
  const [book] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('r')]);
  await expect(book.locator('#strain')).toBeInViewport();
  await book.close();
});

for (const { language, width, height, touch } of [
  { language: 'nl', width: 390, height: 844, touch: true },
  { language: 'en', width: 844, height: 390, touch: true },
  { language: 'fr', width: 768, height: 1024, touch: true },
  { language: 'nl', width: 1280, height: 720, touch: false },
]) {
  test.describe(`${width}x${height} in ${language}`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch });

    test('the question stands clear of the board, and nothing is cut off', async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((tag) => localStorage.setItem('great-race.language', tag), language);
      await sit(page, await open(request, [{ kind: 'me', name: 'Ann' }, ...bots(5)]));
      await expect(page.locator('.strain .ask')).toBeVisible();
      const name = `motorcar-${width}x${height}`;
      await look(page, `${name}-strain`);
      for (let i = 0; i < 200 && !(await page.locator('.prompt [data-act]').first().isVisible()); i++) {
        const close = page.locator('.strain .ask [data-act]');
        if (await close.isVisible()) await close.click({ timeout: 3000 }).catch(() => undefined);
        else await page.waitForTimeout(50);
      }
      await look(page, name);
      await expect(page.locator('.board')).toHaveClass(/calm/);
      const covered = await page.locator('.prompt h2, .prompt .choices [data-act]').evaluateAll(
        (nodes) =>
          nodes.filter((node) => {
            const { x, y, width: w, height: h } = node.getBoundingClientRect();
            const top = document.elementFromPoint(x + w / 2, Math.min(y + h / 2, innerHeight - 1));
            return y + h / 2 < innerHeight - 70 && !top?.closest('.prompt');
          }).length,
      );
      expect(covered).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger pulls the car back and lets go', async ({ page, request }) => {
    await sit(page, await open(request, [{ kind: 'me', name: 'Ann' }, ...bots(2)], 'skill'));
    const board = page.locator('[data-flick] svg.table');
    const box = (await board.boundingBox())!;
    const [x, y] = [box.x + box.width * 0.6, box.y + box.height * 0.2];
    const touch = (type: string, at: number) =>
      board.dispatchEvent(type, { pointerId: 7, pointerType: 'touch', clientX: at, clientY: y, isPrimary: true });
    await board.evaluate((node) => (node.setPointerCapture = () => undefined));
    await touch('pointerdown', x);
    await touch('pointermove', x - 4);
    await check(page, 'motorcar-phone-flick');
    await touch('pointermove', x - 7);
    await touch('pointerup', x - 7);
    await expect(page.locator('.motor')).toHaveAttribute('data-phase', 'strain');
    await look(page, 'motorcar-phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the meter of the flick and the whole bench are in sight', async ({ page, request }) => {
    await page.addInitScript(() => localStorage.setItem('great-race.language', 'fr'));
    await sit(page, await open(request, [{ kind: 'me', name: 'Ann' }, ...bots(5)], 'skill'));
    const go = page.locator('.flick [data-act]');
    await expect(go).toBeVisible();
    await look(page, 'motorcar-side-flick');
    for (const part of [go, page.locator('.flick [type=range]'), page.locator('.flick .where')])
      await expect(part).toBeInViewport({ ratio: 1 });
    await go.tap();
    const close = page.locator('.strain .ask [data-act]');
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.tap();
    await expect(page.locator('.dash')).toBeVisible();
    await look(page, 'motorcar-side');
    const cut = await page
      .locator('.dash *')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > innerWidth).length);
    expect(cut).toBe(0);
  });
});
