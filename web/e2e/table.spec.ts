// What a table does besides moves: undo, why not, notation, reload, languages, help.

import { beside } from '../src/art/hex';
import { Driver, quickStart } from './driver';
import { check, expect, look, test } from './fixtures';

test('a move is taken back, and luck is not', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const act = (await driver.button('drive').count()) > 0 ? 'drive' : 'repair';
  await driver.step(() => driver.press(driver.button(act)));
  await expect(driver.prompt).not.toHaveAttribute('data-asked', /ask_sequence/);
  const undo = page.locator('[data-act=undo]');
  await expect(undo).not.toHaveClass(/blocked/);
  await driver.step(() => page.keyboard.press('u'));
  await expect(driver.prompt).toHaveAttribute('data-asked', /ask_sequence/);
  await expect(driver.button(act)).toBeVisible();
});

test('what is not possible says why, with its rule', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.toDrive();
  const board = await driver.board();
  await page.locator(`.ask[data-space="${board.finish}"]`).dispatchEvent('click');
  await expect(page.locator('.tip.asked')).toContainText('That space is not next to your vehicle.');
  // No bare numbers of rulings and lines; the rule book opens where it speaks of it.
  await expect(page.locator('.tip.asked')).not.toContainText(/ruling|line \d/);
  await expect(page.locator('.tip.asked a')).toHaveAttribute('href', '/rules/drive');
  await look(page, 'why-not');
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip.asked')).toHaveCount(0);
});

test('a card on the planning screen says why it cannot be played now, in sight and in reach', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  expect(await driver.until((asked) => asked === 'ask_planning')).toBe(true);
  // A rival who closes his screen brings a new view, which closes what is open.
  await expect(page.getByText('Screen closed')).toHaveCount(3);
  const held = page.locator('.planning').getByRole('region', { name: 'Hand' }).locator('button:not(.playable)');
  await held.first().click();
  const tip = page.locator('.tip.asked');
  await expect(tip).toContainText(/When a card may be played.* R69/);
  await look(page, 'why-not-planning');
  // Nothing lies over it: the button is pressed where it is seen.
  await tip.getByRole('button', { name: 'Close' }).click();
  await expect(tip).toHaveCount(0);
});

test('a refusal offers its remedy as a button, and the button does it', async ({ page }) => {
  await quickStart(page);
  /** Drives on as long as there is a drop, and buys none. */
  class Thirsty extends Driver {
    override async sequence(): Promise<void> {
      const drive = this.button('drive');
      return this.step(async () => ((await drive.count()) > 0 ? this.press(drive) : this.pass()));
    }
  }
  const driver = new Thirsty(page);
  const empty = async (asked: string): Promise<boolean> =>
    asked.startsWith('ask_sequence') &&
    (await driver.dial('petrol')) === 0 &&
    (await driver.dial('Mechanics')) > 0 &&
    (await driver.group('buy_petrol').count()) > 0;
  expect(await driver.until(empty), 'the tank is never empty').toBe(true);
  const at = Number(await page.locator('main.table').getAttribute('data-at'));
  const { spaces } = await driver.board();
  const around = new Set(beside(spaces[at]!).map(([col, row]) => `${col} ${row}`));
  const next = spaces.findIndex(({ col, row }) => around.has(`${col} ${row}`));
  await page.locator(`.ask[data-space="${next}"]`).dispatchEvent('click');
  await expect(page.locator('.tip.asked')).toContainText('The tank is empty');
  await look(page, 'remedy');
  await page.locator('.tip.asked [data-remedy]', { hasText: 'Buy petrol' }).click();
  await driver.step(() => driver.press(page.locator('.prompt .btn[data-act^="buy petrol"]').last()));
  expect(await driver.dial('petrol')).toBeGreaterThan(0);
});

test('a move can be typed, and a wrong one says what is wrong', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  await page.keyboard.press('/');
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.fill('fly to the moon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'notation');
  await box.fill('pass');
  await driver.step(() => page.keyboard.press('Enter'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a reload goes on where it was', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked === 'ask_planning');
  await page.reload();
  expect(await driver.awaken()).toBe('ask_planning');
  await page.goto('/');
  await page.locator('a[href^="/t/"]').first().click();
  expect(await driver.awaken()).toBe('ask_planning');
});

for (const [code, words] of Object.entries({
  NL: ['Race tegen drie bots', 'Bivak', 'Hulp'],
  FR: ['Courir contre trois bots', 'Bivouac', 'Aide'],
})) {
  test(`everything speaks ${code}`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: code === 'NL' ? 'Nederlands' : 'Français' }).click();
    await expect(page.getByRole('button', { name: words[0]! })).toBeEnabled();
    await look(page, `lobby-${code.toLowerCase()}`);
    await quickStart(page);
    const driver = new Driver(page);
    await driver.awaken();
    await expect(page.locator('.ribbon')).toContainText(words[1]!);
    await look(page, `table-${code.toLowerCase()}`);
    await page.getByRole('button', { name: words[2]!, exact: true }).click();
    await look(page, `help-${code.toLowerCase()}`);
    await expect(page.locator('body')).not.toContainText(/\[[a-z_]+\]/);
  });
}

test('the menu, the help and the Gazette open and close by keyboard and are clean', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  await page.keyboard.press('?');
  await look(page, 'help');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await look(page, 'menu');
  await page.getByRole('button', { name: 'fast' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await check(page, 'gazette');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an address without a table says so', async ({ page }) => {
  await page.goto('/t/00000000000000000000');
  await expect(page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
  await check(page, 'no table');
});

test('from a small tablet to 4K nothing overlaps the prompt', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  for (const [width, height] of [
    [1024, 768],
    [1920, 1080],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(driver.prompt).toBeInViewport({ ratio: 0.99 });
    await look(page, `table-${width}`);
  }
});

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1280, height: 720 } });
  test('the market leaves the question in sight, and the planning screen is seen whole in every language', async ({
    page,
  }) => {
    await quickStart(page);
    const driver = new Driver(page);
    expect(await driver.awaken()).toBe('ask_bivouac');
    const [market, prompt] = [await page.locator('.market-panel').boundingBox(), await driver.prompt.boundingBox()];
    expect(market!.x).toBeGreaterThanOrEqual(prompt!.x + prompt!.width);
    await driver.until((asked) => asked === 'ask_planning');
    for (const language of ['nl', 'fr', 'en']) {
      await page.evaluate((tag) => localStorage.setItem('great-race.language', tag), language);
      await page.reload();
      await driver.awaken();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await driver.put([0, 1, 2, 3]);
      expect(
        await page.locator('.planning').evaluate((node) => node.scrollHeight - node.clientHeight),
        language,
      ).toBeLessThanOrEqual(0);
      const tops = await page
        .locator('.planning .skills .slot')
        .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().top));
      expect(new Set(tops).size, `the boxes stand in one line: ${language}`).toBe(1);
    }
  });
});
