// Six people at one tablet: the motorcar race by thumb, with the curtain before every car that is pulled back and
// every hand that closes. The test command plays a round so and the rest over the API; `cargo xtask deep --only
// screens` plays all sixteen by thumb.

import type { Page } from '@playwright/test';
import { expect, look, test } from './fixtures';
import { send } from './tables';

const ROUNDS = process.env.GREAT_RACE_DEEP ? 16 : 1;
const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay'];
const STRAINS = ['normal', 'heavy', 'severe'];

interface Opened {
  table: string;
  seats: { seat: number; token: string; recovery: string }[];
}
interface Shown {
  version: number;
  viewer: number;
  table: { status: string };
  choices: { kind: string; act: string }[];
  view: { turn: number; phase: string; hand: string | null; pull: number | null; players: { strain: string | null }[] };
}

/** What is to be done now. */
const now = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seen = (what: string): boolean =>
      document.querySelector<HTMLElement>(`${what}:not(:disabled)`)?.checkVisibility() ?? false;
    if (seen('[data-result]')) return 'over';
    if (seen('main.curtain')) return 'curtain';
    if (seen('.strain .ask [data-act]')) return 'strain';
    if (seen('[data-act^="flick "]')) return 'flick';
    if (seen('[data-nobody]')) return 'nobody';
    return seen('.prompt .choices [data-act]') ? 'choice' : '';
  });

/** Everybody says the first thing that can be said, until the race is over. */
async function goOn(url: string, { table, seats }: Opened): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    const { token } = seats[i % seats.length]!;
    const shown = (await send(url, `/api/tables/${table}/view`, undefined, token)) as Shown;
    if (shown.table.status === 'over') return;
    const choice = shown.choices.find(({ kind }) => kind !== 'withdraw');
    if (!choice) continue;
    const command = { version: shown.version, command: { type: 'act', act: choice.act } };
    // Another seat may have been quicker.
    await send(url, `/api/tables/${table}/command`, command, token).catch((error: Error) => {
      if (!error.message.includes('stale_view')) throw error;
    });
  }
  throw new Error('the race does not end');
}

/** A press on what was seen; the curtain may fall meanwhile. */
const tap = (page: Page, what: string): Promise<void> =>
  page
    .locator(what)
    .first()
    .tap({ timeout: 2000 })
    .catch(() => undefined);

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

test('six people at one tablet race to Paris by thumb', async ({ page, server }) => {
  test.setTimeout(ROUNDS > 1 ? 900_000 : 240_000);
  // Every view that comes over a line, by line: the tablet has a new one for everybody who looks.
  const lines: Shown[][] = [];
  page.on('websocket', (socket) => {
    const line: Shown[] = [];
    lines.push(line);
    socket.on('framereceived', ({ payload }) => {
      const { type, data } = JSON.parse(String(payload)) as { type: string; data: Shown };
      if (type === 'view') line.push(data);
    });
  });
  const spec = { game: 'motorcar', options: { flick: 'skill' }, luck: 'six' };
  const seats = NAMES.map((name) => ({ kind: 'me', name }));
  const opened = (await send(server.url, '/api/tables', { private: true, spec, seats })) as Opened;
  await send(server.url, `/api/tables/${opened.table}/start`, {}, opened.seats[0]!.token);
  await page.addInitScript(
    ([table, keys]) =>
      localStorage.setItem('great-race.tables', JSON.stringify([{ table, board: '', at: Date.now(), keys }])),
    [opened.table, opened.seats] as const,
  );
  await page.goto(`/t/${opened.table}`);

  const curtains: string[] = [];
  const done = new Set<string>();
  let round = 0;
  for (let i = 0; i < 4000 && round <= ROUNDS; i++) {
    const what = await now(page);
    if (what === 'over') break;
    done.add(what);
    if (what === 'curtain') {
      const curtain = page.locator('main.curtain');
      curtains.push(await curtain.locator('h1').innerText());
      // Behind it lies nothing of what the one before has chosen.
      expect(await page.content()).not.toMatch(/data-strain|(severe|heavy|normal) strain/);
      await tap(page, 'main.curtain button');
      continue;
    }
    if (what === 'strain') {
      const strain = STRAINS[curtains.length % STRAINS.length]!;
      await tap(page, `.option[data-strain="${strain}"]`);
      if (!done.has('looked')) await look(page, 'tablet-strain');
      done.add('looked');
      await tap(page, `.strain .ask [data-act="strain ${strain}"]`);
    } else if (what === 'flick') await tap(page, '[data-act^="flick "]');
    else if (what === 'nobody') await tap(page, '[data-nobody]');
    else if (what === 'choice') await tap(page, '.prompt .choices [data-act]');
    else await page.waitForTimeout(30);
    round = Number(await page.evaluate(() => document.querySelector('.motor')?.getAttribute('data-turn') ?? 0));
  }
  // Everybody was asked behind a curtain, to flick and to strain; whoever comes next and looks already needs none.
  expect(new Set(curtains.map((title) => title.split(',')[0]))).toEqual(new Set(NAMES));
  expect(curtains.length).toBeGreaterThan(2 * NAMES.length - 2);
  expect([...done]).toEqual(expect.arrayContaining(['curtain', 'flick', 'strain']));
  // A line is one person's, and none carries what another holds while hands close.
  for (const line of lines) expect(new Set(line.map(({ viewer }) => viewer)).size).toBeLessThanOrEqual(1);
  const closing = lines.flat().filter(({ view }) => view.phase === 'strain');
  expect(closing.length).toBeGreaterThan(5);
  for (const { view } of closing) expect(view.players.map(({ strain }) => strain)).toEqual(NAMES.map(() => null));
  const holding = closing.filter(({ view }) => view.hand !== null).map(({ viewer }) => viewer);
  expect(new Set(holding).size).toBeGreaterThan(0);

  if (ROUNDS < 16) {
    await goOn(server.url, opened);
    // Whoever was to look before the others went on finds the result behind the curtain.
    const last = page.locator('main.curtain button');
    if (await last.isVisible()) await last.tap();
  }
  await expect(page.locator('[data-result] .days b')).toHaveCount(6);
  await look(page, 'tablet-result');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
});
