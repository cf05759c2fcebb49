// From a click to the next frame, measured in a real race: prints the spread, fails above the bar. Beside it stands how
// long it took until the server's answer was in sight; the bar is not for that. `npm run latency` needs the binary that
// `cargo build` made.

import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

const BAR = 50;
const CLICKS = Number(process.env.CLICKS ?? 60);
const target = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, '../../target');
// The one that was built last holds the page as it is now.
const built = ['release/great-race', 'debug/great-race']
  .map((name) => join(target, name))
  .filter((path) => existsSync(path));
const binary = process.env.GREAT_RACE_BIN ?? built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
if (!binary) throw new Error('no server binary: run `cargo build` first, or set GREAT_RACE_BIN');

const port = 20_000 + (process.pid % 20_000);
const data = mkdtempSync(join(tmpdir(), 'great-race-latency-'));
const server = spawn(binary, ['serve', '--bind', `127.0.0.1:${port}`, '--data', data], { stdio: 'ignore' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.addInitScript(() => {
    localStorage.setItem('great-race.pace', 'instant');
    // The time between the event and the first frame after it that the page has drawn. An urgent task comes right after
    // the frame; a timer can come after the next one.
    const drawn = (act) => requestAnimationFrame(() => scheduler.postTask(act, { priority: 'user-blocking' }));
    window.frames_ = [];
    window.answers_ = [];
    let clicked = 0;
    let sent = null;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        clicked = timeStamp;
        drawn(() => window.frames_.push(performance.now() - timeStamp));
      },
      { capture: true },
    );
    // A click that is sent makes the table wait; it is ready again with the view that answers.
    new MutationObserver(() => {
      const ready = document.querySelector('main.table')?.getAttribute('data-ready');
      if (ready === 'false') sent = clicked;
      else if (sent !== null) {
        const from = sent;
        sent = null;
        drawn(() => window.answers_.push(performance.now() - from));
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
  });
  for (let i = 0; ; i++) {
    if (
      await page.goto(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
    )
      break;
    if (i > 100) throw new Error('the server does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await page.locator('.quick .btn').click();
  const ready = () =>
    page.waitForFunction(
      () =>
        document.querySelector('main.table')?.getAttribute('data-ready') === 'true' &&
        document.querySelector('.prompt')?.getAttribute('data-asked'),
    );
  const measured = () => page.evaluate(() => window.frames_.length);
  // A hand is over a thing before it clicks, and sees the answer before it clicks again: what hovering draws is no part
  // of a click.
  const drawn = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  const click = async (thing) => {
    const before = await measured();
    // The question may go away meanwhile: then the next one is taken.
    await thing.hover({ timeout: 2000 }).catch(() => {});
    await drawn();
    if (
      await thing.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
    )
      await page.waitForFunction((old) => window.frames_.length > old, before);
  };
  while ((await measured()) < CLICKS) {
    await ready();
    const asked = await page.locator('.prompt[data-asked]').getAttribute('data-asked');
    // A space with several offers is followed by one of them.
    const several = (await page.locator('g.lit.on').count()) > 0;
    const next = page
      .locator(
        asked === 'ask_planning'
          ? '.planning .btn.pri.lg'
          : several
            ? '.prompt .btn'
            : '.market-panel button, .tiles button, .moment .btn, g.lit, .prompt .btn',
      )
      .first();
    if (asked === 'ask_planning')
      for (const box of [0, 1, 1, 2, 0])
        await click(page.locator('.planning .skills .cell').nth(box).locator('button').first());
    await click(next);
  }
  const spread = (times) => {
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return {
      high: at(0.95),
      text: `median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, most ${at(1).toFixed(1)} ms`,
    };
  };
  const [frames, answers] = await page.evaluate(() => [window.frames_, window.answers_]);
  const clicks = spread(frames);
  // On a busy machine the numbers say more about the machine.
  console.log(`load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`);
  console.log(`click to next frame, ${frames.length} clicks: ${clicks.text}; bar ${BAR} ms at p95`);
  console.log(`click to the answer in sight, ${answers.length} answers: ${spread(answers).text}`);
  process.exitCode = clicks.high < BAR ? 0 : 1;
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
