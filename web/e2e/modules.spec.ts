// A race with every module: five crews, what each module keeps stands beside the board, and a page plays it by what it
// is offered.

import { expect, look, test } from './fixtures';
import { Racer } from './tables';

const SIZES = [
  { width: 1280, height: 720, name: 'low' },
  { width: 1440, height: 900, name: 'full' },
  { width: 390, height: 844, name: 'phone' },
];
/** Turns that the page plays itself. */
const TURNS = 3;

test('a race with every module is played with five crews', async ({ page, server }) => {
  const racer = await Racer.open(server.url, { crews: 5, luck: 'dune', more: { mode: 'everything' } });
  await racer.sit(page);
  const table = page.locator('main.table');
  const asked = new Set<string>();
  for (let n = 0; n < 400; n++) {
    await page.locator('main.table[data-ready=true]').waitFor();
    const shown = await racer.view();
    if (shown.table.status === 'over' || shown.view.turn > TURNS) break;
    if (!shown.question || shown.choices.every(({ kind }) => kind === 'withdraw')) continue;
    asked.add(shown.question.key);
    // What stands at a question of the workshop or of a gate is pressed on the page; the rest goes by the API.
    if (shown.question.key === 'ask_workshop') {
      const more = page.locator('.workshop [data-gauge=engine] [data-act^="paddock raise"]');
      await expect(page.locator('.workshop')).toBeVisible();
      if ((await more.count()) > 0) {
        await look(page, 'modules-workshop');
        await more.hover();
        await expect(page.locator('.workshop [data-gauge=engine] em')).toHaveText(/▸\d/);
        await more.click();
        await expect.poll(async () => (await racer.view()).version).toBeGreaterThan(shown.version);
        continue;
      }
    }
    if (shown.question.key === 'ask_bribe' || shown.question.key === 'ask_visa')
      await expect(page.locator('[data-slot=diplomacy] [data-gate]')).toBeVisible();
    await racer.act([shown.choices[0]!.act], shown).catch((error: Error) => {
      if (!error.message.includes('stale_view')) throw error;
    });
  }
  expect(asked).toContain('ask_workshop');
  expect(await table.getAttribute('data-turn')).not.toBe('1');
  for (const slot of ['season', 'patrons', 'diplomacy', 'parcel'])
    await expect(page.locator(`[data-slot=${slot}]`)).toBeVisible();
  await expect(page.locator('[data-slot=season] .open .die[data-face]')).toBeVisible();
  expect(await page.locator('.map [data-parcel]').count()).toBeGreaterThan(4);
});

for (const { width, height, name } of SIZES)
  test(`every plate has its place: ${name}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const racer = await Racer.open(server.url, { crews: 5, luck: 'dune', more: { mode: 'everything' } });
    await racer.until(({ question, view }) => question?.room === 'sequence' && view.turn > 1);
    await racer.sit(page);
    await expect(page.locator('[data-slot=season]')).toBeVisible();
    await look(page, `modules-${name}`);
    if (name !== 'phone') return;
    await page.getByRole('button', { name: 'Modules' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Influence' })).toBeVisible();
    await look(page, 'modules-phone-sheet');
  });

test('without modules none of it is there', async ({ page, server }) => {
  const racer = await Racer.open(server.url, { luck: 'dune' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await racer.sit(page);
  await expect(page.locator('.modules')).toHaveCount(0);
  expect(fetched.filter((url) => /Workshop|modules/.test(url))).toEqual([]);
});
