// What all page tests share: a server of their own, a page that must not complain, axe, screenshots.

import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GameServer } from './server';

const SHOTS = join(import.meta.dirname, 'shots');

export const test = base.extend<{ quiet: void; instant: void }, { server: GameServer }>({
  server: [
    async ({}, use) => {
      const server = await GameServer.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  // `E2E_URL` names a page under development, to write tests against.
  baseURL: async ({ server }, use) => use(process.env.E2E_URL ?? server.url),
  // What others do is not waited for.
  instant: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        if (!localStorage.getItem('great-race.pace')) localStorage.setItem('great-race.pace', 'instant');
      });
      await use();
    },
    { auto: true },
  ],
  // Errors, refused content and missing files fail the test.
  quiet: [
    async ({ page }, use) => {
      const said = listen(page);
      await use();
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Everything the page complains about; a dropped connection is no complaint. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (
      message.type() === 'error' &&
      !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource/.test(text)
    )
      said.push(text);
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** Takes a screenshot and lets axe look at the page. */
export async function look(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), animations: 'disabled' });
  await check(page, name);
}

export async function check(page: Page, name: string): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const engine = (window as unknown as { axe: typeof axe }).axe;
    const found = await engine.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Experimental in axe, and blind to what a card or a plate shows beside its title.
      rules: { 'label-content-name-mismatch': { enabled: false } },
    });
    return found.violations.map(
      (one) =>
        `${one.id}: ${one.nodes
          .slice(0, 4)
          .map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`)
          .join(' | ')}`,
    );
  });
  expect(violations, `axe on ${name}`).toEqual([]);
}
