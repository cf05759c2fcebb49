// Every board with five crews, measured: hexes large enough to read, nothing over what can be chosen, no words cut off.
// `GREAT_RACE_DEEP` measures all sizes in all languages.

import type { RaceShown } from '../src/net/types';
import { expect, test } from './fixtures';
import { HEX, lay } from './layout';
import { Racer } from './tables';

const BOARDS = ['africa', 'europe', 'south_america', 'asia', 'usa', 'usa_east', 'usa_west'];
const deep = process.env.GREAT_RACE_DEEP !== undefined;
const SIZES = [
  [1280, 720],
  [390, 844],
  ...(deep
    ? [
        [1440, 900],
        [1920, 1080],
        [768, 1024],
        [844, 390],
      ]
    : []),
] as [number, number][];
const LANGUAGES = deep ? ['en', 'nl', 'fr'] : ['fr'];

for (const board of BOARDS)
  test(`${board} with five crews: what is asked is in sight and can be read`, async ({ browser, server }) => {
    const racer = await Racer.open(server.url, { board, crews: 5 });
    const drives = ({ question, choices }: RaceShown): boolean =>
      question?.key === 'ask_drive' && choices.some(({ kind }) => kind === 'to');
    expect(await racer.until(drives)).toBe(true);
    for (const language of LANGUAGES) {
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('great-race.pace', 'instant'));
      await page.setViewportSize({ width: SIZES[0]![0], height: SIZES[0]![1] });
      await racer.sit(page, language);
      await expect(page.locator('g.lit').first()).toBeVisible();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const at = `${board} ${width}x${height} ${language}`;
        // The camera takes a moment, and what counts at the edge comes with a part of its own.
        await page.waitForTimeout(300);
        let { hex, covered, cut } = await lay(page);
        for (let again = 0; again < 20 && covered.length + cut.length > 0; again++) {
          await page.waitForTimeout(250);
          ({ hex, covered, cut } = await lay(page));
        }
        expect.soft(hex, at).toBeGreaterThanOrEqual(width < 900 ? HEX.phone : HEX.desktop);
        expect.soft(covered, at).toEqual([]);
        expect.soft(cut, at).toEqual([]);
      }
      await context.close();
    }
  });
