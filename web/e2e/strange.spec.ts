// A game that the server plays and the page has no table for: not listed, and its links are refused with words.

import { expect, look, test } from './fixtures';

const WORDS = {
  en: 'This page has no table for that game yet.',
  nl: 'Voor dat spel heeft deze pagina nog geen tafel.',
  fr: 'Cette page n’a pas encore de table pour ce jeu.',
};

test('a table of a game without a table on the page is not listed, and its link says so in three languages', async ({
  page,
  request,
}) => {
  const opened = await request.post('/api/tables', {
    data: {
      title: 'Six cars',
      private: false,
      spec: { game: 'motorcar', options: {} },
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'bot', level: 'novice' }, { kind: 'open' }],
    },
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  // Every game of the server has a table today: the page is told of one that has none.
  await page.route('**/api/tables**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"motorcar"', '"whist"') });
  });
  const { table, seats } = (await opened.json()) as { table: string; seats: { token: string }[] };

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Race against three bots' })).toBeEnabled();
  await expect(page.locator('.crews h2')).toBeVisible();
  await expect(page.getByText('Six cars')).toHaveCount(0);

  const refused = async (): Promise<void> => {
    for (const [language, words] of Object.entries(WORDS)) {
      await page.evaluate((one) => localStorage.setItem('great-race.language', one), language);
      await page.goto(`/t/${table}`);
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
    }
  };
  await refused();
  const headers = { authorization: `Bearer ${seats[0]!.token}` };
  await request.post(`/api/tables/${table}/place`, { headers, data: { seat: 3, bot: 'novice' } });
  expect((await request.post(`/api/tables/${table}/start`, { headers, data: {} })).ok()).toBe(true);
  await refused();
  for (const path of [`/replay/${table}`, `/gazette/${table}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /n’a pas encore de table/ })).toBeVisible();
  }
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('heading', { name: /n’a pas encore de table/ })).toBeVisible();
  await look(page, 'strange-game');
});
