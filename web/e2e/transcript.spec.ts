// What a screen reader says of one whole race, from the first card to the result: a golden file. The race is a log, so
// every word is the same every time. UPDATE_EXPECT=1 writes the file anew; then read `git diff`.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { bringIn } from './races';

const GOLDEN = join(import.meta.dirname, 'golden/transcript-en.txt');

test('a whole race is told to whoever cannot see it', async ({ page }) => {
  test.setTimeout(300_000);
  const table = await bringIn(
    page,
    readFileSync(join(import.meta.dirname, '../../content/examples/rough.jsonl'), 'utf8'),
  );
  await page.goto(`/replay/${table}?seat=2`);
  const bar = page.locator('.bar[data-at]');
  await expect(bar).toHaveAttribute('data-place', '0');
  const last = Number(await bar.getAttribute('data-last'));
  const said: string[] = [];
  for (let place = 0; place <= last; place++) {
    if (place > 0) await page.locator('body').press('ArrowRight');
    await page.waitForFunction((n) => document.querySelector('.bar')?.getAttribute('data-place') === String(n), place);
    said.push(
      await page.evaluate(
        () => document.querySelector('.bar [aria-live]')?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      ),
    );
  }
  const text = `${said.join('\n')}\n`;
  if (process.env.UPDATE_EXPECT) writeFileSync(GOLDEN, text);
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter((line) => line === '')).toEqual([]);
  expect(text).toBe(readFileSync(GOLDEN, 'utf8'));
});
