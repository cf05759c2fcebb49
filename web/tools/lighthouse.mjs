// Google's Lighthouse over the lobby, on a desktop and on a phone: every category has its bar. `npm run lighthouse`
// needs the binary that `cargo build` made, Chromium, and a registry: Lighthouse itself is fetched by npx in the
// version below.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSION = '13.5.0';
const BAR = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FORMS = { desktop: ['--preset=desktop'], phone: [] };
/** The speed of a page is measured so often; the middle one counts. */
const RUNS = Number(process.env.RUNS ?? 3);

const target = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, '../../target');
const built = ['release/great-race', 'debug/great-race']
  .map((name) => join(target, name))
  .filter((path) => existsSync(path));
const binary = process.env.GREAT_RACE_BIN ?? built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
if (!binary) throw new Error('no server binary: run `cargo build` first, or set GREAT_RACE_BIN');

const port = 20_000 + (process.pid % 20_000);
const url = `http://127.0.0.1:${port}/`;
const data = mkdtempSync(join(tmpdir(), 'great-race-lighthouse-'));
const server = spawn(binary, ['serve', '--bind', `127.0.0.1:${port}`, '--data', data], { stdio: 'ignore' });

/** The marks of one run, by category. */
function measure(options) {
  const report = join(data, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=${flags}`,
      ...options,
    ],
    { encoding: 'utf8', env: { CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium', ...process.env } },
  );
  if (status !== 0) throw new Error(`lighthouse ended with ${status}: ${stderr}`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const marks = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
  const lost = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  return { marks, lost: lost.map(({ id, title }) => `${id}: ${title}`) };
}

let fits = true;
try {
  for (let i = 0; ; i++) {
    const there = await fetch(`${url}api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (there) break;
    if (i > 200) throw new Error('the server does not come up');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  console.log(`Lighthouse ${VERSION}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, middle of ${RUNS} runs`);
  for (const [form, options] of Object.entries(FORMS)) {
    const runs = Array.from({ length: RUNS }, () => measure(options));
    runs.sort((a, b) => a.marks[0] - b.marks[0]);
    const { marks, lost } = runs[Math.floor(RUNS / 2)];
    console.log(`${form}: ${CATEGORIES.map((name, i) => `${name} ${marks[i]}`).join(', ')} (bar ${BAR})`);
    lost.forEach((line) => console.log(`  ${line}`));
    if (marks.some((mark) => mark < BAR)) fits = false;
  }
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
if (!fits) process.exit(1);
