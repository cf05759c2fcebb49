// Two servers on one PostgreSQL behind an address that leads to one of them. It is part of the stage `postgres`, not of
// `browser`.

import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { Driver, duel } from './driver';
import { expect, test } from './fixtures';
import { Postgres } from './postgres';
import { GameServer } from './server';

/** The smallest of all proxies. */
class Address {
  private readonly open = new Set<Socket>();
  private readonly listener = createServer((caller) => {
    const server = connect(this.port, '127.0.0.1');
    for (const [one, other] of [
      [caller, server],
      [server, caller],
    ] as const) {
      this.open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        this.open.delete(one);
      });
    }
  });
  constructor(private port: number) {}

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.listener.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }
  leadsTo(port: number): void {
    this.port = port;
  }
  end(): void {
    this.listener.close();
    for (const one of this.open) one.destroy();
  }
}

const shared = test.extend<{ servers: GameServer[]; address: Address }>({
  servers: async ({}, use) => {
    const postgres = await Postgres.start();
    const servers = await Promise.all([1, 2].map(() => GameServer.start(['--database', postgres.url])));
    await use(servers);
    await Promise.all(servers.map((server) => server.end()));
    await postgres.end();
  },
  address: async ({ servers }, use) => {
    const address = new Address(servers[0]!.port);
    await use(address);
    address.end();
  },
  baseURL: async ({ address }, use) => use(await address.listen()),
});

shared(
  'the server of a page dies, and the page goes on at another without being loaded again',
  async ({ page, servers, address }) => {
    await duel(page);
    const driver = new Driver(page);
    expect(await driver.until((asked) => asked === 'ask_planning')).toBe(true);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await servers[0]!.down('SIGKILL');
    address.leadsTo(servers[1]!.port);
    // Moves are taken by the other server, and its bots answer: it has the table.
    await driver.plan([1, 1, 1, 1, 1]);
    await driver.step(() => driver.lift());
    expect(await driver.until((asked) => asked.startsWith('ask_sequence'))).toBe(true);
    await expect(page.getByText(/The line is down/)).toHaveCount(0, { timeout: 30_000 });
    expect(loads, 'the same page all the time').toEqual([]);
  },
);
