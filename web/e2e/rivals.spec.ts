// Who one races against where there are no people, and how the lobby leads to the first race.

import { duel, lobby } from './driver';
import { expect, look, test } from './fixtures';
import { Racer } from './tables';

test('the first race is against beginners with a name, a temper and a face', async ({ page }) => {
  await lobby(page);
  // One button is the one to press; whoever looks after the crews is led to the other.
  const red = page.locator('.btn.pri:visible');
  await expect(red).toHaveText(/Race against three bots/);
  await expect(page.getByText('you and three beginners')).toBeVisible();
  await page.getByLabel('Crew 4', { exact: true }).selectOption({ label: 'Bot: Club driver' });
  await page.getByLabel('Crew 3', { exact: true }).selectOption({ label: 'Bot: Expert' });
  await expect(red).toHaveText(/Start the engines/);
  // Nobody is missing, so nobody is asked who may come; nor with somebody at this device.
  await page.getByLabel('Crew 3', { exact: true }).selectOption({ label: 'Somebody at this device' });
  await expect(page.getByText('Who may come')).toHaveCount(0);
  await page.getByLabel('Crew 3', { exact: true }).selectOption({ label: 'A friend, by link' });
  await expect(page.getByText('Who may come')).toBeVisible();

  await page.getByRole('button', { name: 'Race against three bots' }).click();
  const faces = page.locator('.rivals [data-driver]');
  await expect(faces).toHaveCount(3);
  await expect(page.locator('.rivals .plate .nm span')).toHaveText([1, 2, 3].map(() => /^Beginner · \w/));
  const names = await page.locator('.rivals .plate .nm b').allTextContents();
  expect(new Set(names).size).toBe(3);
  expect(names.join()).not.toMatch(/\d/);
  await look(page, 'rivals');
  // Whoever comes back finds the same people there.
  const slugs = await faces.evaluateAll((all) => all.map((one) => one.getAttribute('data-driver')));
  await page.reload();
  await expect(faces).toHaveCount(3);
  expect(await faces.evaluateAll((all) => all.map((one) => one.getAttribute('data-driver')))).toEqual(slugs);
  await page.locator('.rivals .plate .nm').first().hover();
  await expect(page.locator('.tip').getByText(names[0]!)).toBeVisible();
});

test('one rival’s plate is as wide as its column, on a low screen too', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await duel(page);
    const plate = page.locator('.rivals .plate');
    await expect(plate).toHaveCount(1);
    const [own, board] = [(await plate.boundingBox())!, (await page.locator('[data-slot="board"]').boundingBox())!];
    expect(own.x + own.width, `${width}x${height}`).toBeLessThanOrEqual(board.x + 1);
    // Nothing in it sticks out either.
    const inside = await plate.evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(inside, `${width}x${height}`).toBeLessThanOrEqual(1);
  }
});

test('on a low screen four rivals show rank, cards, money and assistants, whole', async ({ page, server }) => {
  const racer = await Racer.open(server.url, { board: 'usa', crews: 5 });
  expect(await racer.until(({ question }) => question?.key === 'ask_drive')).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });
  await racer.sit(page, 'fr');
  const chips = page.locator('.rivals .chip');
  await expect(chips).toHaveCount(4);
  for (const chip of await chips.all()) {
    await expect(chip).toContainText(/\d\sF/);
    await expect(chip.locator('.bx')).toHaveCount(4);
    const out = await chip.evaluate((node) => {
      const edge = node.getBoundingClientRect();
      const seen = [...node.querySelectorAll<HTMLElement>('*:not(.vh)')].filter(
        (one) => one instanceof HTMLElement && one.children.length === 0 && one.textContent,
      );
      return seen
        .filter((one) => one.getBoundingClientRect().right > edge.right || one.scrollWidth > one.clientWidth + 1)
        .filter((one) => getComputedStyle(one).display !== 'inline')
        .map((one) => one.textContent);
    });
    expect(out).toEqual([]);
  }
});

test('who has finished no race still meets beginners', async ({ page }) => {
  await duel(page);
  await lobby(page);
  await expect(page.getByText('you and three beginners')).toBeVisible();
  await expect(page.getByLabel('Crew 2', { exact: true })).toHaveValue('bot novice');
  await page.evaluate(() => localStorage.setItem('great-race.races', '[{}]'));
  await page.reload();
  await expect(page.getByText('you and three club drivers')).toBeVisible();
});
