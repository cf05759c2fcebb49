// The first race, whole: every lesson is read or done, the race is real.

import type { Page } from '@playwright/test';
import { Driver } from './driver';
import { check, expect, look, test } from './fixtures';

const coach = '.coach[data-lesson]';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/**
 * What the coach's slip lies over, though it must stay in sight: the question, what the slip points at, cards to choose
 * from.
 */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slip = document.querySelector('.coach')!.getBoundingClientRect();
    const asked = document.querySelector('.planning')
      ? '.planning .fold :is(h2, button)'
      : document.querySelector('.draft')
        ? '.draft :is(h2, .order, .near)'
        : '.below .prompt, [data-coach]:not(.mapbox)';
    const cards = document.querySelector('.coach .todo') ? ', .market-panel button' : '';
    const shown = [...document.querySelectorAll(`main.table :is(${asked}${cards})`)];
    const over = shown.filter((node) => {
      const box = node.getBoundingClientRect();
      return (
        box.left < slip.right - 1 && box.right > slip.left + 1 && box.top < slip.bottom - 1 && box.bottom > slip.top + 1
      );
    });
    // On a phone the slip leaves the own vehicle in sight.
    const table = document.querySelector('main.table.phone');
    const own = table?.querySelector(`.map [data-space="${table.getAttribute('data-at')}"]`)?.getBoundingClientRect();
    const middle = own ? own.top + own.height / 2 : 0;
    const hidden = own && !document.querySelector('.planning') && middle < slip.bottom && middle > slip.top;
    const outside = slip.left < 0 || slip.top < 0 || slip.right > innerWidth || slip.bottom > innerHeight;
    const lost = document.querySelector('main.table [data-coach]') === null;
    return [
      ...over.map((node) => node.className || node.tagName),
      ...(hidden ? ['the own vehicle'] : []),
      ...(outside ? ['the edge'] : []),
      ...(lost ? ['nothing is framed'] : []),
    ];
  });
}
/** The slip covers nothing it speaks of, on a phone, a laptop and a desk; the window ends as it began. */
async function standsAside(page: Page, lesson: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => covered(page), { message: `${lesson} at ${size.width}x${size.height}` }).toEqual([]);
  }
}
/** What the cards or tiles that lie open are. */
function open(page: Page, what: 'card' | 'tile'): Promise<string[]> {
  const place = what === 'card' ? '.market-panel' : '.prompt .tiles';
  return page
    .locator(`${place} [data-tip^="${what}:"]`)
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-tip')!.split(':')[1]!).sort());
}
/** The luck of the lesson fits what the coach says of it. */
async function luckFits(page: Page, lesson: string): Promise<void> {
  if (lesson === 'dials') await expect(page.locator('.dash[data-coach]')).toBeVisible();
  const text = page.locator(`${coach} .text`);
  if (lesson === 'bivouac') {
    expect(await open(page, 'card')).toEqual(['jerrycan', 'spare_parts']);
    await expect(text).toContainText('Jerrycan');
    await expect(text).toContainText(/Spare Parts|Reserveonderdelen|Pièces de rechange/);
  } else if (lesson === 'laying') {
    // One drop and nothing else, both of them.
    expect(await open(page, 'tile')).toEqual(['desert_p1', 'savanna_p1']);
    await expect(text).toContainText('One drop and nothing else is easy ground');
  }
}

/** Follows the coach until a lesson, or to the end. What the coach asks is done; what is asked otherwise is decided. */
async function follow(page: Page, driver: Driver, seen: Set<string>, until: string): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const asked = await driver.awaken();
    const slip = page.locator(coach);
    const lesson = (await slip.count()) > 0 ? await slip.getAttribute('data-lesson') : null;
    if (lesson && !seen.has(lesson)) {
      seen.add(lesson);
      await luckFits(page, lesson);
      await standsAside(page, lesson);
    }
    if (lesson === until) return;
    const read = page.locator(`${coach} .btn.pri`);
    if ((await read.count()) > 0) {
      await read.click();
      await expect(page.locator(`${coach}[data-lesson="${lesson}"]`)).toHaveCount(0);
      continue;
    }
    expect(asked, `the race is over before ${until}`).not.toBe('');
    if (lesson && (await page.locator('main.table [data-coach]').count()) === 0)
      throw new Error(`${lesson} points at nothing`);
    const wanted = { explore: 'explore', drive: 'drive', fund: 'fund', pass: 'pass' }[lesson ?? ''];
    if (wanted && (await driver.button(wanted).count()) > 0)
      await driver.step(() => driver.press(driver.button(wanted)));
    else if (lesson === 'planning') {
      // As the coach advises: a pathfinder, two mechanics, a guard, one for funding.
      await driver.plan([0, 1, 1, 2, 3]);
      await driver.step(() => driver.lift());
    } else if (lesson === 'laying' && asked === 'ask_explore_place') {
      const { spaces } = await driver.board();
      const south = (await driver.lit()).sort(
        (a, b) => b.level - a.level || spaces[b.space]!.row - spaces[a.space]!.row,
      );
      await driver.step(() => driver.pickSpace(south[0]!.space));
    } else await driver.decide();
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
  // Two easy tiles on the way south: nothing bad happens on the first drive.
  await follow(page, driver, seen, 'paid');
  expect([...seen]).not.toContain('enter');
  expect(await driver.dial('petrol')).toBeLessThan(5);
  await follow(page, driver, seen, 'end');
  for (const id of [
    'welcome',
    'dials',
    'bivouac',
    'planning',
    'sequence',
    'explore',
    'laying',
    'drive',
    'steps',
    'paid',
    'fund',
    'petrol',
    'empty',
    'maintenance',
    'city',
    'end',
  ])
    expect([...seen]).toContain(id);
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

for (const [language, words] of [
  ['nl', 'Welkom bij de Great Race!'],
  ['fr', 'Bienvenue à la Great Race !'],
] as const) {
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
    await luckFits(page, 'bivouac');
    await standsAside(page, `bivouac in ${language}`);
    await check(page, `lesson bivouac ${language}`);
  });
}

test('a race with leaders is the second lesson', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Then: a race with leaders' }).click();
  const driver = new Driver(page);
  const slip = page.locator(coach);
  await expect(slip).toHaveAttribute('data-lesson', 'leaders');
  await expect(page.locator('.draft')).toBeVisible();
  await standsAside(page, 'leaders');
  await look(page, 'lesson-leaders');
  await page.locator('[data-candidate=chevy]').click();
  await driver.step(() => page.getByRole('button', { name: 'Take Chevy' }).click());
  for (const lesson of ['leader_card', 'weather', 'post']) {
    await expect(slip).toHaveAttribute('data-lesson', lesson);
    await standsAside(page, lesson);
    await page.locator(`${coach} .btn.pri`).click();
  }
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  await expect(slip).toHaveAttribute('data-lesson', 'power');
  await standsAside(page, 'power');
  await driver.step(() => page.locator('[data-slot=leader] .power').click());
  await expect(slip).toHaveAttribute('data-lesson', 'rival_leaders');
  await standsAside(page, 'rival_leaders');
  // Left and taken up again: the coach goes on where it was, and the first race is another.
  await page.goto('/lesson/leaders');
  await expect(slip).toHaveAttribute('data-lesson', 'rival_leaders');
  await page.goto('/lesson');
  await expect(slip).toHaveAttribute('data-lesson', 'welcome');
});
