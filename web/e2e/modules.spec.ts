// A race with every module: five crews, what each module keeps stands beside the board, and a page plays it by what it
// is offered.

import { expect, look, test } from './fixtures';
import { Racer } from './tables';

const SIZES = [
  { width: 1280, height: 720, name: 'low' },
  { width: 1440, height: 900, name: 'full' },
  { width: 390, height: 844, name: 'phone' },
];

test('a race with every module is played to the end with five crews', async ({ page, server }) => {
  const racer = await Racer.open(server.url, { crews: 5, luck: 'dune', more: { mode: 'everything' } });
  await racer.sit(page);
  const asked = new Set<string>();
  /** The next question of this kind, on the page; what comes before it is answered over the API. */
  const reach = async (key: string): Promise<boolean> => {
    const there = await racer.until(({ question }) => {
      asked.add(question!.key);
      return question!.key === key;
    });
    if (there) await expect(page.locator('.prompt[data-asked]')).toHaveAttribute('data-asked', key);
    return there;
  };
  expect(await reach('ask_workshop')).toBe(true);
  const engine = page.locator('.workshop [data-gauge=engine]');
  await look(page, 'modules-workshop');
  await engine.locator('[data-act^="paddock raise"]').hover();
  await expect(engine.locator('em')).toHaveText(/▸\d/);
  const { version } = await racer.view();
  await engine.locator('[data-act^="paddock raise"]').click();
  await expect.poll(async () => (await racer.view()).version).toBeGreaterThan(version);

  expect(await reach('ask_reception')).toBe(true);
  await expect(page.locator('.prompt [data-group=diplomacy_raise]')).toContainText('Buy influence');
  for (const slot of ['season', 'patrons', 'diplomacy', 'parcel'])
    await expect(page.locator(`[data-slot=${slot}]`)).toBeVisible();
  await expect(page.locator('[data-slot=season] .open .die[data-face]')).toBeVisible();
  expect(await page.locator('.map [data-parcel]').count()).toBeGreaterThan(4);
  await expect(page.locator('.rivals [data-carries]').first()).toBeVisible();
  if (await reach('ask_bribe')) await expect(page.locator('[data-slot=diplomacy] [data-gate]')).toBeVisible();

  expect(await racer.until(() => false), 'the race ends').toBe(false);
  await expect(page.locator('.scoring')).toHaveAttribute('data-told', 'true', { timeout: 90_000 });
  await expect(page.locator('.winner')).toContainText(/wins the Great Race/);
  await expect(page.locator('.scoring tbody tr')).toHaveCount(5);
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
