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
/** So many clicks in a row may come to nothing, and so long may all of them take. */
const VAIN = 5;
const until = Date.now() + 300_000;
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
  const begin = async () => {
    await page.goto(`http://127.0.0.1:${port}/?luck=latency`);
    await page.locator('.quick .btn').click();
  };
  for (
    let i = 0;
    !(await begin().then(
      () => true,
      () => false,
    ));
    i++
  ) {
    if (i > 100) throw new Error('the server does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const ready = () =>
    page.waitForFunction(() => {
      const table = document.querySelector('main.table');
      const asked = document.querySelector('.prompt')?.getAttribute('data-asked');
      return table?.dataset.ready === 'true' && (asked || table.dataset.phase === 'over');
    });
  const measured = () => page.evaluate(() => window.frames_.length);
  // A hand is over a thing before it clicks, and sees the answer before it clicks again: what hovering draws is no part
  // of a click.
  const drawn = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  /** Clicks that came to nothing since the last one that was measured. */
  let vain = 0;
  const asked = () => page.locator('.prompt[data-asked]').getAttribute('data-asked');
  const click = async (thing) => {
    const before = await measured();
    // The question may go away meanwhile: then the next one is taken.
    const there = { timeout: 2000 };
    const done = await thing
      .hover(there)
      .then(drawn)
      .then(() => thing.click(there))
      .then(
        () => true,
        () => false,
      );
    if (done) {
      await page.waitForFunction((old) => window.frames_.length > old, before, { timeout: 10_000 });
      vain = 0;
      if ((before + 1) % 10 === 0) console.log(`${before + 1} clicks of ${CLICKS}`);
    } else if (++vain > VAIN || Date.now() > until) throw new Error(`nothing can be pressed at "${await asked()}"`);
  };
  /** Every crewman gets a place, in turn where there is one, and the screen is lifted. */
  const plan = async () => {
    const planning = page.locator('.planning');
    for (let box = 0; ; box++) {
      const [placed, total] = await Promise.all(
        ['data-placed', 'data-total'].map((name) => planning.getAttribute(name)),
      );
      if (placed === total) break;
      await click(
        planning
          .locator('.skills .cell:has(button:enabled)')
          .nth(box % 3)
          .locator('button')
          .first(),
      );
    }
    await click(planning.locator('.btn.pri.lg'));
  };
  while ((await measured()) < CLICKS) {
    await ready();
    const question = await asked();
    // A race that is over is followed by another.
    if (!question) await begin();
    else if (question === 'ask_planning') await plan();
    else {
      // A space with several offers is followed by one of them.
      const several = (await page.locator('g.lit.on').count()) > 0;
      const wanted = several
        ? '.prompt .btn'
        : '.market-panel button, .tiles button, .moment .btn, g.lit, .prompt .btn';
      await click(page.locator(wanted).filter({ visible: true }).first());
    }
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
