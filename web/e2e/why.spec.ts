// Know why: what a plan comes to, what would come to nothing, what stands in the way, in words a player would use.

import { Driver, quickStart } from './driver';
import { check, expect, look, test } from './fixtures';

test('planning shows where I stand and what the plan comes to, live', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked === 'ask_planning');
  const outlook = page.locator('[data-outlook]');
  // What was left on the market came without a question.
  await expect(page.locator('.planning .l [data-left]')).toHaveText(/^Left over on the market/);
  await expect(page.locator('.planning .l svg.local')).toBeVisible();
  await expect(page.locator('.planning .l svg.local')).toHaveAttribute('aria-label', /Colomb-Béchar: petrol 10/);
  await driver.put([1, 1]);
  await expect(outlook).toContainText('2 drives: up to 10 spaces, with petrol for 5');
  await expect(outlook).toContainText('nothing to repair');
  await expect(outlook).toContainText('No guard posted');
  await driver.put([3, 3]);
  await expect(outlook).toContainText(/20\sF in one action/);
  await expect(outlook).toContainText(/20\sF more with the next one/);
  await page.keyboard.press('Backspace');
  await expect(outlook).toContainText(/10\sF more with the next one/);
  await look(page, 'plan-outlook');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.planning .narrow svg.local')).toBeVisible();
  await expect(page.locator('[data-outlook]:visible').first()).toContainText('up to 10 spaces');
  await check(page, 'planning on a phone');
});

test('a turn says what is left, idle work asks twice, and what is opened has a name and a way back', async ({
  page,
}) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked === 'ask_planning');
  await driver.plan([1, 1, 1, 1, 1]);
  await driver.step(() => driver.lift());
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const title = page.locator('.prompt .q');
  await expect(title).toHaveText('Your turn: 5 assistants left');
  // All gauges are full: a repair is not offered as if it could do anything.
  const repair = driver.group('repair');
  await expect(repair).toHaveAttribute('data-idle', 'gauges_full');
  await expect(repair).toContainText('Nothing to repair');
  const version = await driver.prompt.getAttribute('data-version');
  await repair.click();
  await expect(title).toContainText('Do it all the same?');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(title).toHaveText('Your turn: 5 assistants left');
  expect(await driver.prompt.getAttribute('data-version')).toBe(version);
  // Nothing that only ends a turn stands out.
  await expect(page.locator('.prompt .btn.pri')).toHaveCount(0);

  await driver.step(() => driver.press(driver.button('drive')));
  await expect(driver.group('done')).toContainText('Stop here');
  // Nothing was driven yet: to stop asks first, and what set out can be taken back.
  await driver.group('done').click();
  await expect(title).toContainText('No space was driven yet');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt [data-back]')).toBeVisible();
  // A double click on a lit space drives there, and asks nothing.
  const [best] = await driver.lit();
  await driver.step(() => page.locator(`g.lit[data-space="${best!.space}"]`).dblclick());
  await driver.awaken();
  await expect(page.locator('.tip.asked')).toHaveCount(0);
});

test('what a guard may lift is shown on the map, and one can go back from there', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked === 'ask_planning');
  await driver.plan([0, 1, 2, 2, 2]);
  await driver.step(() => driver.lift());
  const lift = driver.group('clear');
  await driver.until(async (asked) => asked.startsWith('ask_sequence') && (await lift.count()) > 0);
  // Eight answers stand in one row on a low screen, and leave the board its share.
  await page.setViewportSize({ width: 1280, height: 720 });
  const rows = await page.locator('.prompt .bt').evaluate((row) => {
    const had = row.children.length;
    while (row.children.length < 8) row.append(row.lastElementChild!.cloneNode(true));
    const tops = new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top)));
    while (row.children.length > had) row.lastElementChild!.remove();
    return tops.size;
  });
  expect(rows).toBe(1);
  const title = page.locator('.prompt .q');
  const [turn, version] = [await title.innerText(), await driver.prompt.getAttribute('data-version')];
  await lift.click();
  await expect(title).toHaveText('Which tile do you lift?');
  await expect(page.locator('g.lit').first()).toBeVisible();
  await page.locator('.prompt [data-back]').click();
  await expect(title).toHaveText(turn);
  await lift.click();
  await page.keyboard.press('Escape');
  await expect(title).toHaveText(turn);
  expect(await driver.prompt.getAttribute('data-version')).toBe(version);
});

