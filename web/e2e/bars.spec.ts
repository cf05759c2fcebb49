// The bars of the page as checks: tap targets, layout shift, and a table that rests when nothing happens.

import type { Page } from '@playwright/test';
import { Driver, quickStart } from './driver';
import { expect, test } from './fixtures';

/** Controls smaller than a thumb. Those in a running text are free, and so is what only keys reach. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const node of document.querySelectorAll<HTMLElement>(
      'button, a[href], input:not([type=radio]):not([type=checkbox]), select, summary',
    )) {
      const { width, height } = node.getBoundingClientRect();
      const hidden = width === 0 || node.closest('[inert]') !== null || getComputedStyle(node).visibility === 'hidden';
      const inText = node.tagName === 'A' && node.closest('p') !== null;
      if (!hidden && !inText && (height < 43.5 || width < 43.5))
        found.push(
          `${node.tagName} "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 30)}" ` +
            `${Math.round(width)}x${Math.round(height)}`,
        );
    }
    return found;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('everything that can be pressed is as large as a thumb', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.quick .btn')).toBeEnabled();
    expect(await smallTargets(page), 'lobby').toEqual([]);
    await quickStart(page);
    const driver = new Driver(page, 'touch');
    for (const asked of ['ask_bivouac', 'ask_planning', 'ask_sequence']) {
      expect(await driver.until((now) => now.startsWith(asked)), asked).toBe(true);
      expect(await smallTargets(page), asked).toEqual([]);
    }
    await driver.toDrive();
    expect(await smallTargets(page), 'ask_drive').toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await smallTargets(page), 'menu').toEqual([]);
  });
});

test('nothing that stands jumps while a race is played', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifts: { value: number; at: number; what: string }[] };
    seen.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        startTime: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      }[]) {
        if (!entry.hadRecentInput)
          seen.shifts.push({
            value: entry.value,
            at: entry.startTime,
            what: entry.sources.map(({ node }) => node?.className ?? '').join(' '),
          });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until(async () => Number(await page.locator('main.table').getAttribute('data-turn')) >= 3);
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; at: number; what: string }[] }).shifts,
  );
  // As browsers reckon it: the worst five seconds without a pause of one.
  let [worst, sum, began, last] = [0, 0, 0, -Infinity];
  for (const { value, at } of shifts) {
    if (at - last > 1000 || at - began > 5000) [sum, began] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  expect(worst, JSON.stringify(shifts.filter(({ value }) => value > 0.005).slice(0, 8))).toBeLessThan(0.1);
});

test('a table where nothing happens does nothing: no frames, no timers, no endless motion', async ({ page }) => {
  await page.addInitScript(() => {
    const open = { frames: new Set<number>(), timers: new Set<number>(), repeats: new Set<number>() };
    (window as unknown as { open_: typeof open }).open_ = open;
    const {
      requestAnimationFrame: frame,
      cancelAnimationFrame: noFrame,
      setTimeout: later,
      clearTimeout: notLater,
      setInterval: often,
      clearInterval: notOften,
    } = window;
    window.requestAnimationFrame = (act) => {
      const id = frame((now) => (open.frames.delete(id), act(now)));
      open.frames.add(id);
      return id;
    };
    window.cancelAnimationFrame = (id) => (open.frames.delete(id), noFrame(id));
    window.setTimeout = ((act: () => void, ms?: number) => {
      const id = later(() => (open.timers.delete(id), act()), ms);
      open.timers.add(id);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => (open.timers.delete(Number(id)), notLater(id));
    window.setInterval = ((act: () => void, ms?: number) => {
      const id = often(act, ms);
      open.repeats.add(id);
      return id;
    }) as typeof window.setInterval;
    window.clearInterval = (id) => (open.repeats.delete(Number(id)), notOften(id));
  });
  await quickStart(page);
  const driver = new Driver(page);
  await driver.until((asked) => asked.startsWith('ask_sequence'));
  const busy = () =>
    page.evaluate(() => {
      const { open_ } = window as unknown as { open_: Record<string, Set<number>> };
      const endless = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations === Infinity);
      return {
        frames: open_['frames']!.size,
        timers: open_['timers']!.size,
        repeats: open_['repeats']!.size,
        endless: endless.length,
      };
    });
  await expect.poll(busy).toEqual({ frames: 0, timers: 0, repeats: 0, endless: 0 });
});
