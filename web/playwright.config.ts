import { defineConfig } from '@playwright/test';

// Debian's Chromium against the real server binary. Screens are kept under e2e/shots.
export default defineConfig({
  testDir: 'e2e',
  // Several servers need a PostgreSQL: `cargo xtask test --only postgres`.
  testIgnore: process.env.GREAT_RACE_TEST_POSTGRES ? [] : ['nodes.spec.ts'],
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: Number(process.env.E2E_WORKERS ?? 1),
  retries: 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'],
    },
  },
});
