// Every sign of the table explains itself: under the mouse, with the keyboard, under a finger, in three languages.
// The race is a log, so everything stands where it stands.

import type { Locator, Page } from '@playwright/test';
import { Driver, quickStart } from './driver';
import { check, expect, look, test } from './fixtures';
import { bringIn, raceLog } from './races';

interface Board {
  start: number;
  finish: number;
  spaces: { city: number | null; risk: boolean; hex: string }[];
  cities: { space: number; cards: number }[];
  lines: { slug: string; price: number }[];
}
interface Moment {
  view: { tiles: [number, string][]; players: { seat: number; at: number }[] };
}
const AT = 150;
const tip = (page: Page): Locator => page.locator('.sign-tip');

/** A race looked at again at a fixed step, with what lies on its map. */
async function scene(page: Page): Promise<{ board: Board; view: Moment['view'] }> {
  const table = await bringIn(page, raceLog(7));
  const board = (await (await page.request.get(`/api/tables/${table}/board`)).json()) as Board;
  const { view } = (await (await page.request.get(`/api/tables/${table}/replay?at=${AT}&seat=all`)).json()) as Moment;
  await page.goto(`/replay/${table}?seat=all#at=${AT}`);
  await expect(page.locator('.bar[data-at]')).toHaveAttribute('data-at', String(AT));
  return { board, view };
}
/** Points at a sign as a hand does, until its tip is there. */
async function point(page: Page, sign: Locator, key: string): Promise<Locator> {
  await sign.scrollIntoViewIfNeeded();
  const box = (await sign.boundingBox())!;
  await page.mouse.move(2, 2);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  const found = page.locator(`.sign-tip[data-sign="${key}"]`);
  await expect(found).toBeVisible();
  await expect(found).not.toContainText(/\[[a-z_.]+\]/);
  return found;
}
/** A tip covers neither its sign nor what is asked. */
async function standsFree(page: Page, sign: Locator, asked: string): Promise<void> {
  const [own, other, over] = [
    (await sign.boundingBox())!,
    (await page.locator(asked).first().boundingBox())!,
    (await tip(page).boundingBox())!,
  ];
  for (const box of [own, other]) {
    const apart =
      over.x >= box.x + box.width - 1 ||
      box.x >= over.x + over.width - 1 ||
      over.y >= box.y + box.height - 1 ||
      box.y >= over.y + over.height - 1;
    expect(apart, `${JSON.stringify(over)} on ${JSON.stringify(box)}`).toBe(true);
  }
}
const space = (page: Page, index: number): Locator => page.locator(`.map [data-space="${index}"]`);

/** The map stays near what matters until it is told to show everything. */
async function wholeBoard(page: Page): Promise<void> {
  await page.keyboard.press('0');
  await expect(page.locator('.map .gliding, .map.gliding')).toHaveCount(0);
}

const WORDS = {
  en: {
    petrol: 'Petrol',
    box: 'Ward off one danger',
    money: 'point at the finish',
    finish: 'whoever enters is home',
    unexplored: 'No tile lies here yet',
    risk: 'risk zone',
    line: 'fare',
    deck: 'face down',
    rule: 'In the rule book',
  },
  nl: {
    petrol: 'Benzine',
    box: 'één gevaar af',
    money: 'punt aan de finish',
    finish: 'wie hier aankomt is thuis',
    unexplored: 'Hier ligt nog geen tegel',
    risk: 'risicozone',
    line: 'kosten',
    deck: 'gedekt',
    rule: 'In het regelboek',
  },
  fr: {
    petrol: 'Essence',
    box: 'Parez un danger',
    money: 'point à l’arrivée',
    finish: 'qui y entre est rentré',
    unexplored: 'Aucune tuile ici',
    risk: 'zone à risque',
    line: 'prix',
    deck: 'face cachée',
    rule: 'Dans le livre de règles',
  },
} as const;

