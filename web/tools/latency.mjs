// From a click to the next frame, measured in a real race: prints the spread, fails above the bar. `npm run latency` needs the
// binary that `cargo build` made.

import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

const BAR = 50;
const CLICKS = Number(process.env.CLICKS ?? 60);
const target = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, '../../target');
const binary = [process.env.GREAT_RACE_BIN, join(target, 'release/great-race'), join(target, 'debug/great-race')].find((path) => path && existsSync(path));
if (!binary) throw new Error('no server binary: run `cargo build` first, or set GREAT_RACE_BIN');

const port = 20_000 + (process.pid % 20_000);
const data = mkdtempSync(join(tmpdir(), 'great-race-latency-'));
const server = spawn(binary, ['serve', '--bind', `127.0.0.1:${port}`, '--data', data], { stdio: 'ignore' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.addInitScript(() => {
    localStorage.setItem('great-race.pace', 'instant');
    // The time between the event and the first frame after it that the browser has drawn.
    window.frames_ = [];
    addEventListener('click', (event) => requestAnimationFrame(() => setTimeout(() => window.frames_.push(performance.now() - event.timeStamp))), { capture: true });
  });
  for (let i = 0; ; i++) {
    if (await page.goto(`http://127.0.0.1:${port}/`).then(() => true, () => false)) break;
    if (i > 100) throw new Error('the server does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await page.locator('.quick .btn').click();
  const ready = () => page.waitForFunction(() => document.querySelector('main.table')?.getAttribute('data-ready') === 'true' && document.querySelector('.prompt')?.getAttribute('data-asked'));
  const measured = () => page.evaluate(() => window.frames_.length);
  // A hand is over a thing before it clicks, and sees the answer before it clicks again: what hovering draws is no part of a click.
  const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  const click = async (thing) => {
    const before = await measured();
    // The question may go away meanwhile: then the next one is taken.
    await thing.hover({ timeout: 2000 }).catch(() => {});
    await drawn();
    if (await thing.click({ timeout: 2000 }).then(() => true, () => false)) await page.waitForFunction((old) => window.frames_.length > old, before);
  };
  while ((await measured()) < CLICKS) {
    await ready();
    const asked = await page.locator('.prompt[data-asked]').getAttribute('data-asked');
    const next = page.locator(asked === 'ask_planning' ? '.planning .btn.pri.lg' : '.counter button, .tiles button, .moment .btn, g.lit, .prompt .btn').first();
    if (asked === 'ask_planning') for (const box of [0, 1, 1, 2, 0]) await click(page.locator('.planning .skills .cell').nth(box).locator('button').first());
    await click(next);
  }
  const times = (await page.evaluate(() => window.frames_)).sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
  // On a busy machine the numbers say more about the machine.
  console.log(`load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`);
  console.log(`click to next frame, ${times.length} clicks: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms; bar ${BAR} ms at p95`);
  process.exitCode = Number(at(0.95)) < BAR ? 0 : 1;
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
