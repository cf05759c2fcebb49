// Notices: what one says on the card, the links of mails, and what the worker shows. The mail server is ours.

import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { check, expect, look, test as base } from './fixtures';
import { GameServer } from './server';

/** A mail server that takes everything. */
class Sink {
  readonly mails: string[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((socket) => this.#talk(socket));
  }
  async up(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  down(): void {
    this.#server.close();
  }
  #talk(socket: Socket): void {
    let [heard, mail] = ['', null as string | null];
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      heard += data.toString('utf8');
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        if (mail !== null && line !== '.') mail += `${line}\n`;
        else if (mail !== null) {
          this.mails.push(mail.replaceAll('=\n', '').replaceAll('=3D', '='));
          mail = null;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  }
}

const test = base.extend<object, { sink: Sink }>({
  sink: [
    async ({}, use) => {
      const sink = new Sink();
      await use(sink);
      sink.down();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sink }, use) => {
      const mail = await sink.up();
      const words = ['--public', 'http://127.0.0.1', '--mail-from', 'race@example.org', '--push', '--push-inside'];
      const server = await GameServer.start(words, { GREAT_RACE_MAIL: mail });
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});

test('a card says what one wants to be told, a mail is answered, and one click ends it', async ({ page, sink }) => {
  await page.goto('/me');
  await page.getByLabel('Name').fill('Ann');
  await page.getByRole('button', { name: 'Make my card' }).click();
  const box = page.getByRole('region', { name: 'Be told' });
  await expect(box).toBeVisible();
  await box.getByLabel('Your address').fill('ann@example.org');
  await box.getByRole('button', { name: 'Send mail there' }).click();
  await expect(box.getByText('A first mail is on its way to ann@example.org.')).toBeVisible();
  await box.getByLabel('Mail comes').selectOption({ label: 'once a day, one mail for all tables' });
  await box.getByRole('combobox', { name: 'at', exact: true }).selectOption('18:00');
  await box.getByLabel('Quiet hours').check();
  await box.getByLabel('from', { exact: true }).fill('21:30');
  await box.getByLabel('A race is over').uncheck();
  await box.getByRole('button', { name: 'Keep' }).click();
  await expect(box.getByText('Kept.')).toBeVisible();
  await page.reload();
  await expect(box.getByLabel('from', { exact: true })).toHaveValue('21:30');
  await expect(box.getByRole('combobox', { name: 'at', exact: true })).toHaveValue('18');
  await expect(box.getByLabel('A race is over')).not.toBeChecked();
  await look(page, 'notices');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await box.scrollIntoViewIfNeeded();
  await look(page, 'notices-phone');
  for (const [button, word] of [
    ['NL Nederlands', 'Bericht krijgen'],
    ['FR Français', 'Être averti'],
    ['EN English', 'Be told'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: word })).toBeVisible();
    await check(page, `notices in ${button}`);
  }

  await expect.poll(() => sink.mails.length).toBe(1);
  const link = /\/mail#confirm=[0-9a-f]+/.exec(sink.mails[0]!)![0];
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, send it here' }).click();
  await expect(page.getByText('Thank you: your mail comes here from now on.')).toBeVisible();
  await check(page, 'an answered mail');
  await page.getByRole('link', { name: 'To my card' }).click();
  await expect(box.getByText('Mail goes to ann@example.org.')).toBeVisible();
  await box.getByRole('button', { name: 'No mail any more' }).click();
  await expect(box.getByLabel('Your address')).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, send it here' }).click();
  await expect(page.getByRole('alert')).toContainText('This link does nothing any more');
});

test('the worker shows what comes by push, and a press opens the table', async ({ page, context, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.url });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const shown = await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => boolean;
      PushEvent: new (type: string, init: { data: string }) => Event;
    };
    const data = JSON.stringify({ title: 'It is your move', body: 'Africa', tag: 'x', path: '/t/x' });
    scope.dispatchEvent(new scope.PushEvent('push', { data }));
    for (let i = 0; i < 100; i++) {
      const [found] = await scope.registration.getNotifications();
      if (found) return { title: found.title, body: found.body, tag: found.tag, data: found.data as unknown };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return null;
  });
  expect(shown).toEqual({ title: 'It is your move', body: 'Africa', tag: 'x', data: { path: '/t/x' } });
});

base('a server that was told nothing of notices shows nothing of them', async ({ page }) => {
  await page.goto('/me');
  await page.getByLabel('Name').fill('Bob');
  await page.getByRole('button', { name: 'Make my card' }).click();
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Be told' })).toHaveCount(0);
});