for (const language of ['en', 'nl', 'fr'] as const) {
  const words = WORDS[language];
  test(`by mouse, in ${language}: dashboard, map, piles and track`, async ({ page, context }) => {
    await context.addInitScript((code) => localStorage.setItem('great-race.language', code), language);
    const { board, view } = await scene(page);
    const dial = page.locator('.below [data-tip^="gauge:petrol"]');
    await expect(await point(page, dial, (await dial.getAttribute('data-tip'))!)).toContainText(words.petrol);
    await standsFree(page, dial, '.bar[data-at]');
    await look(page, `tip-dial-${language}`);
    const guard = page.locator('.below [data-tip^="box:2"]');
    await expect(await point(page, guard, (await guard.getAttribute('data-tip'))!)).toContainText(words.box);
    const money = page.locator('.below [data-tip^="money:"]');
    await expect(await point(page, money, (await money.getAttribute('data-tip'))!)).toContainText(words.money);
    const rival = page.locator('.rivals [data-tip^="gauge:engine"]').first();
    await point(page, rival, (await rival.getAttribute('data-tip'))!);
    await expect(await point(page, page.locator('[data-tip="pile:deck"]'), 'pile:deck')).toContainText(words.deck);
    await point(page, page.locator('[data-tip="progress"]'), 'progress');
    await point(page, page.locator('[data-tip="order"]'), 'order');
    await point(page, page.locator('.phases [data-tip="phase:convoy"]'), 'phase:convoy');

    // The whole map: finish, tile, unexplored land, risk zone, line, vehicle.
    await wholeBoard(page);
    const taken = new Set(view.players.map(({ at }) => at));
    const [tile] = view.tiles.find(([at]) => !taken.has(at))!;
    const laid = new Set(view.tiles.map(([at]) => at));
    const open = board.spaces.findIndex(({ city, risk }, i) => city === null && !risk && !laid.has(i));
    const dark = board.spaces.findIndex(({ city, risk }, i) => city === null && risk && !laid.has(i));
    await expect(await point(page, space(page, board.finish), `space:${board.finish}`)).toContainText(words.finish);
    await look(page, `tip-finish-${language}`);
    await point(page, space(page, tile), `space:${tile}`);
    await look(page, `tip-tile-${language}`);
    await expect(await point(page, space(page, open), `space:${open}`)).toContainText(words.unexplored);
    await expect(await point(page, space(page, dark), `space:${dark}`)).toContainText(words.risk);
    const [line] = board.lines;
    await expect(
      await point(page, page.locator(`.map [data-tip="line:${line!.slug}"]`), `line:${line!.slug}`),
    ).toContainText(words.line);
    await look(page, `tip-line-${language}`);
    const seat = view.players[0]!.seat;
    await point(page, page.locator(`.map [data-tip="vehicle:${seat}"]`), `vehicle:${seat}`);

    // A click goes through; a press on what is no button keeps the tip, with its link.
    await expect(tip(page)).toHaveCSS('pointer-events', 'none');
    await money.click();
    await expect(page.locator('.sign-tip.pinned')).toContainText(words.rule);
    await expect(page.locator('.sign-tip.pinned a')).toHaveAttribute('href', '/rules/funding');
    await check(page, `a pinned tip in ${language}`);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
  });
}