test('an open why-not lies over no lit space and takes no press from the board', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.toDrive();
  const board = await driver.board();
  const at = board.spaces[Number(await page.locator('main.table').getAttribute('data-at'))]!;
  const lit = await driver.lit();
  // One space beside those that are lit, and one far away.
  const beside = board.spaces.findIndex(
    ({ row, col }, i) => row === at.row && Math.abs(col - at.col) === 2 && lit.every(({ space }) => space !== i),
  );
  const tip = page.locator('.tip.asked');
  for (const asked of [beside, board.finish]) {
    await page.locator(`.ask[data-space="${asked}"]`).dispatchEvent('click');
    await expect(tip).toContainText('not next to your vehicle');
    await expect(tip).toContainText(/It lies \d+ spaces away/);
    for (const { space } of lit) {
      const box = (await page.locator(`g.lit[data-space="${space}"] .edge`).boundingBox())!;
      const hit = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x!, y!)?.closest('[data-space]')?.getAttribute('data-space'),
        [box.x + box.width / 2, box.y + box.height / 2],
      );
      expect(hit).toBe(String(space));
    }
  }
  const [best] = await driver.lit();
  await driver.step(() => page.locator(`g.lit[data-space="${best!.space}"]`).click());
  await expect(tip).toHaveCount(0);
});

test('a turn lights the unknown beside the vehicle, and goes there when it is said again', async ({ page }) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked === 'ask_planning');
  await driver.plan([1, 1, 1, 1, 1]);
  await driver.step(() => driver.lift());
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const board = await driver.board();
  const at = board.spaces[Number(await page.locator('main.table').getAttribute('data-at'))]!;
  const unknown = new Set((await driver.lit()).flatMap(({ space, luck }) => (luck ? [space] : [])));
  const next = board.spaces.findIndex(
    ({ row, col }, space) => row === at.row && Math.abs(col - at.col) === 1 && unknown.has(space),
  );
  const hex = page.locator(`g.lit[data-space="${next}"]`);
  await hex.dispatchEvent('click');
  const chosen = page.locator('.chosen');
  await expect(chosen).toContainText('a tile is drawn');
  await chosen.locator('[data-back]').click();
  await expect(chosen).toHaveCount(0);
  await driver.step(() => driver.press(driver.button('drive')));
  expect(await driver.awaken()).toBe('ask_drive');
  // To stop is no more than a way out while there are spaces to go to.
  await expect(driver.group('done')).not.toHaveClass(/pri/);
});

test('a blocked undo looks so and says why; the lobby says how long a race takes', async ({ page }) => {
  await page.goto('/?luck=camel');
  await expect(page.locator('.boards')).toContainText(/22 stages to the finish\s+about \d+\sminutes/);
  await expect(page.locator('body')).not.toContainText('length 22');
  await quickStart(page);
  const driver = new Driver(page);
  await driver.awaken();
  const undo = page.locator('[data-act=undo]');
  await expect(undo).toHaveClass(/blocked/);
  await undo.click();
  await expect(page.locator('[data-undo-why]')).toContainText(/since|to take back/);
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-undo-why]')).toHaveCount(0);
  // Cards on the market are short; the whole text is one look away.
  await expect(page.locator('.market-panel .text').first()).toBeVisible();
  for (const text of await page.locator('.market-panel .text').allTextContents()) expect(text.length).toBeLessThan(45);
  // A 0 is a 0.
  const face = await page.evaluate(async () => {
    await document.fonts.load('400 20px Limelight', '0');
    return [...document.fonts].filter((font) => font.family.includes('Limelight') && font.unicodeRange === 'U+30-39')
      .length;
  });
  expect(face).toBe(1);
});