test('by keyboard: Tab brings the tip, a screen reader hears it, R opens the rule', async ({ page, context }) => {
  const { board } = await scene(page);
  await page.locator('.below .bar button').last().focus();
  const dial = page.locator('.below [data-tip^="gauge:"]').first();
  for (let i = 0; i < 12 && !(await dial.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(dial).toBeFocused();
  await expect(tip(page)).toContainText('no step is possible');
  await expect(dial).toHaveAccessibleDescription(/at 0 no step is possible/);
  await check(page, 'a tip by keyboard');
  const [book] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('r')]);
  await expect(book.locator('#rule-petrol_price h3')).toBeInViewport();
  await book.close();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await expect(dial).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toContainText('So many spaces one drive may cover');
  // The map: Enter goes to a vehicle, arrows from space to space, each with its tip.
  await page.locator('.map').first().focus();
  await page.keyboard.press('Enter');
  const at = Number(await page.evaluate(() => document.activeElement?.getAttribute('data-space')));
  await expect(page.locator(`.sign-tip[data-sign="space:${at}"]`)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-space'))).not.toBe(String(at));
  const next = Number(await page.evaluate(() => document.activeElement?.getAttribute('data-space')));
  await expect(page.locator(`.sign-tip[data-sign="space:${next}"]`)).toBeVisible();
  expect(board.spaces[next]).toBeDefined();
  await look(page, 'tip-keyboard');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A finger that stays until the tip is there. */
  async function press(page: Page, sign: Locator): Promise<void> {
    const box = (await sign.boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    });
    await expect(page.locator('.sign-tip.pinned')).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await finger.detach();
  }

  for (const language of ['en', 'nl', 'fr'] as const) {
    test(`a tap or a long press explains the dashboard, in ${language}`, async ({ page, context }) => {
      await context.addInitScript((code) => localStorage.setItem('great-race.language', code), language);
      await scene(page);
      const dial = page.locator('.below [data-tip^="gauge:petrol"]');
      await dial.tap();
      await expect(page.locator('.sign-tip.pinned')).toContainText(WORDS[language].petrol);
      await standsFree(page, dial, '.bar[data-at]');
      await expect(page.locator('.sign-tip.pinned a')).toContainText(WORDS[language].rule);
      await look(page, `tip-phone-${language}`);
      await page.locator('.sign-tip.pinned button').tap();
      await expect(tip(page)).toHaveCount(0);
      await press(page, page.locator('.below [data-tip^="box:2"]'));
      await expect(page.locator('.sign-tip.pinned')).toContainText(WORDS[language].box);
      await page
        .getByRole('heading', { level: 1 })
        .dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
      await expect(tip(page)).toHaveCount(0);
    });
  }

  test('on a sheet the tip stands on the sheet, and its link can be pressed', async ({ page, context }) => {
    await scene(page);
    await page.getByRole('button', { name: 'Rivals' }).tap();
    await page.locator('dialog [data-tip^="gauge:chassis"]').first().tap();
    const told = page.locator('dialog .sign-tip.pinned');
    await expect(told).toContainText('So many cards you may hold');
    await look(page, 'tip-phone-sheet');
    const [book] = await Promise.all([context.waitForEvent('page'), told.getByRole('link').tap()]);
    await expect(book).toHaveURL(/\/rules\/hand_limit$/);
    await book.close();
  });

  test('a long press on a card of the market tells it and does not take it', async ({ page }) => {
    await quickStart(page);
    const driver = new Driver(page, 'touch');
    expect(await driver.awaken()).toBe('ask_bivouac');
    const version = await driver.prompt.getAttribute('data-version');
    const card = page.locator('.market-panel button[data-tip]').first();
    await press(page, card);
    await expect(page.locator('.sign-tip.pinned a')).toHaveAttribute('href', /^\/rules\/card_/);
    await look(page, 'tip-phone-card');
    await expect(driver.prompt).toHaveAttribute('data-version', version!);
    await expect(driver.prompt).toHaveAttribute('data-asked', 'ask_bivouac');
    await page.locator('.sign-tip.pinned button').tap();
    await driver.step(() => driver.laidOut());
  });
});

test('at a table: choices, hidden boxes and drawn tiles explain themselves, clear of the question', async ({
  page,
}) => {
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked === 'ask_planning');
  await point(
    page,
    page.locator('.planning [data-tip^="box:1"]'),
    (await page.locator('.planning [data-tip^="box:1"]').getAttribute('data-tip'))!,
  );
  await look(page, 'tip-planning');
  await driver.plan([0, 0, 1, 1, 2]);
  await driver.step(() => driver.lift());
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const pass = page.locator('.prompt [data-tip="do:pass"]');
  await expect(await point(page, pass, 'do:pass')).toContainText('guards stay on watch');
  await standsFree(page, pass, '.below .prompt');
  await look(page, 'tip-choice');
  await point(page, page.locator('.prompt [data-tip="steps"]'), 'steps');
  // The click goes where it is aimed at, tip or no tip.
  const explore = page.locator('.prompt [data-tip="do:explore"]');
  await point(page, explore, 'do:explore');
  await driver.step(() => explore.click());
  await expect(tip(page)).toHaveCount(0);
  const tile = page.locator('.tiles [data-tip]').first();
  await point(page, tile, (await tile.getAttribute('data-tip'))!);
  await look(page, 'tip-drawn-tile');
});
